#include "tests/support/brute_force.hpp"

#include <algorithm>
#include <bit>
#include <utility>

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

BruteForce::BruteForce(const CaptureRules& rules, Card played, const Cards& table,
                       std::vector<ListedGroups> listed)
    : rules_(rules), played_(played), table_(table), listed_(std::move(listed)) {
  for (Value value : rules.hand_values[played.face()]) values_.push_back(value);
  if (values_.empty()) values_.push_back(0);
  groups_.emplace_back(GroupCount::Many, families(GroupCount::Many));
  for (const CaptureRule& way : rules.ways)
    if (std::none_of(groups_.begin(), groups_.end(),
                     [&](const auto& known) { return known.first == way.groups; }))
      groups_.emplace_back(way.groups, families(way.groups));
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
  const auto position = static_cast<std::size_t>(std::countr_zero(first));
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
  if (!way.played.has(played_)) return false;
  for (std::size_t place = 0; place < table_.size(); ++place)
    if ((set >> place & 1) != 0 && !way.takes.has(table_[place])) return false;
  const Card first = table_[static_cast<std::size_t>(std::countr_zero(set))];
  const bool alone = std::popcount(set) == 1;
  switch (way.by) {
    case CaptureBy::Equal:
      return value != 0 && alone && rules_.table_values[first.face()].has(value);
    case CaptureBy::Sum: return value != 0 && !alone && !lowest_values(set, value).empty();
    case CaptureBy::Rank:
      if (first.is_joker() || played_.is_joker())
        return alone && first.is_joker() && played_.is_joker();
      return alone && first.rank() == played_.rank();
    case CaptureBy::Twin: return alone && first.face() == played_.face();
    case CaptureBy::Listed:
      return std::any_of(listed_.begin(), listed_.end(), [&](const ListedGroups& of_way) {
        return &rules_.ways[static_cast<std::size_t>(of_way.way)] == &way &&
               of_way.value == value &&
               std::count(of_way.groups.begin(), of_way.groups.end(), ItemSet::of_bits(set)) > 0;
      });
    case CaptureBy::All:
    case CaptureBy::Own: return false;  // takes no groups, see CardCaptures
    case CaptureBy::Total: return value != 0 && !lowest_values(set, way.total - value).empty();
  }
  return false;
}

std::size_t BruteForce::index_of(Value value) const {
  return static_cast<std::size_t>(std::find(values_.begin(), values_.end(), value) -
                                  values_.begin());
}

bool BruteForce::is_group(Value value, std::uint64_t set, GroupCount count) const {
  const auto known = std::find_if(groups_.begin(), groups_.end(),
                                  [&](const auto& groups) { return groups.first == count; });
  return known != groups_.end() && known->second[index_of(value)][set];
}

// Whether `set` splits into groups for the values whose bits are set in `groups_of`; `others`: also
// groups that go only with some others. The first card is in some group, with any of the rest.
bool BruteForce::parts(std::uint64_t set, std::uint64_t groups_of, bool others) const {
  if (set == 0) return true;
  const std::uint64_t first = first_card(set);
  const std::uint64_t rest = set ^ first;
  for (std::uint64_t with = rest;; with = (with - 1) & rest) {
    for (std::size_t i = 0; i < values_.size(); ++i)
      for (const auto& [count, groups] : groups_)
        if ((groups_of >> i & 1) != 0 && (others || count == GroupCount::Many) &&
            groups[i][first | with] && parts(rest ^ with, groups_of, others))
          return true;
    if (with == 0) return false;
  }
}

std::set<int> BruteForce::numbers_of(Value value, std::uint64_t set, GroupCount count) const {
  if (set == 0) return {0};
  std::set<int> numbers;
  const std::uint64_t first = first_card(set);
  const std::uint64_t rest = set ^ first;
  for (std::uint64_t with = rest;; with = (with - 1) & rest) {
    if (is_group(value, first | with, count))
      for (const int others : numbers_of(value, rest ^ with, count)) numbers.insert(others + 1);
    if (with == 0) return numbers;
  }
}

