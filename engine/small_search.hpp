// Capture search on up to sixteen cards, with families of sets as bitmaps.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "engine/capture.hpp"
#include "engine/card.hpp"
#include "engine/group_kinds.hpp"
#include "engine/small_captures.hpp"
#include "engine/small_family.hpp"
#include "engine/sum_sets.hpp"
#include "engine/values.hpp"

namespace kasino {

/// A small table by its faces.
class SmallTable {
 public:
  /// At most max_small cards.
  explicit SmallTable(std::span<const Card> cards);

  std::span<const Face> faces() const { return {faces_.data(), size_}; }
  /// The cards that have one of these faces.
  SmallSet with(FaceSet wanted) const;

 private:
  std::size_t size_;
  FaceSet present_;
  std::array<Face, max_small> faces_;  // left unset beyond size_
};

/// Adds to `captures` every set that `taker` can take, as the card `played` of them.
void find_small_sets(const Taker& taker, const ValueTable& values, const SmallTable& table,
                     const Wanted& wanted, std::size_t played, SmallCaptures& captures);
/// The same, the sums read off `sums`, which was made of the same cards.
void find_small_sets(const Taker& taker, const SumSets& sums, const SmallTable& table,
                     const Wanted& wanted, std::size_t played, SmallCaptures& captures);

/// Whether all of `cards` together split into groups of any serving.
bool splits_mixed_small(const Taker& taker, const ValueTable& values, std::span<const Card> cards);

/// Whether all of `cards`, which are some, together split into groups of the serving, as many as it
/// allows.
bool splits_small(const Serving& serving, const ValueTable& values, std::span<const Card> cards);

}  // namespace kasino
