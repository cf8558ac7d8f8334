// The nearest right spelling, for whatever a person can misspell: keys, clauses, commands.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/text.hpp"

namespace kasino {

/// The least number of letters to insert, drop, replace or swap with their neighbour that makes
/// `a` into `b`, upper and lower case alike. Cost: the product of the lengths.
std::size_t spelling_distance(std::string_view a, std::string_view b);

/// The word nearest to `word`, if one is near: one letter wrong in up to four, two in up to
/// eight, else three. Of equally near ones the first that begins alike, else the first.
///
///   "pionts" among {"points", "clause"}  ->  "points"
std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& words);

/// " (did you mean points?)", or nothing if no word is near.
Text advice(std::string_view word, const std::vector<std::string>& words);
/// In English alone, for authors of scripts.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& words);

}  // namespace kasino
