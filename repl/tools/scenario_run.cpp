#include "repl/scenario_run.hpp"

#include <algorithm>
#include <optional>
#include <variant>

#include "engine/game.hpp"
#include "engine/legality.hpp"
#include "engine/move_text.hpp"
#include "engine/scoring.hpp"
#include "repl/opinion.hpp"
#include "repl/report.hpp"
#include "repl/scenario_facts.hpp"
#include "repl/words.hpp"
#include "scripting/suggest.hpp"

namespace kasino {

namespace {

std::string joined(const std::vector<std::string>& words, const char* between = ", ") {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

/// "after.table" of "scenarios[2].after.table".
std::string key_in_scenario(const std::string& key) {
  const std::size_t dot = key.find("].");
  return key.starts_with("scenarios[") && dot != std::string::npos ? key.substr(dot + 2) : key;
}

class ScenarioPlay {
 public:
  ScenarioPlay(const Scenario& scenario, const Rules& rules, Budget& budget, Language language)
      : scenario_(scenario), rules_(rules), budget_(budget), language_(language) {}

  ScenarioResult run() {
    touch_named();
    if (!start()) return std::move(result_);
    for (const Checkpoint& step : scenario_.steps) {
      if (!play_all(step.play)) break;
      check(step);
    }
    return std::move(result_);
  }

 private:
  const State& state() const { return game_->state(); }

  Opinion judged(const std::string& text);
  std::string unknown_clause(const std::string& id) const;

  // Playing.
  bool start();
  GameStart game_start() const;
  bool play_all(const std::vector<Said<std::string>>& texts);
  void play(const Said<std::string>& said);
  void force(const std::string& text);

  // Checking.
  void check(const Checkpoint& step);
  void check_legal(const Said<std::string>& said);
  void check_only(const Said<std::vector<std::string>>& said);
  void check_illegal(const Said<Forbidden>& said);
  void check_fact(const Said<Fact>& said);
  void check_points(const Said<ExpectedPoints>& said);
  void check_event(const Said<std::string>& said);

  template <typename Attempt>
  bool attempt(int line, const std::string& what, const std::string& expected, Attempt act);
  void miss(int line, std::string what, std::string expected, std::string found) {
    result_.mismatches.push_back({line, std::move(what), std::move(expected), std::move(found)});
  }
  void touch(const std::string& clause) {
    if (!clause.empty()) result_.touched.insert(clause);
  }
  void touch_named();

  template <typename... Args>
  std::string tell(const Phrase& phrase, const Args&... args) const {
    return say(language_, phrase, args...);
  }

  const Scenario& scenario_;
  const Rules& rules_;
  Budget& budget_;
  Language language_;
  std::optional<Game> game_;
  ScenarioResult result_;
};

/// "play[2] c8xs5".
std::string with_text(const Said<std::string>& said) {
  return key_in_scenario(said.key) + ' ' + said.what;
}

/// Does `act` as a command of its own; an error is a mismatch. Whether it went well.
template <typename Attempt>
bool ScenarioPlay::attempt(int line, const std::string& what, const std::string& expected,
                           Attempt act) {
  budget_.begin_command();
  const std::size_t before = result_.mismatches.size();
  try {
    act();
  } catch (const ScriptError& error) {
    result_.script_failed = true;
    miss(line, what, expected, error.what());
    result_.mismatches.back().under = lines_under(error);
  } catch (const Error& error) {
    miss(line, what, expected, error.what());
  }
  return result_.mismatches.size() == before;
}

/// A scenario says by its name, "PLK-1: ...", which clauses it is about.
void ScenarioPlay::touch_named() {
  const std::string& name = scenario_.name.what;
  const std::size_t colon = name.find(':');
  if (colon == std::string::npos) return;
  std::string word;
  for (const char c : name.substr(0, colon) + ' ') {
    if (c != ' ' && c != ',') {
      word += c;
      continue;
    }
    touch(word);
    word.clear();
  }
}

/// What the rules say of a text, with the clauses touched.
Opinion ScenarioPlay::judged(const std::string& text) {
  Opinion opinion = opinion_of(text, state(), rules_, language_);
  for (const std::string& clause : opinion.clauses) touch(clause);
  return opinion;
}

/// "; ID is no clause of NAME (did you mean ...?)", or nothing if it is one.
std::string ScenarioPlay::unknown_clause(const std::string& id) const {
  if (id.empty() || rules_.data().find_clause(id) != nullptr) return {};
  std::vector<std::string> ids;
  for (const Clause& clause : rules_.data().clauses) ids.push_back(clause.id);
  return tell({"; {0} is no clause of {1}", "; {0} är ingen paragraf i {1}"}, id,
              rules_.data().name) +
         did_you_mean(id, ids);
}

// Playing.

GameStart ScenarioPlay::game_start() const {
  const int players = players_of(scenario_, rules_.data());
  GameStart start = scenario_.start;
  if (start.setup) {
    start.setup->players = players;
    return start;
  }
  start.players = players;
  start.dealer = scenario_.dealer.value_or(players);
  return start;
}

bool ScenarioPlay::start() {
  const int line = scenario_.name.line;
  const std::string what = tell({"position", "ställning"});
  return attempt(line, what, {}, [&] {
    try {
      game_.emplace(rules_, game_start());
    } catch (const SetupError& error) {
      const auto place = scenario_.start_lines.find(error.place());
      miss(place == scenario_.start_lines.end() ? line : place->second, what, {}, error.what());
    }
  });
}

bool ScenarioPlay::play_all(const std::vector<Said<std::string>>& texts) {
  return std::all_of(texts.begin(), texts.end(), [&](const Said<std::string>& said) {
    return attempt(said.line, with_text(said), tell({"played", "spelat"}), [&] { play(said); });
  });
}

void ScenarioPlay::play(const Said<std::string>& said) {
  const std::string& text = said.what;
  if (text == "next") return game_->next_deal();
  if (text.ends_with('!')) return force(text.substr(0, text.size() - 1));
  const Opinion opinion = judged(text);
  if (!opinion.stands)
    miss(said.line, with_text(said), tell({"played", "spelat"}), in_words(opinion, language_));
  else if (const Action* action = std::get_if<Action>(&*opinion.what))
    game_->perform(*action);
  else
    game_->play(std::get<Move>(*opinion.what));
}

void ScenarioPlay::force(const std::string& text) {
  const Move move = forced_move(text, state(), rules_);
  const bool stands = judge(move, state(), rules_).stands(rules_.data());
  game_->play(move, stands ? Regularity::Regular : Regularity::Irregular);
}

// Checking.

void ScenarioPlay::check(const Checkpoint& step) {
  for (const auto& said : step.legal) check_legal(said);
  if (step.only) check_only(*step.only);
  for (const auto& said : step.illegal) check_illegal(said);
  for (const auto& said : step.after) check_fact(said);
  for (const auto& said : step.score) check_points(said);
  for (const auto& said : step.events) check_event(said);
}

void ScenarioPlay::check_legal(const Said<std::string>& said) {
  const std::string expected = tell({"legal", "tillåtet"});
  attempt(said.line, with_text(said), expected, [&] {
    const Opinion opinion = judged(said.what);
    if (!opinion.legal) miss(said.line, with_text(said), expected, in_words(opinion, language_));
  });
}

void ScenarioPlay::check_only(const Said<std::vector<std::string>>& said) {
  constexpr std::size_t most_moves = 1000;
  std::vector<std::string> expected = said.what;
  std::sort(expected.begin(), expected.end());
  attempt(said.line, key_in_scenario(said.key), joined(expected), [&] {
    std::vector<std::string> found;
    for (const Move& move : legal_moves(state(), rules_, most_moves)) {
      found.push_back(to_text(move, state(), rules_));
      for (const std::string& clause : judge(move, state(), rules_).allowing) touch(clause);
    }
    std::sort(found.begin(), found.end());
    if (found == expected) return;
    miss(said.line, key_in_scenario(said.key), joined(expected), joined(found));
    note_difference(expected, found, result_.mismatches.back());
  });
}

void ScenarioPlay::check_illegal(const Said<Forbidden>& said) {
  const std::string& clause = said.what.clause;
  const std::string what = key_in_scenario(said.key);
  const std::string expected = clause.empty()
                                   ? tell({"refused", "avvisat"})
                                   : tell({"refused by {0}", "avvisat enligt {0}"}, clause);
  touch(clause);
  attempt(said.line, what, expected, [&] {
    const Opinion opinion = judged(said.what.text);
    const auto& clauses = opinion.clauses;
    const bool named =
        clause.empty() || std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
    if (opinion.legal || !named)
      miss(said.line, what, expected, in_words(opinion, language_) + unknown_clause(clause));
  });
}

void ScenarioPlay::check_fact(const Said<Fact>& said) {
  const std::optional<std::string> found = fact_of(said.what.name, state(), rules_.data());
  if (found == said.what.value) return;
  const auto shown = [&](const std::string& text) {
    return text.empty() ? tell({"nothing", "ingenting"}) : text;
  };
  miss(said.line, key_in_scenario(said.key), shown(said.what.value),
       found ? shown(*found) : tell({"there is no such thing here", "det finns inget sådant här"}));
  if (found && is_of_cards(said.what.name)) note_cards(result_.mismatches.back());
}

void ScenarioPlay::check_points(const Said<ExpectedPoints>& said) {
  const Seat seat = said.what.seat;
  const std::string& clause = said.what.clause;
  const int points = said.what.points;
  const std::string what = key_in_scenario(said.key);
  const std::string expected = std::to_string(points);
  touch(clause);
  attempt(said.line, what, expected, [&] {
    if (seat > state().players())
      return miss(said.line, what, expected,
                  tell({"there are {0} seats", "det finns {0} platser"}, state().players()));
    int found = 0;
    for (const ScoreLine& line : score_sheet(state(), rules_, seat)) {
      if (clause.empty() || line.clause == clause) found += line.points;
      if (clause.empty()) touch(line.clause);
    }
    const std::string unknown = unknown_clause(clause);
    if (found != points || !unknown.empty())
      miss(said.line, what, expected, std::to_string(found) + unknown);
  });
}

void ScenarioPlay::check_event(const Said<std::string>& said) {
  std::vector<std::string> types;
  for (const Event& event : game_->events()) types.push_back(event.type);
  if (std::find(types.begin(), types.end(), said.what) != types.end()) return;
  miss(said.line, key_in_scenario(said.key), said.what,
       types.empty() ? tell({"nothing happened", "ingenting hände"}) : joined(types));
}

}  // namespace

int players_of(const Scenario& scenario, const RuleData& rules) {
  const int least = std::clamp(2, rules.min_players, rules.max_players);
  const int named = scenario.start.setup ? scenario.start.setup->players : 0;
  return scenario.players.value_or(std::max(named, least));
}

ScenarioResult run_scenario(const Scenario& scenario, const Rules& rules, Budget& budget,
                            Language language) {
  return ScenarioPlay(scenario, rules, budget, language).run();
}

}  // namespace kasino
