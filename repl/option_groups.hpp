// The options that several commands share, and the commands declared beside options.cpp. Private to
// the parsing of the command line.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "repl/command_tree.hpp"
#include "repl/options.hpp"

namespace kasino {

/// The command line as CLI11 reads it, before it is checked.
struct Raw {
  CommandLine options;
  std::string dealer;
  std::string shard;
  std::vector<std::string> set;
  std::vector<std::string> set_a;
  std::vector<std::string> set_b;
  std::vector<std::string> variants_dirs;
  std::string language;
  std::string colour = "auto";
};

/// The heading in help of options that a command takes because all commands do, though they change
/// nothing there: none, they are not shown.
inline constexpr const char* unseen = "";
inline constexpr const char* seen = "Options";

void add_variant(CLI::App& app, Raw& raw);
void add_set(CLI::App& app, Raw& raw, const char* group = seen);
/// Where variants lie, and what their scripts may use.
void add_script_options(CLI::App& app, Raw& raw, const char* group = seen);
void add_looks(CLI::App& app, Raw& raw, const char* group = seen);
void add_players(CLI::App& app, Raw& raw, const char* group = seen);
/// What beside the players decides the first deal.
void add_deal_options(CLI::App& app, Raw& raw, const char* group = seen);

/// Everything that all commands take, for one that needs none of it.
void add_unused(CLI::App& app, Raw& raw);

/// What decides a deal, in a command that takes it because all do.
void add_unused_deal(CLI::App& app, Raw& raw);
/// Options of the first of two variants alone, and of the other.
void add_own_sets(CLI::App& app, Raw& raw, const std::string& first, const std::string& other);

/// Sets how help describes options, in `app` and in the subcommands that are added from then on.
void format_help(CLI::App& app);

CLI::App* add_subcommand(CLI::App& app, const char* name, const char* summary, const char* footer);

/// What the table of commands says of `app`.
CommandEntry entry_of(const CLI::App& app);

/// The commands for authors of scripts.
CLI::App* add_new(CLI::App& app, Raw& raw);
CLI::App* add_check(CLI::App& app, Raw& raw);
CLI::App* add_diff(CLI::App& app, Raw& raw);
CLI::App* add_test(CLI::App& app, Raw& raw);

/// The commands that tell about the program itself.
CLI::App* add_completion(CLI::App& app, Raw& raw);
CLI::App* add_man(CLI::App& app, Raw& raw);

/// The commands that count.
CLI::App* add_simulate(CLI::App& app, Raw& raw);
CLI::App* add_merge(CLI::App& app, Raw& raw);
CLI::App* add_perft(CLI::App& app, Raw& raw);

}  // namespace kasino
