// Capture search on up to sixteen cards: bitmaps.
//
// A set of cards is a number whose bits are positions; a family of such sets is a bitmap with one
// bit for each number, so that "every set so far, joined with this group" is a mask and a shift.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/capture.hpp"
#include "engine/card.hpp"
#include "engine/group_kinds.hpp"
#include "engine/sum_sets.hpp"
#include "engine/values.hpp"

namespace kasino {

inline constexpr int max_small = 16;

/// A family of sets of up to sixteen cards.
class SmallFamily {
 public:
  /// The family without a set, of sets of `cards` cards.
  explicit SmallFamily(std::size_t cards)
      : word_count_(cards <= 6 ? 1 : std::size_t{1} << (cards - 6)) {
    for (std::size_t i = 0; i < word_count_; ++i) words_[i] = 0;
  }

  bool has(SmallSet set) const { return (words_[set / 64] >> (set % 64) & 1) != 0; }
  void add(SmallSet set) { words_[set / 64] |= std::uint64_t{1} << (set % 64); }
  void remove(SmallSet set) { words_[set / 64] &= ~(std::uint64_t{1} << (set % 64)); }
  /// Adds, to each set that shares no card with `group`, that set joined with it.
  void join(SmallSet group);
  /// Adds every set of `other`, a family over the same cards.
  void merge(const SmallFamily& other) {
    for (std::size_t i = 0; i < word_count_; ++i) words_[i] |= other.words_[i];
  }
  int size() const;

  /// Calls `visit(set)` for each, as ascending numbers.
  template <typename Visit>
  void each(Visit visit) const {
    for (std::size_t i = 0; i < word_count_; ++i)
      for (std::uint64_t word = words_[i]; word != 0; word &= word - 1)
        visit(static_cast<SmallSet>(i * 64 + static_cast<unsigned>(std::countr_zero(word))));
  }

 private:
  // Left unset beyond word_count_: most tables need one word of the 1024.
  std::array<std::uint64_t, (std::size_t{1} << max_small) / 64> words_;
  std::size_t word_count_;
};

/// The groups that lie on a small table, none twice, in no order.
class SmallGroups {
 public:
  /// At most max_small cards.
  SmallGroups(const GroupKinds& kinds, const ValueTable& values, std::span<const Card> cards);
  /// The same, the sums read off `sums`, which was made of the same cards.
  SmallGroups(const GroupKinds& kinds, const SumSets& sums, std::span<const Card> cards);
  SmallGroups(const SmallGroups&) = delete;
  SmallGroups& operator=(const SmallGroups&) = delete;

  const SmallSet* begin() const { return groups_.data(); }
  const SmallSet* end() const { return groups_.data() + size_; }
  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }

 private:
  void add_singles(const GroupKinds& kinds, std::span<const Card> cards);
  template <typename Word>
  void add_sums(const SumKind& sum, const ValueTable& values, std::span<const Card> cards);
  void drop_repeats(std::size_t cards);

  // Left unset beyond size_.
  std::array<SmallSet, std::size_t{2} << max_small> groups_;
  std::size_t size_ = 0;
};

/// Every set of cards that splits into groups, the empty one too.
SmallFamily unions_of(const SmallGroups& groups, std::size_t cards);

/// Adds to `sets` every set of `cards` that `groups`, which are all on the table, make up: `count`
/// of them together.
void add_small_sets(const SmallGroups& groups, GroupCount count, std::size_t cards, Wanted wanted,
                    SmallFamily& sets);

/// Whether all of `cards` together split into groups of any serving.
bool splits_mixed_small(const Taker& taker, const ValueTable& values, std::span<const Card> cards);

/// Whether all of `cards`, which are some, together split into groups of the serving, as many as it
/// allows.
bool splits_small(const Serving& serving, const ValueTable& values, std::span<const Card> cards);

/// Whether `a` stands before `b` in dictionary order of the positions (see ItemSet).
constexpr bool stands_before(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t differ = a ^ b;
  const std::uint64_t above = ~((differ & (~differ + 1)) * 2 - 1);
  const bool mine = (a & differ & ~above) != 0;
  return mine ? (b & above) != 0 : (a & above) == 0;
}

}  // namespace kasino
