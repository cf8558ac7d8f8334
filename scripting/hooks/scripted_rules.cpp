#include "scripting/hooks/scripted_rules.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>

#include <lua.hpp>

#include "engine/legality/turn_context.hpp"
#include "scripting/hooks/answers.hpp"
#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/evaluate.hpp"
#include "scripting/sandbox/bind.hpp"

namespace kasino {

namespace {

/// While it lasts, `call` is under way, of the rules and in the sandbox of the function. A function
/// that asks for points may lead to another that counts them.
class CallScope {
 public:
  CallScope(const CallContext*& innermost, Sandbox& sandbox, CallContext& call)
      : innermost_(innermost), at_hand_(sandbox.at_hand()), objects_(at_hand_) {
    if (innermost != nullptr) call.decides_captures |= innermost->decides_captures;
    outer_ = std::exchange(innermost, &call);
    outer_of_sandbox_ = std::exchange(at_hand_.call, &call);
  }
  ~CallScope() {
    at_hand_.call = outer_of_sandbox_;
    innermost_ = outer_;
  }
  CallScope(const CallScope&) = delete;
  CallScope& operator=(const CallScope&) = delete;

 private:
  const CallContext*& innermost_;
  AtHand& at_hand_;
  const ObjectsOfCall objects_;
  const CallContext* outer_;
  const CallContext* outer_of_sandbox_;
};

/// One call while somebody watches. Throws what the observer throws before it.
class ObservedCall {
 public:
  ObservedCall(HookObserver& observer, const CallContext& call, const ScriptFunction& function)
      : observer_(observer),
        budget_(function.sandbox->budget()),
        place_(function.place()),
        call_(call),
        is_answer_wanted_(call.effects == nullptr && observer.wants_answers()) {
    observer_.before(place_, call_);
    steps_left_ = budget_.steps_left();
    begun_ = Clock::now();
  }

  /// Remembers the answer at 1, unless the function is an act. Raises nothing.
  void note_answer(lua_State* state) {
    if (is_answer_wanted_) answer_.text = describe(state, 1);
  }
  /// Tells how it ended.
  void finish(bool failed) {
    answer_.time = Clock::now() - begun_;
    answer_.steps = steps_left_ - budget_.steps_left();
    answer_.failed = failed;
    observer_.after(place_, call_, answer_);
  }

 private:
  using Clock = std::chrono::steady_clock;

