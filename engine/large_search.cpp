#include "engine/large_search.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "engine/leaving_count.hpp"
#include "engine/listing.hpp"
#include "engine/set_walk.hpp"

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

/// Whether captures are wanted for what they leave, whatever their groups and sizes.
bool wants_only(const Wanted& wanted, Leave leave) {
  return wanted.leave == leave && wanted.with == With::AnyGroups && wanted.size == 0;
}

/// Whether so many sets are sooner walked past one by one than counted, which takes a look at each
/// of so many nodes again and again.
bool are_soon_walked_past(std::uint64_t sets, std::size_t nodes) {
  return sets <= std::max<std::uint64_t>(1000, nodes);
}

std::size_t number_of_nodes(const std::vector<const AxisDiagram*>& diagrams) {
  std::size_t nodes = 0;
  for (const AxisDiagram* diagram : diagrams) nodes += diagram->over_axes().nodes().size();
  return nodes;
}

/// So many are sooner found by trial than a diagram is made for the others.
constexpr std::uint64_t most_tried_past = 300;

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

std::optional<LeavingOracle> LargeSearch::leaving_oracle(const TakerDiagrams& diagrams,
                                                         const Counts& table, const Wanted& wanted,
                                                         std::uint64_t skipped) const {
  if (!wants_only(wanted, Leave::NoGroup)) return std::nullopt;
  std::vector<const AxisDiagram*> all_taken;
  std::vector<LeavingFinder> finders;
  for (std::size_t i = 0; i < taker_->size(); ++i) {
    if (!wanted.serves((*taker_)[i].value)) continue;
    if ((*taker_)[i].groups == GroupCount::One) return std::nullopt;  // it may leave anything
    const AxisDiagram* taken = diagrams.taken(i);
    const Diagram* left = diagrams.left_by_axes(i);
    if (taken == nullptr || left == nullptr) return std::nullopt;
    all_taken.push_back(taken);
    finders.emplace_back(*taken, *left, table);
  }
  constexpr std::size_t small = 500;  // nodes: then a diagram of what is wanted soon pays
  if (std::ranges::all_of(all_taken, [](const AxisDiagram* taken) {
        return taken->over_axes().nodes().size() <= small;
      }))
    return std::nullopt;
  if (!are_soon_walked_past(skipped, number_of_nodes(all_taken))) return std::nullopt;
  return LeavingOracle(std::move(finders));
}

std::optional<LargeSearch::LeavingByValue> LargeSearch::leaving_by_value(
    const TakerDiagrams& diagrams, const Counts& table, const Wanted& wanted) const {
  if (!wants_only(wanted, Leave::NoGroup) || wanted.value || taker_->size() != 2 ||
      taker_->front().value == taker_->back().value || diagrams_.are_within_one_pack(table) ||
      wanted_.has(table, wanted))
    return std::nullopt;
  const auto of_value = [&](std::size_t serving) {
    Wanted wanted_at = wanted;
    wanted_at.value = (*taker_)[serving].value;
    return only_wanted(table, wanted_at);
  };
  auto one = of_value(0);
  auto other = one != nullptr ? of_value(1) : nullptr;
  if (other == nullptr) return std::nullopt;
  auto both = leaving_at_both(*taker_, classes_, diagrams, table);
  if (!both) return std::nullopt;
  return LeavingByValue{std::move(one), std::move(other), *std::move(both)};
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
  for (const AxisDiagram* sets : *taken) {
    const Count some = sets->sets_within(counts);
    if (some.saturated) return some;
    all += some;
  }
  for (std::size_t i = 1; i < taker_->size(); ++i) {
    const std::optional<Count> again = count_repeated(i, *diagrams, counts);
    if (!again) return at_least(table);
    all = less(all, *again);
  }
  return less(all, Count{1, false});
}

// Some are taken at several values, nobody knows how many; but they are listed once.
Count LargeSearch::at_least(std::span<const Card> table) const {
  constexpr std::uint64_t longest = 2'000;
  std::uint64_t listed = 0;
  if (each(
          table, {}, [&](const ItemSet&) { return ++listed < longest; }, 0) &&
      listed < longest)
    return {listed, false};
  const Count count = tried_.count(table, {}, InDoubt::GoOn);
  return {std::max(count.number, listed), true};
}

