#include "repl/command_line/command_app.hpp"

#include <algorithm>
#include <functional>
#include <memory>

#include "engine/text/reading.hpp"
#include "repl/command_line/option_kinds.hpp"

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

/// Declares a command with its options, which become those of `line` when it is the one typed, once
/// `finish` has settled them: then the shared ones are known too.
template <typename Options>
std::pair<CLI::App&, Options&> add_command(
    CLI::App& app, CommandLine& line, const char* name, const char* summary, const char* footer,
    const std::function<void(Options&)>& finish = [](Options&) {}) {
  CLI::App* command = app.add_subcommand(name, summary);
  const auto options = std::make_shared<Options>();
  command->footer(footer);
  command->callback([&line, options, finish] {
    finish(*options);
    line.command = *options;
  });
  return {*command, *options};
}

void add_play(CLI::App& app, CommandLine& line) {
  auto [play, options] = add_command<PlayOptions>(
      app, line, "play", "play a variant, by text or (--json) for programs",
      "Examples:\n  kasino play standard --players 3 --seed 7\n"
      "  kasino play standard --set values=fixed --json < commands.txt\n"
      "  kasino play standard --seats human,expert\n"
      "  kasino play evening.kasino\n"
      "  kasino play standard --script demonstration.txt");
  add_variant(play, options.variant);
  play.get_option("VARIANT")->description(
      "a shipped name, a .lua file, or base+modifier+modifier (standard); or a game record, to go "
      "on with");
  CLI::Option* json = play.add_flag("--json", options.json, "one JSON answer a line, for programs");
  add_seats(play, options.seats);
  CLI::Option* think = play.add_option("--think", options.think_ms,
                                       "how many milliseconds an expert has for a move (300)")
                           ->type_name("MS")
                           ->check(whole_number_from(1, 600'000));
  add_playouts(play, options.playouts, ", instead: it then plays the same anywhere")
      ->excludes(think);
  play.add_flag("--hotseat", options.hotseat,
                "people share the screen: a hand is shown once its player is ready")
      ->excludes(json);
  play.add_flag("--no-spoilers", options.no_spoilers, "moves are not completed with Tab")
      ->excludes(json);
  play.add_option_function<std::string>(
          "--cards",
          [&cards = options.cards](const std::string& look) { cards = card_look_named(look); },
          "how cards are drawn: in boxes, in a line, or as letters (as suits the screen)")
      ->type_name("LOOK")
      ->check(CLI::IsMember({"big", "line", "ascii"}));
  play.add_option("--script", options.script,
                  "commands to begin with, shown as if they were typed; then the session goes on")
      ->type_name("FILE")
      ->excludes(json);
}

void add_learn(CLI::App& app, CommandLine& line) {
  auto [learn, options] =
      add_command<PlayOptions>(app, line, "learn", "learn a game, lesson by lesson",
                               "What you know is kept in a file of your own: `progress` shows it.\n"
                               "Examples:\n  kasino learn\n  kasino learn standard --lang sv "
                               "--class\n  kasino learn mine.lesson.lua");
  options.first_line = "lesson";
  add_variant(learn, options.variant);
  add_learner(learn, options);
}

void add_quiz(CLI::App& app, CommandLine& line) {
  struct Wanted {
    std::vector<std::string> clauses;
    int count = 10;
  };
  const auto wanted = std::make_shared<Wanted>();
  const auto finish = [wanted, &line](PlayOptions& play) {
    play.first_line = "quiz n=" + std::to_string(wanted->count);
    if (line.shared.seed) play.first_line += " seed=" + std::to_string(*line.shared.seed);
    for (const std::string& clause : wanted->clauses) play.first_line += ' ' + clause;
    if (play.prints) play.first_line += " --print";
  };
  auto [quiz, options] = add_command<PlayOptions>(
      app, line, "quiz", "be asked about the rules of a variant, or print a sheet of questions",
      "Questions are made from the rules in force; the same seed asks the same.\n"
      "Examples:\n  kasino quiz standard\n  kasino quiz ./mine.lua 'MINE-*' --n 20\n"
      "  kasino quiz standard --n 12 --seed 7 --print > sheet.md",
      finish);
  add_variant(quiz, options.variant);
  quiz.get_option("VARIANT")->required();
  quiz.add_option("CLAUSE", wanted->clauses,
                  "clauses, or beginnings such as CAP-* (all); best: best moves")
      ->type_name("");
  quiz.add_option("--n", wanted->count, "how many questions (10)")
      ->type_name("N")
      ->check(whole_number_from(1, 100));
  quiz.add_flag("--print", options.prints,
                "write them as a sheet of paper, in Markdown, with the answers on a second page");
  add_learner(quiz, options);
}

void add_analyse(CLI::App& app, CommandLine& line) {
  auto [analyse, options] = add_command<PlayOptions>(
      app, line, "analyse", "tell which moves of a recorded game lost points",
      "Each is told with a better one, what it lost, and where to try again. It repeats exactly.\n"
      "Examples:\n  kasino analyse game.kasino\n"
      "  kasino analyse game.kasino --playouts 5000 --lang sv");
  options.first_line = "analyse game";
  options.wants_record = true;
  options.prints = true;
  analyse.add_option("FILE", options.variant, "the record of a game")->type_name("")->required();
  add_playouts(analyse, options.playouts, " (1000)");
}

void add_variants(CLI::App& app, CommandLine& line) {
  auto [variants, options] =
      add_command<VariantsOptions>(app, line, "variants", "list the variants there are",
                                   "Examples:\n  kasino variants --options\n"
                                   "  kasino variants --stub > kasino.meta.lua");
  variants.add_flag("--options", options.with_options, "with their options and defaults");
  variants.add_flag(
      "--stub", options.stub,
      "instead all that scripts can write and read, for the language server of editors");
}

void add_rules(CLI::App& app, CommandLine& line) {
  auto [rules, options] = add_command<RulesOptions>(
      app, line, "rules", "show the rules of a variant, clause by clause",
      "Examples:\n  kasino rules standard --set must_capture=true --lang sv\n"
      "  kasino rules ./mine.lua --keys");
  add_variant(rules, options.variant);
  rules.add_flag("--keys", options.keys,
                 "instead the table that its scripts come to, each key with its file and line");
  rules.get_option("VARIANT")->required();
}

void add_new(CLI::App& app, CommandLine& line) {
  auto [create, options] = add_command<NewOptions>(
      app, line, "new", "write a first script of your own, and scenarios for it, here",
      "Examples:\n  kasino new mine\n  kasino new mine --from standard+draw\n"
      "  kasino new mine --modifier\n  kasino new mine --lesson");
  create.add_option("NAME", options.name, "its name: small letters, digits and -")
      ->type_name("")
      ->required();
  create.add_option("--from", options.variant, "the variant that it changes (standard)")
      ->type_name("VARIANT");
  create.add_flag("--modifier", options.modifier,
                  "a rule to add to any variant, tried out on that of --from");
  create
      .add_flag(
          "--lesson", options.lesson,
          "a lesson instead, of the script NAME.lua that lies here, or of the variant of --from")
      ->excludes(create.get_option("--modifier"));
}

void add_check(CLI::App& app, CommandLine& line) {
  auto [check, options] = add_command<CheckOptions>(
      app, line, "check", "play a variant at random, and test what must hold in every game",
      "Plays with every number of players, and with every value of every option one at a time: of\n"
      "numbers with more than twenty, with some. Tells what there was no time for.\n"
      "The first game that breaks is made short and written to NAME-check.txt.\n"
      "Examples:\n  kasino check ./mine.lua\n"
      "  kasino check standard+./mine.lua --players 2 --deals 5000 --time 120 --seed 7");
  add_variant(check, options.variant);
  check.get_option("VARIANT")->required();
  add_deals(check, options.deals,
            "how many for each number of players, and a tenth of them for each value of an option "
            "(200)");
  check.add_option("--time", options.seconds, "how long at most (9; with --quick 3.5)")
      ->type_name("SECONDS")
      ->check(whole_number_from(1, 86'400));
  check.add_flag("--quick", options.quick, "20 deals at most, and less time");
  check.add_option("--game", options.game, "a game record to hold to the same instead")
      ->type_name("FILE");
}

void add_diff(CLI::App& app, CommandLine& line) {
  auto [diff, options] = add_command<DiffOptions>(
      app, line, "diff",
      "tell what two variants differ in, as they are written and as they are played",
      "Compares data, options, functions (by their text) and clauses; then plays the same decks\n"
      "and the same random moves under both, and shows where legality or points first differ.\n"
      "Exit status 0: nothing differs; 1: something does.\n"
      "Examples:\n  kasino diff standard ./mine.lua\n"
      "  kasino diff standard standard+draw --players 3\n"
      "  kasino diff standard standard --set-b values=fixed --deals 1000 --seed 7");
  diff.add_option("A", options.a, "a shipped name, a .lua file, or base+modifier")
      ->type_name("")
      ->required();
  diff.add_option("B", options.b, "the one to compare it with")->type_name("")->required();
  add_deals(diff, options.deals, "how many to play (200)");
  add_settings(diff, "--set-a", options.set_a, "an option of A alone");
  add_settings(diff, "--set-b", options.set_b, "an option of B alone");
}

void add_test(CLI::App& app, CommandLine& line) {
  auto [test, options] = add_command<TestOptions>(
      app, line, "test", "run scenario files, the tests of a variant",
      "Examples:\n  kasino test pluck.test.lua\n  kasino test variants --coverage");
  test.add_option("FILE", options.files, "scenario files, or folders with *.test.lua in them")
      ->type_name("")
      ->required();
  test.add_flag("--coverage", options.coverage,
                "tell which clauses and functions no scenario touches");
}

void add_perft(CLI::App& app, CommandLine& line) {
  auto [perft, options] =
      add_command<PerftOptions>(app, line, "perft", "count move sequences from the first deal",
                                "The counts are the same on any number of threads.\n"
                                "Examples:\n  kasino perft standard --depth 4 --seed 7 --divide\n"
                                "  kasino perft standard --depth 6 --jobs 2");
  add_variant(perft, options.variant);
  perft.get_option("VARIANT")->required();
  perft.add_option("--depth", options.depth, "how many plays")
      ->type_name("D")
      ->required()
      ->check(whole_number_from(0, 1000));
  perft.add_flag("--divide", options.divide, "split by first move");
  add_jobs(perft, options.jobs);
}

void add_simulate(CLI::App& app, CommandLine& line) {
  auto [simulate, options] = add_command<SimulateOptions>(
      app, line, "simulate", "play many games between computer players, and tell what came of them",
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
  add_variant(simulate, options.variant);
  simulate.get_option("VARIANT")->required();
  CLI::Option* deals =
      simulate.add_option("--deals", options.deals, "how many deals, each a game (10000)")
          ->type_name("N")
          ->check(whole_number_from(1, 1'000'000'000));
  simulate.add_option("--matches", options.matches, "how many matches, instead")
      ->type_name("N")
      ->check(whole_number_from(1, 1'000'000'000))
      ->excludes(deals);
  add_seats(simulate, options.seats);
  add_playouts(simulate, options.playouts, " (300)");
  add_jobs(simulate, options.jobs);
  add_report(simulate, options.report);
  CLI::Option* compare = simulate
                             .add_option("--compare", options.other,
                                         "plays the same decks under it, and tells what differs")
                             ->type_name("VARIANT");
  add_settings(simulate, "--set-a", options.set_a, "an option of VARIANT alone")->needs(compare);
  add_settings(simulate, "--set-b", options.set_b, "an option of the other alone")->needs(compare);
  CLI::Option* part =
      simulate
          .add_option("--out", options.part,
                      "writes this share to a file, for kasino merge, and prints nothing")
          ->type_name("FILE");
  for (const char* form : {"--json", "--csv", "--svg"}) part->excludes(simulate.get_option(form));
  simulate
      .add_option_function<std::string>(
          "--shard", [&shard = options.shard](const std::string& s) { shard = shard_named(s); },
          "plays only share I of N of the games, for kasino merge")
      ->type_name("I/N")
      ->check(expecting("a share as I/N, such as 2/8", shard_named))
      ->needs(part);
}

void add_merge(CLI::App& app, CommandLine& line) {
  auto [merge, options] = add_command<MergeOptions>(
      app, line, "merge", "add up the parts of a simulation, and tell what came of it",
      "Prints what the simulation would have printed, played at once. Every part must be there, "
      "and\n"
      "all must come from the same command but for --shard, --out and --jobs.\n"
      "Examples:\n  kasino merge part*.json\n"
      "  kasino merge part*.json --csv --svg mine.svg");
  merge.add_option("PART", options.files, "files that kasino simulate --out has written")
      ->type_name("")
      ->required();
  add_report(merge, options.report);
}

void add_replay(CLI::App& app, CommandLine& line) {
  auto [replay, options] =
      add_command<ReplayOptions>(app, line, "replay", "replay a game record and verify every move",
                                 "Example:\n  kasino replay evening.txt");
  replay.add_option("FILE", options.file, "a game record")->type_name("")->required();
}

void add_export(CLI::App& app, CommandLine& line) {
  auto [page, options] = add_command<ExportOptions>(
      app, line, "export", "make a page of a recorded game, for any browser",
      "One file, which shows every move with its reason and its points, and needs no network. The\n"
      "arrow keys step; printed, every move is a block.\n"
      "Examples:\n  kasino export evening.txt --html evening.html\n"
      "  kasino export evening.txt --html seat1.html --view 1 --lang sv");
  page.add_option("GAME", options.file, "a game record")->type_name("")->required();
  page.add_option("--html", options.html, "the file of the page")->type_name("FILE")->required();
  page.add_option("--view", options.view,
                  "with no more in it than this seat may know (every hand is face up)")
      ->type_name("SEAT")
      ->check(whole_number_from(1, max_seats));
}

}  // namespace

void declare_command_line(CLI::App& app, CommandLine& line) {
  app.name("kasino");
  app.description(
      "Kasino, and every game of its family: rules as scripts, to play and take apart.");
  app.formatter(std::make_shared<HelpFormat>());
  app.set_version_flag("--version", "kasino " KASINO_VERSION);
  app.require_subcommand(0, 1);
  app.fallthrough();
  add_shared(app, line.shared);
  using Add = void (*)(CLI::App&, CommandLine&);
  const std::pair<const char*, std::vector<Add>> groups[] = {
      {"To play", {add_play, add_replay, add_analyse, add_export, add_variants, add_rules}},
      {"To learn, and teach", {add_learn, add_quiz}},
      {"For authors", {add_new, add_check, add_test, add_diff}},
      {"To measure", {add_simulate, add_merge, add_perft}}};
  for (const auto& [group, commands] : groups)
    for (const Add add : commands) {
      add(app, line);
      app.get_subcommands({}).back()->group(group);
    }
  app.footer("Without a command: play standard.\nExample:\n  kasino play standard --seed 7");
}

CLI::App& command_in_use(CLI::App& app) {
  const auto used = app.get_subcommands();
  return used.empty() ? app : *used.front();
}

}  // namespace kasino
