#include "engine/capture/capture.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>
#include <cassert>
#include <string>
#include <utility>

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
  SharedTaker(Takings given, const ValueTable& values, KeptDiagrams& kept)
      : takings(std::move(given)), large(takings, values, kept) {}

  const Takings takings;
  const LargeSearch large;
};

}  // namespace

class CaptureSearch::Impl {
 public:
  explicit Impl(CaptureRules given) : rules(std::move(given)) {
    std::array<const Takings*, face_count> takings;
    for (Face face = 0; face < face_count; ++face) {
      by_face_[face] = share(takings_of(rules, face));
      takings[face] = &by_face_[face]->takings;
    }
    small.emplace(takings, rules.table_values);
  }

  const Takings& takings(Card played) const { return by_face_[played.face()]->takings; }
  const LargeSearch& large(Card played) const { return by_face_[played.face()]->large; }
  bool is_small(std::size_t cards) const { return cards <= max_small_table && small->suffices(); }

  /// Whether these cards of a table can be taken as wanted; nothing if it takes too long to tell.
  std::optional<bool> takes(Card card, std::span<const Card> table, const ItemSet& taken,
                            const Wanted& wanted) const {
    if (!is_small(table.size())) return large(card).takes(table, taken, wanted);
    SmallCaptures captures(1, table.size());
    find_small(card, table, wanted, captures);
    return captures.has(0, bits_of(taken));
  }

  /// What the card takes from a small table, in the order of ItemSet.
  std::vector<SmallSet> small_sets(Card card, std::span<const Card> table,
                                   const Wanted& wanted) const {
    SmallCaptures captures(1, table.size());
    find_small(card, table, wanted, captures);
    std::vector<SmallSet> sets = captures.sorted(0);
    std::erase_if(sets, [&](SmallSet set) { return !wanted.fits(std::popcount(set)); });
    return sets;
  }

  const CaptureRules rules;
  std::optional<SmallSearch> small;

