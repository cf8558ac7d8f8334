// The sums that the cards of a small table can make, for every target at once.
//
// For each sum the family of sets that make it, grown a card at a time: the sets that make a sum
// with a card are those that made the rest without it. Only sums on the way to one that is wanted
// are kept. One pass serves the cards of a whole hand.
//
// The first few_cards cards have such families, each a word; what the others add is known for each
// set of them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/card.hpp"
#include "engine/small_family.hpp"
#include "engine/values.hpp"

namespace kasino {

/// For each face the values that its cards may add to a sum, a byte each from the lowest; the bytes
/// behind them are 0. What adds to no sum has one that is above every target.
using Addends = std::array<std::uint32_t, face_count>;
static_assert(max_values_per_card <= 4);

/// The sets of cards that make a wanted sum, each card counted at any one of its values.
class SumSets {
 public:
  static constexpr std::size_t max_cards = 12;
  static constexpr int max_target = 62;

  /// `wanted` has bit `target` for each sum wanted. Addends are at most max_target + 1.
  /// At most max_cards cards.
  SumSets(const Addends& addends, std::span<const Face> cards, std::uint64_t wanted);
  SumSets(const SumSets&) = delete;
  SumSets& operator=(const SumSets&) = delete;
  ~SumSets() = default;

  /// Word `index` of the family of sets that make one of `targets`: a bit for each, and wanted.
  std::uint64_t word_making(std::uint64_t targets, std::size_t index) const {
    if (index != 0) {
      std::uint64_t lacking = 0;
      for (std::uint64_t sums = of_others_[index]; sums != 0; sums &= sums - 1)
        lacking |= targets >> std::countr_zero(sums);
      targets = lacking;
    }
    std::uint64_t sets = 0;
    for (std::uint64_t sums = targets & made_; sums != 0; sums &= sums - 1)
      sets |= making_[static_cast<std::size_t>(std::countr_zero(sums))];
    return sets;
  }

 private:
  std::uint64_t add_others(const Addends& addends, std::span<const Face> others,
                           std::uint64_t wanted);

  std::uint64_t made_ = 0;  ///< bit `sum`: the first cards make it, on the way to a wanted one
  // By sum, the family of sets of the first cards; left unset where it is not made.
  std::array<std::uint64_t, max_target + 1> making_;
  // By set of the other cards, bit `sum` for each that they make; left unset beyond.
  std::array<std::uint64_t, family_words(max_cards)> of_others_;
};

}  // namespace kasino
