// Where decision diagrams are made.
//
// Every set of vectors has one node, whatever way it was made: two sets are equal when their ids
// are, and what is known of a node is known of all its places.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/diagram.hpp"

namespace kasino {

/// Answers known already, by a key that is not 0.
class Memo {
 public:
  Memo() { clear(); }

  /// Null when it is not known.
  const NodeId* find(std::uint64_t key) const;
  /// The key must be new. Returns the answer.
  NodeId put(std::uint64_t key, NodeId answer);
  void clear();
  std::size_t size() const { return size_; }

 private:
  struct Entry {
    std::uint64_t key = 0;
    NodeId answer = nothing;
  };
  std::size_t place_of(std::uint64_t key) const;

  std::vector<Entry> entries_;  // an open hash table of 2^n places
  std::size_t size_ = 0;
};

/// Makes diagrams whose vectors stay within `caps`.
///
/// Gives up once it holds `max_nodes`: from then on full() and every result is meaningless.
class Workshop {
 public:
  Workshop(std::vector<std::uint16_t> caps, std::size_t max_nodes);

  const Nodes& nodes() const { return nodes_; }
  std::size_t levels() const { return caps_.size(); }
  bool full() const { return nodes_.size() > max_nodes_; }

  /// The vectors that begin at `level`, with the count k there and then as in children[k].
  NodeId node(std::size_t level, std::vector<NodeId> children);
  /// The set of this vector.
  NodeId vector(const Counts& counts);
  /// The set of every vector within the caps.
  NodeId everything();
  /// The vectors of either set.
  NodeId unite(NodeId a, NodeId b);
  /// Every vector of the set with `by` added, but for those beyond the caps. The set may begin at
  /// any level; what `by` has above it does not count.
  NodeId shift(NodeId set, const Counts& by);
  /// Every vector within the caps that the set does not have.
  NodeId complement(NodeId set);
  /// The vectors of `taken` for which the rest of `table` is in `left`.
  NodeId leaving(const Diagram& taken, const Diagram& left, const Counts& table);
  /// The vectors of `set`, which has the same levels.
  NodeId copy(const Diagram& set);
  /// The vectors of `set` with so many cards, of at most `available` of each class.
  NodeId of_size(const Diagram& set, std::size_t cards, const Counts& available);
  /// The vectors of both sets.
  NodeId intersection(const Diagram& a, const Diagram& b);

 private:
  NodeId complement_from(std::size_t level, NodeId set, Memo& memo);
  NodeId shift_from(NodeId set, const Counts& by, Memo& memo);
  NodeId leaving_from(const Diagram& taken, NodeId a, const Diagram& left, NodeId b,
                      std::size_t level, const Counts& table, Memo& memo);
  NodeId of_size_from(const Diagram& set, NodeId from, std::size_t cards, const Counts& available,
                      const Counts& below, Memo& memo);
  NodeId intersection_from(const Diagram& a, NodeId node_a, const Diagram& b, NodeId node_b,
                           std::size_t level, Memo& memo);
  bool same(NodeId node, std::size_t level, const std::vector<NodeId>& children) const;
  void grow_index();

  std::vector<std::uint16_t> caps_;
  std::size_t max_nodes_;
  Nodes nodes_;
  std::vector<NodeId> index_;  // open hash table of nodes, by level and children
  Memo united_;
};

}  // namespace kasino
