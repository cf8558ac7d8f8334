// The capture search word for word as the rules say it, for tests to compare the engine with.
//
// It is slow and simple on purpose, and shares no idea with the engine: it tries every choice of
// values for every set of cards, and every division of a set into groups.
#pragma once

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/capture/values.hpp"

namespace kasino::test {

class BruteForce {
 public:
  /// `table` is sorted, and has at most about twelve cards.
  BruteForce(const CaptureRules& rules, Card played, const Cards& table,
             std::vector<ListedGroups> listed = {});

  /// The played card's values; {0} when it has none.
  const std::vector<Value>& values() const { return values_; }

  /// Whether the cards of the bitmap are one group for the value, by a way whose captures have
  /// `count` groups.
  bool is_group(Value value, std::uint64_t set, GroupCount count) const;
  /// Whether the cards split into a number of such groups that makes a capture.
  bool splits(Value value, std::uint64_t set, GroupCount count) const;
  /// The same for any count.
  bool splits(Value value, std::uint64_t set) const;
  /// Whether they split into groups for the value, if groups of all ways may go together.
  bool splits_together(Value value, std::uint64_t set) const;
  /// The same if each group may be for any of the played card's values.
  bool splits_mixed(std::uint64_t set) const;
  /// Whether some of the cards are a group for the value that can go with any others.
  bool holds_group(Value value, std::uint64_t set) const;
  /// Every number of groups, as in is_group(), into which they split.
  std::set<int> numbers_of(Value value, std::uint64_t set, GroupCount count) const;

  /// The values at which the set can be taken.
  Values values_taking(std::uint64_t set, Wanted wanted) const;
  /// Every set that can be taken, in dictionary order.
  std::vector<std::uint64_t> sets(Wanted wanted) const;
  /// Whether some set that can be taken has a single card as a group, for any value.
  bool can_take_one_card() const;
  Misfit misfit(std::uint64_t set) const;

  /// The groups of the written form, first card first, for a set that splits into `count` groups.
  std::vector<std::uint64_t> written_groups(Value value, std::uint64_t set,
                                            GroupCount count = GroupCount::Many) const;
  /// The lowest values, in the order of the cards, at which the set makes `sum`; may be empty.
  std::vector<Value> lowest_values(std::uint64_t set, int sum) const;

  std::uint64_t everything() const { return (std::uint64_t{1} << table_.size()) - 1; }

 private:
  using Families = std::vector<std::vector<bool>>;  // by value, by set

  Families families(GroupCount count) const;
  bool holds(Value value, std::uint64_t set, GroupCount count, int number) const;
  bool splits_into(Value value, std::uint64_t set, GroupCount count, int number,
                   Wanted wanted) const;
  bool is_group_by(const CaptureRule& way, Value value, std::uint64_t set) const;
  std::size_t index_of(Value value) const;
  bool parts(std::uint64_t set, std::uint64_t groups_of, bool others) const;
  bool splits_as_wanted(Value value, std::uint64_t set, GroupCount count, Wanted wanted) const;
  bool is_covered(Value value, std::uint64_t set, GroupCount count) const;

  CaptureRules rules_;
  Card played_;
  Cards table_;
  std::vector<ListedGroups> listed_;
  std::vector<Value> values_;
  std::vector<std::pair<GroupCount, Families>> groups_;  // those that go with any others come first
};

/// Dictionary order of the places in the table, spelt out.
bool comes_first(std::uint64_t a, std::uint64_t b);

}  // namespace kasino::test
