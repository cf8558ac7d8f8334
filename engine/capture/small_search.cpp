#include "engine/capture/small_search.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace kasino {

namespace {

/// Families of sets of so many cards fit in one word.
constexpr std::size_t few_cards = 6;

/// For each set of six cards, the sets that share no card with it, as a bitmap.
constexpr std::array<std::uint64_t, 64> disjoint_sets = [] {
  std::array<std::uint64_t, 64> disjoint{};
  for (unsigned set = 0; set < 64; ++set)
    for (unsigned other = 0; other < 64; ++other)
      if ((set & other) == 0) disjoint[set] |= std::uint64_t{1} << other;
  return disjoint;
}();

/// The sets of one card in word `index` of a bitmap.
std::uint64_t singles_in(std::size_t index) {
  constexpr std::uint64_t of_few = 0x1'0001'0116;  // bits 1, 2, 4, 8, 16 and 32
  return index == 0 ? of_few : std::has_single_bit(index) ? 1 : 0;
}

/// The bitmap of a family, and room for a bitmap, left unset.
using Family = std::span<std::uint64_t>;
using Room = std::array<std::uint64_t, family_words(max_small_table)>;

/// Adds to `family` each set of `others` that shares no card with `group`, joined with it: only
/// sets in words whose number has no bit but those of `below`, which are not in the group.
void join(Family family, std::span<const std::uint64_t> others, std::size_t below, SmallSet group) {
  const std::size_t low = group % 64;
  const std::size_t high = group / 64;
  for (std::size_t i = below;; i = (i - 1) & below) {
    family[i | high] |= (others[i] & disjoint_sets[low]) << low;
    if (i == 0) return;
  }
}

bool has_several(std::uint64_t word) { return (word & (word - 1)) != 0; }

/// Makes `unions` every union of any number of disjoint groups; the empty set too.
void unite(std::span<const std::uint64_t> groups, Family unions) {
  std::ranges::fill(unions, 0);
  unions[0] = 1;
  each_set(groups, [&](SmallSet group) {
    // Earlier groups are smaller: unions of them without cards of this one lie below its top bit.
    const std::size_t high = group / 64U;
    join(unions, unions, high == 0 ? 0 : (std::bit_floor(high) - 1) & ~high, group);
  });
}

/// Adds `others` to `family`.
void unite_with(Family family, std::span<const std::uint64_t> others) {
  for (std::size_t i = 0; i < family.size(); ++i) family[i] |= others[i];
}

/// Adds to `family` each set of `others` joined with a group that shares no card with it.
void join_each(Family family, std::span<const std::uint64_t> others,
               std::span<const std::uint64_t> groups) {
  each_set(groups, [&](SmallSet group) {
    join(family, others, (family.size() - 1) & ~(group / 64U), group);
  });
}

/// Strikes each set that leaves all cards of one of `rests`.
void strike_leaving(Family family, std::span<const std::uint64_t> rests) {
  each_set(rests, [&](SmallSet rest) {
    for (std::size_t i = 0; i < family.size(); ++i)
      if ((i & rest / 64U) == 0) family[i] &= ~disjoint_sets[rest % 64];
  });
}

/// Keeps the groups of one card.
void keep_singles(Family groups) {
  for (std::size_t i = 0; i < groups.size(); ++i) groups[i] &= singles_in(i);
}

/// By number, from none to `most`: the unions of so many disjoint groups.
class CountedUnions {
 public:
  CountedUnions(std::span<const std::uint64_t> groups, int most)
      : words_(groups.size()), sets_(groups.size() * (static_cast<std::size_t>(most) + 1)) {
    sets_[0] = 1;
    for (int number = 1; number <= most; ++number) join_each(of(number), of(number - 1), groups);
  }

  Family of(int number) {
    return std::span(sets_).subspan(static_cast<std::size_t>(number) * words_, words_);
  }

