// Typed steps and what the rules say of them: the way from text to a judged step for playing,
// asking why, and scenarios.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/legality/judgement.hpp"
#include "engine/model/event.hpp"
#include "engine/model/rules.hpp"
#include "engine/text/error.hpp"
#include "engine/text/text.hpp"

namespace kasino {

class Game;
struct Ply;
class State;
class TurnContext;

/// A step that the rules forbid; the message says why.
class IllegalMove : public Error {
 public:
  IllegalMove(const std::string& message, Judgement judgement)
      : Error(message, {ErrorKind::IllegalMove, judgement.refusals.front().clause}),
        judgement_(std::move(judgement)) {}
  const Judgement& judgement() const { return judgement_; }

 private:
  Judgement judgement_;
};

/// What the rules say of a typed step; only a false claim is proved. Throws Error for a text that
/// is no step, or names cards that do not lie there, ActionError for an action that the seat cannot
/// take now whatever the clauses say, and what the rules throw.
Judgement judgement_of(const std::string& text, const TurnContext& turn);
Judgement judgement_of(const std::string& text, const State& state, const Rules& rules);

/// The same with the proof, refused or not; of a typed step, or of one whose cards lie where it
/// says.
Judgement proved(const std::string& text, const State& state, const Rules& rules);
Judgement proved(const Step& step, const State& state, const Rules& rules);

/// Why the rules judge a step so, in a line: explain() of what they say of it.
std::string why(const Step& step, const State& state, const Rules& rules, Language language);

/// "legal by ID", "refused by ID: why".
std::string in_words(const Judgement& judgement, const State& state, const Rules& rules,
                     Language language);

/// What the rules say of a typed move that is played even if they forbid it. A value that it claims
/// must be true. Throws IllegalMove for a false value, BadArgument for the value of a set that
/// cannot be taken at all, and what judgement_of() does.
Judgement forced_move(const std::string& text, const TurnContext& turn, Language language);

/// The clauses that step `at` of the game (from 0) touches: those that allow or refuse it, and
/// those that give seats points after it.
std::set<std::string> clauses_touched(const Game& game, std::size_t at);

/// Whether the first word of `text` is an action of the variant.
bool names_action(const std::string& text, const Rules& rules);

/// What stands for a hidden value: "a card", "2 cards", "?".
std::string untold_text(const FieldValue& value, Language language);

/// The action in written form, as `viewer` may know it: "hide a card" for "hide h7".
std::string told_text(const Action& action, const State& before, const Rules& rules,
                      const std::optional<Seat>& viewer, Language language);

/// The same of a move or action that waits to be played.
std::string told_text(const Step& play, const State& state, const Rules& rules,
                      const std::optional<Seat>& viewer, Language language);

/// An open action, as `viewer` may know it: "swap a card d4 seat=2" if the first card lies in a
/// hand that `viewer` does not see.
std::string open_text(const Action& action, const State& state, const Rules& rules,
                      const std::optional<Seat>& viewer, Language language);

/// The move or action in written form, as `viewer` may know it, with `!` if it is irregular; empty
/// for the deck of a deal. `before` is the position it was made in.
std::string step_text(const Ply& step, const State& before, const Rules& rules,
                      const std::optional<Seat>& viewer, Language language);

}  // namespace kasino
