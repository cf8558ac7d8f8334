// Expressions typed by somebody who looks around: Lua in a cell of its own, with the view of a
// position, as a variant's functions see it.
#pragma once

#include <string>
#include <string_view>

#include "scripting/hooks/hook_observer.hpp"
#include "scripting/sandbox/budget.hpp"

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

}  // namespace kasino
