// Checking a variant: it is played with every number of players and every value of every option, at
// random and by players who look for trouble, and what every game must hold is watched.
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
  VariantRequest variant;  ///< the options and players that it sets are kept, all others tried
  int deals = 200;         ///< for each number of players; a tenth for each value of an option
  std::uint64_t seed = 1;
  /// For all of it: each setting gets its share, and what one does not need is left to the others.
  std::chrono::milliseconds time{9'000};
  /// Words that are commands where the variant is played, and so no names for its actions.
  std::vector<std::string> commands{};
};

/// How many deals were played under a setting.
struct CheckedSetting {
  CheckSetting setting;
  int deals = 0;
  bool broken = false;  ///< it was broken off
};

/// Something that is wrong, with the shortest game found that shows it.
struct CheckFailure {
  Violation violation;
  CheckSetting setting;
  std::string place{};  ///< "mine.lua:12: actions.call"; empty if the message tells, or none can
  Playthrough game{};
  std::string record{};         ///< of that game
  std::size_t steps_first = 0;  ///< of the game in which it was found
  bool alone = true;            ///< the game breaks without the games before it
};

struct CheckReport {
  std::string name;  ///< of the variant, as it was found
  std::vector<CheckedSetting> played{};
  Coverage seen{};
  std::vector<CheckFailure> failures{};  ///< each kind once
  std::vector<std::string> faults{};     ///< mistakes in the scripts, met in play or not
  std::vector<std::string> notes{};      ///< what may be a mistake
  int planned = 0;                       ///< deals
  bool is_broken_off = false;            ///< there was no time for all of them
  bool is_interrupted = false;           ///< by the user

  bool passed() const { return failures.empty() && faults.empty(); }
};

/// Called before each game with the setting and the part of the work that is done, 0 to 1.
using CheckProgress = std::function<void(const CheckSetting& setting, double done)>;

/// Checks a variant. The same request gives the same report, if there is time for all deals. Throws
/// as load_variant does if it does not load; what goes wrong later is in the report.
CheckReport check_variant(const CheckRequest& request, Budget& budget,
                          const CheckProgress& progress = {});

/// Plays a game again with every check, and answers what is wrong with it, if anything.
std::optional<CheckFailure> check_played(const Game& game, const CheckRequest& request,
                                         Budget& budget);

}  // namespace kasino
