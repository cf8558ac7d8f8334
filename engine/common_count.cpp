#include "engine/common_count.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/memo.hpp"
#include "engine/saturating.hpp"

namespace kasino {

namespace {

class CommonCount {
 public:
  CommonCount(const AxisDiagram& one, const Diagram& other, const Counts& available)
      : one_(one), other_(other) {
    for (std::size_t of_class = 0; of_class < other.levels(); ++of_class)
      ways_.push_back(choices(available[of_class]));
  }

  std::uint64_t all() {
    const NodeId one = one_.over_axes().root();
    const NodeId other = other_.root();
    return one == nothing || other == nothing ? 0 : from(0, one, other);
  }

 private:
  std::uint64_t from(std::size_t index, NodeId one, NodeId other) {
    if (index == one_.over_axes().levels()) return 1;
    if (const NodeId* known = known_.find(pair_key(one, other))) return counts_[*known];
    const Axis& axis = one_.axis(index);
    std::uint64_t count = 0;
    each_count(axis.first, other, [&](std::size_t cards, std::uint64_t ways, NodeId rest) {
      const auto add = [&](std::size_t others, std::uint64_t more_ways, NodeId last) {
        const NodeId child =
            one_.child(one, index, static_cast<int>(cards), static_cast<int>(others));
        if (child != nothing)
          count = sum(count, product(product(ways, more_ways), from(index + 1, child, last)));
      };
      if (axis.kind == Axis::Kind::Pair)
        each_count(axis.second, rest, add);
      else
        add(0, 1, rest);
    });
    known_.put(pair_key(one, other), static_cast<NodeId>(counts_.size()));
    counts_.push_back(count);
    return count;
  }

  /// Calls `visit` with each number of cards of a class, in how many ways they can be chosen, and
  /// where they lead from a node of the other diagram.
  template <typename Visit>
  void each_count(std::size_t of_class, NodeId node, Visit visit) const {
    const std::span<const NodeId> children = other_.nodes().children(node);
    const std::vector<std::uint64_t>& ways = ways_[of_class];
    for (std::size_t cards = 0; cards < std::min(children.size(), ways.size()); ++cards)
      if (children[cards] != nothing) visit(cards, ways[cards], children[cards]);
  }

  const AxisDiagram& one_;
  const Diagram& other_;
  std::vector<std::vector<std::uint64_t>> ways_;  // by class
  Memo known_;                                    // by pair: where its count stands
  std::vector<std::uint64_t> counts_;
};

}  // namespace

Count count_common(const AxisDiagram& one, const Diagram& other, const Counts& available) {
  const std::uint64_t number = CommonCount(one, other, available).all();
  return {number, number == saturated};
}

}  // namespace kasino
