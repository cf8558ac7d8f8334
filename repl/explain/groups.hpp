// What cards make together, for explanations: groups, and sums done aloud.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/capture/values.hpp"
#include "engine/cards/card.hpp"
#include "engine/model/place.hpp"
#include "engine/text/text.hpp"
#include "repl/text/words.hpp"

namespace kasino {

struct RuleData;

/// "1 or 14"; "no value" for none.
std::string text_of(const Values& values, Language language);

/// All sums that `cards` can make; empty if one of them has no value.
std::set<int> sums_of(const Cards& cards, const ValueTable& values);

/// "5+5+3 is 13", "(1 or 14)+6 is 7 or 20"; for a single card "h6 is 6".
std::string sum_in_words(const Cards& cards, const ValueTable& values, Language language);

/// Why the sum of `cards` does not fit a played card with the values `hand`: "neither 8 nor 16
/// (2 times 8)", "not 9", "no multiple of 10 or 16"; or that it fits, but the cards do not divide
/// into groups. Empty if there is nothing to add.
std::string misfit_in_words(const Cards& cards, const ValueTable& values, const Values& hand,
                            Language language);

/// "h7", "sK+cA (13+1)", "cA (14)": with the arithmetic if there is any.
std::string group_in_words(const Group& group, const Style& style = {});

/// The groups of a capture, in a list.
std::string groups_in_words(const Grouping& grouping, Language language);
/// "the pile of seat 2"; a zone of the variant by its name.
std::string in_words(Place pile, const RuleData& rules, Language language);
/// The groups of a capture, with cards drawn in `style`.
std::string groups_in_words(const Grouping& grouping, const Style& style);

}  // namespace kasino
