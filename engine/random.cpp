#include "engine/random.hpp"

#include <bit>
#include <cassert>

namespace kasino {

Random::Random(std::uint64_t seed) {
  for (std::uint64_t& word : state_) {
    seed += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = seed;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
    word = mixed ^ (mixed >> 31);
  }
}

std::uint64_t Random::next() {
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

std::uint64_t Random::below(std::uint64_t limit) {
  assert(limit >= 1);
  // The lowest 2^64 mod limit numbers are drawn again, so that the rest divides evenly. They are
  // below limit, as hardly any number is.
  std::uint64_t number = next();
  if (number < limit)
    while (number < -limit % limit) number = next();
  return number % limit;
}

}  // namespace kasino
