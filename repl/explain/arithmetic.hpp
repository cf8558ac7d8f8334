// Sums done aloud: what cards on the table count, together, beside the card that should take them.
#pragma once

#include <set>
#include <string>

#include "engine/capture/capture.hpp"
#include "engine/capture/values.hpp"
#include "engine/legality/card_captures.hpp"
#include "engine/text/text.hpp"
#include "repl/text/style.hpp"

namespace kasino {

/// "14 or 1" (as "1 or 14"); "no value" for none.
std::string text_of(const Values& values, Language language);

/// Everything that `cards` can add up to; empty if one of them has no value.
std::set<int> sums_of(const Cards& cards, const ValueTable& values);

/// "5+5+3 is 13", "(1 or 14)+6 is 7 or 20"; for a single card "h6 is 6".
std::string sum_in_words(const Cards& cards, const ValueTable& values, Language language);

/// What the sum of `cards` is to a played card of `hand` values that can not take them: "neither 8
/// nor 2x8", "not 9", "no multiple of 10 or 16"; or that they add up and yet do not split. Empty
/// where nothing can be added.
std::string misfit_in_words(const Cards& cards, const ValueTable& values, const Values& hand,
                            Language language);

/// "h7", "sK+cA (13+1)", "cA (14)": the arithmetic where there is some to do.
std::string group_in_words(const Group& group, const Style& style = {});

/// The groups of a capture, in a list.
std::string groups_in_words(const Grouping& grouping, Language language);
/// The same with the cards as they look on a screen.
std::string groups_in_words(const Grouping& grouping, const Style& style);

}  // namespace kasino
