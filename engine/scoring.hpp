// Points of a deal, from piles, sweeps and awards; and who has won the match.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/rules.hpp"
#include "engine/state.hpp"

namespace kasino {

/// Points by seat - 1.
using Points = std::array<int, max_seats>;

/// One line of a seat's score sheet.
struct ScoreLine {
  std::string item;  ///< name of the scoring item; empty for an award
  std::string clause;
  int points = 0;  ///< not 0; may be negative
  Cards cards;     ///< the cards that earned it, sorted; empty for sweeps and the like
  bool operator==(const ScoreLine&) const = default;
};

/// This deal's points of every seat as they stand: a running count until the deal is over.
Points deal_points(const State& state, const Rules& rules);

/// Where `seat`'s points of this deal come from, in the order of the clauses. They add up to
/// deal_points.
std::vector<ScoreLine> score_sheet(const State& state, const Rules& rules, Seat seat);

/// Whether, with the scores as they are and the deal just counted, the match is over.
bool is_match_over(const State& state, const RuleData& rules);

/// Who has won by the scores, ties broken by the piles of this deal; several share. Sorted.
std::vector<Seat> match_winners(const State& state, const RuleData& rules);

}  // namespace kasino
