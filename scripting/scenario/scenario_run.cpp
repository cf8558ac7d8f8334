#include "scripting/scenario/scenario_run.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/model/facts.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/notation/typed_step.hpp"
#include "engine/play/scoring.hpp"
#include "engine/text/text.hpp"
#include "scripting/scenario/read_scenario.hpp"
#include "scripting/source/script_error.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

// Facts of a position, in the words of a scenario file.

/// Whether the fact is a list of cards: "table", "hand1", "zones.aside".
bool is_of_cards(const std::string& name) {
  return name == "table" || name.starts_with("hand") || name.starts_with("pile") ||
         name.starts_with("zones.");
}

/// What the position says of "turn", "hand2", "vars.offender" (see ExpectedFact): `false` for
/// nobody, cards and seats sorted, lists with spaces between. Nothing if there is no such thing.
///
///   table  ->  "s5 h3"        sweeps  ->  "1 0"        last_capturer  ->  "false"
std::optional<std::string> fact_of(const std::string& name, const State& state,
                                   const RuleData& rules) {
  if (name == "table") return sorted_table(setup_of(state, rules));
  const std::size_t dot = std::min(name.find('.'), name.size());
  const std::string part = name.substr(std::min(dot + 1, name.size()));
  if (is_of_cards(name)) {
    const auto place = place_named(part.empty() ? name : part, rules, state.players());
    return place ? std::optional(to_text(sorted(state.cards(*place)))) : std::nullopt;
  }
  const View eyes(state, rules);
  for (const Fact& fact : facts()) {
    if (!fact.is_used(in_after) || fact.name != name.substr(0, dot)) continue;
    const FactValue value = fact.tell(state, rules, eyes);
    const auto* map = std::get_if<FactValue::Map>(&value.is);
    if (map == nullptr) return to_text(value);
    const auto found = std::ranges::find(*map, part, &NamedFact::name);
    return found == map->end() ? std::nullopt : std::optional(to_text(found->value));
  }
  return std::nullopt;
}

// Mismatches.

/// The cards in `text`, as words, sorted; empty if it is no list of cards.
std::vector<std::string> card_words(const std::string& text) {
  std::vector<std::string> words;
  try {
    for (const Card card : parse_cards(text)) words.push_back(to_text(card));
  } catch (const Error&) {
    return {};
  }
  std::sort(words.begin(), words.end());
  return words;
}

/// Notes in the mismatch what two sorted lists differ in, unless one is empty.
void note_difference(const std::vector<std::string>& expected,
                     const std::vector<std::string>& found, Mismatch& mismatch) {
  if (expected.empty() || found.empty()) return;
  std::set_difference(expected.begin(), expected.end(), found.begin(), found.end(),
                      std::back_inserter(mismatch.missing));
  std::set_difference(found.begin(), found.end(), expected.begin(), expected.end(),
                      std::back_inserter(mismatch.besides));
}

/// Marks the mismatch as one between lists of cards, and notes what they differ in.
void note_cards(Mismatch& mismatch) {
  mismatch.of_cards = true;
  note_difference(card_words(mismatch.expected.en), card_words(mismatch.found.en), mismatch);
}

/// "after.table" of "scenarios[2].after.table".
Text key_in_scenario(const std::string& key) {
  const std::size_t dot = key.find("].");
  const bool is_in_scenario = key.starts_with("scenarios[") && dot != std::string::npos;
  return as_text(is_in_scenario ? key.substr(dot + 2) : key);
}

/// "play[2] c8xs5".
Text with_text(const Said<std::string>& said) {
  return key_in_scenario(said.key) + (' ' + said.what);
}

Text told(const std::vector<std::string>& moves) {
  return moves.empty() ? Text{"no move", "inget drag"} : as_text(joined(moves));
}

Text played() { return {"played", "spelat"}; }

class ScenarioPlay {
 public:
  ScenarioPlay(const Scenario& scenario, const Rules& rules, Budget& budget)
      : scenario_(scenario), rules_(rules), budget_(budget) {}

  ScenarioResult run() {
    touch_named();
    if (start()) go_through();
    result_.left = std::move(game_);
    return std::move(result_);
  }

