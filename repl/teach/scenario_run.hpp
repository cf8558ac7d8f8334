// One scenario, played under the rules of one variant.
//
// Moves and actions are read, judged and played as they are in a session.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/game/game.hpp"
#include "engine/model/rules.hpp"
#include "engine/text/text.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/scenario/scenario.hpp"

namespace kasino {

/// Something that differs from what a scenario expects.
struct Mismatch {
  int line = 1;
  std::string what;      ///< "after.table", "play[2] c8xs5"; empty: `found` is the whole message
  std::string expected;  ///< empty for an error
  std::string found;
  bool of_cards = false;  ///< `expected` and `found` are cards with blanks between
  /// For lists: what was expected but not found, and what was found but not expected.
  std::vector<std::string> missing{};
  std::vector<std::string> besides{};
  std::vector<std::string> under{};  ///< source lines of a function that failed
};

struct ScenarioResult {
  std::vector<Mismatch> mismatches;  ///< none: the scenario has passed
  /// The clauses cited in judging moves, in score lines checked, and by the scenario itself.
  std::set<std::string> touched;
  bool script_failed = false;  ///< a hook failed; its sandbox may no longer be usable
  std::optional<Game> left{};  ///< the game as it stands at the end; nothing: it did not begin
};

/// The number of players: as the scenario says, else as many as its setup names, else two or as few
/// as the rules allow.
int players_of(const Scenario& scenario, const RuleData& rules);

/// Plays the scenario and collects every mismatch; a move that cannot be played ends it. `budget`
/// is that of the rules, and is renewed for each move and check.
ScenarioResult run_scenario(const Scenario& scenario, const Rules& rules, Budget& budget,
                            Language language);

}  // namespace kasino
