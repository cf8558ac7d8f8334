// Players for checks: not good ones, but such as lead a game where it seldom goes.
#pragma once

#include <cstdint>

#include "engine/cards/random.hpp"
#include "engine/game/game.hpp"
#include "scripting/check/checked_game.hpp"

namespace kasino {

/// What a player likes best; now and then it does anything.
enum class Bias : std::uint8_t {
  Anything,  ///< every move alike
  Table,     ///< that the table grows, to a dozen and more
  Sweeps,    ///< to clear it
  Most,      ///< to take most cards
  Fewest,    ///< to take, but few cards
  Actions,   ///< whatever is open beside playing a card
  Flood      ///< that the table grows, without end: slow
};
inline constexpr std::uint64_t quick_likings = 6;

/// A step that stands by the rules, for the seat to act or one that may act out of turn. The deal
/// goes on. At an honest table it may break what nobody minds. Throws what hooks throw.
Step chosen_step(const Game& game, Bias bias, Random& random);

}  // namespace kasino
