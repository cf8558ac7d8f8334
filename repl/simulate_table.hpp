// The report of a simulation as text: tables, histograms, and what they say in words.
#pragma once

#include <string>

#include "repl/look.hpp"
#include "scripting/simulation.hpp"

namespace kasino {

/// What was played, in a line or two; of one that was stopped, that it is incomplete.
std::string simulation_title(const SimulationHead& head, const SimulationReport& report,
                             Language language);

/// Means with their intervals, by seat, by place and of all. Ends with a newline.
std::string simulation_tables(const SimulationHead& head, const SimulationReport& report,
                              const Look& look);

/// Both variants and their difference, row by row.
std::string comparison_table(const SimulationHead& head, const SimulationReport& report,
                             const Look& look);

/// Points of a deal, choices, table and length, two beside each other.
std::string simulation_histograms(const SimulationHead& head, const SimulationReport& report,
                                  const Look& look);

/// Answers: who has an advantage, how long it takes, how often there is a sweep.
std::string simulation_words(const SimulationHead& head, const SimulationReport& report,
                             const Look& look);

/// Which numbers differ, and which are the same in every game.
std::string comparison_words(const SimulationHead& head, const SimulationReport& report,
                             const Look& look);

}  // namespace kasino
