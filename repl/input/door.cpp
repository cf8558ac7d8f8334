#include "repl/input/door.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

#include "engine/model/state.hpp"
#include "engine/text/reading.hpp"
#include "repl/commands/commands.hpp"
#include "repl/session/kept_games.hpp"
#include "repl/session/names.hpp"
#include "repl/text/typed.hpp"
#include "scripting/source/file.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

/// A way, the key for it (beside its number), what it is called in the file, and what it offers.
struct WayRow {
  Way way;
  Sentence<0> key;
  const char* name;
  Sentence<0> offer;
};

constexpr WayRow ways[] = {
    {Way::Play, {"1", "1"}, "play", {"play against the computer", "spela mot datorn"}},
    {Way::Learn,
     {"2", "2"},
     "learn",
     {"learn it in a quarter of an hour", "lär dig det på en kvart"}},
    {Way::People,
     {"3", "3"},
     "people",
     {"two or more at this keyboard", "två eller fler vid det här tangentbordet"}},
    {Way::Rule, {"new", "ny"}, "", {"write a rule of your own", "skriv en egen regel"}},
};

/// The way with this key, in either language.
std::optional<Way> way_of_key(std::string_view key) {
  for (const WayRow& row : ways)
    if (key == row.key.in(Language::English) || key == row.key.in(Language::Swedish))
      return row.way;
  return key == "4" ? std::optional(Way::Rule) : std::nullopt;
}

constexpr const char* file_of_choice = "door.txt";

/// Whether a line that could be a name is a command instead.
bool is_command_alone(std::string_view line) {
  return find_command(line) != nullptr || line == "?";
}

}  // namespace

Door::Door(fs::path folder, RuleWriter write_rule)
    : folder_(std::move(folder)), write_rule_(std::move(write_rule)) {
  const std::vector<KeptGame> games = kept_games(folder_);
  has_finished_ = has_finished(games);
  if (const std::optional<std::size_t> number = latest_unfinished(games)) {
    kept_ = games[*number - 1].variant;
    kept_number_ = *number;
  }
  std::string word;
  try {
    if (folder_.empty()) return;
    std::istringstream text(read_own((folder_ / file_of_choice).string()).value_or(""));
    std::getline(text, word);
    if (std::getline(text, names_)) people_named(names_);
  } catch (const Error&) {  // never chosen, or spoilt
    names_.clear();
  }
  for (const WayRow& row : ways)
    if (!word.empty() && word == row.name) last_ = row.way;
}

void Door::remember(Way way) {
  last_ = way;
  try {
    if (folder_.empty()) return;
    const auto row = std::ranges::find(ways, way, &WayRow::way);
    save_own((folder_ / file_of_choice).string(), row->name + ('\n' + names_ + '\n'));
  } catch (const Error&) {  // a game is not refused for it
  }
}

std::string Door::words_of_way(Way way, Language language) const {
  if (way == Way::Kept)
    return say(language,
               {"go on with the game of {0} that is kept", "fortsätt partiet {0} som är kvar"},
               kept_);
  return say(language, std::ranges::find(ways, way, &WayRow::way)->offer);
}

std::string Door::draw(const Style& style) const {
  constexpr int key_columns = 8, gap = 2;
  std::string text;
  const auto add = [&](std::string key, Way way) {
    if (way == usual()) key = key.empty() ? "Enter" : "Enter, " + key;
    text += wrapped(right_aligned(key, key_columns) + std::string(gap, ' ') +
                        words_of_way(way, style.language),
                    style.width, key_columns + gap) +
            '\n';
  };
  if (!kept_.empty()) add("", Way::Kept);
  for (const WayRow& row : ways) add(say(style.language, row.key), row.way);
  return text +
         dim(wrapped(
                 say(style.language,
                     has_finished_
                         ? Sentence<0>{"Or type a command: help lists them, restore the games "
                                       "that are finished, quit ends.",
                                       "Eller skriv ett kommando: hjälp visar dem, återställ de "
                                       "partier som är slut, sluta avslutar."}
                         : Sentence<
                               0>{"Or type a command: help lists them, quit ends.",
                                  "Eller skriv ett kommando: hjälp visar dem, sluta avslutar."}),
                 style.width),
             style) +
         '\n';
}

