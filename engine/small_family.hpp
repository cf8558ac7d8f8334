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

/// For each of six cards, the sets of cards before it, as a bitmap.
inline constexpr std::array<std::uint64_t, few_cards> sets_before = [] {
  std::array<std::uint64_t, few_cards> before{};
  for (unsigned card = 0; card < few_cards; ++card)
    before[card] = (std::uint64_t{1} << (1U << card)) - 1;
  return before;
}();

/// For each set of six cards, the sets of just one of them, as a bitmap.
inline constexpr std::array<std::uint64_t, 64> single_sets = [] {
  std::array<std::uint64_t, 64> singles{};
  for (unsigned set = 0; set < 64; ++set)
    for (unsigned left = set; left != 0; left &= left - 1)
      singles[set] |= std::uint64_t{1} << (left & (~left + 1));
  return singles;
}();

inline void set_in(std::span<std::uint64_t> family, SmallSet set, bool is_in) {
  const std::uint64_t bit = std::uint64_t{1} << (set % 64);
  std::uint64_t& word = family[set / 64];
  word = is_in ? word | bit : word & ~bit;
}

/// Adds, to each set that shares no card with `group`, that set joined with it. No set may be above
/// `group` but by joining groups below it: they are joined in ascending order.
inline void join(std::span<std::uint64_t> family, SmallSet group) {
  const std::size_t low = group % 64;
  const std::size_t high = group / 64;
  // What shares no card with `high` and is not above it lies below its highest bit.
  const std::size_t below = high == 0 ? 0 : (std::bit_floor(high) - 1) & ~high;
  for (std::size_t i = below;; i = (i - 1) & below) {
    family[i | high] |= (family[i] & disjoint_sets[low]) << low;
    if (i == 0) return;
  }
}

/// Adds to `family` each set of `others` that shares no card with `group`, joined with it.
inline void add_joined(std::span<std::uint64_t> family, std::span<const std::uint64_t> others,
                       SmallSet group) {
  const std::size_t low = group % 64;
  const std::size_t high = group / 64;
  for (std::size_t i = 0; i < others.size(); ++i)
    if ((i & high) == 0) family[i | high] |= (others[i] & disjoint_sets[low]) << low;
}

/// Drops every set that shares no card with `group`.
inline void keep_meeting(std::span<std::uint64_t> family, SmallSet group) {
  const std::size_t low = group % 64;
  const std::size_t high = group / 64;
  for (std::size_t i = 0; i < family.size(); ++i)
    if ((i & high) == 0) family[i] &= ~disjoint_sets[low];
}

/// The bitmap of a family of sets of so many cards, up to sixteen; empty at first.
class SmallFamily {
 public:
  explicit SmallFamily(std::size_t cards) : size_(family_words(cards)) {
    for (std::uint64_t& word : words()) word = 0;
  }
  SmallFamily(const SmallFamily&) = delete;
  SmallFamily& operator=(const SmallFamily&) = delete;
  ~SmallFamily() = default;

  std::span<std::uint64_t> words() { return {words_.data(), size_}; }
  std::span<const std::uint64_t> words() const { return {words_.data(), size_}; }
  bool has(SmallSet set) const { return (words_[set / 64] >> (set % 64) & 1) != 0; }
  void add(SmallSet set) { set_in(words(), set, true); }

 private:
  std::size_t size_;
  std::array<std::uint64_t, family_words(max_small)> words_;  // left unset beyond size_
};

/// Whether `a` stands before `b` in dictionary order of the positions (see ItemSet).
constexpr bool stands_before(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t differ = a ^ b;
  const std::uint64_t above = ~((differ & (~differ + 1)) * 2 - 1);
  const bool mine = (a & differ & ~above) != 0;
  return mine ? (b & above) != 0 : (a & above) == 0;
}

}  // namespace kasino
