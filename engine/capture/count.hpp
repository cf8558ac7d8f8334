// Numbers that stay at the end of 64 bits once they reach it.
#pragma once

#include <bit>
#include <cstdint>
#include <limits>

namespace kasino {

inline constexpr std::uint64_t saturated = std::numeric_limits<std::uint64_t>::max();

constexpr std::uint64_t sum(std::uint64_t a, std::uint64_t b) {
  return a > saturated - b ? saturated : a + b;
}

/// Nothing at all times a saturated number is nothing at all.
constexpr std::uint64_t product(std::uint64_t a, std::uint64_t b) {
  // Told by the lengths of the factors; only in doubt by a division, which is slow.
  if (std::countl_zero(a) + std::countl_zero(b) >= 64) return a * b;
  return a > saturated / b ? saturated : a * b;
}

}  // namespace kasino
