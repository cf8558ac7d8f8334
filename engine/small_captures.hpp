// What each card of a hand can take from one small table, as bitmaps.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/small_family.hpp"

namespace kasino {

/// A family of sets for each of some played cards, by their positions.
///
/// Filled in by CaptureSearch::find_small.
class SmallCaptures {
 public:
  /// Room for so many played cards, and so many on the table. What each takes is not set yet.
  SmallCaptures(std::size_t played, std::size_t cards);
  SmallCaptures(const SmallCaptures&) = delete;
  SmallCaptures& operator=(const SmallCaptures&) = delete;
  ~SmallCaptures() = default;

  /// The card takes nothing yet.
  void clear(std::size_t played);
  /// Adds sets that the card can take, as a bitmap that may end early.
  void add(std::size_t played, std::span<const std::uint64_t> family);
  void add(std::size_t played, SmallSet set) {
    words_[played * word_count_ + set / 64] |= std::uint64_t{1} << (set % 64);
  }
  /// All that the card takes, where bitmaps are one word.
  void set_word(std::size_t played, std::uint64_t word) { words_[played] = word; }

  bool has(std::size_t played, SmallSet set) const {
    return (family(played)[set / 64] >> (set % 64) & 1) != 0;
  }
  bool any(std::size_t played) const {
    std::uint64_t sets = 0;
    for (const std::uint64_t word : family(played)) sets |= word;
    return sets != 0;
  }
  std::size_t count(std::size_t played) const { return count_in(family(played)); }
  /// Every set in the order of ItemSet.
  std::vector<SmallSet> sorted(std::size_t played) const;

  /// How many captures all cards have together.
  std::size_t total() const { return count_in(words_); }
  /// One of these, by its place: in the order of the cards, the sets of each as ascending numbers.
  struct Capture {
    std::size_t played;
    SmallSet taken;
  };
  Capture nth(std::size_t place) const;

 private:
  static std::size_t count_in(std::span<const std::uint64_t> words);
  std::span<const std::uint64_t> family(std::size_t played) const {
    return words_.subspan(played * word_count_, word_count_);
  }

  std::size_t word_count_;          // of each family
  std::span<std::uint64_t> words_;  // family after family: in few_, or where that is too small
  std::array<std::uint64_t, 64> few_;
  std::vector<std::uint64_t> many_;
};

}  // namespace kasino
