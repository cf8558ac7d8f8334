// Numbers of captures: they stop at the largest number of 64 bits instead of wrapping round.
#pragma once

#include <bit>
#include <cstdint>
#include <limits>

namespace kasino {

/// Stands for every number too large for 64 bits.
inline constexpr std::uint64_t saturated = std::numeric_limits<std::uint64_t>::max();

constexpr std::uint64_t sum(std::uint64_t a, std::uint64_t b) {
  return a > saturated - b ? saturated : a + b;
}

constexpr std::uint64_t product(std::uint64_t a, std::uint64_t b) {
  // Usually the lengths of the factors show that the product fits: a division is slow.
  if (std::countl_zero(a) + std::countl_zero(b) >= 64) return a * b;
  return a > saturated / b ? saturated : a * b;
}

/// A number of captures or moves. Exact unless `saturated`; then `number` is a lower bound.
struct Count {
  std::uint64_t number = 0;
  bool saturated = false;

  Count& operator+=(Count other) {
    saturated = saturated || other.saturated || number > kasino::saturated - other.number;
    number = sum(number, other.number);
    return *this;
  }
  bool operator==(const Count&) const = default;
};

}  // namespace kasino
