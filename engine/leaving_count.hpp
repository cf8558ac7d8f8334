// How many captures leave no group, counted without a diagram of them.
#pragma once

#include <optional>
#include <vector>

#include "engine/axes.hpp"
#include "engine/capture.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/taker_diagrams.hpp"

namespace kasino {

/// How many sets of cards of `table` a taker can take that leave no group, at a value that is
/// wanted. `axes` are by serving. Nothing where that is not told by what is taken and left at each
/// value by itself, as where one set may be taken at two; or where diagrams take too many nodes.
/// Linear in the pairs of their nodes.
std::optional<Count> count_leaving(const Taker& taker, const FaceClasses& classes,
                                   const std::vector<Axes>& axes, const TakerDiagrams& diagrams,
                                   const Counts& table, const Wanted& wanted);

}  // namespace kasino
