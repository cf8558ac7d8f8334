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

/// What a command is for: help groups commands by it.
enum class Subject : std::uint8_t { Play, Ask, Learn, Walk, Files, Rules, SetUp, Script, Session };

/// What is special about a command.
enum Trait : std::uint8_t {
  verbatim = 1,    ///< it gets its arguments as typed, unparsed
  goes_on = 2,     ///< afterwards the computer plays for its seats
  shows_hand = 4,  ///< refused while the hand of the seat to play is hidden
  for_player = 8,  ///< refused while the person to play is not ready
  replays = 16,    ///< it replays a game, and stops at no break
  repeats = 32,    ///< Enter alone repeats it
  keeps_list = 64  ///< the board or list of moves shown before stays in sight
};

/// A command of the session.
struct Command {
  std::string name;
  std::string swedish;  ///< the Swedish word for it, understood too; may be empty
  Subject subject;
  std::string arguments;  ///< "MOVE", "[N]": as help shows them
  Text summary;           ///< one line
  Text detail;            ///< more for help; may be empty
  /// Can be typed once the blanks are filled in: {card} of the hand, {table} with a card of it,
  /// {clause} and {option} of the variant.
  std::string example;
  ErrorKind otherwise;  ///< the kind of an error that has no kind of its own
  ReplyBody (*run)(Session& session, const Arguments& arguments);
  int traits = 0;  ///< Trait, or several of them

  bool is(Trait trait) const { return (traits & trait) != 0; }
  /// The word for it in that language.
  const std::string& word(Language language) const;
};

/// Every command, in the order of help.
const std::vector<Command>& commands();

/// The command with this word, in either language; null if there is none.
const Command* find_command(std::string_view word);
/// The command that `word` is short for: the beginning of no other command, or a short form such as
/// q; null if there is none.
const Command* command_short_for(std::string_view word, Language language);
/// The words of commands with this beginning, in the language or, if there are none, in the other.
std::vector<std::string> commands_like(std::string_view beginning, Language language);

/// The words of all commands with this beginning, in the order of help.
std::vector<std::string> command_words(Language language, std::string_view beginning = {});

/// Does what `line` says, and answers; errors become a Failure, and nothing is thrown. A line that
/// is no command but looks like a move, an action or a number is played.
Reply execute(Session& session, std::string_view line);

/// Whether `line` is the command lua with an unfinished chunk, which goes on in the next line.
bool needs_more_lua(std::string_view line, Session& session);

/// `error` as an answer; of the kind `otherwise` if it has none of its own.
Failure failure_of(const std::exception& error, ErrorKind otherwise,
                   Language language = Language::English);

// The handlers. Each throws Error or what the rules throw; execute() makes a Failure of it.

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
/// What `hint` and `next` do during a lesson or quiz.
ReplyBody hint_in_lesson(Session& session);
ReplyBody go_on_learning(Session& session);
/// The commands of lessons and quizzes, a part of commands().
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

/// While watching, reloads the rules if one of their files has changed, and answers what came of
/// it; nothing if no file has.
std::optional<std::string> reload_if_changed(Session& session);

/// Reloads the rules if one of their scripts ran out of memory, after which it can do nothing; if
/// that fails, answers why.
std::optional<std::string> reload_if_dead(Session& session);

/// The score sheets of all seats as they stand. Throws what the rules throw.
Scored score_sheets(const State& state, const Rules& rules);

// What commands throw besides the engine's errors.

/// Nobody can play now: the deal or match is over. The message says what can be typed.
class GameOver : public Error {
 public:
  using Error::Error;
};

}  // namespace kasino
