#include "repl/program.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <istream>
#include <ostream>
#include <random>
#include <sstream>

#include "engine/legality.hpp"
#include "engine/notation.hpp"
#include "engine/perft.hpp"
#include "engine/record.hpp"
#include "repl/check_run.hpp"
#include "repl/commands.hpp"
#include "repl/computer_seats.hpp"
#include "repl/diff_run.hpp"
#include "repl/interrupt.hpp"
#include "repl/json.hpp"
#include "repl/lines.hpp"
#include "repl/loop.hpp"
#include "repl/new_script.hpp"
#include "repl/perft_run.hpp"
#include "repl/play_run.hpp"
#include "repl/record_rules.hpp"
#include "repl/report.hpp"
#include "repl/screen.hpp"
#include "repl/sheet.hpp"
#include "repl/simulate_command.hpp"
#include "repl/simulation_part.hpp"
#include "repl/state_folder.hpp"
#include "repl/terminal.hpp"
#include "repl/test_run.hpp"
#include "repl/variant_paths.hpp"
#include "repl/words.hpp"
#include "scripting/compose.hpp"
#include "scripting/variant.hpp"

namespace kasino {

namespace {

Limits limits_of(const CommandLine& options) {
  Limits limits;
  if (options.script_steps) {
    // Who allows more steps allows the time that they take.
    limits.time *= std::max<std::int64_t>(1, *options.script_steps / limits.steps);
    limits.steps = *options.script_steps;
  }
  if (options.script_memory) limits.memory_bytes = *options.script_memory << 20U;
  return limits;
}

/// The cards of a file; an error tells the line.
Cards cards_in_file(const std::string& file) {
  Cards cards;
  std::istringstream lines(without_byte_order_mark(read_file(file)));
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    try {
      const Cards found = parse_cards(line);
      cards.insert(cards.end(), found.begin(), found.end());
    } catch (const Error& error) {
      throw UsageError(file + ':' + std::to_string(number) + ": " + error.what());
    }
  }
  return cards;
}

Cards deck_of(const CommandLine& options) {
  const bool in_file = options.deck.starts_with('@');
  return in_file ? cards_in_file(options.deck.substr(1)) : parse_cards(options.deck);
}

std::uint64_t fresh_seed() { return std::random_device()() & 0x7fffffffU; }

/// One run of the program.
class Program {
 public:
  Program(const CommandLine& options, const Surroundings& surroundings)
      : options_(options),
        around_(surroundings),
        directories_(directories()),
        budget_(limits_of(options), &interrupt_flag()),
        look_(look_for(options, surroundings.on_screen)) {
    look_.terminal = surroundings.input != Input::Piped;
  }

  ExitStatus run() {
    switch (options_.subcommand) {
      case Subcommand::Play: return options_.json ? play_by_json() : play_by_text();
      case Subcommand::Variants: return variants();
      case Subcommand::Rules: return rules();
      case Subcommand::New: return create();
      case Subcommand::Check: return check();
      case Subcommand::Diff: return diff();
      case Subcommand::Test: return test();
      case Subcommand::Perft: return perft();
      case Subcommand::Simulate: return simulate();
      case Subcommand::Merge: return run_merge(options_, place());
      case Subcommand::Replay: return replay();
      case Subcommand::Completion:
      case Subcommand::Man: break;  // printed as soon as the command line is read
    }
    return ExitStatus::Done;
  }

 private:
  std::vector<std::filesystem::path> directories(const std::filesystem::path& beside = {}) const {
    const char* environment = std::getenv("KASINO_VARIANTS");
    return variant_directories({options_.variants_dirs, environment == nullptr ? "" : environment,
                                around_.program, beside});
  }

  std::unique_ptr<Rules> load(const RulesName& name) {
    return load_variant({name.variant, directories_, name.options, name.players}, budget_);
  }

  /// Each step of a record is a command to scripts.
  std::function<void()> fresh_budget() {
    return [this] { budget_.begin_command(); };
  }

  RulesKeeper keeper() {
    return
        [this](const RulesName& name) -> const Rules& { return *kept_.emplace_back(load(name)); };
  }

