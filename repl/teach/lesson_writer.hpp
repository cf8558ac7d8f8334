// Lesson files written by the program: the position on a board, as one more step.
#pragma once

#include <map>
#include <string>

#include "engine/model/setup.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

/// What a lesson teaches.
struct TaughtRules {
  std::string variant;
  std::map<std::string, std::string> options{};  ///< that are not as by default
};

/// Appends a page that says `say` of the position to the lesson file `path`, or writes the file
/// with a lesson of that one page, which teaches `rules`. Answers whether it is new. Throws Error
/// where the file is none that this function has written or `kasino new --lesson` has, teaches
/// another variant, or cannot be written; then it is as it was.
bool add_step(const std::string& path, const std::string& say, const Setup& position,
              const TaughtRules& rules, Budget& budget);

}  // namespace kasino
