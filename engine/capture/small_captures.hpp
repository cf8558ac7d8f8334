// What each card of a hand can take from one small table, as bitmaps.
//
// A set of up to sixteen cards is a number whose bits are positions; a family of such sets is a
// bitmap with one bit for each number, so that "every set so far, joined with this group" is a mask
// and a shift.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/item_set.hpp"

namespace kasino {

/// Some cards of a small table, by position.
using SmallSet = std::uint16_t;

/// The most cards of a small table.
inline constexpr int max_small_table = 16;

/// The set of all cards of a table of `cards` cards.
constexpr SmallSet all_cards(std::size_t cards) { return static_cast<SmallSet>((1u << cards) - 1); }

/// How many words the bitmap of a family of sets of up to `cards` cards has.
constexpr std::size_t family_words(std::size_t cards) {
  return cards <= 6 ? 1 : std::size_t{1} << (cards - 6);
}

constexpr bool is_in(std::span<const std::uint64_t> family, std::size_t set) {
  return (family[set / 64] >> (set % 64) & 1) != 0;
}

/// The number of bits set in `word`; fast if there are none or a few.
constexpr int few_ones_in(std::uint64_t word) {
  int count = 0;
  for (; word != 0; word &= word - 1) ++count;
  return count;
}

/// Calls `visit(set)` for each set of the family, as ascending numbers.
template <typename Visit>
void each_set(std::span<const std::uint64_t> family, Visit visit) {
  for (std::size_t i = 0; i < family.size(); ++i)
    for (std::uint64_t word = family[i]; word != 0; word &= word - 1)
      visit(static_cast<SmallSet>(i * 64 + static_cast<unsigned>(std::countr_zero(word))));
}

/// Whether `a` stands before `b` in dictionary order of the positions (see ItemSet): a strict
/// order, by which any library sorts alike.
constexpr bool stands_before(SmallSet a, SmallSet b) {
  const unsigned differ = a ^ b;
  const unsigned above = ~((differ & (~differ + 1)) * 2 - 1);
  const bool mine = (a & differ & ~above) != 0;
  return mine ? (b & above) != 0 : differ != 0 && (a & above) == 0;
}

/// The sets of a family in the order of ItemSet.
std::vector<SmallSet> sorted_sets(std::span<const std::uint64_t> family);

/// The faces of some cards in order, kept in place: at most as many as there can be cards.
class FaceList {
 public:
  explicit FaceList(std::span<const Card> cards) : size_(cards.size()) {
    for (std::size_t i = 0; i < cards.size(); ++i) faces_[i] = cards[i].face();
  }
  /// In the order of Card.
  explicit FaceList(FaceSet faces) {
    std::size_t size = 0;
    faces.each([&](Face face) { faces_[size++] = face; });
    size_ = size;
  }

  FaceList(const FaceList&) = delete;
  FaceList& operator=(const FaceList&) = delete;
  ~FaceList() = default;

  std::span<const Face> faces() const { return {faces_.data(), size_}; }
  std::size_t size() const { return size_; }
  Face operator[](std::size_t index) const { return faces_[index]; }

 private:
  std::size_t size_ = 0;
  std::array<Face, ItemSet::capacity> faces_;  // left unset beyond size_
};

/// For each of some played cards a family of sets, filled in by CaptureSearch::find_small.
class SmallCaptures {
 public:
  /// Room for `played` played cards and `cards` table cards. The families are left unset.
  SmallCaptures(std::size_t played, std::size_t cards);
  SmallCaptures(const SmallCaptures&) = delete;
  SmallCaptures& operator=(const SmallCaptures&) = delete;
  ~SmallCaptures() = default;

  std::span<std::uint64_t> family(std::size_t played) {
    return words_.subspan(played * word_count_, word_count_);
  }
  std::span<const std::uint64_t> family(std::size_t played) const {
    return words_.subspan(played * word_count_, word_count_);
  }

  bool has(std::size_t played, SmallSet set) const { return is_in(family(played), set); }
  bool any(std::size_t played) const {
    std::uint64_t sets = 0;
    for (const std::uint64_t word : family(played)) sets |= word;
    return sets != 0;
  }
  std::size_t count(std::size_t played) const { return count_in(family(played)); }
  std::vector<SmallSet> sorted(std::size_t played) const { return sorted_sets(family(played)); }

  /// How many captures all played cards have together.
  std::size_t total() const { return count_in(words_); }
  /// A capture by its place: in the order of played cards, the sets of each as ascending numbers.
  struct Capture {
    std::size_t played;
    SmallSet taken;
  };
  Capture nth(std::size_t place) const;

 private:
  static std::size_t count_in(std::span<const std::uint64_t> words);

  std::size_t word_count_;          // of each family
  std::span<std::uint64_t> words_;  // family after family: in few_, or in many_ if too large
  std::array<std::uint64_t, 64> few_;
  std::vector<std::uint64_t> many_;
};

}  // namespace kasino
