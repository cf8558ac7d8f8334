// Completion: what the end of a line could become.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "repl/session.hpp"

namespace kasino {

/// What the end of a line can become.
struct Completion {
  std::size_t begin = 0;           ///< where in the line that end begins
  std::vector<std::string> words;  ///< what can stand there, sorted, none twice
};

/// What the last word of `line` (empty after a space) can be completed to: a command or a legal
/// move, and behind a command what its table entry says it takes: cards, moves, options, files,
/// names of arguments. Names of files may hold spaces; those of folders end in a slash.
Completion complete(const Session& session, std::string_view line);

/// The longest text that all of `words` begin with, in whole characters; empty for no words.
std::string common_prefix(const std::vector<std::string>& words);

}  // namespace kasino
