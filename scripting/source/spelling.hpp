// The nearest right spelling of a word that a person typed: a key, a clause, a command.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/text.hpp"

namespace kasino {

/// The least number of letters to insert, drop, replace or swap with a neighbour that turns `a`
/// into `b`, ignoring case. Takes time in proportion to the product of the lengths.
std::size_t spelling_distance(std::string_view a, std::string_view b);

/// The word nearest to `word`, if one is near: one letter wrong in up to four, two in up to eight,
/// else three. Of equally near words, the first with the same first letter, else the first.
///
///   "pionts" among {"points", "clause"}  ->  "points"
std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& words);

/// " (did you mean points?)", or nothing if no word is near.
Text advice(std::string_view word, const std::vector<std::string>& words);
/// The same in English alone, for authors of scripts.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& words);

}  // namespace kasino
