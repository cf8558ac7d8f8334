#include "engine/flow.hpp"

#include <algorithm>

#include "engine/course.hpp"
#include "engine/legality.hpp"
#include "engine/plain_moves.hpp"
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

namespace {

/// Whether a card played from a hand only comes to lie elsewhere, and nobody listens.
bool plays_plainly(const State& state, const Rules& rules, const EventLog* log) {
  return log == nullptr && rules.plays_plainly() && state.asked.empty() && !state.pending;
}

/// What a card does with the table.
enum class Takes : std::uint8_t { Nothing, Cards, WholeTable };

/// Plays a card where plays_plainly(): as Course does, without its questions. `move_captured` moves
/// the cards that are taken from one place to another.
template <typename MoveCaptured>
void play_plainly(State& state, const Rules& rules, Card card, Takes takes,
                  MoveCaptured move_captured) {
  const Seat seat = state.turn;
  const Place hand = Place::hand(seat);
  const Place pile = Place::pile(seat);
  state.last_player = seat;
  state.cancelled = 0;
  state.turn_has_begun = true;
  if (takes == Takes::Nothing) {
    state.move_card(card, hand, Place::table());
  } else {
    if (takes == Takes::WholeTable) ++state.sweeps[static_cast<std::size_t>(seat - 1)];
    state.move_card(card, hand, pile);
    move_captured(Place::table(), pile);
    state.last_capturer = seat;
  }
  state.resume = state.next_seat(seat);
  if (state.hand(state.resume).empty())
    Course(state, rules, nullptr).pass_turn_to(state.resume);
  else
    state.turn = state.resume;
}

}  // namespace

void apply(State& state, const Move& move, const Rules& rules, EventLog* log) {
  if (!plays_plainly(state, rules, log) || move.seat != state.turn)
    return Course(state, rules, log).play(move);
  const Takes takes = move.trails()                                  ? Takes::Nothing
                      : move.captured.size() == state.table().size() ? Takes::WholeTable
                                                                     : Takes::Cards;
  play_plainly(state, rules, move.card, takes,
               [&](Place from, Place to) { state.move_cards(move.captured, from, to); });
}

void play_random_move(State& state, const Rules& rules, Random& random) {
  if (!plays_plainly(state, rules, nullptr) || !has_plain_moves(state, rules))
    return apply(state, random_legal_move(state, rules, random), rules, nullptr);
  const PlainMove move = random_plain_move(state, rules, random);
  const Takes takes = move.captured.empty()                          ? Takes::Nothing
                      : move.captured == state.faces(Place::table()) ? Takes::WholeTable
                                                                     : Takes::Cards;
  play_plainly(state, rules, Card::of_face(move.played, 1), takes,
               [&](Place from, Place to) { state.move_faces(move.captured, from, to); });
}

void apply(State& state, const Action& action, const Rules& rules, EventLog* log) {
  Course(state, rules, log).perform(action);
}

}  // namespace kasino
