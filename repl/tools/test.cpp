#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <set>
#include <tuple>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/text/text.hpp"
#include "engine/text/utf8.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/json/reasons.hpp"
#include "repl/session/hook_trace.hpp"
#include "repl/teach/drawn_questions.hpp"
#include "repl/teach/lesson_plan.hpp"
#include "repl/teach/question_maker.hpp"
#include "repl/text/words.hpp"
#include "repl/tools/tools.hpp"
#include "scripting/scenario/lesson.hpp"
#include "scripting/scenario/read_scenario.hpp"
#include "scripting/scenario/scenario.hpp"
#include "scripting/scenario/scenario_run.hpp"
#include "scripting/source/script_error.hpp"
#include "scripting/variant/find_script.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_below(const fs::path& folder) {
  const auto is_test = [](const fs::path& path) {
    return path.filename().string().ends_with(".test.lua") || is_lesson_file(path);
  };
  std::vector<fs::path> files;
  std::error_code failure;
  for (auto at = fs::recursive_directory_iterator(folder, failure);
       !failure && at != fs::recursive_directory_iterator(); at.increment(failure))
    if (at->is_regular_file(failure) && is_test(at->path())) files.push_back(at->path());
  if (failure) throw Error(folder.string() + ": " + failure.message());
  if (files.empty())
    throw Error({"{0}: there is no *.test.lua or *.lesson.lua in it",
                 "{0}: det finns ingen *.test.lua eller *.lesson.lua i den"},
                folder.string());
  std::sort(files.begin(), files.end());
  return files;
}

/// "name (variant option=value)"; only the name if the scenario runs under the file's own variant
/// with default options.
std::string title_of(const Scenario& scenario, const std::string& variant, const fs::path& file) {
  std::string under;
  if (scenario.variants.size() > 1 || variant != tested_name(file)) under = variant;
  if (!under.empty() && !scenario.options.what.empty()) under += ' ';
  under += settings_text(scenario.options.what, " ");
  const std::string name = printable(scenario.name.what);
  return under.empty() ? name : name + " (" + printable(under) + ')';
}

/// The last script of a composition.
std::string last_part(const std::string& variant) { return scripts_of(variant).back(); }

/// The scripts that a file tests: the one it is named after, else those that its scenarios name.
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

/// The files that `names` stand for, in order; a folder stands for every *.test.lua and
/// *.lesson.lua in it and below, sorted. Throws Error.
std::vector<fs::path> scenario_files(const std::vector<std::string>& names) {
  std::vector<fs::path> files;
  for (const std::string& name : names) {
    std::error_code ignored;
    if (fs::is_directory(name, ignored)) {
      for (fs::path& file : files_below(name)) files.push_back(std::move(file));
    } else if (fs::exists(name, ignored)) {
      files.emplace_back(name);
    } else {
      throw Error({"{0}: there is no such file or folder", "{0}: filen eller mappen finns inte"},
                  name);
    }
  }
  return files;
}

/// Cards drawn in `style`; other words, such as "nothing", as they are.
std::string drawn(const std::string& text, const Style& style) {
  try {
    return draw(parse_cards(text), style);
  } catch (const Error&) {
    return printable(text);
  }
}

/// What was found, with what the rules say of a judged step.
std::string found_in_words(const Mismatch& mismatch, Language language) {
  const std::string& found = mismatch.found.in(language);
  if (!mismatch.judged) return found;
  const auto& [judgement, state, rules] = *mismatch.judged;
  return in_words(judgement, state, *rules, language) + found;
}

/// A mismatch in `file` as lines: what was expected, what was found and, for lists, the difference.
std::string to_lines(const Mismatch& mismatch, const std::string& file, const Style& style) {
  const std::string found = found_in_words(mismatch, style.language);
  const std::string what = printable(mismatch.what.in(style.language));
  if (what.empty()) return "    " + printable(found) + '\n';
  std::string text = "    " + file + ':' + std::to_string(mismatch.line) + ": " + what;
  if (mismatch.expected.en.empty()) return text + ": " + printable(found) + '\n';
  text += '\n';
  const auto row = [&](const Sentence<0>& name, const std::string& words) {
    constexpr int widest_name = 8;
    if (words.empty()) return;
    text += "      " + padded(say(style.language, name), widest_name) + "  " +
            (mismatch.of_cards ? drawn(words, style) : printable(words)) + '\n';
  };
  const char* between = mismatch.of_cards ? " " : ", ";
  row({"expected", "väntat"}, mismatch.expected.in(style.language));
  row({"found", "fanns"}, found);
  row({"missing", "saknas"}, joined(mismatch.missing, between));
  row({"besides", "därtill"}, joined(mismatch.besides, between));
  for (const std::string& line : mismatch.under) text += "      " + line + '\n';
  if (!mismatch.advice.en.empty()) text += "      " + mismatch.advice.in(style.language) + '\n';
  return text;
}

