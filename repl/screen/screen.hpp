// Answers as text for a person.
#pragma once

#include <string>

#include "repl/session/reply.hpp"
#include "repl/session/session.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// What is told before the answer itself, failure or not: what happened before, and the traced
/// calls. Whole lines, or nothing.
std::string preface(const Reply& reply, const Session& session);

/// What is shown for a reply that is no failure, ending with a newline. Positions in it are those
/// of `session`, as they are after the command.
std::string to_screen(const Reply& reply, const Session& session, const Style& style);

/// The error line of a failure, without a newline.
std::string to_line(const Failure& failure);

/// Whether what happened is told right of the board, which then has an empty line above it.
bool is_wide(const Style& style);

/// What the variant is called, what it is about and how one wins.
std::string draw_aim(const Session& session, const Style& style);

/// What a person reads first: the title, what the game is about and how one wins, how a move is
/// typed, and what else can be. Ends with an empty line, where the board does not begin with one.
std::string draw_greeting(const Session& session, const Style& style);

/// The item of a lesson or quiz: where one is, its position and words, and its question; what came
/// of an answer, or a hint, and the keys that work now.
std::string draw_lesson(const Taught& taught, const Session& session, const Style& style);

/// The cards of a position, and what the seats have where they have something.
std::string draw_position(const Session& session, const Style& style);

/// The table, the seats and the hand of the seat to play (or of `view`), and what can be typed now.
/// The last move stands there unless it is among the events that are `told` with the board. Boxes
/// are given up where they would leave no line of the screen for what is typed.
std::string draw_board(const Session& session, const std::optional<Seat>& view,
                       const EventLog& told, const Style& style);

/// One line on what can be typed now.
std::string draw_hint(const Session& session, const std::optional<Seat>& view, const Style& style);

/// "seat 1> "; "you> " where one person alone plays
std::string prompt(const Session& session, Language language);

}  // namespace kasino
