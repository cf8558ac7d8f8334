#include "engine/common_sets.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/memo.hpp"

namespace kasino {

namespace {

/// Where some cards lead in the one diagram: to a node, or, behind the first class of a pair, so
/// many cards of that on from a node.
struct Place {
  NodeId node;
  std::uint32_t first = 0;
};

/// What the cards of a class lead to in the one diagram.
class Way {
 public:
  enum class Part : std::uint8_t { Class, Half, FirstOfPair, SecondOfPair };

  Way(const AxisDiagram& set, std::size_t axis, Part part)
      : nodes_(&set.over_axes().nodes()), part_(part), cap_(set.caps()[set.axis(axis).first]) {}

  /// Whether it leads into an axis, not to a node.
  bool leads_within() const { return part_ == Part::FirstOfPair; }
  /// To the node `nothing` where so many lead nowhere.
  Place after(Place from, std::uint32_t cards) const {
    if (leads_within()) return {from.node, cards};
    return {nodes_->child(from.node, count(from, cards))};
  }

 private:
  std::size_t count(Place from, std::uint32_t cards) const {
    switch (part_) {
      case Part::SecondOfPair:
        return from.first >= cards ? from.first - cards : cap_ + cards - from.first;
      case Part::Half: return cards % 2;
      default: return cards;
    }
  }

  const Nodes* nodes_;
  Part part_;
  std::size_t cap_;
};

/// By class.
std::vector<Way> ways_of(const AxisDiagram& set) {
  std::vector<Way> ways;
  for (std::size_t axis = 0; axis < set.over_axes().levels(); ++axis) {
    const auto add = [&](Way::Part part) { ways.emplace_back(set, axis, part); };
    switch (set.axis(axis).kind) {
      case Axis::Kind::Class: add(Way::Part::Class); break;
      case Axis::Kind::Half: add(Way::Part::Half); break;
      case Axis::Kind::Pair: add(Way::Part::FirstOfPair), add(Way::Part::SecondOfPair); break;
    }
  }
  return ways;
}

/// The pairs that some cards lead to, from the first class on; and then, from the last one back,
/// those of them that lead to the end.
class Pairs {
 public:
  Pairs(const AxisDiagram& one, const Diagram& other)
      : root_{one.over_axes().root()},
        ways_(ways_of(one)),
        other_(&other),
        levels_(other.levels() + 1) {}

  /// False: that takes too many steps.
  bool find(std::size_t most_steps) {
    if (root_.node == nothing || other_->root() == nothing) return true;
    levels_.front().add(root_, other_->root());
    std::size_t steps = 0;
    for (std::size_t level = 0; level < other_->levels(); ++level) {
      for (std::size_t i = 0; i < levels_[level].pairs.size() && steps <= most_steps; ++i)
        steps += step_from(level, i);
      levels_[level].forget();
    }
    return steps <= most_steps;
  }

  Diagram diagram() const {
    Nodes nodes;
    std::vector<NodeId> below{nothing, leaf};  // by number
    std::vector<NodeId> row;
    for (std::size_t level = other_->levels(); level-- > 0;) {
      std::vector<NodeId> made{nothing};
      auto child = levels_[level].children.begin();
      for (const std::uint16_t width : levels_[level].widths) {
        row.clear();
        for (std::size_t k = 0; k < width; ++k) row.push_back(below[*child++]);
        while (!row.empty() && row.back() == nothing) row.pop_back();
        made.push_back(row.empty() ? nothing : nodes.add(level, row));
      }
      below = std::move(made);
    }
    return {std::move(nodes), below.size() > 1 ? below[1] : nothing, other_->levels()};
  }

 private:
  struct Level {
    /// Its number, from 1 on.
    NodeId add(Place place, NodeId other) {
      pairs.emplace_back(place, other);
      return static_cast<NodeId>(pairs.size());
    }
    /// The same unless there is one already, of a place at a node.
    NodeId add_once(Place place, NodeId other) {
      NodeId& number = numbers[pair_key(place.node, other)];
      if (number == 0) number = add(place, other);
      return number;
    }
    void forget() {
      pairs = {};
      numbers.clear();
    }

    std::vector<std::pair<Place, NodeId>> pairs;
    Memo numbers;
    std::vector<std::uint16_t> widths;  // by pair: how many children it has
    std::vector<NodeId> children;       // by number, of all pairs
  };

  /// Returns the number of steps that led somewhere. What leads into an axis is new, nearly always.
  std::size_t step_from(std::size_t level, std::size_t pair) {
    const auto [place, node] = levels_[level].pairs[pair];
    const Way& way = ways_[level];
    Level& from = levels_[level];
    Level& to = levels_[level + 1];
    const std::span<const NodeId> others = other_->nodes().children(node);
    from.widths.push_back(static_cast<std::uint16_t>(others.size()));
    std::size_t steps = 0;
    for (std::uint32_t cards = 0; cards < others.size(); ++cards) {
      const Place after = others[cards] == nothing ? Place{nothing} : way.after(place, cards);
      NodeId child = nothing;
      if (after.node != nothing) {
        child =
            way.leads_within() ? to.add(after, others[cards]) : to.add_once(after, others[cards]);
        ++steps;
      }
      from.children.push_back(child);
    }
    return steps;
  }

  Place root_;
  std::vector<Way> ways_;  // by class
  const Diagram* other_;
  std::vector<Level> levels_;  // and one below the last, of one pair at most
};

}  // namespace

std::optional<Diagram> common_sets(const AxisDiagram& one, const Diagram& other,
                                   std::size_t most_steps) {
  Pairs pairs(one, other);
  if (!pairs.find(most_steps)) return std::nullopt;
  return pairs.diagram();
}

}  // namespace kasino