  Session session() {
    SessionSettings settings;
    settings.rules = {options_.variant, options_.set};
    settings.seed = options_.seed ? *options_.seed : fresh_seed();
    settings.players = options_.players;
    settings.seats = seats_of(options_);
    if (!settings.players && settings.seats.size() > 1)
      settings.players = static_cast<int>(settings.seats.size());
    if (settings.players && settings.seats.size() > static_cast<std::size_t>(*settings.players))
      throw UsageError("--seats names " + std::to_string(settings.seats.size()) + " players, and " +
                       std::to_string(*settings.players) + " are to play (--players)");
    settings.dealer = options_.dealer;
    settings.deck = deck_of(options_);
    settings.language = look_.language;
    settings.hotseat = options_.hotseat;
    settings.by_program = options_.json;
    if (around_.input == Input::Edited) settings.variants = script_names(directories_);
    if (around_.input != Input::Piped && !options_.json)
      settings.autosaves = state_folder().string();
    for (const auto& folder : options_.variants_dirs)
      settings.own_folders.push_back(folder.string());
    if (!options_.json) settings.moves_shown = 100;
    return Session(
        std::move(settings), [this](const RulesName& name) { return load(name); }, budget_,
        &interrupt_flag());
  }

  ExitStatus play_by_json();
  ExitStatus play_by_text();
  ExitStatus variants();
  ExitStatus rules();
  ExitStatus create();
  ExitStatus check();
  ExitStatus check_record(const CheckRequest& request, Budget& budget);
  ExitStatus diff();
  ExitStatus test();
  ExitStatus perft();
  ExitStatus simulate();
  CommandPlace place() const;
  ExitStatus replay();

