#include "engine/flow.hpp"

#include <algorithm>

#include "engine/course.hpp"
#include "engine/scoring.hpp"

namespace kasino {

namespace {

bool side_holds_cards(Seat seat, const State& state, const RuleData& rules) {
  for (Seat mate = 1; mate <= state.players(); ++mate)
    if (rules.are_one_side(seat, mate) && !state.hand(mate).empty()) return true;
  return false;
}

/// Seats that are out by the scores a match is begun with. A side that was dealt cards plays on,
/// and so do all when no two sides would be left.
void put_out_at_start(State& state, const RuleData& rules) {
  const State as_given = state;
  for (Seat seat : seats_going_out(state, rules))
    if (!side_holds_cards(seat, state, rules)) state.out[static_cast<std::size_t>(seat - 1)] = true;
  if (sides_in(state, rules) < 2) state = as_given;
  // Before the same seat that would have led.
  while (state.is_out(state.dealer))
    state.dealer = state.dealer == 1 ? state.players() : state.dealer - 1;
}

}  // namespace

State start_match(const Rules& rules, int players, Seat dealer, const Cards& deck, EventLog* log,
                  const std::vector<int>& scores) {
  State state(players, deck, rules.data());
  state.dealer = dealer;
  std::copy(scores.begin(), scores.end(), state.scores.begin());
  if (!scores.empty()) put_out_at_start(state, rules.data());
  Course(state, rules, log).deal_first_round();
  return state;
}

void start_next_deal(State& state, const Cards& deck, const Rules& rules, EventLog* log) {
  if (!state.carried.empty()) state.carried = carried_on(state, rules.data());
  state = state.with_fresh_deck(deck, rules.data());
  ++state.deal;
  state.dealer = state.next_seat(state.dealer);
  Course(state, rules, log).deal_first_round();
}

void enter_setup(State& state, const Rules& rules, EventLog* log) {
  put_out_at_start(state, rules.data());
  state.last_round = state.stock().empty();
  Course(state, rules, log).pass_turn_to(state.turn);
}

void apply(State& state, const Move& move, const Rules& rules, EventLog* log) {
  Course(state, rules, log).play(move);
}

void apply(State& state, const Action& action, const Rules& rules, EventLog* log) {
  Course(state, rules, log).perform(action);
}

}  // namespace kasino
