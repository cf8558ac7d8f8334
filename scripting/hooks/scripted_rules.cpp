#include <algorithm>
#include <chrono>
#include <cstdint>
#include <map>
#include <tuple>
#include <type_traits>
#include <utility>

#include <lua.hpp>

#include "engine/legality/actions.hpp"
#include "engine/legality/turn_context.hpp"
#include "scripting/hooks/answers.hpp"
#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/evaluate.hpp"
#include "scripting/hooks/objects.hpp"
#include "scripting/hooks/script_functions.hpp"

namespace kasino {

namespace {

/// Makes `call` the call being made, of the rules and in the function's sandbox, with objects of
/// its own, until it is destroyed. Calls can be nested: a function that asks for points may lead to
/// one that counts them.
class CallScope {
 public:
  CallScope(const CallContext*& innermost, AtHand& at_hand, CallContext& call)
      : innermost_(innermost),
        at_hand_(at_hand),
        outer_(innermost),
        outer_of_sandbox_(at_hand.call),
        outer_turn_(at_hand.turn) {
    if (innermost != nullptr) call.decides_captures |= innermost->decides_captures;
    innermost = at_hand.call = &call;
    at_hand.turn = at_hand.last_turn = (at_hand.last_turn + 1) % AtHand::turns;
  }
  ~CallScope() {
    at_hand_.turn = outer_turn_;
    at_hand_.call = outer_of_sandbox_;
    innermost_ = outer_;
  }
  CallScope(const CallScope&) = delete;
  CallScope& operator=(const CallScope&) = delete;

 private:
  const CallContext*& innermost_;
  AtHand& at_hand_;
  const CallContext* outer_;
  const CallContext* outer_of_sandbox_;
  int outer_turn_;
};

/// A call that is observed. The constructor throws what HookObserver::before() throws.
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

  /// Keeps the text of the answer at `index`, unless the function is an act. Raises nothing.
  void note_answer(lua_State* state, int index) {
    if (is_answer_wanted_) answer_.text = describe(state, index);
  }
  /// Tells the observer how the call ended.
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

/// A call about `move`, which its seat wants to make in `state`; `turn` may be null.
CallContext call_of(const Rules& rules, const Move& move, const State& state,
                    const TurnContext* turn = nullptr) {
  CallContext call{HookCall{
      .rules = &rules, .state = &state, .viewer = move.seat, .move = &move, .before = &state}};
  call.turn = turn;
  return call;
}

/// A call about an action, as its seat sees it.
CallContext call_of(const Rules& rules, const Action& action, const State& state) {
  return {HookCall{.rules = &rules, .state = &state, .viewer = action.seat, .action = &action}};
}

/// Tells the call what was played.
void set_play(CallContext& call, const Play& play) {
  call.move = play.move;
  call.action = play.action;
  call.before = play.before;
}

/// A call of an act.
CallContext call_of(const Rules& rules, Effects& effects) {
  CallContext call{HookCall{.rules = &rules, .state = &effects.state()}};
  call.effects = &effects;
  return call;
}

/// Most calls push these, so it is made once.
const Callback push_move_and_view = [](lua_State* lua) {
  push_move(lua);
  push_view(lua);
};

/// Rules that call a script function wherever the data names one.
class ScriptedRules final : public Rules {
 public:
  ScriptedRules(Compiled compiled, std::vector<std::shared_ptr<ScriptCell>> cells)
      : Rules(std::move(compiled.data)),
        cells_(std::move(cells)),
        functions_(std::move(compiled.functions)) {
    for (const auto& cell : cells_) cell->sandbox.enter(loading, install_objects);
  }

  void observe(HookObserver* observer, Counting counting) {
    observer_ = observer;
    for (const auto& cell : cells_)
      cell->sandbox.count_one_by_one(observer != nullptr && counting == Counting::OneByOne);
  }
  bool discard_if_dead() const {
    const bool is_dead = std::any_of(cells_.begin(), cells_.end(),
                                     [](const auto& cell) { return cell->sandbox.needs_reload(); });
    // Rules that lack a script are useless, and the rules that replace them need the memory.
    if (is_dead)
      for (const auto& cell : cells_) cell->sandbox.discard();
    return is_dead;
  }
  const ScriptFunctions& functions() const { return functions_; }

