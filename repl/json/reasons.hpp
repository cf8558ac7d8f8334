// Why a step is refused, for programs: a stable word and the facts that prove it.
#pragma once

#include "engine/legality/judgement.hpp"
#include "repl/json/json_state.hpp"

namespace kasino {

/// Adds `reason` and `facts` of a step that the rules refuse in `state`; nothing for a legal one.
void add_reason(Json& object, const Judgement& judgement, const State& state,
                const RuleData& rules);

}  // namespace kasino