 private:
  void find_small(Card card, std::span<const Card> table, const Wanted& wanted,
                  SmallCaptures& captures) const {
    small->find(FaceList({&card, 1}).faces(), FaceList(table).faces(), wanted, captures);
  }
  const SharedTaker* share(Takings takings) {
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

Values CaptureSearch::values_taking(Card card, std::span<const Card> table, const ItemSet& taken,
                                    Wanted wanted) const {
  Values values;
  const auto size = static_cast<std::size_t>(taken.size());
  if (size == 0 || !wanted.fits(taken.size())) return values;
  wanted.size = 0;
  // Other cards of the table matter only if they may not hold a group.
  const bool alone = wanted.leave == Leave::Anything && impl_->is_small(size);
  const Cards cards = alone ? pick(table, taken) : Cards();
  bool is_in_doubt = false;
  for (const Taking& taking : impl_->takings(card)) {
    if (!wanted.serves(taking.value) || values.has(taking.value)) continue;
    Wanted of_value = wanted;
    of_value.value = taking.value;
    const std::optional<bool> takes = alone ? impl_->takes(card, cards, all_of(cards), of_value)
                                            : impl_->takes(card, table, taken, of_value);
    if (takes.value_or(false)) values.add(taking.value);
    is_in_doubt = is_in_doubt || !takes;
  }
  if (values.empty() && is_in_doubt)
    throw CaptureUnknown("it takes too long to tell whether these " + std::to_string(size) +
                         " cards can be taken; claim fewer of them");
  return values;
}

bool CaptureSearch::takes_some(Card card, std::span<const Card> table, Wanted wanted) const {
  bool takes = false;
  each(card, table, wanted, [&](const ItemSet&) { return takes = true, false; });
  return takes;
}

bool CaptureSearch::can_capture(Card card, std::span<const Card> table) const {
  return std::ranges::any_of(impl_->takings(card), [&](const Taking& taking) {
    return holds_group(taking.kinds, rules().table_values, table) &&
           (taking.groups.has(1) || takes_some(card, table, {}));
  });
}

bool CaptureSearch::can_take_one_card(Card card, std::span<const Card> table) const {
  return std::ranges::any_of(impl_->takings(card), [&](const Taking& taking) {
    return std::ranges::any_of(table,
                               [&](Card lying) { return taking.kinds.singles.has(lying); }) &&
           (taking.groups.has(1) || takes_some(card, table, {Leave::Anything, With::OneCard}));
  });
}

bool CaptureSearch::can_sweep(Card card, std::span<const Card> table) const {
  return !table.empty() && impl_->takes(card, table, all_of(table), {}).value_or(false);
}

Count CaptureSearch::count(Card card, std::span<const Card> table, Wanted wanted) const {
  if (!impl_->is_small(table.size())) return impl_->large(card).count(table, wanted);
  return {impl_->small_sets(card, table, wanted).size(), false};
}

std::optional<int> CaptureSearch::largest(Card card, std::span<const Card> table,
                                          Wanted wanted) const {
  if (!impl_->is_small(table.size())) return impl_->large(card).largest(table, wanted);
  int largest = 0;
  for (const SmallSet set : impl_->small_sets(card, table, wanted))
    largest = std::max(largest, std::popcount(set));
  return largest;
}

bool CaptureSearch::each(Card card, std::span<const Card> table, Wanted wanted,
                         const std::function<bool(const ItemSet&)>& visit,
                         std::uint64_t skipped) const {
  if (!impl_->is_small(table.size())) return impl_->large(card).each(table, wanted, visit, skipped);
  const std::vector<SmallSet> sets = impl_->small_sets(card, table, wanted);
  for (std::size_t i = skipped; i < sets.size(); ++i)
    if (!visit(ItemSet::of_bits(sets[i]))) break;
  return true;
}

bool CaptureSearch::is_small(std::size_t cards) const { return impl_->is_small(cards); }

void CaptureSearch::find_small(std::span<const Face> played, std::span<const Face> table,
                               const Wanted& wanted, SmallCaptures& captures) const {
  assert(is_small(table.size()));
  impl_->small->find(played, table, wanted, captures);
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

Grouping CaptureSearch::explain(Card card, Value value, std::span<const Card> table,
                                const ItemSet& taken) const {
  const Cards all = pick(table, taken);
  Grouping grouping{value, {}};
  const auto add = [&](const Cards& cards, GroupCount groups) {
    std::vector<Counted> counted;
    for (const Card one : cards) counted.push_back({one, 0});
    grouping.groups.push_back(as_group(card, value, counted, groups).value_or(Group{counted, 0}));
  };
  const Takings& takings = impl_->takings(card);
  for (std::size_t i = 0; i < takings.size() && grouping.groups.empty(); ++i) {
    if (takings[i].value != value || takings[i].groups == GroupCount::One) continue;
    const auto groups = impl_->is_small(all.size())
                            ? std::optional(impl_->small->written_groups(card.face(), i, all))
                            : impl_->large(card).written_groups(takings[i], table, all);
    grouping.is_found = groups.has_value();
    if (groups)
      for (const Cards& group : *groups) add(group, takings[i].groups);
    else
      for (const Card one : all) add({one}, takings[i].groups);
  }
  if (grouping.groups.empty()) add(all, GroupCount::One);
  return grouping;
}

Misfit CaptureSearch::misfit(Card card, std::span<const Card> table, const ItemSet& taken) const {
  const Takings& takings = impl_->takings(card);
  const LargeSearch& large = impl_->large(card);
  const Cards cards = pick(table, taken);
  if (!large.are_useful(cards)) return Misfit::NoGroup;
  GroupKinds all;
  GroupKinds of_value;
  for (std::size_t i = 0; i < takings.size(); ++i) {
    const bool is_new = i == 0 || takings[i - 1].value != takings[i].value;
    of_value = joined(is_new ? GroupKinds() : std::move(of_value), takings[i].kinds);
    if (takings[i].groups != GroupCount::Many && large.splits_into(of_value, cards))
      return Misfit::Together;
    all = joined(std::move(all), takings[i].kinds);
  }
  if (takings.size() > 1 && large.splits_into(all, cards)) return Misfit::TwoValues;
  const auto are_covered = [&](const Taking& taking) {
    return each_in_a_group(taking.kinds, rules().table_values, cards);
  };
  return std::ranges::any_of(takings, are_covered) ? Misfit::Overlap : Misfit::NoGroup;
}

}  // namespace kasino
