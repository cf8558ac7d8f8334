// Players who try every move in many ways that the hidden cards may lie.
//
// Each move is played out in the same worlds and with the same random numbers as the others, by
// players who see much and not all, until the hands are played; moves that do badly are dropped by
// half and half (sequential halving: Karnin, Koren and Somekh, "Almost optimal exploration in
// multi-armed bandits", 2013). Where few worlds are left, two sides play them out exactly. A deal
// for money is played to its end, by the variant's own player whom hints ask, if it has one.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/cards/random.hpp"
#include "engine/model/rules.hpp"
#include "engine/players/thinking.hpp"

namespace kasino {

class State;

/// A move or answer, and what it comes to.
struct Weighed {
  Step step;
  std::int64_t chances = 0;  ///< mean of Outlook::chances
  /// Outlook::lead after each playout, or in each world: those of all steps are in the same order,
  /// and come from the same world.
  std::vector<int> leads{};
};

/// A mean in thousandths of a point, and its standard error.
struct LeadEstimate {
  int mean = 0;
  int error = 0;
};

/// What a seat can do, the best first.
struct Weighing {
  std::vector<Weighed> steps;
  bool is_exact = false;  ///< played out as well as can be in every world there is

  LeadEstimate lead(std::size_t at) const;
  /// The lead of the best less its margin over this one: only moves in the same worlds compare.
  LeadEstimate lead_beside_best(std::size_t at) const;
  /// By how much `better` leads more than `worse`, in the worlds in which both were tried.
  LeadEstimate margin(std::size_t better, std::size_t worse) const;
};

/// Weighs all that the seat at turn can do. Empty if it can do nothing. Throws what the rules
/// throw.
Weighing weigh(const State& state, const Rules& rules, Random& random, const Thinking& thinking);

}  // namespace kasino
