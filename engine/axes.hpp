// Classes of cards in pairs that cancel: the short way to all sets that split into groups.
//
// Two cards that make the sum by themselves may always be taken for a group: where each is in
// another one, the rests of the two make a group as well. So whether cards split depends only on
// how many more there are of one class than of its counterpart. An axis is a class, or two that
// cancel; a diagram over axes has a fraction of the nodes of one over classes, and is made from
// fewer groups.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/axis_diagram.hpp"
#include "engine/capture.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/values.hpp"

namespace kasino {

/// In which order axes stand.
enum class AxisOrder : std::uint8_t {
  OfServing,  ///< as makes the smallest diagrams of what is taken at its value
  OfClasses   ///< that of the levels of classes
};

/// The axes of all classes.
class Axes {
 public:
  /// Where only one group may be taken, no cards cancel.
  Axes(const Serving& serving, const ValueTable& values, const FaceClasses& classes,
       AxisOrder order = AxisOrder::OfServing);

  bool are_in_order_of_classes() const;
  std::vector<std::size_t> classes_in_order() const { return kasino::classes_in_order(axes_); }

  /// The cards without those that cancel.
  Counts reduced(Counts counts) const;

  /// Every sum of some of `groups`, each any number of times, within `caps`; or each of them, if
  /// only one may be taken, and nothing at all. Nothing where it takes too many nodes.
  std::optional<AxisDiagram> taken(std::span<const Counts> groups,
                                   const std::vector<std::uint16_t>& caps,
                                   std::size_t max_nodes) const;

  /// A number of the sets that split, of so many cards of each class, which is easily found: those
  /// that cancel altogether, and cards that go alone. At least the empty one, if many groups may be
  /// taken; else none.
  Count some_sets(const Counts& counts) const;

 private:
  GroupCount groups_;
  std::vector<Axis> axes_;
  std::vector<bool> goes_alone_;  // by level
};

}  // namespace kasino
