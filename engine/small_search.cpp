#include "engine/small_search.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

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

/// The groups that lie on a small table: each of some cards by itself, and larger sets.
struct SmallGroups {
  SmallSet singles;
  std::span<const std::uint64_t> larger;  ///< a family; its sets of one card are no groups

  bool empty() const { return singles == 0 && larger.empty(); }

  /// Calls `visit(group)` for each, none twice.
  template <typename Visit>
  void each(Visit visit) const {
    each_set(larger, [&](SmallSet set) {
      if (!std::has_single_bit(set)) visit(set);
    });
    each_single(visit);
  }
  template <typename Visit>
  void each_single(Visit visit) const {
    for (unsigned left = singles; left != 0; left &= left - 1)
      visit(static_cast<SmallSet>(left & (~left + 1)));
  }
};

/// Every set that makes one of these sums.
SmallFamily sums_of(const GroupKinds& kinds, const ValueTable& values, const SmallTable& table) {
  SmallFamily sets;
  for (const SumKind& sum : kinds.sums) {
    if (sum.target < 64)
      add_sums<std::uint64_t>(sum, values, table.faces(), sets);
    else
      add_sums<Sums>(sum, values, table.faces(), sets);
  }
  return sets;
}

/// Every set of cards that splits into groups, the empty one too.
SmallFamily unions_of(const SmallGroups& groups) {
  SmallFamily unions;
  unions.add(0);
  groups.each([&](SmallSet group) { unions.join(group); });
  return unions;
}

/// Those of `unions` that have a way to include a group of one card.
SmallFamily with_one_card(const SmallFamily& unions, const SmallGroups& groups) {
  SmallFamily sets;
  groups.each_single([&](SmallSet group) { sets.add_joined(unions, group); });
  return sets;
}

}  // namespace

SmallTable::SmallTable(std::span<const Card> cards) : size_(cards.size()) {
  assert(cards.size() <= max_small);
  for (std::size_t i = 0; i < size_; ++i) {
    faces_[i] = cards[i].face();
    present_.add(faces_[i]);
  }
}

SmallSet SmallTable::with(FaceSet wanted) const {
  unsigned cards = 0;
  if ((wanted & present_).empty()) return 0;
  for (std::size_t i = 0; i < size_; ++i)
    cards |= static_cast<unsigned>(wanted.has(faces_[i])) << i;
  return static_cast<SmallSet>(cards);
}

namespace {

/// Every wanted set of cards that the groups make up, of at most few_cards. The same as add_sets()
/// finds, in single words.
std::uint64_t sets_of_few(std::uint64_t singles, std::uint64_t larger, GroupCount count,
                          const Wanted& wanted) {
  const std::uint64_t groups = (larger & ~single_sets[63]) | singles;
  if (count == GroupCount::One) return wanted.with == With::AnyGroups ? groups : singles;
  std::uint64_t unions = 1;  // the empty set
  std::uint64_t leaving_group = 0;
  for (std::uint64_t left = groups; left != 0; left &= left - 1) {
    const auto group = static_cast<std::size_t>(std::countr_zero(left));
    leaving_group |= disjoint_sets[group];
    unions |= (unions & disjoint_sets[group]) << group;
  }
  if (wanted.with == With::OneCard) {
    std::uint64_t with_one_card = 0;
    for (std::uint64_t left = singles; left != 0; left &= left - 1) {
      const auto group = static_cast<std::size_t>(std::countr_zero(left));
      with_one_card |= (unions & disjoint_sets[group]) << group;
    }
    unions = with_one_card;
  }
  if (wanted.leave == Leave::NoGroup) unions &= ~leaving_group;
  return unions & ~std::uint64_t{1};
}

/// Adds every wanted set of cards that the groups make up, so many of them together.
void add_sets(const SmallGroups& groups, GroupCount count, const Wanted& wanted, std::size_t played,
              SmallCaptures& captures) {
  if (groups.empty()) return;
  if (count == GroupCount::One) {
    SmallFamily sets;
    const auto add = [&](SmallSet group) { sets.add(group); };
    if (wanted.with == With::AnyGroups)
      groups.each(add);
    else
      groups.each_single(add);
    return captures.add(played, sets.words());
  }
  SmallFamily unions =
      wanted.with == With::AnyGroups ? unions_of(groups) : with_one_card(unions_of(groups), groups);
  if (wanted.leave == Leave::NoGroup)
    groups.each([&](SmallSet group) { unions.keep_meeting(group); });
  unions.remove_empty();
  captures.add(played, unions.words());
}

}  // namespace

void find_small_sets(const Taker& taker, const ValueTable& values, const SmallTable& table,
                     const Wanted& wanted, std::size_t played, SmallCaptures& captures) {
  for (const Serving& serving : taker) {
    if (!wanted.serves(serving.value)) continue;
    const SmallFamily sums = sums_of(serving.kinds, values, table);
    add_sets({table.with(serving.kinds.singles), sums.words()}, serving.groups, wanted, played,
             captures);
  }
}

void find_small_sets(const Taker& taker, const SumSets& sums, const SmallTable& table,
                     const Wanted& wanted, std::size_t played, SmallCaptures& captures) {
  for (const Serving& serving : taker) {
    if (!wanted.serves(serving.value)) continue;
    const SmallSet singles = table.with(serving.kinds.singles);
    if (table.faces().size() <= few_cards) {
      std::uint64_t larger = 0;
      for (const SumKind& sum : serving.kinds.sums) larger |= sums.first_word_making(sum.target);
      if (singles != 0 || larger != 0)
        captures.add(played, sets_of_few(single_sets[singles], larger, serving.groups, wanted));
      continue;
    }
    if (serving.kinds.sums.size() == 1) {
      const auto larger = sums.making(serving.kinds.sums.front().target);
      add_sets({singles, larger}, serving.groups, wanted, played, captures);
      continue;
    }
    SmallFamily larger;
    for (const SumKind& sum : serving.kinds.sums) larger.merge(sums.making(sum.target));
    add_sets({singles, larger.words()}, serving.groups, wanted, played, captures);
  }
}

bool splits_mixed_small(const Taker& taker, const ValueTable& values, std::span<const Card> cards) {
  const SmallTable table(cards);
  SmallFamily unions;
  unions.add(0);
  for (const Serving& serving : taker) {
    const SmallFamily sums = sums_of(serving.kinds, values, table);
    SmallGroups{table.with(serving.kinds.singles), sums.words()}.each(
        [&](SmallSet group) { unions.join(group); });
  }
  return unions.has(all_cards(cards.size()));
}

bool splits_small(const Serving& serving, const ValueTable& values, std::span<const Card> cards) {
  const FaceSet faces = useful(serving.kinds);
  for (Card card : cards)
    if (!faces.has(card)) return false;
  const SmallTable table(cards);
  const SmallFamily sums = sums_of(serving.kinds, values, table);
  const SmallGroups groups{table.with(serving.kinds.singles), sums.words()};
  const SmallSet all = all_cards(cards.size());
  if (serving.groups == GroupCount::Many) return unions_of(groups).has(all);
  return std::has_single_bit(all) ? groups.singles != 0 : sums.has(all);
}

}  // namespace kasino
