// Sets of count vectors as decision diagrams.
//
// A count vector says how many cards of each class there are; the classes are the levels of the
// diagram, and a node has a child for each count. Nodes that stand for the same set of vectors are
// one node. Here are finished diagrams, small and read only; a Workshop makes them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/capture.hpp"
#include "engine/card.hpp"

namespace kasino {

/// How many cards of each class, by level.
using Counts = std::array<std::uint16_t, face_count>;

/// A set of count vectors, by its node.
using NodeId = std::uint32_t;

inline constexpr NodeId nothing = 0;  ///< the empty set of vectors
inline constexpr NodeId leaf = 1;     ///< below the last level: the vector ends here

/// The nodes of one or more diagrams with the same levels. A child's id is lower than its
/// parent's. Those of a finished diagram stand together by level, the last level first.
class Nodes {
 public:
  Nodes();

  std::size_t size() const { return nodes_.size(); }
  std::size_t level(NodeId node) const { return nodes_[node].level; }
  /// How many counts have a child; `nothing` follows.
  std::size_t width(NodeId node) const { return nodes_[node].width; }
  NodeId child(NodeId node, std::size_t count) const {
    return count < nodes_[node].width ? children_[nodes_[node].first + count] : nothing;
  }
  /// By count, as many as width().
  std::span<const NodeId> children(NodeId node) const {
    return {children_.data() + nodes_[node].first, nodes_[node].width};
  }

  /// Of a finished diagram: the first node of the levels before `level`, or size().
  NodeId first_before(std::size_t level) const;

  /// Adds a node, whatever there is already.
  NodeId add(std::size_t level, std::span<const NodeId> children);

 private:
  struct Node {
    std::uint32_t first;
    std::uint16_t width;
    std::uint16_t level;
  };
  std::vector<Node> nodes_;
  std::vector<NodeId> children_;
};

/// In how many ways 0, 1, ... n of `n` cards can be chosen. A number that does not fit is the
/// greatest that does.
std::vector<std::uint64_t> choices(std::size_t n);

/// In how many ways so many cards of each class can be chosen of those `available`. A number that
/// does not fit is the greatest that does.
std::uint64_t ways_to_choose(const Counts& counts, const Counts& available);

/// In how many ways each count of each level can come about: none for those beyond a row.
using Ways = std::vector<std::vector<std::uint64_t>>;
/// In how many ways some vector below `root` can come about. Linear in the nodes.
Count count_ways(const Nodes& nodes, NodeId root, const Ways& ways);

/// A finished set of count vectors.
class Diagram {
 public:
  Diagram() = default;
  /// Every node can be reached from `root`, which is the last one.
  Diagram(Nodes nodes, NodeId root, std::size_t levels);

  const Nodes& nodes() const { return nodes_; }
  NodeId root() const { return root_; }
  std::size_t levels() const { return levels_; }

  bool has(const Counts& counts) const;
  /// How many sets of cards have a vector of the set, when there are `available` cards of each
  /// class.
  Count sets_within(const Counts& available) const { return sets_between(Counts{}, available); }
  /// The same of the sets that hold `least` certain cards of each class, and others among those
  /// that are left of `most`.
  Count sets_between(const Counts& least, const Counts& most) const;

 private:
  Nodes nodes_;
  NodeId root_ = nothing;
  std::size_t levels_ = 0;
};

/// Counts as count_ways() does, again and again: only between the levels whose ways have changed
/// since. It knows in how many ways each node is reached, down to the first of these levels, and
/// how many lead on from it, up to the last; the two meet at one level.
class WaysCounter {
 public:
  /// The diagram must outlive it. Every level has no ways at first.
  explicit WaysCounter(const Diagram& diagram);

  void set_ways(std::size_t level, std::vector<std::uint64_t> row);
  Count count();

 private:
  template <typename Arithmetic>
  std::uint64_t count_by();
  template <typename Arithmetic>
  void pass_on(std::size_t level);
  template <typename Arithmetic>
  std::uint64_t from(NodeId node) const;
  NodeId begin_of(std::size_t level) const { return ends_[level + 1]; }
  NodeId end_of(std::size_t level) const { return ends_[level]; }

  const Diagram* diagram_;
  Ways ways_;
  std::vector<NodeId> ends_;          // by level, behind its nodes; and of one below the last
  std::size_t met_at_ = 0;            // the level, when it counted last,
  std::size_t meets_at_ = 0;          // and next: one whose ways have changed since
  std::size_t reached_to_ = 0;        // the last level with numbers that still hold
  std::size_t leads_from_;            // and the first
  std::vector<std::uint64_t> reach_;  // by node: in how many ways it is reached,
  std::vector<std::uint64_t> lead_;   // and how many lead on
};

}  // namespace kasino
