// The commands that count, as they are typed.
#include "engine/quote.hpp"
#include "repl/arguments.hpp"
#include "repl/option_groups.hpp"

namespace kasino {

namespace {

constexpr long long most_shards = 1'000'000;

void add_jobs(CLI::App& app, Raw& raw) {
  app.add_option("--jobs", raw.options.jobs, "how many threads (one for each core)")
      ->type_name("N")
      ->check(CLI::Range(1, 1024));
}

void add_games(CLI::App& app, Raw& raw) {
  CLI::Option* deals =
      app.add_option("--deals", raw.options.simulated_deals, "how many deals, each a game (10000)")
          ->type_name("N")
          ->check(CLI::Range(1, 1'000'000'000));
  app.add_option("--matches", raw.options.simulated_matches, "how many matches, instead")
      ->type_name("N")
      ->check(CLI::Range(1, 1'000'000'000))
      ->excludes(deals);
}

/// What becomes of the report.
void add_forms(CLI::App& app, Raw& raw) {
  CLI::Option* json = app.add_flag("--json", raw.options.json, "one JSON object, for programs");
  app.add_flag("--csv", raw.options.csv, "one line for each number, for programs")->excludes(json);
  app.add_option("--svg", raw.options.svg, "draws points by source, and histograms, too")
      ->type_name("FILE");
}

void add_comparison(CLI::App& app, Raw& raw) {
  CLI::Option* compare = app.add_option("--compare", raw.options.other,
                                        "plays the same decks under it, and tells what differs")
                             ->type_name("VARIANT");
  add_own_sets(app, raw, "VARIANT", "the other");
  for (const char* flag : {"--set-a", "--set-b"}) app.get_option(flag)->needs(compare);
}

void add_shards(CLI::App& app, Raw& raw) {
  const auto is_shard = [](const std::string& text) {
    return read_shard(text) ? std::string()
                            : "expected a share as I/N, such as 2/8, not " + quoted(text);
  };
  CLI::Option* shard =
      app.add_option("--shard", raw.shard, "plays only share I of N of the games, for kasino merge")
          ->type_name("I/N")
          ->check(CLI::Validator(is_shard, std::string()));
  CLI::Option* part =
      app.add_option("--out", raw.options.part, "the file for the share: nothing is printed")
          ->type_name("FILE");
  shard->needs(part);
  for (const char* form : {"--json", "--csv", "--svg"}) part->excludes(app.get_option(form));
}

}  // namespace

std::optional<Shard> read_shard(const std::string& text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string::npos) return std::nullopt;
  const auto of = whole_number(text.substr(slash + 1), 1, most_shards);
  if (!of) return std::nullopt;
  const auto number = whole_number(text.substr(0, slash), 1, *of);
  if (!number) return std::nullopt;
  return Shard{static_cast<std::uint64_t>(*number), static_cast<std::uint64_t>(*of)};
}

CLI::App* add_simulate(CLI::App& app, Raw& raw) {
  CLI::App* simulate = add_subcommand(
      app, "simulate", "play many games between computer players, and tell what came of them",
      "Random players choose any outcome, each as likely; greedy ones take what brings most "
      "points.\n"
      "The same seed plays the same games, on however many threads. Ctrl-C ends with what is "
      "known.\n"
      "Examples:\n  kasino simulate standard --deals 100000\n"
      "  kasino simulate standard --matches 2000 --seats greedy,random --seed 7\n"
      "  kasino simulate standard --compare ./mine.lua --deals 50000\n"
      "  kasino simulate standard --compare standard --set-b values=fixed\n"
      "  kasino simulate ./mine.lua --svg mine.svg\n"
      "  kasino simulate ./mine.lua --csv > mine.csv\n"
      "  kasino simulate ./mine.lua --deals 1000000 --shard 2/8 --out part2.json");
  add_variant(*simulate, raw);
  simulate->get_option("VARIANT")->required();
  add_games(*simulate, raw);
  simulate
      ->add_option("--seats", raw.options.seats, "who plays at seat 1, 2, ...: random or greedy")
      ->type_name("PLAYER,PLAYER...");
  add_jobs(*simulate, raw);
  add_forms(*simulate, raw);
  add_comparison(*simulate, raw);
  add_shards(*simulate, raw);
  add_players(*simulate, raw);
  add_deal_options(*simulate, raw, unseen);
  simulate->get_option("--seed")
      ->description("the same seed plays the same games (1)")
      ->group(seen);
  add_set(*simulate, raw);
  add_script_options(*simulate, raw);
  add_looks(*simulate, raw);
  return simulate;
}

CLI::App* add_merge(CLI::App& app, Raw& raw) {
  CLI::App* merge =
      add_subcommand(app, "merge", "add up the parts of a simulation, and tell what came of it",
                     "Prints what the simulation would have printed, played at once. Every part "
                     "must be there, and\n"
                     "all must come from the same command but for --shard, --out and --jobs.\n"
                     "Examples:\n  kasino merge part*.json\n"
                     "  kasino merge part*.json --csv --svg mine.svg");
  merge->add_option("PART", raw.options.files, "files that kasino simulate --out has written")
      ->type_name("")
      ->required();
  add_forms(*merge, raw);
  add_script_options(*merge, raw);
  add_looks(*merge, raw);
  add_unused_deal(*merge, raw);
  return merge;
}

CLI::App* add_perft(CLI::App& app, Raw& raw) {
  CLI::App* perft =
      add_subcommand(app, "perft", "count move sequences from the first deal",
                     "The counts are the same on any number of threads.\n"
                     "Examples:\n  kasino perft standard --depth 4 --seed 7 --divide\n"
                     "  kasino perft standard --depth 6 --jobs 2");
  add_variant(*perft, raw);
  perft->get_option("VARIANT")->required();
  perft->add_option("--depth", raw.options.depth, "how many plays")
      ->type_name("D")
      ->required()
      ->check(CLI::Range(0, 1000));
  perft->add_flag("--divide", raw.options.divide, "split by first move");
  add_jobs(*perft, raw);
  add_players(*perft, raw);
  add_deal_options(*perft, raw);
  add_set(*perft, raw);
  add_script_options(*perft, raw);
  add_looks(*perft, raw);
  return perft;
}

}  // namespace kasino
