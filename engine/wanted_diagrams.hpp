// What a taker takes from one table where not every capture is wanted, or the first are passed
// over: a diagram over classes for each such question.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/axis_diagram.hpp"
#include "engine/capture.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/taker_diagrams.hpp"

namespace kasino {

/// Makes the diagrams, and keeps the last ones: a position is asked about more than once. Safe to
/// share between threads.
class WantedDiagrams {
 public:
  /// `taker` and `classes` must outlive it. A diagram that takes more than `max_nodes` nodes to
  /// make is none.
  WantedDiagrams(const Taker& taker, const FaceClasses& classes, std::size_t max_nodes)
      : taker_(&taker), classes_(&classes), max_nodes_(max_nodes) {}

  /// What can be taken from `table`, and the empty set where it does as many wish; null where that
  /// takes too many nodes. Its axes are the classes. `diagrams` are of the same taker, and of a
  /// table that holds this one.
  std::shared_ptr<const AxisDiagram> find(const TakerDiagrams& diagrams, const Counts& table,
                                          const Wanted& wanted) const;
  /// Whether find() need not make it.
  bool has(const Counts& table, const Wanted& wanted) const;

 private:
  struct Kept {
    Counts table;
    Wanted wanted;
    std::shared_ptr<const AxisDiagram> diagram;
  };

  const Kept* kept(const Counts& table, const Wanted& wanted) const;
  std::shared_ptr<const AxisDiagram> make(const TakerDiagrams& diagrams, const Counts& table,
                                          const Wanted& wanted) const;
  std::optional<Diagram> wanted_of(std::size_t serving, const TakerDiagrams& diagrams,
                                   const Counts& table, const Wanted& wanted) const;

  const Taker* taker_;
  const FaceClasses* classes_;
  std::size_t max_nodes_;
  mutable std::mutex mutex_;
  mutable std::vector<Kept> kept_;
  mutable std::size_t oldest_ = 0;  // of those kept, once there are many
};

}  // namespace kasino
