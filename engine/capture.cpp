#include "engine/capture.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <limits>
#include <map>
#include <utility>

#include "engine/face_list.hpp"
#include "engine/group_kinds.hpp"
#include "engine/grouping.hpp"
#include "engine/large_search.hpp"
#include "engine/last_answers.hpp"
#include "engine/small_captures.hpp"
#include "engine/small_search.hpp"
#include "engine/sum_search.hpp"
#include "engine/written_groups.hpp"

namespace kasino {

Count& Count::operator+=(Count other) {
  const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  if (number > most - other.number) {
    number = most;
    saturated = true;
    return *this;
  }
  number += other.number;
  saturated = saturated || other.saturated;
  return *this;
}

namespace {

/// The cards of `table` that `set` has, or has not.
enum class Side : std::uint8_t { In, Out };

Cards pick(std::span<const Card> table, const ItemSet& set, Side side) {
  Cards cards;
  for (std::size_t i = 0; i < table.size(); ++i)
    if (set.has(static_cast<int>(i)) == (side == Side::In)) cards.push_back(table[i]);
  return cards;
}

bool is_small(std::span<const Card> cards) { return cards.size() <= max_small; }

/// Whether one set is judged faster by its bitmap than by a walk through a diagram. Listing every
/// set pays for bitmaps longer, since a diagram has to be built.
constexpr int most_judged_as_bitmap = 12;
bool is_judged_as_bitmap(std::span<const Card> cards) {
  return cards.size() <= most_judged_as_bitmap;
}

/// So many steps of CardSplit are spent at most on the groups that a capture is written in.
constexpr std::size_t most_steps_to_write = 400'000;

/// A taker that faces with the same groups share, with its searches.
struct SharedTaker {
  SharedTaker(Taker given, const ValueTable& values)
      : taker(std::move(given)), large(taker, values) {}

  const Taker taker;
  const LargeSearch large;
  /// Many cards, by serving, in groups: one question about a capture asks for them several times.
  const LastAnswers<std::pair<std::size_t, Cards>, std::optional<std::vector<Cards>>> written{8};
};

}  // namespace

class CaptureSearch::Impl {
 public:
  explicit Impl(CaptureRules given) : rules(std::move(given)) {
    for (Face face = 0; face < face_count; ++face) by_face_[face] = share(taker_of(rules, face));
    std::array<const Taker*, face_count> takers;
    for (Face face = 0; face < face_count; ++face) takers[face] = &by_face_[face]->taker;
    sums_.emplace(takers, values());
  }

  const SharedTaker& of(Card played) const { return of(played.face()); }
  const SharedTaker& of(Face played) const { return *by_face_[played]; }
  const ValueTable& values() const { return rules.table_values; }

  bool splits(const SharedTaker& shared, std::size_t serving, std::span<const Card> cards) const {
    if (is_judged_as_bitmap(cards)) return splits_small(shared.taker[serving], values(), cards);
    return shared.large.claims().splits(serving, cards);
  }

  /// The same; nothing where it takes too long to tell.
  std::optional<bool> splits_in_time(const SharedTaker& shared, std::size_t serving,
                                     std::span<const Card> cards) const {
    try {
      return splits(shared, serving, cards);
    } catch (const CaptureUnknown&) {
      return std::nullopt;
    }
  }

  /// Whether cards that split into groups of the serving do so with a group of one card.
  bool splits_with_one_card(const SharedTaker& shared, std::size_t serving,
                            std::span<const Card> cards) const {
    const FaceSet& singles = shared.taker[serving].kinds.singles;
    const bool takes_one = shared.taker[serving].groups == GroupCount::One;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (!singles.has(cards[i])) continue;
      if (cards.size() == 1) return true;
      Cards rest(cards.begin(), cards.end());
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      if (!takes_one && splits(shared, serving, rest)) return true;
    }
    return false;
  }

  /// Whether cards that can not be taken split into groups for one value, which then may not be
  /// taken together.
  bool splits_together(const SharedTaker& shared, std::span<const Card> cards) const {
    for (std::size_t i = 0; i < shared.taker.size(); ++i) {
      if (shared.taker[i].groups != GroupCount::One) continue;
      Serving serving{shared.taker[i].value, shared.taker[i].kinds, GroupCount::Many};
      if (i > 0 && shared.taker[i - 1].value == serving.value)
        serving.kinds = joined(std::move(serving.kinds), shared.taker[i - 1].kinds);
      if (is_judged_as_bitmap(cards) ? splits_small(serving, values(), cards)
                                     : shared.large.claims().splits_otherwise(serving, cards))
        return true;
    }
    return false;
  }

  bool splits_mixed(const SharedTaker& shared, std::span<const Card> cards) const {
    return is_judged_as_bitmap(cards) ? splits_mixed_small(shared.taker, values(), cards)
                                      : shared.large.claims().splits_mixed(cards);
  }

