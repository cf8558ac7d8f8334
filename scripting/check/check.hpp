// Checking a variant: it is played, at random and by players who look for trouble, and held to
// what every game holds.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "scripting/check/check_plan.hpp"
#include "scripting/check/checked_game.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

struct CheckRequest {
  VariantRequest variant;  ///< its options stand, others are tried; its players, if any, too
  int deals = 200;         ///< for each number of players; for each value of an option a tenth
  std::uint64_t seed = 1;
};

/// How many deals were played under a setting.
struct CheckedSetting {
  CheckSetting setting;
  int deals = 0;
  bool broken = false;  ///< it was given up
};

/// Something that is wrong, with the shortest game that was found to show it.
struct CheckFailure {
  Violation violation;
  std::string place;  ///< "mine.lua:12: actions.call"; empty: the message names it, or nobody can
  CheckSetting setting;
  Playthrough game{};
  std::string record{};         ///< of that game
  std::size_t steps_first = 0;  ///< of the game in which it was found
  bool alone = true;            ///< the game breaks by itself, without others before it
};

struct CheckReport {
  std::string name;  ///< of the variant, as it was found
  CheckPlan plan{};
  std::vector<CheckedSetting> played{};
  Coverage seen{};
  std::vector<CheckFailure> failures{};  ///< each kind once
  std::vector<std::string> faults{};     ///< mistakes in the scripts, met in play or not
  std::vector<std::string> notes{};      ///< what may be a mistake

  bool passed() const { return failures.empty() && faults.empty(); }
};

/// Told before each game: the setting, and which part of all the work is done, 0 to 1.
using CheckProgress = std::function<void(const CheckSetting& setting, double done)>;

/// Checks a variant. The same request gives the same report. Throws as load_variant does where it
/// does not load; what goes wrong later is in the report.
CheckReport check_variant(const CheckRequest& request, Budget& budget,
                          const CheckProgress& progress = {});

/// Holds a game that was played, and all that it leads to, to the same. Nothing if all is well.
std::optional<CheckFailure> check_played(const Game& game, const CheckRequest& request,
                                         Budget& budget);

}  // namespace kasino