std::optional<Count> LargeSearch::count_repeated(std::size_t serving, const TakerDiagrams& diagrams,
                                                 const Counts& table) const {
  if (const AxisDiagram* repeated = diagrams.repeated(serving)) return repeated->sets_within(table);
  return serving == 1 ? diagrams.count_at_both(0, 1, table) : std::nullopt;
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
std::optional<std::size_t> LargeSearch::largest_by_diagrams(const Counts& table,
                                                            const Wanted& wanted) const {
  constexpr std::size_t few = 12;
  const auto largest_of = [&](const Wanted& some) -> std::optional<std::size_t> {
    const std::shared_ptr<const AxisDiagram> only = only_wanted(table, some);
    if (only == nullptr) return std::nullopt;
    return only->largest_within(table).value_or(0);
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

// What is found by trial without doubt are the first of all; so they are listed again where the
// others are not told by diagrams.
bool LargeSearch::each(std::span<const Card> table, Wanted wanted, const Visit& visit,
                       std::uint64_t skipped) const {
  Listing listing(visit, skipped);
  const Visit add = [&](const ItemSet& set) { return listing.add(set); };
  const Counts counts = classes_.counts_of(table);
  const auto try_first = [&] {
    if (tried_.each(table, wanted, add, InDoubt::Stop) || !listing.goes_on()) return true;
    in_doubt_.keep({counts, wanted}, true);
    return false;
  };
  const bool is_tried = is_tried_first(counts, wanted) && !in_doubt_.find({counts, wanted});
  const bool is_tried_soon =
      is_tried && skipped <= most_tried_past && (wanted.size != 0 || !are_diagrams_at_hand(counts));
  if (is_tried_soon && try_first()) return true;
  if (each_by_diagrams(table, wanted, visit, listing.skipped())) return true;
  if (is_tried && !is_tried_soon && try_first()) return true;
  const Visit add_later = [&](const ItemSet& set) { return listing.add_if_later(set); };
  if (wanted.size != 0)
    if (const auto listed = of_short_list(table, wanted))
      return std::ranges::all_of(*listed, add_later), true;
  return tried_.each(table, wanted, add_later, InDoubt::GoOn);
}

bool LargeSearch::is_tried_first(const Counts& table, const Wanted& wanted) const {
  if (NearlyAll::few_left(table, wanted) || !diagrams_.are_within_one_pack(table)) return true;
  for (std::size_t i = 0; i < taker_->size(); ++i)
    if (wanted.serves((*taker_)[i].value) && !diagrams_.is_of_one_pack_at_hand(i)) return true;
  return false;
}

bool LargeSearch::each_by_diagrams(std::span<const Card> table, Wanted wanted, const Visit& visit,
                                   std::uint64_t skipped) const {
  const Counts counts = classes_.counts_of(table);
  const auto levels = classes_.levels_of(table);
  const auto walk = [&](auto oracle) {
    SetWalk(oracle, levels, visit, skipped).run();
    return !oracle.is_spent();
  };
  const KeptDiagrams::Shared diagrams = diagrams_.made_for(counts);
  const auto taken = taken_sets(*diagrams, *taker_, wanted.value);
  if (!taken) return false;
  if (wants_only(wanted, Leave::Anything)) {
    if (are_soon_walked_past(skipped, number_of_nodes(*taken))) return walk(DiagramOracle(*taken));
    // Their union may be too large. Who gives up has visited nothing yet.
    if (walk(DiagramOracle(*taken, repeated_sets(*diagrams, *taker_, wanted.value)))) return true;
  }
  if (!wanted_.has(counts, wanted))
    if (auto oracle = leaving_oracle(*diagrams, counts, wanted, skipped))
      return walk(*std::move(oracle));
  if (const auto leaving = leaving_by_value(*diagrams, counts, wanted))
    return walk(DiagramOracle({leaving->one.get(), leaving->other.get()}, {{&leaving->both}}));
  const std::shared_ptr<const AxisDiagram> only = only_wanted(counts, wanted);
  return only != nullptr && walk(DiagramOracle({only.get()}));
}

}  // namespace kasino
