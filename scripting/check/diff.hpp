// What two variants differ in: as they are written, and in play.
//
// As written, what their scripts come to is compared, merged and with the options settled. In play,
// both take the same steps from the same decks as long as both allow them. Found are the first
// positions where only one allows a step, where points differ, and where one step has two results.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/game.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/variant/compose.hpp"

namespace kasino {

/// What one of the two has.
struct Written {
  std::string value;  ///< as Lua writes it; of a text, one language; of a function, that it is one
  std::string place;  ///< "mine.lua:12"
};

/// A key that only one of the two has, or with another value.
struct Difference {
  std::string path;  ///< "scoring.aces.points", "options.target", "clauses["STD-1"]"
  std::optional<Written> a{};
  std::optional<Written> b{};
};

/// Sorted by path: other keys, then options, then the clauses in force. Names, titles and sources
/// are not compared. Throws ScriptError if a budget of the scripts is spent.
std::vector<Difference> differences(const Composition& a, const Composition& b);

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

/// A step that stands under only one of the two.
struct LegalityGap {
  PairedGames games;  ///< before the step
  Side legal_in;
  std::optional<Step> what;  ///< nothing: there are too many moves to list, and their counts differ
};

/// A seat that has different points, in the deal or in the match.
struct PointsGap {
  PairedGames games;  ///< after the step that made it so
  Seat seat;
};

struct PairedReport {
  int deals = 0;               ///< played, the last perhaps not to its end
  int same = 0;                ///< in which nothing differed
  int legality_gaps = 0;       ///< in which legality differed
  int points_gaps = 0;         ///< in which points did
  int course_gaps = 0;         ///< in which the same steps led to different positions
  int unended = 0;             ///< given up, since they did not end
  bool is_broken_off = false;  ///< by the user
  bool is_dealt_alike = true;  ///< else no position in play could be compared
  std::optional<LegalityGap> legality{};
  std::optional<PointsGap> points{};
  std::optional<PairedGames> playing{};  ///< after the step, or the deal
};

/// Asked before each position: whether to go on. `deals` have been begun.
using KeepPlaying = std::function<bool(int deals)>;

/// Plays random steps that stand under both rules, which have the same deck, are for as many
/// players, and share `budget`. The same request gives the same games. Throws ScriptError,
/// NoLegalMove, or SetupError for a deal that cannot be; `report` then holds what was found so far.
void play_paired(const Rules& a, const Rules& b, const PairedRequest& request, Budget& budget,
                 const KeepPlaying& keep_playing, PairedReport& report);

}  // namespace kasino