  /// Cards that can be taken, as groups in written form; nothing where these are not found in time.
  std::optional<std::vector<Cards>> written(const SharedTaker& shared, std::size_t serving,
                                            const Cards& cards) const {
    if (shared.taker[serving].groups == GroupCount::One) return std::vector<Cards>{cards};
    if (is_judged_as_bitmap(cards)) return written_anew(shared, serving, cards);
    if (const auto known = shared.written.find({serving, cards})) return *known;
    return shared.written.keep({serving, cards}, written_anew(shared, serving, cards));
  }

  /// The search on small tables, where it suffices.
  const SumSearch& sums() const { return *sums_; }

  const CaptureRules rules;

 private:
  std::optional<std::vector<Cards>> written_anew(const SharedTaker& shared, std::size_t serving,
                                                 const Cards& cards) const {
    std::size_t steps = most_steps_to_write;
    const auto splits = [&](std::span<const Card> rest) {
      return is_judged_as_bitmap(rest)
                 ? splits_small(shared.taker[serving], values(), rest)
                 : shared.large.claims().splits_sparingly(serving, rest, steps);
    };
    try {
      return written_groups(shared.taker[serving].kinds, values(), shared.large.classes(), cards,
                            splits);
    } catch (const CaptureUnknown&) {
      return std::nullopt;
    }
  }

  const SharedTaker* share(Taker taker) {
    for (const auto& shared : shared_)
      if (shared->taker == taker) return shared.get();
    return shared_.emplace_back(std::make_unique<SharedTaker>(std::move(taker), values())).get();
  }

  std::vector<std::unique_ptr<const SharedTaker>> shared_;
  std::array<const SharedTaker*, face_count> by_face_{};
  std::optional<SumSearch> sums_;
};

CaptureSearch::CaptureSearch(CaptureRules rules)
    : impl_(std::make_unique<const Impl>(std::move(rules))) {}
CaptureSearch::~CaptureSearch() = default;
CaptureSearch::CaptureSearch(CaptureSearch&&) noexcept = default;
CaptureSearch& CaptureSearch::operator=(CaptureSearch&&) noexcept = default;

const CaptureRules& CaptureSearch::rules() const { return impl_->rules; }

Values CaptureSearch::values_taking(Card card, std::span<const Card> table, const ItemSet& taken,
                                    Wanted wanted) const {
  Values taking;
  const int size = taken.size();
  if (size == 0 || !wanted.fits(size)) return taking;
  const SharedTaker& shared = impl_->of(card);
  const bool as_bitmap = size <= most_judged_as_bitmap;
  const bool as_cards = as_bitmap || wanted.with == With::OneCard;
  const Cards cards = as_cards ? pick(table, taken, Side::In) : Cards();
  const std::optional<Counts> counts =
      as_bitmap ? std::nullopt : shared.large.classes().counts_of(table, taken);
  const auto leaves_group = [&](const Serving& serving) {
    return wanted.leave == Leave::NoGroup && serving.groups == GroupCount::Many &&
           holds_group(serving.kinds, impl_->values(), pick(table, taken, Side::Out));
  };
  std::optional<std::size_t> doubtful;  // that matters where no other value takes them
  const auto splits = [&](std::size_t serving) {
    if (as_bitmap) return splits_small(shared.taker[serving], impl_->values(), cards);
    try {
      return counts && shared.large.claims().splits(serving, *counts);
    } catch (const CaptureUnknown&) {
      const Counts on_table = shared.large.classes().counts_of(table);
      if (const auto told = shared.large.splits_on(on_table, serving, *counts)) return *told;
      if (!leaves_group(shared.taker[serving])) doubtful = serving;
      return false;
    }
  };
  for (std::size_t i = 0; i < shared.taker.size(); ++i) {
    const Serving& serving = shared.taker[i];
    if (!wanted.serves(serving.value) || !splits(i)) continue;
    if (wanted.with == With::OneCard && !impl_->splits_with_one_card(shared, i, cards)) continue;
    if (leaves_group(serving)) continue;
    taking.add(serving.value);
  }
  if (taking.empty() && doubtful) shared.large.claims().splits(*doubtful, *counts);  // throws
  return taking;
}

bool CaptureSearch::can_capture(Card card, std::span<const Card> table) const {
  const Taker& taker = impl_->of(card).taker;
  return std::any_of(taker.begin(), taker.end(), [&](const Serving& serving) {
    return holds_group(serving.kinds, impl_->values(), table);
  });
}

bool CaptureSearch::can_take_one_card(Card card, std::span<const Card> table) const {
  const Taker& taker = impl_->of(card).taker;
  return std::any_of(taker.begin(), taker.end(), [&](const Serving& serving) {
    return std::any_of(table.begin(), table.end(),
                       [&](Card lying) { return serving.kinds.singles.has(lying); });
  });
}

bool CaptureSearch::can_sweep(Card card, std::span<const Card> table) const {
  if (table.empty()) return false;
  const SharedTaker& shared = impl_->of(card);
  for (std::size_t i = 0; i < shared.taker.size(); ++i)
    if (impl_->splits_in_time(shared, i, table).value_or(false)) return true;
  return false;
}

