#include <algorithm>

#include "engine/actions.hpp"
#include "engine/course.hpp"
#include "engine/deck.hpp"
#include "engine/legality.hpp"

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

/// What a deal began with, but for the deck: shuffled as the order of the old one says.
void Course::deal_again() {
  Cards deck(state_.all_cards().begin(), state_.all_cards().end());
  std::sort(deck.begin(), deck.end());
  Random random(state_.hash_of_order());
  shuffle(deck, random);
  state_ = state_.with_fresh_deck(deck, data());
}

void Course::deal_first_round() {
  do {
    if (acts_.is_redealt()) deal_again();
    deal(data().deal.first);
    state_.last_round = state_.stock().empty();
    tell([&] {
      return Event{"deal", {{"deal", state_.deal}, {"round", 1}, {"dealer", state_.dealer}}};
    });
    acts_.begin_deal();
    act(Happening::Deal);
    acts_.finish_deal();
  } while (acts_.is_redealt());
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

/// Whether the seat asked has something to do.
bool Course::can_answer() const {
  if (state_.is_out(state_.turn)) return false;
  if (state_.stage() != play_stage) return !open_answers(state_, rules_).empty();
  return !state_.hand(state_.turn).empty() && !legal_moves(state_, rules_, 1).empty();
}

/// Once nobody is left who was asked at `stage`, the variant may act on what was answered.
void Course::finish_if_last(int stage) {
  const auto waits = [&](const Asked& asked) { return asked.stage == stage; };
  if (stage == play_stage || std::any_of(state_.asked.begin(), state_.asked.end(), waits)) return;
  acts_.begin_happening();
  rules_.finish_stage(stage, acts_);
}

/// The turn begins of the seat at `resume`, or of the next that holds a card. False: nobody does.
/// A seat that loses its last card as its turn begins is passed over.
bool Course::begin_turn() {
  for (int passed = 0; passed < state_.players(); ++passed) {
    const Seat seat = state_.resume;
    if (!state_.hand(seat).empty()) {
      state_.turn = seat;
      if (state_.turn_has_begun) return true;
      state_.turn_has_begun = true;
      act(Happening::Turn);
      if (is_stopped() || !state_.asked.empty() || !state_.hand(seat).empty()) return true;
      passed = -1;  // its cards may be anybody's now
    }
    resume_at(state_.next_seat(seat));
  }
  return false;
}

void Course::begin_next_round() {
  act(Happening::RoundEnd);
  const std::size_t before = state_.stock().size();
  if (!is_stopped() && has_later_round()) deal_later_round();
  // Steps that deal nothing would go on for ever.
  if (state_.stock().size() == before) acts_.end_deal();
  resume_at(state_.next_seat(state_.dealer));
}

/// To whoever is to act next: the seats asked, then the turn.
void Course::go_on() {
  while (!is_stopped()) {
    if (!state_.asked.empty()) {
      state_.turn = state_.asked.front().seat;
      if (can_answer()) return;
      const int stage = state_.stage();
      state_.asked.erase(state_.asked.begin());
      finish_if_last(stage);
    } else if (!begin_turn()) {
      begin_next_round();
    } else if (state_.asked.empty()) {
      break;
    }
  }
  if (is_stopped()) stop();
}

}  // namespace kasino
