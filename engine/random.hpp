// The project's own random numbers: the same on every platform and compiler.
//
// xoshiro256** (Blackman and Vigna, 2018), its state filled from a 64-bit seed by splitmix64.
// Bounded numbers by rejection, so that none is favoured. The whole generator is a value.
#pragma once

#include <array>
#include <cstdint>

namespace kasino {

/// Invariant: not all of the state is zero.
class Random {
 public:
  explicit Random(std::uint64_t seed);

  /// The next 64 bits.
  std::uint64_t next();

  /// A number from 0 to `limit` - 1, each as likely. `limit` is at least 1.
  std::uint64_t below(std::uint64_t limit);

  bool operator==(const Random&) const = default;

 private:
  std::array<std::uint64_t, 4> state_;
};

}  // namespace kasino
