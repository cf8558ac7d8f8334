#include "repl/program.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ostream>
#include <random>
#include <sstream>

#include "engine/cards/card_text.hpp"
#include "engine/game/perft.hpp"
#include "engine/record/record.hpp"
#include "engine/text/reading.hpp"
#include "repl/command_line/command_line.hpp"
#include "repl/command_line/pager.hpp"
#include "repl/commands/commands.hpp"
#include "repl/commands/move_list.hpp"
#include "repl/console/surroundings.hpp"
#include "repl/console/terminal.hpp"
#include "repl/html/html_page.hpp"
#include "repl/input/door.hpp"
#include "repl/input/loop.hpp"
#include "repl/json/json.hpp"
#include "repl/screen/screen.hpp"
#include "repl/session/autosave.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/session/kept_games.hpp"
#include "repl/session/replaying.hpp"
#include "repl/session/settings.hpp"
#include "repl/sheets/sheet.hpp"
#include "repl/text/outlet.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"
#include "repl/tools/tools.hpp"
#include "scripting/check/check.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/find_script.hpp"
#include "scripting/variant/keys_text.hpp"
#include "scripting/variant/stub.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

namespace {

Limits limits_of(const SharedOptions& options) {
  Limits limits;
  if (options.script_steps) {
    // More steps need more time.
    limits.time *= std::max<std::int64_t>(1, *options.script_steps / limits.steps);
    limits.steps = *options.script_steps;
  }
  if (options.script_memory) limits.memory_bytes = *options.script_memory << 20U;
  return limits;
}

/// The limits of `check --quick`.
constexpr int quick_deals = 20;
constexpr std::chrono::milliseconds quick_time{3500};

/// The cards in a file. Throws Error with the line.
Cards cards_in_file(const std::string& file) {
  Cards cards;
  int number = 0;
  for (const std::string& line : lines_of(without_byte_order_mark(read_file(file)))) {
    ++number;
    try {
      const Cards found = parse_cards(line);
      cards.insert(cards.end(), found.begin(), found.end());
    } catch (const Error& error) {
      throw Error(file + ':' + std::to_string(number) + ": " + error.message());
    }
  }
  return cards;
}

Cards deck_named(const std::string& deck) {
  return deck.starts_with('@') ? cards_in_file(deck.substr(1)) : parse_cards(deck);
}

std::uint64_t fresh_seed() { return std::random_device()() & 0x7fffffffU; }

void expect_players(const RuleData& rules, int players) {
  if (players >= rules.min_players && players <= rules.max_players) return;
  throw Error(
      {"{0} is for {1} to {2} players, not {3}", "{0} är för {1} till {2} spelare, inte {3}"},
      rules.name, rules.min_players, rules.max_players, players);
}

/// One run of the program.
class Program {
 public:
  Program(const SharedOptions& shared, const Surroundings& surroundings)
      : shared_(shared),
        around_(surroundings),
        directories_(directories()),
        budget_(limits_of(shared), &interrupt_flag()),
        style_(style_for(shared, surroundings.on_screen)) {
    style_.terminal = surroundings.input != Input::Piped;
  }

  ExitStatus run(const PlayOptions& options) {
    return options.session.by_program ? play_by_json(options) : play_by_text(options);
  }
  ExitStatus run(const VariantsOptions& options);
  ExitStatus run(const RulesOptions& options);
  ExitStatus run(const NewOptions& options);
  ExitStatus run(const CheckOptions& options);
  ExitStatus run(const DiffOptions& options);
  ExitStatus run(const TestOptions& options);
  ExitStatus run(const PerftOptions& options);
  ExitStatus run(const SimulateOptions& options);
  ExitStatus run(const MergeOptions& options) { return run_merge(options, console()); }
  ExitStatus run(const ReplayOptions& options);
  ExitStatus run(const ExportOptions& options);
  ExitStatus run(const CompleteOptions& options);

 private:
  std::vector<std::filesystem::path> directories(const std::filesystem::path& beside = {}) const {
    const char* environment = std::getenv("KASINO_VARIANTS");
    return variant_directories({shared_.variants_dirs, environment == nullptr ? "" : environment,
                                around_.program, beside});
  }

