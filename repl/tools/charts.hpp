// The report of a simulation as an SVG drawing, for a rule book.
#pragma once

#include <string>

#include "engine/text/text.hpp"
#include "scripting/simulate/simulation.hpp"

namespace kasino {

/// Wins and points by source with their 95% intervals, then histograms; two variants side by side.
std::string simulation_svg(const SimulationHead& head, const SimulationReport& report,
                           Language language);

}  // namespace kasino
