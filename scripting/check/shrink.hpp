// Shortens a game that breaks: few moves and few cards that still show the fault.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/state.hpp"
#include "scripting/check/checked_game.hpp"

namespace kasino {

/// The result of playing a game.
struct Trial {
  std::optional<Violation> violation{};
  std::size_t steps = 0;         ///< steps taken, with the one that broke the game
  std::vector<State> before{};   ///< the position before each step
  std::optional<State> after{};  ///< the last position, if it is known
};

/// Plays a game under rules just loaded, with every check, until it breaks or ends.
using Try = std::function<Trial(const Playthrough&)>;

/// A game no longer than `broken` with the same fault; nothing if `broken` does not show the fault
/// by itself. `rules` are those of the game. Calls `attempt` a few hundred times at most.
std::optional<Playthrough> shrunk(const Playthrough& broken, const Violation& violation,
                                  const RuleData& rules, const Try& attempt);

/// The record of a game; its last step is there even if it cannot be played.
std::string record_of(const Playthrough& game, const Rules& rules);

}  // namespace kasino
