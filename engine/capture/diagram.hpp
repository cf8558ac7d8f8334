// A set of count vectors (how many cards of each class) as a decision diagram.
//
// Each class is a level. A node has one child for each number of cards of its class, and stands for
// all vectors from its level on; vectors that go on alike share their nodes, so that a diagram of
// some thousand nodes holds 10^14 sets of cards. A DiagramMaker makes them; here they are read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/capture/group_kinds.hpp"

namespace kasino {

/// A node, by its number within its level. Two numbers mean the same in every level:
using NodeId = std::uint32_t;
inline constexpr NodeId nothing = 0;  ///< the empty set of vectors
inline constexpr NodeId leaf = 1;     ///< below the last level: the vector ends here

/// A finished set of count vectors.
class Diagram {
 public:
  struct Level {
    std::size_t width = 1;         ///< how many children a node has
    std::vector<NodeId> children;  ///< a row for each node; that of `nothing` is all `nothing`

    const NodeId* row(NodeId node) const { return children.data() + node * width; }
    std::size_t nodes() const { return children.size() / width; }
  };

  /// `root` is a node of the first level.
  Diagram(std::vector<Level> levels, NodeId root) : levels_(std::move(levels)), root_(root) {}

  const std::vector<Level>& levels() const { return levels_; }
  NodeId root() const { return root_; }
  std::size_t bytes() const;

  bool has(const Counts& counts) const;
  /// How many sets of cards have a vector of this diagram and lie between two sets: they contain
  /// the smaller, whose vector is `least`, and are part of the larger, whose vector is `most`.
  /// Saturates. Takes time linear in the nodes.
  std::uint64_t count(const Counts& least, const Counts& most) const;
  /// The number of cards of the largest vector; 0 if there is none. Takes time linear in the nodes.
  int largest() const;

 private:
  std::vector<Level> levels_;
  NodeId root_;
};

}  // namespace kasino
