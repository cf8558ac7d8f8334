// The commands: one table, from which dispatch, help, completion, the reading of arguments and
// suggestions are made.
#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/text.hpp"
#include "repl/commands/reply.hpp"
#include "repl/session/session.hpp"
#include "repl/teach/learning.hpp"
#include "repl/text/typed.hpp"

namespace kasino {

using ReplyBody = decltype(Reply::body);

/// Where commands are run: a session, and what is learnt beside it.
struct Desk {
  /// Throws as Session does.
  Desk(SessionSettings settings, RulesLoader loader, Budget& budget,
       const std::atomic<bool>* interrupt = nullptr)
      : session(std::move(settings), std::move(loader), budget, interrupt), learning(session) {}

  Session session;
  Learning learning;
};

/// What a command is for: help groups commands by it.
enum class Subject : std::uint8_t { Play, Ask, Learn, Walk, Files, Rules, SetUp, Script, Session };

/// What is special about a command.
enum Trait : std::uint16_t {
  verbatim = 1,        ///< it gets its arguments as typed, unparsed
  goes_on = 2,         ///< afterwards the computer plays for its seats
  shows_hand = 4,      ///< refused while the hand of the seat to play is hidden
  for_player = 8,      ///< refused while the person to play is not ready
  replays = 16,        ///< it replays a game, and stops at no break
  repeats = 32,        ///< Enter alone repeats it
  keeps_list = 64,     ///< the board or list of moves shown before stays in sight
  reads_itself = 128,  ///< it takes more than its form says
  shows_all = 512,     ///< refused while people hide their hands from each other
  looks_back = 256,    ///< while a move may be taken back, it is about the position before that
  tells_of_captures = 1024  ///< in its detail
};

/// What commands do. They throw Error, or what the rules throw; execute() makes a Failure of it.
using Run = ReplyBody(Session& session, const Arguments& arguments);
using Learn = ReplyBody(Learning& learning, Session& session, const Arguments& arguments);

/// What one command does: about the game, about what is learnt, or about either.
struct Deed {
  Deed(Run* run) : in_game(run) {}
  Deed(Learn* learn) : in_lesson(learn) {}
  Deed(Run* run, Learn* learn) : in_game(run), in_lesson(learn) {}

  Run* in_game = nullptr;      ///< null: without a lesson, too, `in_lesson` is done
  Learn* in_lesson = nullptr;  ///< null: in a lesson, too, `in_game` is done
};

/// A command of the session.
struct Command {
  std::string name;
  std::string swedish;  ///< the Swedish word for it, understood too; may be empty
  Subject subject;
  Deed deed;
  Form form;     ///< what may stand behind it
  Text summary;  ///< one line
  Text detail;   ///< more for help; may be empty
  /// Can be typed once the blanks are filled in: {move} that is legal, {attempt} at a capture,
  /// {card} of the hand, {table} with a card of it, {clause} and {option} of the variant, some
  /// {position} of its cards.
  std::string example;
  int traits = 0;  ///< Trait, or several of them

  bool is(Trait trait) const { return (traits & trait) != 0; }
  /// The word for it in that language.
  const std::string& word(Language language) const;
};

/// Every command, in the order of help.
const std::vector<Command>& commands();

/// The command with this word, in either language, or by another word that leaves other programs;
/// null if there is none.
const Command* find_command(std::string_view word);
/// The command that `word` is short for: the beginning of no other command, or a short form such as
/// q; null if there is none.
const Command* command_short_for(std::string_view word, Language language);
/// The command that a letter stands for while one is stopped at a break; null if there is none.
const Command* command_in_debuggers(std::string_view letter);
/// The words of commands with this beginning, in the language or, if there are none, the only one
/// in the other.
std::vector<std::string> commands_like(std::string_view beginning, Language language);

/// The example of a command as it can be typed now. It gives no good move away.
std::string example_of(const Command& command, const Session& session);

/// The words of all commands with this beginning, in the order of help.
std::vector<std::string> command_words(Language language, std::string_view beginning = {});

/// Does what `line` says, and answers; errors become a Failure, and nothing is thrown. A line that
/// is no command but looks like a move, an action or a number is played.
Reply execute(Desk& desk, std::string_view line);

/// The reply to an implied `state`, after the moves of computer players that begin.
Reply opening(Session& session);

/// Whether `line` is the command lua with an unfinished chunk, which goes on in the next line.
bool needs_more_lua(std::string_view line, Session& session);

/// `error` as an answer; of the kind `otherwise` if it has none of its own.
Failure failure_of(const std::exception& error, ErrorKind otherwise,
                   Language language = Language::English);

Run do_state, do_new, do_variant, do_setup, do_next, do_undo, do_redo, do_step, do_back, do_goto,
    do_history, do_note, do_line, do_swap, do_compare, do_echo, do_last, do_explain, do_peek,
    do_ready, do_auto, do_moves, do_hint, do_analyse, do_coach, do_hints, do_play, do_why, do_try,
    do_force, do_score, do_perft, do_record, do_save, do_export, do_load, do_restore, do_rules,
    do_cards, do_help, do_quit, do_reload, do_watch, do_option, do_clause, do_coverage, do_trace,
    do_break, do_continue, do_lua;
Learn do_lesson, do_quiz, do_answer, do_skip, do_again, do_reveal, do_progress, do_leave,
    hint_in_lesson, next_in_lesson, why_in_lesson, help_in_lesson;

/// Once the match that ends a lesson is over, notes that the lesson is done, and offers the next.
void end_match_of_lesson(Learning& learning, Session& session);

/// The clauses in force whose text has the word, such as one for a card, in the session's language;
/// empty if there are none.
std::string clauses_telling_of(std::string_view word, const Session& session);

/// While watching, reloads the rules if one of their files has changed, and answers what came of
/// it; nothing if no file has.
std::optional<std::string> reload_if_changed(Session& session);

/// Reloads the rules if one of their scripts ran out of memory, after which it can do nothing; if
/// that fails, answers why.
std::optional<std::string> reload_if_dead(Session& session);

// What commands throw besides the engine's errors.

/// Nobody can play now: the deal or match is over. The message says what can be typed.
class GameOver : public ErrorOf<ErrorKind::GameOver> {
 public:
  using ErrorOf::ErrorOf;
};

}  // namespace kasino
