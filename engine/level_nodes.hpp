// The nodes of one level of the diagrams that a Workshop makes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/diagram.hpp"

namespace kasino {

/// A node, by its number in its level: half as long as the id of a node, so that twice as many fit
/// into the nearest memory.
using LevelId = std::uint16_t;

/// Nodes of equal children are one node. They are numbered from 1 on; 0, which is `nothing`, has
/// children too: nothing for each count.
class LevelNodes {
 public:
  static constexpr std::size_t most_nodes = 65'000;

  /// Counts go up to `cap`.
  explicit LevelNodes(std::size_t cap);

  std::size_t width() const { return width_; }
  /// How many nodes there are, `nothing` included.
  std::size_t size() const { return size_; }
  /// Its children by count, width() of them. They stay where they are until a node is added.
  const LevelId* children(LevelId node) const { return children_.data() + node * stride_; }

  /// Room for the children of a node that is being made, all of them nothing at first.
  LevelId* draft() { return children_.data() + size_ * stride_; }
  /// Makes all of them nothing again.
  void drop_draft() { std::fill_n(draft(), stride_, LevelId{nothing}); }
  /// The node of what stands in the draft, which is dropped. At most `most_nodes` are made.
  LevelId from_draft();

 private:
  struct Place {
    std::uint32_t hash = 0;
    LevelId node = nothing;
  };

  bool is_draft(const Place& place, std::uint32_t hash) const;
  std::size_t next_to(std::size_t place) const { return (place + 1) & (index_.size() - 1); }
  void grow_index();

  std::size_t width_;
  std::size_t stride_;  // of rows of whole words
  std::size_t size_ = 1;
  std::vector<LevelId> children_;  // behind those of the nodes the draft, and nothing from there on
  std::vector<Place> index_;       // an open hash table of 2^n places
  int shift_;                      // leaves of a hash as many bits as tell a place
};

}  // namespace kasino
