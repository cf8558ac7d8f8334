// A step as a person types it, and what the rules say of it: the way from text to a judged step for
// playing, asking why, questions and scenarios.
#pragma once

#include <string>

#include "engine/legality/judgement.hpp"
#include "engine/model/rules.hpp"

namespace kasino {

class State;
class TurnContext;

/// Whether the first word of `text` is an action of the variant.
bool names_action(const std::string& text, const Rules& rules);

/// What the rules say of a typed step; only a false claim is proved. Throws Error for a text that
/// is no step, or names cards that do not lie there, ActionError for an action that the seat cannot
/// take now whatever the clauses say, and what the rules throw.
Judgement judgement_of(const std::string& text, const TurnContext& turn);
Judgement judgement_of(const std::string& text, const State& state, const Rules& rules);

/// The same with the proof, refused or not; of a typed step, or of one whose cards lie where it
/// says.
Judgement proved(const std::string& text, const State& state, const Rules& rules);
Judgement proved(const Step& step, const State& state, const Rules& rules);

}  // namespace kasino
