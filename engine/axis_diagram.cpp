#include "engine/axis_diagram.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

#include "engine/saturating.hpp"
#include "engine/workshop.hpp"

namespace kasino {

std::vector<std::size_t> classes_in_order(std::span<const Axis> axes) {
  std::vector<std::size_t> classes;
  for (const Axis& axis : axes) {
    classes.push_back(axis.first);
    if (axis.kind == Axis::Kind::Pair) classes.push_back(axis.second);
  }
  return classes;
}

AxisDiagram::AxisDiagram(std::vector<Axis> axes, std::vector<std::uint16_t> caps, Diagram diagram)
    : axes_(std::move(axes)), caps_(std::move(caps)), diagram_(std::move(diagram)), reach_(caps_) {
  const Nodes& nodes = diagram_.nodes();
  std::vector<std::size_t> width(axes_.size(), 0);
  for (NodeId node = leaf + 1; node < nodes.size(); ++node)
    for (std::size_t k = 0; k < nodes.width(node); ++k)
      if (nodes.child(node, k) != nothing)
        width[nodes.level(node)] = std::max(width[nodes.level(node)], k + 1);
  for (std::size_t i = 0; i < axes_.size(); ++i)
    if (axes_[i].kind == Axis::Kind::Class && width[i] > 0)
      reach_[axes_[i].first] = static_cast<std::uint16_t>(width[i] - 1);
}

AxisDiagram AxisDiagram::of_classes(std::vector<std::uint16_t> caps, Diagram diagram) {
  std::vector<std::size_t> order(caps.size());
  std::iota(order.begin(), order.end(), 0);
  return of_classes(order, std::move(caps), std::move(diagram));
}

AxisDiagram AxisDiagram::of_classes(std::span<const std::size_t> order,
                                    std::vector<std::uint16_t> caps, Diagram diagram) {
  std::vector<Axis> axes;
  for (const std::size_t of_class : order) axes.push_back({Axis::Kind::Class, of_class, 0});
  return {std::move(axes), std::move(caps), std::move(diagram)};
}

void AxisDiagram::find_choices(std::size_t axis, const Counts& least, const Counts& most_allowed,
                               std::vector<Choice>& choices) const {
  const std::size_t level = axes_[axis].first;
  const std::size_t other_level = axes_[axis].second;
  const int from = least[level];
  const int to = most_allowed[level];
  choices.clear();
  const auto add = [&](int of_axis, int first, int second) {
    choices.push_back({static_cast<std::uint16_t>(of_axis), static_cast<std::uint16_t>(first),
                       static_cast<std::uint16_t>(second)});
  };
  switch (axes_[axis].kind) {
    case Axis::Kind::Class:
      for (int k = to; k >= from; --k) add(k, k, 0);
      break;
    case Axis::Kind::Half:
      for (int k = to; k >= std::max(from, to - 1); --k) add(k % 2, k, 0);
      break;
    case Axis::Kind::Pair: {
      const int other_from = least[other_level];
      const int other_to = most_allowed[other_level];
      const int lowest = from - other_to;
      const int highest = to - other_from;
      const auto add_difference = [&](int more) {
        if (more < lowest || more > highest) return;
        const int first = std::min(to, more + other_to);
        add(more >= 0 ? more : caps_[level] - more, first, first - more);
      };
      add_difference(0);
      for (int i = 1; i <= std::max(highest, -lowest); ++i) {
        add_difference(i);
        add_difference(-i);
      }
      break;
    }
  }
}

bool AxisDiagram::has(const Counts& counts) const {
  NodeId node = diagram_.root();
  for (std::size_t i = 0; i < axes_.size() && node != nothing; ++i)
    node = child(node, i, counts[axes_[i].first], counts[axes_[i].second]);
  return node == leaf;
}

std::vector<std::uint64_t> AxisDiagram::ways_of(std::size_t index, const Counts& least,
                                                const Counts& most_allowed) const {
  const Axis& axis = axes_[index];
  const std::size_t cap = caps_[axis.first];
  const std::size_t from = least[axis.first];
  const std::vector<std::uint64_t> row = choices(std::size_t{most_allowed[axis.first]} - from);
  if (axis.kind != Axis::Kind::Pair) {
    const bool half = axis.kind == Axis::Kind::Half;
    std::vector<std::uint64_t> ways(half ? 2 : from + row.size(), 0);
    for (std::size_t k = 0; k < row.size(); ++k) {
      std::uint64_t& there = ways[half ? (from + k) % 2 : from + k];
      there = sum(there, row[k]);
    }
    return ways;
  }
  const std::size_t other_from = least[axis.second];
  const std::vector<std::uint64_t> others =
      choices(std::size_t{most_allowed[axis.second]} - other_from);
  std::vector<std::uint64_t> ways(cap + other_from + others.size(), 0);
  for (std::size_t k = 0; k < row.size(); ++k)
    for (std::size_t j = 0; j < others.size(); ++j) {
      const std::size_t first = from + k;
      const std::size_t second = other_from + j;
      std::uint64_t& there = ways[first >= second ? first - second : cap + second - first];
      there = sum(there, product(row[k], others[j]));
    }
  return ways;
}

Count AxisDiagram::sets_between(const Counts& least, const Counts& most_allowed) const {
  Ways ways;
  for (std::size_t i = 0; i < axes_.size(); ++i) ways.push_back(ways_of(i, least, most_allowed));
  return count_ways(diagram_.nodes(), diagram_.root(), ways);
}

std::optional<Diagram> AxisDiagram::told_by_class(std::size_t max_nodes,
                                                  const std::vector<std::uint16_t>& most) const {
  Workshop shop(caps_, max_nodes);
  const Nodes& nodes = diagram_.nodes();
  std::vector<NodeId> told(nodes.size(), nothing);
  told[leaf] = leaf;
  std::vector<NodeId> children;
  std::vector<NodeId> others;
  for (NodeId node = leaf + 1; node < nodes.size() && !shop.full(); ++node) {
    const Axis& axis = axes_[nodes.level(node)];
    const std::size_t cap = caps_[axis.first];
    children.clear();
    for (std::size_t k = 0; k <= most[axis.first]; ++k) {
      if (axis.kind != Axis::Kind::Pair) {
        children.push_back(told[nodes.child(node, axis.kind == Axis::Kind::Half ? k % 2 : k)]);
        continue;
      }
      others.clear();
      for (std::size_t j = 0; j <= most[axis.second]; ++j)
        others.push_back(told[nodes.child(node, j <= k ? k - j : cap + j - k)]);
      children.push_back(shop.node(axis.second, others));
    }
    told[node] = shop.node(axis.first, children);
  }
  if (shop.full()) return std::nullopt;
  return shop.diagram(told[diagram_.root()]);
}

AxisCounter::AxisCounter(const AxisDiagram& set) : set_(&set), counter_(set.over_axes()) {}

Count AxisCounter::sets_between(const Counts& least, const Counts& most_allowed) {
  const auto has_changed = [&](std::size_t of_class) {
    return !least_ || least[of_class] != (*least_)[of_class] ||
           most_allowed[of_class] != most_[of_class];
  };
  for (std::size_t i = 0; i < set_->over_axes().levels(); ++i) {
    const auto [kind, first, second] = set_->axis(i);
    if (has_changed(first) || (kind == Axis::Kind::Pair && has_changed(second)))
      counter_.set_ways(i, set_->ways_of(i, least, most_allowed));
  }
  least_ = least;
  most_ = most_allowed;
  return counter_.count();
}

AxisFinder::AxisFinder(const AxisDiagram& set)
    : set_(&set),
      failed_in_(set.over_axes().nodes().size(), 0),
      steps_(set.over_axes().levels() + 1) {
  axis_of_.resize(set.reach().size());
  for (std::size_t i = 0; i < set.over_axes().levels(); ++i) {
    const auto [kind, first, second] = set.axis(i);
    axis_of_[first] = i;
    if (kind == Axis::Kind::Pair) axis_of_[second] = i;
    is_over_classes_ = is_over_classes_ && kind == Axis::Kind::Class;
  }
}

// Where a node leads depends on its own axis and on those below: failures hold behind the last axis
// whose bounds are wider.
void AxisFinder::set_bounds(const Counts& least, const Counts& most_allowed) {
  ++search_;
  std::size_t wider = 0;
  for (std::size_t level = 0; level < axis_of_.size(); ++level) {
    if (least[level] == least_[level] && most_allowed[level] == most_[level]) continue;
    if (least[level] < least_[level] || most_allowed[level] > most_[level])
      wider = std::max(wider, axis_of_[level] + 1);
    steps_[axis_of_[level]].has_choices = false;
    least_[level] = least[level];
    most_[level] = most_allowed[level];
  }
  for (std::size_t axis = 0; axis < wider; ++axis) steps_[axis].holds_since = search_;
}

std::optional<Counts> AxisFinder::find(const Counts& least, const Counts& most_allowed) {
  for (std::size_t level = 0; level < axis_of_.size(); ++level)
    if (least[level] > set_->reach()[level]) return std::nullopt;
  set_bounds(least, most_allowed);
  const NodeId root = set_->over_axes().root();
  if (has_failed(root, steps_.front()) || !descend(root, steps_.data())) return std::nullopt;
  return found();
}

// Any other leaves the way of what was found at one of its nodes.
bool AxisFinder::has_other() {
  NodeId node = set_->over_axes().root();
  for (Step* step = steps_.data(); node != leaf; ++step) {
    const std::span<const NodeId> children = set_->over_axes().nodes().children(node);
    const std::size_t taken = step->taken.of_axis;
    for (const AxisDiagram::Choice& choice : choices_at(*step)) {
      if (choice.of_axis == taken || choice.of_axis >= children.size()) continue;
      const NodeId child = children[choice.of_axis];
      if (!has_failed(child, step[1]) && descend(child, step + 1)) return true;
    }
    node = children[taken];
  }
  return false;
}

const std::vector<AxisDiagram::Choice>& AxisFinder::choices_at(Step& step) {
  if (!step.has_choices)
    set_->find_choices(static_cast<std::size_t>(&step - steps_.data()), least_, most_,
                       step.choices);
  step.has_choices = true;
  return step.choices;
}

bool AxisFinder::descend(NodeId node, Step* step) {
  if (node == leaf) return true;
  const std::span<const NodeId> children = set_->over_axes().nodes().children(node);
  for (const AxisDiagram::Choice& choice : choices_at(*step)) {
    if (choice.of_axis >= children.size()) continue;
    const NodeId child = children[choice.of_axis];
    if (has_failed(child, step[1]) || !descend(child, step + 1)) continue;
    step->taken = choice;
    return true;
  }
  failed_in_[node] = search_;
  return false;
}

Counts AxisFinder::found() const {
  Counts counts{};
  for (std::size_t axis = 0; axis + 1 < steps_.size(); ++axis) {
    const auto [kind, first, second] = set_->axis(axis);
    counts[first] = steps_[axis].taken.first;
    if (kind == Axis::Kind::Pair) counts[second] = steps_[axis].taken.second;
  }
  return counts;
}

}  // namespace kasino
