// What happened in a game: all its moves as a score sheet, and where two games part.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/move.hpp"
#include "repl/text/words.hpp"

namespace kasino {

class Game;

/// The ply behind each numbered step, from 0 (the beginning). Moves and actions have numbers, in
/// the order in which they were made; the deals between them have none.
std::vector<std::size_t> plies_by_number(const Game& game);

/// A column for each seat, a line for each time around (where the columns do not fit a line for
/// each step); the last move that was made is marked, and those that were taken back stand in
/// brackets. Deals and rounds have headings, and deals end with their points. `viewer` is who is
/// told, nothing: all.
std::string history_of(const Game& game, const Style& style, const std::optional<Seat>& viewer);

/// In what the game and the one recorded in `file` differ: rules, how they begin, the first step
/// that is another; and what either has brought so far.
std::string comparison_of(const Game& game, const Game& other, const std::string& file,
                          const Style& style);

}  // namespace kasino
