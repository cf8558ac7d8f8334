#include "engine/capture/group_kinds.hpp"

#include <algorithm>
#include <bitset>
#include <utility>

namespace kasino {

namespace {

/// Whether a card of this face is a group by itself.
bool takes_alone(const CaptureRule& way, const Values& values, Face face, Face played, int target) {
  if (!way.takes.has(face)) return false;
  switch (way.by) {
    case CaptureBy::Equal:
    case CaptureBy::Total: return std::ranges::find(values, target) != values.end();
    case CaptureBy::Rank: return same_rank(face, played);
    case CaptureBy::Twin: return face == played;
    case CaptureBy::Sum:
    case CaptureBy::Listed:
    case CaptureBy::All:
    case CaptureBy::Own: return false;
  }
  return false;
}

GroupKinds kinds_of(const CaptureRules& rules, Face played, Value value, GroupCount groups) {
  GroupKinds kinds;
  for (const CaptureRule& way : rules.ways) {
    if (way.groups != groups || !applies(way, played)) continue;
    const int target = target_of(way, value);
    if (counts_values(way) && target == 0) continue;
    SumKind sum{{}, target};
    for (Face face = 0; face < face_count; ++face) {
      if (takes_alone(way, rules.table_values[face], face, played, target)) kinds.singles.add(face);
      if (way.takes.has(face) && !rules.table_values[face].empty()) sum.takes.add(face);
    }
    const bool adds_up = way.by == CaptureBy::Sum || way.by == CaptureBy::Total;
    if (adds_up && std::ranges::find(kinds.sums, sum) == kinds.sums.end())
      kinds.sums.push_back(sum);
  }
  return kinds;
}

void add_takings(GroupsByValue& takings, const CaptureRules& rules, Face played, Value value) {
  std::vector<GroupCount> counts{GroupCount::Many};
  for (const CaptureRule& way : rules.ways)
    if (way.groups.is_list() && std::ranges::find(counts, way.groups) == counts.end())
      counts.push_back(way.groups);
  counts.push_back(GroupCount::One);
  const std::size_t before = takings.size();
  for (const GroupCount groups : counts) {
    GroupKinds kinds = kinds_of(rules, played, value, groups);
    if (kinds != GroupKinds{}) takings.push_back({value, std::move(kinds), groups});
  }
  if (takings.size() == before) takings.push_back({value, {}, GroupCount::Many});
}

}  // namespace

Values SumKind::parts(const ValueTable& values, Face face) const {
  Values parts;
  if (takes.has(face))
    for (const Value value : values[face])
      if (value < target) parts.add(value);
  return parts;
}

GroupsByValue groups_by_value(const CaptureRules& rules, Face played) {
  GroupsByValue takings;
  for (const Value value : rules.hand_values[played]) add_takings(takings, rules, played, value);
  if (takings.empty()) add_takings(takings, rules, played, 0);
  return takings;
}

ValueGroups& entry_for(GroupsByValue& takings, Value value, GroupCount groups) {
  auto at = takings.begin();
  while (at != takings.end() &&
         (at->value < value || (at->value == value && at->groups != groups &&
                                groups != GroupCount::Many && at->groups != GroupCount::One)))
    ++at;
  const bool is_known = at != takings.end() && at->value == value && at->groups == groups;
  return is_known ? *at : *takings.insert(at, {value, {}, groups});
}

GroupKinds joined(GroupKinds a, const GroupKinds& b) {
  a.singles = a.singles | b.singles;
  a.sums.insert(a.sums.end(), b.sums.begin(), b.sums.end());
  a.listed.insert(a.listed.end(), b.listed.begin(), b.listed.end());
  return a;
}

bool counts_values(const CaptureRule& way) {
  return way.by == CaptureBy::Equal || way.by == CaptureBy::Sum || way.by == CaptureBy::Total;
}

bool takes_whole(const CaptureRule& way) {
  return way.by == CaptureBy::All || way.by == CaptureBy::Own;
}

bool applies(const CaptureRule& way, Face played) { return way.played.has(played); }

int target_of(const CaptureRule& way, Value value) {
  if (value == 0 || !counts_values(way)) return 0;
  if (way.by != CaptureBy::Total) return value;
  const int missing = way.total - value;
  return missing > 0 && missing <= max_sum ? missing : 0;
}

bool same_rank(Face a, Face b) { return a / 4 == b / 4; }

namespace {

/// The sums that some of `cards`, but for the one at `left_out`, add up to; no card makes 0.
std::bitset<max_sum + 1> sums_of(const SumKind& sum, const ValueTable& values,
                                 std::span<const Card> cards, std::size_t left_out) {
  std::bitset<max_sum + 1> sums{1};
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (i == left_out) continue;
    const std::bitset<max_sum + 1> before = sums;
    for (const Value part : sum.parts(values, cards[i].face())) sums |= before << part;
  }
  return sums;
}

/// Whether some of `cards` have just these faces, which are sorted.
bool holds_faces(std::span<const Card> cards, const std::vector<Face>& faces) {
  std::vector<Face> there;
  for (const Card card : cards) there.push_back(card.face());
  std::ranges::sort(there);
  return std::ranges::includes(there, faces);
}

bool is_in_a_group(const GroupKinds& kinds, const ValueTable& values, std::span<const Card> cards,
                   std::size_t card) {
  const Face face = cards[card].face();
  if (kinds.singles.has(face)) return true;
  const bool is_listed = std::ranges::any_of(kinds.listed, [&](const std::vector<Face>& group) {
    return std::ranges::find(group, face) != group.end() && holds_faces(cards, group);
  });
  return is_listed || std::ranges::any_of(kinds.sums, [&](const SumKind& sum) {
           const std::bitset<max_sum + 1> others = sums_of(sum, values, cards, card);
           return std::ranges::any_of(sum.parts(values, face), [&](Value part) {
             return others.test(static_cast<std::size_t>(sum.target - part));
           });
         });
}

}  // namespace

