#include "engine/workshop.hpp"

#include <utility>

namespace kasino {

Workshop::Workshop(std::vector<std::uint16_t> caps, std::size_t max_nodes)
    : Workshop(caps, caps, max_nodes) {}

Workshop::Workshop(std::vector<std::uint16_t> firsts, std::vector<std::uint16_t> caps,
                   std::size_t max_nodes)
    : max_nodes_(std::min(max_nodes, LevelNodes::most_nodes)) {
  for (std::size_t level = 0; level < caps.size(); ++level)
    levels_.push_back({LevelNodes(caps[level]), firsts[level], caps[level]});
  levels_.push_back({LevelNodes(0), 0, 0});
  for (std::size_t level = levels(); level-- > 0;) {
    draft(level)[0] = levels_[level + 1].none;
    levels_[level].none = from_draft(levels_[level]);
  }
}

// Diagrams that come to an end have done less at each step, by a fifth or more.
void Workshop::leave_room_for(std::size_t steps) {
  max_additions_ = additions_per_node * max_nodes_;
  max_unions_ = unions_per_node * max_nodes_;
  if (steps == 0) return;
  max_additions_ = max_additions_ * 4 / (5 * steps * steps);
  max_unions_ = max_unions_ * 4 / (5 * steps);
}

NodeId Workshop::node(std::size_t level, std::span<const NodeId> children) {
  LevelId* row = draft(level);
  for (const NodeId child : children) *row++ = static_cast<LevelId>(child);
  return from_draft(level);
}

LevelId Workshop::from_draft(Level& level) {
  if (full()) {
    level.nodes.drop_draft();
    return nothing;
  }
  const std::size_t before = level.nodes.size();
  const LevelId made = level.nodes.from_draft();
  size_ += level.nodes.size() - before;
  return made;
}

LevelId Workshop::remember(PairMemo& memo, Pair pair, LevelId answer) const {
  if (memo.size() > max_nodes_) memo.clear();  // what is forgotten is only done again
  return memo.put(pair, answer);
}

// From the last level on, so that children come before their parents.
Diagram Workshop::diagram(NodeId root) const {
  std::vector<std::vector<NodeId>> moved;  // by level, of the nodes that are wanted not `nothing`
  for (const Level& level : levels_) moved.emplace_back(level.nodes.size(), nothing);
  moved.back() = {nothing, leaf};
  moved.front()[root] = leaf;
  const auto each_wanted = [&](std::size_t level, auto visit) {
    for (NodeId node = 1; node < moved[level].size(); ++node)
      if (NodeId& place = moved[level][node]; place != nothing)
        visit(levels_[level].nodes.children(static_cast<LevelId>(node)),
              levels_[level].nodes.width(), place);
  };
  for (std::size_t level = 0; level + 1 < levels(); ++level)
    each_wanted(level, [&](const LevelId* children, std::size_t width, NodeId) {
      NodeId* below = moved[level + 1].data();
      for (std::size_t k = 0; k < width; ++k) below[children[k]] = leaf;
    });
  Nodes nodes;
  std::vector<NodeId> row;
  for (std::size_t level = levels(); level-- > 0;) {
    NodeId* below = moved[level + 1].data();
    below[nothing] = nothing;
    each_wanted(level, [&](const LevelId* children, std::size_t width, NodeId& place) {
      while (children[width - 1] == nothing) --width;
      row.resize(width);
      for (std::size_t k = 0; k < width; ++k) row[k] = below[children[k]];
      place = nodes.add(level, row);
    });
  }
  return {std::move(nodes), root == nothing ? nothing : moved.front()[root], levels()};
}

std::optional<std::size_t> Workshop::sum(std::size_t level, std::size_t a, std::size_t b) const {
  const std::size_t first = levels_[level].first;
  const bool of_first = a <= first && b <= first;
  const bool of_second = (a == 0 || a > first) && (b == 0 || b > first);
  if (!of_first && !of_second) return std::nullopt;
  const std::size_t sum = of_first || a == 0 || b == 0 ? a + b : a + b - first;
  if (sum > (of_first ? first : levels_[level].cap)) return std::nullopt;
  return sum;
}

NodeId Workshop::vector(const Counts& counts, std::size_t first) {
  LevelId rest = leaf;
  for (std::size_t level = levels(); level-- > first;) {
    draft(level)[counts[level]] = rest;
    rest = from_draft(levels_[level]);
  }
  return rest;
}

// Of two nodes that are something. What goes on below makes no node of this level, so that rows
// and draft stay where they are.
LevelId Workshop::unite_made(Level& level, Pair pair) {
  ++unions_;
  if (full()) return nothing;
  const LevelId* a = level.nodes.children(static_cast<LevelId>(pair >> 16));
  const LevelId* b = level.nodes.children(static_cast<LevelId>(pair));
  LevelId* united = level.nodes.draft();
  for (std::size_t k = 0; k <= level.cap; ++k) united[k] = unite(below(level), a[k], b[k]);
  return remember(level.united, pair, from_draft(level));
}

// Of two sets that are more than the vector of no cards. Of two counts that add up one is 0, or
// both are of the same thing.
LevelId Workshop::sums_made(Level& level, std::size_t row, LevelId set, LevelId added) {
  if (full()) return nothing;
  const LevelId* a = level.nodes.children(set);
  const LevelId* b = level.nodes.children(added);
  LevelId* made = level.nodes.draft();
  const std::size_t first = level.first;
  const std::size_t cap = level.cap;
  if (b[0] != nothing) add_sums(below(level), {a, cap + 1}, b[0], made);
  for (std::size_t j = 1; j <= first; ++j)
    if (b[j] != nothing) add_sums(below(level), {a, first - j + 1}, b[j], made + j);
  for (std::size_t j = first + 1; j <= cap; ++j) {
    if (b[j] == nothing) continue;
    add_sums(below(level), {a, 1}, b[j], made + j);
    add_sums(below(level), {a + first + 1, cap - j}, b[j], made + j + 1);
  }
  return level.summed.put(row, set, from_draft(level));
}

/// Adds `other` to each set, and what comes of it to `to`.
void Workshop::add_sums(Level& level, std::span<const LevelId> sets, LevelId other, LevelId* to) {
  std::size_t additions = 0;
  const std::size_t row = level.summed.row_of(other, level.none);
  for (const LevelId one : sets) {
    if (one != nothing) {
      ++additions;
      *to = unite(level, *to, sum_of(level, row, one, other));
    }
    ++to;
  }
  additions_ += additions;
}

NodeId Workshop::of_size(const Diagram& set, std::size_t cards, const Counts& available) {
  Counts below{};
  for (std::size_t level = levels(); level-- > 0;)
    below[level] = static_cast<std::uint16_t>(available[level] +
                                              (level + 1 < levels() ? below[level + 1] : 0));
  Memo memo;
  return of_size_from(set, set.root(), cards, available, below, memo);
}

NodeId Workshop::of_size_from(const Diagram& set, NodeId from, std::size_t cards,
                              const Counts& available, const Counts& below, Memo& memo) {
  if (from == nothing || full()) return nothing;
  if (from == leaf) return cards == 0 ? leaf : nothing;
  const std::size_t level = set.nodes().level(from);
  if (cards > below[level]) return nothing;
  const std::uint64_t key = pair_key(from, static_cast<NodeId>(cards));
  if (const NodeId* known = memo.find(key)) return *known;
  LevelId* row = draft(level);
  for (std::size_t k = 0; k < set.nodes().width(from) && k <= available[level] && k <= cards; ++k)
    row[k] = static_cast<LevelId>(
        of_size_from(set, set.nodes().child(from, k), cards - k, available, below, memo));
  return memo.put(key, from_draft(level));
}

NodeId Workshop::copy(const Diagram& set) {
  const Nodes& from = set.nodes();
  std::vector<NodeId> copies(from.size(), nothing);
  copies[leaf] = leaf;
  for (NodeId one = leaf + 1; one < from.size() && !full(); ++one) {
    const std::size_t level = from.level(one);
    LevelId* row = draft(level);
    for (const NodeId child : from.children(one)) *row++ = static_cast<LevelId>(copies[child]);
    copies[one] = from_draft(level);
  }
  return copies[set.root()];
}

}  // namespace kasino
