#include "engine/axes.hpp"

#include <algorithm>

#include "engine/saturating.hpp"
#include "engine/workshop.hpp"

namespace kasino {

namespace {

/// The only value at which a card is part of a group, and that group a sum.
struct LoneValue {
  std::size_t sum;  ///< index into GroupKinds::sums
  int value;
};

std::optional<LoneValue> lone_value(const GroupKinds& kinds, const ValueTable& values, Face face) {
  if (kinds.singles.has(face)) return std::nullopt;
  std::optional<LoneValue> lone;
  for (std::size_t i = 0; i < kinds.sums.size(); ++i) {
    if (!kinds.sums[i].takes.has(face)) continue;
    for (const Value value : values[face]) {
      if (value >= kinds.sums[i].target) continue;
      if (lone) return std::nullopt;
      lone = LoneValue{i, value};
    }
  }
  return lone;
}

bool cancel(const GroupKinds& kinds, const std::optional<LoneValue>& a,
            const std::optional<LoneValue>& b) {
  return a && b && a->sum == b->sum && a->value + b->value == kinds.sums[a->sum].target;
}

std::vector<std::size_t> classes_in(AxisOrder order, const GroupKinds& kinds,
                                    const ValueTable& values, const FaceClasses& classes) {
  if (order == AxisOrder::OfServing) return classes.order_for(kinds, values);
  return classes.levels();
}

/// Sums over axes: how they are counted, and how they are told class by class.
class AxisSums {
 public:
  AxisSums(const std::vector<Axis>& axes, const std::vector<std::uint16_t>& caps) : axes_(axes) {
    for (const Axis& axis : axes) {
      const std::uint16_t cap = caps[axis.first];
      const bool half = axis.kind == Axis::Kind::Half;
      firsts_.push_back(half ? std::min<std::uint16_t>(cap, 1) : cap);
      axis_caps_.push_back(axis.kind == Axis::Kind::Pair
                               ? static_cast<std::uint16_t>(cap + caps[axis.second])
                               : firsts_.back());
    }
  }

  Workshop workshop(std::size_t max_nodes) const { return {firsts_, axis_caps_, max_nodes}; }

  /// Nothing for a group some of whose cards cancel: what it adds is as good as empty.
  std::optional<Counts> group(const Counts& group) const {
    Counts counts{};
    for (std::size_t i = 0; i < axes_.size(); ++i) {
      const std::uint16_t first = group[axes_[i].first];
      counts[i] = first;
      if (first > firsts_[i]) return std::nullopt;
      if (axes_[i].kind != Axis::Kind::Pair || group[axes_[i].second] == 0) continue;
      if (first > 0) return std::nullopt;
      counts[i] = static_cast<std::uint16_t>(firsts_[i] + group[axes_[i].second]);
    }
    return counts;
  }

  /// Every sum of some of the groups, each any number of times.
  NodeId sums(Workshop& shop, const std::vector<Counts>& groups) const {
    std::vector<NodeId> by_first(axes_.size(), nothing);
    for (const Counts& group : groups) {
      std::size_t axis = 0;
      while (group[axis] == 0) ++axis;
      by_first[axis] = shop.unite(by_first[axis], shop.vector(group, axis), axis);
    }
    auto steps = static_cast<std::size_t>(
        std::ranges::count_if(by_first, [](NodeId of_axis) { return of_axis != nothing; }));
    NodeId sums = leaf;
    for (std::size_t axis = axes_.size(); axis-- > 0 && !shop.full();) {
      if (by_first[axis] != nothing) shop.leave_room_for(--steps);
      sums = with_axis(shop, axis, sums, by_first[axis]);
    }
    return sums;
  }

  /// Each of the groups, and nothing at all.
  static NodeId one_of(Workshop& shop, const std::vector<Counts>& groups) {
    NodeId sets = shop.vector(Counts{});
    for (const Counts& group : groups) sets = shop.unite(sets, shop.vector(group));
    return sets;
  }

