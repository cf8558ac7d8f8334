// The largest sets of a diagram, without a diagram over classes of all.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "engine/axis_diagram.hpp"
#include "engine/diagram.hpp"

namespace kasino {

class LargestSets {
 public:
  /// Of the vectors of `set`, which must outlive it, with at most `available` of each class. Linear
  /// in the nodes over axes.
  LargestSets(const AxisDiagram& set, const Counts& available);

  /// How many cards they have; nothing where there is no such vector.
  std::optional<std::size_t> size() const { return cards_[set_->over_axes().root()]; }
  /// The vectors of that size; nothing where they take too many nodes.
  std::optional<AxisDiagram> sets(std::size_t max_nodes) const;

 private:
  using Visit = std::function<void(const AxisDiagram::Choice&, NodeId child)>;
  /// Calls `visit` with each choice at a node, from which vectors lead, that the largest make.
  void each_way(NodeId node, const Visit& visit) const;
  /// By node: whether some of the largest lead there.
  std::vector<bool> on_the_way() const;

  const AxisDiagram* set_;
  std::vector<std::vector<AxisDiagram::Choice>> choices_;  // by axis
  std::vector<std::optional<std::size_t>> cards_;          // by node: the most from there on
};

}  // namespace kasino
