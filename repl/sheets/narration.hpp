// Events and the last move, in words.
#pragma once

#include <optional>
#include <string>

#include "engine/model/event.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rule_data.hpp"
#include "engine/model/state.hpp"
#include "repl/text/words.hpp"

namespace kasino {

class Game;

/// What a move would lead to; it is not played.
struct Tried {
  std::string move;
  EventLog events{};
  State after;
  std::vector<std::string> points{};  ///< a line for each seat whose points would change
  bool supposes = false;              ///< hidden cards come to light: one way they may lie
};

/// Here and below, texts tell what `viewer` may know; nothing: what everybody may know.
///
/// "seat 1 took h7 and d4+s3 (4+3) with s7"; empty at the beginning of a game, and after a deal.
std::string last_move_text(const Game& game, const Style& style, const std::optional<Seat>& viewer);

/// One sentence a line for each event, each with a newline. A variant's own text for an event comes
/// before ours; an event without any text is told as its bare fields.
std::string narrate(const EventLog& events, const RuleData& rules, const Style& style,
                    const std::optional<Seat>& viewer = {});

/// The same for events of the last steps of a game, with captured cards in their groups.
std::string narrate(const EventLog& events, const Game& game, const Style& style,
                    const std::optional<Seat>& viewer);

/// Whether narrate() on these events says all that last_move_text() does.
bool tell_of_last_move(const EventLog& events, const Game& game);

/// What a step would lead to, as whole lines.
std::string trial_text(const Tried& tried, const RuleData& rules, const Style& style,
                       const std::optional<Seat>& viewer);

/// `text` with each {field} replaced by what the event says there.
std::string filled_in(const std::string& text, const Event& event, const Style& style,
                      const std::optional<Seat>& viewer = {});

}  // namespace kasino
