// The sums that the cards of a small table can make, for every target at once.
//
// For each target, a family of sets of cards as a bitmap (see SmallFamily). One pass over the cards
// fills them all, so the cards of a whole hand share the work.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/card.hpp"
#include "engine/values.hpp"

namespace kasino {

/// Sets of at most max_cards cards of `faces`, by what they add up to, each card at any one of its
/// values.
class SumTable {
 public:
  static constexpr std::size_t max_cards = 10;
  static constexpr int max_target = 31;

  /// For targets up to `highest`, at most max_target. Cost: proportional to `highest` and 2 to the
  /// number of cards.
  SumTable(const ValueTable& values, FaceSet faces, std::span<const Card> cards, int highest);
  SumTable(const SumTable&) = delete;
  SumTable& operator=(const SumTable&) = delete;

  /// The sets that make `target`, one bit each: bit `set` of the words together.
  std::span<const std::uint64_t> making(int target) const {
    return {&words_[static_cast<std::size_t>(target) * word_count_], word_count_};
  }

 private:
  void add_early_card(std::size_t index, const Values& values, int highest);
  void add_late_card(std::size_t index, const Values& values, int highest);

  // The families of all targets, word_count_ words each; left unset beyond the highest.
  std::array<std::uint64_t, (max_target + 1) * (std::size_t{1} << max_cards) / 64> words_;
  std::size_t word_count_;
};

}  // namespace kasino
