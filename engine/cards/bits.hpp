// Counting the bits of a word.
#pragma once

#include <cstdint>

namespace kasino {

/// How many bits of `word` are set. As std::popcount, which is a call where the compiler may not
/// take the machine's own instruction for granted.
constexpr int ones_in(std::uint64_t word) {
  word -= word >> 1 & 0x5555555555555555U;
  word = (word & 0x3333333333333333U) + (word >> 2 & 0x3333333333333333U);
  word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fU;
  return static_cast<int>(word * 0x0101010101010101U >> 56);
}

/// The same where `word` mostly has one bit or a few.
constexpr int few_ones_in(std::uint64_t word) {
  int count = 0;
  for (; word != 0; word &= word - 1) ++count;
  return count;
}

}  // namespace kasino
