// Which of a variant's own actions are open, and which clause refuses the others.
//
// Any seat may act, whoever is to play. Actions are few, so all are listed. The arguments of an
// action are cards, sets of cards, seats, numbers and words.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/legality/judgement.hpp"
#include "engine/model/argument.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"

namespace kasino {

class State;

/// Whether the action is a move of the seat to act: it plays a card (ActionRule::Turn::Plays).
bool is_play(const Action& action, const State& state, const RuleData& rules);

/// Whether the seat could take `action` now, clauses aside: every argument is something it may be.
bool is_possible(const Action& action, const State& state, const Rules& rules);

/// What the rules say of `action`, which has all its arguments; what the variant says about the
/// first refusal in this case is its proof. Cards that the function of an argument does not list
/// are refused by the first clause about that argument, numbers out of bounds by the one that
/// allows the action. Throws ActionError if the action is
/// impossible for another reason.
Judgement judge(const Action& action, const State& state, const Rules& rules);

/// How many actions are listed at most.
inline constexpr std::size_t most_open_actions = 10'000;

/// Every action open now, the seat to act first and then clockwise, each by name and argument.
std::vector<Action> open_actions(const State& state, const Rules& rules);

/// The first `most` open actions with which the seat to act answers, plays, or ends its turn.
std::vector<Action> open_answers(const State& state, const Rules& rules,
                                 std::size_t most = most_open_actions);

/// Whether the seat to act has an open answer.
bool has_open_answer(const State& state, const Rules& rules);

/// Whether the seat to act has an open action that keeps its turn.
bool has_open_extra(const State& state, const Rules& rules);

/// The first open answer of the seat to act that the text means: its name, perhaps followed by its
/// first arguments. Nothing if none is open. Throws ActionError if the text names no answer or has
/// too many arguments, ParseError or CardError if an argument cannot be read.
std::optional<Action> open_answer(const std::string& text, const State& state, const Rules& rules);

/// The action that these words mean: its name, its arguments, and perhaps seat=N. Without seat=N it
/// is the action of the seat to act if open to it, else of the only other seat that it is open to.
/// Arguments may be left out if only one way is open. Throws ActionError or CardError.
Action parse_action(const std::vector<std::string>& words, const State& state, const Rules& rules);

/// The action that is written like `action`, which is one of `written_by`, under other rules.
/// Throws ActionError or CardError if they have none.
Action as_written(const Action& action, const RuleData& written_by, const State& state,
                  const Rules& rules);

/// The written form: "announce", "pluck h7", and for a seat that is not to act "call seat=2".
std::string to_text(const Action& action, const State& state, const Rules& rules);

/// The same as people read and type it, by its title: "anmäl", "påtala plats=2". `untold` writes
/// an argument that is not told; nothing for others.
using Untold = std::function<std::optional<Text>(const ArgumentRule&, const ArgumentValue&)>;
Text in_words(const Action& action, const State& state, const Rules& rules,
              const Untold& untold = {});

}  // namespace kasino