/// The same for programs.
Json json_of(const Mismatch& mismatch, Language language) {
  Json object = {{"line", mismatch.line}};
  const auto add = [&](const char* field, const auto& value) {
    if (!value.empty()) object[field] = value;
  };
  add("what", mismatch.what.en);
  add("expected", mismatch.expected.in(language));
  add("message", found_in_words(mismatch, language));
  if (const auto& judged = mismatch.judged)
    add_reason(object, judged->judgement, judged->state, judged->rules->data());
  add("missing", mismatch.missing);
  add("besides", mismatch.besides);
  add("under", mismatch.under);
  add("advice", mismatch.advice.in(language));
  return object;
}

/// Scenarios mostly alternate between a few variants, each of which may hold much memory.
constexpr std::size_t most_rules_kept = 3;

/// So often may scripts use all that they are given, before the rest of a run is given up.
constexpr int most_exhausted = 10;

class TestRun {
 public:
  /// All references must outlive the run. With TestOptions::coverage it notes which functions are
  /// called, for print_coverage(), which takes time.
  TestRun(const TestSettings& settings, const TestOptions& options, Budget& budget,
          const Console& console)
      : settings_(settings),
        options_(options),
        budget_(budget),
        style_(console.style),
        out_(console.out),
        err_(console.err) {}

  void run_file(const fs::path& path) {
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    File file{path, settings_.found_in(folder)};
    if (!options_.json) out_ << path.string() << '\n';
    if (is_lesson_file(path)) {
      const std::vector<Lesson> lessons = read([&] { return read_lessons(path, budget_); });
      for (std::size_t i = 0; i < lessons.size(); ++i)
        if (may_run()) run_lesson(lessons, i, file);
      return;
    }
    const std::vector<Scenario> scenarios = read([&] { return read_scenarios(path, budget_); });
    scenarios_.insert(scenarios_.end(), scenarios.begin(), scenarios.end());
    for (std::string& name : tested_in(path, scenarios))
      tested_.emplace_back(std::move(name), file.directories);
    for (const Scenario& scenario : scenarios)
      for (const Said<std::string>& variant : scenario.variants)
        if (may_run()) run_scenario_under(variant, scenario, file);
  }

  /// Prints for each script tested the clauses that no scenario touched, and the functions that
  /// none called, a line each.
  void print_coverage() {
    for (const auto& [name, directories] : tested_) {
      try {
        const OwnParts parts = own_parts(name, directories, budget_);
        std::vector<std::string> clauses, functions;
        for (const std::string& id : parts.clauses)
          if (!touched_.contains(id)) clauses.push_back(id);
        for (const HookPlace& function : parts.functions)
          if (!watch_.called().contains(key_of(function))) functions.push_back(to_text(function));
        if (parts.clauses.empty())
          out_ << say_({"{0}: it has no clauses of its own\n", "{0}: inga egna paragrafer\n"},
                       name);
        else
          print_missing(name, parts.clauses.size(), clauses,
                        {"{0}: {1} of {2} clauses touched", "{0}: {1} av {2} paragrafer berörda"},
                        {"; not touched: {0}", "; inte berörda: {0}"});
        if (!parts.functions.empty())
          print_missing(name, parts.functions.size(), functions,
                        {"{0}: {1} of {2} functions called", "{0}: {1} av {2} funktioner anropade"},
                        {"; not called: {0}", "; inte anropade: {0}"});
      } catch (const Error& error) {
        err_ << "kasino: --coverage: " << error.message().in(style_.language) << '\n';
      }
    }
  }

  /// Prints for each script tested how many clauses of its own questions can be made about, and why
  /// not of others.
  void print_questions() {
    for (const auto& [name, directories] : tested_) {
      try {
        print_questions_of(name, directories, own_parts(name, directories, budget_).clauses);
      } catch (const Error& error) {  // also of a modifier, which alone is no game
        err_ << "kasino: --questions: " << error.message().in(style_.language) << '\n';
      }
    }
  }

  /// Prints the closing line, and answers the exit status.
  ExitStatus finish() {
    if (!options_.json)
      out_ << say_({"{0} passed, {1} failed\n", "{0} rätt, {1} fel\n"}, passed_, failed_);
    if (not_run_ > 0)
      err_ << say_({"kasino: test: {0} more are not run: {1} times a limit of scripts was reached; "
                    "mend what stands first, or allow more steps with --script-steps\n",
                    "kasino: test: {0} till körs inte: {1} gånger nåddes en gräns för skript; laga "
                    "det som står först, eller tillåt fler steg med --script-steps\n"},
                   not_run_, most_exhausted);
    if (something_did_not_load_) return ExitStatus::Script;
    return failed_ + not_run_ == 0 ? ExitStatus::Done : ExitStatus::Failed;
  }