  Console console() const { return {around_.out, around_.err, style_, around_.shows_progress}; }

  /// A variant under the shared options.
  VariantRequest request(const std::string& variant) const {
    return {variant, directories_, shared_.set, shared_.players};
  }

  std::unique_ptr<Rules> load(const RulesName& name) {
    return load_variant({name.variant, directories_, name.options, name.players}, budget_);
  }

  /// Loads the rules that a record names; they live as long as the program.
  RulesKeeper keeper() {
    return
        [this](const RulesName& name) -> const Rules& { return *kept_.emplace_back(load(name)); };
  }

  /// Called before each step of a replay. Throws Interrupted once scripts have spent what they may.
  void begin_step();
  /// The game of a record; prints a warning if there is one.
  Game replayed(const std::string& file);

  Desk desk(const PlayOptions& options);
  bool is_typed_by_a_person(const PlayOptions& options) const {
    return around_.input != Input::Piped && !options.session.by_program &&
           !options.session.classroom;
  }
  /// Whether nothing says what is to be played, by whom or how.
  bool opens_door(const PlayOptions& options) const;
  void warn(const std::string& file, const std::optional<Text>& what);
  ExitStatus play_by_json(const PlayOptions& options);
  ExitStatus play_by_text(const PlayOptions& options);

  const SharedOptions& shared_;
  const Surroundings& around_;
  std::vector<std::filesystem::path> directories_;
  Budget budget_;
  Paying paying_{budget_};
  Style style_;
  std::vector<std::unique_ptr<Rules>> kept_;  ///< the rules of records
};

namespace {

/// Whether `name` is that of a game record, not of a variant.
bool is_recorded_game(const std::string& name) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(name, ignored) && is_record(read_file(name));
}

/// Throws Error if `name` can only be meant as a game record, and is none.
void expect_no_game(const std::string& name) {
  const bool is_script = name.ends_with(".lua") || name.find('+') != std::string::npos;
  if (is_script || !(name.ends_with(".kasino") || name.find('/') != std::string::npos)) return;
  std::error_code ignored;
  throw Error(name + (std::filesystem::exists(name, ignored)
                          ? Text{": it is no game record; the name of a script ends in .lua",
                                 ": det är inget spelprotokoll; ett skripts namn slutar på .lua"}
                          : Text{": there is no such file", ": den filen finns inte"}));
}

}  // namespace

