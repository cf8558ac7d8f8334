// A game that is checked step by step for what every game must satisfy.
//
// Its steps may be chosen by players, read from a record, or tried to shorten a game that broke.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/game.hpp"
#include "scripting/check/check_position.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

/// A game that can be played again. Its last step need not be possible.
struct Playthrough {
  GameStart start;
  std::vector<Step> steps{};
};

/// The step written without asking the rules: a move without groups or values, "s7xh7,d4,s3", an
/// action by its name, "the deal".
std::string plain_text(const Step& step);

/// The data without anything that functions decide. A game under it is dealt the same.
RuleData without_functions(RuleData data);

/// Whether `step` stands by the rules of `game` in its position. Throws Broken.
bool stands(const Step& step, const Game& game);

class CheckedGame {
 public:
  /// Deals. The references must outlive the game; `budget` is that of the rules, and each step of
  /// the game is one to it. Throws Broken, CheckStopped, and SetupError for an impossible start.
  CheckedGame(const Rules& rules, GameStart start, Budget& budget, Coverage& seen);

  /// Takes a step that stands by the rules. Throws Broken and CheckStopped.
  void take(const Step& step);

  const Game& game() const { return *game_; }

 private:
  void check_progress(const Step& step, const State& before);
  void check_repeatable(const State& before) const;
  void check_state();
  void check_money() const;
  void check_own_players() const;
  void check_labels() const;
  void check_supposed() const;
  void check_totals() const;

  const Rules& rules_;
  Budget& budget_;
  Coverage& seen_;
  std::optional<Game> game_;
  Cards deck_;       ///< every card of the game, sorted
  int played_ = 0;   ///< cards played in this deal
  int actions_ = 0;  ///< actions since a card was played
};

/// Loads the rules of a game afresh.
using FreshRules = std::function<std::unique_ptr<Rules>()>;

/// Plays `game` again under rules just loaded, and reads its record back. Throws Broken if anything
/// differs, and CheckStopped.
void check_again(const Game& game, const FreshRules& load, Budget& budget);

/// The function that keeps a deal from ending: the last one that moved cards from the table or a
/// pile back to where they can be played or dealt. `rules` were just loaded, under `budget`.
std::optional<HookPlace> feeder_of(const Playthrough& played, Rules& rules, Budget& budget);

}  // namespace kasino
