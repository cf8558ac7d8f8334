// What a command answers, before it is words on a screen or a line of JSON.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/model/event.hpp"
#include "engine/model/move.hpp"
#include "engine/play/scoring.hpp"
#include "repl/session/hook_trace.hpp"
#include "repl/teach/question.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// What went wrong, in kind; the names of the machine interface are in to_text().
enum class ErrorKind : std::uint8_t {
  UnknownCommand,
  BadArgument,
  BadCard,
  BadMove,
  AmbiguousMove,
  IllegalMove,
  ScriptError,
  Limit,
  GameOver,
  Io
};

/// "unknown-command", "bad-argument", ...
std::string to_text(ErrorKind kind);

/// Nothing was done.
struct Failure {
  ErrorKind kind = ErrorKind::BadArgument;
  std::string message;
  std::string clause{};              ///< of an illegal move; may be empty
  std::vector<std::string> moves{};  ///< of an ambiguous one: what it could mean
  std::vector<std::string> under{};  ///< lines that a person is shown under the message
};

/// The position as it now is, with what happened on the way there.
struct Shown {
  std::optional<Seat> view{};  ///< as this seat may see it; nothing: as it lies
  EventLog events{};
  bool introduces = false;  ///< the variant is another one: what it is about is told first
};

/// A move was played.
struct Played {
  std::string move;  ///< in written form
  Regularity regularity = Regularity::Regular;
  EventLog events;
};

/// What a move would lead to; it is not played.
struct Tried {
  std::string move;
  EventLog events{};
  Cards table{};                      ///< as it would lie
  std::vector<std::string> points{};  ///< a line for each seat whose points would change
  bool supposes = false;              ///< it shows cards that were hidden: as they may lie
};

/// The first of the moves there are, and how many there are. Bare moves, since there may be very
/// many: what is shown of one is made while it is written.
struct MoveList {
  std::vector<Move> moves;
  Count total;                         ///< of moves, and of actions that play a card
  std::vector<Action> plays{};         ///< these, of the seat to act: they follow the moves
  std::vector<Action> actions{};       ///< all others of the variant's own, open to some seat
  std::vector<std::size_t> numbers{};  ///< of the moves and plays, where only some were wanted

  std::size_t listed() const { return moves.size() + plays.size(); }
  bool is_truncated() const { return total.saturated || total.number > listed(); }
};

/// What the rules say of a move.
struct Explained {
  std::string move;
  bool legal = false;
  bool stands = false;               ///< not legal, but nobody hinders it
  std::vector<std::string> clauses;  ///< the first decides; may be empty
  std::string message;
  MoveList captures;  ///< that the card can make and the variant does not refuse, duties or not
};

/// The score sheets of all seats.
struct Scored {
  struct Sheet {
    Seat seat = 1;
    int total = 0;
    std::vector<ScoreLine> lines;
  };
  /// Points that nobody got because of a tie: carried over from the deals before or, once this deal
  /// is counted, to the next.
  struct Carried {
    std::string item;
    std::string clause;
    int points = 0;
  };
  std::vector<Sheet> sheets;
  std::vector<Carried> carried{};
};

struct Perft {
  int depth = 0;
  Count nodes;
  /// By first move, where asked for.
  std::optional<std::vector<std::pair<std::string, Count>>> parts{};
};

/// What the moves of the seat to act come to, the best first. Numbers are thousandths of a point.
struct Analysed {
  /// Something to do before any move, since it pays.
  struct First {
    std::string action;
    std::string why;
  };
  struct Line {
    std::string move;
    int lead = 0;   ///< in the deal, once the hands are played
    int error = 0;  ///< the true one is within so much in 95 cases of 100
    std::size_t playouts = 0;
    std::string why;
  };
  Seat seat = 1;
  bool is_exact = false;
  std::optional<First> first;
  std::vector<Line> lines;
  std::size_t total = 0;  ///< of moves, listed or not
};

/// The moves of a game that lost points.
struct Reviewed {
  struct Slip {
    std::size_t move_number = 0;  ///< moves before it, as goto counts them
    Seat seat = 1;
    std::string move;
    std::string better;
    int lost = 0;   ///< thousandths of a point
    int error = 0;  ///< as above
    bool is_blunder = false;
    std::string why;
  };
  std::vector<Slip> slips{};
  std::size_t weighed = 0;  ///< moves looked at
  bool is_whole = true;     ///< to the end of the game
};

/// Words. `warnings` are what the user should know beside.
struct Told {
  std::string text;
  std::vector<std::string> warnings{};
};

/// Words that are laid out for the screen they are shown on: its width, and who is spoken to.
struct Sheet {
  std::function<std::string(const Style&)> text;
};

/// A record was loaded.
struct Loaded {
  std::string text;
  std::vector<std::string> warnings;
};

/// What happened is to be told, without the board.
struct Recounted {
  EventLog events;
};

/// Every hand is to be shown.
struct Peeked {};

/// The rule sheet of the variant in force is to be shown.
struct RuleSheet {};

/// What is learnt: the item as it is now, under what came of an answer.
struct Taught {
  std::optional<Marked> marked{};  ///< nothing: nothing was answered
  std::string told{};              ///< a hint, or what is right; may be empty
  bool shows_item = true;          ///< else only what is under it
};

/// The session is over.
struct Farewell {};

struct Reply {
  std::string command;
  std::variant<Failure, Shown, Played, Tried, MoveList, Explained, Scored, Perft, Analysed,
               Reviewed, Told, Sheet, Loaded, Recounted, Peeked, RuleSheet, Taught, Farewell>
      body;
  std::vector<std::string> notices{};  ///< what happened before, by itself
  bool has_failed = false;             ///< a script that computer seats asked; a notice tells
  std::vector<TracedCall> trace{};     ///< the calls of functions that were watched
  std::size_t traced_in_all = 0;       ///< how many there were: the trace may be cut

  const Failure* failure() const { return std::get_if<Failure>(&body); }
  bool ends_session() const { return std::holds_alternative<Farewell>(body); }
};

}  // namespace kasino
