#include "engine/capture/diagram.hpp"

#include <algorithm>

#include "engine/capture/count.hpp"

namespace kasino {

namespace {

/// The numbers of ways to choose 0, 1, ... n of `n` cards.
std::vector<std::uint64_t> binomials(std::size_t n) {
  std::vector<std::uint64_t> row{1};
  for (std::size_t i = 0; i < n; ++i) {
    row.push_back(1);
    for (std::size_t k = i; k > 0; --k) row[k] = sum(row[k], row[k - 1]);
  }
  return row;
}

/// Computes an answer for every node, from the last level up, and returns that of the root.
/// `combine(so far, level, cards, answer of the child)` adds one child that is not `nothing`.
template <typename Answer, typename Combine>
Answer fold(const Diagram& diagram, Answer of_nothing, Answer of_leaf, Combine combine) {
  std::vector<Answer> below{of_nothing, of_leaf};  // by node of the next level
  std::vector<Answer> here;
  for (std::size_t i = diagram.levels().size(); i-- > 0;) {
    const Diagram::Level& level = diagram.levels()[i];
    here.assign(level.nodes(), of_nothing);
    for (NodeId node = leaf; node < here.size(); ++node)
      for (std::size_t cards = 0; cards < level.width; ++cards)
        if (const NodeId child = level.row(node)[cards]; child != nothing)
          here[node] = combine(here[node], i, cards, below[child]);
    below.swap(here);
  }
  return below[diagram.root()];
}

}  // namespace

std::size_t Diagram::bytes() const {
  std::size_t children = 0;
  for (const Level& level : levels_) children += level.children.size();
  return children * sizeof(NodeId);
}

bool Diagram::has(const Counts& counts) const {
  NodeId node = root_;
  for (std::size_t i = 0; i < levels_.size() && node != nothing; ++i)
    node = counts[i] < levels_[i].width ? levels_[i].row(node)[counts[i]] : nothing;
  return node == leaf;
}

std::uint64_t Diagram::count(const Counts& least, const Counts& most) const {
  std::vector<std::vector<std::uint64_t>> ways(levels_.size());  // by level and number of cards
  int free_cards = 0;
  for (std::size_t i = 0; i < levels_.size(); ++i) {
    ways[i].assign(least[i], 0);
    const std::vector<std::uint64_t> free = binomials(std::size_t{most[i]} - least[i]);
    ways[i].insert(ways[i].end(), free.begin(), free.end());
    ways[i].resize(std::max(ways[i].size(), levels_[i].width), 0);
    free_cards += most[i] - least[i];
  }
  using Number = std::uint64_t;
  if (free_cards < 64)  // then there are fewer than 2^64 sets
    return fold(*this, Number{0}, Number{1}, [&](Number a, std::size_t i, std::size_t k, Number b) {
      return a + ways[i][k] * b;
    });
  return fold(*this, Number{0}, Number{1}, [&](Number a, std::size_t i, std::size_t k, Number b) {
    return sum(a, product(ways[i][k], b));
  });
}

int Diagram::largest() const {
  return fold(*this, 0, 0, [](int largest, std::size_t, std::size_t cards, int rest) {
    return std::max(largest, static_cast<int>(cards) + rest);
  });
}

}  // namespace kasino
