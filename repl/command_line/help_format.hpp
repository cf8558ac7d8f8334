// How help is laid out, and its own words in both languages. Private to this room.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/text/text.hpp"

namespace kasino {

/// The heading, in help, of the options that every command takes.
inline constexpr const char* shared_group = "Shared options";

/// The column where descriptions begin, as CLI11 has it.
inline constexpr int described_column = 30;

/// What stands for a value (FILE, OPTION=VALUE), as the language calls it.
std::string placeholder(std::string_view english, Language language);

/// Adds the shared options to the help of every command, and names the options that one needs or
/// excludes in alphabetical order (CLI11 keeps them in the order of their addresses).
class HelpFormat : public CLI::Formatter {
 public:
  explicit HelpFormat(Language language);

  std::string make_footer(const CLI::App* app) const override;
  std::string make_group(std::string group, bool is_positional,
                         std::vector<const CLI::Option*> options) const override;
  std::string make_subcommand(const CLI::App* command) const override;
  std::string make_option(const CLI::Option* option, bool is_positional) const override;
  std::string make_option_name(const CLI::Option* option, bool is_positional) const override;
  std::string make_option_opts(const CLI::Option* option) const override;

 private:
  Language language_;
};

}  // namespace kasino
