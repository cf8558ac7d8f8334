#include "engine/flow.hpp"

#include <algorithm>
#include <optional>

#include "engine/acts.hpp"
#include "engine/error.hpp"
#include "engine/scoring.hpp"

namespace kasino {

namespace {

/// One change of a position, from the act that starts it to the next seat's turn.
class Course {
 public:
  Course(State& state, const Rules& rules, EventLog* log)
      : state_(state), rules_(rules), acts_(state, rules.data(), log) {}

  void deal_first_round();
  void play(const Move& move);
  /// The turn passes to `seat`, or to the next that holds a card; without any the round is over.
  void pass_turn_to(Seat seat);

 private:
  const RuleData& data() const { return rules_.data(); }
  void act(Happening happening) {
    if (data().has_hook(happening)) rules_.act(happening, nullptr, nullptr, acts_);
  }
  void act_on(Happening happening, const Move& move) {
    if (data().has_hook(happening)) rules_.act(happening, &move, &*before_, acts_);
  }
  bool acts_on_moves() const {
    return data().has_hook(Happening::Trail) || data().has_hook(Happening::Capture) ||
           data().has_hook(Happening::Sweep) || data().has_hook(Happening::Play);
  }
  /// Tells what `event()` makes, which is not made when nobody listens: playouts are many.
  template <typename MakeEvent>
  void tell(MakeEvent event) {
    if (acts_.logs()) acts_.tell(event());
  }

  void deal(const std::vector<DealStep>& steps);
  void deal_to(Place place, int count);
  void deal_later_round();
  bool begin_turn(Seat seat);
  bool has_later_round() const { return data().deal.later && !state_.stock().empty(); }

  bool counts_as_sweep(const Move& move) const;
  void lay_out(const Move& move);
  void take_in(const Move& move);
  void draw_after(const Move& move);

  void end_round();
  void end_deal();
  void give_leftovers();
  std::optional<Seat> owner_of_leftovers() const;
  void add_up();
  void end_match();

