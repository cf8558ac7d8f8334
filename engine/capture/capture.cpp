#include "engine/capture/capture.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>
#include <cassert>
#include <string>
#include <utility>

#include "engine/capture/effort.hpp"
#include "engine/capture/group_kinds.hpp"
#include "engine/capture/large_search.hpp"
#include "engine/capture/small_captures.hpp"
#include "engine/capture/small_search.hpp"

namespace kasino {

namespace {

Cards pick(std::span<const Card> table, const ItemSet& set) {
  Cards cards;
  set.each([&](int item) { cards.push_back(table[static_cast<std::size_t>(item)]); });
  return cards;
}

ItemSet all_of(std::span<const Card> table) {
  return ItemSet::first(static_cast<int>(table.size()));
}

SmallSet bits_of(const ItemSet& set) {
  unsigned bits = 0;
  set.each([&](int item) { bits |= 1U << item; });
  return static_cast<SmallSet>(bits);
}

/// The captures that several faces share, and their search.
struct SharedTaker {
  SharedTaker(GroupsByValue given, const ValueTable& values, KeptDiagrams& kept)
      : takings(std::move(given)), large(takings, values, kept) {}

  const GroupsByValue takings;
  const LargeSearch large;
};

}  // namespace

class CaptureSearch::Impl {
 public:
  explicit Impl(CaptureRules given) : rules(std::move(given)) {
    std::array<const GroupsByValue*, face_count> takings;
    for (Face face = 0; face < face_count; ++face) {
      by_face_[face] = share(groups_by_value(rules, face));
      takings[face] = &by_face_[face]->takings;
    }
    small.emplace(takings, rules.table_values);
  }

  const GroupsByValue& takings(Card played) const { return by_face_[played.face()]->takings; }
  const LargeSearch& large(Card played) const { return by_face_[played.face()]->large; }
  bool is_small(std::size_t cards) const { return cards <= max_small_table && small->suffices(); }

  const CaptureRules rules;
  std::optional<SmallSearch> small;

 private:
  const SharedTaker* share(GroupsByValue takings) {
    for (const auto& shared : shared_)
      if (shared->takings == takings) return shared.get();
    shared_.push_back(std::make_unique<SharedTaker>(std::move(takings), rules.table_values, kept_));
    return shared_.back().get();
  }

