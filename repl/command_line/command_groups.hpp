// The commands, by what they are for, and how one is declared. Private to this room.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "repl/command_line/command_app.hpp"

namespace kasino {

void add_commands_to_play(CommandLineApp& all);
void add_commands_to_learn(CommandLineApp& all);
void add_commands_for_authors(CommandLineApp& all);
void add_commands_to_measure(CommandLineApp& all);

/// What stands at the end of help: how something is used, and examples, as typed behind `kasino`.
std::string help_footer(const Text& use, const std::vector<std::string>& examples,
                        Language language);

/// What help says of a command.
struct CommandHelp {
  Text summary;
  Text use{};  ///< a paragraph a line; may be empty
  std::vector<std::string> examples;
};

/// Declares a command with its options, which become those of the line when it is the one typed,
/// once `finish` has settled them: then the shared ones are known too.
template <typename Options>
std::pair<Declarations, Options&> add_command(
    CommandLineApp& all, const char* name, const CommandHelp& help,
    const std::function<void(Options&)>& finish = [](Options&) {}) {
  CLI::App* command = all.app.add_subcommand(name, help.summary.in(all.language));
  const auto options = std::make_shared<Options>();
  command->footer(help_footer(help.use, help.examples, all.language));
  command->callback([&line = all.line, options, finish] {
    finish(*options);
    line.command = *options;
  });
  return {Declarations(*command, all.listed, all.language), *options};
}

/// What names a variant.
inline Text a_variant() {
  return {"a shipped name, a .lua file, or base+modifier+modifier",
          "ett namn som följer med, en .lua-fil eller bas+tillägg+tillägg"};
}

}  // namespace kasino
