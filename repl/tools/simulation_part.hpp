// Parts of a simulation: files with the sums of a share of its games, to be added up elsewhere.
#pragma once

#include <string>
#include <vector>

#include "engine/text/error.hpp"
#include "repl/command_line/options.hpp"
#include "scripting/simulate/simulation.hpp"

namespace kasino {

/// A file that is no part, or parts that do not belong together.
class PartError : public Error {
 public:
  using Error::Error;
};

struct SimulationPart {
  std::string version;  ///< of the program that wrote it
  SimulationHead head;
  Shard shard;
  SimulationReport report;
};

/// The text of a part: one JSON object and a newline. The same part is the same text.
std::string text_of(const SimulationPart& part);

/// Adds up all parts of a simulation. Throws Error for a file that cannot be read, and PartError
/// for one that is no part, belongs to another simulation, or is there twice, and for missing
/// parts.
SimulationPart merge_parts(const std::vector<std::string>& files);

}  // namespace kasino
