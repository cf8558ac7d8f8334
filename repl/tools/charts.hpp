// The report of a simulation as a drawing for a rule book: SVG 1.1.
#pragma once

#include <string>

#include "engine/text.hpp"
#include "scripting/simulation.hpp"

namespace kasino {

/// Points by source with their intervals, and histograms; of two variants both.
std::string simulation_svg(const SimulationHead& head, const SimulationReport& report,
                           Language language);

}  // namespace kasino
