// A game as frames in JSON, for its page: one for the beginning and one for each step, with the
// position and what is said of the step.
//
// Lines of play are a tree: those that share steps share their frames. A frame without "after"
// follows the one before it in the list.
#pragma once

#include <nlohmann/json.hpp>

#include "repl/html/page_settings.hpp"
#include "repl/text/words.hpp"

namespace kasino {

class Game;

/// "frames", and "lines": the last frame of each line of play. Throws Error for too many steps, and
/// what the rules throw.
nlohmann::ordered_json framed(const Game& game, const PageSettings& settings, const Style& style);

/// The frame of the position in sight, with the step that led there. Throws what the rules throw.
nlohmann::ordered_json present_frame(const Game& game, const PageSettings& settings,
                                     const Style& style);

}  // namespace kasino
