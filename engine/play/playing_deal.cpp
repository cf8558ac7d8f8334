#include <algorithm>
#include <set>

#include "engine/cards/card_text.hpp"
#include "engine/cards/deck.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_builds.hpp"
#include "engine/play/playing.hpp"
#include "engine/play/scoring.hpp"

namespace kasino {

namespace {

bool side_holds_cards(Seat seat, const State& state, const RuleData& rules) {
  return std::ranges::any_of(seats(state), [&](Seat mate) {
    return rules.are_one_side(seat, mate) && !state.hand(mate).empty();
  });
}

/// Puts out seats whose scores put them out as a match begins. A side that holds cards plays on,
/// and so does everybody if fewer than two sides would be left.
void put_out_at_start(State& state, const RuleData& rules) {
  const State as_given = state;
  for (Seat seat : seats_going_out(state, rules))
    if (!side_holds_cards(seat, state, rules)) at_seat(state.out, seat) = true;
  if (sides_in(state, rules) < 2) state = as_given;
  // The deal goes before the same seat that would have led.
  while (state.is_out(state.dealer))
    state.dealer = state.dealer == 1 ? state.players() : state.dealer - 1;
}

}  // namespace

State start_match(const Rules& rules, int players, Seat dealer, const Cards& deck, EventLog* log,
                  const std::vector<int>& scores) {
  State state(players, deck, rules.data());
  state.dealer = rules.data().has_dealer() ? dealer : players;
  std::ranges::copy(scores, state.scores.begin());
  if (!scores.empty()) put_out_at_start(state, rules.data());
  Playing(state, rules, log).deal_first_round();
  return state;
}

void start_next_deal(State& state, const Cards& deck, const Rules& rules, EventLog* log) {
  const Seat dealer = next_dealer(state, rules);
  if (!state.carried.empty()) state.carried = carried_on(state, rules);
  state = state.with_fresh_deck(deck, rules.data());
  ++state.deal;
  state.dealer = dealer;
  if (rules.data().shoe && !deck.empty() && log != nullptr) log->push_back({"shuffle", {}});
  Playing(state, rules, log).deal_first_round();
}

namespace {

void check_builds(const State& state, const Rules& rules) {
  const auto fail = [](const Text& what) {
    throw SetupError(format({"table: {0}", "table: {0}"}, what), "table");
  };
  std::set<int> values;
  for (std::size_t i = 0; i < state.builds.size(); ++i) {
    const Build& build = state.builds[i];
    const std::string value = std::to_string(build.value);
    const std::string cards = to_text(sorted(state.build(i)));
    if (!make_build(state.build(i), build.value, rules))
      fail(format({"no card takes {0} together as a build of {1}",
                   "inget kort tar {0} tillsammans som ett bygge om {1}"},
                  cards, value));
    if (are_several_groups(state.build(i), build.value, rules) != build.is_multiple)
      fail(build.is_multiple ? format({"{0} are one group: write {1} for the value",
                                       "{0} är en grupp: skriv {1} som värde"},
                                      cards, value)
                             : format({"{0} are several groups: write {1}* for the value",
                                       "{0} är flera grupper: skriv {1}* som värde"},
                                      cards, value));
    if (!values.insert(build.value).second && rules.data().builds->join)
      fail(format({"builds of one value are joined here: write the two of {0} as one",
                   "byggen om samma värde slås ihop här: skriv de två om {0} som ett"},
                  value));
  }
}

}  // namespace

void enter_setup(State& state, const Rules& rules, EventLog* log) {
  check_builds(state, rules);
  if (state.phase != Phase::Play) return;
  if (state.players_in() == state.players()) put_out_at_start(state, rules.data());
  Playing(state, rules, log).go_on();
}

void apply(State& state, const Step& step, const Rules& rules, EventLog* log) {
  if (const auto* deck = std::get_if<Cards>(&step))
    start_next_deal(state, *deck, rules, log);
  else
    Playing(state, rules, log).take(step);
}

void Playing::deal_to(Place place, int count) {
  state_.deal_cards(place, static_cast<std::size_t>(count));
}

/// `unserved` is for a step that deals the rest: how many slots, with this seat's, are not served.
void Playing::deal_to(Seat seat, const DealStep& step, int& unserved) {
  const auto serve = [&](Place slot) {
    if (step.count) return deal_to(slot, *step.count);
    const int slots = unserved--;
    deal_to(slot, (static_cast<int>(state_.stock().size()) + slots - 1) / slots);
  };
  if (step.to.zone != Zone::Own) return serve(Place::of(data(), step.to, seat));
  for (Place slot : slots_of(data(), step.to.own, seat)) serve(slot);
}

void Playing::deal(const DealStep& step) {
  if (step.kind == DealStep::Kind::Act)
    return happen([&] { rules_.deal_step(step.function, effects_); });
  effects_.begin_trigger();
  const bool goes_round = step.kind == DealStep::Kind::Ask || data().is_per_seat(step.to);
  int unserved = step.count ? 0 : data().slots_served(step, state_.players_in());
  Seat seat = state_.dealer;
  do {
    seat = state_.next_seat(seat);
    if (step.kind == DealStep::Kind::Ask)
      effects_.ask(seat, step.stage);
    else
      deal_to(seat, step, unserved);
  } while (goes_round && seat != state_.dealer);
}

/// Takes the steps of the round up to the first at which a seat is asked. The round's event is told
/// before that seat answers, or else once the round is dealt.
void Playing::go_on_dealing() {
  const std::vector<DealStep>& steps = state_.round == 1 ? data().deal.first : *data().deal.later;
  const bool is_told = state_.dealt_steps > 0;
  while (state_.dealt_steps < steps.size()) {
    deal(steps[state_.dealt_steps++]);
    if (is_asked_now() && !is_told) tell_of_deal();
    if (is_asked_now() || is_stopped() || effects_.redeals()) return;
  }
  if (!is_told) tell_of_deal();
  state_.is_dealing = false;
  state_.waiting = 0;
  if (state_.round == 1)
    finish_first_round();
  else
    finish_later_round();
}

/// Starts the deal again with a deck that is shuffled by a hash of its present order.
void Playing::deal_again() {
  Cards deck(state_.all_cards().begin(), state_.all_cards().end());
  std::ranges::sort(deck);
  Random random(state_.hash_of_order());
  shuffle(deck, random);
  state_ = state_.with_fresh_deck(deck, data());
  state_.begin_dealing();
}

void Playing::deal_first_round() {
  state_.begin_dealing();
  go_on();
}

void Playing::finish_first_round() {
  state_.last_round = state_.stock().empty();
  act(Trigger::Deal);
  resume_at(state_.next_seat(state_.dealer));
}

void Playing::tell_of_deal() {
  tell([&] {
    Event event{"deal", {{"deal", state_.deal}, {"round", state_.round}}};
    if (data().has_dealer()) event.fields.push_back({"dealer", state_.dealer});
    return event;
  });
}

void Playing::deal_later_round() {
  ++state_.round;
  reset_variables(state_, data(), VariableRule::Resets::Round);
  const int stock = static_cast<int>(state_.stock().size());
  state_.last_round = data().left_after(*data().deal.later, state_.players_in(), stock) <= 0;
  if (state_.last_round) tell([&] { return Event{"last-round", {{"dealer", state_.dealer}}}; });
  state_.begin_dealing();
}

void Playing::finish_later_round() {
  act(Trigger::Round);
  resume_at(state_.next_seat(state_.dealer));
}

/// Whether the seat that is asked can do anything.
bool Playing::can_answer() const {
  return !state_.is_out(state_.turn) &&
         (!legal_moves(state_, rules_, 1).empty() || has_open_answer(state_, rules_));
}

/// If the stage is automatic and the seat asked can do only one thing, does it.
bool Playing::answer_for() {
  if (!stage_asked(state_, data()).is_automatic) return false;
  const std::vector<Move> moves = legal_moves(state_, rules_, 2);
  const std::vector<Action> answers = open_answers(state_, rules_, 2);
  if (moves.size() + answers.size() != 1 || has_open_extra(state_, rules_)) return false;
  if (moves.empty())
    carry_out(answers.front());
  else
    start(moves.front());
  return true;
}

/// Once every seat asked at `stage` has answered, the variant may act on the answers.
void Playing::finish_if_last(int stage) {
  const auto waits = [&](const Asked& asked) { return asked.stage == stage; };
  if (stage == play_stage || std::ranges::any_of(state_.asked, waits)) return;
  happen([&] { rules_.finish_stage(stage, effects_); });
}

/// Begins the turn of the seat at `resume`, or of the next seat that holds a card; false if none
/// does. A seat that loses its last card as its turn begins is passed over.
bool Playing::begin_turn() {
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
      act(Trigger::Turn);
      if (is_stopped() || !state_.asked.empty() || !holds_none(seat)) return true;
      passed = -1;  // its cards may have gone to any seat: all are looked at again
    }
    resume_at(state_.next_seat(seat));
  }
  return false;
}

