#include "engine/diagram.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/saturating.hpp"

namespace kasino {

// Row n of Pascal's triangle.
std::vector<std::uint64_t> choices(std::size_t n) {
  std::vector<std::uint64_t> row{1};
  for (std::size_t i = 0; i < n; ++i) {
    row.push_back(1);
    for (std::size_t k = i; k > 0; --k) row[k] = sum(row[k], row[k - 1]);
  }
  return row;
}

std::uint64_t ways_to_choose(const Counts& counts, const Counts& available) {
  std::uint64_t ways = 1;
  for (std::size_t level = 0; level < counts.size(); ++level)
    if (counts[level] > 0) ways = product(ways, choices(available[level])[counts[level]]);
  return ways;
}

namespace {

/// Adds and multiplies plainly, where it is known that everything fits.
struct Plainly {
  static std::uint64_t sum(std::uint64_t a, std::uint64_t b) { return a + b; }
  static std::uint64_t product(std::uint64_t a, std::uint64_t b) { return a * b; }
};

struct Saturating {
  static std::uint64_t sum(std::uint64_t a, std::uint64_t b) { return kasino::sum(a, b); }
  static std::uint64_t product(std::uint64_t a, std::uint64_t b) { return kasino::product(a, b); }
};

/// Of each node from `begin` to `end`, when those before it are known.
template <typename Arithmetic>
void count_nodes(const Nodes& nodes, NodeId begin, NodeId end, const Ways& ways,
                 std::vector<std::uint64_t>& below) {
  for (NodeId node = begin; node < end; ++node) {
    const std::span<const NodeId> children = nodes.children(node);
    const std::vector<std::uint64_t>& row = ways[nodes.level(node)];
    const std::size_t width = std::min(children.size(), row.size());
    std::uint64_t number = 0;
    for (std::size_t k = 0; k < width; ++k)
      number = Arithmetic::sum(number, Arithmetic::product(row[k], below[children[k]]));
    below[node] = number;
  }
}

/// The ways of all vectors that there could be: no set of them has more.
std::uint64_t ways_of_all(const Ways& ways) {
  std::uint64_t all = 1;
  for (const std::vector<std::uint64_t>& row : ways)
    all = product(all, std::accumulate(row.begin(), row.end(), std::uint64_t{0}, sum));
  return all;
}

void count_nodes(const Nodes& nodes, NodeId begin, NodeId end, const Ways& ways,
                 std::vector<std::uint64_t>& below) {
  if (ways_of_all(ways) < saturated)
    count_nodes<Plainly>(nodes, begin, end, ways, below);
  else
    count_nodes<Saturating>(nodes, begin, end, ways, below);
}

}  // namespace

Count count_ways(const Nodes& nodes, NodeId root, const Ways& ways) {
  std::vector<std::uint64_t> below(root + std::size_t{1}, 0);
  if (root >= leaf) below[leaf] = 1;
  count_nodes(nodes, leaf + 1, root + 1, ways, below);
  return {below[root], below[root] == saturated};
}

Nodes::Nodes() : nodes_{Node{0, 0, 0}, Node{0, 0, 0}} {}

NodeId Nodes::first_before(std::size_t level) const {
  const auto first = std::partition_point(nodes_.begin() + leaf + 1, nodes_.end(),
                                          [&](const Node& node) { return node.level >= level; });
  return static_cast<NodeId>(first - nodes_.begin());
}

NodeId Nodes::add(std::size_t level, std::span<const NodeId> children) {
  nodes_.push_back(Node{static_cast<std::uint32_t>(children_.size()),
                        static_cast<std::uint16_t>(children.size()),
                        static_cast<std::uint16_t>(level)});
  children_.insert(children_.end(), children.begin(), children.end());
  return static_cast<NodeId>(nodes_.size() - 1);
}

Diagram::Diagram(Nodes nodes, NodeId root, std::size_t levels)
    : nodes_(std::move(nodes)), root_(root), levels_(levels) {}

bool Diagram::has(const Counts& counts) const {
  NodeId node = root_;
  for (std::size_t level = 0; level < levels_; ++level) node = nodes_.child(node, counts[level]);
  return node == leaf;
}

Count Diagram::sets_between(const Counts& least, const Counts& most_allowed) const {
  Ways ways;
  for (std::size_t level = 0; level < levels_; ++level) {
    std::vector<std::uint64_t> row = choices(std::size_t{most_allowed[level]} - least[level]);
    row.insert(row.begin(), least[level], 0);
    ways.push_back(std::move(row));
  }
  return count_ways(nodes_, root_, ways);
}

std::optional<std::size_t> Diagram::largest_within(const Counts& available) const {
  std::vector<std::optional<std::size_t>> cards(nodes_.size());
  cards[leaf] = 0;
  for (NodeId node = leaf + 1; node < nodes_.size(); ++node)
    for (std::size_t k = 0; k < nodes_.width(node) && k <= available[nodes_.level(node)]; ++k)
      if (const auto below = cards[nodes_.child(node, k)])
        cards[node] = std::max(cards[node], std::optional(*below + k));
  return cards[root_];
}

WaysCounter::WaysCounter(const Diagram& diagram)
    : diagram_(&diagram), ways_(diagram.levels()), ways_below_(diagram.nodes().size(), 0) {
  ways_below_[leaf] = 1;
}

void WaysCounter::set_ways(std::size_t level, std::vector<std::uint64_t> row) {
  if (row == ways_[level]) return;
  ways_[level] = std::move(row);
  counted_ = std::max(counted_, level + 1);
}

Count WaysCounter::count() {
  const Nodes& nodes = diagram_->nodes();
  const NodeId begin = nodes.first_before(counted_);
  count_nodes(nodes, begin, static_cast<NodeId>(nodes.size()), ways_, ways_below_);
  counted_ = 0;
  const std::uint64_t number = ways_below_[diagram_->root()];
  return {number, number == saturated};
}

}  // namespace kasino
