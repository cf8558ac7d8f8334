#include "scripting/check/checked_game.hpp"

#include <algorithm>
#include <variant>

#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/facts.hpp"
#include "engine/model/money.hpp"
#include "engine/play/playing.hpp"
#include "engine/play/scoring.hpp"
#include "engine/players/candidates.hpp"
#include "engine/players/worlds.hpp"
#include "engine/record/record.hpp"

namespace kasino {

namespace {

constexpr int most_actions = 300;  ///< without a card being played

int most_plays(std::size_t cards) { return 20 + 3 * static_cast<int>(cards); }

/// The key of a refusal without which the seat to act could move; empty if there is none.
std::vector<std::string> refusing_key(const State& state, const Rules& rules) {
  const auto cards = playable(state, rules);
  if (cards.empty()) return {};
  const Move move{state.turn, cards.front(), {}};
  for (const Refusal& refusal : judge(move, state, rules).refusals)
    if (refusal.reason == Reason::Refused) return {"refuses", refusal.clause};
  return {};
}

}  // namespace

std::string plain_text(const Step& step) {
  if (const auto* action = std::get_if<Action>(&step)) return action->name;
  if (std::holds_alternative<Cards>(step)) return "the deal";
  const Move& move = std::get<Move>(step);
  std::string text = to_text(move.card);
  if (move.builds()) text += '>' + std::to_string(move.built);
  for (std::size_t i = 0; i < move.captured.size(); ++i)
    text += (i > 0 ? ',' : move.builds() ? ':' : 'x') + to_text(move.captured[i]);
  return text;
}

bool stands(const Step& step, const Game& game) {
  const State& state = game.state();
  const Rules& rules = game.rules();
  try {
    return guarded([&] {
      if (std::holds_alternative<Cards>(step)) return state.phase == Phase::DealOver;
      if (const auto* move = std::get_if<Move>(&step)) check_cards(*move, state, rules.data());
      return judge(step, state, rules).stands(rules.data());
    });
  } catch (const MoveError&) {
  } catch (const ActionError&) {
  }
  return false;
}

CheckedGame::CheckedGame(const Rules& rules, GameStart start, Budget& budget, Coverage& seen)
    : rules_(rules), budget_(budget), seen_(seen) {
  begin_step_of_check(budget_);
  guarded([&] {
    try {
      game_.emplace(rules, start);
    } catch (const NoLegalMove& error) {
      const Rules bare(without_functions(rules.data()));
      throw Broken({ViolationKind::Stuck, error.what(),
                    refusing_key(Game(bare, std::move(start)).state(), rules)});
    }
    deck_ = sorted(game_->state().all_cards());
    check_state();
  });
}

void CheckedGame::take(const Step& step) {
  begin_step_of_check(budget_);
  const State before = game_->state();
  guarded([&] {
    try {
      game_->take(step);
    } catch (const NoLegalMove& error) {
      State after = before;
      apply(after, step, rules_, nullptr);
      throw Broken({ViolationKind::Stuck, error.what(), refusing_key(after, rules_)});
    }
    check_progress(step, before);
    begin_question_of_check(budget_);  // the checks have a budget of their own
    seen_.add_clauses(game_->events());
    check_repeatable(before);
    begin_question_of_check(budget_);
    check_state();
  });
}

/// Fails if an action changes nothing, or the deal takes too many steps.
void CheckedGame::check_progress(const Step& step, const State& before) {
  if (std::holds_alternative<Move>(step)) {
    ++seen_.moves;
    actions_ = 0;
    if (++played_ > most_plays(deck_.size()))
      throw Broken(
          {ViolationKind::Endless, "the deal does not end: " + std::to_string(played_) +
                                       " cards were played in it, since some come back into play"});
  }
  const auto* action = std::get_if<Action>(&step);
  if (action == nullptr) return;
  ++seen_.performed;
  const std::vector<std::string> key = {"actions", action->name};
  if (game_->state() == before)
    throw Broken({ViolationKind::Idle,
                  action->name +
                      " is legal and changes nothing, so it could be done for ever; let " +
                      "refuses forbid it once it is done",
                  key});
  if (++actions_ > most_actions)
    throw Broken({ViolationKind::Endless,
                  "the deal does not end: " + std::to_string(actions_) +
                      " actions were done without a card being played; the last was " +
                      action->name,
                  key});
}

/// Fails unless the step leads to the same position without an event log, with the same remarks.
void CheckedGame::check_repeatable(const State& before) const {
  State alone = before;
  apply(alone, game_->steps().back().what, rules_, nullptr);
  if (alone != game_->state())
    throw memory_violation("done twice in one position, the same step has two results");
  const Move* move = std::get_if<Move>(&game_->steps().back().what);
  for (std::size_t i = 0; move != nullptr && i < rules_.data().remarks.size(); ++i) {
    const auto remark = [&] {
      return rules_.remark(i, {.seat = move->seat, .move = move, .before = &before},
                           game_->state());
    };
    if (remark() != remark())
      throw Broken({ViolationKind::Memory,
                    "asked twice, it answers differently; it can remember nothing",
                    {"remarks", rules_.data().remarks[i].name}});
  }
}

void CheckedGame::check_state() {
  const State& state = game_->state();
  seen_.add_variables(state, rules_.data());
  if (sorted(state.all_cards()) != deck_)
    throw Broken({ViolationKind::Lost, "cards are lost or doubled"});
  check_money();
  check_labels();
  check_totals();
  if (state.phase == Phase::Play) {
    check_position(state, rules_, budget_, seen_);
    check_own_players();
    check_supposed();
  } else {
    played_ = actions_ = 0;
  }
}

/// Fails unless the money of seats, pots and bank adds up to what it was at the start.
void CheckedGame::check_money() const {
  const RuleData& data = rules_.data();
  if (!data.purse) return;
  const std::int64_t was = all_money(game_->state_at(0), data);
  const std::int64_t is = all_money(game_->state(), data);
  if (is != was)
    throw Broken({ViolationKind::Lost, "money is made or lost: " + std::to_string(was) + ' ' +
                                           data.purse->unit.en + " became " + std::to_string(is)});
}

/// Fails unless each of the variant's players makes a choice, and the same one when asked again.
void CheckedGame::check_own_players() const {
  if (rules_.data().own_players.empty()) return;
  const State& state = game_->state();
  const auto choices = [&] { return steps_to_weigh(state, rules_); };
  for (const auto& [name, function] : rules_.data().own_players) {
    begin_step_of_check(budget_);
    const auto first = rules_.choose(name, state, choices);
    begin_step_of_check(budget_);
    const auto second = rules_.choose(name, state, choices, Reasons::Untold);
    if (first && first->what != second->what)
      throw Broken({ViolationKind::Memory,
                    "asked twice, it chooses differently; it can remember nothing",
                    {"players", name}});
  }
}

namespace {

/// Runs `act`, and adds advice to its errors, since no move of the game leads to them.
template <typename Act>
auto advised(const char* advice, Act act) {
  try {
    return act();
  } catch (const ScriptError& error) {
    if (error.kind() == ScriptErrorKind::Interrupted) throw;
    Violation violation{ViolationKind::Raised, error.what(), {}, error};
    violation.advice = advice;
    throw Broken(std::move(violation));
  }
}

}  // namespace

/// Fails unless the text beside cards can be told, and is the same when asked again.
void CheckedGame::check_labels() const {
  const RuleData& data = rules_.data();
  const State& state = game_->state();
  for (const Place place : own_places(data, state.players())) {
    const ZoneRule& zone = data.zones[static_cast<std::size_t>(own_zone_of(place, data))];
    if (!zone.label) continue;
    begin_step_of_check(budget_);
    const auto label = [&] {
      return advised("a board asks for it", [&] { return rules_.label(place, state); });
    };
    if (label() != label())
      throw Broken({ViolationKind::Memory,
                    "asked twice, it answers differently; it can remember nothing",
                    {"zones", zone.name, "label"}});
  }
}

/// Fails unless a step can be taken when variables that the seat may not know have their initial
/// values, as computer players and trials suppose.
void CheckedGame::check_supposed() const {
  const State& state = game_->state();
  if (std::ranges::all_of(rules_.data().variables,
                          [](const VariableRule& variable) { return variable.show == Show::Open; }))
    return;
  begin_question_of_check(budget_);
  Random random(game_->ply());
  State world = resample_hidden(state.turn, state, rules_, random);
  advised(
      "this was supposed for a player, who cannot know hidden variables: they are as they began",
      [&] {
        if (const std::vector<Step> steps = steps_to_weigh(world, rules_); !steps.empty())
          apply(world, steps[random.below(steps.size())], rules_, nullptr);
      });
}

/// Fails unless the points announced, the score sheet and the match score agree after a deal.
void CheckedGame::check_totals() const {
  const State& state = game_->state();
  const EventLog& log = game_->events();
  const auto told = std::find_if(log.begin(), log.end(),
                                 [](const Event& event) { return event.type == "deal-over"; });
  if (told == log.end()) return;
  seen_.add_score(state, rules_);
  if (auto key = inconsistent_item(state, rules_); !key.empty())
    throw Broken({ViolationKind::Totals,
                  "asked twice, it counts differently; what is to last belongs in vars",
                  std::move(key)});
  const auto& points = std::get<std::vector<int>>(*told->find("points"));
  const State& before = game_->ply() == 0 ? state : game_->state_at(game_->ply() - 1);
  for (const Seat seat : seats(state)) {
    const auto at = static_cast<std::size_t>(seat - 1);
    int sum = 0;
    for (const ScoreLine& line : score_sheet(state, rules_, seat)) sum += line.points;
    const bool added = game_->ply() == 0 || state.scores[at] - before.scores[at] == points[at];
    if (sum == points[at] && added) continue;
    throw Broken({ViolationKind::Totals, "seat " + std::to_string(seat) + " is told " +
                                             std::to_string(points[at]) +
                                             (points[at] == 1 ? " point" : " points") +
                                             " for the deal, its score sheet adds up to " +
                                             std::to_string(sum) + ", and the match to " +
                                             std::to_string(state.scores[at] - before.scores[at])});
  }
}

namespace {

/// The first event in which the two games differ.
std::string difference(const EventLog& told, const EventLog& again) {
  for (std::size_t i = 0; i < std::max(told.size(), again.size()); ++i) {
    if (i < told.size() && i < again.size() && told[i] == again[i]) continue;
    const bool same = i < told.size() && i < again.size() && told[i].type == again[i].type;
    if (same) return told[i].type + " is told in other words";
    return (i < told.size() ? told[i].type : again[i].type) + " is told only once";
  }
  return {};
}

[[noreturn]] void fail_memory(const std::string& where, const std::string& what) {
  throw Broken({ViolationKind::Memory, where + ", played again by rules just loaded, " + what});
}

void compare(const std::string& where, const State& state, const EventLog& events,
             const Game& again) {
  if (const std::string what = difference(events, again.events()); !what.empty())
    fail_memory(where, what);
  if (state == again.state()) return;
  fail_memory(
      where,
      difference(state, again.state(), again.rules().data()).value_or("the cards lie elsewhere"));
}

void play_again(const Game& game, const Rules& fresh, Budget& budget) {
  Game again(fresh, game.start());  // the start of the first game names the deck
  compare("the deal", game.state_at(0), game.start_events(), again);
  for (std::size_t i = 0; i < game.ply(); ++i) {
    begin_question_of_check(budget);
    const Ply& step = game.steps()[i];
    if (!stands(step.what, again)) fail_memory("after " + plain_text(step.what), "it is refused");
    again.take(step.what);
    compare("after " + plain_text(step.what), *step.after, step.events, again);
  }
}

void check_record(const Game& game, const Rules& fresh, Budget& budget) {
  const std::string text = write_record(game);
  begin_question_of_check(budget);
  try {
    const Game again = replay_record(text, fresh, {true, [&] { begin_question_of_check(budget); }});
    if (again.state() != game.state())
      throw Broken({ViolationKind::Unreplayed, "the record leads to another position"});
    if (write_record(again) != text)
      throw Broken(
          {ViolationKind::Unreplayed, "the record is written differently once it has been read"});
  } catch (const RecordError& error) {
    throw Broken(
        {ViolationKind::Unreplayed, "the record does not read back: " + std::string(error.what())});
  }
}

}  // namespace

void check_again(const Game& game, const FreshRules& load, Budget& budget) {
  begin_question_of_check(budget);
  guarded([&] {
    const std::unique_ptr<Rules> rules = load();
    play_again(game, *rules, budget);
    try {
      check_record(game, *rules, budget);
    } catch (const Broken&) {
      // If fresh rules read it back, it is not the record that is wrong: the script remembers.
      check_record(game, *load(), budget);
      throw memory_violation("read back after it was played, the game is a different one");
    }
  });
}

// --- Why a deal does not end ---------------------------------------------------------------------

namespace {

/// How many cards have been taken, or lie on the table.
std::size_t cards_laid(const State& state) {
  std::size_t cards = state.table().size();
  for (const Seat seat : seats(state)) cards += state.pile(seat).size();
  return cards;
}

/// Counts these cards before and after each call; calls can be nested.
class FeederWatch : public HookObserver {
 public:
  void before(const HookPlace&, const HookCall& call) override {
    laid_.push_back(cards_laid(*call.state));
  }
  void after(const HookPlace& place, const HookCall& call, const HookAnswer&) override {
    if (cards_laid(*call.state) < laid_.back()) feeder_ = place;
    laid_.pop_back();
  }
  bool wants_answers() const override { return false; }

  std::optional<HookPlace> take_feeder() { return std::move(feeder_); }

 private:
  std::vector<std::size_t> laid_;
  std::optional<HookPlace> feeder_;
};

}  // namespace

std::optional<HookPlace> feeder_of(const Playthrough& played, Rules& rules, Budget& budget) {
  FeederWatch watch;
  observe_hooks(rules, &watch);
  Coverage ignored;
  try {
    CheckedGame game(rules, played.start, budget, ignored);
    for (const Step& step : played.steps) game.take(step);
  } catch (const Broken&) {
    // The fault to be explained has happened.
  } catch (const CheckStopped&) {
    // Then the last such function so far is named.
  }
  observe_hooks(rules, nullptr);
  return watch.take_feeder();
}

}  // namespace kasino