 private:
  // `below` has the sums of the groups that begin further down, `groups` begin at this axis. Those
  // with many cards of it come first, of which there are few.
  NodeId with_axis(Workshop& shop, std::size_t axis, NodeId below, NodeId groups) const {
    std::vector<NodeId> children(axis_caps_[axis] + std::size_t{1}, nothing);
    children[0] = below;
    for (std::size_t more = axis_caps_[axis]; more > 0; --more) {
      const NodeId rests = shop.child(axis, groups, more);
      for (std::size_t before = 0; rests != nothing && before < children.size(); ++before)
        if (const auto k = shop.sum(axis, before, more))
          children[*k] =
              shop.unite(children[*k], shop.sums(children[before], rests, axis + 1), axis + 1);
    }
    return shop.node(axis, children);
  }

  const std::vector<Axis>& axes_;
  std::vector<std::uint16_t> firsts_;
  std::vector<std::uint16_t> axis_caps_;
};

}  // namespace

Axes::Axes(const Serving& serving, const ValueTable& values, const FaceClasses& classes,
           AxisOrder order)
    : groups_(serving.groups) {
  const GroupKinds& kinds = serving.kinds;
  const auto lone = [&](std::size_t level) {
    return lone_value(kinds, values, classes.face(level));
  };
  for (std::size_t level = 0; level < classes.size(); ++level)
    goes_alone_.push_back(kinds.singles.has(classes.face(level)));
  const std::vector<std::size_t> levels = classes_in(order, kinds, values, classes);
  for (std::size_t i = 0; i < levels.size(); ++i) {
    Axis axis{Axis::Kind::Class, levels[i], 0};
    if (groups_ == GroupCount::One) {
      axis.kind = Axis::Kind::Class;
    } else if (cancel(kinds, lone(levels[i]), lone(levels[i]))) {
      axis.kind = Axis::Kind::Half;
    } else if (i + 1 < levels.size() && cancel(kinds, lone(levels[i]), lone(levels[i + 1]))) {
      axis.kind = Axis::Kind::Pair;
      axis.second = levels[++i];
    }
    axes_.push_back(axis);
  }
}

bool Axes::are_in_order_of_classes() const {
  std::size_t next = 0;
  return std::all_of(axes_.begin(), axes_.end(), [&](const Axis& axis) {
    return axis.first == next++ && (axis.kind != Axis::Kind::Pair || axis.second == next++);
  });
}

Counts Axes::reduced(Counts counts) const {
  for (const Axis& axis : axes_) {
    if (axis.kind == Axis::Kind::Half) counts[axis.first] %= 2;
    if (axis.kind != Axis::Kind::Pair) continue;
    const std::uint16_t both = std::min(counts[axis.first], counts[axis.second]);
    counts[axis.first] = static_cast<std::uint16_t>(counts[axis.first] - both);
    counts[axis.second] = static_cast<std::uint16_t>(counts[axis.second] - both);
  }
  return counts;
}

std::optional<AxisDiagram> Axes::taken(std::span<const Counts> groups,
                                       const std::vector<std::uint16_t>& caps,
                                       std::size_t max_nodes) const {
  const AxisSums axis_sums(axes_, caps);
  std::vector<Counts> over_axes;
  for (const Counts& group : groups)
    if (const auto counts = axis_sums.group(group)) over_axes.push_back(*counts);
  Workshop shop = axis_sums.workshop(max_nodes);
  const NodeId sets = groups_ == GroupCount::Many ? axis_sums.sums(shop, over_axes)
                                                  : AxisSums::one_of(shop, over_axes);
  if (shop.full()) return std::nullopt;
  return AxisDiagram(axes_, caps, shop.diagram(sets));
}

Count Axes::some_sets(const Counts& counts) const {
  if (groups_ == GroupCount::One) return {};
  std::uint64_t sets = 1;
  for (const Axis& axis : axes_) {
    const std::size_t cards = counts[axis.first];
    std::uint64_t ways = 1;
    if (axis.kind == Axis::Kind::Pair)  // as many of both: Vandermonde
      ways = choices(cards + counts[axis.second])[cards];
    else if (goes_alone_[axis.first] || axis.kind == Axis::Kind::Half)
      for (std::size_t i = axis.kind == Axis::Kind::Half ? 1 : 0; i < cards; ++i)
        ways = product(ways, 2);
    sets = product(sets, ways);
  }
  return {sets, sets == saturated};
}

}  // namespace kasino
