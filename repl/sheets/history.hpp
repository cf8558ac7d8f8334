// A game's moves as a score sheet, and where two games part.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/move.hpp"
#include "repl/text/words.hpp"

namespace kasino {

class Game;

/// The ply after each numbered step; the first is 0, the beginning. Moves and actions are numbered
/// in the order made; the deals between them are not.
std::vector<std::size_t> plies_by_number(const Game& game);

/// Where one stands after the step before `ply`, by these numbers: "move 5", "deal 2", or "the
/// beginning".
std::string place_text(const Game& game, std::size_t ply, Language language);

/// The score sheet, with a column for each seat and a line for each time round the table; if the
/// columns do not fit, a line for each step. The last move is marked, and steps taken back stand in
/// parentheses. Deals and rounds have headings, and deals end with their points; notes stand below
/// their steps. Shows what
/// `viewer` may know; nothing: what everybody may know. Throws what the rules throw.
std::string history_of(const Game& game, const Style& style, const std::optional<Seat>& viewer);

/// What `game` and `other`, which was recorded in `file`, differ in: the rules, the beginning or
/// the first different step, and the match scores.
std::string comparison_of(const Game& game, const Game& other, const std::string& file,
                          const Style& style);

}  // namespace kasino
