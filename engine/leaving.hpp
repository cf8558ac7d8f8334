// Captures that leave no group: what is taken is of one set, and what is left of another.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/axis_diagram.hpp"
#include "engine/diagram.hpp"
#include "engine/memo.hpp"
#include "engine/workshop.hpp"

namespace kasino {

/// The vectors of `taken` for which the rest of `table` is in `left`. `left` has a level for each
/// class, in the order of the axes of `taken`, as `shop` has.
NodeId leaving(const AxisDiagram& taken, const Diagram& left, const Counts& table, Workshop& shop);

/// Finds the vectors of a set that leave, of a table, a vector of another set. It walks both
/// diagrams side by side, and looks at as many pairs of nodes as the questions need: a few hundred
/// where a diagram of all such vectors takes many thousands. What led nowhere between wider bounds
/// is not tried again, as in AxisFinder.
class LeavingFinder {
 public:
  /// `left` has a level for each class, in the order of the axes of `taken`. Both must outlive it.
  LeavingFinder(const AxisDiagram& taken, const Diagram& left, const Counts& table);

  bool has(const Counts& counts) const;
  /// Some vector with `least` <= it <= `most`, if there is one, rather one of many cards. `most` is
  /// within the table.
  std::optional<Counts> find(const Counts& least, const Counts& most);
  static bool tells_others() { return true; }
  /// Whether there is another than find() has just found. About as fast.
  bool has_other();

 private:
  void set_bounds(const Counts& least, const Counts& most);
  bool descend(std::size_t axis, NodeId taken, NodeId left);
  /// Tries numbers of cards to take of a class, with what they leave, from the most on, until
  /// `is_found` says so.
  template <typename IsFound>
  bool each_rest(std::size_t of_class, NodeId left, IsFound is_found) {
    const std::span<const NodeId> rests = left_->nodes().children(left);
    const int cards = table_[of_class];
    const int fewest = std::max<int>(least_[of_class], cards + 1 - static_cast<int>(rests.size()));
    for (int taken = most_[of_class]; taken >= fewest; --taken) {
      const NodeId rest = rests[static_cast<std::size_t>(cards - taken)];
      if (rest == nothing) continue;
      found_[of_class] = static_cast<std::uint16_t>(taken);
      if (is_found(taken, rest)) return true;
    }
    return false;
  }
  /// Tries what may be taken of the classes of an axis, with where that leads in both diagrams.
  template <typename IsFound>
  bool each_step(std::size_t axis, NodeId taken, NodeId left, IsFound is_found) {
    const Axis& classes = taken_->axis(axis);
    return each_rest(classes.first, left, [&](int cards, NodeId rest_of_first) {
      const auto try_step = [&](int others, NodeId rest) {
        const NodeId child = taken_->child(taken, axis, cards, others);
        return child != nothing && is_found(child, rest);
      };
      return classes.kind == Axis::Kind::Pair ? each_rest(classes.second, rest_of_first, try_step)
                                              : try_step(0, rest_of_first);
    });
  }

  const AxisDiagram* taken_;
  const Diagram* left_;
  std::vector<std::size_t> order_;  // the class of each level of `left`
  Counts table_;
  Counts least_{};
  Counts most_{};
  Counts found_{};
  std::uint32_t search_ = 0;
  Memo failed_in_;                          // by pair: the last search in which it led nowhere
  std::vector<std::uint32_t> holds_since_;  // by axis: the first search whose failures still hold
};

}  // namespace kasino
