// Whether values split into groups of one sum, where each card counts at one value only.
//
// Two values that make the sum by themselves may always be taken for a group: where each is in
// another one, the rests of the two make a group as well. Of what is left the highest value goes
// into each group that could hold it, one after the other, and so on; dead ends are remembered.
// However many cards there are, most questions take less than a hundred steps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace kasino {

/// How many cards there are of each value, from 0 on, which is of no matter, to one below a sum.
using ValueCounts = std::vector<std::uint16_t>;

class ValueSplit {
 public:
  /// Groups of any number of cards that add up to `sum`.
  explicit ValueSplit(int sum) : sum_(sum) {}

  /// Whether the cards split into groups; nothing where that takes more than `steps`, of which
  /// those taken are counted off. A step takes some 20 nanoseconds.
  std::optional<bool> splits(ValueCounts counts, std::size_t& steps);

 private:
  bool cover(ValueCounts& counts);
  bool fill(ValueCounts& counts, int highest, int missing);

  int sum_;
  std::size_t steps_ = 0;
  std::unordered_set<std::u16string> dead_ends_;
};

}  // namespace kasino
