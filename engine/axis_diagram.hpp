// Diagrams over axes: classes of cards, and pairs of classes that cancel (see engine/axes.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/capture.hpp"
#include "engine/diagram.hpp"

namespace kasino {

/// A class of cards, or two, by their levels in a diagram over classes.
struct Axis {
  enum class Kind : std::uint8_t {
    Class,  ///< one class, which has no counterpart
    Half,   ///< one class, two cards of which cancel
    Pair    ///< two classes, a card of one and a card of the other cancel
  };
  Kind kind = Kind::Class;
  std::size_t first = 0;   ///< the level of the class, or of the first of two
  std::size_t second = 0;  ///< and of the second
};

/// The levels of the classes as the axes have them, of two the first first.
std::vector<std::size_t> classes_in_order(std::span<const Axis> axes);

/// A finished set of count vectors, as a diagram over axes.
class AxisDiagram {
 public:
  /// `diagram` has a level for each axis. Counts of an axis are so many more cards of its first
  /// class, or, beyond the cap of that, so many more of the second.
  AxisDiagram(std::vector<Axis> axes, std::vector<std::uint16_t> caps, Diagram diagram);

  /// The same set as `diagram`, which has a level for each class: each is an axis.
  static AxisDiagram of_classes(std::vector<std::uint16_t> caps, Diagram diagram);
  /// The same where the levels are the classes in this order.
  static AxisDiagram of_classes(std::span<const std::size_t> order, std::vector<std::uint16_t> caps,
                                Diagram diagram);

  const Diagram& over_axes() const { return diagram_; }
  /// Where so many cards of the axis' classes lead from `node`, which is at its level; `second` is
  /// of no matter where it is not a pair.
  NodeId child(NodeId node, std::size_t axis, int first, int second) const {
    return diagram_.nodes().child(node, of_axis(axis, first, second));
  }
  /// What such cards come to: the place of that child.
  std::size_t of_axis(std::size_t index, int first, int second) const {
    const Axis& axis = axes_[index];
    switch (axis.kind) {
      case Axis::Kind::Class: return static_cast<std::size_t>(first);
      case Axis::Kind::Half: return static_cast<std::size_t>(first % 2);
      case Axis::Kind::Pair: break;
    }
    return static_cast<std::size_t>(first >= second ? first - second
                                                    : caps_[axis.first] + second - first);
  }
  bool has(const Counts& counts) const;
  /// See Diagram. Linear in the nodes over axes.
  Count sets_between(const Counts& least, const Counts& most) const;
  Count sets_within(const Counts& available) const { return sets_between(Counts{}, available); }

  /// The same set over classes, of axes in the order of their levels; nothing where that takes too
  /// many nodes.
  std::optional<Diagram> told_by_class(std::size_t max_nodes) const {
    return told_by_class(max_nodes, caps_);
  }
  /// The same of the vectors with at most so many cards of each class.
  std::optional<Diagram> told_by_class(std::size_t max_nodes,
                                       const std::vector<std::uint16_t>& most) const;

  /// What some counts of the classes of an axis come to, and the greatest such counts.
  struct Choice {
    std::uint16_t of_axis;
    std::uint16_t first;
    std::uint16_t second;
  };
  /// Those between two bounds; of two classes, those nearest to nothing first.
  void find_choices(std::size_t axis, const Counts& least, const Counts& most,
                    std::vector<Choice>& choices) const;
  const Axis& axis(std::size_t index) const { return axes_[index]; }
  const std::vector<std::uint16_t>& caps() const { return caps_; }
  std::vector<std::size_t> classes_in_order() const { return kasino::classes_in_order(axes_); }
  /// In how many ways cards of the axis can be chosen, by what they come to: those of `least` are,
  /// and others among those left of `most`.
  std::vector<std::uint64_t> ways_of(std::size_t axis, const Counts& least,
                                     const Counts& most) const;
  /// Of each class, as many cards as any vector has, or more.
  const std::vector<std::uint16_t>& reach() const { return reach_; }

 private:
  std::vector<Axis> axes_;
  std::vector<std::uint16_t> caps_;
  Diagram diagram_;
  std::vector<std::uint16_t> reach_;
};

/// Counts the sets between two bounds, as AxisDiagram does. Faster where most classes have the
/// bounds that were asked about before.
class AxisCounter {
 public:
  /// The set must outlive it.
  explicit AxisCounter(const AxisDiagram& set);

  Count sets_between(const Counts& least, const Counts& most);

 private:
  const AxisDiagram* set_;
  WaysCounter counter_;
  std::optional<Counts> least_;
  Counts most_{};
};

/// Finds vectors of a set between two bounds. Fast where they are asked about as a walk does that
/// narrows them step by step: what led nowhere between wider bounds is not tried again.
class AxisFinder {
 public:
  explicit AxisFinder(const AxisDiagram& set);

  /// Some vector with `least` <= it <= `most`, if there is one; rather one of many cards, which is
  /// more likely to be between bounds that are asked about next.
  std::optional<Counts> find(const Counts& least, const Counts& most);
  /// Whether has_other() can tell: each axis is a class.
  bool tells_others() const { return is_over_classes_; }
  /// Whether there is another than find() has just found. About as fast.
  bool has_other();

 private:
  struct Step {
    std::vector<AxisDiagram::Choice> choices;  // of the axis, between the bounds,
    bool has_choices = false;                  // where these have been found
    std::uint32_t holds_since = 1;  // the first search whose failures, of nodes of it, still hold
    AxisDiagram::Choice taken{};    // on the way that was found
  };

  void set_bounds(const Counts& least, const Counts& most);
  bool has_failed(NodeId node, const Step& step) const {
    return node == nothing || failed_in_[node] >= step.holds_since;
  }
  bool descend(NodeId node, Step* step);
  const std::vector<AxisDiagram::Choice>& choices_at(Step& step);
  Counts found() const;

  const AxisDiagram* set_;
  bool is_over_classes_ = true;       // no axis stands for two classes, or for half of one
  std::vector<std::size_t> axis_of_;  // by class
  Counts least_{};
  Counts most_{};
  std::uint32_t search_ = 0;
  std::vector<std::uint32_t> failed_in_;  // by node: the last search in which it led nowhere
  std::vector<Step> steps_;               // by axis, and one below the last, where nothing fails
};

}  // namespace kasino
