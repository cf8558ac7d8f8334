// Writing lesson files: adding the position on the board as a step.
#pragma once

#include <map>
#include <string>

#include "engine/model/setup.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

/// What a lesson teaches.
struct TaughtRules {
  std::string variant;
  std::map<std::string, std::string> options{};  ///< that differ from their defaults
};

/// Adds a page with the text `say` and the position to the lesson file `path`, or writes a new file
/// with a lesson of that one page, which teaches `rules`. Answers whether the file is new. Throws
/// Error, and leaves the file as it was, if neither this function nor `kasino new --lesson` wrote
/// it, or it teaches another variant or cannot be written.
bool add_step(const std::string& path, const std::string& say, const Setup& position,
              const TaughtRules& rules, Budget& budget);

}  // namespace kasino
