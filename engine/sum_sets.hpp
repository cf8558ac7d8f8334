// The sums that the cards of a small table can make, for every target at once.
//
// Sets of cards grow by one card at a time, each with the sums it can make as the bits of a word;
// a set whose least sum is too large is dropped at once. One pass serves the cards of a whole hand.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/card.hpp"
#include "engine/values.hpp"

namespace kasino {

/// Some cards of a small table, by position.
using SmallSet = std::uint16_t;

/// Every set of two or more cards of `faces` that makes a wanted sum, each card counted at any one
/// of its values.
class SumSets {
 public:
  static constexpr std::size_t max_cards = 12;
  static constexpr int max_target = 63;

  struct Made {
    std::uint64_t sums;  ///< bit `target`: the set makes it
    SmallSet set;
  };

  /// `wanted` has bit `target` for each sum wanted. At most max_cards cards; the `faces` have
  /// values, none above max_target. Cost: in proportion to the sets that do not exceed the highest
  /// sum wanted.
  SumSets(const ValueTable& values, FaceSet faces, std::span<const Card> cards,
          std::uint64_t wanted);
  SumSets(const SumSets&) = delete;
  SumSets& operator=(const SumSets&) = delete;

  /// Only the sums wanted are left in each.
  const Made* begin() const { return made_.data(); }
  const Made* end() const { return made_.data() + size_; }

 private:
  // Left unset beyond size_.
  std::array<Made, std::size_t{1} << max_cards> made_;
  std::size_t size_ = 0;
};

}  // namespace kasino
