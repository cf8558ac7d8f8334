#include "repl/test_run.hpp"

#include <algorithm>
#include <ostream>

#include "engine/record.hpp"
#include "repl/report.hpp"
#include "repl/transcript_file.hpp"
#include "repl/transcript_run.hpp"
#include "repl/words.hpp"
#include "scripting/variant.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_below(const fs::path& folder) {
  const auto is_test = [](const fs::path& path) {
    const std::string name = path.filename().string();
    return name.ends_with(".test.lua") || name.ends_with(".transcript");
  };
  std::vector<fs::path> files;
  std::error_code failure;
  for (auto at = fs::recursive_directory_iterator(folder, failure);
       !failure && at != fs::recursive_directory_iterator(); at.increment(failure))
    if (at->is_regular_file(failure) && is_test(at->path())) files.push_back(at->path());
  if (failure) throw Error(folder.string() + ": " + failure.message());
  if (files.empty())
    throw Error(folder.string() + ": there is no *.test.lua and no *.transcript in it");
  std::sort(files.begin(), files.end());
  return files;
}

/// What cannot be read is none; as a scenario file it will say why.
bool holds_transcript(const fs::path& path) {
  try {
    return is_transcript(read_file(path.string()));
  } catch (const Error&) {
    return false;
  }
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

/// "name (variant option=value)", the brackets where it is not simply the variant of the file.
std::string title_of(const Scenario& scenario, const std::string& variant, const fs::path& file) {
  std::string under;
  if (scenario.variants.size() > 1 || variant != tested_name(file)) under = variant;
  for (const auto& [option, value] : scenario.options.what)
    under += (under.empty() ? "" : " ") + option + '=' + value;
  const std::string name = printable(scenario.name.what);
  return under.empty() ? name : name + " (" + printable(under) + ')';
}

/// What stands behind the last + of a composition.
std::string last_part(const std::string& variant) {
  return variant.substr(variant.find_last_of('+') + 1);
}

/// The scripts that a file tests: the one that it is named after, or those that it names itself.
std::vector<std::string> tested_in(const fs::path& file, const std::vector<Scenario>& scenarios) {
  const std::string own = tested_name(file);
  std::vector<std::string> named;
  for (const Scenario& scenario : scenarios)
    for (const Said<std::string>& variant : scenario.variants) {
      const std::string name = last_part(variant.what);
      if (variant.key.empty() || fs::path(name).stem() == own) return {own};
      if (std::find(named.begin(), named.end(), name) == named.end()) named.push_back(name);
    }
  return named;
}

}  // namespace

std::vector<fs::path> scenario_files(const std::vector<std::string>& names) {
  std::vector<fs::path> files;
  for (const std::string& name : names) {
    std::error_code ignored;
    if (fs::is_directory(name, ignored)) {
      for (fs::path& file : files_below(name)) files.push_back(std::move(file));
    } else if (fs::exists(name, ignored)) {
      files.emplace_back(name);
    } else {
      throw Error(name + ": there is no such file or folder");
    }
  }
  return files;
}

TestRun::TestRun(TestSettings settings, Budget& budget, const Look& look, std::ostream& out,
                 std::ostream& err)
    : settings_(std::move(settings)), budget_(budget), look_(look), out_(out), err_(err) {}

void TestRun::run_file(const fs::path& path) {
  if (holds_transcript(path)) return run_transcript(path);
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  File file{path, settings_.found_in(folder)};
  out_ << path.string() << '\n';
  std::vector<Scenario> scenarios;
  try {
    scenarios = read_scenarios(path, budget_);
  } catch (const Error& error) {
    ++failed_;
    print_load_error(error);
    return;
  }
  for (std::string& name : tested_in(path, scenarios))
    tested_.emplace_back(std::move(name), file.directories);
  for (const Scenario& scenario : scenarios)
    for (const Said<std::string>& variant : scenario.variants)
      run_scenario_under(variant, scenario, file);
}

void TestRun::run_transcript(const fs::path& path) {
  const RulesLoader loader = [&](const RulesName& name) {
    RulesName wanted = name;
    wanted.options.insert(settings_.set.begin(), settings_.set.end());
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    return load_variant(
        {wanted.variant, settings_.found_in(folder), wanted.options, wanted.players}, budget_);
  };
  out_ << path.string() << '\n';
  TranscriptResult result;
  try {
    result = play_again(path, loader, budget_, look_);
  } catch (const ScriptError& error) {
    ++failed_;
    return print_load_error(error);
  } catch (const RecordError& error) {
    ++failed_;
    return print_load_error(error);  // which names its place
  } catch (const Error& error) {
    ++failed_;
    return print_load_error(Error(path.string() + ": " + error.what()));
  }
  if (result.warning)
    err_ << "kasino: " << path.string() << ": warning: " << *result.warning << '\n';
  const bool writes = settings_.update && !result.differences.empty();
  if (writes) save_atomically(path.string(), result.now);
  const bool passes = writes || result.differences.empty();
  ++(passes ? passed_ : failed_);
  const Phrase how = writes   ? Phrase{"updated", "ändrat "}
                     : passes ? Phrase{"passed", "godkänt"}
                              : Phrase{"FAILED", "FEL    "};
  const std::string word = say(look_.language, how);
  out_ << "  " << (passes ? dim(word, look_) : bold(word, look_)) << "  "
       << (result.typed == 1
               ? say(look_.language, {"1 line typed\n", "1 skriven rad\n"})
               : say(look_.language, {"{0} lines typed\n", "{0} skrivna rader\n"}, result.typed));
  if (!passes) out_ << result.differences;
}

