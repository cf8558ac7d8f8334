#include "scripting/scenario/read_scenario.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "scripting/variant/script.hpp"

namespace kasino {

namespace {

constexpr std::array check_keys = {"play", "legal", "only", "illegal", "after", "score", "events"};
constexpr std::array start_keys = {"name", "variant", "options", "players", "setup",
                                   "deck", "seed",    "dealer",  "scores",  "steps"};

/// The entries of a map, in the order of their lines.
std::vector<const Fields::value_type*> entries_of(const Data& map) {
  std::vector<const Fields::value_type*> entries;
  for (const auto& entry : *map.as<Fields>()) entries.push_back(&entry);
  std::stable_sort(entries.begin(), entries.end(),
                   [](const auto* a, const auto* b) { return a->second.line < b->second.line; });
  return entries;
}

int number_of(const Data& data) { return static_cast<int>(*data.as<std::int64_t>()); }

std::vector<int> numbers_of(const Data& list) {
  std::vector<int> numbers;
  for (const Data* element : elements_of(list)) numbers.push_back(number_of(*element));
  return numbers;
}

Cards cards_of(const Data& data) {
  try {
    return parse_cards(*data.as<std::string>());
  } catch (const CardError& error) {
    fail_at(data, error.what());
  }
}

/// A plain value as it is written; the values of a list, with spaces between.
std::string plain_text_of(const Data& data) {
  if (const auto* word = data.as<std::string>()) return *word;
  if (const bool* flag = data.as<bool>()) return *flag ? "true" : "false";
  if (data.as<std::int64_t>() != nullptr) return std::to_string(number_of(data));
  return joined(
      texts_of(elements_of(data), [](const Data* element) { return plain_text_of(*element); }),
      " ");
}

/// The value of a word field of a setup as it is typed: a map as `name=value name=value`, a list
/// with commas, and a list inside it with `+`.
std::string words_text(const Data& data, const char* between = ",") {
  if (data.as<Fields>() == nullptr) return plain_text_of(data);
  const bool is_list = data.is_list();
  std::string text;
  bool is_first = true;
  for (const auto& [key, value] : *data.as<Fields>()) {
    if (!std::exchange(is_first, false)) text += is_list ? between : " ";
    text += is_list ? words_text(value, "+") : to_text(key) + '=' + words_text(value);
  }
  return text;
}

void read_field(Setup& setup, const std::string& name, const Data& value) {
  try {
    set_field(setup, name, words_text(value));
  } catch (const Error& error) {
    fail_at(value, error.what());
  }
}

Setup read_setup(const Data& data) {
  Setup setup;
  for (const auto& [key, value] : *data.as<Fields>()) {
    if (to_text(key) != "zones")
      read_field(setup, to_text(key), value);
    else
      for (const auto& [zone, cards] : *value.as<Fields>()) read_field(setup, to_text(zone), cards);
  }
  setup.players = seats_named(setup);
  return setup;
}

// How a scenario begins.

/// Throws ScriptError for a scenario without a position, and for keys that do not go with a setup.
void check_start(const Data& data) {
  const Data* setup = data.find("setup");
  if (setup == nullptr && data.find("deck") == nullptr && data.find("seed") == nullptr)
    fail_at(data, "a scenario needs a position: setup, deck or seed");
  if (setup == nullptr) return;
  if (const Data* deck = data.find("deck"))
    fail_at(*deck, "a scenario has a setup or a deck, not both");
  for (const char* key : {"dealer", "scores"})
    if (const Data* value = data.find(key))
      fail_at(*value, "with a setup, it belongs in the setup");
}

void read_start(const Data& data, Scenario& scenario) {
  if (const Data* players = data.find("players")) scenario.players = number_of(*players);
  if (const Data* dealer = data.find("dealer")) scenario.dealer = number_of(*dealer);
  GameStart& start = scenario.start;
  if (const Data* seed = data.find("seed"))
    start.seed = static_cast<std::uint64_t>(*seed->as<std::int64_t>());
  if (const Data* deck = data.find("deck")) start.deck = cards_of(*deck);
  if (const Data* scores = data.find("scores")) start.scores = numbers_of(*scores);
  for (const char* key : {"players", "dealer", "deck", "scores", "setup"})
    if (const Data* value = data.find(key)) scenario.start_lines[key] = value->line;
  const Data* setup = data.find("setup");
  if (setup == nullptr) return;
  start.setup = read_setup(*setup);
  for (const auto& [key, value] : *setup->as<Fields>())
    scenario.start_lines[to_text(key)] = value.line;
}

// What is expected.

std::vector<Said<Forbidden>> read_forbidden(const Data& data) {
  std::vector<Said<Forbidden>> forbidden;
  for (const auto* entry : entries_of(data)) {
    const auto& [key, value] = *entry;
    if (value.is_false()) fail_at(value, "expected a clause or true; legal moves belong in legal");
    const auto* clause = value.as<std::string>();
    forbidden.push_back(said(value, Forbidden{to_text(key), clause == nullptr ? "" : *clause}));
  }
  return forbidden;
}

std::string cards_text(const Data& value) { return to_text(sorted(cards_of(value))); }

std::string fact_value(const std::string& name, const Data& value) {
  if (name == "table") {
    Setup setup;
    read_field(setup, name, value);
    return sorted_table(std::move(setup));
  }
  if (name.starts_with("hand") || name.starts_with("pile")) return cards_text(value);
  if (name == "winners") {
    std::vector<int> seats = numbers_of(value);
    std::sort(seats.begin(), seats.end());
    return joined(texts_of(seats), " ");
  }
  if (value.as<bool>() != nullptr && !value.is_false())
    fail_at(value, "expected a seat, or false for nobody, found true");
  return plain_text_of(value);
}

std::vector<Said<ExpectedFact>> read_facts(const Data& data) {
  std::vector<Said<ExpectedFact>> facts;
  for (const auto* entry : entries_of(data)) {
    const std::string name = to_text(entry->first);
    if (name == "legal" || name == "only" || name == "illegal") continue;
    if (name != "vars" && name != "zones" && name != "pots") {
      facts.push_back(said(entry->second, ExpectedFact{name, fact_value(name, entry->second)}));
      continue;
    }
    for (const auto* own : entries_of(entry->second))
      facts.push_back(said(
          own->second,
          ExpectedFact{name + '.' + to_text(own->first),
                       name == "zones" ? cards_text(own->second) : plain_text_of(own->second)}));
  }
  return facts;
}

std::vector<Said<ExpectedPoints>> read_score(const Data& data) {
  std::vector<Said<ExpectedPoints>> score;
  Seat seat = 0;
  for (const Data* sheet : elements_of(data)) {
    ++seat;
    for (const auto* entry : entries_of(*sheet)) {
      const std::string name = to_text(entry->first);
      score.push_back(said(entry->second, ExpectedPoints{seat, name == "total" ? "" : name,
                                                         number_of(entry->second)}));
    }
  }
  return score;
}

ExpectedSteps read_expected_steps(const Data& data) {
  ExpectedSteps expected;
  expected.legal = words_of(data.find("legal"));
  if (const Data* only = data.find("only")) {
    expected.only = said(*only, std::vector<std::string>());
    for (auto& move : words_of(only)) expected.only->what.push_back(std::move(move.what));
  }
  if (const Data* illegal = data.find("illegal")) expected.illegal = read_forbidden(*illegal);
  return expected;
}

Checkpoint read_checkpoint(const Data& data) {
  Checkpoint checkpoint;
  checkpoint.legality = read_expected_steps(data);
  checkpoint.play = words_of(data.find("play"));
  if (const Data* after = data.find("after")) {
    checkpoint.legality_after = read_expected_steps(*after);
    checkpoint.after = read_facts(*after);
  }
  if (const Data* score = data.find("score")) checkpoint.score = read_score(*score);
  checkpoint.events = words_of(data.find("events"));
  return checkpoint;
}

void check_that_it_checks(const Data& data) {
  const auto is_there = [&](const char* key) { return data.find(key) != nullptr; };
  if (std::none_of(check_keys.begin(), check_keys.end(), is_there))
    fail_at(data,
            "it plays and checks nothing: say play, legal, only, illegal, after, score or "
            "events");
}

std::vector<Checkpoint> read_steps(const Data& data) {
  const Data* steps = data.find("steps");
  if (steps == nullptr) {
    check_that_it_checks(data);
    return {read_checkpoint(data)};
  }
  for (const char* key : check_keys)
    if (const Data* value = data.find(key))
      fail_at(*value, "in a scenario with steps it belongs in a step");
  std::vector<Checkpoint> checkpoints;
  for (const Data* step : elements_of(*steps)) {
    for (const char* key : start_keys)
      if (const Data* value = step->find(key))
        fail_at(*value, "it belongs in the scenario, not in a step");
    check_that_it_checks(*step);
    checkpoints.push_back(read_checkpoint(*step));
  }
  if (checkpoints.empty()) fail_at(*steps, "it holds no step");
  return checkpoints;
}

Scenario read_scenario(const Data& data, const Data& file, const std::string& tested) {
  const Data* name = data.find("name");
  if (name == nullptr) fail_at(data, "a scenario needs a name (name = \"...\")");
  Scenario scenario;
  scenario.name = said(*name, *name->as<std::string>());
  scenario.variants = words_of(own_or_shared(data, file, "variant"));
  if (scenario.variants.empty()) scenario.variants = {{tested, 1, {}}};
  if (const Data* options = own_or_shared(data, file, "options"))
    scenario.options = said(*options, options_of(*options));
  check_start(data);
  read_start(data, scenario);
  scenario.steps = read_steps(data);
  return scenario;
}

}  // namespace

const Data* own_or_shared(const Data& one, const Data& file, const char* key) {
  const Data* own = one.find(key);
  return own == nullptr ? file.find(key) : own;
}

std::vector<const Data*> elements_of(const Data& list) {
  std::vector<const Data*> elements;
  for (const auto& [key, element] : *list.as<Fields>()) elements.push_back(&element);
  return elements;
}

std::vector<Said<std::string>> words_of(const Data* data) {
  if (data == nullptr) return {};
  if (const auto* word = data->as<std::string>()) return {said(*data, *word)};
  std::vector<Said<std::string>> words;
  for (const Data* element : elements_of(*data))
    words.push_back(said(*element, *element->as<std::string>()));
  return words;
}

std::map<std::string, std::string> options_of(const Data& data) {
  std::map<std::string, std::string> options;
  for (const auto& [key, value] : *data.as<Fields>()) options[to_text(key)] = plain_text_of(value);
  return options;
}

Scenario read_position(const Data& data) {
  check_start(data);
  Scenario scenario;
  scenario.name = said(data, std::string());
  read_start(data, scenario);
  scenario.steps = {read_checkpoint(data)};
  return scenario;
}

std::string sorted_table(Setup setup) {
  for (Cards* zone : zones_in(setup)) std::ranges::sort(*zone);
  std::ranges::sort(setup.builds, {}, [](const SetupBuild& build) { return to_text(build); });
  return table_text(setup);
}

std::vector<Scenario> read_scenarios(const std::filesystem::path& path, Budget& budget) {
  budget.begin_part();
  const Script file(path, budget, ScriptKind::Scenarios);
  const Data* list = file.data().find("scenarios");
  if (list == nullptr)
    fail_at(file.data(), "a scenario file needs scenarios (scenarios = { {...} })");
  std::vector<Scenario> scenarios;
  for (const Data* scenario : elements_of(*list))
    scenarios.push_back(read_scenario(*scenario, file.data(), tested_name(path)));
  return scenarios;
}

std::string tested_name(const std::filesystem::path& path) {
  const std::filesystem::path stem = path.stem();
  return stem.extension() == ".test" ? stem.stem().string() : stem.string();
}

ScriptError scenario_error(const std::filesystem::path& file, int line, const std::string& key,
                           const std::string& problem) {
  return {ScriptErrorKind::Load, {file.filename().string(), line, key}, problem};
}

}  // namespace kasino
