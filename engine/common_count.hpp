// How many sets two diagrams have in common, without a diagram of these, which may be large.
#pragma once

#include "engine/axis_diagram.hpp"
#include "engine/capture.hpp"
#include "engine/diagram.hpp"

namespace kasino {

/// The sets of cards that have a vector of both, when there are `available` cards of each class.
/// The axes of `one` stand in the order of the classes, which are the levels of `other`. Looks at
/// each pair of nodes that some cards lead to.
Count count_common(const AxisDiagram& one, const Diagram& other, const Counts& available);

}  // namespace kasino
