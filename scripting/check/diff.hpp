// What two variants differ in: as they are written, and in play.
//
// As written: the merged tables of their scripts are compared, with options settled. In play: both
// take the same steps from the same decks while both allow it. Looked for are the first positions
// in which only one allows a step, points differ, or one step has two results.
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

/// A value in one of the two variants.
struct Written {
  std::string value;  ///< as Lua writes it; of a text, one language; of a function, that it is one
  std::string place;  ///< "mine.lua:12"
};

/// A key that only one variant has, or that has different values.
struct Difference {
  std::string path;  ///< "scoring.aces.points", "options.target", "clauses["STD-1"]"
  std::optional<Written> a{};
  std::optional<Written> b{};
};

/// Sorted by path: other keys, then options, then the clauses in force. Names, titles and sources
/// are not compared. Throws ScriptError if a script's budget is spent.
std::vector<Difference> differences(const Composition& a, const Composition& b);

struct PairedRequest {
  int players = 2;
  int deals = 200;
  std::uint64_t seed = 1;
};

enum class Side : std::uint8_t { A, B };

/// Two games that took the same steps, up to the first difference.
struct PairedGames {
  int deal = 1;  ///< the number of the deal, from 1
  Game a;
  Game b;
};

/// A step that only one of the two allows.
struct LegalityGap {
  PairedGames games;  ///< before the step
  Side legal_in;
  std::optional<Step> what;  ///< nothing: there are too many moves to list, but their counts differ
};

/// A seat whose points differ, in the deal or in the match.
struct PointsGap {
  PairedGames games;  ///< after the step that made them differ
  Seat seat;
};

struct PairedReport {
  int deals = 0;               ///< deals played, the last perhaps not to its end
  int same = 0;                ///< deals without any difference
  int legality_gaps = 0;       ///< deals in which legality differed
  int points_gaps = 0;         ///< deals in which points differed
  int position_gaps = 0;       ///< deals in which one step led to different positions
  int unended = 0;             ///< deals given up because they did not end
  bool is_broken_off = false;  ///< the user stopped it
  bool is_dealt_alike = true;  ///< if not, no positions could be compared in play
  std::optional<LegalityGap> legality{};
  std::optional<PointsGap> points{};
  std::optional<PairedGames> position{};  ///< after the step or deal that made them differ
};

/// Asked before each position whether to go on; `deals` have been begun.
using KeepPlaying = std::function<bool(int deals)>;

/// Plays random steps that stand under both rules. The rules must have the same deck, allow the
/// number of players, and share `budget`. The same request gives the same games. Throws
/// ScriptError, NoLegalMove, or SetupError for a deal that cannot be; `report` then holds what was
/// found so far.
void play_paired(const Rules& a, const Rules& b, const PairedRequest& request, Budget& budget,
                 const KeepPlaying& keep_playing, PairedReport& report);

}  // namespace kasino