 private:
  void go_through() {
    for (const Checkpoint& step : scenario_.steps) {
      const std::size_t before = result_.mismatches.size();
      check(step.legality);
      const std::size_t known = result_.mismatches.size();
      if (!play_all(step.play)) break;
      if (known > before && !step.play.empty()) tell_if_so_now(step.legality, before);
      check(step);
    }
    read_labels();
  }

  /// Checks that the labels beside the variant's zones can be read, as for a board, and its tables.
  void read_labels() {
    const RuleData& rules = rules_.data();
    for (const Place place : own_places(rules, state().players()))
      if (rules.zones[static_cast<std::size_t>(own_zone_of(place, rules))].label)
        attempt(scenario_.name.line, as_text("label " + to_text(place, rules)),
                {"a text", "en text"}, [&] { rules_.label(place, state()); });
    for (std::size_t i = 0; i < rules.sheets.size(); ++i)
      attempt(scenario_.name.line, as_text("sheet " + rules.sheets[i].name),
              {"lines of text", "rader med text"}, [&] { rules_.sheet(i, state()); });
  }

  const State& state() const { return game_->state(); }

  /// The judgement of a move or action; the clauses it cites count as touched.
  Judgement judged(const std::string& text) {
    Judgement judgement;
    try {
      judgement = proved(text, state(), rules_);
    } catch (const ActionError& error) {
      judgement.refusals = {{{}, Reason::ActionRefused}};
      judgement.proof.told = error.message();
    }
    for (const std::string& clause : judgement.clauses()) touch(clause);
    return judgement;
  }

  /// "; ID is no clause of NAME (did you mean ...?)"; empty if it is one.
  Text unknown_clause(const std::string& id) const {
    if (id.empty() || rules_.data().find_clause(id) != nullptr) return {};
    return format({"; {0} is no clause of {1}{2}", "; {0} är ingen paragraf i {1}{2}"}, id,
                  rules_.data().name, advice(id, texts_of(rules_.data().clauses, &Clause::id)));
  }

  // Playing.

  bool start() {
    const int line = scenario_.name.line;
    const Text what{"position", "ställning"};
    return attempt(line, what, {}, [&] {
      try {
        game_.emplace(rules_, game_start());
        result_.touched.merge(clauses_of_start(*game_));
      } catch (const SetupError& error) {
        const auto place = scenario_.start_lines.find(error.place());
        miss(place == scenario_.start_lines.end() ? line : place->second, what, {},
             error.message());
      }
    });
  }

