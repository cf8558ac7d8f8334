// Two games held against each other.
#pragma once

#include <string>

#include "engine/game/game.hpp"
#include "repl/text/style.hpp"

namespace kasino {

/// In what the game and the one recorded in `file` differ: rules, how they begin, the first step
/// that is another; and what either has brought so far.
std::string comparison_of(const Game& game, const Game& other, const std::string& file,
                          Language language);

}  // namespace kasino
