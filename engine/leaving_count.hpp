// How many captures leave no group, counted without a diagram of them.
#pragma once

#include <optional>

#include "engine/axis_diagram.hpp"
#include "engine/capture.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/taker_diagrams.hpp"

namespace kasino {

/// How many sets of cards of `table` a taker can take that leave no group, at a value that is
/// wanted. Nothing where that is not told by what is taken and left at each value by itself, as
/// where one set may be taken at more than two; or where diagrams take too many nodes. Linear in
/// the pairs of their nodes.
std::optional<Count> count_leaving(const Taker& taker, const FaceClasses& classes,
                                   const TakerDiagrams& diagrams, const Counts& table,
                                   const Wanted& wanted);

/// The sets that leave no group at either value of a taker of two, no cards at all perhaps among
/// them. Nothing where these are very many; or as count_leaving().
std::optional<AxisDiagram> leaving_at_both(const Taker& taker, const FaceClasses& classes,
                                           const TakerDiagrams& diagrams, const Counts& table);

}  // namespace kasino
