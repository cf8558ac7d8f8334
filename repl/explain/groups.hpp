// What cards make together, for explanations: sums done aloud, groups inside a set that cannot be
// taken as it is, and the captures that are nearest to what somebody meant.
//
// On tables with very many captures only some hundreds are looked at.
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
/// "the pile of seat 2"; a zone of the variant by its name.
std::string in_words(Place pile, const RuleData& rules, Language language);
/// The same with the cards as they look on a screen.
std::string groups_in_words(const Grouping& grouping, const Style& style);

/// How many captures are looked at for an example, on tables where there are very many.
inline constexpr std::size_t search_limit = 200;

/// Some group that can be taken from the table of `takes` at `value`.
std::optional<Group> some_group(const Takes& takes, Value value);

/// A card that two groups want, each of which can be taken.
struct SharedCard {
  Card card;
  Group first;
  Group second;
};

/// One of the table of `takes`, with groups for `value`; nothing if none is found.
std::optional<SharedCard> find_shared_card(const Takes& takes, Value value);

/// All of `cards` as groups that `card` can take at `value`, found by taking one after the other;
/// none if that fails.
std::vector<Group> disjoint_groups(const CaptureSearch& search, Card card, const Cards& cards,
                                   Value value);

/// "s5+h3 (5+3), or d5+h3 (5+3)": the captures that share most cards with `wanted` (sorted), then
/// the smallest, and how many others there are. There must be one. Of those that `would_do`, if
/// there are any among the nearest 24.
std::string nearest_takes(const Takes& takes, const Cards& wanted, Language language,
                          const std::function<bool(const Cards&)>& would_do = {});

/// "; it can take s5+h3 (5+3)", or that it can take nothing.
std::string what_it_can_take(const Takes& takes, const Cards& wanted, Language language);

}  // namespace kasino