std::string Door::prompt(Language language) const {
  if (!asked_) return say(language, {"choose> ", "välj> "});
  return *asked_ == Way::People ? say(language, {"names> ", "namn> "})
                                : say(language, {"its name> ", "dess namn> "});
}

std::string Door::reminder(const Style& style) const {
  if (asked_) return {};
  return dim(wrapped(say(style.language,
                         {"Enter: {0}; or 1, 2, 3, new", "Enter: {0}; eller 1, 2, 3, ny"},
                         words_of_way(usual(), style.language)),
                     style.width),
             style) +
         '\n';
}

Door::Entry Door::take(const std::string& typed, Desk& desk) {
  const std::string line(trimmed(typed));
  if (asked_ && is_command_alone(line)) asked_.reset();
  if (asked_ == Way::People) return seat_people(line, desk);
  if (asked_ == Way::Rule) {
    if (!line.empty())
      return {write_rule_(line) +
                  say(desk.session.language(),
                      {"Or change it in an editor: the game here follows.\n",
                       "Eller ändra den i en textredigerare: spelet här följer med.\n"}),
              "variant ./" + line + ".lua", "watch on"};
    asked_.reset();
    return {};
  }
  if (line.empty()) return take_way(usual(), desk);
  if (const auto way = way_of_key(line)) return take_way(*way, desk);
  return {{}, line};
}

Door::Entry Door::take_way(Way way, Desk& desk) {
  const Language language = desk.session.language();
  switch (way) {
    case Way::Kept: return {{}, "restore " + std::to_string(kept_number_)};
    case Way::Play:
      remember(way);
      is_open_ = false;
      return {.shows_game = true};
    case Way::Learn: {
      remember(way);
      Entry entry;
      for (const std::string& notice : execute(desk, "lesson").notices) entry.told += notice + '\n';
      const auto next = desk.learning.offered();
      entry.command = next ? "lesson " + std::to_string(*next) : "lesson";
      return entry;
    }
    case Way::People:
      asked_ = way;
      return {names_.empty()
                  ? say(language, {"Your names, as Ada, Bo, or how many you are (Enter: 2).\n",
                                   "Era namn, som Ada, Bo, eller hur många ni är (Enter: 2).\n"})
                  : say(language,
                        {"Your names, as Ada, Bo, or how many you are (Enter: {0}).\n",
                         "Era namn, som Ada, Bo, eller hur många ni är (Enter: {0}).\n"},
                        names_)};
    case Way::Rule:
      asked_ = way;
      return {
          say(language,
              {"A name for your rule, in small letters, as mine (Enter: none, back).\n",
               "Ett namn på din regel, med små bokstäver, som min (Enter: inget, tillbaka).\n"})};
  }
  return {};
}

Door::Entry Door::seat_people(const std::string& line, Desk& desk) {
  Session& session = desk.session;
  const RuleData& rules = session.rules().data();
  const std::string list = line.empty() ? names_ : line;
  const auto number = whole_number<int>(list.empty() ? "2" : list, 0, 1000);
  const std::vector<std::string> names = number ? std::vector<std::string>() : people_named(list);
  const int players = number ? *number : static_cast<int>(names.size());
  if (players < rules.min_players || players > rules.max_players)
    throw BadArgument(
        {"{0} is for {1} to {2} players, not {3}: type a name for each, or how many you are",
         "{0} är för {1} till {2} spelare, inte {3}: skriv ett namn för var och en, eller hur "
         "många ni är"},
        words_of(rules.title, session.language()), rules.min_players, rules.max_players, players);
  asked_.reset();
  is_open_ = false;
  names_ = joined(names, ", ");
  remember(Way::People);
  session.share_screen(true);
  session.call_people(names);
  NewGame wish;
  wish.players = players;
  if (players != session.state().players()) session.start(wish);
  for (const Seat seat : seats(session.state())) session.seat_player(seat, std::nullopt);
  return {.shows_game = true};
}

void Door::note(const Reply& reply, const Desk& desk) {
  const bool only_tells =
      std::holds_alternative<Told>(reply.body) || std::holds_alternative<Sheet>(reply.body) ||
      std::holds_alternative<RuleSheet>(reply.body) ||
      std::holds_alternative<KeptList>(reply.body) || reply.failure() != nullptr;
  if (!only_tells || desk.learning.is_on()) is_open_ = false;
}

}  // namespace kasino
