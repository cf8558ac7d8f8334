// What a search came to in vain, and need not try again.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace kasino {

/// A set of positions of a search, each of two rows of numbers; as long in one as in all others.
/// They are kept one behind the other, without memory of their own.
class DeadEnds {
 public:
  using Row = std::span<const std::uint16_t>;

  std::size_t size() const { return size_; }
  bool contains(Row first, Row second) const {
    return size_ > 0 && places_[place_of(first, second)] != free;
  }
  /// It must be new.
  void insert(Row first, Row second) {
    if (2 * (size_ + 1) > places_.size()) grow(first.size(), second.size());
    places_[place_of(first, second)] = static_cast<std::uint32_t>(size_++);
    rows_.insert(rows_.end(), first.begin(), first.end());
    rows_.insert(rows_.end(), second.begin(), second.end());
  }

 private:
  static constexpr std::uint32_t free = std::numeric_limits<std::uint32_t>::max();
  static constexpr std::size_t first_places = 64;

  static std::size_t hash(Row first, Row second) {
    constexpr std::uint64_t factor = 0x9E3779B97F4A7C15u;
    std::uint64_t hash = 0;
    for (const Row row : {first, second})
      for (const std::uint16_t number : row) hash = (hash + number + 1) * factor;
    return static_cast<std::size_t>(hash ^ hash >> 32);
  }
  bool is_at(std::uint32_t index, Row first, Row second) const {
    const auto row =
        rows_.begin() + static_cast<std::ptrdiff_t>(index * (first.size() + second.size()));
    return std::equal(first.begin(), first.end(), row) &&
           std::equal(second.begin(), second.end(),
                      row + static_cast<std::ptrdiff_t>(first.size()));
  }
  std::size_t place_of(Row first, Row second) const {
    const std::size_t mask = places_.size() - 1;
    std::size_t at = hash(first, second) & mask;
    while (places_[at] != free && !is_at(places_[at], first, second)) at = (at + 1) & mask;
    return at;
  }
  void grow(std::size_t first, std::size_t second) {
    places_.assign(places_.empty() ? first_places : 2 * places_.size(), free);
    for (std::size_t i = 0; i < size_; ++i) {
      const Row row = Row(rows_).subspan(i * (first + second), first + second);
      places_[place_of(row.first(first), row.subspan(first))] = static_cast<std::uint32_t>(i);
    }
  }

  std::vector<std::uint16_t> rows_;
  std::vector<std::uint32_t> places_;  // an open hash table of 2^n indices of rows
  std::size_t size_ = 0;
};

}  // namespace kasino
