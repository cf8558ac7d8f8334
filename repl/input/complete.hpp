// Completion of what is typed in a session.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kasino {

class Session;

/// What can complete the end of a line.
struct Completion {
  std::size_t begin = 0;           ///< where the completed part begins, in bytes
  std::vector<std::string> words;  ///< what can stand there, sorted, none twice
};

/// Completes the last word of `line`, which is empty after a space: to a command or a legal move
/// or, after a command, to what its help says it takes (cards, moves, options, files, argument
/// keys). File names may contain spaces; folders end in a slash.
Completion complete(const Session& session, std::string_view line);

/// The longest text that all of `words` begin with, in whole characters; empty for no words.
std::string common_prefix(const std::vector<std::string>& words);

}  // namespace kasino
