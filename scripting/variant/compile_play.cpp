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

}  // namespace kasino
