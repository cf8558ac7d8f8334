// Options that several commands have, declared to CLI11. Private to this room.
//
// Each function adds its options to `app`, whose parsing reads them into the variable given, which
// must outlive it. Where no default is said in the help text, the variable's value is the default.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/text/utf8.hpp"
#include "repl/command_line/options.hpp"

namespace kasino {

/// The heading, in help, of the options that every command takes.
inline constexpr const char* shared_group = "Shared options";

using Settings = std::map<std::string, std::string>;

/// Accepts the values that `reads` can read.
template <typename Reads>
CLI::Validator expecting(const std::string& what, Reads reads) {
  return CLI::Validator(
      [=](const std::string& text) {
        return reads(text) ? std::string() : "expected " + what + ", not " + quoted(text);
      },
      std::string());
}

/// Accepts whole numbers from `least` to `most`, which help shows.
CLI::Validator whole_number_from(long long least, long long most);

/// Those that every command takes.
void add_shared(CLI::App& app, SharedOptions& shared);

/// The positional VARIANT.
void add_variant(CLI::App& app, std::string& variant);

/// An option NAME=VALUE that may be repeated.
CLI::Option* add_settings(CLI::App& app, const std::string& flag, Settings& settings,
                          const std::string& help);

/// --jobs, one for each core by default.
void add_jobs(CLI::App& app, int& jobs);

/// --deals.
void add_deals(CLI::App& app, int& deals, const std::string& help);

/// How a simulation is told: --json, --csv, --svg.
void add_report(CLI::App& app, ReportOptions& report);

/// --playouts; `otherwise` ends the help text, with what counts without it.
CLI::Option* add_playouts(CLI::App& app, std::optional<int>& playouts,
                          const std::string& otherwise);

/// Whose progress is kept, and how lessons are shown: --learner, --class.
void add_learner(CLI::App& app, PlayOptions& options);

/// --seats, with people or without.
void add_seats(CLI::App& app, std::vector<std::optional<Bot>>& seats);
void add_seats(CLI::App& app, std::vector<Bot>& seats);

}  // namespace kasino
