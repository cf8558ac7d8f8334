// How C++ functions become Lua functions, for the parts of scripting that make them.
//
// Where Lua is built as C its errors leave a frame without running destructors. So a function that
// Lua calls owns nothing with a destructor while it may raise. binding<&function> keeps to that by
// itself when `function` is plain C++: it reads the arguments (may raise, owns nothing), calls
// `function` (cannot raise), leaves the `try`, and pushes the answer or raises the error (owns
// nothing again: an answer with a destructor waits in the sandbox).
//
//   Cards captured(View& view, Card card);           // may throw std::exception
//   lua_pushcfunction(state, binding<&captured>);    // the message reaches the script's user
//
// A raw `int function(lua_State*)` works too; there the order of things is its own duty.
#pragma once

#include <algorithm>
#include <any>
#include <array>
#include <cstddef>
#include <cstring>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include <lua.hpp>

#include "scripting/sandbox/sandbox.hpp"

namespace kasino {

/// The sandbox that `state` belongs to.
inline Sandbox& sandbox_of(lua_State* state) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-cstyle-cast): the cast is in Lua's macro
  return **static_cast<Sandbox**>(lua_getextraspace(state));
}

/// Charges work before it is done, about as many steps as Lua would need. Raises if spent.
inline void charge(lua_State* state, std::size_t steps) {
  if (!sandbox_of(state).budget().spend(steps)) raise_limit(state);
}

/// An error message that needs no destructor; longer ones are cut.
struct Fault {
  std::array<char, 512> text;

  void set(std::string_view message) {
    const std::size_t length = std::min(message.size(), text.size() - 1);
    std::memcpy(text.data(), message.data(), length);
    text[length] = '\0';
  }
};

/// Raises `fault` as an error at the script's line. Never returns.
[[noreturn]] void raise(lua_State* state, const Fault& fault);

/// Raises that a function was called with more arguments than it has, the object before the colon
/// among them. Never returns. [-0, +0, v]
[[noreturn]] void raise_too_many(lua_State* state, int most);

/// Raises what `words()` says, a std::string that is gone by then. Never returns. [-0, +0, v]
template <class Words>
[[noreturn]] void raise_words(lua_State* state, Words words) {
  Fault fault;
  fault.set(words());
  raise(state, fault);
}

/// Runs `act`, which is plain C++ and may throw; its error is raised once everything it owned is
/// gone. `act` raises nothing itself. [-0, +0, v]
template <class Act>
void guarded(lua_State* state, Act&& act) {
  Fault fault;
  try {
    act();
    return;
  } catch (const std::exception& error) {
    fault.set(error.what());
  }
  raise(state, fault);
}

/// Keeps scripts from the metatable on top. [-0, +0, m]
inline void lock_metatable(lua_State* state) {
  lua_pushboolean(state, 0);
  lua_setfield(state, -2, "__metatable");
}

/// The string at `index`; of a number, which becomes one. [-0, +0, m]
inline std::string_view text_at(lua_State* state, int index) {
  std::size_t length = 0;
  const char* text = lua_tolstring(state, index, &length);
  return {text, length};
}

/// Adds the names that are keys of the table at `index`, and sorts all `names`. Raises nothing.
/// [-0, +0, -]
void add_names(lua_State* state, int index, std::vector<std::string>& names);

/// Whether there is `false` at `index`: how scripts say "none".
inline bool is_false(lua_State* state, int index) {
  return lua_type(state, index) == LUA_TBOOLEAN && lua_toboolean(state, index) == 0;
}

/// Replaces the table on top by a read-only one with the same fields: reading falls through,
/// writing is an error that calls it `name`. `name` must live for ever. [-1, +1, m]
void make_read_only(lua_State* state, const char* name);

/// How an argument of type T is read: `static T read(lua_State*, int index)`, which raises if it
/// does not fit. T needs no destructor. Specialise it for types of your own.
template <class T>
struct Argument;

template <>
struct Argument<int> {
  static int read(lua_State* state, int index);
};
template <>
struct Argument<std::string_view> {
  static std::string_view read(lua_State* state, int index);
};
/// An argument that may be left out.
template <class T>
struct Argument<std::optional<T>> {
  static std::optional<T> read(lua_State* state, int index) {
    if (lua_isnoneornil(state, index)) return std::nullopt;
    return Argument<T>::read(state, index);
  }
};

