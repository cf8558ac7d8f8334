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

/// The ways of all vectors that there could be: no number on the way to theirs is greater.
std::uint64_t ways_of_all(const Ways& ways) {
  std::uint64_t all = 1;
  for (const std::vector<std::uint64_t>& row : ways) {
    const auto of_level = std::accumulate(row.begin(), row.end(), std::uint64_t{0}, sum);
    all = product(all, std::max<std::uint64_t>(1, of_level));
  }
  return all;
}

/// How many lead on from a node, when it is known of its children.
template <typename Arithmetic>
std::uint64_t leading_on(std::span<const NodeId> children, const std::vector<std::uint64_t>& ways,
                         const std::vector<std::uint64_t>& lead) {
  const std::size_t width = std::min(children.size(), ways.size());
  std::uint64_t number = 0;
  for (std::size_t k = 0; k < width; ++k)
    number = Arithmetic::sum(number, Arithmetic::product(ways[k], lead[children[k]]));
  return number;
}

template <typename Arithmetic>
std::uint64_t count_by(const Nodes& nodes, NodeId root, const Ways& ways) {
  std::vector<std::uint64_t> lead(root + std::size_t{1}, 0);
  if (root >= leaf) lead[leaf] = 1;
  for (NodeId node = leaf + 1; node <= root; ++node)
    lead[node] = leading_on<Arithmetic>(nodes.children(node), ways[nodes.level(node)], lead);
  return lead[root];
}

}  // namespace

Count count_ways(const Nodes& nodes, NodeId root, const Ways& ways) {
  const bool all_fits = ways_of_all(ways) < saturated;
  const std::uint64_t number =
      all_fits ? count_by<Plainly>(nodes, root, ways) : count_by<Saturating>(nodes, root, ways);
  return {number, number == saturated};
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

WaysCounter::WaysCounter(const Diagram& diagram)
    : diagram_(&diagram),
      ways_(diagram.levels()),
      leads_from_(diagram.levels()),
      reach_(diagram.nodes().size(), 0),
      lead_(diagram.nodes().size(), 0) {
  for (std::size_t level = 0; level <= diagram.levels(); ++level)
    ends_.push_back(diagram.nodes().first_before(level));
  reach_[diagram.root()] = 1;
  lead_[leaf] = 1;
}

void WaysCounter::set_ways(std::size_t level, std::vector<std::uint64_t> row) {
  if (row == ways_[level]) return;
  ways_[level] = std::move(row);
  if (level != met_at_) meets_at_ = level;
  reached_to_ = std::min(reached_to_, level);
  leads_from_ = std::max(leads_from_, level + 1);
}

Count WaysCounter::count() {
  if (diagram_->root() <= leaf) return {lead_[diagram_->root()], false};
  const bool all_fits = ways_of_all(ways_) < saturated;
  const std::uint64_t number = all_fits ? count_by<Plainly>() : count_by<Saturating>();
  met_at_ = meets_at_;
  return {number, number == saturated};
}

template <typename Arithmetic>
std::uint64_t WaysCounter::count_by() {
  for (; reached_to_ < meets_at_; ++reached_to_) pass_on<Arithmetic>(reached_to_);
  for (; leads_from_ > meets_at_ + 1; --leads_from_)
    for (NodeId node = begin_of(leads_from_ - 1); node < end_of(leads_from_ - 1); ++node)
      lead_[node] = from<Arithmetic>(node);
  std::uint64_t all = 0;
  for (NodeId node = begin_of(meets_at_); node < end_of(meets_at_); ++node)
    if (reach_[node] != 0)
      all = Arithmetic::sum(all, Arithmetic::product(reach_[node], from<Arithmetic>(node)));
  return all;
}

template <typename Arithmetic>
std::uint64_t WaysCounter::from(NodeId node) const {
  const Nodes& nodes = diagram_->nodes();
  return leading_on<Arithmetic>(nodes.children(node), ways_[nodes.level(node)], lead_);
}

// From the nodes of a level to those of the next.
template <typename Arithmetic>
void WaysCounter::pass_on(std::size_t level) {
  const std::vector<std::uint64_t>& ways = ways_[level];
  std::fill(reach_.begin() + begin_of(level + 1), reach_.begin() + end_of(level + 1), 0);
  for (NodeId node = begin_of(level); node < end_of(level); ++node) {
    if (reach_[node] == 0) continue;
    const std::span<const NodeId> children = diagram_->nodes().children(node);
    for (std::size_t k = 0; k < std::min(children.size(), ways.size()); ++k) {
      std::uint64_t& there = reach_[children[k]];
      there = Arithmetic::sum(there, Arithmetic::product(reach_[node], ways[k]));
    }
  }
}

}  // namespace kasino
