// Makes decision diagrams, by an algebra of sets of count vectors.
//
// Equal sets are always one node, so a result for a node holds wherever its set turns up again. An
// operation on two sets is worked out for their children, level by level, and remembered.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/capture/account.hpp"
#include "engine/capture/diagram.hpp"
#include "engine/capture/group_kinds.hpp"

namespace kasino {

/// Thrown where a diagram would take too many nodes or too many steps.
struct TooLarge {};

/// Makes sets of vectors of at most `caps` cards of each class. An operation whose last argument is
/// a `level` works on vectors of the classes from that level on.
class DiagramMaker {
 public:
  /// The constructor and the operations throw TooLarge once all rows together have more than
  /// `max_children` children, or as many steps were taken. Steps are paid for (Account).
  DiagramMaker(std::size_t levels, const Counts& caps, std::size_t max_children);

  std::size_t levels() const { return levels_.size() - 1; }
  std::size_t cap(std::size_t level) const { return levels_[level].width - 1; }

  /// The set of the vector of no cards, and the set of all vectors.
  NodeId no_cards(std::size_t level = 0) const { return levels_[level].no_cards; }
  NodeId all() const { return levels_.front().all; }
  /// The vectors with k cards at `level` that go on as in row[k], a node of the next level.
  NodeId node(std::size_t level, std::span<const NodeId> row);

  /// The vectors of a finished diagram that are within the caps.
  NodeId copy(const Diagram& diagram);

  /// The vectors of either set.
  NodeId unite(NodeId a, NodeId b, std::size_t level = 0);
  /// The vectors of `a` that are not in `b`.
  NodeId without(NodeId a, NodeId b, std::size_t level = 0);
  /// Every sum of a vector of `a` and one of `b`.
  NodeId sums(NodeId a, NodeId b, std::size_t level = 0);
  /// Every sum of vectors of `a`, each taken any number of times; also the vector of no cards.
  NodeId multiples(NodeId a);
  /// What each vector of `a` leaves of the caps.
  NodeId rests(NodeId a, std::size_t level = 0);
  /// The vectors of `a` that have `cards` cards in all.
  NodeId of_size(NodeId a, std::size_t cards, std::size_t level = 0);

  Diagram finished(NodeId root) const;

 private:
  enum class By : std::uint8_t { Union, Difference, Sum, Rest, Size };

  struct Level {
    std::size_t width;
    std::size_t size = 1;           // nodes, with `nothing`
    std::vector<NodeId> rows{};     // the children of each
    std::vector<NodeId> buckets{};  // an open hash table of nodes; `nothing` marks a free bucket
    std::vector<NodeId> draft{};    // the children of a node being made, else all `nothing`
    NodeId no_cards = leaf;
    NodeId all = leaf;

    const NodeId* row(NodeId node) const { return rows.data() + node * width; }
  };
  struct Memo {
    std::uint64_t key = 0;
    NodeId answer = nothing;
  };

  template <typename Fill>
  NodeId remembered(By by, std::size_t level, NodeId a, NodeId b, Fill fill);
  NodeId node_of_draft(Level& level);
  static NodeId& bucket_of(Level& level, const NodeId* row);

  std::vector<Level> levels_;  // with one below the last
  std::vector<Memo> memo_;     // a slot may be overwritten; its answer is then computed again
  std::size_t max_children_;
  std::size_t children_ = 0;
  std::size_t steps_ = 0;
  Tab tab_;
};

}  // namespace kasino
