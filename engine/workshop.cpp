#include "engine/workshop.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace kasino {

namespace {

constexpr std::size_t first_index_size = 1024;

std::uint32_t hash_of(std::size_t level, std::span<const NodeId> children) {
  std::size_t hash = level;
  for (NodeId child : children) hash = mix(hash + child + 1);
  return static_cast<std::uint32_t>(hash);
}

}  // namespace

Workshop::Workshop(std::vector<std::uint16_t> caps, std::size_t max_nodes)
    : Workshop(caps, caps, max_nodes) {}

Workshop::Workshop(std::vector<std::uint16_t> firsts, std::vector<std::uint16_t> caps,
                   std::size_t max_nodes)
    : firsts_(std::move(firsts)),
      caps_(std::move(caps)),
      max_nodes_(max_nodes),
      index_(first_index_size, nothing),
      hashes_(leaf + std::size_t{1}, 0) {}

// The one place where nodes come from: an equal node is used again.
NodeId Workshop::node(std::size_t level, std::span<const NodeId> children) {
  while (!children.empty() && children.back() == nothing)
    children = children.first(children.size() - 1);
  if (children.empty()) return nothing;
  if (nodes_.size() * 2 > index_.size()) grow_index();
  const std::uint32_t hash = hash_of(level, children);
  std::size_t at = hash & (index_.size() - 1);
  for (; index_[at] != nothing; at = (at + 1) & (index_.size() - 1))
    if (same(index_[at], hash, level, children)) return index_[at];
  hashes_.push_back(hash);
  return index_[at] = nodes_.add(level, children);
}

bool Workshop::same(NodeId node, std::uint32_t hash, std::size_t level,
                    std::span<const NodeId> children) const {
  return hashes_[node] == hash && nodes_.level(node) == level &&
         std::ranges::equal(nodes_.children(node), children);
}

void Workshop::grow_index() {
  index_.assign(std::max(first_index_size, std::bit_ceil(nodes_.size() * 4)), nothing);
  for (NodeId node = leaf + 1; node < nodes_.size(); ++node) {
    std::size_t at = hashes_[node] & (index_.size() - 1);
    while (index_[at] != nothing) at = (at + 1) & (index_.size() - 1);
    index_[at] = node;
  }
}

NodeId Workshop::vector(const Counts& counts, std::size_t first) {
  NodeId rest = leaf;
  for (std::size_t level = levels(); level-- > first;) {
    std::vector<NodeId> children(counts[level], nothing);
    children.push_back(rest);
    rest = node(level, children);
  }
  return rest;
}

NodeId Workshop::everything() {
  NodeId all = leaf;
  for (std::size_t level = levels(); level-- > 0;)
    all = node(level, std::vector<NodeId>(caps_[level] + std::size_t{1}, all));
  return all;
}

// Of two nodes that are something, the later one first.
NodeId Workshop::unite_made(NodeId a, NodeId b) {
  if (full()) return a;
  if (const NodeId* known = united_.find(pair_key(a, b))) return *known;
  const NodeId wider = nodes_.width(a) > nodes_.width(b) ? a : b;
  const NodeId other = wider == a ? b : a;
  const std::span<const NodeId> children = nodes_.children(wider);
  const std::size_t begin = stack_.size();
  stack_.insert(stack_.end(), children.begin(), children.end());
  const std::size_t others = nodes_.first_child(other);
  for (std::size_t k = 0, end = nodes_.width(other); k < end; ++k)
    stack_[begin + k] = unite(stack_[begin + k], nodes_.child_at(others + k));
  if (united_.size() > max_nodes_) united_.clear();  // what is forgotten is only done again
  return united_.put(pair_key(a, b), node_of_stacked(nodes_.level(a), begin));
}

NodeId Workshop::sums(NodeId a, NodeId b) {
  while (none_.size() <= levels()) none_.push_back(vector(Counts{}, none_.size()));
  if (a == nothing || b == nothing) return nothing;
  return sums_from(a == leaf ? levels() : nodes_.level(a), a, b);
}

