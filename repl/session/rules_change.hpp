// A game under other rules: the same steps again, and where the two part.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "engine/game/game.hpp"
#include "engine/model/rules.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// A game as it is under other rules.
struct Transfer {
  Game game;  ///< every step that could be done again; what the rules now forbid is irregular
  std::optional<std::string> illegal{};  ///< the first step that was legal, and why it is not now
  std::optional<std::string> scored{};   ///< the first step after which points differ, and how
  std::optional<std::string> ended{};    ///< the first step that cannot be done at all, and why
};

/// Does the steps in force of `old` again under `rules`, which must outlive the result. Throws
/// SetupError if the game cannot even begin under them. Calls `keep_going` now and then, and throws
/// Interrupted if it is false.
Transfer transfer(const Game& old, const Rules& rules, Language language,
                  const std::function<bool()>& keep_going);

}  // namespace kasino
