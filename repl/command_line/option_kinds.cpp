#include "repl/command_line/option_kinds.hpp"

#include <algorithm>
#include <cctype>
#include <thread>

#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/command_line/surroundings.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/text/typed.hpp"

namespace kasino {

namespace {

std::vector<std::optional<Bot>> seats_named(const std::string& list) {
  try {
    return players_named(list);
  } catch (const BadArgument& error) {
    throw UsageError("--seats: " + error.message());
  }
}

std::vector<Bot> bots_named(const std::string& list) {
  std::vector<Bot> bots;
  for (const std::optional<Bot>& player : seats_named(list)) {
    if (!player)
      throw UsageError("--seats: a simulation has no people: give each seat a computer player");
    bots.push_back(*player);
  }
  return bots;
}

/// Any letters: what shows on a screen and is no ASCII counts as one.
bool is_learner_name(const std::string& name) {
  constexpr std::size_t most_bytes = 40;
  std::size_t at = 0;
  while (at < name.size()) {
    const std::size_t bytes = shown_length(std::string_view(name).substr(at));
    if (bytes < 2 && !std::isalnum(static_cast<unsigned char>(name[at])) && name[at] != '-')
      return false;
    at += std::max<std::size_t>(bytes, 1);
  }
  return !name.empty() && name.size() <= most_bytes;
}

}  // namespace

void add_variant(CLI::App& app, std::string& variant) {
  app.add_option("VARIANT", variant, "a shipped name, a .lua file, or base+modifier+modifier")
      ->type_name("");
}

CLI::Option* add_settings(CLI::App& app, const std::string& flag, Settings& settings,
                          const std::string& help) {
  const auto read = [flag, &settings](const std::vector<std::string>& all) {
    for (const std::string& one : all) {
      const std::size_t equals = one.find('=');
      if (equals == std::string::npos || equals == 0)
        throw UsageError(flag + ' ' + one + ": expected OPTION=VALUE");
      settings[one.substr(0, equals)] = one.substr(equals + 1);
    }
  };
  return app.add_option_function<std::vector<std::string>>(flag, read, help + "; may be repeated")
      ->type_name("OPTION=VALUE")
      ->allow_extra_args(false);
}

CLI::Validator whole_number_from(long long least, long long most) {
  const std::string range = std::to_string(least) + " to " + std::to_string(most);
  const auto reads = [=](const std::string& text) {
    return whole_number(text, least, most).has_value();
  };
  return expecting("a whole number from " + range, reads).description(range);
}

void add_shared(CLI::App& app, SharedOptions& shared) {
  app.option_defaults()->group(shared_group);
  app.add_option("--players", shared.players, "how many play")
      ->type_name("N")
      ->check(whole_number_from(1, max_seats));
  app.add_option_function<std::string>(
         "--dealer", [&](const std::string& text) { shared.dealer = dealer_named(text); },
         "who deals first: a seat, or cut to draw for it")
      ->type_name("SEAT|cut")
      ->check(expecting("a seat or cut",
                        [](const std::string& text) { return dealer_named(text).has_value(); }));
  app.add_option(
         "--seed", shared.seed,
         "for shuffling: the same number gives the same decks and random games (check, diff, "
         "simulate: 1; else a new one each time)")
      ->type_name("S")
      ->check(whole_number_from(0, largest_seed).description(""));
  app.add_option("--deck", shared.deck,
                 "the first deal's deck in dealing order, or a file that holds it")
      ->type_name("CARDS|@FILE");
  add_settings(app, "--set", shared.set,
               "an option of the variant; where two are compared, of each that has it");
  app.add_option("--variants-dir", shared.variants_dirs,
                 "a folder to look for variants in first; may be repeated")
      ->type_name("DIR")
      ->check(CLI::ExistingDirectory)
      ->allow_extra_args(false);
  app.add_option("--script-steps", shared.script_steps,
                 "how many Lua instructions scripts may run in one command (10000000); time grows "
                 "with them")
      ->type_name("STEPS")
      ->check(whole_number_from(1, 1'000'000'000'000));
  app.add_option("--script-memory", shared.script_memory, "how much memory a script may have (64)")
      ->type_name("MIB")
      ->check(whole_number_from(1, 4096));
  app.add_option_function<std::string>(
         "--lang",
         [&](const std::string& word) {
           shared.language = word == "sv" ? Language::Swedish : Language::English;
         },
         "the language to speak (that of the locale)")
      ->type_name("LANG")
      ->check(CLI::IsMember({"en", "sv"}));
  app.add_option_function<std::string>(
         "--color",
         [&](const std::string& word) {
           shared.colour = word == "always"  ? Colour::Always
                           : word == "never" ? Colour::Never
                                             : Colour::Auto;
         },
         "when to use colour")
      ->type_name("WHEN")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  app.option_defaults()->group("Options");
}

void add_jobs(CLI::App& app, int& jobs) {
  jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  app.add_option("--jobs", jobs, "how many threads (one for each core)")
      ->type_name("N")
      ->check(whole_number_from(1, 1024));
}

void add_deals(CLI::App& app, int& deals, const std::string& help) {
  app.add_option("--deals", deals, help)->type_name("N")->check(whole_number_from(1, 1'000'000));
}

void add_report(CLI::App& app, ReportOptions& report) {
  CLI::Option* json = app.add_flag("--json", report.json, "one JSON object, for programs");
  app.add_flag("--csv", report.csv, "one line for each number, for programs")->excludes(json);
  app.add_option("--svg", report.svg, "draws points by source, and histograms, too")
      ->type_name("FILE");
}

CLI::Option* add_playouts(CLI::App& app, std::optional<int>& playouts,
                          const std::string& otherwise) {
  return app
      .add_option("--playouts", playouts,
                  "how many games an expert plays on to weigh a move" + otherwise)
      ->type_name("N")
      ->check(whole_number_from(1, 1'000'000));
}

void add_learner(CLI::App& app, PlayOptions& options) {
  app.add_option("--learner", options.learner, "who learns: each has a file of progress")
      ->type_name("NAME")
      ->check(expecting("letters, digits and -, 40 bytes at most", is_learner_name));
  app.add_flag("--class", options.classroom,
               "for a projector: an answer is judged once Enter is pressed");
}

void add_seats(CLI::App& app, std::vector<std::optional<Bot>>& seats) {
  app.add_option_function<std::string>(
         "--seats", [&seats](const std::string& list) { seats = seats_named(list); },
         "who plays at seat 1, 2, ...: human, random, novice, greedy, expert, or a player of the "
         "variant's own")
      ->type_name("PLAYER,PLAYER...");
}

void add_seats(CLI::App& app, std::vector<Bot>& seats) {
  app.add_option_function<std::string>(
         "--seats", [&seats](const std::string& list) { seats = bots_named(list); },
         "who plays at seat 1, 2, ...: random, novice, greedy, expert, or a player of the "
         "variant's own")
      ->type_name("PLAYER,PLAYER...");
}

}  // namespace kasino