Desk Program::desk(const PlayOptions& options) {
  SessionSettings settings = options.session;
  const bool by_program = settings.by_program;
  std::error_code ignored;
  if (options.wants_record && !std::filesystem::exists(options.variant, ignored))
    throw Error({"{0}: there is no such file: expected the record of a game, as save writes it",
                 "{0}: den filen finns inte: väntade ett spelprotokoll, som spara skriver det"},
                options.variant);
  const bool is_game = options.wants_record || is_recorded_game(options.variant);
  if (is_game && !shared_.set.empty())
    throw Error({"{0}: a record says its options itself; leave --set out",
                 "{0}: ett protokoll anger sina tillval självt; utelämna --set"},
                options.variant);
  if (is_game && shared_.players)
    throw Error({"{0}: a record says who plays; leave --players out",
                 "{0}: ett protokoll anger vilka som spelar; utelämna --players"},
                options.variant);
  if (!is_game) expect_no_game(options.variant);
  settings.rules = {is_game ? PlayOptions().variant : options.variant, shared_.set};
  if (settings.first_line == "lesson" && is_lesson_file(options.variant)) {
    const Lesson first = read_lessons(options.variant, budget_).front();
    settings.rules = rules_of(first, directories_);
    load_for(first, [&] { return load(settings.rules); });
    settings.first_line += " \"" + options.variant + '"';
  }
  settings.seed = shared_.seed ? *shared_.seed : fresh_seed();
  settings.players = shared_.players;
  const std::size_t named = std::max(settings.seats.size(), settings.names.size());
  if (!is_game && !settings.players && named > 1) settings.players = static_cast<int>(named);
  if (settings.players && settings.names.size() > static_cast<std::size_t>(*settings.players))
    throw Error({"--names names {0} people, and {1} are to play (--players)",
                 "--names nämner {0} personer, och {1} ska spela (--players)"},
                settings.names.size(), *settings.players);
  if (settings.players && settings.seats.size() > static_cast<std::size_t>(*settings.players))
    throw Error({"--seats names {0} players, and {1} are to play (--players)",
                 "--seats nämner {0} spelare, och {1} ska spela (--players)"},
                settings.seats.size(), *settings.players);
  settings.dealer = shared_.dealer;
  settings.deck = deck_named(shared_.deck);
  settings.language = style_.language;
  settings.offers_moves = !options.no_spoilers;
  if (settings.classroom) settings.cards = CardLook::Big;
  settings.folders = directories_;
  const bool is_person = is_typed_by_a_person(options);
  if (is_person || !options.learner.empty()) {
    const std::filesystem::path folder = state_folder();
    settings.lacks_home = folder.empty();
    warn("XDG_STATE_HOME", state_home_warning());
    if (!folder.empty())
      settings.learner_file =
          folder /
          (options.learner.empty() ? "learner.json" : "learner-" + options.learner + ".json");
  }
  if (around_.input == Input::Edited) settings.variants = script_names(directories_);
  // A program may look at what people have kept; its own games are not.
  if (around_.input != Input::Piped || by_program)
    settings.autosave_folder = state_folder().string();
  for (const auto& folder : shared_.variants_dirs) settings.own_folders.push_back(folder.string());
  if (!by_program) settings.moves_shown = most_moves_ordered;
  Desk desk(
      std::move(settings), [this](const RulesName& name) { return load(name); }, budget_,
      &interrupt_flag());
  Session& session = desk.session;
  if (is_game) {
    session.begin_command();
    RecordedGame recorded = recorded_game(options.variant, session);
    warn(options.variant, recorded.warning);
    if (const int players = recorded.game.state().players();
        options.session.seats.size() > static_cast<std::size_t>(players))
      throw Error({"--seats names {0} players, and the game of {1} has {2}",
                   "--seats nämner {0} spelare, och partiet i {1} har {2}"},
                  options.session.seats.size(), options.variant, players);
    if (options.session.names.empty()) session.call_people(names_in(recorded.game));
    session.timeline() = Timeline(std::move(recorded.game));
  }
  const bool chooses_opponents = is_game || !options.session.seats.empty() ||
                                 options.session.hotseat || !options.script.empty() ||
                                 !options.session.first_line.empty();
  const std::string& adviser = session.rules().data().adviser;  // who knows this game better
  if (is_person && !chooses_opponents)
    for (std::size_t seat = std::max<std::size_t>(1, options.session.names.size()) + 1;
         seat <= max_seats; ++seat)
      session.seat_player(static_cast<Seat>(seat),
                          adviser.empty() ? Bot(Bot::Novice) : Bot(adviser));
  check_players(options.session.seats, session.rules().data());
  return desk;
}

void Program::warn(const std::string& file, const std::optional<Text>& what) {
  if (what)
    around_.err << "kasino: " << file << say(style_.language, {": warning: ", ": varning: "})
                << what->in(style_.language) << '\n';
}

ExitStatus Program::play_by_json(const PlayOptions& options) {
  try {
    Desk desk = this->desk(options);
    run_machine(desk, around_.in, around_.out);
  } catch (const std::exception& error) {
    around_.out << to_json("state", failure_of(error, ErrorKind::BadArgument, style_.language))
                << std::endl;
    throw;
  }
  return ExitStatus::Done;
}

bool Program::opens_door(const PlayOptions& options) const {
  const SessionSettings& session = options.session;
  return options.is_untyped && is_typed_by_a_person(options) && session.seats.empty() &&
         session.names.empty() && !session.hotseat && options.script.empty() && !shared_.players &&
         !shared_.dealer && !shared_.seed && shared_.deck.empty() && shared_.set.empty();
}

