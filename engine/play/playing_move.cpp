#include <algorithm>
#include <utility>

#include "engine/action_arguments.hpp"
#include "engine/course.hpp"
#include "engine/legality.hpp"

namespace kasino {

bool Course::looks_back() const {
  constexpr std::uint32_t of_moves = bit_of(Happening::Claim) | bit_of(Happening::Trail) |
                                     bit_of(Happening::Capture) | bit_of(Happening::Sweep) |
                                     bit_of(Happening::Play);
  return (data().hooks & of_moves) != 0 || (acts_.logs() && !data().remarks.empty());
}

void Course::happen(Happening happening, const Move* move) {
  happen([&] {
    rules_.act(happening, move, move != nullptr ? &*before_ : nullptr, acts_);
    if (happening == Happening::Sweep) acts_.take_sweeps();
  });
}

void Course::follow_sweeps() {
  for (const MadeSweep& sweep : acts_.take_sweeps())
    if (data().has_hook(Happening::Sweep)) rules_.act_on(sweep, acts_);
  acts_.take_sweeps();  // a sweep made on a sweep counts, and nothing follows from it
}

void Course::lay_out(const Move& move, Place from) {
  state_.move_card(move.card, from, Place::table());
  tell([&] { return Event{"trail", {{"seat", move.seat}, {"card", Cards{move.card}}}}; });
}

void Course::take_in(const Move& move, Place from) {
  state_.move_card(move.card, from, Place::pile(move.seat));
  state_.move_cards(move.captured, Place::table(), Place::pile(move.seat));
  state_.last_capturer = move.seat;
  tell([&] {
    return Event{"capture",
                 {{"seat", move.seat}, {"card", Cards{move.card}}, {"captured", move.captured}}};
  });
}

/// The move is made. Where the variant acts on that and asks seats about it, it waits for them.
void Course::start(const Move& move) {
  if (!data().has_hook(Happening::Claim)) return carry_out(move);
  before_ = state_;
  state_.pending = move;
  state_.asked_before = state_.asked.size();
  act_on(Happening::Claim, move);
  if (is_claim_settled()) return settle_claim();
  if (state_.pending)
    tell([&] {
      return Event{"claim",
                   {{"seat", move.seat}, {"card", Cards{move.card}}, {"captured", move.captured}}};
    });
}

/// Whether a move waits, and all have answered who were asked about it.
bool Course::is_claim_settled() const {
  return state_.pending && state_.asked.size() <= state_.asked_before;
}

/// It stands, unless its cards have gone meanwhile.
void Course::settle_claim() {
  const Move move = *std::exchange(state_.pending, std::nullopt);
  state_.turn = move.seat;
  const std::optional<Place> source = source_of_plays(state_, data());
  const bool is_possible = source && state_.holds(*source, move.card) &&
                           std::all_of(move.captured.begin(), move.captured.end(), [&](Card card) {
                             return state_.holds(Place::table(), card);
                           });
  if (is_possible) return carry_out(move);
  state_.pending = move;
  acts_.cancel();
}

/// Where the card lies; the seat has answered if it was asked.
Place Course::take_source(const Move& move) {
  const Place source = source_of_plays(state_, data()).value_or(Place::hand(move.seat));
  if (!state_.asked.empty()) state_.asked.erase(state_.asked.begin());
  return source;
}

void Course::carry_out(const Move& move) {
  const bool sweeps = counts_as_sweep(move, state_, rules_);
  if (looks_back()) before_ = state_;
  const int stage = state_.stage();
  const Place from = take_source(move);
  reset_variables(state_, data(), VariableRule::Resets::Play);
  state_.last_player = move.seat;
  state_.cancelled = 0;
  if (move.trails())
    lay_out(move, from);
  else
    take_in(move, from);
  if (sweeps) {
    ++state_.sweeps[static_cast<std::size_t>(move.seat - 1)];
    tell([&] { return Event{"sweep", {{"seat", move.seat}}}; });
  }
  act_on(move.trails() ? Happening::Trail : Happening::Capture, move);
  if (sweeps) act_on(Happening::Sweep, move);
  act_on(Happening::Play, move);
  if (!is_stopped()) draw_after(move.seat);
  remark_on(move);
  finish_if_last(stage);
  resume_at(state_.next_seat(move.seat));
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

void Course::carry_out(const Action& action) {
  const ActionRule& rule = *data().find_action(action.name);
  const bool in_turn = action.seat == state_.turn && rule.turn != ActionRule::Turn::Stays;
  const bool plays = in_turn && rule.turn == ActionRule::Turn::Plays;
  const bool answers = in_turn && !state_.asked.empty();
  const int stage = state_.stage();
  tell([&] { return event_of(action, rule); });
  if (answers) state_.asked.erase(state_.asked.begin());
  if (plays) {
    reset_variables(state_, data(), VariableRule::Resets::Play);
    state_.last_player = action.seat;
  }
  if (rule.does_something)
    happen([&] {
      rules_.perform(static_cast<std::size_t>(&rule - data().actions.data()), action, acts_);
    });
  if (plays && !is_stopped()) draw_after(action.seat);
  if (answers) finish_if_last(stage);
  if (plays || (in_turn && !answers)) resume_at(state_.next_seat(action.seat));
}

}  // namespace kasino
