// The functions that scripts have, as Lua sees them. Private to the sandbox.
//
// Stock Lua does the work behind guards that charge the budget first. Where stock Lua would show an
// address, the order of a hash or the machine's language, or sorts unstably, the function is ours.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include <lua.hpp>

#include "scripting/sandbox/bind.hpp"

namespace kasino {

/// Each pushes a table of functions. +1
void push_string_library(lua_State* state);
void push_table_library(lua_State* state);
void push_math_library(lua_State* state);
/// Adds assert, error, pairs ... to the table on top.
void add_base_library(lua_State* state);

/// A stock function that scripts have, and what stands in front of it.
struct Offered {
  const char* name;
  lua_CFunction guard;  ///< null: nothing; so it is for constants
};
/// Opens a stock library and adds what is `offered` of it to the table on top, each behind its
/// guard, which finds the stock function as its first upvalue. [-0, +0, m]
void add_guarded(lua_State* state, lua_CFunction open, std::span<const Offered> offered);
/// What a guard ends with: the stock function, called with the arguments as they stand.
int call_stock(lua_State* state);
/// The guard of functions whose work grows with their texts: charges for these.
int charge_texts(lua_State* state);

/// A text that lives here or in a Lua value on the stack.
struct ShownText {
  std::array<char, 48> buffer;
  std::string_view text;
};

/// What tostring says of the value at `index`: no addresses, the same everywhere. Never raises.
void show(lua_State* state, int index, ShownText& shown);

/// The string or number at argument `index` as text. Raises for anything else.
void check_text(lua_State* state, int index, ShownText& shown);
/// The argument at `index`, a number with an integer value. Raises for others, texts too.
lua_Integer check_integer(lua_State* state, int index);
/// The same, or `otherwise` if there is none.
lua_Integer integer_or(lua_State* state, int index, lua_Integer otherwise);
/// Ends the script if a string of `length` bytes is too long. To be asked before making it.
void check_length(lua_State* state, std::size_t length);
/// Makes sure that `count` values can be pushed; ends the script if memory does not allow it.
void check_room(lua_State* state, int count);

/// Is the value at `a` before that at `b`? `comparator` is the index of a function, or unused.
/// Needs two free stack slots, leaves the stack as it was, may raise.
using IsBefore = bool (*)(lua_State* state, int a, int b, int comparator);

/// The order of pairs: numbers ascending, strings by bytes, booleans. Raises for other values.
bool is_before_in_pairs(lua_State* state, int a, int b, int comparator);

/// Sorts the elements 1 to `length` of the table at `list` stably. The table must be nobody
/// else's: a comparator may do what it likes. Charges for the work.
void merge_sort(lua_State* state, int list, lua_Integer length, IsBefore is_before, int comparator);

}  // namespace kasino