ExitStatus Program::play_by_text(const PlayOptions& options) {
  Desk desk = this->desk(options);
  if (options.prints) {
    const Reply reply = execute(desk, options.session.first_line);
    if (const Failure* failure = reply.failure()) throw Error(failure->message);
    Style style = style_;
    style.names = desk.session.names();
    const std::string shown = to_screen(reply, desk.session, style);
    around_.out << shown << (shown.ends_with('\n') ? "" : "\n");
    if (options.wants_record)
      around_.out << say(style_.language,
                         {"kasino play {0} opens the game\n", "kasino play {0} öppnar spelet\n"},
                         options.variant);
    return ExitStatus::Done;
  }
  if (!opens_door(options)) return run_play(desk, options.script, around_, style_);
  Door door(state_folder(), [this](const std::string& name) {
    std::ostringstream told;
    NewOptions rule;
    rule.name = name;
    write_new_script(rule, directories_, budget_, {told, around_.err, style_});
    return told.str();
  });
  return run_play(desk, "", around_, style_, &door);
}

ExitStatus Program::run(const VariantsOptions& options) {
  if (options.stub) {
    around_.out << stub_text();
    return ExitStatus::Done;
  }
  std::vector<std::string> problems;
  std::size_t columns = 0;
  const std::vector<VariantInfo> found = list_variants(directories_, budget_, problems);
  for (const VariantInfo& info : found) columns = std::max(columns, info.id.size());
  const std::string indent(columns + 2, ' ');
  for (const VariantInfo& info : found) {
    around_.out << padded(info.id, static_cast<int>(columns) + 2)
                << words_of(info.title, style_.language)
                << (info.modifier ? say(style_.language, {" (modifier)", " (tillägg)"}) : "")
                << '\n';
    if (!options.with_options) continue;
    const auto list = [&](const OptionValue& option, const std::string& line) {
      around_.out << wrapped(indent + setting_text(option, style_.language) + "  " + line,
                             style_.width, static_cast<int>(columns) + 4)
                  << '\n';
    };
    for (const OptionValue& option : info.options)
      list(option, option_line(option, style_.language));
    for (const OptionValue& option : info.pinned)
      list(option, pinned_line(option, style_.language));
  }
  for (const std::string& problem : problems) around_.err << "kasino: " << problem << '\n';
  return problems.empty() ? ExitStatus::Done : ExitStatus::Script;
}

ExitStatus Program::run(const RulesOptions& options) {
  const std::unique_ptr<Rules> rules = load_variant(request(options.variant), budget_);
  if (shared_.players) expect_players(rules->data(), *shared_.players);
  if (options.keys) {
    budget_.begin_command();
    around_.out << keys_text(compose(request(options.variant), budget_));
  } else {
    show(rule_sheet(rules->data(), style_.language, style_.width) + '\n', around_.out, style_);
  }
  return ExitStatus::Done;
}

ExitStatus Program::run(const NewOptions& options) {
  write_new_script(options, directories_, budget_, console());
  return ExitStatus::Done;
}

ExitStatus Program::run(const CheckOptions& options) {
  if (around_.on_screen || around_.shows_progress) catch_interrupts();
  Budget budget(limits_of(shared_), &interrupt_flag());
  const Paying paying(budget);
  CheckRequest asked{request(options.variant), options.deals, shared_.seed.value_or(1)};
  if (options.quick) {
    asked.deals = std::min(asked.deals, quick_deals);
    asked.time = quick_time;
  }
  if (options.seconds) asked.time = std::chrono::seconds(*options.seconds);
  for (const Command& command : commands())
    for (const Language language : {Language::English, Language::Swedish})
      asked.commands.push_back(command.word(language));
  if (options.game.empty()) return run_check(asked, budget, console());
  // The record's scores are not verified, since they may be what is wrong.
  const auto fresh_budget = [this] { budget_.begin_command(); };
  const Game game = recorded_game(options.game, keeper(), {false, fresh_budget}).game;
  const RulesName name = rules_name(game.rules().data());
  asked.variant.spec = name.variant;
  asked.variant.options = name.options;
  return run_check_of(game, asked, budget, console());
}

ExitStatus Program::run(const DiffOptions& options) {
  if (around_.on_screen || around_.shows_progress) catch_interrupts();
  Budget budget(limits_of(shared_), &interrupt_flag());
  const Paying paying(budget);
  return run_diff(options, request(options.a), shared_.seed.value_or(1), budget, console());
}

