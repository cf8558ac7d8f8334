// `kasino test`: runs scenario files and transcripts, tells how each scenario and each transcript
// went, and counts.
#pragma once

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/rules.hpp"
#include "repl/hook_watch.hpp"
#include "repl/look.hpp"
#include "repl/program.hpp"
#include "repl/scenario_run.hpp"
#include "scripting/budget.hpp"
#include "scripting/scenario.hpp"

namespace kasino {

/// The files that `names` mean, in their order: files, and of a folder every *.test.lua and
/// *.transcript in it and below, sorted. Throws Error for what is neither, and for a folder without
/// any.
std::vector<std::filesystem::path> scenario_files(const std::vector<std::string>& names);

/// What scenarios run under.
struct TestSettings {
  /// Options of the variants, where a scenario does not say otherwise.
  std::map<std::string, std::string> set;
  /// Where to look for variants, for a file in `folder`.
  std::function<std::vector<std::filesystem::path>(const std::filesystem::path& folder)> found_in;
  /// Whether to note which functions are called, for print_coverage(). It takes time.
  bool coverage = false;
  /// Whether transcripts are written anew with what is answered now.
  bool update = false;
};

class TestRun {
 public:
  /// What is given outlives the run. Results go to `out`, what does not load to `err`.
  TestRun(TestSettings settings, Budget& budget, const Look& look, std::ostream& out,
          std::ostream& err);

  /// Runs every scenario of a file under each of its variants, or plays a transcript again. A file
  /// or script that does not load is told and counts as failed. Throws OptionError for what is
  /// wrong with TestSettings::set.
  void run_file(const std::filesystem::path& file);

  /// For each file run so far the clauses of the script it tests that no scenario touched, and the
  /// functions that none called, a line each.
  void print_coverage();

  /// Prints the closing line, `N passed, N failed`.
  ExitStatus finish();

 private:
  using Options = std::map<std::string, std::string>;

  /// One file at work.
  struct File {
    std::filesystem::path path;
    std::vector<std::filesystem::path> directories;
    /// The variants loaded for it, those whose rules depend on it for so many players.
    std::map<std::tuple<std::string, Options, std::optional<int>>, std::unique_ptr<Rules>> rules =
        {};
  };

  void run_transcript(const std::filesystem::path& path);
  void run_scenario_under(const Said<std::string>& variant, const Scenario& scenario, File& file);
  const Rules& rules_for(const Said<std::string>& variant, const Scenario& scenario, File& file);
  const Rules& loaded(const Said<std::string>& variant, const Scenario& scenario,
                      std::optional<int> players, File& file);
  std::unique_ptr<Rules> load(const Said<std::string>& variant, const Scenario& scenario,
                              std::optional<int> players, const File& file);
  bool is_in_order(const Said<std::string>& variant, const Scenario& scenario, const File& file);
  void print_result(const std::string& title, const std::vector<Mismatch>& mismatches,
                    const File& file);
  void print_load_error(const Error& error);
  void print_clauses(const std::string& name, const std::vector<std::string>& clauses);
  void print_functions(const std::string& name, const std::vector<HookPlace>& functions);

  TestSettings settings_;
  Budget& budget_;
  const Look& look_;
  std::ostream& out_;
  std::ostream& err_;
  int passed_ = 0;
  int failed_ = 0;
  bool something_did_not_load_ = false;
  std::set<std::string> told_;     ///< load errors: each is told once
  std::set<std::string> touched_;  ///< clauses
  HookWatch watch_;
  std::vector<std::pair<std::string, std::vector<std::filesystem::path>>> tested_;
};

}  // namespace kasino
