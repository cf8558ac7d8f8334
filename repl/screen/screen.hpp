// Answers as text for a person.
#pragma once

#include <string>

#include "repl/commands/reply.hpp"
#include "repl/session/session.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// What is shown before any answer, even a failure: its notices and the traced calls. Whole lines;
/// may be empty.
std::string preface(const Reply& reply, const Session& session);

/// What is shown for a reply that is no failure, ending with a newline. Positions are those of
/// `session` after the command. Throws what the rules throw, as do the functions below.
std::string to_screen(const Reply& reply, const Session& session, const Style& style);

/// The error line of a failure, without a newline.
std::string to_line(const Failure& failure);

/// Whether events are told right of the board, which then has an empty line above it.
bool is_wide(const Style& style);

/// What the variant is called, what it is about and how one wins.
std::string draw_aim(const Session& session, const Style& style);

/// What a person reads first: draw_aim(), how a move is typed, and what else can be. Ends with an
/// empty line, unless the board begins with one.
std::string draw_greeting(const Session& session, const Style& style);

/// The current item of a lesson or quiz: its place, position, text and question; what came of an
/// answer, or a hint; and the commands that work now.
/// What can be typed at the current item, and what Enter does.
std::string draw_lesson_keys(const Course& course, const Style& style);
std::string draw_lesson(const Taught& taught, const Session& session, const Style& style);

/// The note on the step before the position shown, as on the board; empty if there is none.
std::string draw_note(const Game& game, const Style& style);

/// The cards of a lesson's position, and what seats have if any has something.
std::string draw_position(const Session& session, Seat viewer, const Style& style);

/// The table, the seats, the hand of the seat to play (or of `view`), and what can be typed now.
/// Names the last move unless the events `told` with the board do. Draws no boxes if they would
/// leave no line of the screen to type in.
std::string draw_board(const Session& session, const std::optional<Seat>& view,
                       const EventLog& told, const Style& style);

/// One line on what can be typed now.
std::string draw_hint(const Session& session, const std::optional<Seat>& view, const Style& style);

/// "seat 1> ", or "you> " for the only person who plays.
std::string prompt(const Session& session, Language language);

}  // namespace kasino
