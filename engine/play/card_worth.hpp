// What cards are worth, roughly: how far each takes a seat up the score sheet.
//
// Read off the score sheet alone, without what functions of the variant count. It guides players
// who have no time to look further; what a step brings exactly is found out elsewhere.
#pragma once

#include <array>
#include <cstdint>

#include "engine/cards/card.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rule_data.hpp"

namespace kasino {

class State;

/// Thousandths of a point: more than an int holds where cards bring 30000 points.
using Thousandths = std::int64_t;

/// What cards are worth in the pile of the seat that takes them. If the fewest points win, cards
/// that bring points have a negative worth.
class CardWorth {
 public:
  static constexpr Thousandths point = 1000;  ///< the worth of one point

  explicit CardWorth(const RuleData& rules);

  Thousandths of(Face face) const { return faces_[face]; }
  Thousandths of(Card card) const { return faces_[card.face()]; }
  Thousandths of_sweep() const { return sweep_; }
  /// The worth of all points for a deal's cards and majorities, and of two sweeps; in points.
  std::int64_t of_deal() const { return deal_; }
  /// The worth of a step: what a capture or build takes, less what a trail gives away.
  Thousandths of(const Step& step, const State& state, const RuleData& rules) const;
  /// The worth, mostly negative, of laying out a card that others may take.
  Thousandths of_trail(Face face) const { return -faces_[face] / 2; }

 private:
  std::array<Thousandths, face_count> faces_{};
  Thousandths sweep_ = 0;
  std::int64_t deal_ = 0;
};

}  // namespace kasino