 private:
  /// Calls the function with what `push` pushes, and lets `read` read the answers, the last of
  /// which is on top.
  void call_function(const ScriptFunction& function, CallContext& call, const Callback& push,
                     const Callback& read, int answers = 1) const {
    Sandbox& sandbox = *function.sandbox;
    const CallScope scope(call_, sandbox.at_hand(), call);
    if (observer_ == nullptr) return sandbox.invoke(*function.hook, push, read, answers);
    ObservedCall observed(*observer_, call, function);
    try {
      const auto note_and_read = [&](lua_State* lua) {
        observed.note_answer(lua, -answers);
        read(lua);
      };
      sandbox.invoke(*function.hook, push, note_and_read, answers);
    } catch (const std::exception&) {
      observed.finish(true);
      throw;
    }
    observed.finish(false);
  }

  /// Calls the function and answers what `read` reads.
  template <typename Read>
  auto ask(const ScriptFunction& function, CallContext&& call, const Callback& push,
           Read read) const {
    std::optional<std::invoke_result_t<Read, lua_State*>> answer;
    call_function(function, call, push, [&](lua_State* lua) { answer.emplace(read(lua)); });
    return *std::move(answer);
  }

  /// The same for a function that is asked what a card captures, as `viewer` sees it, or everybody.
  template <typename Read>
  auto ask_about_captures(const ScriptFunction& function, Card card, const State& state,
                          std::optional<Seat> viewer, Read read) const {
    CallContext call{HookCall{.rules = this, .state = &state, .viewer = viewer, .card = card}};
    call.is_public = !viewer;
    call.decides_captures = true;
    const auto push = [card](lua_State* lua) {
      push_card(lua, card);
      push_view(lua);
    };
    return ask(function, std::move(call), push, read);
  }

  /// Whether the function answers yes about a move, an action or a sweep.
  bool says_yes(const ScriptFunction& function, CallContext&& call) const {
    return ask(function, std::move(call), push_move_and_view, read_bool);
  }

  void do_act(const ScriptFunction& function, CallContext call) const {
    const auto push = [&](lua_State* lua) {
      if (call.has_move()) push_move(lua);
      push_game(lua);
    };
    call_function(function, call, push, [](lua_State*) {});
  }
  void do_acts(Trigger trigger, const CallContext& call) const {
    for (const ScriptFunction& function : functions_.effects[static_cast<std::size_t>(trigger)])
      do_act(function, call);
  }

  bool refuses(std::size_t refusal, const Move& move, const State& state) const override {
    return says_yes(functions_.refuses[refusal], call_of(*this, move, state));
  }
  bool refuses_on_turn(std::size_t refusal, const Move& move,
                       const TurnContext& turn) const override {
    return says_yes(functions_.refuses[refusal], call_of(*this, move, turn.state(), &turn));
  }
  bool voids_sweep(std::size_t index, const Move& move, const State& state) const override {
    return says_yes(functions_.voids[index], call_of(*this, move, state));
  }
  bool voids_sweep(std::size_t index, const MadeSweep& sweep, const State& state) const override {
    return says_yes(
        functions_.voids[index],
        {HookCall{.rules = this, .state = &state, .viewer = sweep.seat, .sweep = &sweep}});
  }

  bool is_in_force(std::size_t way, Card card, const State& state,
                   std::optional<Seat> viewer) const override {
    return ask_about_captures(*functions_.conditions[way], card, state, viewer, read_bool);
  }
  std::vector<Cards> own_captures(std::size_t way, Card card, const State& state,
                                  std::optional<Seat> viewer) const override {
    return ask_about_captures(*functions_.own_captures[way], card, state, viewer,
                              [&](lua_State* lua) { return read_captures(lua, state.table()); });
  }

  int count(std::size_t item, Seat seat, const State& state) const override {
    CallContext call{HookCall{.rules = this, .state = &state, .seat = seat}};
    // If a function that answers asks for these points, they must show no more than it may see.
    if (call_ != nullptr && call_->effects == nullptr) {
      call.viewer = call_->viewer;
      call.is_public = call_->is_public;
    }
    const auto push = [seat](lua_State* lua) {
      lua_pushinteger(lua, seat);
      push_view(lua);
    };
    const int points = data().scoring[item].points;
    return ask(*functions_.counts[item], std::move(call), push,
               [&](lua_State* lua) { return read_count(lua, points); });
  }
  std::optional<Seat> owner_of_leftovers(const State& state) const override {
    return ask(*functions_.leftovers, {HookCall{.rules = this, .state = &state}}, push_view,
               [&](lua_State* lua) { return read_seat(lua, state.players(), "nobody"); });
  }
  std::optional<Seat> next_dealer(const State& state) const override {
    const auto seat =
        ask(*functions_.next_dealer, {HookCall{.rules = this, .state = &state}}, push_view,
            [&](lua_State* lua) { return read_seat(lua, state.players(), "the next one"); });
    // A seat that is out cannot deal.
    return seat && state.is_out(*seat) ? state.next_seat(*seat) : seat;
  }
  std::optional<std::vector<Field>> remark(std::size_t remark, const Play& play,
                                           const State& after) const override {
    CallContext call{HookCall{.rules = this, .state = &after}};
    set_play(call, play);
    call.is_public = true;
    return ask(functions_.remarks[remark], std::move(call), push_move_and_view, read_remark);
  }