 private:
  /// A file whose scenarios are run.
  struct File {
    fs::path path;
    Folders directories;
    /// The variant's name, options and, if the rules depend on it, number of players.
    using RulesKey = std::tuple<std::string, SetOptions, std::optional<int>>;
    /// The rules loaded for the file last.
    std::map<RulesKey, std::unique_ptr<Rules>> rules = {};
  };

  void print_questions_of(const std::string& name, const Folders& directories,
                          const std::vector<std::string>& clauses) {
    const std::unique_ptr<Rules> rules = load_variant({name, directories, {}, {}}, budget_);
    budget_.begin_command();
    const std::vector<Question> drawn = drawn_questions(scenarios_, *rules, budget_);
    std::size_t in_force = 0;
    int given_up = 0;
    std::vector<std::string> unasked;
    for (const std::string& id : clauses) {
      const Clause* clause = rules->data().find_clause(id);
      if (clause == nullptr) continue;
      if (given_up == most_exhausted)
        throw Error({"{0}: {1} and the clauses after it are not tried, as nothing was found for "
                     "{2} before them; say in `unasked` why not",
                     "{0}: {1} och paragraferna efter den prövas inte, eftersom inget hittades för "
                     "{2} före dem; säg i `unasked` varför"},
                    name, id, most_exhausted);
      ++in_force;
      budget_.begin_command();
      const bool is_asked =
          clause->unasked.en.empty() &&
          QuestionMaker(*rules, 1, {id}, drawn).next([&] { return budget_.begin_step(); });
      if (is_asked) continue;
      const std::string why = words_of(clause->unasked, style_.language);
      if (why.empty()) ++given_up;
      unasked.push_back(id + (why.empty() ? "" : " (" + why + ')'));
    }
    print_missing(name, in_force, unasked,
                  {"{0}: {1} of {2} clauses can be asked about",
                   "{0}: {1} av {2} paragrafer går att fråga om"},
                  {"; not: {0}", "; inte: {0}"});
  }

  /// What `all` reads from a file; empty if that fails, with the error printed.
  template <typename Read>
  auto read(Read all) -> decltype(all()) {
    try {
      return all();
    } catch (const Error& error) {
      ++failed_;
      print_load_error(error);
      return {};
    }
  }

  /// Whether a lesson or scenario may still run, with a fresh budget; if not, counts it.
  bool may_run() {
    budget_.begin_command();
    if (budget_.times_exhausted() < most_exhausted) return true;
    ++not_run_;
    return false;
  }

  void run_lesson(const std::vector<Lesson>& lessons, std::size_t at, File& file) {
    const Lesson& lesson = lessons[at];
    LessonPlan plan;
    try {
      plan = plan_of(lesson, rules_for(lesson.variant, shell_of(lesson), file),
                     taught_before(lessons, at, file.directories, budget_), 1, budget_);
    } catch (const ScriptError& error) {
      plan.mismatches = {did_not_load(lesson.variant)};
      print_load_error(error);
    }
    touched_.merge(plan.met);
    const std::string& title = lesson.title.what.in(style_.language);
    print_result(printable(title), {{"lesson", title}}, lesson.variant, lesson.options.what,
                 plan.mismatches, file);
    if (plan.script_failed) file.rules.clear();
  }

  /// A scenario by which rules_for() chooses the rules of a lesson.
  static Scenario shell_of(const Lesson& lesson) {
    Scenario shell;
    for (const LessonStep& step : lesson.steps)
      if (step.position) {
        shell = *step.position;
        break;
      }
    shell.options = lesson.options;
    return shell;
  }

  void run_scenario_under(const Said<std::string>& variant, const Scenario& scenario, File& file) {
    ScenarioResult result;
    try {
      result = run_scenario(scenario, rules_for(variant, scenario, file), budget_);
    } catch (const ScriptError& error) {
      result.mismatches = {did_not_load(variant)};
      print_load_error(error);
    }
    touched_.merge(result.touched);
    print_result(title_of(scenario, variant.what, file.path), {{"scenario", scenario.name.what}},
                 variant, scenario.options.what, result.mismatches, file);
    if (result.script_failed) file.rules.clear();
  }

  /// The rules for the scenario's number of players. If so many cannot play, any rules will do,
  /// since playing the scenario will say so.
  const Rules& rules_for(const Said<std::string>& variant, const Scenario& scenario, File& file) {
    const Rules& rules = loaded(variant, scenario, std::nullopt, file);
    const RuleData& data = rules.data();
    const int players = players_of(scenario, data);
    const bool can_play = data.min_players <= players && players <= data.max_players;
    if (!data.only_for || *data.only_for == players || !can_play) return rules;
    return loaded(variant, scenario, players, file);
  }

