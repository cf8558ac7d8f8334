// Raising an error of the script from a function that Lua calls. Private to scripting.
#pragma once

#include <array>

#include <lua.hpp>

namespace kasino {

/// What a value is, in words that need no destructor.
struct Kind {
  std::array<char, 80> text;

  const char* words() const { return text.data(); }
};

/// What came in the place of something else: "nil", "nothing" where there is no argument, "true",
/// "the number 7", the beginning of a string in quotes, "a table", "a view". Raises nothing.
Kind kind_at(lua_State* state, int index);

/// Raises an error at the script's line, its words put together as by printf; cut at 500 bytes.
/// Never returns.
[[noreturn]] __attribute__((format(printf, 2, 3))) void raise_format(lua_State* state,
                                                                     const char* format, ...);

}  // namespace kasino
