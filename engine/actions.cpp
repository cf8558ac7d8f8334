#include "engine/actions.hpp"

#include <cassert>
#include <charconv>
#include <string_view>

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

}  // namespace

std::vector<std::string> refusals_of(const Action& action, const State& state, const Rules& rules) {
  const ActionRule* rule = rules.data().find_action(action.name);
  assert(rule != nullptr);
  if (state.phase != Phase::Play)
    throw ActionError(action.name + ": the deal is over: nobody is to play");
  if (action.seat < 1 || action.seat > state.players())
    throw ActionError(action.name + ": seats are 1 to " + std::to_string(state.players()) +
                      ", not " + std::to_string(action.seat));
  if (state.is_out(action.seat))
    throw ActionError(action.name + ": seat " + std::to_string(action.seat) + " is out");
  if (!is_for(*rule, action.seat, state, rules.data()))
    throw ActionError(action.name + " is for " + name_of(rule->who) + ", and seat " +
                      std::to_string(state.turn) + " is to play");
  const auto index = static_cast<std::size_t>(rule - rules.data().actions.data());
  std::vector<std::string> refusals;
  for (std::size_t i = 0; i < rule->refusals.size(); ++i)
    if (rules.refuses_action(index, i, action, state)) refusals.push_back(rule->refusals[i]);
  return refusals;
}

std::vector<Action> open_actions(const State& state, const Rules& rules) {
  std::vector<Action> actions;
  if (state.phase != Phase::Play || rules.data().actions.empty()) return actions;
  Seat seat = state.turn;
  do {
    for (const ActionRule& rule : rules.data().actions) {
      const Action action{seat, rule.name};
      if (is_for(rule, seat, state, rules.data()) && refusals_of(action, state, rules).empty())
        actions.push_back(action);
    }
    seat = state.next_seat(seat);
  } while (seat != state.turn);
  return actions;
}

namespace {

/// The N of "seat=N".
Seat seat_of(const std::string& word) {
  constexpr std::string_view key = "seat=";
  Seat seat = 0;
  const char* end = word.data() + word.size();
  if (word.starts_with(key)) {
    const auto [behind, error] = std::from_chars(word.data() + key.size(), end, seat);
    if (error == std::errc() && behind == end) return seat;
  }
  throw ActionError(quoted(word) + ": unknown argument; an action takes seat=N");
}

/// Whose action it is when nobody says.
Seat default_seat(const std::string& name, const State& state, const Rules& rules) {
  std::vector<Seat> seats;
  for (const Action& action : open_actions(state, rules))
    if (action.name == name) seats.push_back(action.seat);
  if (seats.empty() || seats.front() == state.turn) return state.turn;
  if (seats.size() == 1) return seats.front();
  throw ActionError(name + ": say whose it is, as in " + name +
                    " seat=" + std::to_string(seats.front()));
}

}  // namespace

Action parse_action(const std::vector<std::string>& words, const State& state, const Rules& rules) {
  if (words.size() > 2)
    throw ActionError(words[0] + ": expected at most seat=N, found " +
                      std::to_string(words.size() - 1) + " arguments");
  const Seat seat = words.size() == 2 ? seat_of(words[1]) : default_seat(words[0], state, rules);
  return {seat, words[0]};
}

std::string to_text(const Action& action, const State& state) {
  return action.seat == state.turn ? action.name
                                   : action.name + " seat=" + std::to_string(action.seat);
}

}  // namespace kasino
