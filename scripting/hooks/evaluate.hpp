// Expressions typed by somebody who looks around: Lua in a cell of its own, with the view of a
// position, as a variant's functions see it.
#pragma once

#include <string>
#include <string_view>

#include "scripting/hooks/hook_observer.hpp"
#include "scripting/sandbox/budget.hpp"

struct lua_State;

namespace kasino {

/// The value of an expression, or what statements return, in words. It may name `view`, and `move`,
/// `card` and `seat` where the call has them; without a viewer every card is open. Nothing that it
/// does lasts. Throws ScriptError (file "lua").
///
///   #view.table                        ->  4
///   view:captures("s7")                ->  {h7, h7 d4 s3, d4 s3}
std::string evaluate(std::string_view lua, const HookCall& call, Budget& budget);

/// Whether `lua` is only the beginning of an expression or of statements.
bool is_unfinished(std::string_view lua, Budget& budget);

/// The value at `index`: a text in quotes, cards as they are written, a table with what is in it,
/// some levels deep, and cut where it grows long. Raises nothing, and calls nothing of the script.
///
///   true    13    "h7"    {"h7", "s3"}    {cards = h7 s3, n = 2}    a function
std::string describe(lua_State* state, int index);

}  // namespace kasino
