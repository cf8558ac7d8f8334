#include "repl/command_line/option_kinds.hpp"

#include <algorithm>
#include <cctype>
#include <thread>

#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/session/names.hpp"
#include "repl/text/typed.hpp"

namespace kasino {

namespace {

std::vector<std::optional<Bot>> seats_named(const std::string& list) {
  try {
    return players_named(list);
  } catch (const BadArgument& error) {
    throw Error("--seats: " + error.message());
  }
}

std::vector<Bot> bots_named(const std::string& list) {
  std::vector<Bot> bots;
  for (const std::optional<Bot>& player : seats_named(list)) {
    if (!player)
      throw Error("--seats: a simulation has no people: give each seat a computer player");
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

CLI::Validator whole_number_from(long long least, long long most) {
  const std::string range = std::to_string(least) + " to " + std::to_string(most);
  const auto reads = [=](const std::string& text) {
    return whole_number(text, least, most).has_value();
  };
  return expecting("a whole number from " + range, reads).description(range);
}

CLI::Option* Declarations::variant(const char* name, std::string& value, const char* help) {
  CLI::Option* option = text(name, *name == '-' ? "VARIANT" : "", value, help);
  listed_[option] = {ListedValue::Variant, {}};
  return option;
}

CLI::Option* Declarations::settings(const char* name, std::map<std::string, std::string>& settings,
                                    const std::string& help) {
  const auto read = [name, &settings](const std::vector<std::string>& all) {
    for (const std::string& one : all) {
      const std::size_t equals = one.find('=');
      if (equals == std::string::npos || equals == 0)
        throw Error(std::string(name) + ' ' + one + ": expected OPTION=VALUE");
      settings[one.substr(0, equals)] = one.substr(equals + 1);
    }
  };
  return app_.add_option_function<std::vector<std::string>>(name, read, help + "; may be repeated")
      ->type_name("OPTION=VALUE")
      ->allow_extra_args(false);
}

void Declarations::shared(SharedOptions& shared) {
  app_.option_defaults()->group(shared_group);
  number("--players", "N", shared.players, 1, max_seats, "how many play");
  read("--dealer", "SEAT|cut", shared.dealer, dealer_named, "a seat or cut",
       "who deals first: a seat, or cut to draw for it");
  text("--seed", "S", shared.seed,
       "for shuffling: the same number gives the same decks and random games (check, diff, "
       "simulate: 1; else a new one each time)")
      ->check(whole_number_from(0, largest_seed).description(""));
  text("--deck", "CARDS|@FILE", shared.deck,
       "the first deal's deck in dealing order, or a file that holds it");
  settings("--set", shared.set,
           "an option of the variant; where two are compared, of each that has it");
  text("--variants-dir", "DIR", shared.variants_dirs,
       "a folder to look for variants in first; may be repeated")
      ->check(CLI::Validator(CLI::ExistingDirectory).description(""))
      ->allow_extra_args(false);
  number("--script-steps", "STEPS", shared.script_steps, 1, 1'000'000'000'000,
         "how many Lua instructions scripts may run in one command (10000000); time grows with "
         "them");
  number("--script-memory", "MIB", shared.script_memory, 1, 4096,
         "how much memory a script may have (64)");
  choice<std::optional<Language>, Language>(
      "--lang", "LANG", shared.language, {{"en", Language::English}, {"sv", Language::Swedish}},
      "the language to speak (that of the locale); in Swedish cards are hE hKn sD cK");
  choice<Colour, Colour>(
      "--color", "WHEN", shared.colour,
      {{"auto", Colour::Auto}, {"always", Colour::Always}, {"never", Colour::Never}},
      "when to use colour");
  app_.option_defaults()->group("Options");
}

void Declarations::jobs(int& jobs) {
  jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  number("--jobs", "N", jobs, 1, 1024, "how many threads (one for each core)");
}

CLI::Option* Declarations::deals(int& deals, const char* help) {
  return number("--deals", "N", deals, 1, 1'000'000, help);
}

void Declarations::report(ReportOptions& report) {
  CLI::Option* json = flag("--json", report.json, "one JSON object, for programs");
  flag("--csv", report.csv, "one line for each number, for programs")->excludes(json);
  text("--svg", "FILE", report.svg, "draws points by source, and histograms, too");
}

CLI::Option* Declarations::playouts(std::optional<int>& playouts, const std::string& otherwise) {
  return number("--playouts", "N", playouts, 1, 1'000'000,
                "how many games an expert plays on to weigh a move" + otherwise);
}

void Declarations::learner(PlayOptions& options) {
  text("--learner", "NAME", options.learner, "who learns: each has a file of progress")
      ->check(expecting("letters, digits and -, 40 bytes at most", is_learner_name));
  flag("--class", options.session.classroom,
       "for a projector: an answer is judged once Enter is pressed");
}

CLI::Option* Declarations::seats(const char* who, std::function<void(const std::string&)> read) {
  CLI::Option* option = app_.add_option_function<std::string>(
      "--seats", read,
      std::string("who plays at seat 1, 2, ...: ") + who +
          "random, novice, greedy, expert, or a player of the variant's own");
  listed_[option] = {ListedValue::Players, {}};
  return option->type_name("PLAYER,PLAYER...");
}

void Declarations::seats(std::vector<std::optional<Bot>>& seats) {
  this->seats("human, ", [&seats](const std::string& list) { seats = seats_named(list); });
}

void Declarations::names(std::vector<std::string>& names) {
  const auto read = [&names](const std::string& list) {
    try {
      names = people_named(list);
    } catch (const BadArgument& error) {
      throw Error("--names: " + error.message());
    }
  };
  app_.add_option_function<std::string>("--names", read,
                                        "what the people at seat 1, 2, ... are called")
      ->type_name("NAME,NAME...");
}

void Declarations::seats(std::vector<Bot>& seats) {
  this->seats("", [&seats](const std::string& list) { seats = bots_named(list); });
}

}  // namespace kasino
