// What comes of a play or of the rules alone, as far as a question can ask for it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/game/game.hpp"
#include "engine/model/place.hpp"
#include "engine/model/rules.hpp"

namespace kasino {

/// A right answer: numbers (also seats; 0 for none), or cards.
struct Outcome {
  std::vector<int> numbers;
  Cards cards{};
  Cards drawn{};                 ///< from the stock by the step, the first drawn first
  std::optional<Place> place{};  ///< that Drawn and Undrawn are about
  std::vector<int> scores{};     ///< of the match, after the last card of a deal
};

/// Whether the matter needs no position: only the number of players and the dealer.
inline bool is_of_rules(Matter matter) { return matter <= Matter::Dealer; }
/// Whether it is asked about the last card of a deal, with all that was taken in sight.
inline bool is_of_ending(Matter matter) { return matter >= Matter::Left; }
/// Whether it is asked for by asking whether a move is allowed.
inline bool is_of_legality(Matter matter) {
  return matter >= Matter::Values && matter <= Matter::Choice;
}
/// Whether it is asked what a play leads to, by a clause that the script names for it.
inline bool is_of_play(Matter matter) { return matter >= Matter::Holds && matter < Matter::Sweeps; }
/// Whether the answer is cards.
inline bool asks_for_cards(Matter matter) { return matter == Matter::Table; }
/// Whether the answer may be several numbers.
inline bool asks_for_several(Matter matter) {
  return matter == Matter::Players || matter >= Matter::Winner;
}

/// What a deal comes to by these rules; nothing if it is not the same whatever is played, or if the
/// variant knows no such thing. `dealer` is that of the deal. Throws what the rules throw.
std::optional<Outcome> outcome_of_rules(Matter matter, const Rules& rules, int players,
                                        Seat dealer);

/// What the step leads to for `seat`, by `clause`; nothing if the clause does not settle it here.
/// Throws what the rules throw.
std::optional<Outcome> outcome_of_step(Matter matter, const Game& game, const Step& step, Seat seat,
                                       const std::string& clause);

/// The clauses by which a sweep that the step makes counts for nothing, or seats get or lose
/// others.
std::vector<std::string> clauses_on_sweeps(const Step& step, const Game& before,
                                           const EventLog& events);

}  // namespace kasino