ExitStatus Program::run(const TestOptions& options) {
  const auto found_in = [this](const std::filesystem::path& folder) { return directories(folder); };
  return run_tests(options, {shared_.set, found_in}, budget_, console());
}

ExitStatus Program::run(const PerftOptions& options) {
  PlayOptions play;
  play.variant = options.variant;
  run_perft(options, desk(play).session, directories_, limits_of(shared_), console());
  return ExitStatus::Done;
}

ExitStatus Program::run(const SimulateOptions& options) {
  catch_interrupts();
  if (shared_.dealer || !shared_.deck.empty())
    around_.err << say(
        style_.language,
        {"kasino: simulate: --dealer and --deck change nothing here: every game has "
         "a deck of its own, and the deal goes round\n",
         "kasino: simulate: --dealer och --deck ändrar inget här: varje parti har en "
         "egen lek, och given går runt\n"});
  return run_simulate(options, request(options.variant), shared_.seed.value_or(1),
                      limits_of(shared_), console());
}

void Program::begin_step() {
  if (!budget_.begin_step())
    throw Interrupted({"the replay is given up: {0}", "uppspelningen gavs upp: {0}"},
                      budget_.words());
}

Game Program::replayed(const std::string& file) {
  budget_.begin_command();
  RecordedGame recorded = recorded_game(file, keeper(), {true, [this] { begin_step(); }});
  warn(file, recorded.warning);
  recorded.game.go_to(recorded.game.steps().size());
  return std::move(recorded.game);
}

ExitStatus Program::run(const ReplayOptions& options) {
  const Game game = replayed(options.file);
  Style style = style_;
  style.names = names_in(game);
  around_.out << replay_report(game, style);
  if (around_.input == Input::Piped || !around_.on_screen) return ExitStatus::Done;
  PlayOptions walk;
  walk.variant = options.file;
  Desk desk = this->desk(walk);
  while (desk.session.game().ply() > 0) desk.session.timeline().step_back();
  return run_play(desk, "", around_, style_);
}

ExitStatus Program::run(const ExportOptions& options) {
  check_savable(options.html);
  const Game game = replayed(options.file);
  save_page(options.html,
            html_page(game, {style_.language, options.view, [this] { begin_step(); },
                             options.names.empty() ? names_in(game) : options.names}));
  return ExitStatus::Done;
}

ExitStatus Program::run(const CompleteOptions& options) {
  const auto variants = [this](bool after_plus) {
    std::vector<std::string> ids, problems;
    for (const VariantInfo& info : list_variants(directories_, budget_, problems))
      if (info.modifier || !after_plus) ids.push_back(info.id);
    return ids;
  };
  for (const std::string& word : completions(options, variants)) around_.out << word << '\n';
  return ExitStatus::Done;
}

}  // namespace

ExitStatus run_program(const CommandLine& line, const Surroundings& surroundings) {
  const bool styled =
      surroundings.on_screen || surroundings.shows_progress || line.shared.colour == Colour::Always;
  const auto columns = [](bool is_screen) {
    return is_screen ? std::function<int()>([] { return size_of_screen().columns; }) : nullptr;
  };
  Outlet out(surroundings.out, styled, columns(surroundings.on_screen));
  Outlet err(surroundings.err, styled, columns(surroundings.shows_progress));
  err.tie(&out);
  err << std::unitbuf;
  const Surroundings guarded{surroundings.in,
                             out,
                             err,
                             surroundings.program,
                             surroundings.input,
                             surroundings.on_screen,
                             surroundings.shows_progress};
  Program program(line.shared, guarded);
  return std::visit([&](const auto& options) { return program.run(options); }, line.command);
}

ExitStatus exit_status(const std::exception& error) {
  const std::optional<ErrorKind> kind = error_in(error).facts().kind;
  if (kind == ErrorKind::ScriptError || kind == ErrorKind::Limit) return ExitStatus::Script;
  return kind == ErrorKind::BadFile ? ExitStatus::Failed : ExitStatus::Usage;
}

}  // namespace kasino
