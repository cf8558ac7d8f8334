// What a taker takes from one table where not every capture is wanted, or the first are passed
// over: a diagram over classes for each such question.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/axis_diagram.hpp"
#include "engine/capture.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/last_answers.hpp"
#include "engine/taker_diagrams.hpp"

namespace kasino {

/// Whether captures are wanted for what they leave, whatever their groups and sizes.
inline bool wants_only(const Wanted& wanted, Leave leave) {
  return wanted.leave == leave && wanted.with == With::AnyGroups && wanted.size == 0;
}

/// Makes the diagrams, and keeps the last ones: a position is asked about more than once. Safe to
/// share between threads.
class WantedDiagrams {
 public:
  /// `taker` and `classes` must outlive it. A diagram that takes more than `max_nodes` nodes to
  /// make is none.
  WantedDiagrams(const Taker& taker, const FaceClasses& classes, std::size_t max_nodes)
      : taker_(&taker), classes_(&classes), max_nodes_(max_nodes), kept_(most_kept) {}

  /// What can be taken from `table`, and the empty set where it does as many wish; null where that
  /// takes too many nodes. Its axes are the classes, of one value in the order that is best for it.
  /// `diagrams` are of the same taker, and of a table that holds this one.
  std::shared_ptr<const AxisDiagram> find(const TakerDiagrams& diagrams, const Counts& table,
                                          const Wanted& wanted) const;
  /// Whether find() has it at hand.
  bool has(const Counts& table, const Wanted& wanted) const {
    return kept_.find({table, wanted}).value_or(nullptr) != nullptr;
  }

 private:
  static constexpr std::size_t most_kept = 4;

  std::shared_ptr<const AxisDiagram> make(const TakerDiagrams& diagrams, const Counts& table,
                                          const Wanted& wanted) const;
  /// Where what is wanted is taken at one value only, and may leave no group, whatever its size:
  /// the serving.
  std::optional<std::size_t> only_serving_leaving(const Wanted& wanted) const;
  /// Captures of a size that is that of the largest at one value, or more than that, and more than
  /// at the others. Nothing where it is none such, or where they take too many nodes.
  std::optional<AxisDiagram> largest_of(const TakerDiagrams& diagrams, const Counts& table,
                                        const Wanted& wanted) const;
  std::optional<AxisDiagram> leaving_of(std::size_t serving, const TakerDiagrams& diagrams,
                                        const Counts& table) const;
  /// What may be left that holds no group: so many cards if captures of a size are wanted.
  std::optional<Diagram> left_of(std::size_t serving, const TakerDiagrams& diagrams,
                                 const Counts& table, const Wanted& wanted) const;
  std::optional<Diagram> wanted_of(std::size_t serving, const TakerDiagrams& diagrams,
                                   const Counts& table, const Wanted& wanted) const;

  const Taker* taker_;
  const FaceClasses* classes_;
  std::size_t max_nodes_;
  LastAnswers<std::pair<Counts, Wanted>, std::shared_ptr<const AxisDiagram>> kept_;
};

}  // namespace kasino
