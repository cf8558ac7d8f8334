// Commands for authors of variants, and to measure them.
#include "engine/text/reading.hpp"
#include "repl/command_line/command_groups.hpp"

namespace kasino {

namespace {

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

void add_new(CommandLineApp& all) {
  auto [create, options] = add_command<NewOptions>(
      all, "new",
      {{"write a first script of your own, and scenarios for it, here",
        "skriv ett första eget skript här, och scenarier för det"},
       {"Nothing is overwritten.", "Inget skrivs över."},
       {"new mine", "new mine --from standard+draw", "new mine --modifier", "new mine --lesson"}});
  create.argument(
      "NAME", options.name,
      {"its name: small letters, digits and -", "dess namn: små bokstäver, siffror och -"});
  create.variant("--from", options.variant,
                 {"the variant that it changes (standard)", "varianten som det ändrar (standard)"});
  CLI::Option* modifier = create.flag("--modifier", options.modifier,
                                      {"a rule to add to any variant, tried out on that of --from",
                                       "en regel att lägga till vilken variant som helst, prövad "
                                       "på den i --from"});
  create
      .flag("--lesson", options.lesson,
            {"a lesson instead, of the script NAME.lua that lies here, or of the variant of --from",
             "i stället en lektion, om skriptet NAMN.lua som ligger här, eller om varianten i "
             "--from"})
      ->excludes(modifier);
}

void add_check(CommandLineApp& all) {
  auto [check, options] = add_command<CheckOptions>(
      all, "check",
      {{"play a variant at random, and test what must hold in every game",
        "spela en variant på måfå, och pröva det som måste gälla i varje parti"},
       {"Plays with every number of players, and with every value of every option one at a time: "
        "of numbers with more than twenty, with some. Tells what there was no time for.\n"
        "The first game that breaks is made short and written to NAME-check.txt.",
        "Spelar med varje antal spelare, och med varje värde på varje tillval, ett i taget: på tal "
        "med fler än tjugo värden, med några. Säger vad som inte hanns med.\n"
        "Det första partiet som inte håller kortas av och skrivs till NAMN-check.txt."},
       {"check ./mine.lua",
        "check standard+./mine.lua --players 2 --deals 5000 --time 120 --seed 7"}});
  check.variant("VARIANT", options.variant, a_variant())->required();
  check.deals(options.deals,
              {"how many for each number of players, and a tenth of them for each value of an "
               "option (200)",
               "hur många för varje antal spelare, och en tiondel så många för varje värde på ett "
               "tillval (200)"});
  check.number(
      "--time", "SECONDS", options.seconds, 1, 86'400,
      {"how long at most (9; with --quick 3.5)", "hur länge som mest (9; med --quick 3,5)"});
  check.flag("--quick", options.quick,
             {"20 deals at most, and less time", "högst 20 givar, och kortare tid"});
  check.text("--game", "FILE", options.game,
             {"a game record to hold to the same instead",
              "i stället ett spelprotokoll att pröva på samma sätt"});
}

void add_diff(CommandLineApp& all) {
  auto [diff, options] = add_command<DiffOptions>(
      all, "diff",
      {{"tell what two variants differ in, as they are written and as they are played",
        "säg vad som skiljer två varianter, som de är skrivna och som de spelas"},
       {"Compares data, options, functions (by their text) and clauses; then plays the same decks "
        "and the same random moves under both, and shows where legality or points first differ.\n"
        "Exit status 0: nothing differs; 1: something does.",
        "Jämför data, tillval, funktioner (deras text) och paragrafer; spelar sedan samma lekar "
        "och samma slumpade drag under båda, och visar var tillåtna drag eller poäng först skiljer "
        "sig.\n"
        "Slutstatus 0: inget skiljer; 1: något skiljer."},
       {"diff standard ./mine.lua", "diff standard standard+draw --players 3",
        "diff standard standard --set-b values=fixed --deals 1000 --seed 7"}});
  diff.variant("A", options.a, a_variant())->required();
  diff.variant("B", options.b, {"the one to compare it with", "den att jämföra med"})->required();
  diff.deals(options.deals, {"how many to play (200)", "hur många som spelas (200)"});
  diff.settings("--set-a", options.set_a, {"an option of A alone", "ett tillval för bara A"});
  diff.settings("--set-b", options.set_b, {"an option of B alone", "ett tillval för bara B"});
}

void add_test(CommandLineApp& all) {
  auto [test, options] = add_command<TestOptions>(
      all, "test",
      {{"run scenario files, the tests of a variant", "kör scenariofiler, en variants prov"},
       {},
       {"test pluck.test.lua", "test variants --coverage", "test pluck.test.lua --questions"}});
  test.argument("FILE", options.files,
                {"scenario files, or folders with *.test.lua in them",
                 "scenariofiler, eller mappar med *.test.lua i"});
  CLI::Option* coverage = test.flag("--coverage", options.coverage,
                                    {"tell which clauses and functions no scenario touches",
                                     "säg vilka paragrafer och funktioner inget scenario berör"});
  CLI::Option* questions =
      test.flag("--questions", options.questions,
                {"tell which clauses no question can be made about, and why",
                 "säg vilka paragrafer det inte går att fråga om, och varför"});
  test.flag("--json", options.json,
            {"one JSON object for each scenario, for programs",
             "ett JSON-objekt för varje scenario, för program"})
      ->excludes(coverage)
      ->excludes(questions);
}

void add_perft(CommandLineApp& all) {
  auto [perft, options] = add_command<PerftOptions>(
      all, "perft",
      {{"count move sequences from the first deal", "räkna dragföljder från första given"},
       {"The counts are the same on any number of threads.",
        "Antalen är desamma på hur många trådar som helst."},
       {"perft standard --depth 4 --seed 7 --divide", "perft standard --depth 6 --jobs 2"}});
  perft.variant("VARIANT", options.variant, a_variant())->required();
  perft.number("--depth", "D", options.depth, 0, 1000, {"how many plays", "hur många drag"})
      ->required();
  perft.flag("--divide", options.divide, {"split by first move", "uppdelat efter första draget"});
  perft.jobs(options.jobs);
}

void add_simulate(CommandLineApp& all) {
  auto [simulate, options] = add_command<SimulateOptions>(
      all, "simulate",
      {{"play many games between computer players, and tell what came of them",
        "spela många partier mellan datorspelare, och säg vad det blev av dem"},
       {"Random players choose any outcome, each as likely; novices take what brings most points "
        "and miss sums; greedy ones look at what they leave, too; experts play on in many ways "
        "that the hidden cards may lie.\n"
        "The same seed plays the same games, on however many threads. Ctrl-C ends with what is "
        "known.",
        "Slump väljer vilket utfall som helst, alla lika troliga; nybörjare tar det som ger mest "
        "poäng och missar summor; girig ser också på vad den lämnar; expert spelar vidare på många "
        "sätt som de dolda korten kan ligga.\n"
        "Samma frö spelar samma partier, på hur många trådar som helst. Ctrl-C avslutar med det "
        "som är känt."},
       {"simulate standard --deals 100000",
        "simulate standard --matches 2000 --seats greedy,random --seed 7",
        "simulate standard --compare ./mine.lua --deals 50000",
        "simulate standard --compare standard --set-b values=fixed",
        "simulate ./mine.lua --svg mine.svg", "simulate ./mine.lua --csv > mine.csv",
        "simulate ./mine.lua --deals 1000000 --shard 2/8 --out part2.json"}});
  constexpr long long most_games = 1'000'000'000;
  simulate.variant("VARIANT", options.variant, a_variant())->required();
  CLI::Option* deals = simulate.number(
      "--deals", "N", options.deals, 1, most_games,
      {"how many deals, each a game (10000)", "hur många givar, var och en ett parti (10000)"});
  simulate
      .number("--matches", "N", options.matches, 1, most_games,
              {"how many matches, instead", "i stället hur många hela partier"})
      ->excludes(deals);
  simulate.seats(options.seats);
  simulate.playouts(options.playouts, {" (300)", " (300)"});
  simulate.jobs(options.jobs);
  simulate.report(options.report);
  CLI::Option* compare =
      simulate.variant("--compare", options.other,
                       {"plays the same decks under it, and tells what differs",
                        "spelar samma lekar under den, och säger vad som skiljer"});
  simulate
      .settings("--set-a", options.set_a,
                {"an option of VARIANT alone", "ett tillval för bara VARIANT"})
      ->needs(compare);
  simulate
      .settings("--set-b", options.set_b,
                {"an option of the other alone", "ett tillval för bara den andra"})
      ->needs(compare);
  CLI::Option* part =
      simulate.text("--out", "FILE", options.part,
                    {"writes this share to a file, for kasino merge, and prints nothing",
                     "skriver den här andelen till en fil, för kasino merge, och visar inget"});
  for (const char* form : {"--json", "--csv", "--svg"})
    part->excludes(simulate.app().get_option(form));
  simulate
      .read("--shard", "I/N", options.shard, shard_named,
            {"a share as I/N, such as 2/8", "en andel som I/N, till exempel 2/8"},
            {"plays only share I of N of the games, for kasino merge",
             "spelar bara andel I av N av partierna, för kasino merge"})
      ->needs(part);
}

void add_merge(CommandLineApp& all) {
  auto [merge, options] = add_command<MergeOptions>(
      all, "merge",
      {{"add up the parts of a simulation, and tell what came of it",
        "lägg ihop delarna av en simulering, och säg vad det blev av den"},
       {"Prints what the simulation would have printed, played at once. Every part must be there, "
        "and all must come from the same command but for --shard, --out and --jobs.",
        "Visar vad simuleringen hade visat, spelad på en gång. Varje del måste finnas med, och "
        "alla måste komma från samma kommando så när som på --shard, --out och --jobs."},
       {"merge part*.json", "merge part*.json --csv --svg mine.svg"}});
  merge.argument("PART", options.files,
                 {"files that kasino simulate --out has written",
                  "filer som kasino simulate --out har skrivit"});
  merge.report(options.report);
}

}  // namespace

void add_commands_for_authors(CommandLineApp& all) {
  add_new(all);
  add_check(all);
  add_test(all);
  add_diff(all);
}

void add_commands_to_measure(CommandLineApp& all) {
  add_simulate(all);
  add_merge(all);
  add_perft(all);
}

}  // namespace kasino
