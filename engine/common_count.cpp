#include "engine/common_count.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/memo.hpp"
#include "engine/saturating.hpp"

namespace kasino {

namespace {

/// Where some cards of an axis lead.
struct Step {
  std::uint32_t child;  ///< of a node of the one: by what the cards come to
  NodeId rest;          ///< the node of the other
  std::uint64_t ways;   ///< to choose them

  auto place() const { return std::pair(child, rest); }
};

class CommonCount {
 public:
  CommonCount(const AxisDiagram& one, const Diagram& other, const Counts& available,
              std::size_t most_steps)
      : one_(one), other_(other), steps_left_(most_steps), steps_(other.nodes().size()) {
    for (std::size_t of_class = 0; of_class < other.levels(); ++of_class)
      ways_.push_back(choices(available[of_class]));
  }

  bool has_given_up() const { return steps_left_ == 0; }
  std::uint64_t all() {
    const NodeId one = one_.over_axes().root();
    const NodeId other = other_.root();
    return one == nothing || other == nothing ? 0 : from(0, one, other);
  }

 private:
  std::uint64_t from(std::size_t axis, NodeId one, NodeId other) {
    if (axis == one_.over_axes().levels()) return 1;
    if (const NodeId* known = known_.find(pair_key(one, other))) return counts_[*known];
    std::uint64_t count = 0;
    const std::span<const NodeId> children = one_.over_axes().nodes().children(one);
    for (const Step& step : steps_from(axis, other)) {
      if (step.child >= children.size() || children[step.child] == nothing) continue;
      if (steps_left_ == 0) return 0;
      --steps_left_;
      count = sum(count, product(step.ways, from(axis + 1, children[step.child], step.rest)));
    }
    known_.put(pair_key(one, other), static_cast<NodeId>(counts_.size()));
    counts_.push_back(count);
    return count;
  }

  const std::vector<Step>& steps_from(std::size_t index, NodeId node) {
    std::vector<Step>& steps = steps_[node];
    if (!steps.empty()) return steps;
    const Axis& axis = one_.axis(index);
    each_count(axis.first, node, [&](std::size_t cards, std::uint64_t ways, NodeId rest) {
      const auto add = [&](std::size_t others, std::uint64_t more_ways, NodeId last) {
        const std::size_t child =
            one_.of_axis(index, static_cast<int>(cards), static_cast<int>(others));
        steps.push_back({static_cast<std::uint32_t>(child), last, product(ways, more_ways)});
      };
      if (axis.kind == Axis::Kind::Pair)
        each_count(axis.second, rest, add);
      else
        add(0, 1, rest);
    });
    unite_alike(steps);
    return steps;
  }

  static void unite_alike(std::vector<Step>& steps) {
    std::ranges::sort(steps, {}, &Step::place);
    std::size_t last = 0;
    for (std::size_t i = 1; i < steps.size(); ++i)
      if (steps[i].place() == steps[last].place())
        steps[last].ways = sum(steps[last].ways, steps[i].ways);
      else
        steps[++last] = steps[i];
    if (!steps.empty()) steps.resize(last + 1);
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
  std::size_t steps_left_;
  std::vector<std::vector<std::uint64_t>> ways_;  // by class
  std::vector<std::vector<Step>> steps_;          // by node of the other that begins an axis
  Memo known_;                                    // by pair: where its count stands
  std::vector<std::uint64_t> counts_;
};

}  // namespace

std::optional<Count> count_common(const AxisDiagram& one, const Diagram& other,
                                  const Counts& available, std::size_t most_steps) {
  CommonCount common(one, other, available, most_steps);
  const std::uint64_t number = common.all();
  if (common.has_given_up()) return std::nullopt;
  return Count{number, number == saturated};
}

}  // namespace kasino