// Of two sets that are more than the vector of no cards, the later node first.
NodeId Workshop::sums_made(std::size_t level, std::uint64_t pair) {
  if (full()) return nothing;
  const auto a = static_cast<NodeId>(pair >> 32);
  const auto b = static_cast<NodeId>(pair);
  const std::size_t begin = stack_.size();
  stack_.resize(begin + caps_[level] + 1, nothing);
  const std::size_t ones = nodes_.first_child(a);
  const std::size_t others = nodes_.first_child(b);
  const std::size_t width = nodes_.width(a);
  const NodeId none = none_[level + 1];
  for (std::size_t j = 0, end = nodes_.width(b); j < end; ++j) {
    const NodeId other = nodes_.child_at(others + j);
    if (other == nothing) continue;
    each_sum(level, width, j, [&](std::size_t i, std::size_t sum) {
      const NodeId one = nodes_.child_at(ones + i);
      if (one == nothing) return;
      ++additions_;
      const NodeId added = other == none ? one : sums_from(level + 1, one, other);
      stack_[begin + sum] = unite(stack_[begin + sum], added);
    });
  }
  if (summed_.size() > max_nodes_) summed_.clear();
  return summed_.put(pair, node_of_stacked(level, begin));
}

NodeId Workshop::complement(NodeId set) {
  Memo memo;
  return complement_from(0, set, memo);
}

NodeId Workshop::complement_from(std::size_t level, NodeId set, Memo& memo) {
  if (level == levels()) return set == leaf ? nothing : leaf;
  const std::uint64_t key = pair_key(static_cast<NodeId>(level) + 1, set);
  if (const NodeId* known = memo.find(key)) return *known;
  const std::size_t begin = stack_.size();
  for (std::size_t k = 0; k <= caps_[level]; ++k) {
    const NodeId child = complement_from(level + 1, nodes_.child(set, k), memo);
    stack_.push_back(child);
  }
  return memo.put(key, node_of_stacked(level, begin));
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
  if (cards > below[set.nodes().level(from)]) return nothing;
  const std::uint64_t key = pair_key(from, static_cast<NodeId>(cards));
  if (const NodeId* known = memo.find(key)) return *known;
  const std::size_t level = set.nodes().level(from);
  const std::size_t begin = stack_.size();
  for (std::size_t k = 0; k < set.nodes().width(from) && k <= available[level] && k <= cards; ++k) {
    const NodeId child =
        of_size_from(set, set.nodes().child(from, k), cards - k, available, below, memo);
    stack_.push_back(child);
  }
  return memo.put(key, node_of_stacked(level, begin));
}

NodeId Workshop::copy(const Diagram& set) {
  const Nodes& from = set.nodes();
  std::vector<NodeId> copies(from.size(), nothing);
  copies[leaf] = leaf;
  std::vector<NodeId> children;
  for (NodeId one = leaf + 1; one < from.size() && !full(); ++one) {
    children.clear();
    for (std::size_t k = 0; k < from.width(one); ++k)
      children.push_back(copies[from.child(one, k)]);
    copies[one] = node(from.level(one), children);
  }
  return copies[set.root()];
}

NodeId Workshop::intersection(const Diagram& a, const Diagram& b) {
  Memo memo;
  return intersection_from(a, a.root(), b, b.root(), 0, memo);
}

NodeId Workshop::intersection_from(const Diagram& a, NodeId node_a, const Diagram& b, NodeId node_b,
                                   std::size_t level, Memo& memo) {
  if (node_a == nothing || node_b == nothing || full()) return nothing;
  if (level == levels()) return leaf;
  if (const NodeId* known = memo.find(pair_key(node_a, node_b))) return *known;
  const std::size_t begin = stack_.size();
  for (std::size_t k = 0; k < a.nodes().width(node_a); ++k) {
    const NodeId child = intersection_from(a, a.nodes().child(node_a, k), b,
                                           b.nodes().child(node_b, k), level + 1, memo);
    stack_.push_back(child);
  }
  return memo.put(pair_key(node_a, node_b), node_of_stacked(level, begin));
}

}  // namespace kasino
