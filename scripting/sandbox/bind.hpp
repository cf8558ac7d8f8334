// How C++ functions become Lua functions, for the parts of scripting that make them.
//
// If Lua is built as C, its errors leave C++ frames without running destructors. So a function that
// Lua calls must own nothing with a destructor while it may raise. binding<&function> takes care of
// that if `function` is plain C++: it reads the arguments (may raise, owns nothing), calls
// `function` (cannot raise), leaves the `try`, and pushes the answer or raises the error (owns
// nothing again: an answer with a destructor waits in the sandbox).
//
//   Cards captured(View& view, Card card);           // may throw std::exception
//   lua_pushcfunction(state, binding<&captured>);    // the message reaches the script's user
//
// A raw `int function(lua_State*)` works too, but must itself keep to this order.
//
// A stack effect such as [-0, +1, m] is written as in Lua's manual: values popped, values pushed,
// and whether it raises no error (-), only for lack of memory (m), or any error (v).
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

/// An error message that needs no destructor. A longer one is cut.
struct Fault {
  std::array<char, 512> text;

  void set(std::string_view message) {
    const std::size_t length = std::min(message.size(), text.size() - 1);
    std::memcpy(text.data(), message.data(), length);
    text[length] = '\0';
  }
};

/// Raises `fault` as an error at the line of the script that calls. Never returns.
[[noreturn]] void raise(lua_State* state, const Fault& fault);

/// Raises an error about a call with more arguments than the function takes; the object before the
/// colon counts as one. Never returns. [-0, +0, v]
[[noreturn]] void raise_too_many(lua_State* state, int most);

/// Raises the text of `words()`, a std::string that is gone by then. Never returns. [-0, +0, v]
template <class Words>
[[noreturn]] void raise_words(lua_State* state, Words words) {
  Fault fault;
  fault.set(words());
  raise(state, fault);
}

/// Runs `act`, plain C++ that may throw, and raises its error once everything that it owned is
/// gone. `act` must not raise. [-0, +0, v]
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

/// Keeps scripts from getting at the metatable on top. [-0, +0, m]
inline void lock_metatable(lua_State* state) {
  lua_pushboolean(state, 0);
  lua_setfield(state, -2, "__metatable");
}

/// The string at `index`; a number there becomes a string. [-0, +0, m]
inline std::string_view text_at(lua_State* state, int index) {
  std::size_t length = 0;
  const char* text = lua_tolstring(state, index, &length);
  return {text, length};
}

/// Adds the keys of the table at `index` that are strings, and sorts all `names`. Raises nothing.
/// [-0, +0, -]
void add_names(lua_State* state, int index, std::vector<std::string>& names);

/// Whether there is `false` at `index`, with which scripts say "none".
inline bool is_false(lua_State* state, int index) {
  return lua_type(state, index) == LUA_TBOOLEAN && lua_toboolean(state, index) == 0;
}

/// Replaces the table on top with a read-only one that reads its fields from it. Writing raises an
/// error that calls the table `name`, which must live for ever. [-1, +1, m]
void make_read_only(lua_State* state, const char* name);

/// How an argument of type T is read: `static T read(lua_State*, int index)`, which raises if the
/// argument does not fit. T must need no destructor. Specialise it for types of your own.
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

/// How an answer of type T is pushed: `static int push(lua_State*, const T&)` returns the number of
/// values pushed. It may raise, and must own nothing meanwhile.
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
/// An empty optional becomes false.
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

/// Sets the field `name` of the table on top. [-0, +0, m]
template <class T>
void set_field(lua_State* state, const char* name, const T& value) {
  Answer<T>::push(state, value);
  lua_setfield(state, -2, name);
}

/// Calls `act`, plain C++ that may throw, and pushes its answer; returns how many values.
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

/// Calls plain C++ as described at the top of this file.
template <class Result, class... Arguments, std::size_t... Index>
int call_plain(lua_State* state, Result (*function)(Arguments...), std::index_sequence<Index...>) {
  check_argument_count(state, sizeof...(Arguments));
  // In braces, so that the arguments are read from left to right.
  std::tuple<ReadAs<Arguments>...> arguments{
      Argument<std::remove_cvref_t<Arguments>>::read(state, static_cast<int>(Index) + 1)...};
  static_assert(std::is_trivially_destructible_v<decltype(arguments)>);
  return push_answer(state, [&] { return std::apply(function, arguments); });
}

template <class Result, class... Arguments>
int call_bound(lua_State* state, Result (*function)(Arguments...)) {
  return call_plain(state, function, std::index_sequence_for<Arguments...>{});
}
/// If Lua is built as C++, its own errors pass through.
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

/// The words for a value that was not expected: "nil", "nothing" if there is no argument, "true",
/// "the number 7", the beginning of a string in quotes, "a table", "a view". Raises nothing.
Kind kind_at(lua_State* state, int index);

/// "expected WHAT, found ...", about the value at `index`, which is to blame if it is a string.
/// Raises nothing.
AnswerError expected_at(lua_State* state, int index, const std::string& what,
                        Misuse misuse = Misuse::Argument, const char* advice = "");
/// Raises the same. Never returns. [-0, +0, v]
[[noreturn]] void raise_expected(lua_State* state, int index, const char* what,
                                 Misuse misuse = Misuse::Argument, const char* advice = "");

}  // namespace kasino
