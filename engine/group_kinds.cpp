#include "engine/group_kinds.hpp"

#include <algorithm>
#include <utility>

namespace kasino {

namespace {

/// Whether a card of this face alone is a group by this way.
bool takes_alone(const CaptureRule& way, const Values& values, Face face, Face played, int target) {
  if (!way.takes.has(face)) return false;
  switch (way.by) {
    case CaptureBy::Equal:
    case CaptureBy::Total: return std::find(values.begin(), values.end(), target) != values.end();
    case CaptureBy::Sum: return false;
    case CaptureBy::Rank: return same_rank(face, played);
    case CaptureBy::Twin: return face == played;
    case CaptureBy::All:
    case CaptureBy::Own: return false;
  }
  return false;
}

void add_sum(GroupKinds& kinds, const CaptureRule& way, const ValueTable& values, int target) {
  SumKind sum{{}, target};
  for (Face face = 0; face < face_count; ++face)
    if (way.takes.has(face) && !values[face].empty() && values[face][0] < target)
      sum.takes.add(face);
  if (std::find(kinds.sums.begin(), kinds.sums.end(), sum) == kinds.sums.end())
    kinds.sums.push_back(sum);
}

GroupKinds kinds_of(const CaptureRules& rules, Face played, Value value, GroupCount groups) {
  GroupKinds kinds;
  for (const CaptureRule& way : rules.ways) {
    if (way.groups != groups || !applies(way, played)) continue;
    const int target = target_of(way, value);
    if (counts_values(way) && target == 0) continue;
    for (Face face = 0; face < face_count; ++face)
      if (takes_alone(way, rules.table_values[face], face, played, target)) kinds.singles.add(face);
    if (way.by == CaptureBy::Sum || way.by == CaptureBy::Total)
      add_sum(kinds, way, rules.table_values, target);
  }
  return kinds;
}

}  // namespace

bool counts_values(const CaptureRule& way) {
  return way.by == CaptureBy::Equal || way.by == CaptureBy::Sum || way.by == CaptureBy::Total;
}

bool takes_whole(const CaptureRule& way) {
  return way.by == CaptureBy::All || way.by == CaptureBy::Own;
}

bool applies(const CaptureRule& way, Face played) { return way.played.has(played); }

int target_of(const CaptureRule& way, Value value) {
  if (value == 0) return 0;
  switch (way.by) {
    case CaptureBy::Equal:
    case CaptureBy::Sum: return value;
    case CaptureBy::Total: {
      const int rest = way.total - value;
      return rest > 0 && rest <= max_sum ? rest : 0;
    }
    case CaptureBy::Rank:
    case CaptureBy::Twin:
    case CaptureBy::All:
    case CaptureBy::Own: return 0;
  }
  return 0;
}

bool same_rank(Face a, Face b) { return a / 4 == b / 4; }

namespace {

void add_servings(Taker& taker, const CaptureRules& rules, Face played, Value value) {
  GroupKinds many = kinds_of(rules, played, value, GroupCount::Many);
  GroupKinds one = kinds_of(rules, played, value, GroupCount::One);
  const bool any_one = one != GroupKinds{};
  if (many != GroupKinds{} || !any_one)
    taker.push_back(Serving{value, std::move(many), GroupCount::Many});
  if (any_one) taker.push_back(Serving{value, std::move(one), GroupCount::One});
}

}  // namespace

Taker taker_of(const CaptureRules& rules, Face played) {
  Taker taker;
  for (Value value : rules.hand_values[played]) add_servings(taker, rules, played, value);
  if (taker.empty()) add_servings(taker, rules, played, 0);
  return taker;
}

GroupKinds joined(GroupKinds a, const GroupKinds& b) {
  a.singles = a.singles | b.singles;
  a.sums.insert(a.sums.end(), b.sums.begin(), b.sums.end());
  return a;
}

FaceSet useful(const GroupKinds& kinds) {
  FaceSet faces = kinds.singles;
  for (const SumKind& sum : kinds.sums) faces = faces | sum.takes;
  return faces;
}

void SumMaker::add(const Values& values) {
  if (words_ == 1) {
    const std::uint64_t before = made_[0];
    for (const Value value : values)
      if (value < bits) made_[0] |= before << value;
    return;
  }
  const auto before = made_;
  for (const Value value : values)
    for (std::size_t word = value / bits; word < words_; ++word) {
      const std::size_t from = word - value / bits;
      made_[word] |= before[from] << value % bits;
      if (from > 0 && value % bits > 0) made_[word] |= before[from - 1] >> (bits - value % bits);
    }
}

bool are_low(const GroupKinds& kinds) {
  return std::ranges::all_of(kinds.sums, [](const SumKind& sum) {
    return static_cast<std::size_t>(sum.target) < LowSums().size();
  });
}

bool holds_group(const GroupKinds& kinds, const ValueTable& values, std::span<const Card> cards) {
  for (Card card : cards)
    if (kinds.singles.has(card)) return true;
  for (const SumKind& sum : kinds.sums) {
    SumMaker others(sum.target);
    for (Card card : cards) {
      if (!sum.takes.has(card)) continue;
      for (Value value : values[card.face()])
        if (others.makes(sum.target - value)) return true;
      others.add(values[card.face()]);
    }
  }
  return false;
}

namespace {

bool in_a_sum(const SumKind& sum, const ValueTable& values, std::span<const Card> cards,
              std::size_t index) {
  const Card card = cards[index];
  if (!sum.takes.has(card)) return false;
  SumMaker others(sum.target);
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (i != index && sum.takes.has(cards[i])) others.add(values[cards[i].face()]);
  const Values& own = values[card.face()];
  return std::any_of(own.begin(), own.end(),
                     [&](Value value) { return others.makes(sum.target - value); });
}

}  // namespace

bool each_in_a_group(const GroupKinds& kinds, const ValueTable& values,
                     std::span<const Card> cards) {
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (kinds.singles.has(cards[i])) continue;
    const bool found = std::any_of(kinds.sums.begin(), kinds.sums.end(), [&](const SumKind& sum) {
      return in_a_sum(sum, values, cards, i);
    });
    if (!found) return false;
  }
  return true;
}

}  // namespace kasino
