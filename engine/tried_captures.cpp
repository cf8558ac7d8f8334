#include "engine/tried_captures.hpp"

#include <algorithm>
#include <numeric>

#include "engine/oracles.hpp"
#include "engine/set_walk.hpp"

namespace kasino {

namespace {

/// Many short questions find more than a few long ones, if not all must be answered.
SlowSteps steps_for(InDoubt in_doubt) {
  return in_doubt == InDoubt::Stop ? SlowSteps{1'000, 30'000} : SlowSteps{1'000, 50'000};
}

/// So many cards of each class, the first on the table.
ItemSet first_set(Counts counts, const std::vector<std::optional<std::size_t>>& levels) {
  ItemSet set;
  for (std::size_t card = 0; card < levels.size(); ++card) {
    if (!levels[card] || counts[*levels[card]] == 0) continue;
    --counts[*levels[card]];
    set.add(static_cast<int>(card));
  }
  return set;
}

std::size_t cards_in(const Counts& counts) {
  return std::accumulate(counts.begin(), counts.end(), std::size_t{0});
}

}  // namespace

TriedCaptures::TriedCaptures(const Taker& taker, const ValueTable& values,
                             const FaceClasses& classes, const std::vector<Axes>& axes,
                             const std::vector<CardSplit>& splits)
    : taker_(&taker), values_(&values), classes_(&classes), axes_(&axes), splits_(&splits) {}

std::optional<bool> TriedCaptures::takes_all(const Counts& table, const Wanted& wanted) const {
  if (wanted.with != With::AnyGroups) return std::nullopt;
  std::optional<bool> takes = false;
  for (std::size_t i = 0; i < taker_->size(); ++i) {
    if (!wanted.serves((*taker_)[i].value)) continue;
    const std::optional<bool> splits = (*splits_)[i].splits(table);
    if (splits.value_or(false)) return true;
    if (!splits) takes = std::nullopt;
  }
  return takes;
}

TriedCaptures::FewLeft TriedCaptures::that_leave(std::size_t left, const Counts& table,
                                                 Wanted wanted, InDoubt in_doubt) const {
  wanted.size = static_cast<int>(cards_in(table) - left);
  if (const auto known = few_left_.find({table, wanted, in_doubt})) return *known;
  const SlowSteps steps{20'000, in_doubt == InDoubt::Stop ? 30'000U : 50'000U};  // for all of them
  SlowOracle oracle(*taker_, *values_, *classes_, *axes_, *splits_, table, wanted, InDoubt::Stop,
                    steps);
  const auto is_taken = [&](const Counts& taken) -> std::optional<bool> {
    if (oracle.has(taken)) return true;
    if (!oracle.gave_up()) return false;
    return left == 0 ? takes_all(table, wanted) : std::nullopt;
  };
  return few_left_.keep({table, wanted, in_doubt},
                        std::make_shared<const NearlyAll>(table, left, is_taken));
}

TriedCaptures::FewLeft TriedCaptures::that_leave_few(const Counts& table, const Wanted& wanted,
                                                     InDoubt in_doubt) const {
  const std::optional<std::size_t> left = NearlyAll::few_left(table, wanted);
  return left ? that_leave(*left, table, wanted, in_doubt) : nullptr;
}

bool TriedCaptures::each(std::span<const Card> table, Wanted wanted,
                         const std::function<bool(const ItemSet&)>& visit, InDoubt in_doubt) const {
  const Counts counts = classes_->counts_of(table);
  if (const FewLeft few_left = that_leave_few(counts, wanted, in_doubt)) {
    const auto levels = classes_->levels_of(table);
    if (!few_left->gave_up() || in_doubt == InDoubt::GoOn) few_left->each(levels, visit);
    return !few_left->gave_up();
  }
  if (in_doubt == InDoubt::Stop)
    return walk(table, counts, wanted, in_doubt,
                [&](const ItemSet& set, bool) { return visit(set); });
  const auto found = found_.find({{table.begin(), table.end()}, wanted});
  if (!found) return !find_all(table, counts, wanted, visit)->is_in_doubt;
  const Found& known = **found;
  for (std::size_t i = 0; i < known.sets.size(); ++i)
    if (!visit(known.sets[i])) return i < known.beyond_doubt;
  return !known.is_in_doubt;
}

bool TriedCaptures::walk(std::span<const Card> table, const Counts& counts, const Wanted& wanted,
                         InDoubt in_doubt,
                         const std::function<bool(const ItemSet&, bool)>& visit) const {
  const auto levels = classes_->levels_of(table);
  SlowOracle oracle(*taker_, *values_, *classes_, *axes_, *splits_, counts, wanted, in_doubt,
                    steps_for(in_doubt));
  bool is_any_found = false;
  const std::function<bool(const ItemSet&)> visit_refreshed = [&](const ItemSet& set) {
    is_any_found = true;
    oracle.start_again();
    return visit(set, oracle.gave_up());
  };
  SetWalk(oracle, levels, visit_refreshed).run();
  if (!oracle.gave_up()) return true;
  if (!is_any_found && in_doubt == InDoubt::GoOn)
    if (const auto easy = oracle.easy_one()) visit(first_set(*easy, levels), true);
  return false;
}

std::shared_ptr<const TriedCaptures::Found> TriedCaptures::all_found(std::span<const Card> table,
                                                                     const Counts& counts,
                                                                     const Wanted& wanted) const {
  if (const auto known = found_.find({{table.begin(), table.end()}, wanted})) return *known;
  return find_all(table, counts, wanted, [](const ItemSet&) { return true; });
}

std::shared_ptr<const TriedCaptures::Found> TriedCaptures::find_all(
    std::span<const Card> table, const Counts& counts, const Wanted& wanted,
    const std::function<bool(const ItemSet&)>& visit) const {
  Found found;
  bool are_all = true;
  const auto add = [&](const ItemSet& set, bool is_in_doubt) {
    found.sets.push_back(set);
    if (!is_in_doubt) found.beyond_doubt = found.sets.size();
    return are_all = visit(set);
  };
  found.is_in_doubt = !walk(table, counts, wanted, InDoubt::GoOn, add);
  auto shared = std::make_shared<const Found>(std::move(found));
  if (!are_all) return shared;
  return found_.keep({{table.begin(), table.end()}, wanted}, std::move(shared));
}

std::uint64_t TriedCaptures::count_easily(const Counts& table, const Wanted& wanted) const {
  if (wanted != Wanted{}) return 0;
  std::uint64_t most = 0;
  for (const Axes& axes : *axes_) most = std::max(most, axes.some_sets(table).number);
  return most > 0 ? most - 1 : 0;
}

Count TriedCaptures::count(std::span<const Card> table, Wanted wanted, InDoubt in_doubt) const {
  const Counts counts = classes_->counts_of(table);
  if (const FewLeft few_left = that_leave_few(counts, wanted, in_doubt)) {
    Count count = few_left->count();
    count.saturated = count.saturated || few_left->gave_up();
    return count;
  }
  constexpr std::uint64_t too_many = 100'000;  // to be found one by one
  const std::uint64_t least = count_easily(counts, wanted);
  if (least >= too_many) return {least, true};
  const std::shared_ptr<const Found> found = all_found(table, counts, wanted);
  const std::uint64_t number = found->sets.size();
  return {found->is_in_doubt ? std::max(number, least) : number, found->is_in_doubt};
}

std::optional<int> TriedCaptures::largest(std::span<const Card> table, Wanted wanted,
                                          InDoubt in_doubt) const {
  const Counts counts = classes_->counts_of(table);
  const std::size_t cards = cards_in(counts);
  for (std::size_t left = 0; left <= std::min(NearlyAll::most_left, cards); ++left) {
    if (!wanted.fits(static_cast<int>(cards - left))) continue;
    const FewLeft few_left = that_leave(left, counts, wanted, in_doubt);
    if (!few_left->empty()) return static_cast<int>(cards - left);
    if (few_left->gave_up()) break;
  }
  if (in_doubt == InDoubt::Stop) return std::nullopt;
  SlowOracle oracle(*taker_, *values_, *classes_, *axes_, *splits_, counts, wanted, InDoubt::Stop,
                    steps_for(InDoubt::Stop));
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
