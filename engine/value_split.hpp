// Whether values split into groups of some sums, where each card counts at one value only.
//
// With one sum, two values that make it by themselves may always be taken for a group: where each
// is in another one, the rests of the two make a group as well. Of what is left the highest value
// goes into each group that could hold it, one after the other, and so on; dead ends are
// remembered. However many cards there are, most questions take less than a hundred steps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace kasino {

/// How many cards there are of each value, from 0 on, which is of no matter, to one below the
/// greatest sum.
using ValueCounts = std::vector<std::uint16_t>;

class ValueSplit {
 public:
  /// Groups of two cards and more that add up to one of `sums`, which are some.
  explicit ValueSplit(std::vector<int> sums);

  /// Counts of no cards.
  ValueCounts none() const { return ValueCounts(static_cast<std::size_t>(sums_.front()), 0); }
  /// Whether cards split into groups; nothing where that takes more than `steps`, of which those
  /// taken are counted off. A step takes some 20 nanoseconds.
  std::optional<bool> splits(ValueCounts counts, std::size_t& steps);

 private:
  bool may_split(const ValueCounts& counts, int all) const;
  int cancel_pairs(ValueCounts& counts) const;
  bool has_room(const ValueCounts& counts, int all) const;
  bool cover(ValueCounts& counts, int all);
  bool fill(ValueCounts& counts, int highest, int missing, int all);

  std::vector<int> sums_;  // the greatest first
  std::size_t steps_ = 0;
  std::unordered_set<std::u16string> dead_ends_;
};

}  // namespace kasino
