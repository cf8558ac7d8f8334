#include "repl/command_line/command_app.hpp"

#include <algorithm>
#include <functional>
#include <memory>

#include "engine/text/reading.hpp"

namespace kasino {

namespace {

/// Adds the shared options to the help of every command, and names the options that one excludes in
/// alphabetical order (CLI11 keeps them in the order of their addresses).
class HelpFormat : public CLI::Formatter {
 public:
  std::string make_footer(const CLI::App* app) const override {
    const CLI::App* parent = app->get_parent();
    if (parent == nullptr) return Formatter::make_footer(app);
    const auto is_shared = [](const CLI::Option* option) {
      return option->get_group() == shared_group;
    };
    return make_group(shared_group, false, parent->get_options(is_shared)) + '\n' +
           Formatter::make_footer(app);
  }

  std::string make_option_opts(const CLI::Option* option) const override {
    std::string text = Formatter::make_option_opts(option);
    if (option->get_excludes().empty()) return text;
    std::vector<std::string> names;
    for (const CLI::Option* other : option->get_excludes()) names.push_back(other->get_name());
    std::sort(names.begin(), names.end());
    const std::string heading = get_label("Excludes") + ':';
    text.resize(text.find(heading) + heading.size());
    for (const std::string& name : names) text += ' ' + name;
    return text;
  }
};

/// Reads "2/5", of at most a million shares; nothing for any other text.
std::optional<Shard> shard_named(const std::string& text) {
  constexpr std::uint64_t most_shards = 1'000'000;
  const std::size_t slash = text.find('/');
  if (slash == std::string::npos) return std::nullopt;
  const auto of = whole_number<std::uint64_t>(text.substr(slash + 1), 1, most_shards);
  const auto number =
      of ? whole_number<std::uint64_t>(text.substr(0, slash), 1, *of) : std::nullopt;
  return number ? std::optional(Shard{*number, *of}) : std::nullopt;
}

// Commands.

/// Declares a command with its options, which become those of the line when it is the one typed,
/// once `finish` has settled them: then the shared ones are known too.
template <typename Options>
std::pair<Declarations, Options&> add_command(
    CommandLineApp& all, const char* name, const char* summary, const char* footer,
    const std::function<void(Options&)>& finish = [](Options&) {}) {
  CLI::App* command = all.app.add_subcommand(name, summary);
  const auto options = std::make_shared<Options>();
  command->footer(footer);
  command->callback([&line = all.line, options, finish] {
    finish(*options);
    line.command = *options;
  });
  return {Declarations(*command, all.listed), *options};
}

constexpr const char* a_variant = "a shipped name, a .lua file, or base+modifier+modifier";

void add_play(CommandLineApp& all) {
  auto [play, options] = add_command<PlayOptions>(
      all, "play", "play a variant, by text or (--json) for programs",
      "What does not come from a terminal is read line by line; lines that begin with ; or # are\n"
      "comments. help in the session lists its commands, which have Swedish words too (hjälp).\n"
      "Examples:\n  kasino play standard --players 3 --seed 7\n"
      "  kasino play standard --set values=fixed --json < commands.txt\n"
      "  kasino play standard --seats human,expert\n"
      "  kasino play evening.kasino\n"
      "  kasino play standard --script demonstration.txt");
  play.variant("VARIANT", options.variant,
               "a shipped name, a .lua file, or base+modifier+modifier (standard); or a game "
               "record, to go on with");
  CLI::Option* json =
      play.flag("--json", options.session.by_program, "one JSON answer a line, for programs");
  play.seats(options.session.seats);
  play.names(options.session.names);
  CLI::Option* think = play.number("--think", "MS", options.session.think_ms, 1, 600'000,
                                   "how many milliseconds an expert has for a move (300)");
  play.playouts(options.session.playouts, ", instead: it then plays the same anywhere")
      ->excludes(think);
  play.flag("--hotseat", options.session.hotseat,
            "people share the screen: a hand is shown once its player is ready")
      ->excludes(json);
  play.flag("--no-spoilers", options.no_spoilers, "moves are not completed with Tab")
      ->excludes(json);
  play.choice<std::optional<CardLook>, CardLook>(
      "--cards", "LOOK", options.session.cards,
      {{"big", CardLook::Big}, {"line", CardLook::Line}, {"ascii", CardLook::Ascii}},
      "how cards are drawn: in boxes, in a line, or as letters (as suits the screen); cards in "
      "the session changes it");
  play.text("--script", "FILE", options.script,
            "commands to begin with, shown as if they were typed; then the session goes on")
      ->excludes(json);
}

void add_learn(CommandLineApp& all) {
  auto [learn, options] = add_command<PlayOptions>(
      all, "learn", "learn a game, lesson by lesson",
      "The rules in force judge what you answer. What you know is kept in a file of your own,\n"
      "~/.local/state/kasino/learner.json: `progress` shows it, and deleting it loses nothing "
      "else.\n"
      "Examples:\n  kasino learn\n  kasino learn standard --lang sv "
      "--class\n  kasino learn mine.lesson.lua");
  options.session.first_line = "lesson";
  learn.variant("VARIANT", options.variant, a_variant);
  learn.learner(options);
}

void add_quiz(CommandLineApp& all) {
  struct Wanted {
    std::vector<std::string> clauses;
    int count = 10;
  };
  const auto wanted = std::make_shared<Wanted>();
  const auto finish = [wanted, &line = all.line](PlayOptions& play) {
    play.session.first_line = "quiz n=" + std::to_string(wanted->count);
    if (line.shared.seed) play.session.first_line += " seed=" + std::to_string(*line.shared.seed);
    for (const std::string& clause : wanted->clauses) play.session.first_line += ' ' + clause;
    if (play.prints) play.session.first_line += " --print";
  };
  auto [quiz, options] = add_command<PlayOptions>(
      all, "quiz", "be asked about the rules of a variant, or print a sheet of questions",
      "Questions are made from the rules in force; the same seed asks the same.\n"
      "Examples:\n  kasino quiz standard\n  kasino quiz ./mine.lua 'MINE-*' --n 20\n"
      "  kasino quiz standard --n 12 --seed 7 --print > sheet.md",
      finish);
  quiz.variant("VARIANT", options.variant, a_variant)->required();
  quiz.text("CLAUSE", "", wanted->clauses,
            "clauses, or beginnings such as CAP-* (all); best: best moves");
  quiz.number("--n", "N", wanted->count, 1, 100, "how many questions (10)");
  quiz.flag("--print", options.prints,
            "write them as a sheet of paper, in Markdown, with the answers on a second page");
  quiz.learner(options);
}

void add_analyse(CommandLineApp& all) {
  auto [analyse, options] =
      add_command<PlayOptions>(all, "analyse", "tell which moves of a recorded game lost points",
                               "Each that lost half a point or more is told with a better one, "
                               "what it lost, and where to try\n"
                               "again. It repeats exactly.\n"
                               "Examples:\n  kasino analyse game.kasino\n"
                               "  kasino analyse game.kasino --playouts 5000 --lang sv");
  options.session.first_line = "analyse game";
  options.wants_record = true;
  options.prints = true;
  analyse.argument("FILE", options.variant, "the record of a game");
  analyse.playouts(options.session.advice_playouts, " (by default as many as for a hint)");
}

void add_variants(CommandLineApp& all) {
  auto [variants, options] = add_command<VariantsOptions>(
      all, "variants", "list the variants there are",
      "Examples:\n  kasino variants --options\n  kasino variants --stub > kasino.meta.lua");
  variants.flag("--options", options.with_options, "with their options and defaults");
  variants.flag("--stub", options.stub,
                "instead all that scripts can write and read, for the language server of editors");
}

void add_rules(CommandLineApp& all) {
  auto [rules, options] = add_command<RulesOptions>(
      all, "rules", "show the rules of a variant, clause by clause",
      "Examples:\n  kasino rules standard --set must_capture=true --lang sv\n"
      "  kasino rules ./mine.lua --keys");
  rules.variant("VARIANT", options.variant, a_variant)->required();
  rules.flag("--keys", options.keys,
             "instead the table that its scripts come to, each key with its file and line");
}

void add_new(CommandLineApp& all) {
  auto [create, options] = add_command<NewOptions>(
      all, "new", "write a first script of your own, and scenarios for it, here",
      "Nothing is overwritten.\n"
      "Examples:\n  kasino new mine\n  kasino new mine --from standard+draw\n"
      "  kasino new mine --modifier\n  kasino new mine --lesson");
  create.argument("NAME", options.name, "its name: small letters, digits and -");
  create.variant("--from", options.variant, "the variant that it changes (standard)");
  CLI::Option* modifier = create.flag("--modifier", options.modifier,
                                      "a rule to add to any variant, tried out on that of --from");
  create
      .flag("--lesson", options.lesson,
            "a lesson instead, of the script NAME.lua that lies here, or of the variant of --from")
      ->excludes(modifier);
}

void add_check(CommandLineApp& all) {
  auto [check, options] = add_command<CheckOptions>(
      all, "check", "play a variant at random, and test what must hold in every game",
      "Plays with every number of players, and with every value of every option one at a time: of\n"
      "numbers with more than twenty, with some. Tells what there was no time for.\n"
      "The first game that breaks is made short and written to NAME-check.txt.\n"
      "Examples:\n  kasino check ./mine.lua\n"
      "  kasino check standard+./mine.lua --players 2 --deals 5000 --time 120 --seed 7");
  check.variant("VARIANT", options.variant, a_variant)->required();
  check.deals(options.deals,
              "how many for each number of players, and a tenth of them for each value of an "
              "option (200)");
  check.number("--time", "SECONDS", options.seconds, 1, 86'400,
               "how long at most (9; with --quick 3.5)");
  check.flag("--quick", options.quick, "20 deals at most, and less time");
  check.text("--game", "FILE", options.game, "a game record to hold to the same instead");
}

void add_diff(CommandLineApp& all) {
  auto [diff, options] = add_command<DiffOptions>(
      all, "diff", "tell what two variants differ in, as they are written and as they are played",
      "Compares data, options, functions (by their text) and clauses; then plays the same decks\n"
      "and the same random moves under both, and shows where legality or points first differ.\n"
      "Exit status 0: nothing differs; 1: something does.\n"
      "Examples:\n  kasino diff standard ./mine.lua\n"
      "  kasino diff standard standard+draw --players 3\n"
      "  kasino diff standard standard --set-b values=fixed --deals 1000 --seed 7");
  diff.variant("A", options.a, "a shipped name, a .lua file, or base+modifier")->required();
  diff.variant("B", options.b, "the one to compare it with")->required();
  diff.deals(options.deals, "how many to play (200)");
  diff.settings("--set-a", options.set_a, "an option of A alone");
  diff.settings("--set-b", options.set_b, "an option of B alone");
}

void add_test(CommandLineApp& all) {
  auto [test, options] = add_command<TestOptions>(
      all, "test", "run scenario files, the tests of a variant",
      "Examples:\n  kasino test pluck.test.lua\n  kasino test variants --coverage\n"
      "  kasino test pluck.test.lua --questions");
  test.argument("FILE", options.files, "scenario files, or folders with *.test.lua in them");
  CLI::Option* coverage = test.flag("--coverage", options.coverage,
                                    "tell which clauses and functions no scenario touches");
  CLI::Option* questions = test.flag("--questions", options.questions,
                                     "tell which clauses no question can be made about, and why");
  test.flag("--json", options.json, "one JSON object for each scenario, for programs")
      ->excludes(coverage)
      ->excludes(questions);
}

void add_perft(CommandLineApp& all) {
  auto [perft, options] =
      add_command<PerftOptions>(all, "perft", "count move sequences from the first deal",
                                "The counts are the same on any number of threads.\n"
                                "Examples:\n  kasino perft standard --depth 4 --seed 7 --divide\n"
                                "  kasino perft standard --depth 6 --jobs 2");
  perft.variant("VARIANT", options.variant, a_variant)->required();
  perft.number("--depth", "D", options.depth, 0, 1000, "how many plays")->required();
  perft.flag("--divide", options.divide, "split by first move");
  perft.jobs(options.jobs);
}

void add_simulate(CommandLineApp& all) {
  auto [simulate, options] = add_command<SimulateOptions>(
      all, "simulate", "play many games between computer players, and tell what came of them",
      "Random players choose any outcome, each as likely; novices take what brings most points "
      "and miss sums;\ngreedy ones look at what they leave, too; experts play on in many ways that "
      "the hidden cards may lie.\n"
      "The same seed plays the same games, on however many threads. Ctrl-C ends with what is "
      "known.\n"
      "Examples:\n  kasino simulate standard --deals 100000\n"
      "  kasino simulate standard --matches 2000 --seats greedy,random --seed 7\n"
      "  kasino simulate standard --compare ./mine.lua --deals 50000\n"
      "  kasino simulate standard --compare standard --set-b values=fixed\n"
      "  kasino simulate ./mine.lua --svg mine.svg\n"
      "  kasino simulate ./mine.lua --csv > mine.csv\n"
      "  kasino simulate ./mine.lua --deals 1000000 --shard 2/8 --out part2.json");
  constexpr long long most_games = 1'000'000'000;
  simulate.variant("VARIANT", options.variant, a_variant)->required();
  CLI::Option* deals = simulate.number("--deals", "N", options.deals, 1, most_games,
                                       "how many deals, each a game (10000)");
  simulate.number("--matches", "N", options.matches, 1, most_games, "how many matches, instead")
      ->excludes(deals);
  simulate.seats(options.seats);
  simulate.playouts(options.playouts, " (300)");
  simulate.jobs(options.jobs);
  simulate.report(options.report);
  CLI::Option* compare = simulate.variant("--compare", options.other,
                                          "plays the same decks under it, and tells what differs");
  simulate.settings("--set-a", options.set_a, "an option of VARIANT alone")->needs(compare);
  simulate.settings("--set-b", options.set_b, "an option of the other alone")->needs(compare);
  CLI::Option* part =
      simulate.text("--out", "FILE", options.part,
                    "writes this share to a file, for kasino merge, and prints nothing");
  for (const char* form : {"--json", "--csv", "--svg"})
    part->excludes(simulate.app().get_option(form));
  simulate
      .read("--shard", "I/N", options.shard, shard_named, "a share as I/N, such as 2/8",
            "plays only share I of N of the games, for kasino merge")
      ->needs(part);
}

void add_merge(CommandLineApp& all) {
  auto [merge, options] = add_command<MergeOptions>(
      all, "merge", "add up the parts of a simulation, and tell what came of it",
      "Prints what the simulation would have printed, played at once. Every part must be there, "
      "and\n"
      "all must come from the same command but for --shard, --out and --jobs.\n"
      "Examples:\n  kasino merge part*.json\n"
      "  kasino merge part*.json --csv --svg mine.svg");
  merge.argument("PART", options.files, "files that kasino simulate --out has written");
  merge.report(options.report);
}

void add_replay(CommandLineApp& all) {
  auto [replay, options] = add_command<ReplayOptions>(
      all, "replay", "replay a game record, verify every move, and print the result",
      "Example:\n  kasino replay evening.txt");
  replay.argument("FILE", options.file, "a game record");
}

void add_export(CommandLineApp& all) {
  auto [page, options] = add_command<ExportOptions>(
      all, "export", "make a page of a recorded game, for any browser",
      "One file, which shows every move with its reason and its points, and needs no network. The\n"
      "arrow keys step; printed, every move is a block. A file that is no such page is not\n"
      "overwritten.\n"
      "Examples:\n  kasino export evening.txt --html evening.html\n"
      "  kasino export evening.txt --html seat1.html --view 1 --lang sv");
  page.argument("GAME", options.file, "a game record");
  page.text("--html", "FILE", options.html, "the file of the page")->required();
  page.number("--view", "SEAT", options.view, 1, max_seats,
              "with no more in it than this seat may know (every hand is face up)");
}

}  // namespace

CommandLineApp::CommandLineApp() {
  app.name("kasino");
  app.description(
      "Kasino, and every game of its family: rules as scripts, to play and take apart.");
  app.formatter(std::make_shared<HelpFormat>());
  app.set_version_flag("--version", "kasino " KASINO_VERSION);
  app.require_subcommand(0, 1);
  app.fallthrough();
  Declarations(app, listed).shared(line.shared);
  using Add = void (*)(CommandLineApp&);
  const std::pair<const char*, std::vector<Add>> groups[] = {
      {"To play", {add_play, add_replay, add_analyse, add_export, add_variants, add_rules}},
      {"To learn, and teach", {add_learn, add_quiz}},
      {"For authors", {add_new, add_check, add_test, add_diff}},
      {"To measure", {add_simulate, add_merge, add_perft}}};
  for (const auto& [group, commands] : groups)
    for (const Add add : commands) {
      add(*this);
      app.get_subcommands({}).back()->group(group);
    }
  app.footer("Without a command: play standard.\nExample:\n  kasino play standard --seed 7");
}

std::vector<const CLI::App*> CommandLineApp::commands() const {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

const CLI::App& CommandLineApp::command_in_use() const {
  const auto used = app.get_subcommands();
  return used.empty() ? app : *used.front();
}

}  // namespace kasino
