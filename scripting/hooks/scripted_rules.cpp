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
#include "scripting/hooks/capture_answers.hpp"
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
  CallScope(const HookCall*& innermost, AtHand& at_hand, HookCall& call)
      : innermost_(innermost),
        at_hand_(at_hand),
        outer_(innermost),
        outer_of_sandbox_(at_hand.call),
        outer_set_(at_hand.set) {
    if (innermost != nullptr) call.decides_captures |= innermost->decides_captures;
    innermost = at_hand.call = &call;
    at_hand.set = at_hand.last_set = (at_hand.last_set + 1) % AtHand::sets;
  }
  ~CallScope() {
    at_hand_.set = outer_set_;
    at_hand_.call = outer_of_sandbox_;
    innermost_ = outer_;
  }
  CallScope(const CallScope&) = delete;
  CallScope& operator=(const CallScope&) = delete;

 private:
  const HookCall*& innermost_;
  AtHand& at_hand_;
  const HookCall* outer_;
  const HookCall* outer_of_sandbox_;
  int outer_set_;
};

/// A call about `play`, which its seat wants to do in `state`; `turn` may be null.
HookCall call_of(const Rules& rules, const Play& play, const State& state,
                 const TurnContext* turn = nullptr) {
  return {.rules = &rules, .state = &state, .viewer = play.seat, .play = play, .turn = turn};
}

/// A call about an action, as its seat sees it.
HookCall call_of(const Rules& rules, const Action& action, const State& state) {
  return call_of(rules, Play{.seat = action.seat, .action = &action}, state);
}

