// Running a scenario under the rules of a variant.
//
// Moves and actions are read, judged and played as in a session. What differs is told as data, and
// put in words by whoever shows it.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/game/game.hpp"
#include "engine/legality/judgement.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"
#include "engine/text/text.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/scenario/scenario.hpp"

namespace kasino {

/// A step that was judged, with its proof and all that it is read with; `rules` outlive it.
struct JudgedStep {
  Judgement judgement;
  State state;
  const Rules* rules;
};

/// Something that differs from what a scenario expects.
struct Mismatch {
  int line = 1;
  Text what;      ///< "after.table", "play[2] c8xs5"; empty: `found` is the whole message
  Text expected;  ///< empty for an error
  Text found;     ///< besides what the rules say of `judged`
  std::optional<JudgedStep> judged{};
  bool of_cards = false;  ///< `expected` and `found` are lists of cards
  /// For lists: what was expected but not found, and what was found but not expected.
  std::vector<std::string> missing{};
  std::vector<std::string> besides{};
  std::vector<std::string> under{};  ///< source lines of a function that failed
  std::string key{};                 ///< "legal", "only" or "illegal", if it is about that
  Text advice{};                     ///< what the author may have meant; may be empty
};

struct ScenarioResult {
  std::vector<Mismatch> mismatches;  ///< none: the scenario has passed
  /// The clauses cited in judgements, in the score sheets after each step, and by the scenario.
  std::set<std::string> touched;
  bool script_failed = false;  ///< a function failed; its sandbox may be unusable
  std::optional<Game> left{};  ///< the game at the end; nothing: it did not begin
};

/// The number of players: as the scenario says, else as its setup names, else two, or the fewest
/// that the rules allow.
int players_of(const Scenario& scenario, const RuleData& rules);

/// The clauses that step `at` of the game (from 0) touches: those that allow or refuse it, those
/// that give seats points after it, and those by which the game goes on. clauses_of_start(): those
/// by which it begins.
std::set<std::string> clauses_touched(const Game& game, std::size_t at);
std::set<std::string> clauses_of_start(const Game& game);

/// Plays the scenario and collects every mismatch; a move that cannot be played ends it. `budget`,
/// that of the rules, begins a part with each move and check. What they throw is a mismatch.
ScenarioResult run_scenario(const Scenario& scenario, const Rules& rules, Budget& budget);

}  // namespace kasino
