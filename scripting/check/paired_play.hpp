// Two variants played side by side: the same decks, the same steps, as long as both allow them.
//
// Found is the first position where one allows what the other forbids, the first where the points
// differ, and the first where the same step leads to something else.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/game/game.hpp"
#include "scripting/check/checked_game.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

struct PairedRequest {
  int players = 2;
  int deals = 200;
  std::uint64_t seed = 1;
};

enum class Side : std::uint8_t { A, B };

/// Two games that took the same steps, up to where something differs.
struct PairedGames {
  int deal = 1;  ///< of those played, from 1
  Game a;
  Game b;
};

/// A step that stands under one of the two, and not under the other.
struct LegalityGap {
  PairedGames games;  ///< before the step
  Side legal_in;
  std::optional<Step> what;  ///< nothing: moves are too many to list, and their numbers differ
};

/// Points of a seat that are not the same, of the deal or of the match.
struct PointsGap {
  PairedGames games;  ///< after the step that made it so
  Seat seat;
};

struct PairedReport {
  int deals = 0;               ///< played, the last perhaps not to its end
  int same = 0;                ///< in which nothing differed to their end
  int legality_gaps = 0;       ///< deals in which legality differed
  int points_gaps = 0;         ///< deals in which points did
  int course_gaps = 0;         ///< deals in which the same steps led to different positions
  int unended = 0;             ///< deals given up, since they did not end
  bool is_broken_off = false;  ///< by the user, or by what was thrown
  bool is_dealt_alike = true;  ///< else no position of play could be compared
  std::optional<LegalityGap> legality{};
  std::optional<PointsGap> points{};
  std::optional<PairedGames> playing{};  ///< after the step, or the deal
};

/// Asked before each position: whether to go on. `deals` have been begun.
using KeepPlaying = std::function<bool(int deals)>;

/// Plays random steps that stand under both, now and then ones that lead where a game seldom goes.
/// The same request gives the same games. What is found so far is in `report` also if it throws:
/// ScriptError, NoLegalMove, SetupError for a deal that cannot be. Both have the same deck, and are
/// for so many players. `budget` is that of both rules.
void play_paired(const Rules& a, const Rules& b, const PairedRequest& request, Budget& budget,
                 const KeepPlaying& keep_playing, PairedReport& report);

/// Whether `rules` allow in `state` what is a step under `from`: actions are the same if they are
/// written alike.
bool allows(const Rules& rules, const State& state, const Step& what, const Rules& from);

/// Whether the seat has as many points in both, of this deal and of the match.
bool has_same_points(const Game& a, const Game& b, Seat seat);

/// Whether the same cards lie in the same places, and the same is to be done by the same seat.
bool is_same_position(const Game& one, const Game& other);

/// What may be done in a position, under one of the two. Moves too many to compare are counted.
struct StepsAllowed {
  explicit StepsAllowed(const Game& game);

  std::vector<Move> moves{};  ///< sorted
  bool are_listed = false;
  Count number{};
  std::map<std::string, Action> actions{};  ///< as they are written
};

/// What stands under `one` and not under `other`; nothing if there is none.
std::optional<Step> only_in(const StepsAllowed& one, const StepsAllowed& other);

/// The first move of both.
std::optional<Move> move_in_both(const StepsAllowed& one, const StepsAllowed& other);

}  // namespace kasino
