// A game played again by rules that were just loaded: whatever a script remembers outside its
// variables comes to light.
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/record/record.hpp"
#include "scripting/check/checked_game.hpp"

namespace kasino {

namespace {

std::string text_of(const StepWhat& what) {
  if (const auto* move = std::get_if<Move>(&what)) return "after " + plain_text(*move);
  if (const auto* action = std::get_if<Action>(&what)) return "after " + action->name;
  return "after the deal";
}

/// The first event that is told once and not again.
std::string difference(const EventLog& told, const EventLog& again) {
  for (std::size_t i = 0; i < std::max(told.size(), again.size()); ++i) {
    if (i < told.size() && i < again.size() && told[i] == again[i]) continue;
    const bool same = i < told.size() && i < again.size() && told[i].type == again[i].type;
    if (same) return told[i].type + " is told with other words";
    return (i < told.size() ? told[i].type : again[i].type) + " is told only once";
  }
  return {};
}

/// Of every seat and slot; of sets what they hold.
std::vector<std::vector<int>> values_of(const State& state, const RuleData& data, std::size_t at) {
  const VariableRule& rule = data.variables[at];
  std::vector<std::vector<int>> values;
  for (Seat seat = 1; seat <= (rule.per_seat ? state.players() : 1); ++seat)
    for (int slot = 1; slot <= rule.slots; ++slot) {
      const std::size_t place = variable_slot(data, at, seat, slot);
      values.push_back(rule.is_set ? state.sets[place] : std::vector{state.variables[place]});
    }
  return values;
}

std::string difference(const State& first, const State& again, const RuleData& data) {
  for (std::size_t i = 0; i < data.variables.size(); ++i)
    if (values_of(first, data, i) != values_of(again, data, i))
      return "the variable " + data.variables[i].name + " differs";
  if (first.awards != again.awards) return "the awards differ";
  if (first.scores != again.scores) return "the scores differ";
  if (first.sweeps != again.sweeps) return "the sweeps differ";
  if (first.asked != again.asked || first.turn != again.turn) return "whose turn it is differs";
  return "the cards lie otherwise";
}

[[noreturn]] void fail_memory(const std::string& where, const std::string& what) {
  throw Broken({BreachKind::Memory, where + ", played again by rules just loaded, " + what + ""});
}

void compare(const std::string& where, const State& state, const EventLog& events,
             const Game& again) {
  if (const std::string what = difference(events, again.events()); !what.empty())
    fail_memory(where, what);
  if (state != again.state())
    fail_memory(where, difference(state, again.state(), again.rules().data()));
}

bool may_be_done(const StepWhat& what, const Game& game) {
  const auto* move = std::get_if<Move>(&what);
  return move == nullptr || judge(*move, game.state(), game.rules()).stands(game.rules().data());
}

void play_again(const Game& game, const Rules& fresh, Budget& budget) {
  Game again(fresh, game.start());  // which names the deck
  compare("the deal", game.state_at(0), game.start_events(), again);
  for (std::size_t i = 0; i < game.ply(); ++i) {
    budget.begin_command();
    const Step& step = game.steps()[i];
    if (!may_be_done(step.what, again)) fail_memory(text_of(step.what), "it is refused");
    if (step.move() != nullptr)
      again.play(*step.move());
    else if (step.action() != nullptr)
      again.perform(*step.action());
    else
      again.next_deal(std::get<Cards>(step.what));
    compare(text_of(step.what), step.after, step.events, again);
  }
}

void check_record(const Game& game, const Rules& fresh, Budget& budget) {
  const std::string text = write_record(game);
  budget.begin_command();
  try {
    const Game again = replay_record(text, fresh, {true, [&] { budget.begin_command(); }});
    if (again.state() != game.state())
      throw Broken({BreachKind::Unreplayed, "the record leads to another position"});
    if (write_record(again) != text)
      throw Broken({BreachKind::Unreplayed, "the record is written otherwise once it is read"});
  } catch (const RecordError& error) {
    throw Broken(
        {BreachKind::Unreplayed, "the record does not read back: " + std::string(error.what())});
  }
}

}  // namespace

void check_again(const Game& game, const FreshRules& fresh, Budget& budget) {
  budget.begin_command();
  held([&] {
    const Rules& rules = fresh();
    play_again(game, rules, budget);
    try {
      check_record(game, rules, budget);
    } catch (const Broken&) {
      // What reads back as long as nothing was played before is remembered, not written wrongly.
      check_record(game, fresh(), budget);
      throw memory_broken("read back after it was played, the game is another one");
    }
  });
}

}  // namespace kasino
