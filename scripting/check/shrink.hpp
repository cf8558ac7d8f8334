// A game that breaks a rule made short: few moves and few cards that show what is wrong.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/state.hpp"
#include "scripting/check/checked_game.hpp"

namespace kasino {

/// What came of playing a game.
struct Trial {
  std::optional<Violation> violation{};
  std::size_t steps = 0;         ///< taken, including the one that broke it
  std::vector<State> before{};   ///< the position before each of them
  std::optional<State> after{};  ///< the last position, if it is known
};

/// Plays a game under rules just loaded, with every check, until it breaks.
using Try = std::function<Trial(const Playthrough&)>;

/// A game no longer than `broken` with a violation like `violation`; nothing if `broken` does not
/// show it by itself. `rules` are those of the game. Calls `attempt` at most some hundred times.
std::optional<Playthrough> shrunk(const Playthrough& broken, const Violation& violation,
                                  const RuleData& rules, const Try& attempt);

/// The record of a game, with its last step even if that cannot be played.
std::string record_of(const Playthrough& game, const Rules& rules);

}  // namespace kasino
