// The best move of a position: what the variant's adviser does, or where there is none, where a
// search finds that one is better by a clear margin.
#pragma once

#include <cstddef>
#include <string>

#include "engine/model/rules.hpp"
#include "engine/players/expert.hpp"
#include "engine/text/text.hpp"

namespace kasino {

class State;

/// What the seat to act can do, the best first. The first `right` steps are about as good; all
/// others are worse by half a point or more, beyond what chance could do, or not what the adviser
/// does.
struct BestMoves {
  Weighing weighing;
  std::size_t right = 1;
  Text advice{};  ///< why the adviser does so; empty: a search has found it
};

/// Whether a function of the script has a say in nearly every play, or in the score: then a search
/// takes too long to make questions by.
bool is_searched_slowly(const Rules& rules);

/// The same in every run, since it thinks by playouts and not by time. Throws Error, in words,
/// where the seat has no choice, nothing is clearly best or the adviser gives no reason, and what
/// the rules throw.
BestMoves best_moves(const State& state, const Rules& rules);

/// What one of the steps brings and leaves, and how much worse than the best it is; or the
/// adviser's reason for the first, and nothing for others.
std::string why_best(const BestMoves& best, std::size_t at, const State& state, const Rules& rules,
                     Language language);

}  // namespace kasino
