#include <algorithm>

#include "engine/players/bot.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/source/spelling.hpp"
#include "scripting/variant/compiler.hpp"

namespace kasino {

bool ScriptFunctions::empty() const {
  const bool no_acts =
      std::all_of(effects.begin(), effects.end(), [](const auto& list) { return list.empty(); });
  const auto has_none = [](const auto& functions) {
    return std::none_of(functions.begin(), functions.end(), [](const auto& one) { return one; });
  };
  return refuses.empty() && voids.empty() && has_none(counts) && has_none(conditions) &&
         has_none(own_captures) && has_none(stages) && no_acts && actions.empty() &&
         deal_steps.empty() && !leftovers && !next_dealer && remarks.empty() && players.empty() &&
         has_none(labels);
}

Compiled Compiler::compile() {
  heading();
  clauses();
  deck();
  capture();
  each("zones", [&](const auto& name, const Data& entry) { zone(name, entry); });
  shoe();
  money();
  builds();
  taken_zones();
  stages();
  deal();
  duties();
  refusals();
  cites();
  hooks();
  each("actions", [&](const auto& name, const Data& entry) { action(name, entry); });
  remarks();
  each("scoring", [&](const auto& name, const Data& entry) { item(name, entry); });
  leftovers();
  next_dealer();
  teams();
  match();
  adviser();
  data().aim = written_aim(composition_, made_aim(data()));
  each("vars", [&](const auto& name, const Data& entry) { variable(name, entry); });
  return std::move(result_);
}

std::string Compiler::only_key(const Data& at, std::initializer_list<const char*> keys,
                               const char* problem) const {
  const char* only = nullptr;
  for (const char* key : keys) {
    if (get(at, key) == nullptr) continue;
    if (only != nullptr) fail_at(at, problem);
    only = key;
  }
  if (only == nullptr) fail_at(at, problem);
  return only;
}

ScriptError Compiler::with_near_name(const ScriptError& error, const char* map,
                                     const std::string& name, const Data& entry) const {
  const auto near =
      error.hook() == entry.path ? near_name(composition_, map, name, entry) : std::nullopt;
  if (!near) return error;
  return ScriptError(error.kind(), {error.file(), error.line(), error.hook()},
                     error.problem() + " (did you mean " + near->name + "?)", error.traceback(),
                     error.source());
}

/// Throws ScriptError if a script takes the clause away, and blames that script.
void Compiler::fail_if_lifted(const Data& at, const std::string& id) const {
  for (auto script = composition_.scripts.rbegin(); script != composition_.scripts.rend();
       ++script) {
    const Data* lifted = (*script)->data().find("clauses", id);
    if (lifted == nullptr || !lifted->is_false()) continue;
    const bool elsewhere = at.source != &(*script)->source();
    fail_at(*lifted, "the clause is still cited, by " + at.path +
                         (elsewhere ? " (" + place_of(at) + ')' : std::string()) +
                         "; take that away too (false), or leave the clause");
  }
}

std::string Compiler::cited(const Data& at, const std::string& id) {
  if (data().find_clause(id) != nullptr) return id;
  fail_if_lifted(at, id);
  std::vector<std::string> known;
  for (const Clause& clause : data().clauses) known.push_back(clause.id);
  fail_at(at, "no clause " + printable(id, 60) + " is in force" + did_you_mean(id, known) +
                  "; add its text under clauses");
}

void Compiler::heading() {
  Text title;
  for (const auto& script : composition_.scripts) {
    const Data& declared = script->data();
    const Data* id = get(declared, "id");
    const Data* named = get(declared, "title");
    if (id == nullptr)
      fail_at(declared, "a variant needs an id (id = \"" + script->path().stem().string() + "\")");
    if (named == nullptr) fail_at(declared, "a variant needs a title (title = \"...\")");
    const Text text = text_of(*named);
    if (script->form() != ScriptForm::Modifier) {
      data().id = *id->as<std::string>();
      title = text;
    } else {
      data().id += "+" + *id->as<std::string>();
      title = {title.en + " + " + text.en,
               title.in(Language::Swedish) + " + " + text.in(Language::Swedish)};
    }
  }
  data().title = title;
  data().name = composition_.name;
  data().options = composition_.options;
  data().pinned = composition_.pinned;
  data().only_for = composition_.only_for;
  data().hash = hash_of_sources(composition_);
  for (const auto& script : composition_.scripts) data().sources.push_back(script->path().string());
  players();
}

void Compiler::players() {
  const Data* entry = get("players");
  if (entry == nullptr) return;
  if (entry->is_list() && entry->as<Fields>()->size() != 2)
    fail_at(*entry,
            "expected {min, max}, found a list of " + std::to_string(entry->as<Fields>()->size()));
  if (entry->is_map()) own_players(*entry);
  const auto [fewest, most] = players_in(*entry);
  data().min_players = fewest.value_or(2);
  data().max_players = most.value_or(4);
  if (data().min_players < 1 || data().max_players > max_seats ||
      data().min_players > data().max_players)
    fail_at(*entry, "players are 1 to " + std::to_string(max_seats) + ", the fewest first");
}

void Compiler::own_players(const Data& players) {
  for (const auto& [key, entry] : *players.as<Fields>()) {
    if (entry.as<ScriptFunction>() == nullptr) continue;
    const std::string name = to_text(key);
    if (name == "human" || bot_named(name))
      fail_at(entry, name + " is a player of every variant; call this one something else");
    if (!is_player_name(name))
      fail_at(entry,
              "a player's name is a letter, then letters, digits, - or _, so that it can be typed");
    data().own_players.push_back(name);
    result_.functions.players.push_back(function(entry));
  }
}

void Compiler::clauses() {
  data().clauses = ordered_clauses(composition_);
  each("events", [&](const std::string& type, const Data& text) {
    data().events.push_back({type, text_of(text)});
  });
}

Compiled compile(const Composition& composition) { return Compiler(composition).compile(); }

}  // namespace kasino
