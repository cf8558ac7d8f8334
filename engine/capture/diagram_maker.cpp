#include "engine/capture/diagram_maker.hpp"

#include <algorithm>
#include <utility>

namespace kasino {

namespace {

constexpr std::size_t max_memo = std::size_t{1} << 20;

std::uint64_t mixed(std::uint64_t key) {
  key *= 0x9E3779B97F4A7C15u;
  return key ^ key >> 32;
}

}  // namespace

DiagramMaker::DiagramMaker(std::size_t levels, const Counts& caps, std::size_t max_children)
    : memo_(1 << 10), max_children_(max_children) {
  for (std::size_t i = 0; i < levels; ++i) {
    Level& level = levels_.emplace_back(Level{caps[i] + std::size_t{1}});
    level.rows.resize(level.width, nothing);
    level.buckets.resize(32, nothing);
    level.draft.resize(level.width, nothing);
  }
  levels_.push_back({1});
  for (std::size_t i = levels; i-- > 0;) {
    levels_[i].draft[0] = levels_[i + 1].no_cards;
    levels_[i].no_cards = node_of_draft(levels_[i]);
    std::ranges::fill(levels_[i].draft, levels_[i + 1].all);
    levels_[i].all = node_of_draft(levels_[i]);
  }
}

// The bucket of the node with that row, or the free one where it belongs.
NodeId& DiagramMaker::bucket_of(Level& level, const NodeId* row) {
  std::uint64_t hash = 0;
  for (std::size_t k = 0; k < level.width; ++k) hash = mixed(hash ^ row[k]);
  for (;; ++hash) {
    NodeId& bucket = level.buckets[hash & (level.buckets.size() - 1)];
    if (bucket == nothing || std::equal(row, row + level.width, level.row(bucket))) return bucket;
  }
}

NodeId DiagramMaker::node_of_draft(Level& level) {
  const auto is_nothing = [](NodeId child) { return child == nothing; };
  if (std::ranges::all_of(level.draft, is_nothing)) return nothing;
  NodeId& bucket = bucket_of(level, level.draft.data());
  const bool is_new = bucket == nothing;
  if (is_new) {
    children_ += level.width;
    if (children_ > max_children_) throw TooLarge();
    bucket = static_cast<NodeId>(level.size++);
    level.rows.insert(level.rows.end(), level.draft.begin(), level.draft.end());
  }
  const NodeId node = bucket;
  std::ranges::fill(level.draft, nothing);
  if (is_new && 2 * level.size > level.buckets.size()) {
    level.buckets.assign(4 * level.buckets.size(), nothing);
    for (NodeId old = leaf; old < level.size; ++old) bucket_of(level, level.row(old)) = old;
  }
  return node;
}

// The node that `fill(row of a, draft)` makes, unless it is remembered. Filling may make nodes of
// the levels below, but none of this level, so that row and draft stay where they are.
template <typename Fill>
NodeId DiagramMaker::remembered(By by, std::size_t level, NodeId a, NodeId b, Fill fill) {
  // Numbers of nodes fit into 24 bits, levels into 6.
  const std::uint64_t key =
      (((std::uint64_t{a} << 24 | b) << 6 | level) << 3 | static_cast<std::uint64_t>(by)) + 1;
  const auto memo_of = [&]() -> Memo& { return memo_[mixed(key) & (memo_.size() - 1)]; };
  if (memo_of().key == key) return memo_of().answer;
  if (++steps_ > max_children_) throw TooLarge();
  tab_.add(levels_[level].width);
  if (steps_ > memo_.size() / 2 && memo_.size() < max_memo) memo_.assign(4 * memo_.size(), {});
  fill(levels_[level].row(a), levels_[level].draft);
  const NodeId answer = node_of_draft(levels_[level]);
  memo_of() = {key, answer};
  return answer;
}

NodeId DiagramMaker::node(std::size_t level, std::span<const NodeId> row) {
  std::ranges::copy(row, levels_[level].draft.begin());
  return node_of_draft(levels_[level]);
}

NodeId DiagramMaker::copy(const Diagram& diagram) {
  std::vector<NodeId> below{nothing, leaf};  // by node of the next level
  for (std::size_t i = levels(); i-- > 0;) {
    const Diagram::Level& from = diagram.levels()[i];
    std::vector<NodeId> here(from.nodes(), nothing);
    for (NodeId old = leaf; old < here.size(); ++old) {
      std::vector<NodeId>& draft = levels_[i].draft;
      for (std::size_t k = 0; k < std::min(from.width, draft.size()); ++k)
        draft[k] = below[from.row(old)[k]];
      here[old] = node_of_draft(levels_[i]);
    }
    below = std::move(here);
  }
  return below[diagram.root()];
}

NodeId DiagramMaker::unite(NodeId a, NodeId b, std::size_t level) {
  if (a == b || b == nothing) return a;
  if (a == nothing) return b;
  if (a < b) std::swap(a, b);
  return remembered(By::Union, level, a, b, [&](const NodeId* of_a, auto& draft) {
    const NodeId* of_b = levels_[level].row(b);
    for (std::size_t k = 0; k < draft.size(); ++k) draft[k] = unite(of_a[k], of_b[k], level + 1);
  });
}

NodeId DiagramMaker::without(NodeId a, NodeId b, std::size_t level) {
  if (a == b || a == nothing) return nothing;
  if (b == nothing) return a;
  return remembered(By::Difference, level, a, b, [&](const NodeId* of_a, auto& draft) {
    const NodeId* of_b = levels_[level].row(b);
    for (std::size_t k = 0; k < draft.size(); ++k) draft[k] = without(of_a[k], of_b[k], level + 1);
  });
}

NodeId DiagramMaker::sums(NodeId a, NodeId b, std::size_t level) {
  if (a == nothing || b == nothing) return nothing;
  if (a == no_cards(level)) return b;
  if (b == no_cards(level)) return a;
  if (a < b) std::swap(a, b);
  return remembered(By::Sum, level, a, b, [&](const NodeId* of_a, auto& draft) {
    const NodeId* of_b = levels_[level].row(b);
    for (std::size_t k = 0; k < draft.size(); ++k)
      for (std::size_t j = 0; j <= k; ++j)
        if (of_a[k - j] != nothing && of_b[j] != nothing)
          draft[k] = unite(draft[k], sums(of_a[k - j], of_b[j], level + 1), level + 1);
  });
}

// From the last level up: vectors that begin at this level, by how many cards of it they have, are
// added any number of times to the sums of vectors that begin further down.
NodeId DiagramMaker::multiples(NodeId a) {
  std::vector<NodeId> from{a};  // by level: the vectors of `a` that begin there or further down
  for (std::size_t i = 0; i < levels(); ++i)
    from.push_back(from[i] == nothing ? nothing : levels_[i].row(from[i])[0]);
  NodeId sum = leaf;
  for (std::size_t i = levels(); i-- > 0;) {
    std::vector<NodeId> row(levels_[i].width, nothing);
    row[0] = sum;
    for (std::size_t more = cap(i); more > 0; --more)
      for (std::size_t k = more; k < row.size(); ++k)
        row[k] = unite(row[k], sums(row[k - more], levels_[i].row(from[i])[more], i + 1), i + 1);
    sum = node(i, row);
  }
  return sum;
}

NodeId DiagramMaker::rests(NodeId a, std::size_t level) {
  if (a == nothing || level == levels()) return a;
  return remembered(By::Rest, level, a, nothing, [&](const NodeId* row, auto& draft) {
    for (std::size_t k = 0; k < draft.size(); ++k) draft[cap(level) - k] = rests(row[k], level + 1);
  });
}

NodeId DiagramMaker::of_size(NodeId a, std::size_t cards, std::size_t level) {
  if (a == nothing || level == levels()) return cards == 0 ? a : nothing;
  return remembered(By::Size, level, a, static_cast<NodeId>(cards),
                    [&](const NodeId* row, auto& draft) {
                      for (std::size_t k = 0; k < draft.size() && k <= cards; ++k)
                        draft[k] = of_size(row[k], cards - k, level + 1);
                    });
}

// Only the nodes that the root leads to, numbered anew.
Diagram DiagramMaker::finished(NodeId root) const {
  std::vector<Diagram::Level> levels(this->levels());
  std::vector<NodeId> here;  // the nodes of this level
  if (root != nothing) here.push_back(root);
  for (std::size_t i = 0; i < levels.size(); ++i) {
    levels[i].width = levels_[i].width;
    levels[i].children.resize(levels[i].width, nothing);
    std::vector<NodeId> next;
    std::vector<NodeId> renamed(levels_[i + 1].size + 1, nothing);
    for (const NodeId node : here)
      for (std::size_t k = 0; k < levels[i].width; ++k) {
        const NodeId child = levels_[i].row(node)[k];
        if (child != nothing && renamed[child] == nothing) {
          next.push_back(child);
          renamed[child] = static_cast<NodeId>(next.size());
        }
        levels[i].children.push_back(renamed[child]);
      }
    here = std::move(next);
  }
  return {std::move(levels), root == nothing ? nothing : leaf};
}

}  // namespace kasino
