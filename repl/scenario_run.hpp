// One scenario, played under the rules of one variant.
//
// Moves and actions are read, judged and played by the functions that serve what is typed.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "engine/rules.hpp"
#include "engine/text.hpp"
#include "repl/mismatch.hpp"
#include "scripting/budget.hpp"
#include "scripting/scenario.hpp"

namespace kasino {

struct ScenarioResult {
  std::vector<Mismatch> mismatches;  ///< none: the scenario has passed
  /// The clauses that allowed or refused what was played and checked, of the score lines that were
  /// checked, and those that the scenario names.
  std::set<std::string> touched;
  bool script_failed = false;  ///< a hook failed, and its sandbox may be beyond use
};

/// How many play in the scenario: as many as it says, else as it names seats in a setup, else two
/// or as few as the rules allow.
int players_of(const Scenario& scenario, const RuleData& rules);

/// Plays the scenario and checks all it says. What cannot be played ends it; of the rest every
/// mismatch is told. `budget` is that of the rules; each move and check is a command to it.
ScenarioResult run_scenario(const Scenario& scenario, const Rules& rules, Budget& budget,
                            Language language);

}  // namespace kasino
