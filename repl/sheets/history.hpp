// What happened in a game: all its moves as a score sheet, the last one, events in words, and where
// two games part.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/game.hpp"
#include "engine/model/event.hpp"
#include "engine/model/rule_data.hpp"
#include "repl/session/reply.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// The ply behind each numbered step, from 0 (the beginning). Moves and actions have numbers, in
/// the order in which they were made; the deals between them have none.
std::vector<std::size_t> plies_by_number(const Game& game);

/// A column for each seat, a line for each time around; the last move that was made is marked, and
/// those that were taken back stand in brackets. Deals and rounds have headings, and deals end with
/// their points. Here and below `viewer` is who is told, nothing: all.
std::string history_of(const Game& game, Language language, const std::optional<Seat>& viewer);

/// "seat 1 took h7 and d4+s3 (4+3) with s7"; empty at the beginning of a game, and after a deal.
std::string last_move_text(const Game& game, const Style& style, const std::optional<Seat>& viewer);

/// One sentence a line for what happened, each ended by a newline. A variant's own text of an event
/// comes before ours; of an event without any text the facts are told as they are.
std::string narrate(const EventLog& events, const RuleData& rules, const Style& style,
                    const std::optional<Seat>& viewer = {});

/// The same of what just happened in a game, with captured cards in their groups.
std::string narrate(const EventLog& events, const Game& game, const Style& style,
                    const std::optional<Seat>& viewer);

/// Whether all that last_move_text() says is in what narrate() says of these last events.
bool tell_of_last_move(const EventLog& events, const Game& game);

/// What a move would lead to, as whole lines.
std::string trial_text(const Tried& tried, const RuleData& rules, const Style& style,
                       const std::optional<Seat>& viewer);

/// `text` with each {field} replaced by what the event says there.
std::string filled_in(const std::string& text, const Event& event, const Style& style,
                      const std::optional<Seat>& viewer = {});

/// In what the game and the one recorded in `file` differ: rules, how they begin, the first step
/// that is another; and what either has brought so far.
std::string comparison_of(const Game& game, const Game& other, const std::string& file,
                          Language language);

}  // namespace kasino