  HookObserver& observer_;
  Budget& budget_;
  HookPlace place_;
  HookCall call_;
  HookAnswer answer_;
  bool is_answer_wanted_;
  std::int64_t steps_left_ = 0;
  Clock::time_point begun_;
};

bool read_bool(lua_State* state) {
  if (lua_type(state, -1) == LUA_TBOOLEAN) return lua_toboolean(state, -1) != 0;
  throw AnswerError(std::string("must answer true or false on every path, not ") +
                    kind_at(state, -1).words());
}

/// A question of the seat that wants to make `move` in `state`, of which `turn` may be prepared.
CallContext call_of(const Rules& rules, const Move& move, const State& state,
                    const TurnContext* turn = nullptr) {
  CallContext call{HookCall{
      .rules = &rules, .state = &state, .viewer = move.seat, .move = &move, .before = &state}};
  call.turn = turn;
  return call;
}

/// A question of the seat that wants to act.
CallContext call_of(const Rules& rules, const Action& action, const State& state) {
  return {HookCall{.rules = &rules, .state = &state, .viewer = action.seat, .action = &action}};
}

/// An act.
CallContext call_of(const Rules& rules, Effects& effects) {
  CallContext call{HookCall{.rules = &rules, .state = &effects.state()}};
  call.effects = &effects;
  return call;
}

/// A question about what a card captures, seen with the eyes of `viewer` or of nobody.
CallContext call_about_captures(const Rules& rules, Card card, const State& state,
                                std::optional<Seat> viewer) {
  CallContext call{HookCall{.rules = &rules, .state = &state, .viewer = viewer, .card = card}};
  call.is_public = !viewer;
  call.decides_captures = true;
  return call;
}

int push_objects(lua_State* lua, const AtHand::Objects& objects) {
  lua_rawgeti(lua, LUA_REGISTRYINDEX, objects.move);
  lua_rawgeti(lua, LUA_REGISTRYINDEX, objects.view);
  return 2;
}

int push_move_and_view(lua_State* lua) {
  return push_objects(lua, sandbox_of(lua).at_hand().now());
}

int push_card_and_view(lua_State* lua, Card card) {
  push_card(lua, card);
  push_view(lua);
  return 2;
}

}  // namespace

ScriptedRules::ScriptedRules(Compiled compiled, std::vector<std::shared_ptr<ScriptCell>> cells)
    : Rules(std::move(compiled.data)),
      cells_(std::move(cells)),
      functions_(std::move(compiled.functions)) {
  for (const auto& cell : cells_)
    cell->sandbox.enter("loading", [](lua_State* state) { install_objects(state); });
}

/// Calls the function under `call` with what `push` pushes, and lets `read` read its answer.
template <typename Push, typename Read>
void ScriptedRules::call_function(CallContext call, const ScriptFunction& function, Push push,
                                  Read read) const {
  Sandbox& sandbox = *function.sandbox;
  const CallScope scope(call_, sandbox, call);
  if (observer_ == nullptr) return sandbox.invoke(*function.hook, push, read);
  ObservedCall observed(*observer_, call, function);
  try {
    sandbox.invoke(*function.hook, push, [&](lua_State* lua) {
      observed.note_answer(lua);
      read(lua);
    });
  } catch (const std::exception&) {
    observed.finish(true);
    throw;
  }
  observed.finish(false);
}

void ScriptedRules::observe(HookObserver* observer, Counting counting) {
  observer_ = observer;
  for (const auto& cell : cells_)
    cell->sandbox.count_one_by_one(observer != nullptr && counting == Counting::OneByOne);
}

bool ScriptedRules::discard_if_dead() const {
  return std::any_of(cells_.begin(), cells_.end(),
                     [](const auto& cell) { return cell->sandbox.discard_if_dead(); });
}

bool ScriptedRules::ask(const ScriptFunction& function, CallContext call) const {
  bool answer = false;
  const auto read = [&](lua_State* lua) { answer = read_bool(lua); };
  if (observer_ != nullptr) {
    call_function(call, function, push_move_and_view, read);
    return answer;
  }
  Sandbox& sandbox = *function.sandbox;
  const CallScope scope(call_, sandbox, call);
  const AtHand::Objects& objects = sandbox.at_hand().now();
  const auto push = [&](lua_State* lua) { return push_objects(lua, objects); };
  sandbox.ask(*function.hook, push, read);
  return answer;
}

void ScriptedRules::do_act(const ScriptFunction& function, CallContext call) const {
  const auto push = [&](lua_State* lua) {
    if (call.has_move()) push_move(lua);
    push_game(lua);
    return call.has_move() ? 2 : 1;
  };
  call_function(call, function, push, [](lua_State*) {});
}

bool ScriptedRules::refuses(std::size_t refusal, const Move& move, const State& state) const {
  return ask(functions_.refuses[refusal], call_of(*this, move, state));
}

bool ScriptedRules::refuses_on_turn(std::size_t refusal, const Move& move,
                                    const TurnContext& turn) const {
  return ask(functions_.refuses[refusal], call_of(*this, move, turn.state(), &turn));
}

bool ScriptedRules::is_in_force(std::size_t way, Card card, const State& state,
                                std::optional<Seat> viewer) const {
  bool answer = false;
  call_function(
      call_about_captures(*this, card, state, viewer), *functions_.conditions[way],
      [&](lua_State* lua) { return push_card_and_view(lua, card); },
      [&](lua_State* lua) { answer = read_bool(lua); });
  return answer;
}

std::vector<Cards> ScriptedRules::own_captures(std::size_t way, Card card, const State& state,
                                               std::optional<Seat> viewer) const {
  std::vector<Cards> answer;
  call_function(
      call_about_captures(*this, card, state, viewer), *functions_.own_captures[way],
      [&](lua_State* lua) { return push_card_and_view(lua, card); },
      [&](lua_State* lua) { answer = read_captures(lua, state.table()); });
  return answer;
}

bool ScriptedRules::voids_sweep(std::size_t index, const Move& move, const State& state) const {
  return ask(functions_.voids[index], call_of(*this, move, state));
}

bool ScriptedRules::voids_sweep(std::size_t index, const MadeSweep& sweep,
                                const State& state) const {
  return ask(functions_.voids[index],
             {HookCall{.rules = this, .state = &state, .viewer = sweep.seat, .sweep = &sweep}});
}

std::optional<Text> ScriptedRules::refuses_action(std::size_t action, std::size_t refusal,
                                                  const Action& wanted, const State& state) const {
  std::optional<Text> answer;
  call_function(call_of(*this, wanted, state), functions_.actions[action].refuses[refusal],
                push_move_and_view, [&](lua_State* lua) { answer = read_refusal(lua); });
  return answer;
}

void ScriptedRules::perform(std::size_t action, const Action& wanted, Effects& effects) const {
  CallContext call = call_of(*this, effects);
  call.action = &wanted;
  do_act(*functions_.actions[action].does, call);
}

void ScriptedRules::finish_stage(int stage, Effects& effects) const {
  const auto& done = functions_.stages[static_cast<std::size_t>(stage)];
  if (done) do_act(*done, call_of(*this, effects));
}

std::optional<Seat> ScriptedRules::owner_of_leftovers(const State& state) const {
  std::optional<Seat> answer;
  call_function(
      {HookCall{.rules = this, .state = &state}}, *functions_.leftovers,
      [](lua_State* lua) { return push_view(lua), 1; },
      [&](lua_State* lua) { answer = read_seat(lua, state.players()); });
  return answer;
}

void ScriptedRules::deal_step(std::size_t function, Effects& effects) const {
  do_act(functions_.deal_steps[function], call_of(*this, effects));
}

std::vector<Cards> ScriptedRules::argument_sets(std::size_t action, std::size_t argument,
                                                const Action& wanted, const State& state) const {
  std::vector<Cards> sets;
  call_function(call_of(*this, wanted, state), *functions_.actions[action].sets[argument],
                push_move_and_view,
                [&](lua_State* lua) { sets = read_captures(lua, state.all_cards()); });
  return sets;
}

std::optional<std::vector<Field>> ScriptedRules::remark(std::size_t remark, const Move& move,
                                                        const State& before,
                                                        const State& after) const {
  CallContext call = call_of(*this, move, before);
  call.state = &after;
  call.viewer.reset();
  call.is_public = true;
  std::optional<std::vector<Field>> answer;
  call_function(call, functions_.remarks[remark], push_move_and_view,
                [&](lua_State* lua) { answer = read_remark(lua); });
  return answer;
}

int ScriptedRules::count(std::size_t item, Seat seat, const State& state) const {
  CallContext call{HookCall{.rules = this, .state = &state, .seat = seat}};
  // Asked for by a function that answers for a seat, it sees no more than that seat.
  if (call_ != nullptr && call_->effects == nullptr) {
    call.viewer = call_->viewer;
    call.is_public = call_->is_public;
  }
  const auto push = [&](lua_State* lua) {
    lua_pushinteger(lua, seat);
    push_view(lua);
    return 2;
  };
  int answer = 0;
  call_function(call, *functions_.counts[item], push,
                [&](lua_State* lua) { answer = read_count(lua); });
  return answer;
}

void ScriptedRules::act(Trigger trigger, const Move* move, const State* before,
                        Effects& effects) const {
  CallContext call = call_of(*this, effects);
  call.move = move;
  call.before = before;
  for (const ScriptFunction& function : functions_.effects[static_cast<std::size_t>(trigger)])
    do_act(function, call);
}

void ScriptedRules::act_on(const MadeSweep& sweep, Effects& effects) const {
  CallContext call = call_of(*this, effects);
  call.sweep = &sweep;
  for (const ScriptFunction& function :
       functions_.effects[static_cast<std::size_t>(Trigger::Sweep)])
    do_act(function, call);
}

// --- For whoever watches ------------------------------------------------------------------------

std::vector<HookPlace> ScriptCell::places() const {
  std::vector<HookPlace> places;
  for (const Hook& hook : functions)
    places.push_back({hook.name, sandbox.file(), sandbox.first_line_of(hook)});
  std::sort(places.begin(), places.end(), [](const HookPlace& a, const HookPlace& b) {
    return std::tie(a.line, a.name) < std::tie(b.line, b.name);
  });
  return places;
}

namespace {

/// Gathers functions by the order of their scripts and lines.
class Places {
 public:
  void add(const ScriptFunction& function) {
    const auto script = std::find(scripts_.begin(), scripts_.end(), function.sandbox);
    const auto number = script - scripts_.begin();
    if (script == scripts_.end()) scripts_.push_back(function.sandbox);
    const HookPlace place = function.place();
    places_.try_emplace({number, place.line.value_or(0), place.name}, place);
  }
  void add(const std::optional<ScriptFunction>& function) {
    if (function) add(*function);
  }
  template <typename Function>
  void add(const std::vector<Function>& functions) {
    for (const Function& function : functions) add(function);
  }
  void add(const ActionFunctions& action) {
    add(action.refuses);
    add(action.does);
    add(action.sets);
  }

