// The report of a simulation as text: tables, histograms, and sentences.
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

/// Sentences on who has an advantage, how long a match takes, how often there is a sweep.
std::string simulation_words(const SimulationHead& head, const SimulationReport& report,
                             const Style& style);

/// Sentences on which numbers differ, and which are the same in every game.
std::string comparison_words(const SimulationHead& head, const SimulationReport& report,
                             const Style& style);

}  // namespace kasino
