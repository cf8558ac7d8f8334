#include "engine/tried_captures.hpp"

#include <algorithm>
#include <numeric>

#include "engine/nearly_all.hpp"
#include "engine/oracles.hpp"
#include "engine/set_walk.hpp"

namespace kasino {

namespace {

/// How many cards captures of so many leave, if these are few.
std::optional<std::size_t> few_left(const Counts& table, const Wanted& wanted) {
  const int left = std::accumulate(table.begin(), table.end(), 0) - wanted.size;
  const bool are_few =
      wanted.size != 0 && left >= 0 && left <= static_cast<int>(NearlyAll::most_left);
  return are_few ? std::optional(static_cast<std::size_t>(left)) : std::nullopt;
}

/// Many short questions find more than a few long ones, if not all must be answered. Which few
/// cards may be left is asked of little, and patiently.
SlowSteps steps_for(InDoubt in_doubt, bool are_few_left) {
  if (are_few_left) return {100'000, 100'000};
  return in_doubt == InDoubt::Stop ? SlowSteps() : SlowSteps{1'000, 100'000};
}

}  // namespace

TriedCaptures::TriedCaptures(const Taker& taker, const ValueTable& values,
                             const FaceClasses& classes, const std::vector<Axes>& axes)
    : taker_(&taker), values_(&values), classes_(&classes), axes_(&axes) {}

// Every set that is found allows the next questions as much as the first.
bool TriedCaptures::each(std::span<const Card> table, Wanted wanted,
                         const std::function<bool(const ItemSet&)>& visit, InDoubt in_doubt) const {
  const Counts counts = classes_->counts_of(table);
  const auto left = few_left(counts, wanted);
  SlowOracle oracle(*taker_, *values_, *classes_, *axes_, counts, wanted,
                    left ? InDoubt::Stop : in_doubt, steps_for(in_doubt, left.has_value()));
  const std::function<bool(const ItemSet&)> visit_refreshed = [&](const ItemSet& set) {
    oracle.start_again();
    return visit(set);
  };
  const auto levels = classes_->levels_of(table);
  if (left) {
    const NearlyAll nearly_all(oracle, counts, *left);
    if (oracle.gave_up() && in_doubt == InDoubt::Stop) return false;
    nearly_all.each(levels, visit_refreshed);
  } else {
    SetWalk(oracle, levels, visit_refreshed).run();
  }
  return !oracle.gave_up();
}

Count TriedCaptures::count(std::span<const Card> table, Wanted wanted) const {
  const Counts counts = classes_->counts_of(table);
  const auto left = few_left(counts, wanted);
  SlowOracle oracle(*taker_, *values_, *classes_, *axes_, counts, wanted,
                    left ? InDoubt::Stop : InDoubt::GoOn,
                    steps_for(InDoubt::GoOn, left.has_value()));
  if (left) {
    Count count = NearlyAll(oracle, counts, *left).count();
    count.saturated = count.saturated || oracle.gave_up();
    return count;
  }
  Count count;
  const std::function<bool(const ItemSet&)> add = [&](const ItemSet&) {
    oracle.start_again();  // as for a list of them, which is no longer then
    return ++count.number, true;
  };
  const auto levels = classes_->levels_of(table);
  SetWalk(oracle, levels, add).run();
  count.saturated = oracle.gave_up();
  if (wanted != Wanted{} || !count.saturated) return count;
  for (const Axes& axes : *axes_) {
    const Count some = axes.some_sets(counts);
    if (some.number > 0) count.number = std::max(count.number, some.number - 1);
  }
  return count;
}

std::optional<int> TriedCaptures::largest(std::span<const Card> table, Wanted wanted) const {
  const Counts counts = classes_->counts_of(table);
  const auto oracle_with = [&](SlowSteps steps) {
    return SlowOracle(*taker_, *values_, *classes_, *axes_, counts, wanted, InDoubt::Stop, steps);
  };
  SlowOracle patient = oracle_with(steps_for(InDoubt::Stop, true));
  const auto cards = std::accumulate(counts.begin(), counts.end(), std::size_t{0});
  for (std::size_t left = 0; left <= NearlyAll::most_left && !patient.gave_up(); ++left)
    if (!NearlyAll(patient, counts, left).empty()) return static_cast<int>(cards - left);
  SlowOracle oracle = oracle_with(steps_for(InDoubt::Stop, false));
  int largest = 0;
  const std::function<bool(const ItemSet&)> measure = [&](const ItemSet& set) {
    largest = std::max(largest, set.size());
    return true;
  };
  const auto levels = classes_->levels_of(table);
  SetWalk(oracle, levels, measure).run();
  return oracle.gave_up() ? std::nullopt : std::optional(largest);
}

}  // namespace kasino