 private:
  std::size_t words_;
  std::vector<std::uint64_t> sets_;
};

/// Adds the wanted unions of a number of groups that is one of `numbers`.
void add_counted(std::span<const std::uint64_t> groups, GroupCount numbers, const Wanted& wanted,
                 Family sets) {
  CountedUnions unions(groups, numbers.greatest());
  std::vector<std::uint64_t> singles(groups.begin(), groups.end());
  keep_singles(singles);
  for (int number = numbers.after(0); number != 0; number = numbers.after(number)) {
    std::vector<std::uint64_t> taken(groups.size());
    if (wanted.with == With::OneCard)
      join_each(taken, unions.of(number - 1), singles);
    else
      std::ranges::copy(unions.of(number), taken.begin());
    const int next = numbers.after(number);
    if (wanted.leave == Leave::NoGroup && next != 0)
      strike_leaving(taken, unions.of(next - number));
    unite_with(sets, taken);
  }
}

/// Adds the wanted unions of any number of groups.
inline void add_unions(std::span<const std::uint64_t> groups, const Wanted& wanted, Family sets) {
  Room room;
  Room other_room;
  Family unions = std::span(room).first(groups.size());
  unite(groups, unions);
  if (wanted.with == With::OneCard) {
    const Family with_one = std::span(other_room).first(groups.size());
    std::ranges::fill(with_one, 0);
    each_set(groups, [&](SmallSet group) {
      if (std::has_single_bit(group))
        join(with_one, unions, (unions.size() - 1) & ~(group / 64U), group);
    });
    unions = with_one;
  }
  if (wanted.leave == Leave::NoGroup) strike_leaving(unions, groups);
  unions[0] &= ~std::uint64_t{1};
  unite_with(sets, unions);
}

/// Adds the wanted sets that `count` groups make.
inline void add_sets(std::span<const std::uint64_t> groups, GroupCount count, const Wanted& wanted,
                     Family sets) {
  if (count.is_list()) return add_counted(groups, count, wanted, sets);
  if (count == GroupCount::Many) return add_unions(groups, wanted, sets);
  for (std::size_t i = 0; i < groups.size(); ++i)
    sets[i] |= wanted.with == With::OneCard ? groups[i] & singles_in(i) : groups[i];
}

/// The unions of groups of few cards in a single word, those that leave no group if that is wanted:
/// the common case.
std::uint64_t unions_of_few(std::uint64_t groups, Leave leave) {
  std::uint64_t unions = 1;
  std::uint64_t leaving_group = 0;
  for (std::uint64_t left = groups; left != 0; left &= left - 1) {
    const auto group = static_cast<std::size_t>(std::countr_zero(left));
    leaving_group |= disjoint_sets[group];
    unions |= (unions & disjoint_sets[group]) << group;
  }
  if (leave == Leave::NoGroup) unions &= ~leaving_group;
  return unions & ~std::uint64_t{1};
}

/// Calls `visit(value)` for each value.
template <typename Visit>
void each_value(std::uint32_t addends, Visit visit) {
  do visit(addends & 0xff);
  while ((addends >>= 8) != 0);
}

/// Which sums become one of `later` by adding a card.
std::uint64_t sums_before(std::uint64_t later, std::uint32_t addends) {
  std::uint64_t sums = 0;
  each_value(addends, [&](std::uint32_t value) { sums |= later >> value; });
  return sums;
}

constexpr int max_target = 62;
/// A value that makes any sum greater than every target.
constexpr int none = max_target + 1;

}  // namespace

/// The sets of cards that make a wanted sum, each card counted at any one of its values.
///
/// For each sum the family of sets that make it, grown card by card: a set with the new card makes
/// a sum if the rest of it made the sum less the card's value. Only sums on the way to a wanted one
/// are kept. These families, a word each, are of the first few_cards cards; of the other cards,
/// each set knows the sums that it makes.
class SmallSearch::SumSets {
 public:
  /// `wanted` has bit `target` for each sum wanted.
  SumSets(const SmallSearch::Addends& addends, std::span<const Face> cards, std::uint64_t wanted) {
    const std::size_t few = std::min(cards.size(), few_cards);
    std::uint64_t useful = wanted;  // bit `sum`: with later cards it may become a wanted one
    if (cards.size() > few) useful = add_others(addends, cards.subspan(few), wanted);
    std::array<std::uint32_t, few_cards> values;
    std::array<std::uint64_t, few_cards> useful_after;
    for (std::size_t i = few; i-- > 0;) {
      values[i] = addends[cards[i]];
      useful_after[i] = useful;
      useful |= sums_before(useful, values[i]);
    }
    if ((useful & 1) == 0) return;
    made_ = 1;
    making_[0] = 1;  // the empty set makes 0
    for (std::size_t i = 0; i < few; ++i) {
      const std::uint64_t earlier = (std::uint64_t{1} << (1U << i)) - 1;  // sets of cards before it
      each_value(values[i], [&](std::uint32_t value) {
        // Every set of earlier cards that makes a sum makes, with this one, a larger one.
        for (std::uint64_t sums = made_ & useful_after[i] >> value; sums != 0; sums &= sums - 1) {
          const auto before = static_cast<std::size_t>(std::countr_zero(sums));
          const std::size_t sum = before + value;
          const std::uint64_t sets = (making_[before] & earlier) << (std::size_t{1} << i);
          making_[sum] = (made_ >> sum & 1) != 0 ? making_[sum] | sets : sets;
          made_ |= std::uint64_t{1} << sum;
        }
      });
    }
  }
  SumSets(const SumSets&) = delete;
  SumSets& operator=(const SumSets&) = delete;
  ~SumSets() = default;

