#include "engine/wanted_diagrams.hpp"

#include <numeric>
#include <utility>

#include "engine/kept_diagrams.hpp"
#include "engine/largest_sets.hpp"
#include "engine/leaving.hpp"
#include "engine/workshop.hpp"

namespace kasino {

namespace {

/// The sets of `taken` that include a group of one card.
NodeId with_one_card(const Diagram& taken, const Serving& serving, const FaceClasses& classes,
                     const std::vector<std::uint16_t>& caps, Workshop& shop) {
  const NodeId others =
      serving.groups == GroupCount::One ? shop.vector(Counts{}) : shop.copy(taken);
  NodeId all = nothing;
  for (std::size_t level = 0; level < classes.size(); ++level) {
    if (caps[level] == 0 || !serving.kinds.singles.has(classes.face(level))) continue;
    Counts card{};
    card[level] = 1;
    all = shop.unite(all, shop.sums(others, shop.vector(card)));
  }
  return all;
}

}  // namespace

std::shared_ptr<const AxisDiagram> WantedDiagrams::find(const TakerDiagrams& diagrams,
                                                        const Counts& table,
                                                        const Wanted& wanted) const {
  if (const auto known = kept_.find({table, wanted})) return *known;
  return kept_.keep({table, wanted}, make(diagrams, table, wanted));
}

std::shared_ptr<const AxisDiagram> WantedDiagrams::make(const TakerDiagrams& diagrams,
                                                        const Counts& table,
                                                        const Wanted& wanted) const {
  if (!taken_sets(diagrams, *taker_, wanted.value)) return nullptr;  // at once
  if (const auto serving = only_serving_leaving(wanted)) {
    auto leaving = leaving_of(*serving, diagrams, table);
    return leaving ? std::make_shared<const AxisDiagram>(*std::move(leaving)) : nullptr;
  }
  if (auto largest = largest_of(diagrams, table, wanted))
    return std::make_shared<const AxisDiagram>(*std::move(largest));
  std::vector<Diagram> sets;
  for (std::size_t i = 0; i < taker_->size(); ++i) {
    if (!wanted.serves((*taker_)[i].value)) continue;
    std::optional<Diagram> some = wanted_of(i, diagrams, table, wanted);
    if (!some) return nullptr;
    sets.push_back(*std::move(some));
  }
  const auto shared = [&](Diagram diagram) {
    return std::make_shared<const AxisDiagram>(
        AxisDiagram::of_classes(diagrams.caps(), std::move(diagram)));
  };
  if (sets.size() == 1) return shared(std::move(sets.front()));
  Workshop shop(diagrams.caps(), max_nodes_);
  NodeId all = nothing;
  for (const Diagram& some : sets) all = shop.unite(all, shop.copy(some));
  if (shop.full()) return nullptr;
  return shared(shop.diagram(all));
}

std::optional<std::size_t> WantedDiagrams::only_serving_leaving(const Wanted& wanted) const {
  if (!wants_only(wanted, Leave::NoGroup)) return std::nullopt;
  std::optional<std::size_t> only;
  for (std::size_t i = 0; i < taker_->size(); ++i) {
    if (!wanted.serves((*taker_)[i].value)) continue;
    if (only || (*taker_)[i].groups == GroupCount::One) return std::nullopt;
    only = i;
  }
  return only;
}

std::optional<AxisDiagram> WantedDiagrams::largest_of(const TakerDiagrams& diagrams,
                                                      const Counts& table,
                                                      const Wanted& wanted) const {
  Wanted of_any_size = wanted;
  of_any_size.size = 0;
  const auto taken = taken_sets(diagrams, *taker_, wanted.value);
  if (wanted.size == 0 || !wants_only(of_any_size, Leave::Anything) || !taken) return std::nullopt;
  std::optional<LargestSets> only;
  for (const AxisDiagram* of_value : *taken) {
    LargestSets largest(*of_value, table);
    if (largest.size().value_or(0) < static_cast<std::size_t>(wanted.size)) continue;
    if (only || largest.size() > static_cast<std::size_t>(wanted.size)) return std::nullopt;
    only = std::move(largest);
  }
  if (only) return only->sets(max_nodes_);
  return AxisDiagram::of_classes(diagrams.caps(),
                                 Workshop(diagrams.caps(), max_nodes_).diagram(nothing));
}

std::optional<AxisDiagram> WantedDiagrams::leaving_of(std::size_t serving,
                                                      const TakerDiagrams& diagrams,
                                                      const Counts& table) const {
  const AxisDiagram* taken = diagrams.taken(serving);
  const Diagram* left = diagrams.left_by_axes(serving);
  if (taken == nullptr || left == nullptr) return std::nullopt;
  const std::vector<std::size_t> order = taken->classes_in_order();
  std::vector<std::uint16_t> caps;
  for (const std::size_t of_class : order) caps.push_back(diagrams.caps()[of_class]);
  Workshop shop(std::move(caps), max_nodes_);
  const NodeId set = leaving(*taken, *left, table, shop);
  if (shop.full()) return std::nullopt;
  return AxisDiagram::of_classes(order, diagrams.caps(), shop.diagram(set));
}

std::optional<Diagram> WantedDiagrams::left_of(std::size_t serving, const TakerDiagrams& diagrams,
                                               const Counts& table, const Wanted& wanted) const {
  const Diagram* left = diagrams.left(serving);
  if (left == nullptr) return std::nullopt;
  if (wanted.size == 0) return *left;
  const auto taken = static_cast<std::size_t>(wanted.size);
  const std::size_t cards = std::accumulate(table.begin(), table.end(), std::size_t{0});
  Workshop shop(diagrams.caps(), max_nodes_);
  const NodeId of_size = taken > cards ? nothing : shop.of_size(*left, cards - taken, table);
  if (shop.full()) return std::nullopt;
  return shop.diagram(of_size);
}

std::optional<Diagram> WantedDiagrams::wanted_of(std::size_t serving, const TakerDiagrams& diagrams,
                                                 const Counts& table, const Wanted& wanted) const {
  const Serving& served = (*taker_)[serving];
  const AxisDiagram* all = diagrams.taken_in_order(serving);
  if (all == nullptr) return std::nullopt;
  Workshop shop(diagrams.caps(), max_nodes_);
  std::optional<Diagram> some;
  const auto keep = [&](NodeId set) { some = shop.diagram(set); };
  const bool leaves_no_group = wanted.leave == Leave::NoGroup && served.groups == GroupCount::Many;
  if (wanted.with == With::OneCard || !leaves_no_group) {
    const Diagram* by_class = diagrams.taken_by_class(serving);
    if (by_class == nullptr) return std::nullopt;
    some = *by_class;
  }
  if (wanted.with == With::OneCard)
    keep(with_one_card(*some, served, *classes_, diagrams.caps(), shop));
  if (leaves_no_group) {
    const std::optional<Diagram> left = left_of(serving, diagrams, table, wanted);
    if (!left) return std::nullopt;
    std::optional<AxisDiagram> fewer;
    if (some) fewer = AxisDiagram::of_classes(diagrams.caps(), *some);
    keep(leaving(fewer ? *fewer : *all, *left, table, shop));
  } else if (wanted.size != 0) {
    keep(shop.of_size(*some, static_cast<std::size_t>(wanted.size), table));
  }
  if (shop.full()) return std::nullopt;
  return some;
}

}  // namespace kasino