  std::optional<Text> refuses_action(std::size_t action, std::size_t refusal, const Action& wanted,
                                     const State& state) const override {
    return ask(functions_.actions[action].refuses[refusal], call_of(*this, wanted, state),
               push_move_and_view, read_refusal);
  }
  std::vector<Cards> argument_sets(std::size_t action, std::size_t argument, const Action& wanted,
                                   const State& state) const override {
    return ask(*functions_.actions[action].sets[argument], call_of(*this, wanted, state),
               push_move_and_view,
               [&](lua_State* lua) { return read_captures(lua, state.all_cards()); });
  }
  int argument_bound(std::size_t action, std::size_t argument, Bound bound, const Action& wanted,
                     const State& state) const override {
    const ActionFunctions& functions = functions_.actions[action];
    const auto& function = (bound == Bound::Least ? functions.least : functions.most)[argument];
    return ask(*function, call_of(*this, wanted, state), push_move_and_view, read_number);
  }

  std::optional<Choice> choose(const std::string& name, const State& state, const Choices& choices,
                               Reasons reasons) const override {
    const auto player = std::ranges::find(data().own_players, name);
    if (player == data().own_players.end()) return Rules::choose(name, state, choices, reasons);
    const ScriptFunction& function =
        functions_.players[static_cast<std::size_t>(player - data().own_players.begin())];
    AskedWhy why{reasons, {}};
    std::optional<Choice> answer = function.sandbox->takes(*function.hook, 2)
                                       ? choose_from(function, state, choices(), why)
                                       : choose_freely(function, state, choices, why);
    if (!answer || !why.function) return answer;
    const Hook hook{*std::move(why.function), function.hook->name};
    CallContext call{HookCall{.rules = this, .state = &state, .viewer = state.turn}};
    answer->why = ask({function.sandbox, &hook}, std::move(call), push_view, read_reason);
    return answer;
  }

  /// Whether a player is to say why it chooses, and the function that would say it, if any.
  struct AskedWhy {
    Reasons reasons;
    std::optional<Ref> function;
  };

  /// Reads the reason on top; a function is only kept, to be called if the reason is wanted.
  static Text read_why(lua_State* lua, const ScriptFunction& player, AskedWhy& why) {
    if (lua_type(lua, -1) != LUA_TFUNCTION) return read_reason(lua);
    if (why.reasons == Reasons::Told) why.function = player.sandbox->keep(lua, -1);
    return {};
  }

  /// The choice of a function that gets the list of choices.
  std::optional<Choice> choose_from(const ScriptFunction& function, const State& state,
                                    std::vector<Step> choices, AskedWhy& why) const {
    if (choices.empty()) return std::nullopt;
    Sandbox& sandbox = *function.sandbox;
    CallContext choice;
    CallContext call{
        HookCall{.rules = this, .state = &state, .viewer = state.turn, .choices = choices}};
    const std::uint64_t number = call.list = ++sandbox.at_hand().lists;
    call.choice = &choice;
    Ref list;
    sandbox.enter(function.hook->name, [&](lua_State* lua) {
      push_choices(lua, number, choices.size());
      list = sandbox.keep(lua, -1);
    });
    const auto push = [&](lua_State* lua) {
      push_view(lua);
      sandbox.push(lua, list);
    };
    std::optional<Choice> answer;
    const auto read = [&](lua_State* lua) {
      Text reason = read_why(lua, function, why);
      lua_pushvalue(lua, -2);
      sandbox.push(lua, list);
      answer = {std::move(choices[read_choice(lua, number, choices.size())]), std::move(reason)};
    };
    call_function(function, call, push, read, 2);
    return answer;
  }