  /// Word `index` of the family of sets that make one of `targets`, all of which are wanted.
  std::uint64_t word_making(std::uint64_t targets, std::size_t index) const {
    if (index != 0) {
      std::uint64_t lacking = 0;
      for (std::uint64_t sums = of_others_[index]; sums != 0; sums &= sums - 1)
        lacking |= targets >> std::countr_zero(sums);
      targets = lacking;
    }
    std::uint64_t sets = 0;
    for (std::uint64_t sums = targets & made_; sums != 0; sums &= sums - 1)
      sets |= making_[static_cast<std::size_t>(std::countr_zero(sums))];
    return sets;
  }

 private:
  // Answers which sums of the first cards can become a wanted one.
  std::uint64_t add_others(const SmallSearch::Addends& addends, std::span<const Face> others,
                           std::uint64_t wanted) {
    of_others_[0] = 1;
    std::size_t sets = 1;
    for (const Face face : others) {
      for (std::size_t set = 0; set < sets; ++set) {
        std::uint64_t sums = 0;
        each_value(addends[face], [&](std::uint32_t value) { sums |= of_others_[set] << value; });
        of_others_[sets + set] = sums;
      }
      sets *= 2;
      wanted |= sums_before(wanted, addends[face]);
    }
    return wanted;
  }

  std::uint64_t made_ = 0;  ///< bit `sum`: the first cards make it, and it can become a wanted one
  // By sum, the family of sets of the first cards; left unset for sums that are not made.
  std::array<std::uint64_t, max_target + 1> making_;
  // By set of the other cards, the sums that it makes as bits; left unset beyond the last set.
  std::array<std::uint64_t, family_words(max_small_table)> of_others_;
};

SmallSearch::SmallSearch(const std::array<const GroupsByValue*, face_count>& takings,
                         const ValueTable& values) {
  for (Face face = 0; face < face_count; ++face)
    for (const ValueGroups& taking : *takings[face]) {
      takings_[face].push_back(summed(taking, values));
      targets_[face] |= takings_[face].back().targets;
    }
  if (addends_.empty()) addends_of({}, values);
}

SmallSearch::Summed SmallSearch::summed(const ValueGroups& taking, const ValueTable& values) {
  Summed summed{taking.value, taking.groups, taking.kinds.singles};
  FaceSet alone;  // sums of one card
  for (const SumKind& sum : taking.kinds.sums) {
    const std::size_t addends = addends_of(sum.takes, values);
    suffices_ = suffices_ && sum.target <= max_target;
    if (!suffices_) continue;
    if (addends == 0)
      summed.targets |= std::uint64_t{1} << sum.target;
    else
      summed.others.emplace_back(addends, sum.target);
    sum.takes.each([&](Face face) {
      if (values[face].has(static_cast<Value>(sum.target))) alone.add(face);
    });
  }
  summed.is_plain = summed.others.empty() && alone == summed.singles;
  return summed;
}

std::size_t SmallSearch::addends_of(FaceSet takes, const ValueTable& values) {
  const auto known = std::ranges::find(takes_, takes);
  if (known != takes_.end()) return static_cast<std::size_t>(known - takes_.begin());
  takes_.push_back(takes);
  Addends& addends = addends_.emplace_back();
  addends.fill(none);
  takes.each([&](Face face) {
    addends[face] = 0;
    for (int i = 0; i < values[face].size(); ++i)
      addends[face] |= static_cast<std::uint32_t>(std::min<int>(values[face][i], none)) << 8 * i;
  });
  return takes_.size() - 1;
}

