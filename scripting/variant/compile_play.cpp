#include <algorithm>
#include <array>

#include "engine/model/setup.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/source/spelling.hpp"
#include "scripting/variant/compiler.hpp"

namespace kasino {

void Compiler::duties() {
  const Data* entry = get("duties");
  if (entry == nullptr) return;
  data().duties = {clause(*entry, "sweep"),        clause(*entry, "capture"),
                   clause(*entry, "any_capture"),  clause(*entry, "take_all"),
                   clause(*entry, "single_first"), clause(*entry, "hold_build"),
                   clause(*entry, "keep_build"),   clause(*entry, "owner_trail")};
  const Duties& duties = data().duties;
  for (const auto& [key, named] :
       {std::pair("hold_build", &duties.hold_build), std::pair("keep_build", &duties.keep_build),
        std::pair("owner_trail", &duties.owner_trail)})
    if (!named->empty() && !data().builds)
      fail_at(*get(*entry, key), "it is about builds, and there are none: add builds = { ... }");
}

// Builds are taken like piles, and come first among the places that a capture takes.
void Compiler::builds() {
  using By = BuildRules::RaisedBy;
  const Data* entry = get("builds");
  if (entry == nullptr) return;
  BuildRules rules;
  rules.of = pattern(*entry, "of", rules.of);
  rules.single = clause(*entry, "single");
  if (rules.single.empty())
    fail_at(*entry, "builds need the clause of a single build: single = ...");
  rules.multiple = clause(*entry, "multiple");
  if (rules.multiple.empty()) rules.multiple = rules.single;
  rules.raise = clause(*entry, "raise");
  rules.raised_by =
      choice(*entry, "raised_by", By::Anyone, {{"owner", By::Owner}, {"others", By::Others}});
  rules.join = word(*entry, "equal", "join") == "join";
  data().builds = rules;
  data().taken.push_back({{Zone::Build, 0},
                          TakenRule::By::BuiltValue,
                          TakenRule::Whose::Any,
                          clause(*entry, "taken")});
}

void Compiler::refusals() {
  each("refuses", [&](const std::string& id, const Data& entry) {
    const bool bare = entry.as<ScriptFunction>() != nullptr;
    const Data* test = bare ? &entry : get(entry, "test");
    if (test == nullptr) fail_at(entry, "a refusal needs test = function(move, view)");
    using On = RefusalRule::On;
    const On on = bare ? On::Move
                       : choice(entry, "on", On::Move,
                                {{"card", On::Card},
                                 {"trail", On::Trail},
                                 {"capture", On::Capture},
                                 {"build", On::Build}});
    if (on == On::Build && !data().builds)
      fail_at(*get(entry, "on"), "nothing is built here: add builds = { ... }");
    data().refusals.push_back({cited(entry, id), on, place_of(*test)});
    result_.functions.refuses.push_back(function(*test));
  });
  each("void_sweeps", [&](const std::string& id, const Data& entry) {
    data().void_sweeps.push_back(cited(entry, id));
    result_.functions.voids.push_back(function(entry));
  });
  each("honest", [&](const std::string& id, const Data& entry) {
    data().honest.push_back(cited(entry, id));
  });
}

void Compiler::cites() {
  const Data* entry = get("cites");
  if (entry == nullptr) return;
  Cites& cites = data().cites;
  cites.trail = clause(*entry, "trail");
  cites.decline = clause(*entry, "decline");
  cites.several = clause(*entry, "several");
  cites.partial = clause(*entry, "partial");
  cites.sweep = clause(*entry, "sweep");
  cites.sweep_card = clause(*entry, "sweep_card");
  cites.sweep_way = clause(*entry, "sweep_way");
  cites.two_values = clause(*entry, "two_values");
  cites.overlap = clause(*entry, "overlap");
  cites.otherwise = clause(*entry, "otherwise");
  cites.printed_value = clause(*entry, "printed_value");
  cites.hand_values = clause(*entry, "hand_values");
  cites.table_values = clause(*entry, "table_values");
  cites.build_of = clause(*entry, "build_of");
  cites.build_fixed = clause(*entry, "build_fixed");
  cites.build_changed = clause(*entry, "build_changed");
  cites.build_equal = clause(*entry, "build_equal");
  cites.build_without = clause(*entry, "build_without");
  const Data* other = get(*entry, "other_values");
  if (other == nullptr) return;
  cites.other_values = clause(*other, "clause");
  const Data* values = get(*other, "values");
  if (values == nullptr || cites.other_values.empty())
    fail_at(*other, "it needs a clause, and the values that cards would have to have");
  cites.other_values_table = plain_values();
  set_values(*cites.other_values_table, *values);
}

void Compiler::hooks() {
  static constexpr std::array<const char*, trigger_count> names = {
      "on_claim",   "on_deal",  "on_round_end", "on_round", "on_turn",     "on_trail",
      "on_capture", "on_build", "on_sweep",     "on_play",  "on_deal_end", "on_scored"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    const Data* list = get(names[i]);
    if (list == nullptr) continue;
    data().hooks |= bit_of(static_cast<Trigger>(i));
    for (const auto& [key, entry] : *list->as<Fields>())
      result_.functions.effects[i].push_back(function(entry));
  }
}

void Compiler::remarks() {
  each("remarks", [&](const std::string& type, const Data& entry) {
    const auto& texts = data().events;
    if (std::none_of(texts.begin(), texts.end(),
                     [&](const EventText& text) { return text.type == type; }))
      fail_at(entry, "the event " + printable(type, 60) + " has no text; add it under events");
    data().remarks.push_back(type);
    result_.functions.remarks.push_back(function(entry));
  });
}

void Compiler::leftovers() {
  using enum Leftovers;
  const Data* written = root_.find("leftovers");
  const bool is_table = written != nullptr && written->as<Fields>() != nullptr;
  const Data& at = is_table ? *written : root_;
  const char* key = is_table ? "to" : "leftovers";
  data().leftovers = choice(at, key, LastCapturer, {{"dealer", Dealer}, {"nobody", Nobody}});
  const Data* owner = at.find(key);
  if (owner != nullptr && owner->is_false()) data().leftovers = Nobody;
  result_.functions.leftovers = function(at, key);
  if (result_.functions.leftovers) data().leftovers = Chosen;
  if (is_table) data().leftovers_clause = clause(at, "clause");
}

void Compiler::next_dealer() {
  data().next_dealer = choice(root_, "next_dealer", NextDealer::Left,
                              {{"winner", NextDealer::Winner}, {"nobody", NextDealer::Nobody}});
  result_.functions.next_dealer = function(root_, "next_dealer");
  if (result_.functions.next_dealer) data().next_dealer = NextDealer::Chosen;
}

void Compiler::item(const std::string& name, const Data& entry) {
  using By = ScoringItem::By;
  using Ties = ScoringItem::Ties;
  const std::string way = only_key(entry, {"each", "most", "per", "count"},
                                   "a scoring item has one of each, most, per and count");
  ScoringItem item;
  item.name = name;
  if (const Data* title = get(entry, "title")) item.title = text_of(*title);
  item.points = number(entry, "points", 1);
  item.clause = clause(entry, "clause");
  const std::optional<ScriptFunction> counts = function(entry, way.c_str());
  item.has_function = counts.has_value();
  if ((way == "each" || way == "most") && !counts) item.faces = faces_of(*get(entry, way));
  if (way == "most") item.by = By::Most;
  if (way == "per") item.by = choice(entry, "per", By::Sweep, {{"last_capture", By::LastCapture}});
  if (way == "count") item.by = By::Count;
  item.ties =
      choice(entry, "ties", Ties::Nobody, {{"share", Ties::Shared}, {"carry", Ties::Carried}});
  if (const Data* ties = get(entry, "ties"); ties != nullptr && way != "most")
    fail_at(*ties, "only most can be tied");
  data().scoring.push_back(std::move(item));
  result_.functions.counts.push_back(counts);
}

void Compiler::money() {
  const Data* entry = get("purse");
  if (entry != nullptr) {
    PurseRule purse;
    const Data* start = get(*entry, "start");
    const Data* unit = get(*entry, "unit");
    if (start == nullptr) fail_at(*entry, "a purse needs start: what each seat begins with");
    if (unit == nullptr) fail_at(*entry, "a purse needs a unit, such as unit = \"kr\"");
    purse.start = number(*entry, "start", 0);
    purse.unit = text_of(*unit);
    purse.out_below = number(*entry, "out_below", 0);
    for (const Data* amount : {start, get(*entry, "out_below")})
      if (amount != nullptr && *amount->as<std::int64_t>() > most_points)
        fail_at(*amount, "a seat owns " + std::to_string(most_points) + " at most");
    data().purse = purse;
  }
  each("pots", [&](const std::string& name, const Data& pot) {
    if (entry == nullptr) fail_at(pot, "money comes from purses: add purse = { ... }");
    check_word(pot, name);
    PotRule rule{name, word(pot, "per", "game") == "seat", number(pot, "slots", 1)};
    constexpr int most_slots = 64;
    if (rule.slots < 1 || rule.slots > most_slots)
      fail_at(pot, "slots are 1 to " + std::to_string(most_slots));
    if (name == "bank") fail_at(pot, "the bank is no pot; call the pot otherwise");
    if (const Data* beside = get(pot, "beside")) {
      for (const char* other : {"per", "slots"})
        if (const Data* given = get(pot, other))
          fail_at(*given, "beside a zone each seat has a pot at each of its places: leave out " +
                              std::string(other));
      const ZoneKind zone = zone_named(*beside, *beside->as<std::string>(), {});
      rule.per_seat = true;
      rule.beside = zone.own;
    }
    data().pots.push_back(rule);
  });
  if (entry == nullptr) return;
  each("scoring", [&](const std::string&, const Data& item) {
    fail_at(item, "it contradicts purse: what a seat owns is its score, so pay it, by game:pay");
  });
}

void Compiler::adviser() {
  const Data* named = get("hints");
  if (named == nullptr) return;
  const std::string& name = *named->as<std::string>();
  if (std::ranges::find(data().own_players, name) == data().own_players.end())
    fail_at(*named, "no player " + printable(name, 60) + " is declared under players" +
                        did_you_mean(name, data().own_players));
  data().adviser = name;
}

void Compiler::teams() {
  const Data* entry = get("teams");
  if (entry == nullptr) return;
  TeamRule& teams = data().teams;
  teams.sides = number(*entry, "sides", 0);
  teams.pools_majority = word(*entry, "majority", "seat") == "side";
  if (teams.sides < 2) fail_at(*entry, "teams need sides = 2 or more");
  const auto [least, most] = players_meant();
  for (int players = least; players <= most; ++players)
    if (players % teams.sides != 0)
      fail_at(*entry, std::to_string(players) + " players do not come out even on " +
                          std::to_string(teams.sides) + " sides");
}

void Compiler::match() {
  const Data* entry = get("match");
  if (entry == nullptr) return;
  data().match.to = number(*entry, "to", 0);
  data().match.out_at = number(*entry, "out_at", 0);
  data().match.deals = number(*entry, "deals", 0);
  data().match.highest_wins = word(*entry, "rank", "highest") == "highest";
  if (const Data* ties = get(*entry, "ties"))
    for (const auto& [place, tie] : *ties->as<Fields>()) {
      const std::string key =
          only_key(tie, {"most", "fewest"}, "a tie-break has one of most and fewest");
      data().match.ties.push_back({faces_of(*get(tie, key)), key == "most"});
    }
}

}  // namespace kasino
