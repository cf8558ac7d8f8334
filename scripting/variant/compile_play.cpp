#include <algorithm>
#include <array>

#include "scripting/variant/compiler.hpp"

namespace kasino {

void Compiler::duties() {
  const Data* entry = get("duties");
  if (entry == nullptr) return;
  data().duties = {clause(*entry, "sweep"), clause(*entry, "capture"),
                   clause(*entry, "any_capture"), clause(*entry, "take_all"),
                   clause(*entry, "single_first")};
}

void Compiler::refusals() {
  each("refuses", [&](const std::string& id, const Data& entry) {
    const bool bare = entry.as<ScriptFunction>() != nullptr;
    const Data* test = bare ? &entry : get(entry, "test");
    if (test == nullptr) fail_at(entry, "a refusal needs test = function(move, view)");
    const std::string on = bare ? "move" : word(entry, "on", "move");
    using On = RefusalRule::On;
    data().refusals.push_back({cited(entry, id),
                               on == "card"      ? On::Card
                               : on == "trail"   ? On::Trail
                               : on == "capture" ? On::Capture
                                                 : On::Move,
                               place_of(*test)});
    result_.functions.refuses.push_back(function(*test));
  });
  each("void_sweeps", [&](const std::string& id, const Data& entry) {
    data().void_sweeps.push_back(cited(entry, id));
    result_.functions.voids.push_back(function(entry));
  });
}

void Compiler::honest() {
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
  static constexpr std::array<const char*, happening_count> names = {
      "on_claim",   "on_deal",  "on_round_end", "on_round",    "on_turn",  "on_trail",
      "on_capture", "on_sweep", "on_play",      "on_deal_end", "on_scored"};
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

void Compiler::scoring() {
  each("scoring", [&](const std::string& name, const Data& entry) { item(name, entry); });
  leftovers();
}

void Compiler::leftovers() {
  data().leftovers = Leftovers::LastCapturer;
  if (const Data* chosen = get("leftovers"); chosen && chosen->as<ScriptFunction>() != nullptr) {
    data().leftovers = Leftovers::Chosen;
    result_.functions.leftovers = function(*chosen);
    return;
  }
  const std::string leftovers = word(root_, "leftovers", "last_capturer");
  if (leftovers == "dealer") data().leftovers = Leftovers::Dealer;
  const Data* written = root_.find("leftovers");
  if (leftovers == "nobody" || (written != nullptr && written->is_false()))
    data().leftovers = Leftovers::Nobody;
}

void Compiler::item(const std::string& name, const Data& entry) {
  const Data* each_card = get(entry, "each");
  const Data* most = get(entry, "most");
  const Data* per = get(entry, "per");
  const Data* count = get(entry, "count");
  const int ways = (each_card != nullptr ? 1 : 0) + (most != nullptr ? 1 : 0) +
                   (per != nullptr ? 1 : 0) + (count != nullptr ? 1 : 0);
  if (ways != 1) fail_at(entry, "a scoring item has one of each, most, per and count");
  ScoringItem item;
  item.name = name;
  item.points = number(entry, "points", 1);
  item.clause = clause(entry, "clause");
  if (each_card != nullptr) item.faces = faces_of(*each_card);
  if (most != nullptr) {
    item.by = ScoringItem::By::Most;
    item.faces = faces_of(*most);
    const std::string ties = word(entry, "ties", "none");
    item.ties = ties == "share"   ? ScoringItem::Ties::Shared
                : ties == "carry" ? ScoringItem::Ties::Carried
                                  : ScoringItem::Ties::Nobody;
  } else if (const Data* ties = get(entry, "ties")) {
    fail_at(*ties, "only most can be tied");
  }
  if (per != nullptr)
    item.by =
        *per->as<std::string>() == "sweep" ? ScoringItem::By::Sweep : ScoringItem::By::LastCapture;
  if (count != nullptr) item.by = ScoringItem::By::Count;
  data().scoring.push_back(std::move(item));
  result_.functions.counts.push_back(
      count != nullptr ? std::optional<ScriptFunction>(function(*count)) : std::nullopt);
}

void Compiler::teams() {
  const Data* entry = get("teams");
  if (entry == nullptr) return;
  TeamRule& teams = data().teams;
  teams.sides = number(*entry, "sides", 0);
  teams.pools_majority = word(*entry, "majority", "seat") == "side";
  if (teams.sides < 2) fail_at(*entry, "teams need sides = 2 or more");
  for (int players = data().min_players; players <= data().max_players; ++players)
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
    for (const auto& [key, element] : *ties->as<Fields>()) tie(element);
}

void Compiler::tie(const Data& entry) {
  const Data* most = get(entry, "most");
  const Data* fewest = get(entry, "fewest");
  if ((most == nullptr) == (fewest == nullptr))
    fail_at(entry, "a tie-break has one of most and fewest");
  data().match.ties.push_back({faces_of(most != nullptr ? *most : *fewest), most != nullptr});
}

}  // namespace kasino