template <typename WantedOf>
inline void SmallSearch::find_as(std::span<const Face> played, std::span<const Face> table,
                                 WantedOf wanted_of, SmallCaptures& captures) const {
  std::uint64_t targets = 0;
  for (const Face face : played) targets |= targets_[face];
  const SumSets sums(addends_.front(), table, targets);
  for (std::size_t i = 0; i < played.size(); ++i) {
    const Wanted& wanted = wanted_of(i);
    if (table.size() <= few_cards && wanted.with == With::AnyGroups) {
      captures.family(i)[0] = sets_of_few(played[i], sums, table, wanted);
      continue;
    }
    const Family sets = captures.family(i);
    std::ranges::fill(sets, 0);
    for (const Summed& taking : takings_[played[i]])
      if (wanted.serves(taking.value)) add_sets(taking, sums, table, wanted, sets);
  }
}

void SmallSearch::find(std::span<const Face> played, std::span<const Face> table,
                       const Wanted& wanted, SmallCaptures& captures) const {
  find_as(
      played, table, [&](std::size_t) -> const Wanted& { return wanted; }, captures);
}

void SmallSearch::find_at(std::span<const Face> played, std::span<const Face> table,
                          std::span<const Value> values, SmallCaptures& captures) const {
  Wanted wanted;
  find_as(
      played, table,
      [&](std::size_t i) -> const Wanted& {
        wanted.value = values[i];
        return wanted;
      },
      captures);
}

inline std::uint64_t SmallSearch::sets_of_few(Face played, const SumSets& sums,
                                              std::span<const Face> table,
                                              const Wanted& wanted) const {
  std::uint64_t sets = 0;
  for (const Summed& taking : takings_[played]) {
    if (!wanted.serves(taking.value)) continue;
    std::uint64_t groups = sums.word_making(taking.targets, 0);
    if (!taking.is_plain) find_groups(taking, sums, table, {&groups, 1});
    if (taking.groups.is_list()) {
      add_counted({&groups, 1}, taking.groups, wanted, {&sets, 1});
      continue;
    }
    // One group is all that can be taken.
    const bool is_all = taking.groups == GroupCount::One || !has_several(groups);
    sets |= is_all ? groups : unions_of_few(groups, wanted.leave);
  }
  return sets;
}

// Answers whether there may be several groups.
bool SmallSearch::find_groups(const Summed& taking, const SumSets& sums,
                              std::span<const Face> table, std::span<std::uint64_t> groups) const {
  std::uint64_t before = 0;
  bool are_several = !taking.is_plain;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    groups[i] = sums.word_making(taking.targets, i);
    are_several = are_several || has_several(groups[i]) || (before != 0 && groups[i] != 0);
    before |= groups[i];
  }
  if (taking.is_plain) return are_several;
  for (const auto& [addends, target] : taking.others) {
    const SumSets more(addends_[addends], table, std::uint64_t{1} << target);
    for (std::size_t i = 0; i < groups.size(); ++i)
      groups[i] |= more.word_making(std::uint64_t{1} << target, i);
  }
  for (std::size_t i = 0; i < table.size(); ++i) {
    std::uint64_t& word = groups[(std::size_t{1} << i) / 64];
    const std::uint64_t bit = std::uint64_t{1} << (std::size_t{1} << i) % 64;
    word = taking.singles.has(table[i]) ? word | bit : word & ~bit;
  }
  return true;
}

void SmallSearch::add_sets(const Summed& taking, const SumSets& sums, std::span<const Face> table,
                           const Wanted& wanted, std::span<std::uint64_t> sets) const {
  Room room;
  const Family groups = std::span(room).first(sets.size());
  const bool are_several = find_groups(taking, sums, table, groups);
  const bool is_one = taking.groups == GroupCount::Many && !are_several;
  kasino::add_sets(groups, is_one ? GroupCount::One : taking.groups, wanted, sets);
}