namespace {

/// In the order of ItemSet.
std::vector<SmallSet> small_sets(const CaptureSearch& search, Card card,
                                 std::span<const Card> table, Wanted wanted) {
  SmallCaptures captures(1, table.size());
  search.find_small({&card, 1}, table, wanted, captures);
  std::vector<SmallSet> sets = captures.sorted(0);
  std::erase_if(sets, [&](SmallSet set) { return !wanted.fits(std::popcount(set)); });
  return sets;
}

}  // namespace

Count CaptureSearch::count(Card card, std::span<const Card> table, Wanted wanted) const {
  if (!is_small(table)) return impl_->of(card).large.count(table, wanted);
  if (wanted.size != 0) return {small_sets(*this, card, table, wanted).size(), false};
  SmallCaptures captures(1, table.size());
  find_small({&card, 1}, table, wanted, captures);
  return {captures.count(0), false};
}

std::uint64_t CaptureSearch::count_easily(Card card, std::span<const Card> table,
                                          Wanted wanted) const {
  return is_small(table) ? count(card, table, wanted).number
                         : impl_->of(card).large.count_easily(table, wanted);
}

std::optional<int> CaptureSearch::largest(Card card, std::span<const Card> table,
                                          Wanted wanted) const {
  if (!is_small(table)) return impl_->of(card).large.largest(table, wanted);
  int largest = 0;
  for (const SmallSet set : small_sets(*this, card, table, wanted))
    largest = std::max(largest, std::popcount(set));
  return largest;
}

bool CaptureSearch::each(Card card, std::span<const Card> table, Wanted wanted,
                         const std::function<bool(const ItemSet&)>& visit,
                         std::uint64_t skipped) const {
  if (!is_small(table)) return impl_->of(card).large.each(table, wanted, visit, skipped);
  const std::vector<SmallSet> sets = small_sets(*this, card, table, wanted);
  for (std::size_t i = skipped; i < sets.size(); ++i)
    if (!visit(ItemSet::of_bits(sets[i]))) break;
  return true;
}

void CaptureSearch::find_small(std::span<const Card> played, std::span<const Card> table,
                               const Wanted& wanted, SmallCaptures& captures) const {
  find_small(FaceList(played).faces(), FaceList(table).faces(), wanted, captures);
}

void CaptureSearch::find_small(std::span<const Face> played, std::span<const Face> table,
                               const Wanted& wanted, SmallCaptures& captures) const {
  assert(table.size() <= max_small);
  if (impl_->sums().suffices(table.size()))
    return impl_->sums().find(played, table, wanted, captures);
  for (std::size_t i = 0; i < played.size(); ++i) {
    captures.clear(i);
    find_small_sets(impl_->of(played[i]).taker, impl_->values(), table, wanted, i, captures);
  }
}

namespace {

/// What is said where values are so odd that the groups are not found in time: the cards alone.
Grouping card_by_card(Value value, const Cards& cards) {
  Grouping grouping{value, {}, false};
  for (Card card : cards) grouping.groups.push_back(Group{{Counted{card, 0}}, 0});
  return grouping;
}

}  // namespace

Grouping CaptureSearch::explain(Card card, Value value, std::span<const Card> table,
                                const ItemSet& taken) const {
  const SharedTaker& shared = impl_->of(card);
  const Cards all = pick(table, taken, Side::In);
  std::size_t index = 0;
  while (index + 1 < shared.taker.size() &&
         (shared.taker[index].value != value ||
          !impl_->splits_in_time(shared, index, all).value_or(true)))
    ++index;
  const Serving& serving = shared.taker[index];
  const auto groups = impl_->written(shared, index, all);
  if (!groups) return card_by_card(value, all);

  Grouping grouping{value, {}};
  for (const Cards& cards : *groups) {
    std::vector<Counted> counted;
    for (Card one : cards) counted.push_back(Counted{one, 0});
    std::optional<Group> group = as_group(card, value, counted, serving.groups);
    assert(group);
    grouping.groups.push_back(std::move(*group));
  }
  return grouping;
}

std::optional<Group> CaptureSearch::as_group(Card card, Value value, std::span<const Counted> cards,
                                             GroupCount groups) const {
  return group_of(impl_->rules, card, value, cards, groups);
}

Misfit CaptureSearch::misfit(Card card, std::span<const Card> table, const ItemSet& taken) const {
  const SharedTaker& shared = impl_->of(card);
  const Cards cards = pick(table, taken, Side::In);
  if (impl_->splits_together(shared, cards)) return Misfit::Together;
  if (shared.taker.size() > 1 && impl_->splits_mixed(shared, cards)) return Misfit::TwoValues;
  const bool covered =
      std::any_of(shared.taker.begin(), shared.taker.end(), [&](const Serving& serving) {
        return each_in_a_group(serving.kinds, impl_->values(), cards);
      });
  return covered ? Misfit::Overlap : Misfit::NoGroup;
}

}  // namespace kasino
