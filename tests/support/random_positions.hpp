// Random positions and value schemes for property tests.
#pragma once

#include <array>
#include <random>

#include "engine/capture/values.hpp"
#include "engine/capture/wanted.hpp"
#include "engine/cards/card.hpp"
#include "tests/support/this_build.hpp"

namespace kasino::test {

/// Gives the same numbers on every platform: the standard fixes std::mt19937_64, but not
/// distributions.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : engine_(seed) {}

  /// From 0 to `below` - 1; the tiny bias does not matter here.
  int roll(int below) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(below)); }
  /// From `low` to `high`.
  int between(int low, int high) { return low + roll(high - low + 1); }

 private:
  std::mt19937_64 engine_;
};

struct CapturePosition {
  Card played;
  Cards table;  ///< sorted
};

/// A card and `size` table cards, drawn from some packs with `jokers` jokers.
CapturePosition random_position(Dice& dice, int size, int packs = 1, int jokers = 0);

/// The same with low cards only, so that there is much to take.
CapturePosition dense_position(Dice& dice, int size, int highest_rank);

/// For each rank zero to two values from 1 to `highest`, on the table and from the hand.
CaptureRules random_scheme(Dice& dice, int highest);

/// A random set of ways, each bound to random cards.
std::vector<CaptureRule> random_ways(Dice& dice, int highest);

/// Every choice of captures that can be asked for, of any value and size; and one with a random
/// value, size, or both.
std::array<Wanted, 5> everything_wanted(Dice& dice);

/// How often to try a property: seldom under sanitizers.
inline int tries(int plain) { return is_sanitized ? plain / 20 : plain; }

}  // namespace kasino::test
