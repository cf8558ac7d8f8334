// Raising an error of the script from a function that Lua calls. Private to scripting.
#pragma once

#include <lua.hpp>

namespace kasino {

/// Raises an error at the script's line, its words put together as by printf; cut at 500 bytes.
/// Never returns.
[[noreturn]] __attribute__((format(printf, 2, 3))) void raise_format(lua_State* state,
                                                                     const char* format, ...);

}  // namespace kasino
