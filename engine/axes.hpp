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
#include <span>
#include <vector>

#include "engine/capture.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/values.hpp"
#include "engine/workshop.hpp"

namespace kasino {

/// Some levels of a diagram as one.
struct Axis {
  enum class Kind : std::uint8_t {
    Class,  ///< one class, which has no counterpart
    Half,   ///< one class, two cards of which cancel
    Pair    ///< two classes beside each other, a card of one and a card of the other cancel
  };
  Kind kind = Kind::Class;
  std::size_t level = 0;  ///< of the class, or of the first of two
};

/// The axes of all classes, in the order of their levels.
class Axes {
 public:
  Axes(const GroupKinds& kinds, const ValueTable& values, const FaceClasses& classes);

  /// The cards without those that cancel.
  Counts reduced(Counts counts) const;

  /// Every sum of some of `groups`, each any number of times, within `caps`: in `shop`, which is
  /// for the classes. Works out the sums over axes before, in a workshop that holds as many nodes.
  /// Meaningless once `shop` is full.
  NodeId sums_of(std::span<const Counts> groups, const std::vector<std::uint16_t>& caps,
                 Workshop& shop, std::size_t max_nodes) const;

  /// A number of the sets that split, of so many cards of each class, which is easily found: at
  /// least those that cancel altogether, and cards that go alone.
  Count some_sets(const Counts& counts) const;

 private:
  std::vector<Axis> axes_;
  std::vector<bool> goes_alone_;  // by level
};

}  // namespace kasino
