// Captures of one taker found by trial, without diagrams: as many as are found in time.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/axes.hpp"
#include "engine/capture.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/slow_search.hpp"
#include "engine/values.hpp"

namespace kasino {

/// See LargeSearch for the questions.
class TriedCaptures {
 public:
  /// All must outlive it; `axes` are by serving.
  TriedCaptures(const Taker& taker, const ValueTable& values, const FaceClasses& classes,
                const std::vector<Axes>& axes);

  /// False: something was in doubt.
  bool each(std::span<const Card> table, Wanted wanted,
            const std::function<bool(const ItemSet&)>& visit, InDoubt in_doubt) const;
  /// At least so many: those found in time, or those easily counted.
  Count count(std::span<const Card> table, Wanted wanted) const;
  /// Nothing where something was in doubt.
  std::optional<int> largest(std::span<const Card> table, Wanted wanted) const;

 private:
  const Taker* taker_;
  const ValueTable* values_;
  const FaceClasses* classes_;
  const std::vector<Axes>* axes_;
};

}  // namespace kasino
