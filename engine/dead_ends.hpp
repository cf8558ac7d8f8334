// What a search came to in vain, and need not try again.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

#include "engine/memo.hpp"

namespace kasino {

/// A set of positions of a search, each of two rows of numbers; as long in one as in all others.
/// They are kept one behind the other, without memory of their own.
class DeadEnds {
 public:
  using Row = std::span<const std::uint16_t>;

  std::size_t size() const { return size_; }
  bool contains(Row first, Row second) const {
    return size_ > 0 && places_[place_of(hash(first, second), first, second)] != free;
  }
  /// It must be new.
  void insert(Row first, Row second) {
    if (2 * (size_ + 1) > places_.size()) grow();
    const std::uint32_t hashed = hash(first, second);
    ++size_;
    places_[place_of(hashed, first, second)] = std::uint64_t{hashed} << 32 | size_;
    rows_.insert(rows_.end(), first.begin(), first.end());
    rows_.insert(rows_.end(), second.begin(), second.end());
  }

 private:
  // Of a place in the table: the hash, and behind it the number of the position, from 1.
  static constexpr std::uint64_t free = 0;
  static constexpr std::size_t first_places = 64;

  static std::uint32_t hash(Row first, Row second) {
    std::uint64_t hash = 0;
    for (const Row row : {first, second})
      for (std::size_t i = 0; i < row.size(); i += 4) {
        std::uint64_t four = 0;
        std::memcpy(&four, &row[i], std::min<std::size_t>(4, row.size() - i) * sizeof row[i]);
        hash = spread(hash ^ hash >> 29 ^ four);
      }
    return static_cast<std::uint32_t>(hash >> 32);
  }
  bool is_at(std::uint64_t place, Row first, Row second) const {
    const std::size_t length = first.size() + second.size();
    const Row both = Row(rows_).subspan(((place & UINT32_MAX) - 1) * length, length);
    return std::equal(first.begin(), first.end(), both.begin()) &&
           std::equal(second.begin(), second.end(), both.subspan(first.size()).begin());
  }
  std::size_t place_of(std::uint32_t hashed, Row first, Row second) const {
    const std::size_t mask = places_.size() - 1;
    std::size_t at = hashed >> shift_;
    while (places_[at] != free &&
           (places_[at] >> 32 != hashed || !is_at(places_[at], first, second)))
      at = (at + 1) & mask;
    return at;
  }
  void grow() {
    std::vector<std::uint64_t> more(std::max(first_places, 2 * places_.size()), free);
    const std::size_t mask = more.size() - 1;
    shift_ = 32 - std::countr_zero(more.size());
    for (const std::uint64_t place : places_) {
      if (place == free) continue;
      std::size_t at = place >> 32 >> shift_;
      while (more[at] != free) at = (at + 1) & mask;
      more[at] = place;
    }
    places_ = std::move(more);
  }

  std::vector<std::uint16_t> rows_;
  std::vector<std::uint64_t> places_;  // an open hash table of 2^n
  int shift_ = 32;                     // leaves of a hash as many bits as tell a place
  std::size_t size_ = 0;
};

}  // namespace kasino
