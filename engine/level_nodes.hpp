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
  std::size_t size() const { return size_; }
  /// Its children by count, width() of them. They stay where they are until a node is added.
  const NodeId* children(NodeId node) const { return children_.data() + node * width_; }
  /// Room for the children of a node that is being made, all of them nothing at first.
  NodeId* draft() { return draft_.data(); }
  /// The node of what stands in the draft, which is cleared.
  NodeId from_draft();

 private:
  struct Place {
    std::uint32_t hash = 0;
    NodeId node = nothing;
  };

  bool is_draft(const Place& place, std::uint32_t hash) const;
  void grow_index();

  std::size_t width_;
  std::size_t size_ = 1;
  std::vector<NodeId> draft_;
  std::vector<NodeId> children_;
  std::vector<Place> index_;  // an open hash table of 2^n places
};

}  // namespace kasino
