// How good a position is for a side: its lead in the deal, and what that means for the match. In a
// game for money each side plays for itself: its lead is what it gains.
#pragma once

#include <cstdint>

#include "engine/model/rules.hpp"
#include "engine/play/card_worth.hpp"

namespace kasino {

class State;

/// Judges positions for the side of a seat, in whole numbers that are the same on every machine.
class Outlook {
 public:
  /// The rules must outlive it.
  Outlook(Seat seat, const Rules& rules);

  const CardWorth& worth() const { return worth_; }

  /// By how many thousandths of a point the side is ahead of the best other side in this deal:
  /// exact once the deal is over, before that with cards counted by CardWorth. If the fewest points
  /// win, by how many thousandths it has fewer.
  std::int64_t lead(const State& state) const;

  /// The chances of the side to win the match, from -1,000,000 (lost) to 1,000,000 (won): a lead
  /// counts for more as the end comes near. In a game for money, the lead.
  std::int64_t chances(const State& state) const;

 private:
  std::int64_t worth_of_build(const State& state, std::size_t at) const;
  std::int64_t spread_after(const State& state) const;
  template <typename PointsOf>
  std::int64_t lead_by(const State& state, PointsOf points_of) const;

  Seat side_;
  const Rules& rules_;
  CardWorth worth_;
  int sign_;
};

}  // namespace kasino