/// A call of an act.
HookCall call_of(const Rules& rules, Effects& effects) {
  return {.rules = &rules, .state = &effects.state(), .effects = &effects};
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
  const std::vector<ScriptFunction>& functions() const { return functions_; }

 private:
  const ScriptFunction& function(HookId hook) const {
    return functions_[static_cast<std::size_t>(hook)];
  }
  static Play play_of(const Move& move, const State& before) {
    return {.seat = move.seat, .move = &move, .before = &before};
  }

  /// Calls the function with what `push` pushes, and lets `read` read the answers, the last of
  /// which is on top.
  void call_function(const ScriptFunction& function, HookCall& call, const Callback& push,
                     const Callback& read, int answers = 1) const {
    Sandbox& sandbox = *function.sandbox;
    const CallScope scope(call_, sandbox.at_hand(), call);
    if (observer_ == nullptr) return sandbox.invoke(*function.hook, push, read, answers);
    observe_call(function, call, [&](std::string* answer) {
      const auto note_and_read = [&](lua_State* lua) {
        if (answer != nullptr) *answer = describe(lua, -answers);
        read(lua);
      };
      sandbox.invoke(*function.hook, push, note_and_read, answers);
    });
  }

  /// Tells the observer of the call that `invoke` makes, which notes the answer in words where it
  /// is asked to.
  template <typename Invoke>
  void observe_call(const ScriptFunction& function, const HookCall& call, Invoke invoke) const {
    using Clock = std::chrono::steady_clock;
    const HookPlace place = function.place();
    observer_->before(place, call);
    HookAnswer answer;
    const Budget& budget = function.sandbox->budget();
    const std::int64_t steps_left = budget.steps_left();
    const Clock::time_point begun = Clock::now();
    const auto finish = [&](bool failed) {
      answer.time = Clock::now() - begun;
      answer.steps = steps_left - budget.steps_left();
      answer.failed = failed;
      observer_->after(place, call, answer);
    };
    const bool is_answer_wanted = call.effects == nullptr && observer_->wants_answers();
    try {
      invoke(is_answer_wanted ? &answer.text : nullptr);
    } catch (const std::exception&) {
      finish(true);
      throw;
    }
    finish(false);
  }

  /// Calls the function and answers what `read` reads.
  template <typename Read>
  auto ask(const ScriptFunction& function, HookCall&& call, const Callback& push, Read read) const {
    std::optional<std::invoke_result_t<Read, lua_State*>> answer;
    call_function(function, call, push, [&](lua_State* lua) { answer.emplace(read(lua)); });
    return *std::move(answer);
  }

  /// The same for a function that is asked what a card captures, as `viewer` sees it, or everybody;
  /// at a value of the card, 0 for none.
  template <typename Read>
  auto ask_about_captures(const ScriptFunction& function, Card card, const State& state,
                          std::optional<Seat> viewer, Read read, Value value = 0) const {
    HookCall call{.rules = this,
                  .state = &state,
                  .viewer = viewer,
                  .is_public = !viewer,
                  .card = card,
                  .decides_captures = true};
    const auto push = [card, value](lua_State* lua) {
      push_card(lua, card);
      push_view(lua);
      lua_pushinteger(lua, value);
    };
    return ask(function, std::move(call), push, read);
  }

  static std::uint64_t command_of(const ScriptFunction& function) {
    return function.sandbox->budget().command();
  }

  /// Whether the function answers yes about a move, an action or a sweep.
  bool says_yes(const ScriptFunction& function, HookCall&& call) const {
    return ask(function, std::move(call), push_move_and_view, read_bool);
  }

  void do_act(const ScriptFunction& function, HookCall call) const {
    const auto push = [&](lua_State* lua) {
      if (call.play) push_move(lua);
      push_game(lua);
    };
    call_function(function, call, push, [](lua_State*) {});
  }

  bool refuses(std::size_t refusal, const Move& move, const State& state) const override {
    return says_yes(function(data().refusals[refusal].test),
                    call_of(*this, play_of(move, state), state));
  }
  bool refuses_on_turn(std::size_t refusal, const Move& move,
                       const TurnContext& turn) const override {
    return says_yes(function(data().refusals[refusal].test),
                    call_of(*this, play_of(move, turn.state()), turn.state(), &turn));
  }
  bool voids_sweep(std::size_t index, const Play& sweep, const State& state) const override {
    return says_yes(function(data().void_sweeps[index].function), call_of(*this, sweep, state));
  }

  bool is_in_force(std::size_t way, Card card, const State& state,
                   std::optional<Seat> viewer) const override {
    const ScriptFunction& when = function(*data().capture.ways[way].when);
    return in_force_.answer(command_of(when), state, {way, card, viewer, 0}, [&] {
      return ask_about_captures(when, card, state, viewer, read_bool);
    });
  }
  std::vector<Cards> own_captures(std::size_t way, Card card, Value value, const State& state,
                                  std::optional<Seat> viewer) const override {
    const ScriptFunction& lists = function(*data().capture.ways[way].lists);
    return captured_.answer(command_of(lists), state, {way, card, viewer, value}, [&] {
      return ask_about_captures(
          lists, card, state, viewer,
          [&](lua_State* lua) { return read_captures(lua, state.table()); }, value);
    });
  }

  int count(std::size_t item, Seat seat, const State& state) const override {
    HookCall call{.rules = this, .state = &state, .seat = seat};
    // If a function that answers asks for these points, they must show no more than it may see.
    if (call_ != nullptr && call_->effects == nullptr) {
      call.viewer = call_->viewer;
      call.is_public = call_->is_public;
    }
    const auto push = [seat](lua_State* lua) {
      lua_pushinteger(lua, seat);
      push_view(lua);
    };
    const ScoringItem& rule = data().scoring[item];
    return ask(function(*rule.counts), std::move(call), push,
               [&](lua_State* lua) { return read_count(lua, rule.points); });
  }
  std::optional<Seat> owner_of_leftovers(const State& state) const override {
    return ask(function(*data().leftovers_by), {.rules = this, .state = &state}, push_view,
               [&](lua_State* lua) { return read_seat(lua, state.players(), "nobody"); });
  }
  std::optional<Seat> next_dealer(const State& state) const override {
    const auto seat =
        ask(function(*data().next_dealer_by), {.rules = this, .state = &state}, push_view,
            [&](lua_State* lua) { return read_seat(lua, state.players(), "the next one"); });
    // A seat that is out cannot deal.
    return seat && state.is_out(*seat) ? state.next_seat(*seat) : seat;
  }
  std::optional<std::vector<Field>> remark(std::size_t remark, const Play& play,
                                           const State& after) const override {
    HookCall call{.rules = this, .state = &after, .is_public = true, .play = play};
    return ask(function(data().remarks[remark].function), std::move(call), push_move_and_view,
               read_remark);
  }

  std::optional<Text> refuses_action(std::size_t action, std::size_t refusal, const Action& wanted,
                                     const State& state) const override {
    return ask(function(data().actions[action].refusals[refusal].test),
               call_of(*this, wanted, state), push_move_and_view, read_refusal);
  }
  std::vector<Cards> argument_sets(std::size_t action, std::size_t argument, const Action& wanted,
                                   const State& state) const override {
    return ask(function(*data().actions[action].arguments[argument].sets),
               call_of(*this, wanted, state), push_move_and_view,
               [&](lua_State* lua) { return read_captures(lua, state.all_cards()); });
  }
  int argument_bound(std::size_t action, std::size_t argument, Bound bound, const Action& wanted,
                     const State& state) const override {
    const ArgumentRule& rule = data().actions[action].arguments[argument];
    return ask(function(bound == Bound::Least ? *rule.from_by : *rule.to_by),
               call_of(*this, wanted, state), push_move_and_view, read_number);
  }

  std::optional<Choice> choose(const std::string& name, const State& state, const Choices& choices,
                               Reasons reasons) const override {
    const auto player = std::ranges::find(data().own_players, name, &NamedHook::name);
    if (player == data().own_players.end()) return Rules::choose(name, state, choices, reasons);
    const ScriptFunction& chooser = function(player->function);
    AskedWhy why{reasons, {}};
    std::optional<Choice> answer = chooser.sandbox->takes(*chooser.hook, 2)
                                       ? choose_from(chooser, state, choices(), why)
                                       : choose_freely(chooser, state, choices, why);
    if (!answer || !why.function) return answer;
    const Hook hook{*std::move(why.function), chooser.hook->name};
    HookCall call{.rules = this, .state = &state, .viewer = state.turn};
    answer->why = ask({chooser.sandbox, &hook}, std::move(call), push_view, read_reason);
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
    HookCall choice;
    const std::uint64_t number = ++sandbox.at_hand().lists;
    HookCall call{.rules = this,
                  .state = &state,
                  .viewer = state.turn,
                  .choices = choices,
                  .list = number,
                  .choice = &choice};
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
    HookCall call{.rules = this, .state = &state, .viewer = state.turn};
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
    HookCall call{.rules = this, .state = &state, .is_public = true};
    const auto first = Place::own(data(), zone, place.seat()).own_number();
    const auto push = [&](lua_State* lua) {
      push_view(lua);
      lua_pushinteger(lua, place.seat());
      lua_pushinteger(lua, static_cast<lua_Integer>(place.own_number() - first) + 1);
    };
    return ask(function(*data().zones[static_cast<std::size_t>(zone)].label), std::move(call), push,
               read_label);
  }

  std::vector<Text> sheet(std::size_t sheet, const State& state) const override {
    return ask(function(data().sheets[sheet].lines),
               {.rules = this, .state = &state, .is_public = true}, push_view, read_lines);
  }

  void act(Trigger trigger, const Play* play, Effects& effects) const override {
    HookCall call = call_of(*this, effects);
    if (play != nullptr) call.play = *play;
    for (const HookId act : data().acts_on(trigger)) do_act(function(act), call);
  }
  void perform(std::size_t action, const Action& wanted, Effects& effects) const override {
    const auto does = data().actions[action].does;
    if (!does) return;
    HookCall call = call_of(*this, effects);
    call.play = Play{.seat = wanted.seat, .action = &wanted};
    do_act(function(*does), call);
  }
  void finish_stage(int stage, Effects& effects) const override {
    const auto done = data().stages[static_cast<std::size_t>(stage)].done;
    if (done) do_act(function(*done), call_of(*this, effects));
  }
  void deal_step(HookId step, Effects& effects) const override {
    do_act(function(step), call_of(*this, effects));
  }

  std::vector<std::shared_ptr<ScriptCell>> cells_;
  std::vector<ScriptFunction> functions_;  ///< by HookId
  mutable CaptureAnswers<bool> in_force_;
  mutable CaptureAnswers<std::vector<Cards>> captured_;
  mutable const HookCall* call_ = nullptr;  ///< the innermost being made; null: there is none
  HookObserver* observer_ = nullptr;
};

