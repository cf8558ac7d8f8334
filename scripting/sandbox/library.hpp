// The functions that scripts have, as Lua sees them. Private to the sandbox.
//
// Stock Lua does the work, behind guards that charge the budget first. If stock Lua would show an
// address, the order of a hash table or the machine's language, or would sort unstably, the
// function is our own.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include <lua.hpp>

namespace kasino {

/// Each pushes a table of functions. [-0, +1, m]
void push_string_library(lua_State* state);
void push_table_library(lua_State* state);
void push_math_library(lua_State* state);
/// Adds assert, error, pairs ... to the table on top.
void add_base_library(lua_State* state);

/// A function of stock Lua that scripts have, and its guard.
struct Offered {
  const char* name;
  lua_CFunction guard;  ///< null: no guard, as for constants
};
/// Opens a stock library and adds what is `offered` of it to the table on top, each function behind
/// its guard, which finds the stock function as its first upvalue. [-0, +0, m]
void add_guarded(lua_State* state, lua_CFunction open, std::span<const Offered> offered);
/// The last step of a guard: calls the stock function with the arguments as they stand.
int call_stock(lua_State* state);
/// The guard of functions whose work grows with their strings: charges for the strings' length.
int charge_texts(lua_State* state);

/// A text stored here, or in a Lua value on the stack.
struct ShownText {
  std::array<char, 48> buffer;
  std::string_view text;
};

/// Writes the value at `index` as tostring does, but without addresses. Never raises.
void show(lua_State* state, int index, ShownText& shown);

/// The string or number at argument `index` as text. Raises for anything else.
void check_text(lua_State* state, int index, ShownText& shown);
/// The argument at `index`, a number with an integer value. Raises for anything else, even strings.
lua_Integer check_integer(lua_State* state, int index);
/// The same, but `otherwise` if there is no argument.
lua_Integer integer_or(lua_State* state, int index, lua_Integer otherwise);
/// Ends the script if a string of `length` bytes is too long. To be called before making it.
void check_length(lua_State* state, std::size_t length);
/// Makes room for pushing `count` values; ends the script if memory does not allow it.
void check_room(lua_State* state, int count);

/// Whether the value at `a` comes before that at `b`. `comparator` is the index of a function, or
/// unused. Needs two free stack slots, leaves the stack as it was, and may raise.
using IsBefore = bool (*)(lua_State* state, int a, int b, int comparator);

/// The order of pairs: numbers ascending, strings by bytes, booleans. Raises for other values.
bool is_before_in_pairs(lua_State* state, int a, int b, int comparator);

/// Sorts the elements 1 to `length` of the table at `list` stably. No script may hold that table,
/// since a comparator may do anything. Charges for the work.
void merge_sort(lua_State* state, int list, lua_Integer length, IsBefore is_before, int comparator);

}  // namespace kasino