  State& state_;
  const Rules& rules_;
  Acts acts_;
  std::optional<State> before_;  ///< the position before the move, where the variant may ask for it
};

// Dealing.

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
    for (int i = 0; i < state_.players(); ++i) {
      seat = state_.next_seat(seat);
      deal_to(Place::hand(seat), step.count);
    }
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
    wanted += step.count * (step.to == DealStep::To::Hands ? state_.players() : 1);
  state_.last_round = static_cast<int>(state_.stock().size()) <= wanted;
  if (state_.last_round) tell([&] { return Event{"last-round", {{"dealer", state_.dealer}}}; });
  deal(*data().deal.later);
  tell([&] {
    return Event{"deal",
                 {{"deal", state_.deal}, {"round", state_.round}, {"dealer", state_.dealer}}};
  });
  act(Happening::Round);
}

// A move.

bool Course::counts_as_sweep(const Move& move) const {
  if (move.trails() || move.captured.size() != state_.table().size()) return false;
  for (std::size_t i = 0; i < data().void_sweeps.size(); ++i)
    if (rules_.voids_sweep(i, move, state_)) return false;
  return true;
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
  const bool sweeps = counts_as_sweep(move);
  if (acts_on_moves()) before_ = state_;
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
  if (!acts_.deal_ends()) draw_after(move);
  pass_turn_to(state_.next_seat(move.seat));
}

void Course::draw_after(const Move& move) {
  if (data().deal.draw == 0 || state_.stock().empty()) return;
  deal_to(Place::hand(move.seat), data().deal.draw);
  if (!state_.stock().empty() || has_later_round()) return;
  ++state_.round;
  state_.last_round = true;
  tell([&] { return Event{"stock-out", {{"seat", move.seat}}}; });
  tell([&] { return Event{"last-round", {{"dealer", state_.dealer}}}; });
}

/// Whether `seat`, or the next that holds a card, is to play; else nobody holds any. A seat that
/// loses its last card as its turn begins is passed over.
bool Course::begin_turn(Seat seat) {
  for (int passed = 0; passed < state_.players(); ++passed, seat = state_.next_seat(seat)) {
    if (state_.hand(seat).empty()) continue;
    state_.turn = seat;
    act(Happening::Turn);
    if (acts_.deal_ends() || !state_.hand(seat).empty()) return true;
    passed = -1;  // its cards may be anybody's now
  }
  return false;
}

void Course::pass_turn_to(Seat seat) {
  while (!acts_.deal_ends() && !begin_turn(seat)) {
    act(Happening::RoundEnd);
    const std::size_t before = state_.stock().size();
    if (!acts_.deal_ends() && has_later_round()) deal_later_round();
    // Steps that deal nothing would go on for ever.
    if (state_.stock().size() == before) acts_.end_deal();
    seat = state_.next_seat(state_.dealer);
  }
  if (acts_.deal_ends()) end_deal();
}

// The end of a deal.

std::optional<Seat> Course::owner_of_leftovers() const {
  switch (data().leftovers) {
    case Leftovers::LastCapturer: return state_.last_capturer;
    case Leftovers::Dealer: return state_.dealer;
    case Leftovers::Nobody: return std::nullopt;
  }
  return std::nullopt;
}

void Course::give_leftovers() {
  const std::optional<Seat> owner = owner_of_leftovers();
  if (!owner || state_.table().empty()) return;
  const Cards left(state_.table().begin(), state_.table().end());
  for (Card card : left) state_.move_card(card, Place::table(), Place::pile(*owner));
  tell([&] { return Event{"leftovers", {{"seat", *owner}, {"cards", left}}}; });
}

void Course::add_up() {
  const auto players = static_cast<std::size_t>(state_.players());
  const Points points = deal_points(state_, rules_);
  for (std::size_t i = 0; i < players; ++i) state_.scores[i] += points[i];
  const std::size_t counted = state_.awards.size();
  state_.phase = Phase::DealOver;
  act(Happening::Scored);
  for (std::size_t i = counted; i < state_.awards.size(); ++i)
    state_.scores[static_cast<std::size_t>(state_.awards[i].seat - 1)] += state_.awards[i].points;
}

void Course::end_deal() {
  give_leftovers();
  act(Happening::DealEnd);
  add_up();
  tell([&] {
    const auto by_seat = [&](const auto& numbers) {
      return std::vector<int>(numbers.begin(), numbers.begin() + state_.players());
    };
    return Event{"deal-over",
                 {{"deal", state_.deal},
                  {"points", by_seat(deal_points(state_, rules_))},
                  {"scores", by_seat(state_.scores)}}};
  });
  if (is_match_over(state_, data())) end_match();
}

void Course::end_match() {
  state_.phase = Phase::MatchOver;
  state_.winners = match_winners(state_, data());
  tell([&] { return Event{"match-over", {{"winners", state_.winners}}}; });
}

}  // namespace

State start_match(const Rules& rules, int players, Seat dealer, const Cards& deck, EventLog* log,
                  const std::vector<int>& scores) {
  State state(players, deck, rules.data());
  state.dealer = dealer;
  std::copy(scores.begin(), scores.end(), state.scores.begin());
  Course(state, rules, log).deal_first_round();
  return state;
}

void start_next_deal(State& state, const Cards& deck, const Rules& rules, EventLog* log) {
  State next(state.players(), deck, rules.data());
  next.deal = state.deal + 1;
  next.dealer = state.next_seat(state.dealer);
  next.scores = state.scores;
  next.variables = state.variables;
  reset_variables(next, rules.data(), VariableRule::Resets::Deal);
  state = std::move(next);
  Course(state, rules, log).deal_first_round();
}

void enter_setup(State& state, const Rules& rules, EventLog* log) {
  state.last_round = state.stock().empty();
  Course(state, rules, log).pass_turn_to(state.turn);
}

void apply(State& state, const Move& move, const Rules& rules, EventLog* log) {
  Course(state, rules, log).play(move);
}

}  // namespace kasino
