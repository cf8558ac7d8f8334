// A game as a web page: one file of HTML that shows every position and move, in any browser and
// without a network.
//
// The template is page.html, with page.css, board.js and page.js in it. The game is put into it as
// frames in JSON, one for the beginning and one for each step, with what a screen would say of it.
// Lines of play share the frames of the steps that they share.
#pragma once

#include <string>

#include "repl/html/page_settings.hpp"
#include "repl/text/words.hpp"

namespace kasino {

class Game;

/// All lines of play of `game` as a page, which begins with the current one. Throws Error for too
/// many steps or if there is no seat PageSettings::view, and what the rules throw.
std::string html_page(const Game& game, const PageSettings& settings);

/// How cards and people are written on such a page.
Style page_style(const Game& game, const PageSettings& settings);

/// What a board needs to show the position in sight, and what is said of the step that led there:
/// the JSON of such a page, of one frame. Throws as html_page() does.
std::string board_in_json(const Game& game, const PageSettings& settings);

/// Writes a page, as save_atomically() does. Throws Error, also if `file` is not such a page.
void save_page(const std::string& file, const std::string& page);

}  // namespace kasino
