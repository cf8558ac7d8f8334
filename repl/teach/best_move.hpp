// The best move of a position as a question: what the variant's adviser does or, without an
// adviser, what advise() finds better by a clear margin.
#pragma once

#include <cstddef>
#include <string>

#include "engine/model/rules.hpp"
#include "engine/players/expert.hpp"
#include "engine/text/text.hpp"
#include "repl/explain/advice.hpp"

namespace kasino {

class State;

/// What the seat to act can do, the best first. The first `right` steps are about equally good. The
/// others are clearly worse, by half a point or more, or are not what the adviser does.
struct BestMoves {
  Weighing weighing;  ///< that of advise(), in its order
  std::size_t right = 1;
  Text advice{};            ///< why the adviser does so; empty: a search found the best
  std::vector<int> lost{};  ///< how much less each step leads than the best, in thousandths
};

/// The best moves, the same in every run, as playouts are counted and not timed. Throws Error that
/// says why if the seat has no choice, nothing is clearly best or the adviser gives no reason; and
/// what the rules throw.
BestMoves best_moves(const State& state, const Rules& rules);

/// What step `at` brings and leaves, and how much worse than the best it is. With an adviser, its
/// reason for the first step, and empty for others.
std::string why_best(const BestMoves& best, std::size_t at, const State& state, const Rules& rules,
                     Language language);

}  // namespace kasino
