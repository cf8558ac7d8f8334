// What cards are worth, roughly: how far each takes a seat up the score sheet.
//
// Read off the score sheet alone, without what functions of the variant count. It guides players
// who have no time to look further; what a step brings exactly is found out elsewhere.
#pragma once

#include <array>

#include "engine/cards/card.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rule_data.hpp"

namespace kasino {

class State;

/// What cards are worth in the pile of the seat that takes them. If the fewest points win, cards
/// that bring points have a negative worth.
class CardWorth {
 public:
  static constexpr int point = 1000;  ///< the worth of one point

  explicit CardWorth(const RuleData& rules);

  int of(Face face) const { return faces_[face]; }
  int of(Card card) const { return faces_[card.face()]; }
  int of_sweep() const { return sweep_; }
  /// The worth of all points for a deal's cards and majorities, and of two sweeps.
  int of_deal() const { return deal_; }
  /// The worth of a step: what a capture or build takes, less what a trail gives away.
  int of(const Step& step, const State& state, const RuleData& rules) const;
  /// The worth, mostly negative, of laying out a card that others may take.
  int of_trail(Face face) const { return -faces_[face] / 2; }

 private:
  std::array<int, face_count> faces_{};
  int sweep_ = 0;
  int deal_ = 0;
};

}  // namespace kasino
