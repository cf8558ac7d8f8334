// Random games that go where a game seldom goes: how they begin, and who plays them.
#pragma once

#include <cstdint>

#include "engine/cards/random.hpp"
#include "engine/model/setup.hpp"

namespace kasino {

class Game;

/// A seat with fewer points than this cannot have decided the match, nor can its side. 0: the match
/// does not end by points.
int undecided_below(const RuleData& rules, int players);

/// A start with any dealer; every other time in a match in progress, with scores below `end`,
/// unless that is 0.
GameStart random_start(int players, int end, Random& random);

/// What a player likes best; now and then it plays anything.
enum class Bias : std::uint8_t {
  Anything,  ///< all moves alike
  Table,     ///< a table of a dozen cards or more
  Sweeps,    ///< clearing the table
  Most,      ///< taking many cards
  Fewest,    ///< taking, but few cards
  Actions,   ///< whatever is open besides playing a card
  Flood      ///< a table of two dozen cards or more: slow
};
inline constexpr std::uint64_t quick_biases = 6;

/// A step that stands by the rules, of the seat to act or of one that may act out of turn, in a
/// deal that goes on. At an honest table it may break a rule. Throws what hooks throw, and
/// CaptureUnknown where no legal move is found in time.
Step chosen_step(const Game& game, Bias bias, Random& random);

}  // namespace kasino
