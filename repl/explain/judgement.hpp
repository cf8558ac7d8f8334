// Typed steps and what the rules say of them, in words: the way from text to a judged step for
// playing, asking why, and scenarios.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/model/event.hpp"
#include "engine/model/rules.hpp"
#include "engine/text/error.hpp"
#include "engine/text/text.hpp"

namespace kasino {

class Game;
struct Ply;
class State;

/// A move or action that the rules forbid, with the clause; empty if no clause forbids it.
class IllegalMove : public Error {
 public:
  IllegalMove(const std::string& message, std::string clause)
      : Error(message, {ErrorKind::IllegalMove, std::move(clause)}) {}
};

struct Judgement {
  std::optional<Step> what;  ///< nothing: the text claims something false
  bool legal = false;
  bool stands = false;               ///< it may be played, though perhaps illegal
  std::vector<std::string> clauses;  ///< that allow or refuse it; the first decides
  std::string message;               ///< why, in words
  std::optional<Card> card{};        ///< the card played, even by a false claim
};

/// What the rules say of an action, or of a move whose cards lie where it says. Throws ActionError
/// for an action that the seat cannot take now whatever the clauses say, and what the rules throw.
Judgement judgement_of(const Step& step, const State& state, const Rules& rules, Language language);

/// What the rules say of a typed step. A false claim of a grouping, and `x*` that takes nothing,
/// are refused. Throws Error for a text that is no step, or names cards that do not lie there.
Judgement judgement_of(const std::string& text, const State& state, const Rules& rules,
                       Language language);

/// "legal by ID", "refused by ID: why".
std::string in_words(const Judgement& judgement, Language language);

/// The move that a text means, legal or not. A value that it claims must be true. Throws
/// IllegalMove for a false value, BadArgument for the value of a set that cannot be taken at all,
/// and what judgement_of() does.
Move forced_move(const std::string& text, const State& state, const Rules& rules,
                 Language language);

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
