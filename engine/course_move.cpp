#include "engine/action_arguments.hpp"
#include "engine/course.hpp"
#include "engine/legality.hpp"

namespace kasino {

bool Course::looks_back() const {
  return data().has_hook(Happening::Trail) || data().has_hook(Happening::Capture) ||
         data().has_hook(Happening::Sweep) || data().has_hook(Happening::Play) ||
         (acts_.logs() && !data().remarks.empty());
}

void Course::lay_out(const Move& move) {
  state_.move_card(move.card, Place::hand(move.seat), Place::table());
  tell([&] { return Event{"trail", {{"seat", move.seat}, {"card", Cards{move.card}}}}; });
}

void Course::take_in(const Move& move) {
  state_.move_card(move.card, Place::hand(move.seat), Place::pile(move.seat));
  for (Card card : move.captured) state_.move_card(card, Place::table(), Place::pile(move.seat));
  state_.last_capturer = move.seat;
  tell([&] {
    return Event{"capture",
                 {{"seat", move.seat}, {"card", Cards{move.card}}, {"captured", move.captured}}};
  });
}

void Course::play(const Move& move) {
  const bool sweeps = counts_as_sweep(move, state_, rules_);
  if (looks_back()) before_ = state_;
  if (!state_.asked.empty()) state_.asked.erase(state_.asked.begin());
  reset_variables(state_, data(), VariableRule::Resets::Play);
  state_.last_player = move.seat;
  if (move.trails())
    lay_out(move);
  else
    take_in(move);
  if (sweeps) {
    ++state_.sweeps[static_cast<std::size_t>(move.seat - 1)];
    tell([&] { return Event{"sweep", {{"seat", move.seat}}}; });
  }
  act_on(move.trails() ? Happening::Trail : Happening::Capture, move);
  if (sweeps) act_on(Happening::Sweep, move);
  act_on(Happening::Play, move);
  if (!is_stopped()) draw_after(move.seat);
  remark_on(move);
  pass_turn_to(state_.next_seat(move.seat));
}

void Course::draw_after(Seat seat) {
  if (data().deal.draw == 0 || state_.stock().empty()) return;
  deal_to(Place::hand(seat), data().deal.draw);
  if (!state_.stock().empty() || has_later_round()) return;
  ++state_.round;
  state_.last_round = true;
  tell([&] { return Event{"stock-out", {{"seat", seat}}}; });
  tell([&] { return Event{"last-round", {{"dealer", state_.dealer}}}; });
}

/// Remarks are no part of the game: without a listener nobody makes them.
void Course::remark_on(const Move& move) {
  if (!acts_.logs()) return;
  for (std::size_t i = 0; i < data().remarks.size(); ++i)
    if (auto fields = rules_.remark(i, move, *before_, state_))
      acts_.tell({data().remarks[i], std::move(*fields)});
}

/// The action by its name, with whose it is and what it is done with.
Event Course::event_of(const Action& action, const ActionRule& rule) const {
  Event event{action.name, {{"seat", action.seat}}};
  for (std::size_t i = 0; i < rule.arguments.size(); ++i)
    event.fields.push_back(field_of(rule.arguments[i], action.arguments[i]));
  return event;
}

void Course::perform(const Action& action) {
  const ActionRule& rule = *data().find_action(action.name);
  const bool in_turn = action.seat == state_.turn && rule.turn != ActionRule::Turn::Stays;
  const bool plays = in_turn && rule.turn == ActionRule::Turn::Plays;
  const std::optional<Asked> answers =
      in_turn && !state_.asked.empty() ? std::optional(state_.asked.front()) : std::nullopt;
  tell([&] { return event_of(action, rule); });
  if (answers) state_.asked.erase(state_.asked.begin());
  if (plays) {
    reset_variables(state_, data(), VariableRule::Resets::Play);
    state_.last_player = action.seat;
  }
  acts_.begin_happening();
  if (rule.does_something)
    rules_.perform(static_cast<std::size_t>(&rule - data().actions.data()), action, acts_);
  if (plays && !is_stopped()) draw_after(action.seat);
  if (answers) finish_if_last(answers->stage);
  if (plays || (in_turn && !answers)) resume_at(state_.next_seat(action.seat));
  go_on();
}

}  // namespace kasino
