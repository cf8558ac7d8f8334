// A broken game made short: the fewest moves and cards that show what is wrong.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "scripting/check/checked_game.hpp"

namespace kasino {

/// What came of playing a game.
struct Trial {
  std::optional<Violation> violation{};
  std::size_t steps = 0;         ///< taken, the one that broke it among them
  std::vector<State> before{};   ///< the position before each of them
  std::optional<State> after{};  ///< the last one, if it can be told
};

/// Plays a game under rules just loaded, held to everything, until it breaks.
using Try = std::function<Trial(const Playthrough&)>;

/// A shorter game than `broken` in which the like of `breach` is found: nothing if it is not found
/// in that one alone. `rules` are those of the game. Asks `attempt` some hundred times at most.
std::optional<Playthrough> shrunk(const Playthrough& broken, const Violation& violation,
                                  const RuleData& rules, const Try& attempt);

/// The record of a game whose last step may not be playable: it is written there all the same.
std::string record_of(const Playthrough& game, const Rules& rules);

}  // namespace kasino
