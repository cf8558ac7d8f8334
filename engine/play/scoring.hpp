// Points of a deal, from piles, sweeps and awards; and who has won the match.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/rules.hpp"

namespace kasino {

class State;

/// Points by seat - 1.
using Points = std::array<int, max_seats>;

/// `points`, cut to the bounds of `most_points`.
int bounded_points(std::int64_t points);

/// Calls `visit` with each place of the seat that is scored as its pile.
template <typename Visit>
void each_counted(const RuleData& rules, Seat seat, Visit visit) {
  visit(Place::pile(seat));
  for (std::size_t i = 0; i < rules.zones.size(); ++i)
    if (rules.zones[i].scored)
      for (Place slot : slots_of(rules, static_cast<int>(i), seat)) visit(slot);
}

/// One line of a seat's score sheet.
struct ScoreLine {
  std::string item;  ///< name of the scoring item; empty for an award
  std::string clause;
  int points = 0;  ///< not 0; may be negative
  Cards cards;     ///< the cards that earned it, sorted; empty for sweeps and the like
  bool operator==(const ScoreLine&) const = default;
};

/// The points that `seat` has by item `index` of the score sheet so far.
int item_points(const State& state, const Rules& rules, std::size_t index, Seat seat);

/// Calls `visit` with the index of each item, each seat, and that seat's points by it.
void each_item_points(const State& state, const Rules& rules,
                      const std::function<void(std::size_t, Seat, int)>& visit);

/// By item, how often its points will have been carried over; empty if no item carries points.
std::vector<int> carried_on(const State& state, const Rules& rules);

/// Who deals the next deal; this one is counted.
Seat next_dealer(const State& state, const Rules& rules);

/// This deal's points of every seat so far; final once the deal is over.
Points deal_points(const State& state, const Rules& rules);

/// Where this deal's points of `seat` come from, by clause. They add up to deal_points().
std::vector<ScoreLine> score_sheet(const State& state, const Rules& rules, Seat seat);

/// The match points of the side that `seat` belongs to.
int side_score(const State& state, const RuleData& rules, Seat seat);

/// A side and its points.
struct SideScore {
  std::vector<Seat> seats;  ///< sorted
  int score = 0;            ///< of the match, as State::scores
};

/// Every side, by its first seat; empty if each seat plays for itself.
std::vector<SideScore> side_scores(const State& state, const RuleData& rules);

/// How many sides still have a seat in the match.
int sides_in(const State& state, const RuleData& rules);

/// The seats still in whose side has as many points as put it out, or whose side is out of money.
std::vector<Seat> seats_going_out(const State& state, const RuleData& rules);

/// Whether the scores end the match, however many deals have been played.
bool is_match_decided(const State& state, const RuleData& rules);

/// Which of `seats` have won by the points of their sides, with ties broken by the piles of this
/// deal; several seats may share. In the order of `seats`.
std::vector<Seat> winners_of(const State& state, const Points& points, const RuleData& rules,
                             std::vector<Seat> seats);

/// The winners, if the match is over with the present scores, the deal being counted. Once seats
/// have gone out, the winners are of those left or, if nobody is left, of those who played.
std::optional<std::vector<Seat>> match_winners(const State& state, const RuleData& rules);

}  // namespace kasino
