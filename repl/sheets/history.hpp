// The moves of a game as a score sheet.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/game/game.hpp"
#include "repl/text/style.hpp"

namespace kasino {

/// The ply behind each numbered step, from 0 (the beginning). Moves and actions have numbers, in
/// the order in which they were made; the deals between them have none.
std::vector<std::size_t> plies_by_number(const Game& game);

/// A column for each seat, a line for each time around; the last move that was made is marked, and
/// those that were taken back stand in brackets. Deals and rounds have headings, and deals end with
/// their points.
std::string history_of(const Game& game, Language language);

}  // namespace kasino
