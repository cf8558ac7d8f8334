#include "repl/command_line/option_kinds.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <system_error>
#include <thread>

#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/session/names.hpp"
#include "repl/text/typed.hpp"

namespace kasino {

namespace {

/// What `read` makes of the value of an option; errors name the option.
template <typename Read>
auto read_for(const char* option, Read read) {
  try {
    return read();
  } catch (const BadArgument& error) {
    throw Error({"{0}: {1}", "{0}: {1}"}, option, error.message());
  }
}

std::vector<std::optional<Bot>> seats_named(const std::string& list) {
  return read_for("--seats", [&] { return players_named(list); });
}

std::vector<Bot> bots_named(const std::string& list) {
  std::vector<Bot> bots;
  for (const std::optional<Bot>& player : seats_named(list)) {
    if (!player)
      throw Error(
          Text{"--seats: a simulation has no people: give each seat a computer player",
               "--seats: en simulering har inga människor: ge varje plats en datorspelare"});
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

CLI::Validator whole_number_from(const std::string& name, long long least, long long most) {
  return expecting(
      name, format({"a whole number from {0} to {1}", "ett heltal från {0} till {1}"}, least, most),
      [=](const std::string& text) { return whole_number(text, least, most).has_value(); });
}

CLI::Option* Declarations::variant(const char* name, std::string& value, const Text& help) {
  CLI::Option* option = text(name, *name == '-' ? "VARIANT" : "", value, help);
  listed_[option] = {ListedValue::Variant, {}};
  return option;
}

CLI::Option* Declarations::settings(const char* name, std::map<std::string, std::string>& settings,
                                    const Text& help) {
  const auto read = [name, &settings](const std::vector<std::string>& all) {
    for (const std::string& one : all) {
      const std::size_t equals = one.find('=');
      if (equals == std::string::npos || equals == 0)
        throw Error({"{0} {1}: expected OPTION=VALUE", "{0} {1}: väntade TILLVAL=VÄRDE"}, name,
                    one);
      settings[one.substr(0, equals)] = one.substr(equals + 1);
    }
  };
  const Text all = help + Text{"; may be repeated", "; kan upprepas"};
  return app_.add_option_function<std::vector<std::string>>(name, read, all.in(language_))
      ->type_name("OPTION=VALUE")
      ->allow_extra_args(false);
}

void Declarations::shared(SharedOptions& shared) {
  app_.option_defaults()->group(shared_group);
  number("--players", "N", shared.players, 1, max_seats, {"how many play", "hur många som spelar"});
  read("--dealer", "SEAT", shared.dealer, dealer_named,
       {"a seat, a name or cut", "en plats, ett namn eller lott"},
       {"who deals first: a seat or name, or cut to draw for it",
        "vem som ger först: en plats eller ett namn, eller lott för att dra om det"});
  text("--seed", "S", shared.seed,
       {"for shuffling: the same number gives the same decks and random games (check, diff, "
        "simulate: 1; else a new one each time)",
        "för blandningen: samma tal ger samma lekar och samma slumpade partier (check, diff, "
        "simulate: 1; annars ett nytt varje gång)"})
      ->check(whole_number_from("--seed", 0, largest_seed));
  text("--deck", "CARDS|@FILE", shared.deck,
       {"the first deal's deck in dealing order, or a file that holds it",
        "första givens lek i givordning, eller en fil med den"});
  settings("--set", shared.set,
           {"an option of the variant; where two are compared, of each that has it",
            "ett av variantens tillval; när två jämförs, för var och en som har det"});
  const auto is_folder = [](const std::string& name) {
    std::error_code ignored;
    return std::filesystem::is_directory(name, ignored);
  };
  text("--variants-dir", "DIR", shared.variants_dirs,
       {"a folder to look for variants in first; may be repeated",
        "en mapp att först leta efter varianter i; kan upprepas"})
      ->check(expecting("--variants-dir", {"a folder", "en mapp"}, is_folder))
      ->allow_extra_args(false);
  number("--script-steps", "STEPS", shared.script_steps, 1, 1'000'000'000'000,
         {"how many Lua instructions scripts may run in one command (10000000); time grows with "
          "them",
          "hur många Lua-instruktioner skript får köra i ett kommando (10000000); tiden växer med "
          "dem"});
  number("--script-memory", "MIB", shared.script_memory, 1, 4096,
         {"how much memory a script may have (48)", "hur mycket minne ett skript får ha (48)"});
  choice<std::optional<Language>, Language>(
      "--lang", "LANG", shared.language,
      std::vector<std::pair<std::string, Language>>(std::begin(languages), std::end(languages)),
      {"the language to speak (that of the locale); in Swedish cards are hE hKn sD kK",
       "språket (annars miljöns); på svenska heter korten hE hKn sD kK"});
  choice<Colour, Colour>(
      "--color", "WHEN", shared.colour,
      {{"auto", Colour::Auto}, {"always", Colour::Always}, {"never", Colour::Never}},
      {"when to use colour", "när färg ska användas"});
  app_.option_defaults()->group("Options");
}

void Declarations::jobs(int& jobs) {
  jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  number("--jobs", "N", jobs, 1, 1024,
         {"how many threads (one for each core)", "hur många trådar (en för varje kärna)"});
}

CLI::Option* Declarations::deals(int& deals, const Text& help) {
  return number("--deals", "N", deals, 1, 1'000'000, help);
}

void Declarations::report(ReportOptions& report) {
  CLI::Option* json = flag("--json", report.json,
                           {"one JSON object, for programs", "ett JSON-objekt, för program"});
  flag("--csv", report.csv,
       {"one line for each number, for programs", "en rad för varje tal, för program"})
      ->excludes(json);
  text("--svg", "FILE", report.svg,
       {"draws points by source, and histograms, too",
        "ritar också poäng för varje källa, och histogram"});
}

CLI::Option* Declarations::playouts(std::optional<int>& playouts, const Text& otherwise) {
  const Text help = {"how many games an expert plays on to weigh a move",
                     "hur många partier en expert spelar vidare för att väga ett drag"};
  return number("--playouts", "N", playouts, 1, 1'000'000, help + otherwise);
}

void Declarations::learner(PlayOptions& options) {
  text("--learner", "NAME", options.learner,
       {"who learns: each has a file of progress",
        "vem som lär sig: var och en har en fil med sina framsteg"})
      ->check(expecting(
          "--learner",
          {"letters, digits and -, 40 bytes at most", "bokstäver, siffror och -, högst 40 byte"},
          is_learner_name));
  flag("--class", options.session.classroom,
       {"for a projector: an answer is judged once Enter is pressed",
        "för en projektor: ett svar rättas först när man trycker Enter"});
}

CLI::Option* Declarations::seats(const Text& people, std::function<void(const std::string&)> read) {
  const Text help = format(
      {"who plays at seat 1, 2, ...: {0}random, novice, greedy, expert, or a player of the "
       "variant's own",
       "vem som spelar på plats 1, 2, ...: {0}slump, nybörjare, girig, expert eller någon av "
       "variantens egna spelare"},
      people);
  CLI::Option* option = app_.add_option_function<std::string>("--seats", read, help.in(language_));
  listed_[option] = {ListedValue::Players, {}};
  return option->type_name("PLAYER,PLAYER...");
}

void Declarations::seats(std::vector<std::optional<Bot>>& seats) {
  this->seats({"human, ", "människa, "},
              [&seats](const std::string& list) { seats = seats_named(list); });
}

void Declarations::seats(std::vector<Bot>& seats) {
  this->seats({}, [&seats](const std::string& list) { seats = bots_named(list); });
}

void Declarations::names(std::vector<std::string>& names) {
  const auto read = [&names](const std::string& list) {
    names = read_for("--names", [&] { return people_named(list); });
  };
  const Text help = {"what the people at seat 1, 2, ... are called",
                     "vad människorna på plats 1, 2, ... heter"};
  app_.add_option_function<std::string>("--names", read, help.in(language_))
      ->type_name("NAME,NAME...");
}

}  // namespace kasino
