// What cards are worth, roughly: how far each of them takes a seat up the score sheet.
//
// Read off the score sheet alone, so it knows nothing of what functions of the variant count. It
// guides players where there is no time to look further; what a step brings is asked elsewhere.
#pragma once

#include <array>

#include "engine/model/rules.hpp"

namespace kasino {

class State;

/// What cards are worth in the pile of the seat that takes them. Where the fewest points win, what
/// brings points is worth less than nothing.
class CardWorth {
 public:
  static constexpr int point = 1000;  ///< what is worth a point

  explicit CardWorth(const RuleData& rules);

  int of(Face face) const { return faces_[face]; }
  int of(Card card) const { return faces_[card.face()]; }
  int of_sweep() const { return sweep_; }
  /// The points of all that a deal's cards and majorities count, and two sweeps.
  int of_deal() const { return deal_; }
  /// Of a step: what a capture or build takes, or what a trail gives away.
  int of(const Step& step, const State& state, const RuleData& rules) const;
  /// Of laying out a card that others may take.
  int of_trail(Face face) const { return -faces_[face] / 2; }

 private:
  std::array<int, face_count> faces_{};
  int sweep_ = 0;
  int deal_ = 0;
};

}  // namespace kasino
