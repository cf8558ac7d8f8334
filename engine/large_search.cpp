#include "engine/large_search.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "engine/largest_sets.hpp"
#include "engine/leaving_count.hpp"

namespace kasino {

namespace {

Count less(Count from, Count count) {
  if (!from.saturated) from.number -= count.number;
  return from;
}

std::vector<Axes> axes_of(const Taker& taker, const ValueTable& values,
                          const FaceClasses& classes) {
  std::vector<Axes> axes;
  for (const Serving& serving : taker) axes.emplace_back(serving, values, classes);
  return axes;
}

std::vector<CardSplit> splits_of(const Taker& taker, const ValueTable& values,
                                 const FaceClasses& classes, const std::vector<Axes>& axes) {
  std::vector<CardSplit> splits;
  for (std::size_t i = 0; i < taker.size(); ++i)
    splits.emplace_back(taker[i], values, classes, axes[i]);
  return splits;
}

}  // namespace

LargeSearch::LargeSearch(const Taker& taker, const ValueTable& values, std::size_t max_nodes)
    : taker_(&taker),
      classes_(taker, values),
      axes_(axes_of(taker, values, classes_)),
      splits_(splits_of(taker, values, classes_, axes_)),
      diagrams_(taker, values, classes_, axes_, max_nodes),
      wanted_(taker, classes_, max_nodes),
      claims_(taker, values, classes_, splits_, diagrams_),
      tried_(taker, values, classes_, axes_, splits_) {}

std::shared_ptr<const AxisDiagram> LargeSearch::only_wanted(const Counts& table,
                                                            const Wanted& wanted) const {
  return wanted_.find(*diagrams_.made_for(table), table, wanted);
}

std::optional<bool> LargeSearch::splits_on(const Counts& table, std::size_t serving,
                                           const Counts& cards) const {
  const KeptDiagrams::Shared diagrams = diagrams_.made_for(table);
  const AxisDiagram* sets = diagrams->taken(serving);
  return sets != nullptr ? std::optional(sets->has(cards)) : std::nullopt;
}

Count LargeSearch::count(std::span<const Card> table, Wanted wanted) const {
  const Counts counts = classes_.counts_of(table);
  if (are_soon_counted(counts)) return count_anew(table, counts, wanted);
  if (const std::optional<Count> known = counted_.find({counts, wanted})) return *known;
  return counted_.keep({counts, wanted}, count_anew(table, counts, wanted));
}

bool LargeSearch::are_soon_counted(const Counts& counts) const {
  return diagrams_.are_within_one_pack(counts) && are_diagrams_at_hand(counts);
}

bool LargeSearch::are_diagrams_at_hand(const Counts& counts) const {
  const KeptDiagrams::Shared known = diagrams_.known_for(counts);
  return known != nullptr && known->is_made() && !known->has_failed();
}

Count LargeSearch::count_anew(std::span<const Card> table, const Counts& counts,
                              const Wanted& wanted) const {
  if (wanted.size != 0 && is_tried_first(counts, wanted)) {
    const Count tried = tried_.count(table, wanted, InDoubt::Stop);
    if (!tried.saturated) return tried;
  }
  if (wanted != Wanted{}) {
    if (const std::optional<Count> counted = count_leaving(counts, wanted)) return *counted;
    const std::shared_ptr<const AxisDiagram> only = only_wanted(counts, wanted);
    if (only == nullptr) {
      const auto listed = wanted.size != 0 ? of_short_list(table, wanted) : std::nullopt;
      return listed ? Count{listed->size(), false} : tried_.count(table, wanted, InDoubt::GoOn);
    }
    const Count all = only->sets_within(counts);
    return only->has(Counts{}) ? less(all, Count{1, false}) : all;
  }
  for (std::size_t i = 0; i < taker_->size(); ++i) {
    const Count some = axes_[i].some_sets(counts);
    if (some.saturated) return some;
  }
  // The empty set, in every diagram, is no capture; as long as it is in the first one only once.
  const KeptDiagrams::Shared diagrams = diagrams_.made_for(counts);
  const auto taken = taken_sets(*diagrams, *taker_);
  if (!taken) return tried_.count(table, wanted, InDoubt::GoOn);
  Count all;
  std::uint64_t most = 0;
  for (const AxisDiagram* sets : *taken) {
    const Count some = sets->sets_within(counts);
    if (some.saturated) return some;
    all += some;
    most = std::max(most, some.number - 1);
  }
  for (std::size_t i = 1; i < taker_->size(); ++i) {
    const AxisDiagram* repeated = diagrams->repeated(i);
    if (repeated == nullptr) return at_least(table, most);
    all = less(all, repeated->sets_within(counts));
  }
  return less(all, Count{1, false});
}

// Some are taken at several values, nobody knows how many; but they are listed once.
Count LargeSearch::at_least(std::span<const Card> table, std::uint64_t of_one_value) const {
  constexpr std::uint64_t longest = 2'000;
  if (of_one_value >= longest) return {of_one_value, true};
  std::uint64_t listed = 0;
  if (each(
          table, {}, [&](const ItemSet&) { return ++listed < longest; }, 0) &&
      listed < longest)
    return {listed, false};
  const Count count = tried_.count(table, {}, InDoubt::GoOn);
  return {std::max(count.number, listed), true};
}

// Of one pack a diagram is sooner made of them, and kept.
std::optional<Count> LargeSearch::count_leaving(const Counts& table, const Wanted& wanted) const {
  if (!wants_only(wanted, Leave::NoGroup) || diagrams_.are_within_one_pack(table) ||
      wanted_.has(table, wanted))
    return std::nullopt;
  const KeptDiagrams::Shared diagrams = diagrams_.made_for(table);
  return kasino::count_leaving(*taker_, classes_, *diagrams, table, wanted);
}

std::optional<int> LargeSearch::largest(std::span<const Card> table, Wanted wanted) const {
  const Counts counts = classes_.counts_of(table);
  if (const auto tried = tried_.largest(table, wanted, InDoubt::Stop)) return tried;
  std::size_t largest = 0;
  for (const Serving& serving : *taker_) {  // one by one, which are smaller than all together
    if (!wanted.serves(serving.value)) continue;
    Wanted of_value = wanted;
    of_value.value = serving.value;
    const std::optional<std::size_t> of_serving = largest_by_diagrams(counts, of_value);
    if (!of_serving) return largest_in_doubt(table, wanted);
    largest = std::max(largest, *of_serving);
  }
  return static_cast<int>(largest);
}

std::optional<int> LargeSearch::largest_in_doubt(std::span<const Card> table,
                                                 const Wanted& wanted) const {
  const auto listed = of_short_list(table, wanted);
  if (!listed) return tried_.largest(table, wanted, InDoubt::GoOn);
  int largest = 0;
  for (const ItemSet& set : *listed) largest = std::max(largest, set.size());
  return largest;
}

std::optional<std::vector<ItemSet>> LargeSearch::of_short_list(std::span<const Card> table,
                                                               const Wanted& wanted) const {
  constexpr std::size_t longest = 5'000;
  Wanted of_any_size = wanted;
  of_any_size.size = 0;
  std::size_t listed = 0;
  std::vector<ItemSet> sets;
  const auto keep = [&](const ItemSet& set) {
    if (wanted.fits(set.size())) sets.push_back(set);
    return ++listed < longest;
  };
  const bool are_all = each(table, of_any_size, keep, 0) && listed < longest;
  return are_all ? std::optional(std::move(sets)) : std::nullopt;
}

// Where no group may be left few cards are, mostly; such captures are soon found by their number.
// Where anything may be, what is taken tells it.
std::optional<std::size_t> LargeSearch::largest_by_diagrams(const Counts& table,
                                                            const Wanted& wanted) const {
  constexpr std::size_t few = 12;
  if (wants_only(wanted, Leave::Anything)) {
    const KeptDiagrams::Shared diagrams = diagrams_.made_for(table);
    const auto taken = taken_sets(*diagrams, *taker_, wanted.value);
    if (!taken) return std::nullopt;
    std::size_t largest = 0;
    for (const AxisDiagram* sets : *taken)
      largest = std::max(largest, LargestSets(*sets, table).size().value_or(0));
    return largest;
  }
  const auto largest_of = [&](const Wanted& some) -> std::optional<std::size_t> {
    const std::shared_ptr<const AxisDiagram> only = only_wanted(table, some);
    if (only == nullptr) return std::nullopt;
    return LargestSets(*only, table).size().value_or(0);
  };
  const bool may_be_found_so = wanted.leave == Leave::NoGroup && wanted.size == 0;
  const std::size_t cards = std::accumulate(table.begin(), table.end(), std::size_t{0});
  for (std::size_t left = 0; may_be_found_so && left <= few && left < cards; ++left) {
    Wanted of_size = wanted;
    of_size.size = static_cast<int>(cards - left);
    const std::optional<std::size_t> size = largest_of(of_size);
    if (!size) break;
    if (*size > 0) return size;
  }
  return largest_of(wanted);
}

}  // namespace kasino
