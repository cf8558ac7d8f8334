// The command line as it is typed: read into options, or completed for a shell.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "repl/console/options.hpp"

namespace kasino {

/// The language that the arguments ask for, which is to be known before they are read; nothing if
/// they ask for none.
std::optional<Language> language_typed(int argc, const char* const* argv);

/// The options, or a text to print and be done (help in `language`, version, manual). Without a
/// command it is `play`.
/// Throws Error.
std::variant<CommandLine, std::string> parse_command_line(int argc, const char* const* argv,
                                                          Language language);

/// The manual page, for man: what stands around commands and options is taken from `frame`, whose
/// lines `.\" options` and `.\" commands` are replaced.
std::string manual_page(const std::string& frame);

/// A help text with its descriptions wrapped in their column, for a screen of that width; below
/// what they describe on a narrow one.
std::string help_in_columns(const std::string& help, int width);

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
