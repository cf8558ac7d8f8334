#include <algorithm>
#include <array>
#include <string_view>

#include "engine/model/facts.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/source/spelling.hpp"
#include "scripting/variant/compiler.hpp"

namespace kasino {

namespace {

constexpr RuleKey<ZoneRule> zone_keys[] = {
    {"zones.*", holds_map, by_parent,
     R"(a place of your own; of "hand", "pile" and "stock", which are there, only show can be said, and of the pile how it is taken)"},
    {"zones.*.title", holds_text, set_title<&ZoneRule::title>,
     "what people call it, and type; numbers of seats and slots stand behind it", "its name",
     R"({ en = "box", sv = "ruta" })"},
    {"zones.*.per", one_of("game seat"), set<&ZoneRule::per_seat>, "one for all, or one a seat",
     "game", R"("seat")"},
    {"zones.*.slots", holds_number, set<&ZoneRule::slots>,
     "how many places it has, told apart by number", "1", "3"},
    {"zones.*.show", one_of("open top owner seen hidden"), set<&ZoneRule::show>,
     "who may know its cards. top: the last one only, of the stock the next; owner: its seat; "
     "seen: face down, but all saw them come, so rules may look and screens only count; hidden: "
     "nobody. A hand is open or its owner's",
     "open", R"("owner")"},
    {"zones.*.taken", holds_map, by_parent, "how a capture takes a place of it, by its last card",
     "not at all", R"({ by = "rank", whose = "opponents", clause = "X-1" })"},
    {"zones.*.label", function("view, seat, slot -> kasino.Text|false"), set<&ZoneRule::label>,
     "what stands beside its cards on the board, or false; everybody may know it", "nothing",
     R"(function(view, seat, slot) return #view:zone("box", seat, slot) .. " cards" end)"},
    {"zones.*.scored", holds_flag, set<&ZoneRule::scored>,
     "whether its cards count as those of the seat's pile", "false", "true"},
};

constexpr RuleKey<PileRule> taken_keys[] = {
    {"zones.*.taken.what", one_of("whole top"), set<&PileRule::what>,
     "all that lies there, or the last card alone", "whole", R"("top")"},
    {"zones.*.taken.by", one_of("value rank") | holds_name, by_parent,
     "a card of its value, of its rank, or of the value that this variable says, an int with its "
     "seats and slots: then the cards may lie face down, and at 0 nothing takes them",
     "value", R"("rank")"},
    {"zones.*.taken.whose", one_of("any own others opponents"), set<&PileRule::whose>,
     "whose, as the taker sees it", "any", R"("opponents")"},
    {"zones.*.taken.clause", holds_clause, set<&PileRule::clause>, "the clause that says so",
     "none"},
};

constexpr RuleKey<VariableRule> variable_keys[] = {
    {"vars.*", holds_map, by_parent, "a value that the variant keeps, or several"},
    {"vars.*.type", one_of("bool int seat card") | holds_list, set<&VariableRule::type>,
     "what it holds, or a list of the words it may hold", "required", R"({ "red", "black" })"},
    {"vars.*.type.#", holds_name},
    {"vars.*.title", holds_text, set<&VariableRule::title>, "what people call it", "its name",
     R"({ en = "colour", sv = "färg" })"},
    {"vars.*.titles", holds_map, by_parent, "what people call the words it may hold", "those words",
     R"({ red = { en = "red", sv = "röd" } })"},
    {"vars.*.titles.*", holds_text},
    {"vars.*.per", one_of("game seat"), set<&VariableRule::per_seat>, "one for all, or one a seat",
     "game", R"("seat")"},
    {"vars.*.slots", holds_number, set<&VariableRule::slots>,
     "how many such values, told apart by number", "1", "3"},
    {"vars.*.many", holds_flag, set<&VariableRule::is_set>,
     "whether it is a set of such values, for :has, :with and :without", "false", "true"},
    {"vars.*.default", holds_flag | holds_integer | holds_name, by_parent, "where it starts",
     "false, 0, no seat or card, the first word", "3"},
    {"vars.*.resets", one_of("match deal round play"), set<&VariableRule::resets>,
     "when it starts again. play: before each card played and its on_claim, and with each round",
     "deal", R"("match")"},
    {"vars.*.show", one_of("all owner hidden"), shows<&VariableRule::show>,
     "who may see it. Acts see all", "all", R"("hidden")"},
    {"vars.*.on_board", holds_flag, set<&VariableRule::on_board>,
     "whether it stands on the board, for those who may see it", "false", "true"},
};

constexpr std::array<std::pair<const char*, Zone>, 4> built_in_zones = {
    {{"stock", Zone::Stock}, {"hand", Zone::Hand}, {"table", Zone::Table}, {"pile", Zone::Pile}}};

/// Words with another meaning in a position or a step of the deal, and so no names of zones.
constexpr std::array<std::string_view, 6> taken = {"ask",     "does", "clause",
                                                   "players", "zone", "build"};

constexpr int most_zone_slots = 32;
constexpr int most_slots = 64;  ///< of a variable
constexpr std::size_t most_places = 1024;

}  // namespace

void add_zone_rows(std::vector<KeyRow>& rows) {
  add_rows(rows, zone_keys, taken_keys, variable_keys);
}

void Compiler::zone(const std::string& name, const Data& entry) {
  const bool is_built_in = std::ranges::any_of(
      built_in_zones, [&](const auto& built_in) { return built_in.first == name; });
  is_built_in ? built_in_zone(name, entry) : own_zone(name, entry);
}

void Compiler::built_in_zone(const std::string& name, const Data& entry) {
  for (const auto& [key, value] : *entry.as<Fields>())
    if (to_text(key) != "show" && !(name == "pile" && to_text(key) == "taken"))
      fail_at(value, "every game has the zone " + name + "; only show" +
                         (name == "pile" ? " and taken" : "") + " can be said of it");
  const Data* show = get(entry, "show");
  if (show == nullptr) return;
  ZoneRule rule;
  read(entry, zone_keys, rule);
  const Show shown = rule.show;
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
  ZoneRule rule{.name = name};
  read(entry, zone_keys, rule);
  if (rule.slots < 1 || rule.slots > most_zone_slots)
    fail_at(entry, "slots are 1 to " + std::to_string(most_zone_slots));
  if (!rule.per_seat && rule.show == Show::Owner)
    fail_at(entry, "a zone that its owner alone sees is one a seat: per = \"seat\"");
  if (!rule.per_seat && rule.scored)
    fail_at(entry, "a zone that scores is one a seat: per = \"seat\"");
  data().zones.push_back(std::move(rule));
  if (own_place_count(data()) > most_places) fail_at(entry, "zones and their slots are too many");
}

void Compiler::taken_zones() {
  using Whose = PileRule::Whose;
  each("zones", [&](const auto& name, const Data& zone) {
    const Data* entry = get(zone, "taken");
    if (entry == nullptr) return;
    PileRule rule;
    rule.zone = zone_named(zone, name, {Zone::Pile});
    read(*entry, taken_keys, rule);
    if (const Data* by = get(*entry, "by")) taken_by(*by, rule);
    const Show show = rule.zone.zone == Zone::Pile
                          ? data().shows.pile
                          : data().zones[static_cast<std::size_t>(rule.zone.own)].show;
    if (show != Show::Open && show != Show::Top && rule.by != PileRule::By::Declared)
      fail_at(*entry, "who takes " + name + " goes by its last card, which everybody must see: " +
                          "show = \"top\" or \"open\"");
    if (rule.whose != Whose::Any && !data().is_per_seat(rule.zone))
      fail_at(*get(*entry, "whose"), name + " belongs to no seat: per = \"seat\"");
    data().pile_rules.push_back(std::move(rule));
    const std::size_t builds = data().builds ? most_builds : 0;
    if (takeable_places(data(), data().max_players).size() > most_takeable_places + builds)
      fail_at(*entry, "there are more than " + std::to_string(most_takeable_places) +
                          " places to take, with all their seats and slots");
  });
}

void Compiler::taken_by(const Data& by, PileRule& rule) const {
  const std::string& word = *by.as<std::string>();
  if (word == "value") return;
  if (word == "rank") {
    rule.by = PileRule::By::SameRank;
    return;
  }
  std::vector<std::string> known = texts_of(data().variables, &VariableRule::name);
  const auto found = std::ranges::find(known, word);
  rule.declared = static_cast<std::size_t>(found - known.begin());
  if (found == known.end()) {
    known.insert(known.end(), {"value", "rank"});
    fail_at(by, "expected \"value\", \"rank\" or a variable declared under vars, found " +
                    printable(word, 60) + did_you_mean(word, known));
  }
  rule.by = PileRule::By::Declared;
  const VariableRule& variable = data().variables[rule.declared];
  const int slots =
      rule.zone.zone == Zone::Own ? data().zones[static_cast<std::size_t>(rule.zone.own)].slots : 1;
  if (variable.type != VariableRule::Type::Number || variable.is_set ||
      variable.show != Show::Open || variable.slots != slots ||
      variable.per_seat != data().is_per_seat(rule.zone))
    fail_at(by,
            "a value is declared for each place, and all know it: the variable is one int for "
            "each, with per and slots as the zone has them");
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
  VariableRule rule{.name = name};
  if (name.find_first_of(" \t\n\r\"=") != name.npos)
    fail_at(entry,
            "the name of a variable has no blanks and none of \" =, so that it can be typed");
  const Data* type = get(entry, "type");
  if (type == nullptr)
    fail_at(entry, "a variable needs a type (\"bool\", \"int\", \"seat\", \"card\")");
  read(entry, variable_keys, rule);
  if (type->as<Fields>() != nullptr) {
    rule.type = Type::Word;
    rule.words = words_of(*type);
  }
  rule.word_titles = word_titles(entry, rule.words);
  if (rule.slots < 1 || rule.slots > most_slots)
    fail_at(entry, "slots are 1 to " + std::to_string(most_slots));
  if (const Data* initial = get(entry, "default"); rule.is_set && initial != nullptr)
    fail_at(*initial, "a set of many starts empty");
  if (!rule.per_seat && rule.show == Show::Owner)
    fail_at(*get(entry, "show"),
            "a variable that its owner alone sees is one a seat: per = \"seat\"");
  if (rule.on_board && rule.show == Show::Hidden)
    fail_at(*get(entry, "on_board"),
            "what nobody may see does not stand on the board: show = \"all\"" +
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
