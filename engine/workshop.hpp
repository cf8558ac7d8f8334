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
#include "engine/level_nodes.hpp"
#include "engine/memo.hpp"
#include "engine/sums_known.hpp"

namespace kasino {

/// Makes diagrams whose vectors stay within `caps`.
///
/// Ids of nodes are those of their level, and stand for the vectors from there on; below the last
/// level there is `leaf`. Counts that are added stay within one half of a level: see the second
/// constructor. Gives up once it holds `max_nodes`, or has worked much longer than so many should
/// take: from then on full() and every result is meaningless.
class Workshop {
 public:
  Workshop(std::vector<std::uint16_t> caps, std::size_t max_nodes);
  /// A level may stand for two things of which only one is there at a time: counts up to
  /// `firsts`[level] are so many of the first, and those beyond, up to the cap, of the second.
  Workshop(std::vector<std::uint16_t> firsts, std::vector<std::uint16_t> caps,
           std::size_t max_nodes);

  std::size_t levels() const { return levels_.size() - 1; }
  bool full() const {
    return size_ > max_nodes_ || additions_ > max_additions_ || unions_ > max_unions_;
  }
  /// After what is done now so many steps are to come, each of which takes more than all before:
  /// what has worked so much by then that it would not come to an end gives up at once.
  void leave_room_for(std::size_t steps);

  /// The vectors with the count k at `level` and then as in children[k], of the next level.
  NodeId node(std::size_t level, std::span<const NodeId> children);
  /// The same with the children that stand in a draft, where all are nothing at first. While they
  /// are made no node of this level may be.
  LevelId* draft(std::size_t level) { return levels_[level].nodes.draft(); }
  NodeId from_draft(std::size_t level) { return from_draft(levels_[level]); }
  NodeId child(std::size_t level, NodeId node, std::size_t count) const {
    return levels_[level].nodes.children(static_cast<LevelId>(node))[count];
  }
  /// A finished diagram of a node of the first level.
  Diagram diagram(NodeId root) const;

  /// The count at `level` that is the sum of two; nothing where it goes beyond the caps, or they
  /// are of different things.
  std::optional<std::size_t> sum(std::size_t level, std::size_t a, std::size_t b) const;
  /// The set of this vector, from `level` on.
  NodeId vector(const Counts& counts, std::size_t level = 0);
  /// The vectors of either set.
  NodeId unite(NodeId a, NodeId b, std::size_t level = 0) {
    return unite(levels_[level], static_cast<LevelId>(a), static_cast<LevelId>(b));
  }
  /// Every sum of a vector of `a` and one of `b`, but for those beyond the caps.
  NodeId sums(NodeId a, NodeId b, std::size_t level = 0) {
    return sums(levels_[level], static_cast<LevelId>(a), static_cast<LevelId>(b));
  }
  /// The vectors of `set`, which has the same levels.
  NodeId copy(const Diagram& set);
  /// The vectors of `set` with so many cards, of at most `available` of each class.
  NodeId of_size(const Diagram& set, std::size_t cards, const Counts& available);

 private:
  /// Of two nodes of a level: never 0 where one is something.
  using Pair = std::uint32_t;
  using PairMemo = MemoOf<Pair, LevelId>;

  struct Level {
    LevelNodes nodes;
    std::size_t first;  // the greatest count of the first thing
    std::size_t cap;
    LevelId none = leaf;  // the vector of no cards from here on
    PairMemo united{};
    SumsKnown summed{};
  };

  static Pair pair_of(LevelId a, LevelId b) { return Pair{a} << 16 | b; }
  LevelId unite(Level& level, LevelId a, LevelId b) {
    if (a == b || b == nothing) return a;
    if (a == nothing) return b;
    const Pair pair = a > b ? pair_of(a, b) : pair_of(b, a);
    const LevelId* known = level.united.find(pair);
    return known != nullptr ? *known : unite_made(level, pair);
  }
  LevelId sums(Level& level, LevelId a, LevelId b) {
    if (a == nothing || b == nothing) return nothing;
    return sum_of(level, level.summed.row_of(b, level.none), a, b);
  }
  /// `row` is that of what is added: a small set, so that hardly any two come the other way round.
  LevelId sum_of(Level& level, std::size_t row, LevelId set, LevelId added) {
    if (added == level.none) return set;
    const LevelId known = level.summed.find(row, set);
    return known != SumsKnown::unknown ? known : sums_made(level, row, set, added);
  }
  LevelId unite_made(Level& level, Pair pair);
  LevelId sums_made(Level& level, std::size_t row, LevelId set, LevelId added);
  void add_sums(Level& level, std::span<const LevelId> sets, LevelId other, LevelId* to);
  NodeId of_size_from(const Diagram& set, NodeId from, std::size_t cards, const Counts& available,
                      const Counts& below, Memo& memo);
  Level& below(Level& level) { return *(&level + 1); }
  LevelId from_draft(Level& level);
  LevelId remember(PairMemo& memo, Pair pair, LevelId answer) const;

  std::vector<Level> levels_;  // and one below the last, where there are no nodes
  static constexpr std::size_t additions_per_node = 24;
  static constexpr std::size_t unions_per_node = 2;

  std::size_t max_nodes_;
  std::size_t max_additions_ = additions_per_node * max_nodes_;
  std::size_t max_unions_ = unions_per_node * max_nodes_;
  std::size_t size_ = 0;       // nodes
  std::size_t additions_ = 0;  // of nodes, in sums()
  std::size_t unions_ = 0;     // of nodes that were not known
};

}  // namespace kasino
