// Which of a variant's own actions are open, and which clause refuses the others.
//
// Actions may come from any seat, whoever is to play. They are few, so all are listed. What one is
// done with are its arguments: cards, sets of cards, seats, numbers and words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/argument.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"

namespace kasino {

class State;

/// Whether the action is a move of the seat to act: it plays a card (ActionRule::Turn::Plays).
bool is_play(const Action& action, const State& state, const RuleData& rules);

/// Whether the seat can take `action` now, whatever the clauses say: its arguments are there.
bool is_possible(const Action& action, const State& state, const Rules& rules);

/// The clauses that refuse `action`, which has all its arguments; the first decides; none: it is
/// open. Cards that the function of an argument does not list are refused by the first clause about
/// it; throws ActionError for what else cannot be.
std::vector<std::string> refusals_of(const Action& action, const State& state, const Rules& rules);

/// What the variant says of the first of them, in this case; may be empty.
Text why_refused(const Action& action, const State& state, const Rules& rules);

/// How many actions are listed at most.
inline constexpr std::size_t most_open_actions = 10'000;

/// Every action open now, the seat to act first and then clockwise, each by name and argument.
std::vector<Action> open_actions(const State& state, const Rules& rules);

/// Of these, what the seat to act can do instead of a move: what answers, plays, or ends its turn.
/// The first `most`.
std::vector<Action> open_answers(const State& state, const Rules& rules,
                                 std::size_t most = most_open_actions);

/// Whether there is one of these.
bool has_open_answer(const State& state, const Rules& rules);

/// Whether the seat to act can do anything besides, that keeps its turn.
bool has_open_extra(const State& state, const Rules& rules);

/// The first answer of the seat to act that is open and meant by the text: its name, and perhaps
/// its first arguments. Nothing if there is none. Throws ActionError for what is no answer and for
/// too many arguments, ParseError and CardError for those that say nothing.
std::optional<Action> open_answer(const std::string& text, const State& state, const Rules& rules);

/// The action that these words mean: its name, its arguments, and perhaps seat=N. Without a seat it
/// is the one to act if the action is open to it, else the only other one it is open to; arguments
/// may be left out where only one way is open. Throws ActionError, and CardError.
Action parse_action(const std::vector<std::string>& words, const State& state, const Rules& rules);

/// The written form: "announce", "pluck h7", and for a seat that is not to act "call seat=2".
std::string to_text(const Action& action, const State& state, const Rules& rules);

}  // namespace kasino
