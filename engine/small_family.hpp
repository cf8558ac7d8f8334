// Families of sets of up to sixteen cards, as bitmaps.
//
// A set of cards is a number whose bits are positions; a family of such sets is a bitmap with one
// bit for each number, so that "every set so far, joined with this group" is a mask and a shift.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace kasino {

/// Some cards of a small table, by position.
using SmallSet = std::uint16_t;

inline constexpr int max_small = 16;

/// So many cards, all of them.
constexpr SmallSet all_cards(std::size_t cards) { return static_cast<SmallSet>((1u << cards) - 1); }

/// How many words the bitmap of a family of sets of `cards` cards has.
constexpr std::size_t family_words(std::size_t cards) {
  return cards <= 6 ? 1 : std::size_t{1} << (cards - 6);
}

/// Calls `visit(set)` for each set of the family, as ascending numbers.
template <typename Visit>
void each_set(std::span<const std::uint64_t> family, Visit visit) {
  for (std::size_t i = 0; i < family.size(); ++i)
    for (std::uint64_t word = family[i]; word != 0; word &= word - 1)
      visit(static_cast<SmallSet>(i * 64 + static_cast<unsigned>(std::countr_zero(word))));
}

/// As many cards have a family of one word, which is fast.
inline constexpr std::size_t few_cards = 6;

/// For each set of six cards, the sets that share no card with it, as a bitmap.
inline constexpr std::array<std::uint64_t, 64> disjoint_sets = [] {
  std::array<std::uint64_t, 64> disjoint{};
  for (unsigned set = 0; set < 64; ++set)
    for (unsigned other = 0; other < 64; ++other)
      if ((set & other) == 0) disjoint[set] |= std::uint64_t{1} << other;
  return disjoint;
}();

/// For each set of six cards, the sets of just one of them, as a bitmap.
inline constexpr std::array<std::uint64_t, 64> single_sets = [] {
  std::array<std::uint64_t, 64> singles{};
  for (unsigned set = 0; set < 64; ++set)
    for (unsigned left = set; left != 0; left &= left - 1)
      singles[set] |= std::uint64_t{1} << (left & (~left + 1));
  return singles;
}();

/// A family of sets of up to sixteen cards.
///
/// Groups are best joined in ascending order: the bitmap is no longer than the largest set needs.
class SmallFamily {
 public:
  SmallFamily() { words_[0] = 0; }

  /// Its bitmap; sets beyond the last word are not in the family.
  std::span<const std::uint64_t> words() const { return {words_.data(), used_}; }
  bool has(SmallSet set) const {
    return set / 64 < used_ && (words_[set / 64] >> (set % 64) & 1) != 0;
  }

  void add(SmallSet set) {
    make_room(set / 64);
    words_[set / 64] |= std::uint64_t{1} << (set % 64);
  }
  /// Takes the empty set out.
  void remove_empty() { words_[0] &= ~std::uint64_t{1}; }
  /// Adds, to each set that shares no card with `group`, that set joined with it.
  void join(SmallSet group) { add_joined(*this, group); }
  /// Adds each set of `other` that shares no card with `group`, joined with it.
  void add_joined(const SmallFamily& other, SmallSet group) {
    const std::size_t low = group % 64;
    const std::size_t high = group / 64;
    const std::size_t others = other.used_;
    make_room((others - 1) | high);
    for (std::size_t i = 0; i < others; ++i)
      if ((i & high) == 0) words_[i | high] |= (other.words_[i] & disjoint_sets[low]) << low;
  }
  /// Adds every set of the bitmap `other`.
  void merge(std::span<const std::uint64_t> other) {
    if (other.empty()) return;
    make_room(other.size() - 1);
    for (std::size_t i = 0; i < other.size(); ++i) words_[i] |= other[i];
  }
  /// Drops every set that shares no card with `group`.
  void keep_meeting(SmallSet group) {
    const std::size_t low = group % 64;
    const std::size_t high = group / 64;
    for (std::size_t i = 0; i < used_; ++i)
      if ((i & high) == 0) words_[i] &= ~disjoint_sets[low];
  }

  /// Calls `visit(set)` for each, as ascending numbers.
  template <typename Visit>
  void each(Visit visit) const {
    each_set(words(), visit);
  }

 private:
  void make_room(std::size_t word) {
    if (word < used_) return;
    for (const std::size_t end = std::bit_ceil(word + 1); used_ < end; ++used_) words_[used_] = 0;
  }

  std::size_t used_ = 1;  ///< words; a power of two, as if there were no cards beyond
  // Left unset beyond used_: most tables need one word of the 1024.
  std::array<std::uint64_t, family_words(max_small)> words_;
};

/// Whether `a` stands before `b` in dictionary order of the positions (see ItemSet).
constexpr bool stands_before(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t differ = a ^ b;
  const std::uint64_t above = ~((differ & (~differ + 1)) * 2 - 1);
  const bool mine = (a & differ & ~above) != 0;
  return mine ? (b & above) != 0 : (a & above) == 0;
}

}  // namespace kasino