  std::vector<HookPlace> list() const {
    std::vector<HookPlace> list;
    for (const auto& [order, place] : places_) list.push_back(place);
    return list;
  }

 private:
  std::vector<const Sandbox*> scripts_;
  std::map<std::tuple<std::ptrdiff_t, int, std::string>, HookPlace> places_;
};

}  // namespace

void observe_hooks(Rules& rules, HookObserver* observer, Counting counting) {
  if (auto* scripted = dynamic_cast<ScriptedRules*>(&rules)) scripted->observe(observer, counting);
}

bool discard_if_dead(const Rules& rules) {
  const auto* scripted = dynamic_cast<const ScriptedRules*>(&rules);
  return scripted != nullptr && scripted->discard_if_dead();
}

std::vector<HookPlace> hooks_of(const Rules& rules) {
  const auto* scripted = dynamic_cast<const ScriptedRules*>(&rules);
  if (scripted == nullptr) return {};
  const ScriptFunctions& functions = scripted->functions();
  Places places;
  places.add(functions.conditions);
  places.add(functions.own_captures);
  places.add(functions.refuses);
  places.add(functions.voids);
  places.add(functions.counts);
  for (const auto& effects : functions.effects) places.add(effects);
  places.add(functions.actions);
  places.add(functions.stages);
  places.add(functions.leftovers);
  places.add(functions.deal_steps);
  places.add(functions.remarks);
  return places.list();
}

}  // namespace kasino