  const CommandLine& options_;
  const Surroundings& around_;
  std::vector<std::filesystem::path> directories_;
  Budget budget_;
  Look look_;
  std::vector<std::unique_ptr<Rules>> kept_;  ///< of records
};

ExitStatus Program::play_by_json() {
  try {
    Session session = this->session();
    run_machine(session, around_.in, around_.out);
  } catch (const Error& error) {
    around_.out << to_json("state", failure_of(error, ErrorKind::BadArgument)) << std::endl;
    throw;
  }
  return ExitStatus::Done;
}

ExitStatus Program::play_by_text() {
  Session session = this->session();
  Commands script;
  if (!options_.script.empty()) script = {options_.script, read_file(options_.script)};
  return run_play(session, script, around_, look_);
}

ExitStatus Program::variants() {
  std::vector<std::string> problems;
  std::size_t columns = 0;
  const std::vector<VariantInfo> found = list_variants(directories_, budget_, problems);
  for (const VariantInfo& info : found) columns = std::max(columns, info.id.size());
  const std::string indent(columns + 2, ' ');
  for (const VariantInfo& info : found) {
    around_.out << padded(info.id, static_cast<int>(columns) + 2)
                << words_of(info.title, look_.language)
                << (info.modifier ? say(look_.language, {" (modifier)", " (tillägg)"}) : "")
                << '\n';
    if (!options_.with_options) continue;
    const auto list = [&](const OptionValue& option, const std::string& line) {
      around_.out << wrapped(indent + option.name + '=' + option.initial + "  " + line, look_.width,
                             static_cast<int>(columns) + 4)
                  << '\n';
    };
    for (const OptionValue& option : info.options)
      list(option, option_line(option, look_.language));
    for (const OptionValue& option : info.pinned) list(option, pinned_line(option, look_.language));
  }
  for (const std::string& problem : problems) around_.err << "kasino: " << problem << '\n';
  return problems.empty() ? ExitStatus::Done : ExitStatus::Script;
}

void expect_players(const RuleData& rules, int players) {
  if (players >= rules.min_players && players <= rules.max_players) return;
  throw UsageError(rules.name + " is for " + std::to_string(rules.min_players) + " to " +
                   std::to_string(rules.max_players) + " players, not " + std::to_string(players));
}

ExitStatus Program::rules() {
  const std::unique_ptr<Rules> rules = load({options_.variant, options_.set, options_.players});
  if (options_.players) expect_players(rules->data(), *options_.players);
  around_.out << rule_sheet(rules->data(), look_.language, look_.width) << '\n';
  return ExitStatus::Done;
}

ExitStatus Program::create() {
  check_new_name(options_.name, directories_);
  const std::unique_ptr<Rules> rules = load({options_.variant, {}});
  const ScriptForm form = options_.modifier ? ScriptForm::Modifier : ScriptForm::Extension;
  write_new_script({options_.name, options_.variant, form}, *rules, directories_, look_.language,
                   around_.out);
  return ExitStatus::Done;
}

/// The clock is not what is checked: others may be at work on this machine. Still within a second.
Limits without_haste(Limits limits) {
  limits.time = std::max(limits.time, std::chrono::milliseconds(800));
  return limits;
}

ExitStatus Program::check() {
  Budget budget(without_haste(limits_of(options_)), &interrupt_flag());
  const CheckRequest request{{options_.variant, directories_, options_.set, options_.players},
                             options_.deals,
                             options_.seed.value_or(1)};
  if (!options_.file.empty()) return check_record(request, budget);
  CheckRun run(request, look_, around_.out, around_.err);
  return run.run(budget, around_.shows_progress);
}

ExitStatus Program::check_record(const CheckRequest& request, Budget& budget) {
  // Its moves are what is checked: the score may be one of the things that are wrong.
  const Game game = recorded_game(options_.file, keeper(), {false, fresh_budget()}).game;
  const RuleData& data = game.rules().data();
  CheckRequest as_recorded = request;
  as_recorded.variant.spec = data.name;
  as_recorded.variant.options.clear();
  for (const OptionValue& option : data.options)
    if (option.value != option.initial)
      as_recorded.variant.options.emplace(option.name, option.value);
  CheckRun run(as_recorded, look_, around_.out, around_.err);
  return run.run_played(game, budget);
}

ExitStatus Program::diff() {
  if (around_.on_screen || around_.shows_progress) catch_interrupts();
  Budget budget(without_haste(limits_of(options_)), &interrupt_flag());
  DiffRun run({{options_.variant, directories_, options_.set_a},
               {options_.other, directories_, options_.set_b},
               options_.set,
               options_.players,
               options_.deals,
               options_.seed.value_or(1)},
              budget, look_, around_.out, around_.err);
  return run.run(around_.shows_progress);
}

ExitStatus Program::test() {
  const auto found_in = [this](const std::filesystem::path& folder) { return directories(folder); };
  TestRun run({options_.set, found_in, options_.coverage, options_.update}, budget_, look_,
              around_.out, around_.err);
  for (const std::filesystem::path& file : scenario_files(options_.files)) run.run_file(file);
  if (options_.coverage) run.print_coverage();
  return run.finish();
}

ExitStatus Program::perft() {
  const Session session = this->session();
  run_perft({options_.depth, options_.divide, jobs_of(options_), directories_, limits_of(options_)},
            session, look_, around_.out, interrupt_flag());
  return ExitStatus::Done;
}

CommandPlace Program::place() const {
  return {directories_, look_, around_.out, around_.err, around_.shows_progress};
}

ExitStatus Program::simulate() {
  catch_interrupts();
  return run_simulate(options_, without_haste(limits_of(options_)), place());
}

ExitStatus Program::replay() {
  Allowance allowance(budget_);
  const auto before_step = [&] {
    if (!allowance.begin_step()) throw Interrupted("the replay is given up: " + allowance.words());
  };
  const RecordedGame recorded = recorded_game(options_.file, keeper(), {true, before_step});
  if (recorded.warning)
    around_.err << "kasino: " << options_.file << ": warning: " << *recorded.warning << '\n';
  around_.out << replay_report(recorded.game, look_);
  return ExitStatus::Done;
}

}  // namespace

ExitStatus run_program(const CommandLine& options, const Surroundings& surroundings) {
  return Program(options, surroundings).run();
}

ExitStatus exit_status(const Error& error) {
  if (dynamic_cast<const ScriptError*>(&error) != nullptr ||
      dynamic_cast<const NoLegalMove*>(&error) != nullptr ||
      dynamic_cast<const Interrupted*>(&error) != nullptr)
    return ExitStatus::Script;
  if (dynamic_cast<const RecordError*>(&error) != nullptr ||
      dynamic_cast<const PartError*>(&error) != nullptr)
    return ExitStatus::Failed;
  return ExitStatus::Usage;
}

}  // namespace kasino
