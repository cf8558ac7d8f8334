// Every command and option, declared to CLI11. Private to this room.
#pragma once

#include <CLI/CLI.hpp>

#include "repl/command_line/options.hpp"

namespace kasino {

/// Declares the whole command line. Parsing then fills in `line`, which must outlive `app`; it
/// throws UsageError for values that CLI11 cannot check.
void declare_command_line(CLI::App& app, CommandLine& line);

/// The command that was typed; `app` itself if none was.
CLI::App& command_in_use(CLI::App& app);

}  // namespace kasino
