// The report of a simulation for programs: JSON and CSV. Means are not scaled: a proportion lies
// between 0 and 1.
#pragma once

#include <string>

#include "scripting/simulation.hpp"

namespace kasino {

/// One object: what was played, every number, and the histograms. Ends with a newline.
std::string simulation_json(const SimulationHead& head, const SimulationReport& report);

/// One line for each number, after RFC 4180: statistic, seat (or place), mean, low, high, count; to
/// compare, after the seat, the variant: A, B, or B-A for the difference, whose count is games.
std::string simulation_csv(const SimulationHead& head, const SimulationReport& report);

}  // namespace kasino
