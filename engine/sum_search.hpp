// Capture search on small tables where the groups of all played cards are read off one SumSets: the
// inner loop of playouts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/capture.hpp"
#include "engine/card.hpp"
#include "engine/group_kinds.hpp"
#include "engine/small_captures.hpp"
#include "engine/sum_sets.hpp"
#include "engine/values.hpp"

namespace kasino {

/// The search on tables of up to SumSets::max_cards cards for rules whose sums are alike: they take
/// all that is lower.
class SumSearch {
 public:
  /// `takers` by played face.
  SumSearch(const std::array<const Taker*, face_count>& takers, const ValueTable& values);

  /// Whether it will do for a table of `cards` cards.
  bool suffices(std::size_t cards) const { return are_alike_ && cards <= SumSets::max_cards; }

  /// Every wanted set that each of `played` can take.
  void find(std::span<const Face> played, std::span<const Face> table, const Wanted& wanted,
            SmallCaptures& captures) const;

 private:
  /// A Serving, its sums by their targets.
  struct Summed {
    Value value = 0;
    GroupCount groups = GroupCount::Many;
    bool singles_are_sums = false;  ///< the sums of one card are the groups of one card
    std::uint64_t targets = 0;      ///< bit `target` for each sum
    FaceSet singles;                ///< faces that are a group by themselves
  };

  bool covers(const SumKind& sum) const;
  Summed summed(const Serving& serving) const;
  std::uint64_t sets_of_few(Face played, const SumSets& sums, std::span<const Face> table,
                            const Wanted& wanted) const;
  static void find_among_many(const Summed& serving, const SumSets& sums,
                              std::span<const Face> table, const Wanted& wanted, std::size_t played,
                              SmallCaptures& captures);

  bool are_alike_ = true;
  Addends addends_;
  std::array<std::vector<Summed>, face_count> servings_;  ///< by played face
  std::array<std::uint64_t, face_count> targets_{};       ///< bit `target` for each of their sums
};

}  // namespace kasino
