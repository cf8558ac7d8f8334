#include <algorithm>
#include <array>
#include <string_view>

#include "engine/model/facts.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/source/spelling.hpp"
#include "scripting/variant/compiler.hpp"

namespace kasino {

namespace {

constexpr std::array<std::pair<const char*, Zone>, 4> built_in_zones = {
    {{"stock", Zone::Stock}, {"hand", Zone::Hand}, {"table", Zone::Table}, {"pile", Zone::Pile}}};

/// Words with another meaning in a position or a step of the deal, and so no names of zones.
constexpr std::array<std::string_view, 4> taken = {"ask", "players", "zone", "build"};

constexpr int most_zone_slots = 32;
constexpr int most_slots = 64;  ///< of a variable
constexpr std::size_t most_places = 1024;

}  // namespace

void Compiler::zone(const std::string& name, const Data& entry) {
  const bool is_built_in = std::ranges::any_of(
      built_in_zones, [&](const auto& built_in) { return built_in.first == name; });
  is_built_in ? built_in_zone(name, entry) : own_zone(name, entry);
}

Show Compiler::show(const Data& entry) const {
  return choice(
      entry, "show", Show::Open,
      {{"top", Show::Top}, {"owner", Show::Owner}, {"seen", Show::Seen}, {"hidden", Show::Hidden}});
}

void Compiler::built_in_zone(const std::string& name, const Data& entry) {
  for (const auto& [key, value] : *entry.as<Fields>())
    if (to_text(key) != "show" && !(name == "pile" && to_text(key) == "taken"))
      fail_at(value, "every game has the zone " + name + "; only show" +
                         (name == "pile" ? " and taken" : "") + " can be said of it");
  const Data* show = get(entry, "show");
  if (show == nullptr) return;
  const Show shown = this->show(entry);
  const bool of_nobody = name == "stock" || name == "table";
  if (shown == Show::Owner && of_nobody) fail_at(*show, name + " belongs to no seat");
  if (shown != Show::Open && name == "table")
    fail_at(*show, "what lies on the table can be captured, so it is open");
  if (name == "hand" && shown != Show::Open && shown != Show::Owner)
    fail_at(*show,
            "a seat plays from its hand, so it sees the cards there: show = \"open\" or "
            "\"owner\"; cards that it may not see lie in a zone of yours");
  if (name == "stock" && shown == Show::Seen)
    fail_at(*show,
            "nobody has seen the cards come into the stock: show = \"open\", \"top\" or "
            "\"hidden\"");
  Shows& shows = data().shows;
  (name == "stock"  ? shows.stock
   : name == "hand" ? shows.hand
   : name == "pile" ? shows.pile
                    : shows.table) = shown;
}

void Compiler::own_zone(const std::string& name, const Data& entry) {
  if (!is_plain_word(name)) fail_at(entry, "a zone is called by a word of small letters, - and _");
  const Fact* fact = fact_of_setup(name);
  if (std::ranges::count(taken, name) > 0 || (fact != nullptr && fact->read != nullptr))
    fail_at(entry,
            name + " means something else where positions are set up; call the zone otherwise");
  ZoneRule rule;
  rule.name = name;
  rule.per_seat = word(entry, "per", "game") == "seat";
  rule.slots = number(entry, "slots", 1);
  rule.show = show(entry);
  rule.scored = get(entry, "scored") != nullptr;
  rule.has_label = get(entry, "label") != nullptr;
  if (rule.slots < 1 || rule.slots > most_zone_slots)
    fail_at(entry, "slots are 1 to " + std::to_string(most_zone_slots));
  if (!rule.per_seat && rule.show == Show::Owner)
    fail_at(entry, "a zone that its owner alone sees is one a seat: per = \"seat\"");
  if (!rule.per_seat && rule.scored)
    fail_at(entry, "a zone that scores is one a seat: per = \"seat\"");
  data().zones.push_back(std::move(rule));
  result_.functions.labels.push_back(function(entry, "label"));
  if (own_place_count(data()) > most_places) fail_at(entry, "zones and their slots are too many");
}

void Compiler::taken_zones() {
  using By = TakenRule::By;
  using Whose = TakenRule::Whose;
  each("zones", [&](const auto& name, const Data& zone) {
    const Data* entry = get(zone, "taken");
    if (entry == nullptr) return;
    TakenRule rule;
    rule.zone = zone_named(zone, name, {Zone::Pile});
    const Show show = rule.zone.zone == Zone::Pile
                          ? data().shows.pile
                          : data().zones[static_cast<std::size_t>(rule.zone.own)].show;
    if (show != Show::Open && show != Show::Top)
      fail_at(*entry, "who takes " + name + " goes by its last card, which everybody must see: " +
                          "show = \"top\" or \"open\"");
    rule.by = choice(*entry, "by", By::SameValue, {{"rank", By::SameRank}});
    rule.whose =
        choice(*entry, "whose", Whose::Any,
               {{"own", Whose::Own}, {"others", Whose::Others}, {"opponents", Whose::Opponents}});
    if (rule.whose != Whose::Any && !data().is_per_seat(rule.zone))
      fail_at(*get(*entry, "whose"), name + " belongs to no seat: per = \"seat\"");
    rule.clause = clause(*entry, "clause");
    data().taken.push_back(std::move(rule));
    const std::size_t builds = data().builds ? most_builds : 0;
    if (takeable_places(data(), data().max_players).size() > most_takeable_places + builds)
      fail_at(*entry, "there are more than " + std::to_string(most_takeable_places) +
                          " places to take, with all their seats and slots");
  });
}

ZoneKind Compiler::zone_named(const Data& at, const std::string& name,
                              std::initializer_list<Zone> built_in) const {
  std::vector<std::string> known;
  for (const auto& [word, zone] : built_in_zones) {
    if (std::find(built_in.begin(), built_in.end(), zone) == built_in.end()) continue;
    if (name == word) return {zone, 0};
    known.emplace_back(word);
  }
  const std::vector<ZoneRule>& own = result_.data.zones;
  for (std::size_t i = 0; i < own.size(); ++i) {
    if (own[i].name == name) return {Zone::Own, static_cast<int>(i)};
    known.push_back(own[i].name);
  }
  fail_at(at, "unknown place " + printable(name, 60) + did_you_mean(name, known) +
                  "; zones of your own are declared under zones");
}

void Compiler::variable(const std::string& name, const Data& entry) {
  using Type = VariableRule::Type;
  VariableRule rule;
  rule.name = name;
  if (name.find_first_of(" \t\n\r\"=") != name.npos)
    fail_at(entry,
            "the name of a variable has no blanks and none of \" =, so that it can be typed");
  const Data* type = get(entry, "type");
  if (type == nullptr)
    fail_at(entry, "a variable needs a type (\"bool\", \"int\", \"seat\", \"card\")");
  rule.type = choice(entry, "type", Type::Word,
                     {{"bool", Type::Flag},
                      {"int", Type::Number},
                      {"seat", Type::SeatNumber},
                      {"card", Type::OneCard}});
  if (rule.type == Type::Word) rule.words = words_of(*type);
  rule.per_seat = word(entry, "per", "game") == "seat";
  rule.slots = number(entry, "slots", 1);
  if (rule.slots < 1 || rule.slots > most_slots)
    fail_at(entry, "slots are 1 to " + std::to_string(most_slots));
  rule.is_set = get(entry, "many") != nullptr;
  if (const Data* initial = get(entry, "default"); rule.is_set && initial != nullptr)
    fail_at(*initial, "a set of many starts empty");
  using Resets = VariableRule::Resets;
  rule.resets =
      choice(entry, "resets", Resets::Deal,
             {{"match", Resets::Match}, {"round", Resets::Round}, {"play", Resets::Play}});
  rule.show = show(entry);
  if (!rule.per_seat && rule.show == Show::Owner)
    fail_at(*get(entry, "show"),
            "a variable that its owner alone sees is one a seat: per = \"seat\"");
  const Data* on_board = get(entry, "on_board");
  rule.on_board = on_board != nullptr;
  if (rule.on_board && rule.show == Show::Hidden)
    fail_at(*on_board, "what nobody may see does not stand on the board: show = \"all\"" +
                           std::string(rule.per_seat ? " or \"owner\"" : ""));
  rule.initial = initial_value(rule, entry);
  data().variables.push_back(std::move(rule));
}

int Compiler::initial_value(const VariableRule& rule, const Data& entry) const {
  using Type = VariableRule::Type;
  const Data* initial = get(entry, "default");
  if (initial == nullptr) return 0;
  if (rule.type == Type::Flag && initial->as<bool>() != nullptr) return 1;
  const auto* number = initial->as<std::int64_t>();
  if (number != nullptr && rule.type == Type::Number) return static_cast<int>(*number);
  if (number != nullptr && rule.type == Type::SeatNumber && *number >= 1 && *number <= max_seats)
    return static_cast<int>(*number);
  if (const auto* text = initial->as<std::string>()) {
    const auto found = std::find(rule.words.begin(), rule.words.end(), *text);
    if (found != rule.words.end()) return static_cast<int>(found - rule.words.begin());
  }
  fail_at(*initial, "the default does not fit the type, found " + initial->kind());
}

}  // namespace kasino
