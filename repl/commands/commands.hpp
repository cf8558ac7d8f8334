// The commands: one table for dispatch, help, completion and suggestions.
#pragma once

#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/text.hpp"
#include "repl/session/reply.hpp"
#include "repl/session/session.hpp"
#include "repl/text/typed.hpp"

namespace kasino {

using ReplyBody = decltype(Reply::body);

/// What a command is for: help lists them so.
enum class Subject : std::uint8_t { Play, Ask, Learn, Walk, Files, Rules, SetUp, Script, Session };

/// What is peculiar to a command.
enum Trait : std::uint8_t {
  verbatim = 1,    ///< it reads its arguments as they are typed
  goes_on = 2,     ///< afterwards the computer plays for its seats
  shows_hand = 4,  ///< it is refused while the hand of the seat to play is hidden
  for_player = 8,  ///< so it is while that player, who is no computer, is not ready
  replays = 16,    ///< it plays a game again, and stops at no break
  repeats = 32,    ///< Enter does it again
  keeps_list = 64  ///< a board or list of moves that was shown before it is still in sight
};

/// A command of the session.
struct Command {
  std::string name;
  std::string swedish;  ///< the Swedish word for it, understood too; may be empty
  Subject subject;
  std::string arguments;  ///< "MOVE", "[N]": as help shows them
  Text summary;           ///< one line
  Text detail;            ///< what else is to be known; may be empty
  /// Can be typed once {card}, {table}, {clause} and {option} are filled in: a card of the hand and
  /// one of the table, and what the variant has.
  std::string example;
  ErrorKind otherwise;  ///< the kind of its errors that have none of their own
  ReplyBody (*run)(Session& session, const Arguments& arguments);
  int traits = 0;  ///< Trait, or several of them

  bool is(Trait trait) const { return (traits & trait) != 0; }
  /// The word for it in that language.
  const std::string& word(Language language) const;
};

/// Every command, in the order of help.
const std::vector<Command>& commands();

/// By its word in either language; null when there is none.
const Command* find_command(std::string_view word);
/// The command that a word is short for: a beginning that no other has, or one of few letters.
const Command* command_short_for(std::string_view word, Language language);
/// The words that begin so: those of the language, or if there is none, of the other.
std::vector<std::string> commands_like(std::string_view beginning, Language language);

/// The words of all commands, or of those that begin so.
std::vector<std::string> command_words(Language language, std::string_view beginning = {});

/// Does what `line` says and answers; whatever is wrong with it is in the answer. Commands are
/// words of the table; a line that looks like a move is played, a number too.
Reply execute(Session& session, std::string_view line);

/// Whether `line` is the command lua with something that only further lines can finish.
bool needs_more_lua(std::string_view line, Session& session);

/// `error` as an answer; `otherwise` is its kind if it has none of its own.
Failure failure_of(const std::exception& error, ErrorKind otherwise,
                   Language language = Language::English);

// The handlers, by subject.

ReplyBody do_state(Session& session, const Arguments& arguments);
ReplyBody do_new(Session& session, const Arguments& arguments);
ReplyBody do_variant(Session& session, const Arguments& arguments);
ReplyBody do_setup(Session& session, const Arguments& arguments);
ReplyBody do_next(Session& session, const Arguments& arguments);
ReplyBody do_undo(Session& session, const Arguments& arguments);
ReplyBody do_redo(Session& session, const Arguments& arguments);

ReplyBody do_step(Session& session, const Arguments& arguments);
ReplyBody do_back(Session& session, const Arguments& arguments);
ReplyBody do_goto(Session& session, const Arguments& arguments);
ReplyBody do_history(Session& session, const Arguments& arguments);
ReplyBody do_line(Session& session, const Arguments& arguments);
ReplyBody do_swap(Session& session, const Arguments& arguments);
ReplyBody do_compare(Session& session, const Arguments& arguments);
ReplyBody do_echo(Session& session, const Arguments& arguments);

ReplyBody do_last(Session& session, const Arguments& arguments);
ReplyBody do_explain(Session& session, const Arguments& arguments);
ReplyBody do_peek(Session& session, const Arguments& arguments);
ReplyBody do_ready(Session& session, const Arguments& arguments);
ReplyBody do_auto(Session& session, const Arguments& arguments);
ReplyBody do_moves(Session& session, const Arguments& arguments);
ReplyBody do_hint(Session& session, const Arguments& arguments);
ReplyBody do_analyse(Session& session, const Arguments& arguments);
ReplyBody do_hints(Session& session, const Arguments& arguments);
ReplyBody do_play(Session& session, const Arguments& arguments);
ReplyBody do_why(Session& session, const Arguments& arguments);
ReplyBody do_try(Session& session, const Arguments& arguments);
ReplyBody do_force(Session& session, const Arguments& arguments);

ReplyBody do_score(Session& session, const Arguments& arguments);
ReplyBody do_perft(Session& session, const Arguments& arguments);

ReplyBody do_record(Session& session, const Arguments& arguments);
ReplyBody do_save(Session& session, const Arguments& arguments);
ReplyBody do_export(Session& session, const Arguments& arguments);
ReplyBody do_load(Session& session, const Arguments& arguments);
ReplyBody do_restore(Session& session, const Arguments& arguments);

ReplyBody do_rules(Session& session, const Arguments& arguments);
ReplyBody do_cards(Session& session, const Arguments& arguments);
ReplyBody do_help(Session& session, const Arguments& arguments);
ReplyBody do_quit(Session& session, const Arguments& arguments);

ReplyBody do_lesson(Session& session, const Arguments& arguments);
ReplyBody do_quiz(Session& session, const Arguments& arguments);
ReplyBody do_answer(Session& session, const Arguments& arguments);
ReplyBody do_skip(Session& session, const Arguments& arguments);
ReplyBody do_again(Session& session, const Arguments& arguments);
ReplyBody do_reveal(Session& session, const Arguments& arguments);
ReplyBody do_progress(Session& session, const Arguments& arguments);
ReplyBody do_leave(Session& session, const Arguments& arguments);
/// What `hint` and `next` do while something is learnt.
ReplyBody hint_in_lesson(Session& session);
ReplyBody go_on_learning(Session& session);
/// The rows of the table that the commands above have.
const std::vector<Command>& learn_commands();

ReplyBody do_reload(Session& session, const Arguments& arguments);
ReplyBody do_watch(Session& session, const Arguments& arguments);
ReplyBody do_option(Session& session, const Arguments& arguments);
ReplyBody do_clause(Session& session, const Arguments& arguments);
ReplyBody do_coverage(Session& session, const Arguments& arguments);
ReplyBody do_trace(Session& session, const Arguments& arguments);
ReplyBody do_break(Session& session, const Arguments& arguments);
ReplyBody do_continue(Session& session, const Arguments& arguments);
ReplyBody do_lua(Session& session, const Arguments& arguments);

/// Reloads the rules if a file that they were made of has changed since, and answers what came of
/// it; nothing if none has.
std::optional<std::string> reload_if_changed(Session& session);

/// Reloads the rules if a script of theirs ran out of memory, and is good for nothing any more;
/// answers what could not be done, if that fails.
std::optional<std::string> reload_if_dead(Session& session);

/// The score sheets of all seats as they stand.
Scored score_sheets(const State& state, const Rules& rules);

// What commands throw beside the engine's errors.

/// Nobody is to play any more; the message says what can be typed.
class GameOver : public Error {
 public:
  using Error::Error;
};

}  // namespace kasino
