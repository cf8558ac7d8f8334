// `kasino test`: runs scenario files, prints the result of each scenario, and counts.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "repl/command_line/options.hpp"
#include "repl/command_line/surroundings.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

/// What scenarios run under.
struct TestSettings {
  /// Options of the variants, unless a scenario sets them.
  std::map<std::string, std::string> set;
  /// The folders in which to look for variants, for a scenario file in `folder`.
  std::function<std::vector<std::filesystem::path>(const std::filesystem::path& folder)> found_in;
};

/// Runs every scenario of the files, and of the *.test.lua in folders, under each of its variants,
/// and closes with `N passed, N failed`. A file or script that does not load counts as failed.
/// Throws Error for a missing file or a folder without scenarios, and OptionError for a wrong
/// option in TestSettings::set.
ExitStatus run_tests(const TestOptions& options, const TestSettings& settings, Budget& budget,
                     const Console& console);

}  // namespace kasino
