// The tools: subcommands that print a report, one file each.
//
// Tools throw what is said here, and what loading and playing variants throws.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "repl/console/options.hpp"
#include "repl/console/surroundings.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

struct CheckRequest;
class Game;
class Session;

using Folders = std::vector<std::filesystem::path>;
using SetOptions = std::map<std::string, std::string>;

/// `kasino check`: reports what was played, what failed, and how to see it again. Writes the record
/// of each failed game into the current folder.
ExitStatus run_check(const CheckRequest& request, Budget& budget, const Console& console);
/// The same for one recorded game.
ExitStatus run_check_of(const Game& game, const CheckRequest& request, Budget& budget,
                        const Console& console);

/// `kasino diff`: reports what two variants differ in, as written and as played. Answers Done if
/// nothing differs, else Failed. The options of `a` are for both. Ctrl-C, if it is caught, ends the
/// play, and what is known is reported.
ExitStatus run_diff(const DiffOptions& options, const VariantRequest& a, std::uint64_t seed,
                    Budget& budget, const Console& console);

/// The requests for two variants to compare: `a`, and `b` with the folders and players of `a`. Each
/// gets its own options and those of `a` that it knows; an option that neither knows stays in, to
/// be refused when the variants are loaded.
std::pair<VariantRequest, VariantRequest> requests_to_compare(const VariantRequest& a,
                                                              const std::string& b,
                                                              const SetOptions& set_a,
                                                              const SetOptions& set_b,
                                                              Budget& budget);

/// `kasino new`: writes a first script and its scenarios, or a lesson, into the current folder, and
/// says what to type next. They are made from variants/templates. Throws Error for a name that
/// is invalid or taken.
void write_new_script(const NewOptions& options, const Folders& directories, Budget& budget,
                      const Console& console);

/// `kasino perft`: counts move sequences from the position of `session`, on all cores. Throws
/// Error for --divide at depth 0.
void run_perft(const PerftOptions& options, const Session& session, const Folders& directories,
               const Limits& limits, const Console& console);

/// `kasino simulate`: plays many games between computer players, and reports (as text, JSON or CSV,
/// and as a drawing) or writes a part. If two variants are compared, the options of `variant` are
/// for both. Ctrl-C, if it is caught, ends the play early: the report covers the games played, and
/// no part is written. Throws Error before it plays if a file cannot be written.
ExitStatus run_simulate(const SimulateOptions& options, const VariantRequest& variant,
                        std::uint64_t seed, const Limits& limits, const Console& console);
/// `kasino merge`: adds up parts, and reports. Throws what merge_parts() does.
ExitStatus run_merge(const MergeOptions& options, const Console& console);

/// The options and folders for running scenarios.
struct TestSettings {
  SetOptions set;  ///< options of the variants, unless a scenario sets them
  /// The folders in which to look for the variants of a scenario file in `folder`.
  std::function<Folders(const std::filesystem::path& folder)> found_in;
};

/// `kasino test`: runs the scenarios and lessons of the files, and of those in folders, under each
/// of their variants, and closes with `N passed, N failed`. A file or script that does not load
/// counts as failed. Throws Error for a missing file or a folder without scenarios, and OptionError
/// for a wrong option in TestSettings::set.
ExitStatus run_tests(const TestOptions& options, const TestSettings& settings, Budget& budget,
                     const Console& console);

}  // namespace kasino
