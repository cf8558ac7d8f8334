#include "engine/course.hpp"

namespace kasino {

void Course::deal_to(Place place, int count) {
  for (; count > 0 && !state_.stock().empty(); --count)
    state_.move_card(state_.stock().front(), Place::stock(), place);
}

void Course::deal(const std::vector<DealStep>& steps) {
  for (const DealStep& step : steps) {
    if (step.to == DealStep::To::Table) {
      deal_to(Place::table(), step.count);
      continue;
    }
    Seat seat = state_.dealer;
    do {
      seat = state_.next_seat(seat);
      deal_to(Place::hand(seat), step.count);
    } while (seat != state_.dealer);
  }
}

void Course::deal_first_round() {
  deal(data().deal.first);
  state_.last_round = state_.stock().empty();
  tell([&] {
    return Event{"deal", {{"deal", state_.deal}, {"round", 1}, {"dealer", state_.dealer}}};
  });
  act(Happening::Deal);
  pass_turn_to(state_.next_seat(state_.dealer));
}

void Course::deal_later_round() {
  ++state_.round;
  reset_variables(state_, data(), VariableRule::Resets::Round);
  int wanted = 0;
  for (const DealStep& step : *data().deal.later)
    wanted += step.count * (step.to == DealStep::To::Hands ? state_.players_in() : 1);
  state_.last_round = static_cast<int>(state_.stock().size()) <= wanted;
  if (state_.last_round) tell([&] { return Event{"last-round", {{"dealer", state_.dealer}}}; });
  deal(*data().deal.later);
  tell([&] {
    return Event{"deal",
                 {{"deal", state_.deal}, {"round", state_.round}, {"dealer", state_.dealer}}};
  });
  act(Happening::Round);
}

/// Whether `seat`, or the next that holds a card, is to play; else nobody holds any. A seat that
/// loses its last card as its turn begins is passed over.
bool Course::begin_turn(Seat seat) {
  for (int passed = 0; passed < state_.players(); ++passed, seat = state_.next_seat(seat)) {
    if (state_.hand(seat).empty()) continue;
    state_.turn = seat;
    act(Happening::Turn);
    if (is_stopped() || !state_.hand(seat).empty()) return true;
    passed = -1;  // its cards may be anybody's now
  }
  return false;
}

void Course::pass_turn_to(Seat seat) {
  while (!is_stopped() && !begin_turn(seat)) {
    act(Happening::RoundEnd);
    const std::size_t before = state_.stock().size();
    if (!is_stopped() && has_later_round()) deal_later_round();
    // Steps that deal nothing would go on for ever.
    if (state_.stock().size() == before) acts_.end_deal();
    seat = state_.next_seat(state_.dealer);
  }
  if (is_stopped()) stop();
}

}  // namespace kasino
