// Where decision diagrams are made.
//
// Every set of vectors has one node, whatever way it was made: two sets are equal when their ids
// are, and what is known of a node is known of all its places.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/diagram.hpp"
#include "engine/memo.hpp"

namespace kasino {

/// Makes diagrams whose vectors stay within `caps`.
///
/// Counts that are added stay within one half of a level: see the second constructor. Gives up once
/// it holds `max_nodes`, or has worked much longer than so many should take: from then on full()
/// and every result is meaningless.
class Workshop {
 public:
  Workshop(std::vector<std::uint16_t> caps, std::size_t max_nodes);
  /// A level may stand for two things of which only one is there at a time: counts up to
  /// `firsts`[level] are so many of the first, and those beyond, up to the cap, of the second.
  Workshop(std::vector<std::uint16_t> firsts, std::vector<std::uint16_t> caps,
           std::size_t max_nodes);

  const Nodes& nodes() const { return nodes_; }
  std::size_t levels() const { return caps_.size(); }
  bool full() const {
    constexpr std::size_t additions_per_node = 24;
    return gave_up_ || nodes_.size() > max_nodes_ || additions_ > additions_per_node * max_nodes_;
  }
  /// It is full from now on.
  void give_up() { gave_up_ = true; }

  /// The vectors that begin at `level`, with the count k there and then as in children[k].
  NodeId node(std::size_t level, std::span<const NodeId> children);
  /// The count at `level` that is the sum of two; nothing where it goes beyond the caps, or they
  /// are of different things.
  std::optional<std::size_t> sum(std::size_t level, std::size_t a, std::size_t b) const {
    const std::size_t first = firsts_[level];
    const bool of_first = a <= first && b <= first;
    const bool of_second = (a == 0 || a > first) && (b == 0 || b > first);
    if (!of_first && !of_second) return std::nullopt;
    const std::size_t sum = of_first || a == 0 || b == 0 ? a + b : a + b - first;
    if (sum > (of_first ? first : std::size_t{caps_[level]})) return std::nullopt;
    return sum;
  }
  /// The set of this vector, from `level` on.
  NodeId vector(const Counts& counts, std::size_t level = 0);
  /// The set of every vector within the caps.
  NodeId everything();
  /// The vectors of either set.
  NodeId unite(NodeId a, NodeId b) {
    if (a == b || b == nothing) return a;
    return a == nothing ? b : unite_made(std::max(a, b), std::min(a, b));
  }
  /// Every sum of a vector of `a` and one of `b`, but for those beyond the caps. Both begin at the
  /// same level.
  NodeId sums(NodeId a, NodeId b);
  /// Every vector within the caps that the set does not have.
  NodeId complement(NodeId set);
  /// The vectors of `set`, which has the same levels.
  NodeId copy(const Diagram& set);
  /// The vectors of `set` with so many cards, of at most `available` of each class.
  NodeId of_size(const Diagram& set, std::size_t cards, const Counts& available);
  /// The vectors of both sets.
  NodeId intersection(const Diagram& a, const Diagram& b);

 private:
  NodeId complement_from(std::size_t level, NodeId set, Memo& memo);
  NodeId unite_made(NodeId a, NodeId b);
  NodeId sums_from(std::size_t level, NodeId a, NodeId b) {
    if (a == nothing || b == none_[level]) return a;
    if (b == nothing || a == none_[level]) return b;
    const std::uint64_t pair = pair_key(std::max(a, b), std::min(a, b));
    const NodeId* known = summed_.find(pair);
    return known != nullptr ? *known : sums_made(level, pair);
  }
  NodeId sums_made(std::size_t level, std::uint64_t pair);
  /// Calls `visit` with each count below `width` that can be added to `count` at `level`, see
  /// sum(), and with the sum.
  template <typename Visit>
  void each_sum(std::size_t level, std::size_t width, std::size_t count, Visit visit) const {
    const std::size_t first = firsts_[level];
    const bool any = count == 0;
    const bool of_first = count <= first;
    const std::size_t added = of_first ? count : count - first;
    const std::size_t begin = of_first ? 1 : first + 1;
    const std::size_t end =
        any ? width : (of_first ? first : std::size_t{caps_[level]}) + 1 - added;
    for (std::size_t other = 0; other < std::min(end, width);
         other = other == 0 ? begin : other + 1)
      visit(other, other == 0 ? count : other + added);
  }
  NodeId of_size_from(const Diagram& set, NodeId from, std::size_t cards, const Counts& available,
                      const Counts& below, Memo& memo);
  NodeId intersection_from(const Diagram& a, NodeId node_a, const Diagram& b, NodeId node_b,
                           std::size_t level, Memo& memo);
  bool same(NodeId node, std::uint32_t hash, std::size_t level,
            std::span<const NodeId> children) const;
  void grow_index();
  /// The node of the children that stand on the stack from `begin` on, which go.
  NodeId node_of_stacked(std::size_t level, std::size_t begin) {
    const NodeId made = node(level, std::span(stack_).subspan(begin));
    stack_.resize(begin);
    return made;
  }

  std::vector<std::uint16_t> firsts_;
  std::vector<std::uint16_t> caps_;
  std::size_t max_nodes_;
  bool gave_up_ = false;
  std::size_t additions_ = 0;  // of nodes, in sums()
  Nodes nodes_;
  std::vector<NodeId> index_;          // open hash table of nodes, by level and children
  std::vector<std::uint32_t> hashes_;  // by node
  Memo united_;
  Memo summed_;
  std::vector<NodeId> none_;   // by level: the vector of no cards from there on
  std::vector<NodeId> stack_;  // children of the nodes that are being made
};

}  // namespace kasino
