// What is wrong with a command line, in our words. Private to this room.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/text/error.hpp"
#include "repl/command_line/command_app.hpp"

namespace kasino {

/// `words` with `play` in front if they name no command. Throws Error for a word that is none.
std::vector<std::string> with_command(std::vector<std::string> words, const CommandLineApp& all);

/// What CLI11 found wrong with `words`, which it has read into `all`.
Text problem_of(const CLI::ParseError& error, const std::vector<std::string>& words,
                const CommandLineApp& all);

/// A problem of the command in use, with where, and where there is help.
Error usage_error(const Text& problem, const CommandLineApp& all);

}  // namespace kasino
