// Completion: what the word at the end of a line could become.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "repl/session.hpp"

namespace kasino {

/// Every word that the last word of `line` (empty after a space) can be completed to, sorted:
/// commands, legal moves, names of arguments.
std::vector<std::string> completions(const Session& session, std::string_view line);

/// The longest text that all of `words` begin with; empty for no words.
std::string common_prefix(const std::vector<std::string>& words);

}  // namespace kasino
