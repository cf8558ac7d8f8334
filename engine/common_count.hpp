// How many sets two diagrams have in common, without a diagram of these, which may be large.
#pragma once

#include <cstddef>
#include <optional>

#include "engine/axis_diagram.hpp"
#include "engine/capture.hpp"
#include "engine/diagram.hpp"

namespace kasino {

/// The sets of cards that have a vector of both, when there are `available` cards of each class.
/// The axes of `one` stand in the order of the classes, which are the levels of `other`. Looks at
/// each pair of nodes that some cards lead to, and each step from there; nothing where that takes
/// more than `most_steps`, each some 20 nanoseconds.
std::optional<Count> count_common(const AxisDiagram& one, const Diagram& other,
                                  const Counts& available, std::size_t most_steps);

}  // namespace kasino
