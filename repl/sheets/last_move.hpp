// The step that led to the position on the screen.
#pragma once

#include <string>

#include "engine/game/game.hpp"
#include "repl/text/style.hpp"

namespace kasino {

/// "seat 1 took h7 and d4+s3 (4+3) with s7"; empty at the beginning of a game, and after a deal.
std::string last_move_text(const Game& game, const Style& style);

}  // namespace kasino
