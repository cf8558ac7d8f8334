#include "engine/sum_search.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/small_search.hpp"

namespace kasino {

namespace {

template <typename Visit>
void each_sum(const std::array<const Taker*, face_count>& takers, Visit visit) {
  for (const Taker* taker : takers)
    for (const Serving& serving : *taker)
      for (const SumKind& sum : serving.kinds.sums) visit(sum);
}

/// Added to a sum it makes one above every target.
constexpr int none = SumSets::max_target + 1;

/// The lowest of a face's addends.
int lowest(std::uint32_t addends) { return static_cast<int>(addends & 0xff); }

bool has_value(std::uint32_t addends, int value) {
  for (; addends != 0; addends >>= 8)
    if (lowest(addends) == value) return true;
  return false;
}

}  // namespace

SumSearch::SumSearch(const std::array<const Taker*, face_count>& takers, const ValueTable& values) {
  FaceSet summed;
  int highest = 0;
  each_sum(takers, [&](const SumKind& sum) {
    summed = summed | sum.takes;
    highest = std::max(highest, sum.target);
  });
  addends_.fill(none);
  for (Face face = 0; face < face_count; ++face) {
    // What is too high for any sum may be there: it makes none but by itself.
    if (!summed.has(face) && (values[face].empty() || values[face][0] < highest)) continue;
    addends_[face] = 0;
    int bits = 0;
    for (const Value value : values[face]) {
      const auto addend = static_cast<std::uint32_t>(std::min<int>(value, none));
      addends_[face] |= addend << bits;
      bits += 8;
    }
  }
  each_sum(takers, [&](const SumKind& sum) { are_alike_ = are_alike_ && covers(sum); });
  if (!are_alike_) return;
  for (Face face = 0; face < face_count; ++face)
    for (const Serving& serving : *takers[face]) {
      servings_[face].push_back(this->summed(serving));
      targets_[face] |= servings_[face].back().targets;
    }
}

/// Whether the sum takes every face that has a value below its target.
bool SumSearch::covers(const SumKind& sum) const {
  FaceSet expected;
  for (Face face = 0; face < face_count; ++face)
    if (lowest(addends_[face]) < sum.target) expected.add(face);
  return expected == sum.takes && sum.target <= SumSets::max_target;
}

SumSearch::Summed SumSearch::summed(const Serving& serving) const {
  Summed summed{serving.value, serving.groups, false, 0, serving.kinds.singles};
  FaceSet alone;  // sums of one card
  for (const SumKind& sum : serving.kinds.sums) {
    summed.targets |= std::uint64_t{1} << sum.target;
    for (Face face = 0; face < face_count; ++face)
      if (has_value(addends_[face], sum.target)) alone.add(face);
  }
  summed.singles_are_sums = alone == summed.singles;
  return summed;
}

namespace {

/// Whether a word has more than one bit.
bool has_several(std::uint64_t word) { return (word & (word - 1)) != 0; }

/// The sets of just one of `table` that are of `faces`, in the first word of a family.
std::uint64_t singles_among_few(FaceSet faces, std::span<const Face> table) {
  SmallSet singles = 0;
  for (std::size_t i = 0; i < table.size(); ++i)
    if (faces.has(table[i])) singles |= static_cast<SmallSet>(1U << i);
  return single_sets[singles];
}

/// The wanted sets of at most few_cards cards that `groups` make up: as add_wanted_sets() finds
/// them, in single words.
std::uint64_t wanted_sets(std::uint64_t groups, GroupCount count, const Wanted& wanted) {
  const std::uint64_t singles = groups & single_sets[63];
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

}  // namespace

void SumSearch::find(std::span<const Face> played, std::span<const Face> table,
                     const Wanted& wanted, SmallCaptures& captures) const {
  std::uint64_t targets = 0;
  for (const Face face : played) targets |= targets_[face];
  const SumSets sums(addends_, table, targets);
  for (std::size_t i = 0; i < played.size(); ++i) {
    if (table.size() <= few_cards) {
      captures.set_word(i, sets_of_few(played[i], sums, table, wanted));
      continue;
    }
    captures.clear(i);
    for (const Summed& serving : servings_[played[i]])
      if (wanted.serves(serving.value)) find_among_many(serving, sums, table, wanted, i, captures);
  }
}

// In single words, since most turns are of few cards.
inline std::uint64_t SumSearch::sets_of_few(Face played, const SumSets& sums,
                                            std::span<const Face> table,
                                            const Wanted& wanted) const {
  std::uint64_t sets = 0;
  for (const Summed& serving : servings_[played]) {
    if (!wanted.serves(serving.value)) continue;
    std::uint64_t groups = sums.word_making(serving.targets, 0);
    if (!serving.singles_are_sums)
      groups = (groups & ~single_sets[63]) | singles_among_few(serving.singles, table);
    // A group by itself is all there is to take.
    const bool is_all = !has_several(groups) && wanted.with == With::AnyGroups;
    sets |= is_all ? groups : wanted_sets(groups, serving.groups, wanted);
  }
  return sets;
}

void SumSearch::find_among_many(const Summed& serving, const SumSets& sums,
                                std::span<const Face> table, const Wanted& wanted,
                                std::size_t played, SmallCaptures& captures) {
  std::array<std::uint64_t, family_words(SumSets::max_cards)> words;
  const std::span<std::uint64_t> groups(words.data(), family_words(table.size()));
  std::size_t last = 0;  // the last word that is not empty
  bool are_several = false;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    groups[i] = sums.word_making(serving.targets, i);
    if (groups[i] == 0) continue;
    are_several = are_several || (i > 0 && groups[last] != 0) || has_several(groups[i]);
    last = i;
  }
  if (!serving.singles_are_sums) {
    are_several = true;
    for (std::size_t i = 0; i < table.size(); ++i)
      set_in(groups, static_cast<SmallSet>(1U << i), serving.singles.has(table[i]));
  }
  if (are_several || wanted.with == With::OneCard)
    add_wanted_sets(groups, table.size(), serving.groups, wanted, played, captures);
  else if (groups[last] != 0)  // a group by itself is all there is to take
    captures.add(played, static_cast<SmallSet>(
                             last * 64 + static_cast<std::size_t>(std::countr_zero(groups[last]))));
}

}  // namespace kasino
