#include "engine/small_search.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "engine/face_list.hpp"

namespace kasino {

namespace {

// Sums still missing, a bit each: in one word where that is enough.
bool complete(std::uint64_t missing) { return (missing & 1) != 0; }
bool complete(const Sums& missing) { return missing[0]; }
bool any(std::uint64_t sums) { return sums != 0; }
bool any(const Sums& sums) { return sums.any(); }

// Grows every set of cards that will become a group, a card at a time. `missing` holds, for each,
// the sums it lacks, one for each choice of values; `makeable`, the sums above 0 that the cards
// from a position on can make.
template <typename Word>
void add_sums(const SumKind& sum, const ValueTable& values, std::span<const Face> cards,
              SmallFamily& groups) {
  std::array<Word, max_small + 1> makeable;
  makeable[cards.size()] = Word(0);
  for (std::size_t i = cards.size(); i-- > 0;) {
    makeable[i] = makeable[i + 1];
    if (!sum.takes.has(cards[i])) continue;
    const Word before = makeable[i + 1] | Word(1);
    for (const Value value : values[cards[i]])
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
    if (!sum.takes.has(cards[i])) continue;
    const Values counts = values[cards[i]];
    for (std::size_t j = 0, old_size = size; j < old_size; ++j) {
      Word rest = missing[j] >> counts[0];
      for (int k = 1; k < counts.size() && counts[k] < sum.target; ++k)
        rest |= missing[j] >> counts[k];
      const auto set = static_cast<SmallSet>(sets[j] | 1u << i);
      if (complete(rest)) groups.add(set);
      if (any(rest & makeable[i + 1])) {
        missing[size] = rest;
        sets[size++] = set;
      }
    }
  }
}

/// Adds every group on the table.
void add_groups(const GroupKinds& kinds, const ValueTable& values, std::span<const Face> table,
                SmallFamily& groups) {
  for (const SumKind& sum : kinds.sums) {
    if (sum.target < 64)
      add_sums<std::uint64_t>(sum, values, table, groups);
    else
      add_sums<Sums>(sum, values, table, groups);
  }
  // A sum is of two or more cards.
  for (std::size_t i = 0; i < table.size(); ++i)
    set_in(groups.words(), static_cast<SmallSet>(1u << i), kinds.singles.has(table[i]));
}

/// Adds every set of cards that splits into groups, the empty one too.
void add_unions(std::span<const std::uint64_t> groups, SmallFamily& unions) {
  unions.add(0);
  each_set(groups, [&](SmallSet group) { join(unions.words(), group); });
}

}  // namespace

void add_wanted_sets(std::span<const std::uint64_t> groups, std::size_t cards, GroupCount count,
                     const Wanted& wanted, std::size_t played, SmallCaptures& captures) {
  if (count == GroupCount::One) {
    each_set(groups, [&](SmallSet group) {
      if (wanted.with == With::AnyGroups || std::has_single_bit(group)) captures.add(played, group);
    });
    return;
  }
  SmallFamily unions(cards);
  add_unions(groups, unions);
  SmallFamily with_one_card(wanted.with == With::OneCard ? cards : 0);
  if (wanted.with == With::OneCard)
    each_set(groups, [&](SmallSet group) {
      if (std::has_single_bit(group)) add_joined(with_one_card.words(), unions.words(), group);
    });
  const std::span<std::uint64_t> sets =
      wanted.with == With::OneCard ? with_one_card.words() : unions.words();
  if (wanted.leave == Leave::NoGroup)
    each_set(groups, [&](SmallSet group) { keep_meeting(sets, group); });
  set_in(sets, 0, false);
  captures.add(played, sets);
}

void find_small_sets(const Taker& taker, const ValueTable& values, std::span<const Face> table,
                     const Wanted& wanted, std::size_t played, SmallCaptures& captures) {
  for (const Serving& serving : taker) {
    if (!wanted.serves(serving.value)) continue;
    SmallFamily groups(table.size());
    add_groups(serving.kinds, values, table, groups);
    add_wanted_sets(groups.words(), table.size(), serving.groups, wanted, played, captures);
  }
}

bool splits_mixed_small(const Taker& taker, const ValueTable& values, std::span<const Card> cards) {
  const FaceList table(cards);
  SmallFamily groups(cards.size());
  for (const Serving& serving : taker) {
    SmallFamily some(cards.size());
    add_groups(serving.kinds, values, table.faces(), some);
    each_set(some.words(), [&](SmallSet group) { groups.add(group); });
  }
  SmallFamily unions(cards.size());
  add_unions(groups.words(), unions);
  return unions.has(all_cards(cards.size()));
}

bool splits_small(const Serving& serving, const ValueTable& values, std::span<const Card> cards) {
  const FaceSet faces = useful(serving.kinds);
  for (Card card : cards)
    if (!faces.has(card)) return false;
  SmallFamily groups(cards.size());
  add_groups(serving.kinds, values, FaceList(cards).faces(), groups);
  const SmallSet all = all_cards(cards.size());
  if (serving.groups == GroupCount::One) return groups.has(all);
  SmallFamily unions(cards.size());
  add_unions(groups.words(), unions);
  return unions.has(all);
}

}  // namespace kasino
