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

/// `points`, or the bound `most_points` that they pass.
int bounded_points(std::int64_t points);

/// One line of a seat's score sheet.
struct ScoreLine {
  std::string item;  ///< name of the scoring item; empty for an award
  std::string clause;
  int points = 0;  ///< not 0; may be negative
  Cards cards;     ///< the cards that earned it, sorted; empty for sweeps and the like
  bool operator==(const ScoreLine&) const = default;
};

/// What `seat` has by item `index` of the score sheet, as it stands.
int item_points(const State& state, const Rules& rules, std::size_t index, Seat seat);

/// The same for every item and seat: calls `visit` with the item's index, the seat and its points.
void each_item_points(const State& state, const Rules& rules,
                      const std::function<void(std::size_t, Seat, int)>& visit);

/// How often each item has been carried over when the deal after this one begins, by item; empty
/// where no item is.
std::vector<int> carried_on(const State& state, const Rules& rules);

/// Who deals the deal after this one, which is counted.
Seat next_dealer(const State& state, const Rules& rules);

/// This deal's points of every seat as they stand: a running count until the deal is over.
Points deal_points(const State& state, const Rules& rules);

/// Where `seat`'s points of this deal come from, in the order of the clauses. They add up to
/// deal_points.
std::vector<ScoreLine> score_sheet(const State& state, const Rules& rules, Seat seat);

/// The match points of the side of `seat`.
int side_score(const State& state, const RuleData& rules, Seat seat);

/// A side with its points.
struct SideScore {
  std::vector<Seat> seats;  ///< sorted
  int score = 0;            ///< of the match, as State::scores
};

/// Every side, by its first seat; empty where each seat plays for itself.
std::vector<SideScore> side_scores(const State& state, const RuleData& rules);

/// How many sides have a seat in the match.
int sides_in(const State& state, const RuleData& rules);

/// The seats still in whose side has the points that put it out.
std::vector<Seat> seats_going_out(const State& state, const RuleData& rules);

/// Whether a match cannot go on with these scores, however many deals have been played.
bool is_match_decided(const State& state, const RuleData& rules);

/// Which of `seats` have won by the points of their sides, ties broken by the piles of this deal;
/// several share. Sorted as `seats` are.
std::vector<Seat> winners_of(const State& state, const Points& points, const RuleData& rules,
                             std::vector<Seat> seats);

/// Who has won, if the match is over with the scores as they are and the deal just counted: of
/// those who are left once seats have gone out, or, if nobody is, of those who played.
std::optional<std::vector<Seat>> match_winners(const State& state, const RuleData& rules);

}  // namespace kasino
