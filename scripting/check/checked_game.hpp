// A game that is checked step by step: what every game must hold, this one must.
//
// It is played by taking steps, whoever chooses them: players, a record, or somebody who tries a
// shorter game in place of a broken one.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/game/game.hpp"
#include "scripting/check/check_position.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

/// A game that can be played again. The last of the steps need not be playable.
struct Playthrough {
  GameStart start;
  std::vector<Step> steps{};
};

/// The step written without asking the rules: a move without groups or values, "s7xh7,d4,s3", an
/// action by its name, "the deal".
std::string plain_text(const Step& step);

/// The data without anything that a function decides. A game under it is dealt alike.
RuleData without_functions(RuleData data);

/// Whether the rules of `game` let `step` stand in its position. Throws Broken.
bool stands(const Step& step, const Game& game);

class CheckedGame {
 public:
  /// Deals. The references must outlive the game; `budget` is that of the rules, and each step is a
  /// command to it. Throws Broken, and SetupError for a start that cannot be.
  CheckedGame(const Rules& rules, GameStart start, Budget& budget, Coverage& seen);

  /// Takes a step that stands by the rules. Throws Broken.
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
  int played_ = 0;   ///< cards in this deal
  int actions_ = 0;  ///< since a card was played
};

/// Loads the rules of a game once more.
using FreshRules = std::function<std::unique_ptr<Rules>()>;

/// Plays `game` again under rules just loaded, and reads its record back. Throws Broken if anything
/// differs.
void check_again(const Game& game, const FreshRules& load, Budget& budget);

/// Why a deal does not end: the function that last moved cards from the table or a pile back to
/// where they can be played or dealt. `rules` were just loaded, under `budget`.
std::optional<HookPlace> feeder_of(const Playthrough& played, Rules& rules, Budget& budget);

}  // namespace kasino
