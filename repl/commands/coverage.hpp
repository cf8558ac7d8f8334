// Which clauses of the rules a game has touched.
#pragma once

#include <cstddef>
#include <set>
#include <string>

#include "engine/game/game.hpp"

namespace kasino {

/// The clauses that allow or forbid what was played from ply `first` on, and those that points were
/// given by. Calls scripts, and throws what they do.
std::set<std::string> clauses_of(const Game& game, std::size_t first = 0);

}  // namespace kasino
