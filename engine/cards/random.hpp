// The project's own random numbers: the same on every platform and compiler.
//
// xoshiro256** (Blackman and Vigna, 2018), its state filled from a 64-bit seed by splitmix64.
// Bounded numbers by rejection, so that all are equally likely. The whole generator is a value.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace kasino {

/// Invariant: not all of the state is zero.
class Random {
 public:
  explicit Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
      seed += 0x9e3779b97f4a7c15U;
      std::uint64_t mixed = seed;
      mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
      mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
      word = mixed ^ (mixed >> 31);
    }
  }

  /// The next 64 bits.
  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  /// A number from 0 to `limit` - 1, all equally likely. `limit` is at least 1.
  std::uint64_t below(std::uint64_t limit) {
    assert(limit >= 1);
    // The lowest 2^64 mod limit numbers are drawn again, so that the rest divides evenly. All of
    // them are below limit: a quick test that nearly every number passes.
    std::uint64_t number = next();
    if (number < limit)
      while (number < -limit % limit) number = next();
    return number % limit;
  }

  bool operator==(const Random&) const = default;

 private:
  std::array<std::uint64_t, 4> state_;
};

}  // namespace kasino