  KeptDiagrams kept_;
  std::vector<std::unique_ptr<const SharedTaker>> shared_;
  std::array<const SharedTaker*, face_count> by_face_{};
};

CaptureSearch::CaptureSearch(CaptureRules rules)
    : impl_(std::make_unique<const Impl>(std::move(rules))) {}
CaptureSearch::~CaptureSearch() = default;
CaptureSearch::CaptureSearch(CaptureSearch&&) noexcept = default;
CaptureSearch& CaptureSearch::operator=(CaptureSearch&&) noexcept = default;

const CaptureRules& CaptureSearch::rules() const { return impl_->rules; }

struct FoundCaptures::Listed {
  std::vector<ListedGroups> groups;
  GroupsByValue takings;  ///< those of the search and these
  KeptDiagrams kept{};    ///< of `large`
  std::optional<const LargeSearch> large{};
};

struct FoundCaptures::Found {
  bool is_asked = false;                ///< of a large table
  std::optional<SmallGroups> groups{};  ///< of a small one
  std::unique_ptr<Listed> listed{};     ///< if the variant has listed groups
};

namespace {

/// Adds to `groups` every set of the table that has the same faces as `group`, a bit a set.
void add_alike(std::span<const Card> table, const ItemSet& group, std::span<std::uint64_t> groups) {
  std::vector<int> items;
  group.each([&](int item) { items.push_back(item); });
  const auto add = [&](const auto& more, std::size_t at, SmallSet set) -> void {
    if (at == items.size()) {
      groups[set / 64U] |= std::uint64_t{1} << set % 64U;
      return;
    }
    const Face face = table[static_cast<std::size_t>(items[at])].face();
    for (std::size_t i = 0; i < table.size(); ++i)
      if (table[i].face() == face && (set >> i & 1) == 0)
        more(more, at + 1, static_cast<SmallSet>(set | 1U << i));
  };
  add(add, 0, 0);
}

std::vector<Face> faces_of(std::span<const Card> table, const ItemSet& group) {
  std::vector<Face> faces;
  for (const Card card : pick(table, group)) faces.push_back(card.face());
  std::ranges::sort(faces);
  return faces;
}

}  // namespace

FoundCaptures CaptureSearch::find(Card card, std::span<const Card> table,
                                  std::vector<ListedGroups> listed) const {
  return {*this, card, table, std::move(listed)};
}

std::vector<FoundCaptures> CaptureSearch::find(std::span<const Card> cards,
                                               std::span<const Card> table) const {
  std::vector<FoundCaptures> found;
  found.reserve(cards.size());
  for (const Card card : cards) found.push_back(FoundCaptures(*this, card, table));
  if (cards.empty() || !is_small(table.size())) return found;
  ++effort.searches;
  auto groups = impl_->small->find_groups(FaceList(cards).faces(), FaceList(table).faces());
  for (std::size_t i = 0; i < cards.size(); ++i) found[i].found_->groups = std::move(groups[i]);
  return found;
}

FoundCaptures::FoundCaptures(const CaptureSearch& search, Card card, std::span<const Card> table,
                             std::vector<ListedGroups> listed)
    : search_(&search), card_(card), table_(table), found_(std::make_shared<Found>()) {
  if (listed.empty()) return;
  found_->listed.reset(new Listed{std::move(listed), search.impl_->takings(card)});
  Listed& own = *found_->listed;
  for (const auto& [way, value, groups] : own.groups) {
    GroupKinds& kinds = entry_for(own.takings, value, count_of(way)).kinds;
    for (const ItemSet& group : groups) {
      std::vector<Face> faces = faces_of(table, group);
      if (faces.size() == 1)
        kinds.singles.add(faces.front());
      else
        kinds.listed.push_back(std::move(faces));
    }
  }
  if (!is_small()) own.large.emplace(own.takings, search.rules().table_values, own.kept);
}

FoundCaptures FoundCaptures::of(std::span<const Card> some) const {
  if (found_->listed == nullptr) return search_->find(card_, some);
  std::vector<ListedGroups> among = found_->listed->groups;
  for (ListedGroups& of_way : among) {
    std::vector<ItemSet> groups;
    for (const ItemSet& group : of_way.groups) {
      ItemSet items;
      for (const Card card : pick(table_, group))
        if (const auto at = std::ranges::find(some, card); at != some.end())
          items.add(static_cast<int>(at - some.begin()));
      if (items.size() == group.size()) groups.push_back(items);
    }
    of_way.groups = std::move(groups);
  }
  return search_->find(card_, some, std::move(among));
}

GroupCount FoundCaptures::count_of(int way) const {
  return search_->rules().ways[static_cast<std::size_t>(way)].groups;
}

const GroupsByValue& FoundCaptures::takings() const {
  return found_->listed == nullptr ? search_->impl_->takings(card_) : found_->listed->takings;
}

bool FoundCaptures::is_small() const { return search_->is_small(table_.size()); }

const SmallGroups& FoundCaptures::groups() const {
  if (found_->groups) return *found_->groups;
  ++effort.searches;
  SmallGroups groups = std::move(
      search_->impl_->small->find_groups(FaceList({&card_, 1}).faces(), FaceList(table_).faces())
          .front());
  if (found_->listed == nullptr) return found_->groups.emplace(std::move(groups));
  groups = groups.spread(found_->listed->takings);
  for (const auto& [way, value, listed] : found_->listed->groups)
    for (const ItemSet& group : listed) add_alike(table_, group, groups.of(value, count_of(way)));
  return found_->groups.emplace(std::move(groups));
}

const LargeSearch& FoundCaptures::large() const {
  if (!std::exchange(found_->is_asked, true)) ++effort.searches;
  const bool has_own = found_->listed != nullptr && found_->listed->large;
  return has_own ? *found_->listed->large : search_->impl_->large(card_);
}

/// In the order of ItemSet.
std::vector<SmallSet> FoundCaptures::small_sets(const Wanted& wanted) const {
  std::vector<SmallSet> sets = sorted_sets(groups().family(wanted));
  std::erase_if(sets, [&](SmallSet set) { return !wanted.fits(std::popcount(set)); });
  return sets;
}

Values FoundCaptures::values_taking(const ItemSet& taken, Wanted wanted) const {
  Values values;
  if (taken.empty() || !wanted.fits(taken.size())) return values;
  wanted.size = 0;
  // Other cards of the table matter only if they may not hold a group.
  if (!is_small() && wanted.leave == Leave::Anything &&
      search_->is_small(static_cast<std::size_t>(taken.size()))) {
    const Cards alone = pick(table_, taken);
    return of(alone).values_taking(all_of(alone), wanted);
  }
  bool is_in_doubt = false;
  for (const ValueGroups& taking : takings()) {
    if (!wanted.serves(taking.value) || values.has(taking.value)) continue;
    Wanted of_value = wanted;
    of_value.value = taking.value;
    const std::optional<bool> takes = is_small() ? is_in(groups().family(of_value), bits_of(taken))
                                                 : large().takes(table_, taken, of_value);
    if (takes.value_or(false)) values.add(taking.value);
    is_in_doubt = is_in_doubt || !takes;
  }
  if (values.empty() && is_in_doubt)
    throw CaptureUnknown("it takes too long to tell whether these " + std::to_string(taken.size()) +
                         " cards can be taken; claim fewer of them");
  return values;
}

bool FoundCaptures::takes_some(Wanted wanted) const {
  bool takes = false;
  each(wanted, [&](const ItemSet&) { return takes = true, false; });
  return takes;
}

bool FoundCaptures::can_capture() const {
  return std::ranges::any_of(takings(), [&](const ValueGroups& taking) {
    return holds_group(taking.kinds, search_->rules().table_values, table_) &&
           (taking.groups.has(1) || takes_some({}));
  });
}

bool FoundCaptures::can_take_one_card() const {
  return std::ranges::any_of(takings(), [&](const ValueGroups& taking) {
    return std::ranges::any_of(table_,
                               [&](Card lying) { return taking.kinds.singles.has(lying); }) &&
           (taking.groups.has(1) || takes_some({Leave::Anything, With::OneCard}));
  });
}

bool FoundCaptures::can_sweep() const {
  if (table_.empty()) return false;
  const ItemSet whole = all_of(table_);
  return is_small() ? is_in(groups().family({}), bits_of(whole))
                    : large().takes(table_, whole, {}).value_or(false);
}

Count FoundCaptures::count(Wanted wanted) const {
  if (!is_small()) return large().count(table_, wanted);
  std::uint64_t count = 0;
  each_set(groups().family(wanted),
           [&](SmallSet set) { count += wanted.fits(std::popcount(set)); });
  return {count, false};
}

std::optional<int> FoundCaptures::largest(Wanted wanted) const {
  if (!is_small()) return large().largest(table_, wanted);
  int largest = 0;
  for (const SmallSet set : small_sets(wanted)) largest = std::max(largest, std::popcount(set));
  return largest;
}

bool FoundCaptures::each(Wanted wanted, const std::function<bool(const ItemSet&)>& visit,
                         std::uint64_t skipped) const {
  if (!is_small()) return large().each(table_, wanted, visit, skipped);
  const std::vector<SmallSet> sets = small_sets(wanted);
  for (std::uint64_t i = skipped; i < sets.size(); ++i)
    if (!visit(ItemSet::of_bits(sets[static_cast<std::size_t>(i)]))) break;
  return true;
}

bool CaptureSearch::is_small(std::size_t cards) const { return impl_->is_small(cards); }

void CaptureSearch::find_small(std::span<const Face> played, std::span<const Face> table,
                               const Wanted& wanted, SmallCaptures& captures) const {
  assert(is_small(table.size()));
  impl_->small->find(played, table, wanted, captures);
}

void CaptureSearch::find_small_at(std::span<const Face> played, std::span<const Face> table,
                                  std::span<const Value> values, SmallCaptures& captures) const {
  assert(is_small(table.size()));
  ++effort.searches;
  impl_->small->find_at(played, table, values, captures);
}

namespace {

bool takes_as_many(const CaptureRule& way, std::size_t cards) {
  if (way.by == CaptureBy::Sum) return cards >= 2;
  return !takes_whole(way) && (cards == 1 || way.by == CaptureBy::Total);
}

/// The values to try: the claimed value, or all of the card's if none is claimed.
Values choices(const ValueTable& values, Counted claim) {
  const Values& all = values[claim.card.face()];
  if (claim.value == 0) return all;
  return all.has(claim.value) ? Values{claim.value} : Values{};
}

/// The lowest values, first card first, at which the cards add up to `target`.
std::optional<std::vector<Counted>> lowest_values(const ValueTable& values, int target,
                                                  const std::vector<Counted>& claims) {
  // Bit s of reach[i]: all cards from i on can add up to s.
  std::vector<std::bitset<max_sum + 1>> reach(claims.size() + 1);
  reach.back().set(0);
  for (std::size_t i = claims.size(); i-- > 0;)
    for (Value value : choices(values, claims[i])) reach[i] |= reach[i + 1] << value;
  if (!reach[0][static_cast<std::size_t>(target)]) return std::nullopt;

  std::vector<Counted> counted;
  counted.reserve(claims.size());
  auto missing = static_cast<std::size_t>(target);
  for (std::size_t i = 0; i < claims.size(); ++i) {
    const Values own = choices(values, claims[i]);
    const Value* value = std::ranges::find_if(own, [&](Value candidate) {
      return candidate <= missing && reach[i + 1][missing - candidate];
    });
    assert(value != own.end());
    counted.push_back(Counted{claims[i].card, *value});
    missing -= *value;
  }
  return counted;
}

/// The values that the cards count as a group by this way; nothing if they are none.
std::optional<std::vector<Counted>> counted_by(const CaptureRules& rules, const CaptureRule& way,
                                               Face played, Value value,
                                               const std::vector<Counted>& claims) {
  if (!applies(way, played) || !takes_as_many(way, claims.size())) return std::nullopt;
  for (const Counted& claim : claims)
    if (!way.takes.has(claim.card)) return std::nullopt;
  if (counts_values(way)) {
    const int target = target_of(way, value);
    return target == 0 ? std::nullopt : lowest_values(rules.table_values, target, claims);
  }
  const Counted& only = claims.front();
  const Face face = only.card.face();
  const bool fits = way.by == CaptureBy::Rank ? same_rank(face, played) : face == played;
  if (!fits || (only.value != 0 && !rules.table_values[face].has(only.value))) return std::nullopt;
  return std::vector<Counted>{Counted{only.card, 0}};
}

}  // namespace

std::optional<Group> CaptureSearch::as_group(Card card, Value value, std::span<const Counted> cards,
                                             GroupCount groups) const {
  const Values& own = rules().hand_values[card.face()];
  if (own.empty() ? value != 0 : !own.has(value)) return std::nullopt;
  std::vector<Counted> claims(cards.begin(), cards.end());
  std::ranges::sort(claims, {}, &Counted::card);
  for (std::size_t i = 0; i < rules().ways.size(); ++i) {
    if (rules().ways[i].groups != groups) continue;
    if (auto counted = counted_by(rules(), rules().ways[i], card.face(), value, claims))
      return Group{std::move(*counted), static_cast<int>(i)};
  }
  return std::nullopt;
}

std::optional<Group> FoundCaptures::as_group(Value value, std::span<const Counted> cards,
                                             GroupCount groups) const {
  auto found = search_->as_group(card_, value, cards, groups);
  if (found || found_->listed == nullptr) return found;
  std::vector<Face> faces;
  std::vector<Counted> group(cards.begin(), cards.end());
  for (Counted& counted : group) {
    if (counted.value != 0) return std::nullopt;  // a group that is listed adds nothing up
    faces.push_back(counted.card.face());
  }
  std::ranges::sort(faces);
  std::ranges::sort(group, {}, &Counted::card);
  for (const ListedGroups& of_way : found_->listed->groups)
    if (of_way.value == value && count_of(of_way.way) == groups &&
        std::ranges::any_of(of_way.groups, [&](const ItemSet& listed) {
          return faces_of(table_, listed) == faces;
        }))
      return Group{std::move(group), of_way.way};
  return std::nullopt;
}

Grouping FoundCaptures::explain(Value value, const ItemSet& taken) const {
  const Cards all = pick(table_, taken);
  Grouping grouping{value, {}};
  const auto add = [&](const Cards& cards, GroupCount groups) {
    std::vector<Counted> counted;
    for (const Card one : cards) counted.push_back({one, 0});
    grouping.groups.push_back(as_group(value, counted, groups).value_or(Group{counted, 0}));
  };
  const GroupsByValue& takings = this->takings();
  for (std::size_t i = 0; i < takings.size() && grouping.groups.empty(); ++i) {
    if (takings[i].value != value || takings[i].groups == GroupCount::One) continue;
    if (is_small()) {
      for (const SmallSet group : groups().written(i, bits_of(taken)))
        add(pick(table_, ItemSet::of_bits(group)), takings[i].groups);
      continue;
    }
    const auto groups = large().written_groups(takings[i], table_, all);
    grouping.is_found = groups.has_value();
    if (groups)
      for (const Cards& group : *groups) add(group, takings[i].groups);
    else
      for (const Card one : all) add({one}, takings[i].groups);
  }
  if (grouping.groups.empty()) add(all, GroupCount::One);
  return grouping;
}

Misfit FoundCaptures::misfit(const ItemSet& taken) const {
  const GroupsByValue& takings = this->takings();
  const Cards cards = pick(table_, taken);
  if (found_->listed == nullptr && !search_->impl_->large(card_).are_useful(cards))
    return Misfit::NoGroup;
  GroupKinds all;
  GroupKinds of_value;
  const auto splits = [&](const GroupKinds& kinds, std::optional<Value> value) {
    return is_small() ? groups().splits(bits_of(taken), value) : large().splits_into(kinds, cards);
  };
  for (std::size_t i = 0; i < takings.size(); ++i) {
    const bool is_new = i == 0 || takings[i - 1].value != takings[i].value;
    of_value = joined(is_new ? GroupKinds() : std::move(of_value), takings[i].kinds);
    if (takings[i].groups != GroupCount::Many && splits(of_value, takings[i].value))
      return Misfit::Together;
    all = joined(std::move(all), takings[i].kinds);
  }
  if (takings.size() > 1 && splits(all, std::nullopt)) return Misfit::TwoValues;
  const auto are_covered = [&](const ValueGroups& taking) {
    return each_in_a_group(taking.kinds, search_->rules().table_values, cards);
  };
  return std::ranges::any_of(takings, are_covered) ? Misfit::Overlap : Misfit::NoGroup;
}

}  // namespace kasino
