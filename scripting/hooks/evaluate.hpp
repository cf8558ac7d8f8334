// Evaluates expressions that a person types to look around: Lua in a cell of its own, with the view
// of a position that the variant's functions would see.
#pragma once

#include <string>
#include <string_view>

#include "scripting/hooks/hook_observer.hpp"
#include "scripting/sandbox/budget.hpp"

struct lua_State;

namespace kasino {

/// The value of an expression, or what statements return, in words. The expression may use `view`,
/// and `move`, `card` and `seat` if the call has them; without a viewer every card is open. It has
/// no lasting effects. Throws ScriptError (file "lua").
///
///   #view.table                        ->  4
///   view:captures("s7")                ->  {h7, h7 d4 s3, d4 s3}
std::string evaluate(std::string_view lua, const HookCall& call, Budget& budget);

/// Whether `lua` is an expression or statement that is not complete yet.
bool is_unfinished(std::string_view lua, Budget& budget);

/// The value at `index` in words: a string in quotes, cards as they are written, a table with its
/// contents, a few levels deep and cut if it is long. Raises nothing, and calls no script function.
///
///   true    13    "h7"    {"h7", "s3"}    {cards = h7 s3, n = 2}    a function
std::string describe(lua_State* state, int index);

}  // namespace kasino
