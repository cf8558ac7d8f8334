// Random games that reach rare positions: how they begin, and who plays them.
#pragma once

#include <cstdint>

#include "engine/cards/random.hpp"
#include "engine/model/setup.hpp"

namespace kasino {

class Game;

/// A score below which neither a seat nor its side has decided the match. 0 if the match does not
/// end by points.
int undecided_below(const RuleData& rules, int players);

/// A start with any dealer. Half of the starts are in a match in progress, with scores below `end`,
/// unless `end` is 0.
GameStart random_start(int players, int end, Random& random);

/// What a player prefers; now and then it plays anything.
enum class Bias : std::uint8_t {
  Anything,  ///< all moves equally
  Table,     ///< a table of a dozen cards or more
  Sweeps,    ///< clearing the table
  Most,      ///< taking many cards
  Fewest,    ///< taking, but few cards
  Actions,   ///< any action, rather than playing a card
  Flood      ///< a table of two dozen cards or more: slow
};
inline constexpr std::uint64_t quick_biases = 6;

/// A step that stands by the rules: of the seat to act, or of one that may act out of turn. At an
/// honest table it may break a rule. The deal must go on. Throws what hooks throw, and
/// CaptureUnknown if no legal move is found in time.
Step chosen_step(const Game& game, Bias bias, Random& random);

}  // namespace kasino
