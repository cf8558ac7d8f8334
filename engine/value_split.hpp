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
#include <utility>
#include <vector>

#include "engine/dead_ends.hpp"

namespace kasino {

/// Cards that are as good as each other.
struct ValueKind {
  int value = 0;           ///< at least 1
  std::uint32_t sums = 0;  ///< bit by sum: that they can be part of, all of which are greater

  bool operator==(const ValueKind&) const = default;
};

/// How many cards there are of each kind.
using KindCounts = std::vector<std::uint16_t>;

/// What cards can count, and what groups of two cards and more add up to.
struct ValueScheme {
  static constexpr std::size_t most_sums = 32;

  /// Some sums, the greatest first, and kinds by value, the lowest first.
  ValueScheme(std::vector<int> sums, std::vector<ValueKind> kinds);

  bool fits(std::size_t kind, std::size_t sum) const { return (kinds[kind].sums >> sum & 1) != 0; }

  std::vector<int> sums;
  std::vector<ValueKind> kinds;
  /// Of kinds that make the greatest sum, as indices.
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  /// Every card is part of each sum that has room for it.
  bool takes_alike;
};

class ValueSplit {
 public:
  /// The scheme must outlive it.
  explicit ValueSplit(const ValueScheme& scheme)
      : sums_(scheme.sums), kinds_(scheme.kinds), scheme_(scheme), numbers_(sums_.size(), 0) {}

  /// Whether cards split into groups; nothing where that takes more than `steps`, of which those
  /// taken are counted off. A step takes some 20 to 50 nanoseconds.
  std::optional<bool> splits(const KindCounts& counts, std::size_t& steps);

 private:
  bool fits(std::size_t kind, std::size_t sum) const { return scheme_.fits(kind, sum); }
  int made(const KindCounts& counts) const;
  int made_for(std::size_t sum, const KindCounts& counts) const;
  int cancel_pairs(KindCounts& counts, bool all) const;
  bool settle_all(const KindCounts& counts);
  bool settle(std::size_t sum, const KindCounts& counts, int all);
  bool try_settled(const KindCounts& counts);
  template <typename Try>
  bool try_in(std::size_t steps, Try try_out);
  bool take_lesser(std::size_t sum, std::size_t kinds, KindCounts& counts);
  bool cover(KindCounts& counts);
  bool have_room(const KindCounts& counts) const;
  bool is_greatest_left() const;
  bool take_greatest(KindCounts counts);
  bool may_make_greatest(int groups, const KindCounts& counts) const;
  bool cover_greatest(KindCounts& counts);
  template <typename Go>
  bool fill(std::size_t sum, KindCounts& counts, std::size_t kinds, int missing, Go go_on);

  const std::vector<int>& sums_;
  const std::vector<ValueKind>& kinds_;
  const ValueScheme& scheme_;
  std::vector<std::uint16_t> numbers_;  // by sum: of groups that are still to be taken
  std::size_t steps_ = 0;
  std::size_t steps_at_once_ = 0;  // for one way to settle the numbers
  bool ran_out_ = false;           // of these
  bool is_in_doubt_ = false;
  DeadEnds dead_ends_;
  DeadEnds dead_ends_of_greatest_;
};

}  // namespace kasino
