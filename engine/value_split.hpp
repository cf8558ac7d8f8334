// Whether values split into groups of some sums, where each card counts at one value only.
//
// With one sum, two values that make it by themselves may always be taken for a group: where each
// is in another one, the rests of the two make a group as well. Of what is left the highest value
// goes into each group that could hold it, one after the other, and so on; dead ends are
// remembered. However many cards there are, most questions take less than a hundred steps.
//
// With several sums it is settled first how many groups make which.
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
  bool settle(std::size_t sum, const ValueCounts& counts, int all);
  bool try_settled(const ValueCounts& counts);
  bool take_lesser(std::size_t sum, int highest, ValueCounts& counts);
  template <typename Try>
  bool try_in(std::size_t steps, Try try_out);
  bool cover(ValueCounts& counts);
  bool have_room(const ValueCounts& counts) const;
  bool is_greatest_left() const;
  bool take_greatest(ValueCounts counts);
  bool cover_greatest(ValueCounts& counts);
  template <typename Go>
  bool fill(ValueCounts& counts, int highest, int missing, Go go_on);

  std::vector<int> sums_;     // the greatest first
  std::vector<int> numbers_;  // by sum: of groups that are still to be taken
  std::size_t steps_ = 0;
  std::size_t steps_at_once_ = 0;  // for one way to settle the numbers
  bool ran_out_ = false;           // of these
  bool is_in_doubt_ = false;
  std::unordered_set<std::u16string> dead_ends_;
};

}  // namespace kasino
