#include "engine/actions.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <string_view>
#include <utility>

#include "engine/action_arguments.hpp"
#include "engine/quote.hpp"

namespace kasino {

namespace {

bool is_for(const ActionRule& rule, Seat seat, const State& state, const RuleData& data) {
  const bool mate = data.are_one_side(seat, state.turn);
  switch (rule.who) {
    case ActionRule::Who::Turn: return seat == state.turn;
    case ActionRule::Who::Others: return seat != state.turn;
    case ActionRule::Who::Opponents: return !mate;
    case ActionRule::Who::Partners: return mate && seat != state.turn;
    case ActionRule::Who::Any: return true;
  }
  return false;
}

const char* name_of(ActionRule::Who who) {
  switch (who) {
    case ActionRule::Who::Turn: return "the seat to play";
    case ActionRule::Who::Others: return "the seats not to play";
    case ActionRule::Who::Opponents: return "the opponents of the seat to play";
    case ActionRule::Who::Partners: return "the partners of the seat to play";
    case ActionRule::Who::Any: return "any seat";
  }
  return "";
}

/// Throws ActionError unless the rule is for that seat now, whatever its clauses say.
void check_open(const ActionRule& rule, const Action& action, const State& state,
                const RuleData& data) {
  if (state.phase != Phase::Play)
    throw ActionError(action.name + ": the deal is over: nobody is to play");
  if (action.seat < 1 || action.seat > state.players())
    throw ActionError(action.name + ": seats are 1 to " + std::to_string(state.players()) +
                      ", not " + std::to_string(action.seat));
  if (state.is_out(action.seat))
    throw ActionError(action.name + ": seat " + std::to_string(action.seat) + " is out");
  if (!is_for(rule, action.seat, state, data))
    throw ActionError(action.name + " is for " + name_of(rule.who) + ", and seat " +
                      std::to_string(state.turn) + " is to play");
  if (!rule.is_open_at(state.stage()))
    throw ActionError(action.name + " is not for this moment: seat " + std::to_string(state.turn) +
                      " is to " + data.stages[static_cast<std::size_t>(state.stage())].name);
}

std::vector<std::string> asked_refusals(const Action& action, const ActionRule& rule,
                                        const State& state, const Rules& rules) {
  const auto index = static_cast<std::size_t>(&rule - rules.data().actions.data());
  std::vector<std::string> refusals;
  for (std::size_t i = 0; i < rule.refusals.size(); ++i)
    if (rules.refuses_action(index, i, action, state).has_value())
      refusals.push_back(rule.refusals[i]);
  return refusals;
}

/// Lists the ways to perform actions.
class Listing {
 public:
  Listing(const State& state, const Rules& rules) : state_(state), rules_(rules) {}

  /// Appends every way in which `seat` may, up to most_combinations.
  void add(const ActionRule& rule, Seat seat) {
    most_ = std::min(most_open_actions, actions_.size() + most_combinations);
    tries_left_ = most_tries;
    Action action{seat, rule.name};
    fill_in(action, rule);
  }
  std::vector<Action> take() { return std::move(actions_); }

 private:
  static constexpr std::size_t most_tries = 100'000;  // however few of them lead anywhere

  /// Fills in the remaining arguments in every way. False: enough.
  bool fill_in(Action& action, const ActionRule& rule) {
    if (tries_left_-- == 0) return false;
    const std::size_t at = action.arguments.size();
    if (at == rule.arguments.size()) return append(action, rule);
    for (const ArgumentValue& value : domain_of(action, at, state_, rules_)) {
      action.arguments.push_back(value);
      const bool goes_on = fill_in(action, rule);
      action.arguments.pop_back();
      if (!goes_on) return false;
    }
    return true;
  }

  bool append(const Action& action, const ActionRule& rule) {
    if (actions_.size() == most_) return false;
    if (asked_refusals(action, rule, state_, rules_).empty()) actions_.push_back(action);
    return true;
  }

