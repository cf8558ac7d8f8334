// The command line as it is typed, read into options.
#pragma once

#include <string>
#include <variant>

#include "repl/command_line/options.hpp"

namespace kasino {

/// "kasino 0.1.0"
extern const char* const version;

/// The options, or a text to print and be done (help, version). Without a command it is `play`.
/// Throws UsageError.
std::variant<CommandLine, std::string> parse_command_line(int argc, const char* const* argv);

}  // namespace kasino