  GameStart game_start() const {
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

  bool play_all(const std::vector<Said<std::string>>& texts) {
    return std::all_of(texts.begin(), texts.end(), [&](const Said<std::string>& said) {
      return attempt(said.line, with_text(said), played(), [&] { play(said); });
    });
  }

  void play(const Said<std::string>& said) {
    const std::size_t played = game_->ply();
    take(said);
    for (std::size_t i = played; i < game_->ply(); ++i)
      result_.touched.merge(clauses_touched(*game_, i));
  }

  void take(const Said<std::string>& said) {
    const std::string& text = said.what;
    if (text == "next") return game_->next_deal();
    const bool is_forced = text.ends_with('!');
    const Judgement judgement = is_forced ? forced(text.substr(0, text.size() - 1)) : judged(text);
    if (judgement.step && (is_forced || judgement.stands(rules_.data())))
      game_->take(*judgement.step,
                  is_forced ? judgement.regularity(rules_.data()) : Regularity::Regular);
    else
      miss(said.line, with_text(said), played(), judgement);
  }

  /// Says so if what failed before `play` holds after it, which the author may have meant.
  void tell_if_so_now(const ExpectedSteps& expected, std::size_t first) {
    std::vector<Mismatch> found = std::exchange(result_.mismatches, {});
    check(expected);
    if (result_.mismatches.empty())
      for (std::size_t i = first; i < found.size(); ++i)
        found[i].advice =
            format({"it is asked before play, and is so after it: write after = { {0} = ... }",
                    "det prövas före play, och är så efter: skriv after = { {0} = ... }"},
                   found[i].key);
    result_.mismatches = std::move(found);
  }

  Judgement forced(const std::string& text) const {
    return judge_claim(parse_move(text), TurnContext(state(), rules_), Regularity::Irregular);
  }

  // Checking.

  void check(const ExpectedSteps& expected) {
    asked_ = "legal";
    for (const auto& said : expected.legal) check_legal(said);
    asked_ = "only";
    if (expected.only) check_only(*expected.only);
    asked_ = "illegal";
    for (const auto& said : expected.illegal) check_illegal(said);
    asked_ = "";
  }

  void check(const Checkpoint& step) {
    check(step.legality_after);
    for (const auto& said : step.after) check_fact(said);
    for (const auto& said : step.score) check_points(said);
    for (const auto& said : step.events) check_event(said);
  }

  void check_legal(const Said<std::string>& said) {
    const Text expected{"legal", "tillåtet"};
    attempt(said.line, with_text(said), expected, [&] {
      const Judgement judgement = judged(said.what);
      if (!judgement.legal()) miss(said.line, with_text(said), expected, judgement);
    });
  }

  void check_only(const Said<std::vector<std::string>>& said) {
    constexpr std::size_t most_moves = 1000;
    attempt(said.line, key_in_scenario(said.key), told(said.what), [&] {
      std::vector<std::string> expected =
          texts_of(said.what, [&](const std::string& text) { return as_written(text); });
      std::sort(expected.begin(), expected.end());
      expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
      std::vector<std::string> found;
      for (const Move& move : legal_moves(state(), rules_, most_moves)) {
        found.push_back(to_text(move, state(), rules_));
        for (const std::string& clause : judge(move, state(), rules_).allowing) touch(clause);
      }
      for (const Action& action : open_answers(state(), rules_))
        if (is_play(action, state(), rules_.data()))
          found.push_back(to_text(action, state(), rules_));
      std::sort(found.begin(), found.end());
      if (found == expected) return;
      miss(said.line, key_in_scenario(said.key), told(expected), told(found));
      note_difference(expected, found, result_.mismatches.back());
    });
  }

  /// The move or action as the program writes it; the text itself if it means none.
  std::string as_written(const std::string& text) const {
    try {
      const Judgement judgement = judgement_of(text, state(), rules_);
      return judgement.step ? to_text(*judgement.step, state(), rules_) : text;
    } catch (const ScriptError&) {
      throw;
    } catch (const Error&) {
      return text;
    }
  }

  void check_illegal(const Said<Forbidden>& said) {
    const std::string& clause = said.what.clause;
    const Text what = key_in_scenario(said.key);
    const Text expected = clause.empty() ? Text{"refused", "avvisat"}
                                         : format({"refused by {0}", "avvisat enligt {0}"}, clause);
    touch(clause);
    attempt(said.line, what, expected, [&] {
      const Judgement judgement = judged(said.what.text);
      const std::vector<std::string> clauses = judgement.clauses();
      const bool named =
          clause.empty() || std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
      if (judgement.legal() || !named)
        miss(said.line, what, expected, judgement, unknown_clause(clause));
    });
  }

  void check_fact(const Said<ExpectedFact>& said) {
    const std::optional<std::string> found = fact_of(said.what.name, state(), rules_.data());
    if (found == said.what.value) return;
    const auto shown = [](const std::string& text) {
      return text.empty() ? Text{"nothing", "ingenting"} : as_text(text);
    };
    miss(said.line, key_in_scenario(said.key), shown(said.what.value),
         found ? shown(*found) : Text{"there is no such thing here", "det finns inget sådant här"});
    if (found && is_of_cards(said.what.name)) note_cards(result_.mismatches.back());
  }

  void check_points(const Said<ExpectedPoints>& said) {
    const Seat seat = said.what.seat;
    const std::string& clause = said.what.clause;
    const int points = said.what.points;
    const Text what = key_in_scenario(said.key);
    const Text expected = as_text(points);
    touch(clause);
    attempt(said.line, what, expected, [&] {
      if (seat > state().players())
        return miss(said.line, what, expected,
                    format({"there are {0} seats", "det finns {0} platser"}, state().players()));
      int found = 0;
      for (const ScoreLine& line : score_sheet(state(), rules_, seat)) {
        if (clause.empty() || line.clause == clause) found += line.points;
        if (clause.empty()) touch(line.clause);
      }
      const Text unknown = unknown_clause(clause);
      if (found != points || !unknown.en.empty())
        miss(said.line, what, expected, std::to_string(found) + unknown);
    });
  }

  void check_event(const Said<std::string>& said) {
    const std::vector<std::string> types = texts_of(game_->events(), &Event::type);
    if (std::find(types.begin(), types.end(), said.what) != types.end()) return;
    miss(said.line, key_in_scenario(said.key), as_text(said.what),
         types.empty() ? Text{"nothing happened", "ingenting hände"} : as_text(joined(types)));
  }

  /// Runs `act` with a fresh budget; an error becomes a mismatch. Answers whether there was none.
  template <typename Attempt>
  bool attempt(int line, const Text& what, const Text& expected, Attempt act) {
    budget_.begin_part();
    const std::size_t before = result_.mismatches.size();
    try {
      act();
    } catch (const ScriptError& error) {
      result_.script_failed = true;
      miss(line, what, expected, error.message());
      result_.mismatches.back().under = error.facts().under;
    } catch (const Error& error) {
      miss(line, what, expected, error.message());
    }
    return result_.mismatches.size() == before;
  }

  void miss(int line, Text what, Text expected, Text found) {
    result_.mismatches.push_back({line, std::move(what), std::move(expected), std::move(found)});
    result_.mismatches.back().key = asked_;
  }
  void miss(int line, Text what, Text expected, const Judgement& judgement, Text besides = {}) {
    miss(line, std::move(what), std::move(expected), std::move(besides));
    result_.mismatches.back().judged = {judgement, state(), &rules_};
  }
  void touch(const std::string& clause) {
    if (!clause.empty()) result_.touched.insert(clause);
  }

  /// The name of a scenario may begin with the clauses that it is about: "PLK-1: ...".
  void touch_named() {
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

  const Scenario& scenario_;
  const Rules& rules_;
  Budget& budget_;
  std::optional<Game> game_;
  const char* asked_ = "";  // "legal", "only" or "illegal" while that is checked
  ScenarioResult result_;
};

}  // namespace

int players_of(const Scenario& scenario, const RuleData& rules) {
  const int least = std::clamp(2, rules.min_players, rules.max_players);
  const int named = scenario.start.setup ? scenario.start.setup->players : 0;
  return scenario.players.value_or(named >= rules.min_players ? named : least);
}

namespace {

/// The clauses that `events` name, and those that the position they led to follows.
std::set<std::string> clauses_come_to(const State& position, const EventLog& events,
                                      const RuleData& rules) {
  std::set<std::string> clauses;
  for (const auto& some : {clauses_named(events), clauses_followed(position, rules)})
    clauses.insert(some.begin(), some.end());
  return clauses;
}

}  // namespace

std::set<std::string> clauses_touched(const Game& game, std::size_t at) {
  const Rules& rules = game.rules();
  const Ply& step = game.steps()[at];
  std::set<std::string> touched;
  if (!std::holds_alternative<Cards>(step.what)) {
    // In clauses alone: words would ask the script more.
    const std::vector<std::string> clauses = judge(step.what, game.state_at(at), rules).clauses();
    touched.insert(clauses.begin(), clauses.end());
  }
  for (const Seat seat : seats(*step.after))
    for (const ScoreLine& line : score_sheet(*step.after, rules, seat)) touched.insert(line.clause);
  touched.merge(clauses_come_to(*step.after, step.events, rules.data()));
  touched.erase(std::string());
  return touched;
}

std::set<std::string> clauses_of_start(const Game& game) {
  return clauses_come_to(game.state_at(0), game.start_events(), game.rules().data());
}

ScenarioResult run_scenario(const Scenario& scenario, const Rules& rules, Budget& budget) {
  return ScenarioPlay(scenario, rules, budget).run();
}

}  // namespace kasino
