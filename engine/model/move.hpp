// Moves: what a seat does with a card, and actions: what else it may do.
//
// A move does not say whether it is legal, nor how its cards fall into groups: the same card taking
// the same cards is the same move.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/model/seat.hpp"

namespace kasino {

/// A card laid out on the table (a trail), taking cards from it and whole piles (a capture), or
/// laid together with some of them until a card of a value takes them all (a build).
struct Move {
  Seat seat = 1;
  Card card;
  Cards captured;           ///< from the table, sorted; in a build: laid together with the card
  std::uint32_t whole = 0;  ///< places taken, or built on: bit i is the i-th of takeable_places()
  std::uint8_t built = 0;   ///< the value of a build; 0: no build

  bool builds() const { return built != 0; }
  bool trails() const { return captured.empty() && whole == 0 && !builds(); }
  bool captures() const { return (!captured.empty() || whole != 0) && !builds(); }
  bool operator==(const Move&) const = default;
};

/// An irregular move breaks the rules: it stands, and is marked.
enum class Regularity : std::uint8_t { Regular, Irregular };

/// The value of an argument: cards (sorted), or a number (that of a seat, or the index of a word).
struct ArgumentValue {
  Cards cards{};
  int number = 0;

  bool operator==(const ArgumentValue&) const = default;
};

/// A variant's own action: a word with arguments, in the order in which the variant declares them.
/// The seat need not be the one to play.
struct Action {
  Seat seat = 1;
  std::string name;
  std::vector<ArgumentValue> arguments{};

  bool operator==(const Action&) const = default;
};

/// A step on from a position: a move, an action, or the deck of the next deal in dealing order.
using Step = std::variant<Move, Action, Cards>;

/// The seat of a move or an action; not to be asked of a deal.
inline Seat seat_of(const Step& step) {
  const auto* move = std::get_if<Move>(&step);
  return move != nullptr ? move->seat : std::get<Action>(step).seat;
}

}  // namespace kasino
