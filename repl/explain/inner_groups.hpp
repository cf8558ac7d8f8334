// Groups inside a set of cards that cannot be taken as it is: what an explanation points at. On
// large tables only some hundreds of captures are looked at.
#pragma once

#include <optional>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/legality/card_captures.hpp"

namespace kasino {

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

}  // namespace kasino
