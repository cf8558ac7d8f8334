// Lesson files written by the program: the position on a board, as one more step.
#pragma once

#include <string>

#include "engine/model/setup.hpp"

namespace kasino {

/// Appends a page that says `say` of the position to the lesson file `path`, or writes the file
/// with a lesson of that one page, which teaches `variant` (empty: what the file's name says).
/// Answers whether it is new. Throws Error where the file is none that this function has written or
/// `kasino new --lesson` has, or cannot be written.
bool add_step(const std::string& path, const std::string& say, const Setup& position,
              const std::string& variant);

}  // namespace kasino
