// Checks a variant: plays it with every number of players and every value of every option, at
// random and with players who look for trouble, and watches that every game holds what it must.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "scripting/check/check_notes.hpp"
#include "scripting/check/checked_game.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

class Game;

struct CheckRequest {
  VariantRequest variant;  ///< the options and players that it sets are kept; all others are tried
  int deals = 200;         ///< for each number of players; a tenth for each value of an option
  std::uint64_t seed = 1;
  /// For the whole check. Time that a setting does not need of its share is left to the others.
  std::chrono::milliseconds time{9'000};
  /// Words that are commands where the variant is played, so that no action may have such a name.
  std::vector<std::string> commands{};
};

/// A setting, and how many deals were played under it.
struct CheckedSetting {
  CheckSetting setting;
  int deals = 0;
  bool broken = false;  ///< a deal under this setting broke
};

/// A fault found in play, with the shortest game found that shows it.
struct CheckFailure {
  Violation violation;
  CheckSetting setting;
  /// "mine.lua:12: actions.call"; empty if the message tells it, or it is unknown.
  std::string place{};
  Playthrough game{};
  std::string record{};         ///< the record of `game`
  std::size_t steps_first = 0;  ///< how many steps the game had in which the fault was found
  bool alone = true;            ///< `game` shows the fault without any games before it
};

struct CheckReport {
  std::string name;  ///< the variant's name, as it was found
  std::vector<CheckedSetting> played{};
  Coverage seen{};
  std::vector<CheckFailure> failures{};  ///< one of each kind
  std::vector<std::string> faults{};     ///< mistakes in the scripts, whether or not play met them
  std::vector<std::string> notes{};      ///< possible mistakes
  int planned = 0;                       ///< deals planned
  bool is_broken_off = false;            ///< time ran out before all deals were played
  bool is_interrupted = false;           ///< the user stopped the check

  bool passed() const { return failures.empty() && faults.empty(); }
};

/// Called before each game with its setting and the part of the whole check that is done, 0 to 1.
using CheckProgress = std::function<void(const CheckSetting& setting, double done)>;

/// Checks a variant. The same request gives the same report, if there is time for all deals. Throws
/// what load_variant() throws if the variant does not load; later faults are in the report.
CheckReport check_variant(const CheckRequest& request, Budget& budget,
                          const CheckProgress& progress = {});

/// Plays a game again with every check, and answers its fault, if it has one.
std::optional<CheckFailure> check_played(const Game& game, const CheckRequest& request,
                                         Budget& budget);

}  // namespace kasino
