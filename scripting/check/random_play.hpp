// Random games that go where a game seldom goes: how they begin, and who plays them.
#pragma once

#include <cstdint>

#include "engine/cards/random.hpp"
#include "engine/game/game.hpp"

namespace kasino {

/// A number of points with which neither a seat nor its side has decided the match: a seat has
/// fewer. 0: there is no such number.
int undecided_below(const RuleData& rules, int players);

/// With any dealer, and every other time in a match that is in progress: then the scores are below
/// `end`, unless that is 0.
GameStart random_start(int players, int end, Random& random);

/// What a player likes best; now and then it plays anything.
enum class Bias : std::uint8_t {
  Anything,  ///< all moves alike
  Table,     ///< a table of a dozen cards or more
  Sweeps,    ///< clearing the table
  Most,      ///< taking many cards
  Fewest,    ///< taking, but few cards
  Actions,   ///< whatever is open besides playing a card
  Flood      ///< a table that grows without end: slow
};
inline constexpr std::uint64_t quick_biases = 6;

/// A step that stands by the rules, of the seat to act or of one that may act out of turn, in a
/// deal that goes on. At an honest table it may break a rule. Throws what hooks throw.
Step chosen_step(const Game& game, Bias bias, Random& random);

}  // namespace kasino
