// Players who try every move in many worlds, that is ways in which the hidden cards may lie.
//
// Each move is played out in the same worlds and with the same random numbers as the others, by
// players who see much but not all, until the hands are played. The worse half of the moves is
// dropped again and again (sequential halving: Karnin, Koren and Somekh, "Almost optimal
// exploration in multi-armed bandits", 2013). If few worlds are left, two sides play them out
// exactly. A deal for money is played to its end, by the adviser of the variant if it has one.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/cards/random.hpp"
#include "engine/model/rules.hpp"
#include "engine/players/thinking.hpp"

namespace kasino {

class State;

/// A move or answer, and what it is worth.
struct Weighed {
  Step step;
  std::int64_t chances = 0;  ///< mean of Outlook::chances
  /// Outlook::lead after each playout, or in each world. Entries at one index belong to the same
  /// world for all steps.
  std::vector<int> leads{};
};

/// A mean in thousandths of a point, and its standard error.
struct LeadEstimate {
  int mean = 0;
  int error = 0;
};

/// All that a seat can do, the best first.
struct Weighing {
  std::vector<Weighed> steps;
  bool is_exact = false;  ///< every step was played out as well as possible in every world

  LeadEstimate lead(std::size_t at) const;
  /// The lead of the best less its margin over step `at`: only leads in the same worlds compare.
  LeadEstimate lead_beside_best(std::size_t at) const;
  /// By how much `better` leads more than `worse`, in the worlds where both were tried.
  LeadEstimate margin(std::size_t better, std::size_t worse) const;
};

/// Weighs all that the seat to act can do; empty if it can do nothing. Throws what the rules throw.
Weighing weigh(const State& state, const Rules& rules, Random& random, const Thinking& thinking);

}  // namespace kasino
