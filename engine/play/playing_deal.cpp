#include <algorithm>

#include "engine/actions.hpp"
#include "engine/course.hpp"
#include "engine/deck.hpp"
#include "engine/legality.hpp"

namespace kasino {

void Course::deal_to(Place place, int count) {
  state_.deal_cards(place, static_cast<std::size_t>(count));
}

/// Of a step that deals the rest, `unserved` slots are still to be served, those of `seat` among
/// them.
void Course::deal_to(Seat seat, const DealStep& step, int& unserved) {
  const auto serve = [&](Place slot) {
    if (step.count != DealStep::rest) return deal_to(slot, step.count);
    const int slots = unserved--;
    deal_to(slot, (static_cast<int>(state_.stock().size()) + slots - 1) / slots);
  };
  if (step.to.zone != Zone::Own) return serve(Place::of(data(), step.to, seat));
  for (Place slot : slots_of(data(), step.to.own, seat)) serve(slot);
}

void Course::deal(const DealStep& step) {
  if (step.kind == DealStep::Kind::Act)
    return happen([&] { rules_.deal_step(step.function, acts_); });
  acts_.begin_happening();
  const bool goes_round = step.kind == DealStep::Kind::Ask || data().is_per_seat(step.to);
  int unserved = step.count == DealStep::rest ? data().slots_served(step, state_.players_in()) : 0;
  Seat seat = state_.dealer;
  do {
    seat = state_.next_seat(seat);
    if (step.kind == DealStep::Kind::Ask)
      acts_.ask(seat, step.stage);
    else
      deal_to(seat, step, unserved);
  } while (goes_round && seat != state_.dealer);
}

/// The steps of the round being dealt, as far as the first at which a seat is asked.
void Course::go_on_dealing() {
  const std::vector<DealStep>& steps = state_.round == 1 ? data().deal.first : *data().deal.later;
  while (state_.dealt_steps < steps.size()) {
    deal(steps[state_.dealt_steps++]);
    if (is_asked_now() || is_stopped()) return;
  }
  state_.is_dealing = false;
  state_.waiting = 0;
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
  const int stock = static_cast<int>(state_.stock().size());
  state_.last_round = data().left_after(*data().deal.later, state_.players_in(), stock) <= 0;
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
  happen([&] { rules_.finish_stage(stage, acts_); });
}

/// The turn begins of the seat at `resume`, or of the next that holds a card. False: nobody does.
/// A seat that loses its last card as its turn begins is passed over.
bool Course::begin_turn() {
  const ZoneKind from = *data().stages[play_stage].from;
  const auto holds_none = [&](Seat seat) {
    return state_.cards(Place::of(data(), from, seat)).empty();
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

/// Whether seats asked to play can only do so with the cards of another round.
bool Course::wait_for_round() const {
  if (state_.stage() != play_stage || state_.is_dealing || state_.pending || !has_later_round())
    return false;
  const ZoneKind source = *data().stages[play_stage].from;
  const std::vector<Seat> seats = state_.seats_in();
  return std::all_of(seats.begin(), seats.end(), [&](Seat seat) {
    return state_.cards(Place::of(data(), source, seat)).empty();
  });
}

/// Whoever was asked is no longer, or not before the next round.
void Course::pass_over_asked() {
  if (wait_for_round()) {
    // Others have something else to do, and do it first.
    if (put_players_last() == state_.asked.size()) begin_next_round();
    return;
  }
  const int stage = state_.stage();
  state_.asked.erase(state_.asked.begin());
  finish_if_last(stage);
}

/// Behind all who are asked for something else than to play. Answers how many they are.
std::size_t Course::put_players_last() {
  if (state_.asked.empty()) return 0;
  const auto players =
      std::stable_partition(state_.asked.begin(), state_.asked.end(),
                            [](const Asked& asked) { return asked.stage != play_stage; });
  return static_cast<std::size_t>(state_.asked.end() - players);
}

void Course::begin_next_round() {
  act(Happening::RoundEnd);
  if (is_stopped() || !has_later_round()) return acts_.end_deal();
  // Nobody can play before cards are dealt.
  state_.waiting = put_players_last();
  deal_later_round();
}

/// To whoever is to act next: the seats asked, then the turn.
void Course::go_on() {
  while (!is_stopped()) {
    if (is_claim_settled()) {
      settle_claim();
    } else if (is_asked_now()) {
      state_.turn = state_.asked.front().seat;
      if (!can_answer())
        pass_over_asked();
      else if (!answer_for())
        return;
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
