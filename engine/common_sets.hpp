// The sets that two diagrams have in common, without a small diagram of them, which may take too
// long to make.
#pragma once

#include <cstddef>
#include <optional>

#include "engine/axis_diagram.hpp"
#include "engine/diagram.hpp"

namespace kasino {

/// The vectors of both, in a diagram over classes with a node for each pair of nodes that some of
/// them lead to: nodes that stand for the same set are not made one. The axes of `one` stand in the
/// order of the classes, which are the levels of `other`. Nothing where it takes more than
/// `most_steps`, from a pair to the next, each some 30 nanoseconds.
std::optional<Diagram> common_sets(const AxisDiagram& one, const Diagram& other,
                                   std::size_t most_steps);

}  // namespace kasino
