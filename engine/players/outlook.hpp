// How good a position is for a side: its lead in the deal, and what that means in the match.
// Where there are purses everybody plays for their own: the lead is what a side gains.
#pragma once

#include <cstdint>

#include "engine/model/rules.hpp"
#include "engine/play/card_worth.hpp"

namespace kasino {

class State;

/// Positions through the eyes of the side of a seat. Numbers are whole, so they are the same on
/// every machine.
class Outlook {
 public:
  /// The rules must outlive it.
  Outlook(Seat seat, const Rules& rules);

  const CardWorth& worth() const { return worth_; }

  /// By how many thousandths of a point the side is ahead of the best other in this deal: exact
  /// once it is over; before that, cards count by CardWorth. Where the fewest points win, by how
  /// many it has fewer.
  std::int64_t lead(const State& state) const;

  /// How likely the side is to win the match, from -1,000,000, lost, to 1,000,000: so a lead means
  /// more as the end comes near. Where there are purses: its lead.
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