/// Whether a seat is asked to play although nobody holds cards before the next round.
bool Playing::wait_for_round() const {
  if (state_.stage() != play_stage || state_.is_dealing || state_.pending || !has_later_round())
    return false;
  const ZoneKind source = *data().stages[play_stage].from;
  const std::vector<Seat> seats = state_.seats_in();
  return std::ranges::all_of(
      seats, [&](Seat seat) { return state_.cards(Place::of(data(), source, seat)).empty(); });
}

/// Passes over the seat that is asked first, since it can do nothing, or lets it wait for the next
/// round.
void Playing::pass_over_asked() {
  if (wait_for_round()) {
    // Seats asked to choose come first.
    if (put_players_last() == state_.asked.size()) begin_next_round();
    return;
  }
  const int stage = state_.stage();
  state_.asked.erase(state_.asked.begin());
  finish_if_last(stage);
}

/// Ends the turn of a seat whose move was cancelled, or counts as its answer if it was asked.
void Playing::end_turn_of(Seat seat) {
  if (state_.asked_before == 0) return resume_at(state_.next_seat(seat));
  const auto answered = state_.asked.end() - static_cast<std::ptrdiff_t>(state_.asked_before);
  const int stage = answered->stage;
  state_.asked.erase(answered);
  finish_if_last(stage);
}

/// Puts the seats asked to play behind those asked to choose; answers how many are asked to play.
std::size_t Playing::put_players_last() {
  if (state_.asked.empty()) return 0;
  const auto players =
      std::stable_partition(state_.asked.begin(), state_.asked.end(),
                            [](const Asked& asked) { return asked.stage != play_stage; });
  return static_cast<std::size_t>(state_.asked.end() - players);
}

void Playing::begin_next_round() {
  act(Trigger::RoundEnd);
  if (is_stopped() || !has_later_round()) return effects_.end_deal();
  // Nobody asked to play can, until cards are dealt.
  state_.waiting = put_players_last();
  deal_later_round();
}

/// Goes on until somebody has to act: first the seats asked, then the seat whose turn it is.
void Playing::go_on() {
  while (!is_stopped()) {
    if (const std::optional<Seat> seat = effects_.take_ended_turn()) end_turn_of(*seat);
    if (effects_.take_redeal()) {
      deal_again();
    } else if (is_claim_settled()) {
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
