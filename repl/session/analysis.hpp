// Advice in words: a hint, all moves of a position, the moves of a game that lost points, and what
// the coach says of a move. All of it reads advise(), which uses only what the seat to act may
// know. All of it may throw what the rules throw.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/move.hpp"
#include "engine/text/text.hpp"

namespace kasino {

class Session;

/// The moves of the seat to act weighed, the best first. Numbers are thousandths of a point.
struct Analysed {
  /// An action that pays, to be taken before any move.
  struct First {
    std::string action;
    std::string why;
  };
  struct Line {
    std::string move;
    struct Lead {
      int mean = 0;   ///< in the deal, once the hands are played
      int error = 0;  ///< half the 95 % interval
    };
    std::optional<Lead> lead;  ///< nothing for the only move there is: it is not weighed
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
    std::size_t move_number = 0;  ///< how many moves and actions come before it, as goto counts
    Seat seat = 1;
    std::string move;
    std::string better;
    int lost = 0;   ///< thousandths of a point
    int error = 0;  ///< half the 95 % interval
    bool is_blunder = false;
    std::string why;
  };
  std::vector<Slip> slips{};
  std::size_t weighed = 0;  ///< moves looked at
  bool is_whole = true;     ///< false: the user interrupted
};

/// What the coach says of a move that gave points away.
struct Coached {
  std::string better;  ///< the best move
  int lost = 0;        ///< thousandths of a point
  std::string message;
  bool may_be_taken_back = true;
};

/// The best move, why, and what it has over the next best: "s7xh7, for aces: 1 point; leaves
/// nothing that scores". If the variant names an adviser, what that does; empty if there is nothing
/// to do.
std::string suggestion(Session& session);

/// "first announce, for announcing 16: 2 points".
std::string first_text(const Analysed::First& first, Language language);

/// The `limit` best moves of the seat to act, the best first.
Analysed analysed(Session& session, std::size_t limit);

/// The moves of the game that lost half a point or more (for money, at least a fiftieth of the
/// stake), by more than their 95 % interval. Ends early when the user interrupts.
Reviewed reviewed(Session& session);

/// What the coach says of the last step of the game, if it gave away a point or more (for money, at
/// least a fiftieth of the stake), by more than its 95 % interval.
std::optional<Coached> coached(Session& session);

/// "y takes the move back, Enter goes on".
std::string take_back_text(Language language);

/// Why the last step of the game was worse than the best: both, with what they bring and leave.
std::string why_coached(Session& session);

}  // namespace kasino
