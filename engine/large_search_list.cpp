#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/large_search.hpp"
#include "engine/leaving_count.hpp"
#include "engine/listing.hpp"
#include "engine/set_walk.hpp"

namespace kasino {

namespace {

/// So many sets are sooner walked past one by one than counted, where that takes a diagram: of what
/// two values have in common, or of what leaves no group.
constexpr std::uint64_t few_of_values = 500;
constexpr std::uint64_t few_leaving = 4'000;

/// So many where there is no such diagram.
std::uint64_t most_walked_past(const std::vector<const AxisDiagram*>& diagrams) {
  std::uint64_t nodes = 0;
  for (const AxisDiagram* diagram : diagrams) nodes += diagram->over_axes().nodes().size();
  return std::max<std::uint64_t>(1'000, nodes);
}

/// So many are sooner found by trial than a diagram is made for the others.
constexpr std::uint64_t most_tried_past = 300;

}  // namespace

// What is found by trial without doubt are the first of all; so they are listed again where the
// others are not told by diagrams. Who goes on in doubt finds them as well.
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
  if (is_tried && !is_tried_soon && wanted.size != 0 && try_first()) return true;
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
    if (skipped <= few_of_values) return walk(DiagramOracle(*taken));
    // Their union may be too large. Who gives up has visited nothing yet.
    if (walk(DiagramOracle(*taken, repeated_sets(*diagrams, *taker_, wanted.value)))) return true;
    if (skipped <= most_walked_past(*taken)) return walk(DiagramOracle(*taken));
  }
  const auto walk_leaving = [&](std::uint64_t most_skipped) {
    if (skipped > most_skipped) return false;
    auto oracle = leaving_oracle(*diagrams, counts, wanted);
    return oracle && walk(*std::move(oracle));
  };
  if (!wanted_.has(counts, wanted) && walk_leaving(few_leaving)) return true;
  if (const auto leaving = leaving_by_value(*diagrams, counts, wanted))
    return walk(DiagramOracle({leaving->one.get(), leaving->other.get()}, {{&leaving->both}}));
  if (const std::shared_ptr<const AxisDiagram> only = only_wanted(counts, wanted))
    return walk(DiagramOracle({only.get()}));
  return walk_leaving(most_walked_past(*taken));
}

std::optional<LeavingOracle> LargeSearch::leaving_oracle(const TakerDiagrams& diagrams,
                                                         const Counts& table,
                                                         const Wanted& wanted) const {
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

}  // namespace kasino