std::vector<SmallGroups> SmallSearch::find_groups(std::span<const Face> played,
                                                  std::span<const Face> table) const {
  std::uint64_t targets = 0;
  for (const Face face : played) targets |= targets_[face];
  const SumSets sums(addends_.front(), table, targets);
  std::vector<SmallGroups> found;
  for (const Face face : played) {
    std::vector<SmallGroups::OfTaking> takings;
    for (const Summed& taking : takings_[face]) {
      auto& [value, count, groups] = takings.emplace_back(SmallGroups::OfTaking{
          taking.value, taking.groups, std::vector<std::uint64_t>(family_words(table.size()))});
      find_groups(taking, sums, table, groups);
    }
    found.emplace_back(std::move(takings));
  }
  return found;
}

SmallGroups SmallGroups::spread(const GroupsByValue& takings) const {
  std::vector<OfTaking> all;
  for (const ValueGroups& taking : takings) {
    const auto known = std::ranges::find_if(takings_, [&](const OfTaking& of) {
      return of.value == taking.value && of.count == taking.groups;
    });
    all.push_back(known != takings_.end()
                      ? *known
                      : OfTaking{taking.value, taking.groups,
                                 std::vector<std::uint64_t>(takings_.front().groups.size())});
  }
  return SmallGroups(std::move(all));
}

std::span<std::uint64_t> SmallGroups::of(Value value, GroupCount count) {
  return std::ranges::find_if(
             takings_, [&](const OfTaking& of) { return of.value == value && of.count == count; })
      ->groups;
}

std::span<const std::uint64_t> SmallGroups::family(const Wanted& wanted) const {
  Wanted of_any_size = wanted;
  of_any_size.size = 0;
  for (const auto& [known, sets] : families_)
    if (known == of_any_size) return sets;
  std::vector<std::uint64_t> sets(takings_.front().groups.size());
  for (const OfTaking& taking : takings_)
    if (wanted.serves(taking.value)) add_sets(taking.groups, taking.count, wanted, sets);
  return families_.emplace_back(of_any_size, std::move(sets)).second;
}

namespace {

/// The groups that lie inside `set`.
template <typename Visit>
void each_inside(std::span<const std::uint64_t> groups, SmallSet set, Visit visit) {
  each_set(groups, [&](SmallSet group) {
    if ((group & ~set) == 0) visit(group);
  });
}

/// What can be taken of a table besides some groups for a value, by how many these are.
class Rests {
 public:
  explicit Rests(const SmallGroups::OfTaking& taking)
      : count_(taking.count), sets_(taking.groups.size()) {
    if (count_.is_list())
      counted_.emplace(taking.groups, count_.greatest());
    else
      unite(taking.groups, sets_);
  }

  std::span<const std::uint64_t> besides(int taken) {
    if (!counted_) return sets_;
    std::ranges::fill(sets_, 0);
    for (int number = count_.after(taken - 1); number != 0; number = count_.after(number))
      unite_with(sets_, counted_->of(number - taken));
    return sets_;
  }

 private:
  GroupCount count_;
  std::vector<std::uint64_t> sets_;
  std::optional<CountedUnions> counted_{};
};

}  // namespace

std::vector<SmallSet> SmallGroups::written(std::size_t taking, SmallSet set) const {
  std::vector<SmallSet> written;
  Rests rests(takings_[taking]);
  if (!is_in(rests.besides(0), set)) return written;
  while (set != 0) {
    const auto left = rests.besides(static_cast<int>(written.size()) + 1);
    const unsigned first = set & (~set + 1U);
    SmallSet best = set;
    each_inside(takings_[taking].groups, set, [&](SmallSet group) {
      if ((group & first) == 0 || !is_in(left, set ^ group)) return;
      const int larger = std::popcount(group) - std::popcount(best);
      if (larger < 0 || (larger == 0 && stands_before(group, best))) best = group;
    });
    set ^= best;
    written.push_back(best);
  }
  return written;
}

bool SmallGroups::splits(SmallSet set, std::optional<Value> value) const {
  std::vector<std::uint64_t> groups(takings_.front().groups.size());
  for (const OfTaking& taking : takings_)
    if (!value || *value == taking.value) unite_with(groups, taking.groups);
  std::vector<std::uint64_t> unions(groups.size());
  unite(groups, unions);
  return is_in(unions, set);
}

}  // namespace kasino
