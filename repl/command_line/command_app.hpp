// Every command and option, declared to CLI11. Private to this room.
#pragma once

#include <vector>

#include <CLI/CLI.hpp>

#include "repl/command_line/option_kinds.hpp"
#include "repl/console/options.hpp"

namespace kasino {

/// The whole command line, declared, with help in `language`. Parsing by `app` fills in `line`; it
/// throws Error for values that cannot be read.
struct CommandLineApp {
  explicit CommandLineApp(Language language);
  CommandLineApp(const CommandLineApp&) = delete;
  CommandLineApp& operator=(const CommandLineApp&) = delete;

  /// Every command, in the order of help.
  std::vector<const CLI::App*> commands() const;
  /// The command that was typed; `app` itself if none was.
  const CLI::App& command_in_use() const;

  Language language;
  CommandLine line;
  CLI::App app;
  ListedValues listed;  ///< of the options whose values can be listed
};

}  // namespace kasino
