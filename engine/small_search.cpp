#include "engine/small_search.hpp"

#include <algorithm>
#include <cassert>

namespace kasino {

namespace {

/// For each set of six cards, the sets that share no card with it, as a bitmap.
constexpr std::array<std::uint64_t, 64> disjoint_sets() {
  std::array<std::uint64_t, 64> disjoint{};
  for (unsigned set = 0; set < 64; ++set)
    for (unsigned other = 0; other < 64; ++other)
      if ((set & other) == 0) disjoint[set] |= std::uint64_t{1} << other;
  return disjoint;
}

constexpr std::array<std::uint64_t, 64> disjoint_from = disjoint_sets();

// Sums still missing, a bit each: in one word where that is enough.
bool complete(std::uint64_t missing) { return (missing & 1) != 0; }
bool complete(const Sums& missing) { return missing[0]; }
bool any(std::uint64_t sums) { return sums != 0; }
bool any(const Sums& sums) { return sums.any(); }

}  // namespace

void SmallFamily::join(SmallSet group) {
  const unsigned low = group % 64;
  const std::size_t high = group / 64;
  for (std::size_t i = 0; i < word_count_; ++i)
    if ((i & high) == 0) words_[i | high] |= (words_[i] & disjoint_from[low]) << low;
}

int SmallFamily::size() const {
  int size = 0;
  for (std::size_t i = 0; i < word_count_; ++i) size += std::popcount(words_[i]);
  return size;
}

SmallGroups::SmallGroups(const GroupKinds& kinds, const ValueTable& values,
                         std::span<const Card> cards) {
  assert(cards.size() <= max_small);
  add_singles(kinds, cards);
  for (const SumKind& sum : kinds.sums) {
    if (sum.target < 64)
      add_sums<std::uint64_t>(sum, values, cards);
    else
      add_sums<Sums>(sum, values, cards);
    if (kinds.sums.size() > 1) drop_repeats(cards.size());
  }
}

SmallGroups::SmallGroups(const GroupKinds& kinds, const SumSets& sums,
                         std::span<const Card> cards) {
  add_singles(kinds, cards);
  for (const SumKind& sum : kinds.sums)
    for (const SumSets::Made& made : sums)
      if ((made.sums >> sum.target & 1) != 0) groups_[size_++] = made.set;
  if (kinds.sums.size() > 1) drop_repeats(cards.size());
}

void SmallGroups::add_singles(const GroupKinds& kinds, std::span<const Card> cards) {
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (kinds.singles.has(cards[i])) groups_[size_++] = static_cast<SmallSet>(1u << i);
}

// Grows every set of cards that will become a group, a card at a time. `missing` holds, for each,
// the sums it lacks, one for each choice of values; `makeable`, the sums above 0 that the cards
// from a position on can make.
template <typename Word>
void SmallGroups::add_sums(const SumKind& sum, const ValueTable& values,
                           std::span<const Card> cards) {
  std::array<Word, max_small + 1> makeable;
  makeable[cards.size()] = Word(0);
  for (std::size_t i = cards.size(); i-- > 0;) {
    makeable[i] = makeable[i + 1];
    if (!sum.takes.has(cards[i])) continue;
    const Word before = makeable[i + 1] | Word(1);
    for (const Value value : values[cards[i].face()])
      if (value <= sum.target) makeable[i] |= before << value;
  }
  const Word target = Word(1) << static_cast<std::size_t>(sum.target);
  if (!any(makeable[0] & target)) return;

  std::array<Word, std::size_t{1} << max_small> missing;
  std::array<SmallSet, std::size_t{1} << max_small> sets;
  missing[0] = target;
  sets[0] = 0;
  std::size_t size = 1;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Face face = cards[i].face();
    if (!sum.takes.has(face)) continue;
    const Values counts = values[face];
    for (std::size_t j = 0, old_size = size; j < old_size; ++j) {
      Word rest = missing[j] >> counts[0];
      for (int k = 1; k < counts.size() && counts[k] < sum.target; ++k)
        rest |= missing[j] >> counts[k];
      const auto set = static_cast<SmallSet>(sets[j] | 1u << i);
      if (complete(rest)) groups_[size_++] = set;
      if (any(rest & makeable[i + 1])) {
        missing[size] = rest;
        sets[size++] = set;
      }
    }
  }
}

// Two sum ways may find the same group.
void SmallGroups::drop_repeats(std::size_t cards) {
  SmallFamily seen(cards);
  for (SmallSet group : *this) seen.add(group);
  size_ = 0;
  seen.each([&](SmallSet group) { groups_[size_++] = group; });
}

namespace {

SmallSet all_of(std::span<const Card> cards) {
  return static_cast<SmallSet>((1u << cards.size()) - 1);
}

}  // namespace

SmallFamily unions_of(const SmallGroups& groups, std::size_t cards) {
  SmallFamily unions(cards);
  unions.add(0);
  for (SmallSet group : groups) unions.join(group);
  return unions;
}

namespace {

/// The same where groups are taken one at a time, or not every capture is wanted.
void add_wanted_sets(const SmallGroups& groups, GroupCount count, std::size_t cards, Wanted wanted,
                     SmallFamily& sets) {
  const bool any_groups = wanted.with == With::AnyGroups;
  if (count == GroupCount::One) {
    for (SmallSet group : groups)
      if (any_groups || std::has_single_bit(group)) sets.add(group);
    return;
  }
  const SmallFamily unions = unions_of(groups, cards);
  const auto leaves_enough = [&](SmallSet set) {
    return wanted.leave == Leave::Anything ||
           std::none_of(groups.begin(), groups.end(),
                        [set](SmallSet group) { return (group & set) == 0; });
  };
  const auto holds_enough = [&](SmallSet set) {
    return any_groups || std::any_of(groups.begin(), groups.end(), [&](SmallSet group) {
             return std::has_single_bit(group) && (group & set) != 0 && unions.has(set ^ group);
           });
  };
  unions.each([&](SmallSet set) {
    if (set != 0 && leaves_enough(set) && holds_enough(set)) sets.add(set);
  });
}

}  // namespace

void add_small_sets(const SmallGroups& groups, GroupCount count, std::size_t cards, Wanted wanted,
                    SmallFamily& sets) {
  if (groups.empty()) return;
  if (groups.size() == 1 && wanted.with == With::AnyGroups)
    return sets.add(*groups.begin());  // most often, and leaves none
  if (count == GroupCount::One || wanted != Wanted{})
    return add_wanted_sets(groups, count, cards, wanted, sets);
  SmallFamily unions = unions_of(groups, cards);
  unions.remove(0);
  sets.merge(unions);
}

bool splits_mixed_small(const Taker& taker, const ValueTable& values, std::span<const Card> cards) {
  SmallFamily unions(cards.size());
  unions.add(0);
  for (const Serving& serving : taker)
    for (SmallSet group : SmallGroups(serving.kinds, values, cards)) unions.join(group);
  return unions.has(all_of(cards));
}

bool splits_small(const Serving& serving, const ValueTable& values, std::span<const Card> cards) {
  const FaceSet faces = useful(serving.kinds);
  for (Card card : cards)
    if (!faces.has(card)) return false;
  const SmallGroups groups(serving.kinds, values, cards);
  if (serving.groups == GroupCount::One)
    return std::find(groups.begin(), groups.end(), all_of(cards)) != groups.end();
  return unions_of(groups, cards.size()).has(all_of(cards));
}

}  // namespace kasino
