// Capture search on up to sixteen cards, with families of sets as bitmaps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/capture.hpp"
#include "engine/card.hpp"
#include "engine/group_kinds.hpp"
#include "engine/small_captures.hpp"
#include "engine/small_family.hpp"
#include "engine/values.hpp"

namespace kasino {

/// Adds to `captures` every set that `taker` can take from a table of at most max_small cards, as
/// the card `played` of them.
void find_small_sets(const Taker& taker, const ValueTable& values, std::span<const Face> table,
                     const Wanted& wanted, std::size_t played, SmallCaptures& captures);

/// The same for a serving of which all groups on a table of `cards` cards are known, `count` of
/// them making a capture.
void add_wanted_sets(std::span<const std::uint64_t> groups, std::size_t cards, GroupCount count,
                     const Wanted& wanted, std::size_t played, SmallCaptures& captures);

/// Whether all of `cards` together split into groups of any serving.
bool splits_mixed_small(const Taker& taker, const ValueTable& values, std::span<const Card> cards);

/// Whether all of `cards`, which are some, together split into groups of the serving, as many as it
/// allows.
bool splits_small(const Serving& serving, const ValueTable& values, std::span<const Card> cards);

}  // namespace kasino