  /// The choice of a function that names the actions it wishes: the first of them that is open.
  std::optional<Choice> choose_freely(const ScriptFunction& function, const State& state,
                                      const Choices& choices, AskedWhy& why) const {
    CallContext call{HookCall{.rules = this, .state = &state, .viewer = state.turn}};
    std::optional<Choice> answer;
    std::vector<std::string> wishes;
    const auto read = [&](lua_State* lua) {
      Text reason = read_why(lua, function, why);
      lua_pop(lua, 1);
      if (lua_isinteger(lua, -1) != 0)
        answer = nth_of(choices(), lua, std::move(reason));
      else if (std::optional<Action> action = first_open(wishes = read_wishes(lua), state))
        answer = {*std::move(action), std::move(reason)};
      else if (!choices().empty())
        throw AnswerError("must answer what is open, but none of these actions is: " +
                          joined(wishes));
    };
    call_function(function, call, push_view, read, 2);
    return answer;
  }

  static std::optional<Choice> nth_of(std::vector<Step> choices, lua_State* lua, Text reason) {
    if (choices.empty()) return std::nullopt;
    return Choice{std::move(choices[read_number_of_choice(lua, choices.size())]),
                  std::move(reason)};
  }

  std::optional<Action> first_open(const std::vector<std::string>& wishes, const State& state) const
      try {
    for (const std::string& wish : wishes)
      if (auto action = open_answer(wish, state, *this)) return action;
    return std::nullopt;
  } catch (const ScriptError&) {
    throw;
  } catch (const Error& error) {
    throw AnswerError("must answer an action in words: " + std::string(error.what()));
  }

  Text label(Place place, const State& state) const override {
    const int zone = own_zone_of(place, data());
    CallContext call{HookCall{.rules = this, .state = &state}};
    call.is_public = true;
    const auto first = Place::own(data(), zone, place.seat()).own_number();
    const auto push = [&](lua_State* lua) {
      push_view(lua);
      lua_pushinteger(lua, place.seat());
      lua_pushinteger(lua, static_cast<lua_Integer>(place.own_number() - first) + 1);
    };
    return ask(*functions_.labels[static_cast<std::size_t>(zone)], std::move(call), push,
               read_label);
  }

  void act(Trigger trigger, const Play* play, Effects& effects) const override {
    CallContext call = call_of(*this, effects);
    if (play != nullptr) set_play(call, *play);
    do_acts(trigger, call);
  }
  void act_on(const MadeSweep& sweep, Effects& effects) const override {
    CallContext call = call_of(*this, effects);
    call.sweep = &sweep;
    do_acts(Trigger::Sweep, call);
  }
  void perform(std::size_t action, const Action& wanted, Effects& effects) const override {
    const auto& does = functions_.actions[action].does;
    if (!does) return;
    CallContext call = call_of(*this, effects);
    call.action = &wanted;
    do_act(*does, call);
  }
  void finish_stage(int stage, Effects& effects) const override {
    const auto& done = functions_.stages[static_cast<std::size_t>(stage)];
    if (done) do_act(*done, call_of(*this, effects));
  }
  void deal_step(std::size_t function, Effects& effects) const override {
    do_act(functions_.deal_steps[function], call_of(*this, effects));
  }

  std::vector<std::shared_ptr<ScriptCell>> cells_;
  ScriptFunctions functions_;
  mutable const CallContext* call_ = nullptr;  ///< the innermost being made; null: there is none
  HookObserver* observer_ = nullptr;
};

/// Collects functions in the order of their scripts and lines.
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
  void add(const ActionFunctions& action) {
    add(action.refuses);
    add(action.does);
    add(action.sets);
    add(action.least);
    add(action.most);
  }
  template <typename Functions>
  void add(const Functions& functions) {
    for (const auto& function : functions) add(function);
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

std::unique_ptr<Rules> scripted_rules(Compiled compiled,
                                      std::vector<std::shared_ptr<ScriptCell>> cells) {
  return std::make_unique<ScriptedRules>(std::move(compiled), std::move(cells));
}

std::vector<HookPlace> ScriptCell::places() {
  Places places;
  for (const Hook& hook : functions) places.add(ScriptFunction{&sandbox, &hook});
  return places.list();
}

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
  places.add(functions.effects);
  places.add(functions.actions);
  places.add(functions.stages);
  places.add(functions.leftovers);
  places.add(functions.next_dealer);
  places.add(functions.deal_steps);
  places.add(functions.remarks);
  places.add(functions.players);
  return places.list();
}

}  // namespace kasino