  const State& state_;
  const Rules& rules_;
  std::vector<Action> actions_;
  std::size_t most_ = 0;
  std::size_t tries_left_ = 0;
};

}  // namespace

std::vector<std::string> refusals_of(const Action& action, const State& state, const Rules& rules) {
  const ActionRule* rule = rules.data().find_action(action.name);
  assert(rule != nullptr && action.arguments.size() == rule->arguments.size());
  check_open(*rule, action, state, rules.data());
  for (std::size_t i = 0; i < rule->arguments.size(); ++i)
    if (const std::string why = misfit_of(action, i, state, rules); !why.empty())
      throw ActionError(action.name + ": " + why);
  return asked_refusals(action, *rule, state, rules);
}

Text why_refused(const Action& action, const State& state, const Rules& rules) {
  const ActionRule& rule = *rules.data().find_action(action.name);
  const auto index = static_cast<std::size_t>(&rule - rules.data().actions.data());
  for (std::size_t i = 0; i < rule.refusals.size(); ++i)
    if (std::optional<Text> why = rules.refuses_action(index, i, action, state)) return *why;
  return {};
}

std::vector<Action> open_actions(const State& state, const Rules& rules) {
  Listing listing(state, rules);
  if (state.phase != Phase::Play || rules.data().actions.empty()) return {};
  Seat seat = state.turn;
  do {
    for (const ActionRule& rule : rules.data().actions)
      if (is_for(rule, seat, state, rules.data()) && rule.is_open_at(state.stage()))
        listing.add(rule, seat);
    seat = state.next_seat(seat);
  } while (seat != state.turn);
  return listing.take();
}

std::vector<Action> open_answers(const State& state, const Rules& rules) {
  Listing listing(state, rules);
  if (state.phase != Phase::Play) return {};
  for (const ActionRule& rule : rules.data().actions)
    if (rule.turn != ActionRule::Turn::Stays && is_for(rule, state.turn, state, rules.data()) &&
        rule.is_open_at(state.stage()))
      listing.add(rule, state.turn);
  return listing.take();
}

namespace {

constexpr std::string_view seat_key = "seat=";

/// The N of "seat=N".
Seat seat_of(const std::string& word) {
  Seat seat = 0;
  const char* end = word.data() + word.size();
  const auto [behind, error] = std::from_chars(word.data() + seat_key.size(), end, seat);
  if (error == std::errc() && behind == end) return seat;
  throw ActionError(quoted(word) + ": expected seat=N with the number of a seat");
}

/// What was typed after an action's name.
struct Typed {
  std::optional<Seat> seat;
  std::vector<ArgumentValue> arguments;
};

Typed read_typed(const std::vector<std::string>& words, const ActionRule& rule) {
  Typed typed;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[i].starts_with(seat_key)) {
      typed.seat = seat_of(words[i]);
      continue;
    }
    if (typed.arguments.size() == rule.arguments.size())
      throw ActionError(quoted(words[i]) + ": one argument too many for " + rule.name +
                        (rule.arguments.empty() ? ", which takes none but seat=N" : ""));
    const ArgumentRule& argument = rule.arguments[typed.arguments.size()];
    const bool is_named = words[i].starts_with(argument.name + '=');
    typed.arguments.push_back(
        parse_argument(words[i].substr(is_named ? argument.name.size() + 1 : 0), argument));
  }
  return typed;
}

bool is_meant(const Action& action, const Typed& typed) {
  return (!typed.seat || action.seat == *typed.seat) &&
         std::equal(typed.arguments.begin(), typed.arguments.end(), action.arguments.begin());
}

}  // namespace

Action parse_action(const std::vector<std::string>& words, const State& state, const Rules& rules) {
  const ActionRule& rule = *rules.data().find_action(words[0]);
  Typed typed = read_typed(words, rule);
  const bool complete = typed.arguments.size() == rule.arguments.size();
  if (complete && typed.seat) return {*typed.seat, rule.name, std::move(typed.arguments)};
  std::vector<Action> meant = open_actions(state, rules);
  std::erase_if(meant, [&](const Action& action) {
    return action.name != rule.name || !is_meant(action, typed);
  });
  if (meant.size() == 1) return meant.front();
  // The seat to act comes first; whoever else may do the same says so.
  const Seat seat = typed.seat.value_or(meant.empty() ? state.turn : meant.front().seat);
  if (complete && (meant.empty() || seat == state.turn))
    return {seat, rule.name, std::move(typed.arguments)};
  if (complete)
    throw ActionError(rule.name + ": say whose it is, as in " +
                      to_text(meant.front(), state, rules));
  const std::string& missing = rule.arguments[typed.arguments.size()].name;
  throw ActionError(rule.name + ": " + missing + " is missing" +
                    (meant.empty() ? ", and there is nothing to choose from"
                                   : ", as in " + to_text(meant.front(), state, rules)));
}

std::string to_text(const Action& action, const State& state, const Rules& rules) {
  const ActionRule& rule = *rules.data().find_action(action.name);
  std::string text = action.name;
  for (std::size_t i = 0; i < rule.arguments.size(); ++i)
    text += ' ' + to_text(action.arguments[i], rule.arguments[i]);
  return action.seat == state.turn ? text : text + " seat=" + std::to_string(action.seat);
}

}  // namespace kasino