/// Where functions are written, in the order of their scripts and lines; none twice.
template <typename Functions>
std::vector<HookPlace> places_of(const Functions& functions) {
  std::vector<const Sandbox*> scripts;
  std::map<std::tuple<std::ptrdiff_t, int, std::string>, HookPlace> places;
  for (const ScriptFunction& function : functions) {
    const auto script = std::ranges::find(scripts, function.sandbox);
    const auto number = script - scripts.begin();
    if (script == scripts.end()) scripts.push_back(function.sandbox);
    const HookPlace place = function.place();
    places.try_emplace({number, place.line.value_or(0), place.name}, place);
  }
  std::vector<HookPlace> list;
  for (const auto& [order, place] : places) list.push_back(place);
  return list;
}

}  // namespace

std::unique_ptr<Rules> scripted_rules(Compiled compiled,
                                      std::vector<std::shared_ptr<ScriptCell>> cells) {
  return std::make_unique<ScriptedRules>(std::move(compiled), std::move(cells));
}

std::vector<HookPlace> ScriptCell::places() {
  std::vector<ScriptFunction> all;
  for (const Hook& hook : functions) all.push_back({&sandbox, &hook});
  return places_of(all);
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
  return scripted == nullptr ? std::vector<HookPlace>() : places_of(scripted->functions());
}

}  // namespace kasino
