// The nodes of one level of the diagrams that a Workshop makes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/diagram.hpp"

namespace kasino {

/// Nodes of equal children are one node. They are numbered from 1 on; 0, which is `nothing`, has
/// children too: nothing for each count.
class LevelNodes {
 public:
  /// Counts go up to `cap`.
  explicit LevelNodes(std::size_t cap);

  std::size_t width() const { return width_; }
  /// How many nodes there are, `nothing` included.
  std::size_t size() const { return hashes_.size(); }
  /// Its children by count, width() of them. They stay where they are until a node is added.
  const NodeId* children(NodeId node) const { return children_.data() + node * width_; }
  /// Room for the children of a node that is being made, all of them nothing at first.
  NodeId* draft() { return draft_.data(); }
  /// The node of what stands in the draft, which is cleared.
  NodeId from_draft();

 private:
  bool is(NodeId node, std::uint32_t hash) const;
  void grow_index();

  std::size_t width_;
  std::vector<NodeId> draft_;
  std::vector<NodeId> children_;
  std::vector<std::uint32_t> hashes_;  // by node
  std::vector<NodeId> index_;          // an open hash table of 2^n places
};

}  // namespace kasino
