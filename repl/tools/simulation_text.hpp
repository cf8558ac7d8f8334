// The report of a simulation: as text, with tables, histograms and sentences, and as a drawing.
#pragma once

#include <string>

#include "repl/text/style.hpp"
#include "scripting/simulate/simulation.hpp"

namespace kasino {

/// What was played, and whether it was stopped early: some lines.
std::string simulation_title(const SimulationHead& head, const SimulationReport& report,
                             Language language);

/// The whole report: what was played, then means with their intervals, histograms and sentences; or
/// of two variants, what differs.
std::string simulation_text(const SimulationHead& head, const SimulationReport& report,
                            const Style& style);

/// The report as an SVG drawing, for a rule book: wins and points by source with their 95%
/// intervals, then histograms; two variants side by side.
std::string simulation_svg(const SimulationHead& head, const SimulationReport& report,
                           Language language);

}  // namespace kasino
