// The sums that the cards of a small table can make, for every target at once.
//
// For each sum the family of sets that make it, grown a card at a time: the sets that make a sum
// with a card are those that made the rest without it. Only sums on the way to one that is wanted
// are kept. One pass serves the cards of a whole hand.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/card.hpp"
#include "engine/small_family.hpp"

namespace kasino {

/// For each face, bit `value` for each value that its cards may add to a sum.
using SummedValues = std::array<std::uint64_t, face_count>;

/// The sets of cards that make a wanted sum, each card counted at any one of its values.
class SumSets {
 public:
  static constexpr std::size_t max_cards = 12;
  static constexpr int max_target = 63;

  /// `wanted` has bit `target` for each sum wanted. At most max_cards cards.
  SumSets(const SummedValues& values, std::span<const Face> cards, std::uint64_t wanted);
  SumSets(const SumSets&) = delete;
  SumSets& operator=(const SumSets&) = delete;
  ~SumSets() = default;

  /// The family of sets that make `target`, which is wanted; no words where there is none.
  std::span<const std::uint64_t> making(int target) const {
    if ((made_ >> target & 1) == 0) return {};
    const auto sum = static_cast<std::size_t>(target);
    return {words_[sum].data(), used_[sum]};
  }
  /// The first word of that family: all of it for few cards.
  std::uint64_t first_word_making(int target) const {
    return (made_ >> target & 1) == 0 ? 0 : words_[static_cast<std::size_t>(target)][0];
  }

 private:
  class Steps;

  /// The family of `sum` is there, if only to be empty.
  void begin(std::size_t sum) {
    if ((made_ >> sum & 1) != 0) return;
    made_ |= std::uint64_t{1} << sum;
    used_[sum] = 1;
    words_[sum][0] = 0;
  }
  void take(std::size_t card, std::size_t before, std::size_t sum);

  std::uint64_t made_ = 0;  ///< bit `sum`: its family has been begun
  // By sum, and left unset where it has not been begun; of its words, those beyond used_.
  std::array<std::uint8_t, max_target + 1> used_;
  std::array<std::array<std::uint64_t, family_words(max_cards)>, max_target + 1> words_;
};

}  // namespace kasino
