// A set of cards and piles on the table, by their positions from 0.
//
// A fixed bitmap, and so a plain value: large enough for every card of eight packs and nine jokers.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace kasino {

class ItemSet {
 public:
  static constexpr int capacity = 448;

  constexpr ItemSet() = default;
  /// The first `count` positions.
  static constexpr ItemSet first(int count) {
    ItemSet set;
    for (int i = 0; i < count; ++i) set.add(i);
    return set;
  }
  /// The positions of the set bits of `bits`.
  static constexpr ItemSet of_bits(std::uint64_t bits) {
    ItemSet set;
    set.words_[0] = bits;
    return set;
  }

  constexpr bool has(int item) const { return (word(item) >> (item % 64) & 1) != 0; }
  constexpr void add(int item) { word(item) |= std::uint64_t{1} << (item % 64); }
  constexpr void remove(int item) { word(item) &= ~(std::uint64_t{1} << (item % 64)); }

  constexpr bool empty() const {
    for (std::uint64_t word : words_)
      if (word != 0) return false;
    return true;
  }
  constexpr int size() const {
    int count = 0;
    for (std::uint64_t word : words_) count += std::popcount(word);
    return count;
  }

  /// Whether the set has all items of `others`.
  constexpr bool holds(const ItemSet& others) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      if ((others.words_[i] & ~words_[i]) != 0) return false;
    return true;
  }
  /// Whether the set has position `item` or a greater one.
  constexpr bool reaches(int item) const {
    return has(item) || any_from(static_cast<std::size_t>(item) / 64, item % 64);
  }

  /// Calls `visit(position)` for each item, ascending.
  template <typename Visit>
  constexpr void each(Visit visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      for (std::uint64_t word = words_[i]; word != 0; word &= word - 1)
        visit(static_cast<int>(i * 64) + std::countr_zero(word));
  }

  constexpr bool operator==(const ItemSet&) const = default;

  /// Dictionary order of the ascending positions: {0}, {0,1}, {0,1,2}, {0,2}, {1}. So with
  /// positions in a sorted table, sets stand in the order of their written text.
  constexpr std::strong_ordering operator<=>(const ItemSet& other) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (words_[i] == other.words_[i]) continue;
      const int at = std::countr_zero(words_[i] ^ other.words_[i]);
      const bool mine = (words_[i] >> at & 1) != 0;
      const bool goes_on = mine ? other.any_from(i, at) : any_from(i, at);
      // The set with the first position that differs comes first, unless the other set ends there.
      if (mine) return goes_on ? std::strong_ordering::less : std::strong_ordering::greater;
      return goes_on ? std::strong_ordering::greater : std::strong_ordering::less;
    }
    return std::strong_ordering::equal;
  }

 private:
  constexpr std::uint64_t& word(int item) { return words_[static_cast<std::size_t>(item) / 64]; }
  constexpr std::uint64_t word(int item) const {
    return words_[static_cast<std::size_t>(item) / 64];
  }
  /// Whether a position above bit `at` of word `index` is in the set.
  constexpr bool any_from(std::size_t index, int at) const {
    if ((words_[index] >> at >> 1) != 0) return true;
    for (std::size_t i = index + 1; i < words_.size(); ++i)
      if (words_[i] != 0) return true;
    return false;
  }

  std::array<std::uint64_t, capacity / 64> words_{};
};

}  // namespace kasino
