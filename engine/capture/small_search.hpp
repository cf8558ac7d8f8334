// Capture search on up to sixteen cards, with families of sets as bitmaps: the inner loop of
// playouts.
//
// One pass over the table finds, for every sum that a hand looks for, the family of sets that make
// it; then the groups of each card are joined in every way.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/capture/group_kinds.hpp"
#include "engine/capture/small_captures.hpp"
#include "engine/capture/values.hpp"
#include "engine/capture/wanted.hpp"
#include "engine/cards/card.hpp"

namespace kasino {

/// The groups that one card makes of the cards of a small table, and what they come to.
class SmallGroups {
 public:
  /// The groups for one value as a bitmap.
  struct OfTaking {
    Value value;
    GroupCount count;
    std::vector<std::uint64_t> groups;
  };
  explicit SmallGroups(std::vector<OfTaking> takings) : takings_(std::move(takings)) {}

  /// The same groups under the entries of `takings`, which are these and perhaps others.
  SmallGroups spread(const GroupsByValue& takings) const;
  /// The groups for the value and count, of which there is an entry, as a bitmap.
  std::span<std::uint64_t> of(Value value, GroupCount count);

  /// Every wanted set, of any size. Found once for the same demands.
  std::span<const std::uint64_t> family(const Wanted& wanted) const;
  /// Splits `set` by the groups of this index, which may take several groups, into groups in
  /// written form, as LargeSearch does. Empty if it does not split.
  std::vector<SmallSet> written(std::size_t taking, SmallSet set) const;
  /// Whether `set` splits into any number of groups of the value, or of all values together.
  bool splits(SmallSet set, std::optional<Value> value) const;

 private:
  std::vector<OfTaking> takings_;
  mutable std::vector<std::pair<Wanted, std::vector<std::uint64_t>>> families_{};
};

class SmallSearch {
 public:
  /// What each face takes, by the played face.
  SmallSearch(const std::array<const GroupsByValue*, face_count>& takings,
              const ValueTable& values);

  /// Whether no target is too great for this search.
  bool suffices() const { return suffices_; }

  /// Finds every wanted set that each of `played` can take.
  void find(std::span<const Face> played, std::span<const Face> table, const Wanted& wanted,
            SmallCaptures& captures) const;
  /// Finds every set that each of `played` can take at its own of `values`.
  void find_at(std::span<const Face> played, std::span<const Face> table,
               std::span<const Value> values, SmallCaptures& captures) const;
  /// The groups that each of `played` makes of the table: one for each of its values.
  std::vector<SmallGroups> find_groups(std::span<const Face> played,
                                       std::span<const Face> table) const;

  /// For each face the values that its cards may add to a sum, a byte each from the lowest; the
  /// bytes behind them are 0. A face in no sum has one value above every target.
  using Addends = std::array<std::uint32_t, face_count>;
  static_assert(max_values_per_card <= 4);

 private:
  class SumSets;
  /// ValueGroups with their sums as bits of their targets.
  struct Summed {
    Value value;
    GroupCount groups;
    FaceSet singles;            ///< faces that are a group by themselves
    std::uint64_t targets = 0;  ///< bit `target` for each sum whose addends are addends_[0]
    std::vector<std::pair<std::size_t, int>> others{};  ///< other sums: index of addends, target
    bool is_plain = false;  ///< `others` is empty, and sums of one card are just `singles`
  };

  template <typename WantedOf>
  void find_as(std::span<const Face> played, std::span<const Face> table, WantedOf wanted_of,
               SmallCaptures& captures) const;
  Summed summed(const ValueGroups& taking, const ValueTable& values);
  std::size_t addends_of(FaceSet takes, const ValueTable& values);
  std::uint64_t sets_of_few(Face played, const SumSets& sums, std::span<const Face> table,
                            const Wanted& wanted) const;
  bool find_groups(const Summed& taking, const SumSets& sums, std::span<const Face> table,
                   std::span<std::uint64_t> groups) const;
  void add_sets(const Summed& taking, const SumSets& sums, std::span<const Face> table,
                const Wanted& wanted, std::span<std::uint64_t> sets) const;

  bool suffices_ = true;
  std::vector<FaceSet> takes_;    ///< the faces that a sum may take: mostly the same for all
  std::vector<Addends> addends_;  ///< by index into takes_
  std::array<std::vector<Summed>, face_count> takings_;  ///< by played face
  std::array<std::uint64_t, face_count> targets_{};      ///< bit `target` for each of their sums
};

}  // namespace kasino
