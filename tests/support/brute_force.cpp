#include "tests/support/brute_force.hpp"

#include <algorithm>
#include <bit>

namespace kasino::test {

namespace {

std::vector<int> positions(std::uint64_t set) {
  std::vector<int> positions;
  for (int i = 0; set != 0; ++i, set >>= 1)
    if ((set & 1) != 0) positions.push_back(i);
  return positions;
}

std::uint64_t first_card(std::uint64_t set) { return set & (~set + 1); }

}  // namespace

bool comes_first(std::uint64_t a, std::uint64_t b) { return positions(a) < positions(b); }

BruteForce::BruteForce(const CaptureRules& rules, Card played, const Cards& table)
    : rules_(rules), played_(played), table_(table) {
  for (Value value : rules.hand_values[played.face()]) values_.push_back(value);
  if (values_.empty()) values_.push_back(0);
  groups_ = families(GroupCount::Many);
  ones_ = families(GroupCount::One);
}

BruteForce::Families BruteForce::families(GroupCount count) const {
  Families families;
  for (Value value : values_) {
    std::vector<bool>& groups = families.emplace_back();
    for (std::uint64_t set = 0; set <= everything(); ++set)
      groups.push_back(set != 0 &&
                       std::any_of(rules_.ways.begin(), rules_.ways.end(), [&](const auto& way) {
                         return way.groups == count && is_group_by(way, value, set);
                       }));
  }
  return families;
}

std::vector<Value> BruteForce::lowest_values(std::uint64_t set, int sum) const {
  if (set == 0) return {};
  const std::uint64_t first = first_card(set);
  const std::uint64_t rest = set ^ first;
  const auto position = static_cast<std::size_t>(positions(first)[0]);
  for (Value value : rules_.table_values[table_[position].face()]) {
    if (rest == 0 && value == sum) return {value};
    if (rest == 0 || value >= sum) continue;
    std::vector<Value> others = lowest_values(rest, sum - value);
    if (others.empty()) continue;
    others.insert(others.begin(), value);
    return others;
  }
  return {};
}

bool BruteForce::is_group_by(const CaptureRule& way, Value value, std::uint64_t set) const {
  const std::vector<int> places = positions(set);
  if (!way.played.has(played_)) return false;
  for (int place : places)
    if (!way.takes.has(table_[static_cast<std::size_t>(place)])) return false;
  const Card first = table_[static_cast<std::size_t>(places[0])];
  const bool alone = places.size() == 1;
  switch (way.by) {
    case CaptureBy::Equal:
      return value != 0 && alone && rules_.table_values[first.face()].has(value);
    case CaptureBy::Sum: return value != 0 && !alone && !lowest_values(set, value).empty();
    case CaptureBy::Rank:
      if (first.is_joker() || played_.is_joker())
        return alone && first.is_joker() && played_.is_joker();
      return alone && first.rank() == played_.rank();
    case CaptureBy::Twin: return alone && first.face() == played_.face();
    case CaptureBy::All:
    case CaptureBy::Own: return false;  // no group, see CardCaptures
    case CaptureBy::Total: return value != 0 && !lowest_values(set, way.total - value).empty();
  }
  return false;
}

std::size_t BruteForce::index_of(Value value) const {
  return static_cast<std::size_t>(std::find(values_.begin(), values_.end(), value) -
                                  values_.begin());
}

bool BruteForce::is_group(Value value, std::uint64_t set, GroupCount count) const {
  return (count == GroupCount::Many ? groups_ : ones_)[index_of(value)][set];
}

// Whether `set` splits into groups for the values whose bit is set in `groups_of`, with those that
// are taken alone if `ones`: the first card is in some group, with any of the others.
bool BruteForce::parts(std::uint64_t set, std::uint64_t groups_of, bool ones) const {
  if (set == 0) return true;
  const std::uint64_t first = first_card(set);
  const std::uint64_t others = set ^ first;
  for (std::uint64_t with = others;; with = (with - 1) & others) {
    for (std::size_t i = 0; i < values_.size(); ++i)
      if ((groups_of >> i & 1) != 0 &&
          (groups_[i][first | with] || (ones && ones_[i][first | with])) &&
          parts(others ^ with, groups_of, ones))
        return true;
    if (with == 0) return false;
  }
}

bool BruteForce::splits(Value value, std::uint64_t set, GroupCount count) const {
  if (count == GroupCount::One) return is_group(value, set, count);
  return parts(set, std::uint64_t{1} << index_of(value), false);
}

bool BruteForce::splits(Value value, std::uint64_t set) const {
  return splits(value, set, GroupCount::Many) || splits(value, set, GroupCount::One);
}

bool BruteForce::splits_together(Value value, std::uint64_t set) const {
  return parts(set, std::uint64_t{1} << index_of(value), true);
}

bool BruteForce::splits_mixed(std::uint64_t set) const {
  return parts(set, (std::uint64_t{1} << values_.size()) - 1, true);
}

bool BruteForce::holds_group(Value value, std::uint64_t set) const {
  for (std::uint64_t some = set; some != 0; some = (some - 1) & set)
    if (is_group(value, some, GroupCount::Many)) return true;
  return false;
}

bool BruteForce::splits_as_wanted(Value value, std::uint64_t set, GroupCount count,
                                  Wanted wanted) const {
  if (set == 0 || !splits(value, set, count)) return false;
  if (wanted.leave == Leave::NoGroup && count == GroupCount::Many &&
      holds_group(value, everything() ^ set))
    return false;
  if (wanted.with == With::AnyGroups) return true;
  for (std::uint64_t card = 1; card <= set; card <<= 1)
    if ((set & card) != 0 && is_group(value, card, count) &&
        (set == card || (count == GroupCount::Many && splits(value, set ^ card, count))))
      return true;
  return false;
}

Values BruteForce::values_taking(std::uint64_t set, Wanted wanted) const {
  Values taking;
  if (wanted.size != 0 && wanted.size != std::popcount(set)) return taking;
  for (Value value : values_)
    if (wanted.value && *wanted.value != value)
      continue;
    else if (splits_as_wanted(value, set, GroupCount::Many, wanted) ||
             splits_as_wanted(value, set, GroupCount::One, wanted))
      taking.add(value);
  return taking;
}

std::vector<std::uint64_t> BruteForce::sets(Wanted wanted) const {
  std::vector<std::uint64_t> sets;
  for (std::uint64_t set = 1; set <= everything(); ++set)
    if (!values_taking(set, wanted).empty()) sets.push_back(set);
  std::sort(sets.begin(), sets.end(), comes_first);
  return sets;
}

bool BruteForce::can_take_one_card() const {
  for (std::uint64_t card = 1; card <= everything(); card <<= 1)
    for (Value value : values_)
      if (splits(value, card)) return true;
  return false;
}

bool BruteForce::is_covered(Value value, std::uint64_t set, GroupCount count) const {
  std::uint64_t covered = 0;
  for (std::uint64_t some = set; some != 0; some = (some - 1) & set)
    if (is_group(value, some, count)) covered |= some;
  return covered == set;
}

Misfit BruteForce::misfit(std::uint64_t set) const {
  for (Value value : values_)
    if (splits_together(value, set)) return Misfit::Together;
  if (splits_mixed(set)) return Misfit::TwoValues;
  for (Value value : values_)
    if (is_covered(value, set, GroupCount::Many) || is_covered(value, set, GroupCount::One))
      return Misfit::Overlap;
  return Misfit::NoGroup;
}

std::vector<std::uint64_t> BruteForce::written_groups(Value value, std::uint64_t set) const {
  std::vector<std::uint64_t> groups;
  while (set != 0) {
    std::vector<std::uint64_t> candidates;
    for (std::uint64_t some = set; some != 0; some = (some - 1) & set)
      if ((some & first_card(set)) != 0 && is_group(value, some, GroupCount::Many) &&
          splits(value, set ^ some, GroupCount::Many))
        candidates.push_back(some);
    if (candidates.empty()) return {};
    groups.push_back(*std::min_element(
        candidates.begin(), candidates.end(), [](std::uint64_t a, std::uint64_t b) {
          const std::vector<int> as = positions(a);
          const std::vector<int> bs = positions(b);
          return as.size() != bs.size() ? as.size() < bs.size() : as < bs;
        }));
    set ^= groups.back();
  }
  return groups;
}

}  // namespace kasino::test
