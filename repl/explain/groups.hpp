// What cards make together, for explanations: sums done aloud, groups inside a set that cannot be
// taken as it is, and the captures nearest to what somebody meant.
//
// On tables with very many captures only the first `search_limit` are looked at.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/capture/values.hpp"
#include "engine/cards/card.hpp"
#include "engine/text/text.hpp"
#include "repl/explain/takes.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// "1 or 14"; "no value" for none.
std::string text_of(const Values& values, Language language);

/// All sums that `cards` can make; empty if one of them has no value.
std::set<int> sums_of(const Cards& cards, const ValueTable& values);

/// "5+5+3 is 13", "(1 or 14)+6 is 7 or 20"; for a single card "h6 is 6".
std::string sum_in_words(const Cards& cards, const ValueTable& values, Language language);

/// Why the sum of `cards` does not fit a played card with the values `hand`: "neither 8 nor 2x8",
/// "not 9", "no multiple of 10 or 16"; or that it fits, but the cards do not divide into groups.
/// Empty if there is nothing to add.
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

/// How many captures are looked at for an example.
inline constexpr std::size_t search_limit = 200;

/// Some group that can be taken from the table of `takes` at `value`.
std::optional<Group> some_group(const Takes& takes, Value value);

/// A card in two groups, each of which can be taken.
struct SharedCard {
  Card card;
  Group first;
  Group second;
};

/// A card of the table of `takes` shared by two groups for `value`; nothing if none is found.
std::optional<SharedCard> find_shared_card(const Takes& takes, Value value);

/// All of `cards` as groups that `card` can take at `value`, found by taking captures one after
/// another; empty if cards are left over.
std::vector<Group> disjoint_groups(const CaptureSearch& search, Card card, const Cards& cards,
                                   Value value);

/// "s5+h3 (5+3), or d5+h3 (5+3)": the captures that differ least from `wanted` (sorted), smaller
/// ones first, and how many others there are. There must be one. If any of the nearest 24
/// `would_do`, only such captures are named.
std::string nearest_takes(const Takes& takes, const Cards& wanted, Language language,
                          const std::function<bool(const Cards&)>& would_do = {});

/// "; it can take s5+h3 (5+3)", or that it can take nothing.
std::string what_it_can_take(const Takes& takes, const Cards& wanted, Language language);

}  // namespace kasino
