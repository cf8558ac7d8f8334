#include "engine/oracles.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/near_split.hpp"
#include "engine/saturating.hpp"

namespace kasino {

namespace {

template <typename Finder>
std::optional<Counts> find_in_any(std::vector<Finder>& finders, const Counts& least,
                                  const Counts& most) {
  for (Finder& finder : finders)
    if (const std::optional<Counts> found = finder.find(least, most)) return found;
  return std::nullopt;
}

template <typename Finder>
std::optional<Counts> find_only_in(std::vector<Finder>& finders, const Counts& least,
                                   const Counts& most) {
  std::optional<Counts> only;
  if (!std::ranges::all_of(finders, [](const Finder& finder) { return finder.tells_others(); }))
    return only;
  for (Finder& finder : finders) {
    const std::optional<Counts> found = finder.find(least, most);
    if (!found) continue;
    if ((only && *only != *found) || finder.has_other()) return std::nullopt;
    only = found;
  }
  return only;
}

}  // namespace

DiagramOracle::DiagramOracle(Diagrams diagrams) : diagrams_(std::move(diagrams)) {
  for (const AxisDiagram* diagram : diagrams_) finders_.emplace_back(*diagram);
  if (diagrams_.size() == 1) counters_.emplace_back(*diagrams_.front());
}

DiagramOracle::DiagramOracle(Diagrams diagrams, const std::optional<Diagrams>& repeated)
    : DiagramOracle(std::move(diagrams)) {
  for (std::size_t i = counters_.size(); i < diagrams_.size(); ++i)
    counters_.emplace_back(*diagrams_[i]);
  if (repeated)
    for (const AxisDiagram* diagram : *repeated) repeated_counters_.emplace_back(*diagram);
}

bool DiagramOracle::has(const Counts& counts) const {
  return std::any_of(diagrams_.begin(), diagrams_.end(),
                     [&](const AxisDiagram* diagram) { return diagram->has(counts); });
}

std::optional<std::uint64_t> DiagramOracle::count(const Counts& least, const Counts& most) {
  if (counters_.empty()) return std::nullopt;
  std::uint64_t all = 0;
  for (AxisCounter& counter : counters_) {
    const std::uint64_t some = counter.sets_between(least, most).number;
    if (all > 0 && some > 0 && repeated_counters_.empty()) return ++unknown_, std::nullopt;
    all = sum(all, some);
  }
  if (all == saturated) return std::nullopt;
  for (AxisCounter& counter : repeated_counters_) all -= counter.sets_between(least, most).number;
  return all;
}

std::optional<Counts> DiagramOracle::find(const Counts& least, const Counts& most) {
  return find_in_any(finders_, least, most);
}

std::optional<Counts> DiagramOracle::find_only(const Counts& least, const Counts& most) {
  return find_only_in(finders_, least, most);
}

bool LeavingOracle::has(const Counts& counts) const {
  return std::any_of(finders_.begin(), finders_.end(),
                     [&](const LeavingFinder& finder) { return finder.has(counts); });
}

std::optional<Counts> LeavingOracle::find(const Counts& least, const Counts& most) {
  return find_in_any(finders_, least, most);
}

std::optional<Counts> LeavingOracle::find_only(const Counts& least, const Counts& most) {
  return find_only_in(finders_, least, most);
}

bool Wishes::are_met(const Counts& counts, const std::function<bool(std::size_t)>& leaves_group,
                     const std::function<bool(std::size_t, const Counts&)>& splits) const {
  if (!wanted_.fits(std::accumulate(counts.begin(), counts.end(), 0))) return false;
  for (std::size_t i = 0; i < taker_->size(); ++i) {
    const Serving& serving = (*taker_)[i];
    const auto splits_here = [&](const Counts& some) { return splits(i, some); };
    if (serves(i) && !(leaves_no_group(i) && leaves_group(i)) && splits_here(counts) &&
        holds_enough(serving, counts, splits_here))
      return true;
  }
  return false;
}

// Whether there is a way to take a card by itself, and the others in groups.
bool Wishes::holds_enough(const Serving& serving, const Counts& taken,
                          const std::function<bool(const Counts&)>& splits) const {
  if (wanted_.with == With::AnyGroups) return true;
  for (std::size_t level = 0; level < classes_->size(); ++level) {
    if (taken[level] == 0 || !serving.kinds.singles.has(classes_->face(level))) continue;
    Counts others = taken;
    --others[level];
    if (serving.groups == GroupCount::One ? others == Counts{} : splits(others)) return true;
  }
  return false;
}

namespace {

constexpr std::size_t steps_to_judge = 10;  // some cards at least

}  // namespace

SlowOracle::SlowOracle(const Taker& taker, const ValueTable& values, const FaceClasses& classes,
                       const std::vector<Axes>& axes, const std::vector<CardSplit>& splits,
                       const Counts& table, Wanted wanted, InDoubt in_doubt, SlowSteps steps)
    : wishes_(taker, classes, wanted), in_doubt_(in_doubt), splits_(&splits) {
  for (std::size_t i = 0; i < taker.size(); ++i) {
    searches_.emplace_back(taker[i], values, classes, axes[i], steps);
    rests_.emplace_back(taker[i], values, classes, splits[i], table);
  }
}

bool SlowOracle::has(const Counts& counts) {
  const auto leaves_group = [&](std::size_t serving) {
    return rests_[serving].leaves_group(counts);
  };
  return wishes_.are_met(counts, leaves_group, [&](std::size_t serving, const Counts& some) {
    std::size_t steps = CardSplit::few_steps;
    const std::optional<bool> answer = (*splits_)[serving].splits(some, steps);
    searches_[serving].spend(steps_to_judge + (CardSplit::few_steps - steps) / 2);
    if (!answer) gave_up_ = true;
    return answer.value_or(false);
  });
}

std::optional<Counts> SlowOracle::find(const Counts& least, const Counts& most) {
  for (std::size_t i = 0; i < searches_.size(); ++i)
    if (wishes_.serves(i))
      if (const std::optional<Counts> found = find_of(i, least, most)) return found;
  return std::nullopt;
}

std::optional<Counts> SlowOracle::find_of(std::size_t serving, const Counts& least,
                                          const Counts& most) {
  SlowSearch& search = searches_[serving];
  std::optional<Counts> found = search.find(least, most);
  if (!found && !search.ran_out()) return found;
  if (wishes_.leaves_no_group(serving)) {
    found = rests_[serving].find(least, most, found);
    search.spend(rests_[serving].spent());
    if (!found && rests_[serving].gave_up()) gave_up_ = true;
  } else if (!found) {
    const NearSplit near((*splits_)[serving], least, most);
    found = near.found();
    search.spend(near.spent());
    if (!found && !near.is_certain()) gave_up_ = true;
  }
  return found;
}

std::optional<Counts> SlowOracle::easy_one() {
  for (std::size_t i = 0; i < searches_.size(); ++i) {
    if (!wishes_.serves(i)) continue;
    const auto taken = wishes_.leaves_no_group(i) ? rests_[i].many_groups() : rests_[i].one_group();
    if (taken && has(*taken)) return taken;
  }
  return std::nullopt;
}

bool SlowOracle::is_spent() const {
  return in_doubt_ == InDoubt::Stop ? gave_up() : is_out_of_steps();
}

bool SlowOracle::is_out_of_steps() const {
  return std::any_of(searches_.begin(), searches_.end(),
                     [](const SlowSearch& search) { return search.is_spent(); });
}

void SlowOracle::start_again() {
  const std::size_t most_spent = ++found_ < few_found ? most_spent_on_few : most_spent_on_many;
  for (SlowSearch& search : searches_) {
    if (spent_ > most_spent) return;
    spent_ += search.spent();
    search.start_again();
  }
}

}  // namespace kasino