bool holds_group(const GroupKinds& kinds, const ValueTable& values, std::span<const Card> cards) {
  if (std::ranges::any_of(cards, [&](Card card) { return kinds.singles.has(card); })) return true;
  const auto lies_there = [&](const std::vector<Face>& group) { return holds_faces(cards, group); };
  if (std::ranges::any_of(kinds.listed, lies_there)) return true;
  return std::ranges::any_of(kinds.sums, [&](const SumKind& sum) {
    return sums_of(sum, values, cards, cards.size()).test(static_cast<std::size_t>(sum.target));
  });
}

bool each_in_a_group(const GroupKinds& kinds, const ValueTable& values,
                     std::span<const Card> cards) {
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (!is_in_a_group(kinds, values, cards, i)) return false;
  return true;
}

namespace {

/// Everything that matters of a face: for each taking, whether the face is a group by itself, its
/// values in each sum, and its place in each group listed.
std::vector<Values> features_of(const GroupsByValue& takings, const ValueTable& values, Face face) {
  std::vector<Values> features;
  for (const ValueGroups& taking : takings) {
    features.push_back(taking.kinds.singles.has(face) ? Values{1} : Values{});
    for (const SumKind& sum : taking.kinds.sums) features.push_back(sum.parts(values, face));
    for (const std::vector<Face>& group : taking.kinds.listed) {
      const auto at = std::ranges::find(group, face);
      const auto place = static_cast<Value>(at - group.begin() + 1);
      features.push_back(at != group.end() ? Values{place} : Values{});
    }
  }
  return features;
}

/// The place of a class, by its highest useful value: those near half the target first,
/// complementary values together, cards that only go alone last.
std::pair<int, int> sort_key(const Values& values, int target) {
  int value = 0;
  for (const Value other : values)
    if (other <= target) value = other;
  return {-std::min(value, target - value), -value};
}

}  // namespace

FaceClasses::FaceClasses(const GroupsByValue& takings, const ValueTable& values) {
  int target = 0;
  for (const ValueGroups& taking : takings)
    for (const SumKind& sum : taking.kinds.sums) target = std::max(target, sum.target);
  std::vector<std::vector<Values>> known;  // by class
  for (Face face = 0; face < face_count; ++face) {
    std::vector<Values> features = features_of(takings, values, face);
    if (std::ranges::all_of(features, &Values::empty)) continue;
    const auto at = static_cast<std::size_t>(std::ranges::find(known, features) - known.begin());
    if (at == known.size()) {
      known.push_back(std::move(features));
      members_.emplace_back();
    }
    members_[at].push_back(face);
  }
  std::ranges::stable_sort(members_, {}, [&](const std::vector<Face>& faces) {
    return sort_key(values[faces.front()], target);
  });
  class_of_.fill(no_class);
  for (std::size_t i = 0; i < size(); ++i)
    for (const Face face : members_[i]) class_of_[face] = static_cast<std::uint8_t>(i);
}

Counts FaceClasses::counts_of(std::span<const Card> table, const ItemSet& set) const {
  Counts counts{};
  set.each([&](int item) {
    const std::size_t of_class = of(table[static_cast<std::size_t>(item)].face());
    if (of_class != no_class) ++counts[of_class];
  });
  return counts;
}

}  // namespace kasino