  const Rules& loaded(const Said<std::string>& variant, const Scenario& scenario,
                      std::optional<int> players, File& file) {
    const File::RulesKey key{variant.what, scenario.options.what, players};
    if (!file.rules.contains(key) && file.rules.size() >= most_rules_kept) file.rules.clear();
    std::unique_ptr<Rules>& rules = file.rules[key];
    if (rules == nullptr) {
      rules = load(variant, scenario, players, file);
      if (options_.coverage) observe_hooks(*rules, &watch_);
    }
    return *rules;
  }

  /// Throws Error with the place in the file for a variant or option that does not exist.
  std::unique_ptr<Rules> load(const Said<std::string>& variant, const Scenario& scenario,
                              std::optional<int> players, const File& file) {
    SetOptions options = scenario.options.what;
    options.insert(settings_.set.begin(), settings_.set.end());
    try {
      return load_variant({variant.what, file.directories, options, players}, budget_);
    } catch (const UnknownVariant& error) {
      const char* advice =
          variant.key.empty() ? "; say what it runs under, as in variant = \"base+modifier\"" : "";
      throw scenario_error(file.path, variant.line, variant.key,
                           error.what() + std::string(advice));
    } catch (const OptionError& error) {
      if (is_in_order(variant, scenario, file)) throw;
      throw scenario_error(file.path, scenario.options.line, scenario.options.key, error.what());
    }
  }

  /// Whether the scenario's own options are right, so that --set is to blame.
  bool is_in_order(const Said<std::string>& variant, const Scenario& scenario, const File& file) {
    try {
      load_variant({variant.what, file.directories, scenario.options.what}, budget_);
      return true;
    } catch (const OptionError&) {
      return false;
    }
  }

  /// Counts and prints what came of a scenario or lesson: for people under its title, for programs
  /// as an object that begins with `its_name`.
  void print_result(const std::string& title, Json its_name, const Said<std::string>& variant,
                    const SetOptions& set, const std::vector<Mismatch>& mismatches,
                    const File& file) {
    ++(mismatches.empty() ? passed_ : failed_);
    if (options_.json) {
      Json object = {{"file", file.path.string()}};
      object.update(its_name);
      object.update({{"variant", variant.what}, {"options", set}, {"passed", mismatches.empty()}});
      for (const Mismatch& mismatch : mismatches)
        object["mismatches"].push_back(json_of(mismatch, style_.language));
      out_ << written(object) << '\n';
      return;
    }
    if (mismatches.empty()) {
      out_ << "  " << dim(say_({"passed", "godkänt"}), style_) << "  " << title << '\n';
      return;
    }
    out_ << "  " << bold(say_({"FAILED", "FEL    "}), style_) << "  " << title << '\n';
    for (const Mismatch& mismatch : mismatches)
      out_ << to_lines(mismatch, file.path.string(), style_);
  }

  /// The mismatch of what cannot be run; the reason is printed once, as the error.
  static Mismatch did_not_load(const Said<std::string>& variant) {
    return {variant.line, {}, {}, {"its rules do not load", "dess regler går inte att ladda"}};
  }

  void print_load_error(const Error& error) {
    something_did_not_load_ = true;
    const std::string report = error_report(error);
    if (!told_.insert(report).second) return;
    out_.flush();
    err_ << report << '\n';
  }

  void print_missing(const std::string& name, std::size_t all,
                     const std::vector<std::string>& missing, const Sentence<3>& count,
                     const Sentence<1>& list) {
    out_ << say_(count, name, all - missing.size(), all)
         << (missing.empty() ? "" : say_(list, joined(missing))) << '\n';
  }

  const TestSettings& settings_;
  const TestOptions& options_;
  Budget& budget_;
  const Style& style_;
  Speaker say_{style_.language};
  std::ostream& out_;
  std::ostream& err_;
  int passed_ = 0;
  int failed_ = 0;
  int not_run_ = 0;
  std::vector<Scenario> scenarios_;  ///< of all files
  bool something_did_not_load_ = false;
  std::set<std::string> told_;     ///< loading errors already printed
  std::set<std::string> touched_;  ///< clauses
  HookWatch watch_;
  std::vector<std::pair<std::string, Folders>> tested_;
};

}  // namespace

ExitStatus run_tests(const TestOptions& options, const TestSettings& settings, Budget& budget,
                     const Console& console) {
  TestRun run(settings, options, budget, console);
  for (const fs::path& file : scenario_files(options.files)) run.run_file(file);
  if (options.coverage) run.print_coverage();
  if (options.questions) run.print_questions();
  return run.finish();
}

}  // namespace kasino
