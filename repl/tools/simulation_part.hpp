// Parts of a simulation: the sums of a share of its games, in a file, to be added up elsewhere.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/error.hpp"
#include "repl/options.hpp"
#include "scripting/simulation.hpp"

namespace kasino {

/// A file that is no part, or parts that do not belong together.
class PartError : public Error {
 public:
  using Error::Error;
};

struct SimulationPart {
  std::string version;  ///< of the program that played
  SimulationHead head;
  Shard shard;
  SimulationReport report;
};

/// The text of a part: one JSON object and a newline. The same part is the same text.
std::string write_part(const SimulationPart& part);

/// Throws PartError, without the name of the file.
SimulationPart read_part(const std::string& text);

/// All parts of a simulation added up. Throws Error for a file that cannot be read, and PartError,
/// which names the file, for one that is no part, does not belong to the first, or is there twice,
/// and for parts that are missing.
SimulationPart merge_parts(const std::vector<std::string>& files);

}  // namespace kasino
