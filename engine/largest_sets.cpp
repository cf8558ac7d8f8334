#include "engine/largest_sets.hpp"

#include <algorithm>
#include <cstdint>

#include "engine/workshop.hpp"

namespace kasino {

LargestSets::LargestSets(const AxisDiagram& set, const Counts& available)
    : set_(&set), choices_(set.over_axes().levels()), cards_(set.over_axes().nodes().size()) {
  for (std::size_t i = 0; i < choices_.size(); ++i)
    set.find_choices(i, Counts{}, available, choices_[i]);
  const Nodes& nodes = set.over_axes().nodes();
  cards_[leaf] = 0;
  for (NodeId node = leaf + 1; node < nodes.size(); ++node)
    for (const auto [of_axis, first, second] : choices_[nodes.level(node)])
      if (const auto below = cards_[nodes.child(node, of_axis)])
        cards_[node] = std::max(cards_[node], std::optional(*below + first + second));
}

void LargestSets::each_way(NodeId node, const Visit& visit) const {
  const Nodes& nodes = set_->over_axes().nodes();
  for (const AxisDiagram::Choice& choice : choices_[nodes.level(node)]) {
    const NodeId child = nodes.child(node, choice.of_axis);
    if (cards_[child] && *cards_[child] + choice.first + choice.second == *cards_[node])
      visit(choice, child);
  }
}

std::vector<bool> LargestSets::on_the_way() const {
  const Diagram& over_axes = set_->over_axes();
  std::vector<bool> are(over_axes.nodes().size(), false);
  are[over_axes.root()] = cards_[over_axes.root()].has_value();
  for (NodeId node = over_axes.root(); node > leaf; --node)
    if (are[node])
      each_way(node, [&](const AxisDiagram::Choice&, NodeId child) { are[child] = true; });
  return are;
}

// Whatever cards come to at an axis, the largest sets have the greatest such counts.
std::optional<AxisDiagram> LargestSets::sets(std::size_t max_nodes) const {
  const Nodes& nodes = set_->over_axes().nodes();
  const std::vector<std::size_t> order = set_->classes_in_order();
  std::vector<std::uint16_t> caps;
  for (const std::size_t of_class : order) caps.push_back(set_->caps()[of_class]);
  std::vector<std::size_t> level_of(order.size());
  for (std::size_t level = 0; level < order.size(); ++level) level_of[order[level]] = level;

  Workshop shop(caps, max_nodes);
  const std::vector<bool> are_wanted = on_the_way();
  std::vector<NodeId> made(nodes.size(), nothing);
  made[leaf] = leaf;
  for (NodeId node = leaf + 1; node < nodes.size() && !shop.full(); ++node) {
    if (!are_wanted[node]) continue;
    const Axis& axis = set_->axis(nodes.level(node));
    const bool is_pair = axis.kind == Axis::Kind::Pair;
    const std::size_t level = level_of[axis.first];
    std::vector<std::vector<NodeId>> rows(caps[level] + std::size_t{1});  // by the first class
    each_way(node, [&](const AxisDiagram::Choice& choice, NodeId child) {
      std::vector<NodeId>& row = rows[choice.first];
      row.resize(is_pair ? caps[level + 1] + std::size_t{1} : 1, nothing);
      row[choice.second] = made[child];
    });
    std::vector<NodeId> children;
    for (const std::vector<NodeId>& row : rows)
      children.push_back(row.empty() ? nothing : is_pair ? shop.node(level + 1, row) : row.front());
    made[node] = shop.node(level, children);
  }
  if (shop.full()) return std::nullopt;
  return AxisDiagram::of_classes(order, set_->caps(), shop.diagram(made[set_->over_axes().root()]));
}

}  // namespace kasino
