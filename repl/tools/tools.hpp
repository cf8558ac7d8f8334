// The tools: subcommands that print a report, one file each.
//
// What a tool throws, besides what is said here, comes from loading and playing variants.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "repl/command_line/options.hpp"
#include "repl/command_line/surroundings.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

struct CheckRequest;
class Game;
class Session;

using Folders = std::vector<std::filesystem::path>;
using SetOptions = std::map<std::string, std::string>;

/// `kasino check`: tells what was played, what broke, and how to see it again. The record of each
/// game that breaks is written into the current folder.
ExitStatus run_check(const CheckRequest& request, Budget& budget, const Console& console);
/// The same for one recorded game.
ExitStatus run_check_of(const Game& game, const CheckRequest& request, Budget& budget,
                        const Console& console);

/// `kasino diff`: tells what two variants differ in, as they are written and as they are played:
/// Done if nothing differs, else Failed. The options of `a` are for both. Ctrl-C, where it is
/// caught, ends the play with what is known.
ExitStatus run_diff(const DiffOptions& options, const VariantRequest& a, std::uint64_t seed,
                    Budget& budget, const Console& console);

/// Two variants to compare: `a`, and `b` looked for and played as that is. Each has its own options
/// and those of `a` that it knows; what neither knows is left to be refused.
std::pair<VariantRequest, VariantRequest> requests_to_compare(const VariantRequest& a,
                                                              const std::string& b,
                                                              const SetOptions& set_a,
                                                              const SetOptions& set_b,
                                                              Budget& budget);

/// `kasino new`: writes a first script of one's own and its scenarios into the current folder, and
/// says what to type next. Both are templates in variants/templates with the name put in. Throws
/// UsageError for a name that is invalid or taken.
void write_new_script(const NewOptions& options, const Folders& directories, Budget& budget,
                      const Console& console);

/// `kasino perft`: counts move sequences from the position of `session`, on all cores. Throws
/// UsageError for --divide at depth 0.
void run_perft(const PerftOptions& options, const Session& session, const Folders& directories,
               const Limits& limits, const Console& console);

/// `kasino simulate`: plays many games between computer players, and reports (as text, as JSON or
/// CSV, and as a drawing) or writes a part. Where two variants are compared, the options of
/// `variant` are for both. Ctrl-C, where it is caught, ends the play early: a report then covers
/// the games played, a part is not written. Throws, before it plays, Error for files that cannot be
/// written.
ExitStatus run_simulate(const SimulateOptions& options, const VariantRequest& variant,
                        std::uint64_t seed, const Limits& limits, const Console& console);
/// `kasino merge`: adds up parts, and reports. Throws what merge_parts() does.
ExitStatus run_merge(const MergeOptions& options, const Console& console);

/// What scenarios run under.
struct TestSettings {
  SetOptions set;  ///< options of the variants, unless a scenario sets them
  /// The folders in which to look for variants, for a scenario file in `folder`.
  std::function<Folders(const std::filesystem::path& folder)> found_in;
};

/// `kasino test`: runs every scenario of the files, and of the *.test.lua in folders, under each of
/// its variants, and closes with `N passed, N failed`. A file or script that does not load counts
/// as failed. Throws Error for a missing file or a folder without scenarios, and OptionError for a
/// wrong option in TestSettings::set.
ExitStatus run_tests(const TestOptions& options, const TestSettings& settings, Budget& budget,
                     const Console& console);

}  // namespace kasino
