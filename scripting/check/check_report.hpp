// What a check is asked, and what it found.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "scripting/check/check_plan.hpp"
#include "scripting/check/checked_game.hpp"
#include "scripting/variant/variant_request.hpp"

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

}  // namespace kasino
