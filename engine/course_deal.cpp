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

void Course::deal_to(ZoneKind kind, Seat seat, int count) {
  if (kind.zone != Zone::Own) return deal_to(Place::of(data(), kind, seat), count);
  for (Place slot : slots_of(data(), kind.own, seat)) deal_to(slot, count);
}

void Course::deal(const DealStep& step) {
  acts_.begin_happening();
  if (step.kind == DealStep::Kind::Act) return rules_.deal_step(step.function, acts_);
  const bool goes_round = step.kind == DealStep::Kind::Ask || data().is_per_seat(step.to);
  Seat seat = state_.dealer;
  do {
    seat = state_.next_seat(seat);
    if (step.kind == DealStep::Kind::Ask)
      acts_.ask(seat, step.stage);
    else
      deal_to(step.to, seat, step.count);
  } while (goes_round && seat != state_.dealer);
}

/// The steps of the round being dealt, as far as the first at which a seat is asked.
void Course::go_on_dealing() {
  const std::vector<DealStep>& steps = state_.round == 1 ? data().deal.first : *data().deal.later;
  while (state_.dealt_steps < steps.size()) {
    deal(steps[state_.dealt_steps++]);
    if (!state_.asked.empty() || is_stopped()) return;
  }
  state_.is_dealing = false;
  if (state_.round == 1)
    finish_first_round();
  else
    finish_later_round();
}

/// What a deal began with, but for the deck: shuffled as the order of the old one says.
void Course::deal_again() {
  Cards deck(state_.all_cards().begin(), state_.all_cards().end());
  std::sort(deck.begin(), deck.end());
  Random random(state_.hash_of_order());
  shuffle(deck, random);
  state_ = state_.with_fresh_deck(deck, data());
  state_.begin_dealing();
}

void Course::deal_first_round() {
  state_.begin_dealing();
  go_on();
}

void Course::finish_first_round() {
  state_.last_round = state_.stock().empty();
  tell_of_deal();
  acts_.begin_deal();
  act(Happening::Deal);
  acts_.finish_deal();
  if (acts_.is_redealt()) return deal_again();
  resume_at(state_.next_seat(state_.dealer));
}

void Course::tell_of_deal() {
  tell([&] {
    return Event{"deal",
                 {{"deal", state_.deal}, {"round", state_.round}, {"dealer", state_.dealer}}};
  });
}

void Course::deal_later_round() {
  ++state_.round;
  reset_variables(state_, data(), VariableRule::Resets::Round);
  int wanted = 0;
  for (const DealStep& step : *data().deal.later)
    wanted += data().cards_dealt(step, state_.players_in());
  state_.last_round = static_cast<int>(state_.stock().size()) <= wanted;
  if (state_.last_round) tell([&] { return Event{"last-round", {{"dealer", state_.dealer}}}; });
  state_.begin_dealing();
}

void Course::finish_later_round() {
  tell_of_deal();
  act(Happening::Round);
  resume_at(state_.next_seat(state_.dealer));
}

/// Whether the seat asked has something to do.
bool Course::can_answer() const {
  return !state_.is_out(state_.turn) &&
         (!legal_moves(state_, rules_, 1).empty() || !open_answers(state_, rules_).empty());
}

/// Does the only thing that the seat asked can do, where the stage wants it done at once.
bool Course::answer_for() {
  if (!data().stages[static_cast<std::size_t>(state_.stage())].is_automatic) return false;
  const std::vector<Move> moves = legal_moves(state_, rules_, 2);
  const std::vector<Action> answers = open_answers(state_, rules_);
  if (moves.size() + answers.size() != 1) return false;
  if (moves.empty())
    carry_out(answers.front());
  else
    start(moves.front());
  return true;
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
  const auto holds_none = [&](Seat seat) {
    return state_.cards(Place::of(data(), *data().stages[play_stage].from, seat)).empty();
  };
  for (int passed = 0; passed < state_.players(); ++passed) {
    const Seat seat = state_.resume;
    if (!holds_none(seat)) {
      state_.turn = seat;
      if (state_.turn_has_begun) return true;
      state_.turn_has_begun = true;
      act(Happening::Turn);
      if (is_stopped() || !state_.asked.empty() || !holds_none(seat)) return true;
      passed = -1;  // its cards may be anybody's now
    }
    resume_at(state_.next_seat(seat));
  }
  return false;
}

void Course::begin_next_round() {
  act(Happening::RoundEnd);
  // Every round has a card to deal: without one it could go on for ever.
  const bool another =
      has_later_round() && static_cast<std::size_t>(state_.round) <= state_.all_cards().size();
  if (!is_stopped() && another)
    deal_later_round();
  else
    acts_.end_deal();
}

/// To whoever is to act next: the seats asked, then the turn.
void Course::go_on() {
  while (!is_stopped()) {
    if (is_claim_settled()) {
      settle_claim();
    } else if (!state_.asked.empty()) {
      state_.turn = state_.asked.front().seat;
      if (!can_answer()) {
        const int stage = state_.stage();
        state_.asked.erase(state_.asked.begin());
        finish_if_last(stage);
      } else if (!answer_for()) {
        return;
      }
    } else if (state_.is_dealing) {
      go_on_dealing();
    } else if (!begin_turn()) {
      begin_next_round();
    } else if (state_.asked.empty()) {
      break;
    }
  }
  if (is_stopped()) stop();
}

}  // namespace kasino