void TestRun::run_scenario_under(const Said<std::string>& variant, const Scenario& scenario,
                                 File& file) {
  ScenarioResult result;
  try {
    result = run_scenario(scenario, rules_for(variant, scenario, file), budget_, look_.language);
  } catch (const ScriptError& error) {
    result.mismatches = {{variant.line, {}, {}, error.what()}};
    print_load_error(error);
  }
  ++(result.mismatches.empty() ? passed_ : failed_);
  touched_.merge(result.touched);
  print_result(title_of(scenario, variant.what, file.path), result.mismatches, file);
  if (result.script_failed) file.rules.clear();
}

// Variants.

/// The rules for as many players as the scenario has. Where so many cannot play, any will say so.
const Rules& TestRun::rules_for(const Said<std::string>& variant, const Scenario& scenario,
                                File& file) {
  const Rules& rules = loaded(variant, scenario, std::nullopt, file);
  const RuleData& data = rules.data();
  const int players = players_of(scenario, data);
  const bool can_play = data.min_players <= players && players <= data.max_players;
  if (!data.only_for || *data.only_for == players || !can_play) return rules;
  return loaded(variant, scenario, players, file);
}

const Rules& TestRun::loaded(const Said<std::string>& variant, const Scenario& scenario,
                             std::optional<int> players, File& file) {
  std::unique_ptr<Rules>& rules = file.rules[{variant.what, scenario.options.what, players}];
  if (rules == nullptr) {
    rules = load(variant, scenario, players, file);
    if (settings_.coverage) observe_hooks(*rules, &watch_);
  }
  return *rules;
}

/// What a file names and there is none of is an error in the file, at its place.
std::unique_ptr<Rules> TestRun::load(const Said<std::string>& variant, const Scenario& scenario,
                                     std::optional<int> players, const File& file) {
  Options options = scenario.options.what;
  options.insert(settings_.set.begin(), settings_.set.end());
  try {
    return load_variant({variant.what, file.directories, options, players}, budget_);
  } catch (const UnknownVariant& error) {
    const char* advice =
        variant.key.empty() ? "; say what it runs under, as in variant = \"base+modifier\"" : "";
    throw scenario_error(file.path, variant.line, variant.key, error.what() + std::string(advice));
  } catch (const OptionError& error) {
    if (is_in_order(variant, scenario, file)) throw;
    throw scenario_error(file.path, scenario.options.line, scenario.options.key, error.what());
  }
}

/// Whether the scenario's own options are fine, so that those set from outside are to blame.
bool TestRun::is_in_order(const Said<std::string>& variant, const Scenario& scenario,
                          const File& file) {
  try {
    load_variant({variant.what, file.directories, scenario.options.what}, budget_);
    return true;
  } catch (const OptionError&) {
    return false;
  }
}

// Telling.

void TestRun::print_result(const std::string& title, const std::vector<Mismatch>& mismatches,
                           const File& file) {
  if (mismatches.empty()) {
    out_ << "  " << dim(say(look_.language, {"passed", "godkänt"}), look_) << "  " << title << '\n';
    return;
  }
  out_ << "  " << bold(say(look_.language, {"FAILED", "FEL    "}), look_) << "  " << title << '\n';
  for (const Mismatch& mismatch : mismatches) out_ << to_lines(mismatch, file.path.string(), look_);
}

void TestRun::print_load_error(const Error& error) {
  something_did_not_load_ = true;
  const std::string report = error_report(error);
  if (!told_.insert(report).second) return;
  out_.flush();
  err_ << report << '\n';
}

void TestRun::print_coverage() {
  for (const auto& [name, directories] : tested_) {
    try {
      const OwnParts parts = own_parts(name, directories, budget_);
      print_clauses(name, parts.clauses);
      print_functions(name, parts.functions);
    } catch (const Error& error) {
      err_ << "kasino: --coverage: " << error.what() << '\n';
    }
  }
}

void TestRun::print_clauses(const std::string& name, const std::vector<std::string>& clauses) {
  if (clauses.empty()) {
    out_ << say(look_.language,
                {"{0}: it has no clauses of its own\n", "{0}: inga egna paragrafer\n"}, name);
    return;
  }
  std::vector<std::string> missing;
  for (const std::string& id : clauses)
    if (!touched_.contains(id)) missing.push_back(id);
  out_ << say(look_.language,
              {"{0}: {1} of {2} clauses touched", "{0}: {1} av {2} paragrafer berörda"}, name,
              clauses.size() - missing.size(), clauses.size());
  if (!missing.empty())
    out_ << say(look_.language, {"; not touched: {0}", "; inte berörda: {0}"}, joined(missing));
  out_ << '\n';
}

void TestRun::print_functions(const std::string& name, const std::vector<HookPlace>& functions) {
  if (functions.empty()) return;
  std::vector<std::string> missing;
  for (const HookPlace& function : functions)
    if (!watch_.called().contains(key_of(function))) missing.push_back(to_text(function));
  out_ << say(look_.language,
              {"{0}: {1} of {2} functions called", "{0}: {1} av {2} funktioner anropade"}, name,
              functions.size() - missing.size(), functions.size());
  if (!missing.empty())
    out_ << say(look_.language, {"; not called: {0}", "; inte anropade: {0}"}, joined(missing));
  out_ << '\n';
}

ExitStatus TestRun::finish() {
  out_ << passed_ << " passed, " << failed_ << " failed\n";
  if (something_did_not_load_) return ExitStatus::Script;
  return failed_ == 0 ? ExitStatus::Done : ExitStatus::Failed;
}

}  // namespace kasino
