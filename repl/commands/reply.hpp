// The answers of commands, before they are words on a screen or a line of JSON.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/capture/count.hpp"
#include "engine/legality/judgement.hpp"
#include "engine/model/event.hpp"
#include "engine/model/move.hpp"
#include "repl/session/analysis.hpp"
#include "repl/session/hook_trace.hpp"
#include "repl/session/kept_games.hpp"
#include "repl/sheets/narration.hpp"
#include "repl/sheets/sheet.hpp"
#include "repl/teach/course.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// The name of the kind for programs: "unknown-command", "bad-argument", ...
std::string to_text(ErrorKind kind);

/// An error: nothing was done.
struct Failure {
  ErrorKind kind = ErrorKind::BadArgument;
  std::string message;
  ErrorFacts facts{};
};

/// The position now, and what happened on the way there.
struct Shown {
  std::optional<Seat> view{};  ///< as this seat may see it; nothing: no seat was named
  EventLog events{};
  bool introduces = false;  ///< another variant begins: what it is about comes first
};

/// A move was played.
struct Played {
  std::string move;  ///< in written form
  Regularity regularity = Regularity::Regular;
  EventLog events;
};

/// The first moves, and how many there are. The moves are bare, since there may be very many: their
/// text is made while it is written.
struct MoveList {
  std::vector<Move> moves;
  Count total;                  ///< of moves and of actions that play a card
  std::vector<Action> plays{};  ///< of the seat to act, that play a card; numbered after the moves
  std::vector<Action> actions{};       ///< other actions that are open to some seat
  std::vector<std::size_t> numbers{};  ///< of the moves and plays, if only some are listed

  std::size_t listed() const { return moves.size() + plays.size(); }
  /// How many have numbers: the choices have them where no card is to be played.
  std::size_t numbered() const {
    return listed() == 0 && total.number == 0 ? actions.size() : listed();
  }
  bool is_truncated() const { return total.saturated || total.number > listed(); }
};

/// What the rules say of a move.
struct Explained {
  std::string move;
  Judgement judgement;  ///< with its proof
  bool stands = false;  ///< not legal, but it can be played all the same
  std::string message;
};

struct Perft {
  int depth = 0;
  Count nodes;
  /// By first move, if asked for.
  std::optional<std::vector<std::pair<std::string, Count>>> parts{};
};

/// Words, and warnings that go with them.
struct Told {
  std::string text;
  std::vector<std::string> warnings{};
};

/// Words laid out for a screen: for its width, and for the person addressed as "you".
struct Sheet {
  std::function<std::string(const Style&)> text;
};

/// A record was loaded.
struct Loaded {
  std::string text;
  std::vector<std::string> warnings;
};

/// The games that are kept, of which one is to be chosen.
struct KeptList {
  std::vector<KeptGame> games;  ///< numbered from 1
};

/// What happened, to be told without the board.
struct Recounted {
  EventLog events;
};

/// Asks for every hand to be shown.
struct Peeked {};

/// Asks for the rule sheet of the rules in force.
struct RuleSheet {};

/// A lesson or quiz at its current item, and what came of an answer.
struct Taught {
  Course course;
  std::optional<Marked> marked{};  ///< nothing: no answer was given
  std::string told{};              ///< a hint, or the right answer; may be empty
  bool shows_item = true;          ///< false: the item is not shown again
  bool tells_all = false;          ///< each answer is told with its clause
};

/// The session is over.
struct Farewell {};

struct Reply {
  std::string command;
  std::variant<Failure, Shown, Played, Tried, MoveList, Explained, Scored, Perft, Analysed,
               Reviewed, Told, Sheet, Loaded, KeptList, Recounted, Peeked, RuleSheet, Taught,
               Farewell>
      body;
  std::optional<Coached> coach{};      ///< what the coach says of the move that was played
  std::vector<std::string> notices{};  ///< what happened by itself, to be told with the answer
  bool has_failed = false;             ///< a script failed under computer players; a notice says so
  std::vector<TracedCall> trace{};     ///< the calls that were traced
  std::size_t traced_in_all = 0;       ///< how many there were: `trace` may be cut

  const Failure* failure() const { return std::get_if<Failure>(&body); }
  bool ends_session() const { return std::holds_alternative<Farewell>(body); }
};

}  // namespace kasino
