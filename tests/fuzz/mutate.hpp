// Inputs for the fuzz targets where there is no libFuzzer: changed copies of the seeds.
//
// Knows nothing of what the program does with them. The same seed, the same inputs.
#pragma once

#include <string>
#include <vector>

#include "engine/random.hpp"

namespace kasino::fuzz {

inline constexpr std::size_t longest_input = 32U << 10U;

/// What inputs are made of: whole inputs, at least one, and words that they may hold.
struct Material {
  std::vector<std::string> seeds;
  std::vector<std::string> words;
};

/// One of the seeds with one to four changes: bits flipped, bytes set, parts left out, repeated or
/// taken from another seed, words put in. At most longest_input bytes.
std::string mutated(const Material& material, Random& random);

/// The words of a dictionary as libFuzzer reads them: a line each, `"word"` or `name="word"`, with
/// \\, \" and \xAB. Comments begin with #. Throws std::runtime_error for a line that is none.
std::vector<std::string> words_of(const std::string& dictionary);

}  // namespace kasino::fuzz
