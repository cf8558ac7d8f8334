// Completion for shells: what the last of the words typed could become.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "repl/command_line/options.hpp"

namespace kasino {

/// The commands, options or values that begin like the last word, sorted. Files and numbers are not
/// listed.
///
///   {"play", "--lang", "s"}  ->  {"sv"}
///   {"sim"}                  ->  {"simulate"}
///
/// `variants` lists the names of variants or, for `after_plus`, of what can stand behind a +.
std::vector<std::string> completions(
    const CompleteOptions& typed,
    const std::function<std::vector<std::string>(bool after_plus)>& variants);

}  // namespace kasino