/// How an answer of type T is pushed: `static int push(lua_State*, const T&)` returns how many.
/// It may raise, and owns nothing meanwhile.
template <class T>
struct Answer;

template <>
struct Answer<bool> {
  static int push(lua_State* state, const bool& value) { return lua_pushboolean(state, value), 1; }
};
template <>
struct Answer<int> {
  static int push(lua_State* state, const int& value) { return lua_pushinteger(state, value), 1; }
};
template <>
struct Answer<std::string_view> {
  static int push(lua_State* state, const std::string_view& value) {
    return lua_pushlstring(state, value.data(), value.size()), 1;
  }
};
template <>
struct Answer<std::string> {
  static int push(lua_State* state, const std::string& value) {
    return Answer<std::string_view>::push(state, value);
  }
};
/// Nothing is false to scripts.
template <class T>
struct Answer<std::optional<T>> {
  static int push(lua_State* state, const std::optional<T>& value) {
    return value ? Answer<T>::push(state, *value) : Answer<bool>::push(state, false);
  }
};
/// A list.
template <class T>
struct Answer<std::vector<T>> {
  static int push(lua_State* state, const std::vector<T>& values) {
    lua_createtable(state, static_cast<int>(values.size()), 0);
    for (std::size_t i = 0; i < values.size(); ++i) {
      Answer<T>::push(state, values[i]);
      lua_rawseti(state, -2, static_cast<lua_Integer>(i + 1));
    }
    return 1;
  }
};

/// Sets a field of the table on top. [-0, +0, m]
template <class T>
void set_field(lua_State* state, const char* name, const T& value) {
  Answer<T>::push(state, value);
  lua_setfield(state, -2, name);
}

/// Calls `act`, plain C++ that may throw, and pushes what it answers; returns how many values.
/// [-0, +n, v]
template <class Act>
int push_answer(lua_State* state, Act act) {
  using Result = std::invoke_result_t<Act>;
  if constexpr (std::is_void_v<Result>) {
    guarded(state, act);
    return 0;
  } else if constexpr (std::is_trivially_destructible_v<Result>) {
    std::optional<Result> answer;
    guarded(state, [&] { answer.emplace(act()); });
    return Answer<Result>::push(state, *answer);
  } else {
    std::any& answer = sandbox_of(state).answer();  // outlives whatever pushing raises
    guarded(state, [&] { answer = act(); });
    return Answer<Result>::push(state, *std::any_cast<Result>(&answer));
  }
}

/// Raises if there are more than `most` arguments.
inline void check_argument_count(lua_State* state, int most) {
  if (lua_gettop(state) > most) raise_too_many(state, most);
}

template <class T>
using ReadAs = decltype(Argument<std::remove_cvref_t<T>>::read(nullptr, 1));

/// Calls plain C++ as described above.
template <class Result, class... Arguments, std::size_t... Index>
int call_plain(lua_State* state, Result (*function)(Arguments...), std::index_sequence<Index...>) {
  check_argument_count(state, sizeof...(Arguments));
  // Braces, so that they are read from left to right.
  std::tuple<ReadAs<Arguments>...> arguments{
      Argument<std::remove_cvref_t<Arguments>>::read(state, static_cast<int>(Index) + 1)...};
  static_assert(std::is_trivially_destructible_v<decltype(arguments)>);
  return push_answer(state, [&] { return std::apply(function, arguments); });
}

template <class Result, class... Arguments>
int call_bound(lua_State* state, Result (*function)(Arguments...)) {
  return call_plain(state, function, std::index_sequence_for<Arguments...>{});
}
/// With Lua built as C++ its own errors pass through.
inline int call_bound(lua_State* state, int (*function)(lua_State*)) {
  int pushed = 0;
  guarded(state, [&] { pushed = function(state); });
  return pushed;
}

/// `function` as a Lua function.
template <auto Function>
int binding(lua_State* state) {
  return call_bound(state, Function);
}

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