bool BruteForce::splits(Value value, std::uint64_t set, GroupCount count) const {
  if (count == GroupCount::Many) return parts(set, std::uint64_t{1} << index_of(value), false);
  const std::set<int> numbers = numbers_of(value, set, count);
  return std::any_of(numbers.begin(), numbers.end(),
                     [&](int number) { return number > 0 && count.has(number); });
}

bool BruteForce::splits(Value value, std::uint64_t set) const {
  return std::any_of(groups_.begin(), groups_.end(),
                     [&](const auto& groups) { return splits(value, set, groups.first); });
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

bool BruteForce::holds(Value value, std::uint64_t set, GroupCount count, int number) const {
  for (std::uint64_t some = set; some != 0; some = (some - 1) & set)
    if (numbers_of(value, some, count).count(number) != 0) return true;
  return false;
}

// Whether `set` splits into `number` groups as `wanted`: for NoGroup, groups left on the table must
// not bring them to another number that makes a capture.
bool BruteForce::splits_into(Value value, std::uint64_t set, GroupCount count, int number,
                             Wanted wanted) const {
  if (wanted.leave == Leave::NoGroup)
    for (int more = 1; number + more <= GroupCount::most; ++more)
      if (count.has(number + more) && holds(value, everything() ^ set, count, more)) return false;
  if (wanted.with == With::AnyGroups) return numbers_of(value, set, count).count(number) != 0;
  for (std::uint64_t card = 1; card <= set; card <<= 1)
    if ((set & card) != 0 && is_group(value, card, count) &&
        numbers_of(value, set ^ card, count).count(number - 1) != 0)
      return true;
  return false;
}

bool BruteForce::splits_as_wanted(Value value, std::uint64_t set, GroupCount count,
                                  Wanted wanted) const {
  if (set == 0 || !splits(value, set, count)) return false;
  if (count != GroupCount::Many) {
    for (int number = 1; number <= GroupCount::most; ++number)
      if (count.has(number) && splits_into(value, set, count, number, wanted)) return true;
    return false;
  }
  if (wanted.leave == Leave::NoGroup && holds_group(value, everything() ^ set)) return false;
  if (wanted.with == With::AnyGroups) return true;
  for (std::uint64_t card = 1; card <= set; card <<= 1)
    if ((set & card) != 0 && is_group(value, card, count) &&
        (set == card || splits(value, set ^ card, count)))
      return true;
  return false;
}

Values BruteForce::values_taking(std::uint64_t set, Wanted wanted) const {
  Values taking;
  if (wanted.size != 0 && wanted.size != std::popcount(set)) return taking;
  for (Value value : values_)
    if (wanted.value && *wanted.value != value)
      continue;
    else if (std::any_of(groups_.begin(), groups_.end(), [&](const auto& groups) {
               return splits_as_wanted(value, set, groups.first, wanted);
             }))
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
  return !sets({Leave::Anything, With::OneCard}).empty();
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
    for (const auto& [count, groups] : groups_)
      if (is_covered(value, set, count)) return Misfit::Overlap;
  return Misfit::NoGroup;
}

std::vector<std::uint64_t> BruteForce::written_groups(Value value, std::uint64_t set,
                                                      GroupCount count) const {
  std::vector<std::uint64_t> groups;
  const auto may_be_left = [&](std::uint64_t rest) {
    if (count == GroupCount::Many) return splits(value, rest, count);
    const std::set<int> numbers = numbers_of(value, rest, count);
    return std::any_of(numbers.begin(), numbers.end(), [&](int number) {
      return count.has(static_cast<int>(groups.size()) + 1 + number);
    });
  };
  while (set != 0) {
    std::vector<std::uint64_t> candidates;
    for (std::uint64_t some = set; some != 0; some = (some - 1) & set)
      if ((some & first_card(set)) != 0 && is_group(value, some, count) && may_be_left(set ^ some))
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
