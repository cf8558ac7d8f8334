#include <algorithm>
#include <utility>

#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_builds.hpp"
#include "engine/model/view.hpp"
#include "engine/play/playing.hpp"
#include "engine/play/scoring.hpp"

namespace kasino {

/// Whether a function of the variant is shown the position before a play.
bool Playing::looks_back(Trigger kind, bool sweeps) const {
  return data().has_hook(kind) || (sweeps && data().has_hook(Trigger::Sweep)) ||
         data().has_hook(Trigger::Play) || (effects_.logs() && !data().remarks.empty());
}

void Playing::happen(Trigger trigger, const Play* play) {
  happen([&] {
    rules_.act(trigger, play, effects_);
    if (trigger == Trigger::Sweep) effects_.take_sweeps();
  });
}

void Playing::follow_sweeps() {
  for (const auto& [seat, swept] : effects_.take_sweeps()) {
    const Play sweep{.seat = seat, .swept = swept};
    if (data().has_hook(Trigger::Sweep)) rules_.act(Trigger::Sweep, &sweep, effects_);
  }
  effects_.take_sweeps();  // sweeps made on a sweep count, but are not followed
}

void Playing::lay_out(const Move& move, Place from) {
  state_.move_card(move.card, from, Place::table());
  tell([&] { return Event{"trail", {{"seat", move.seat}, {"card", Cards{move.card}}}}; });
}

/// Moves the card, and all that goes with it, to the first of the builds that become one.
void Playing::lay_build(const Move& move, Place from) {
  const bool is_multiple = kasino::is_multiple(move, state_, rules_);
  const std::vector<Place> onto = places_of(move, data(), state_.players());
  const int number = static_cast<int>(state_.builds.size()) + 1;
  const Place build = onto.empty() ? Place::build(number) : onto.front();
  if (onto.empty()) state_.builds.emplace_back();
  for (std::size_t i = 1; i < onto.size(); ++i) {
    const Cards cards(state_.cards(onto[i]).begin(), state_.cards(onto[i]).end());
    state_.move_cards(cards, onto[i], build);
  }
  state_.move_cards(move.captured, Place::table(), build);
  state_.move_card(move.card, from, build);
  state_.builds[build.own_number()] = {move.built, move.seat, is_multiple};
  tell([&] {
    const std::span<const Card> cards = state_.cards(build);
    return Event{"build",
                 {{"seat", move.seat},
                  {"card", Cards{move.card}},
                  {"with", move.captured},
                  {"value", int{move.built}},
                  {"cards", sorted(cards)}}};
  });
  state_.strike_empty_builds();
}

/// Takes what the move takes of builds and piles; answers the cards of the builds.
Cards Playing::take_places(const Move& move) {
  // What is taken is settled first: the own pile, on which it comes to lie, may be among them.
  const std::vector<Place> places = places_of(move, data(), state_.players());
  std::vector<Cards> taken;
  for (const Place place : places) {
    const std::span<const Card> cards = cards_taken(place, state_, data());
    taken.emplace_back(cards.begin(), cards.end());
  }
  Cards of_builds;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i].zone() == Zone::Build)
      of_builds.insert(of_builds.end(), taken[i].begin(), taken[i].end());
    else
      tell([&] { return event_of_pile(move, places[i], taken[i]); });
    if (places[i] != Place::pile(move.seat))
      state_.move_cards(taken[i], places[i], Place::pile(move.seat));
  }
  return of_builds;
}

void Playing::take_in(const Move& move, Place from) {
  const Place pile = Place::pile(move.seat);
  const Cards of_builds = move.whole == 0 ? Cards() : take_places(move);
  // If captures can take piles by their last card, the played card goes on top.
  if (data().pile_rules.empty()) state_.move_card(move.card, from, pile);
  state_.move_cards(move.captured, Place::table(), pile);
  if (!data().pile_rules.empty()) state_.move_card(move.card, from, pile);
  state_.strike_empty_builds();
  state_.last_capturer = move.seat;
  if (move.captured.empty() && of_builds.empty()) return;
  tell([&] {
    Cards captured = move.captured;
    captured.insert(captured.end(), of_builds.begin(), of_builds.end());
    return Event{"capture",
                 {{"seat", move.seat}, {"card", Cards{move.card}}, {"captured", sorted(captured)}}};
  });
}

/// A pile is taken, or its last card. Cards that few have seen are told if they come to lie where
/// all may know them.
Event Playing::event_of_pile(const Move& move, Place pile, const Cards& taken) const {
  Event event{"pile",
              {{"seat", move.seat},
               {"card", Cards{move.card}},
               {"place", to_text(pile, data())},
               {"count", static_cast<int>(taken.size())}}};
  const PileRule& rule = pile_rule_of(pile, data());
  if (rule.what == PileRule::What::Whole && rule.by != PileRule::By::Declared) return event;
  Field& captured = event.fields.emplace_back(Field{"captured", taken});
  const View view = View::of_public(state_, data());
  const bool shows = rule.what == PileRule::What::Top ? view.is_readable(pile) : view.knows(pile);
  if (!shows && !view.knows(Place::pile(move.seat))) captured.known_to = nobody;
  return event;
}

/// Plays a card. If the variant asks seats about the play first, it waits for their answers.
void Playing::start(const Step& play) {
  if (!data().has_hook(Trigger::Claim)) return carry_out(play);
  before_ = state_;
  reset_variables(state_, data(), VariableRule::Resets::Play);
  state_.pending = play;
  state_.asked_before = state_.asked.size();
  if (const auto* action = std::get_if<Action>(&play)) {
    const CardsOfPlay cards = cards_of_play(*action, state_, data());
    std::optional<Move> move;
    if (!cards.played.empty()) move = {action->seat, cards.played.front(), cards.captured};
    act_on(Trigger::Claim, {action->seat, move ? &*move : nullptr, action, &*before_});
  } else {
    const Move& move = std::get<Move>(play);
    act_on(Trigger::Claim, {move.seat, &move, nullptr, &*before_});
  }
  if (is_claim_settled()) return settle_claim();
  if (state_.pending) tell([&] { return event_of_play("claim", play, state_, data()); });
}

/// Whether a play waits, and every seat asked about it has answered.
bool Playing::is_claim_settled() const {
  return state_.pending && state_.asked.size() <= state_.asked_before;
}

/// Whether the cards of the play still lie where they did.
bool Playing::is_possible(const Step& play) const {
  if (const auto* action = std::get_if<Action>(&play))
    return kasino::is_possible(*action, state_, rules_);
  const Move& move = std::get<Move>(play);
  const std::optional<Place> source = source_of_plays(state_, data());
  return source && state_.holds(*source, move.card) &&
         std::ranges::all_of(move.captured,
                             [&](Card card) { return state_.holds(Place::table(), card); }) &&
         std::ranges::none_of(places_of(move, data(), state_.players()),
                              [&](Place pile) { return state_.cards(pile).empty(); });
}

/// Carries the waiting play out, or cancels it if its cards have been moved meanwhile.
void Playing::settle_claim() {
  state_.turn = seat_of(*state_.pending);
  if (!is_possible(*state_.pending)) return effects_.cancel();
  carry_out(*std::exchange(state_.pending, std::nullopt));
}

void Playing::carry_out(const Step& play) {
  if (const auto* move = std::get_if<Move>(&play))
    carry_out(*move);
  else
    carry_out_play(std::get<Action>(play));
}

/// Where the card is played from. A seat that was asked to play has now answered.
Place Playing::take_source(const Move& move) {
  const Place source = source_of_plays(state_, data()).value_or(Place::hand(move.seat));
  if (!state_.asked.empty()) state_.asked.erase(state_.asked.begin());
  return source;
}

void Playing::begin_play(Seat seat) {
  // A play about which seats could be asked has reset them before.
  if (!data().has_hook(Trigger::Claim)) reset_variables(state_, data(), VariableRule::Resets::Play);
  state_.last_player = seat;
  state_.cancelled = 0;
}

/// Does what follows once the cards of a play have been moved.
void Playing::follow(const Play& play, int stage, bool sweeps) {
  if (play.move != nullptr && !play.move->trails())
    act_on(play.move->builds() ? Trigger::Build : Trigger::Capture, play);
  // An action may lay its card somewhere else.
  if (play.move != nullptr && play.move->trails() && data().has_hook(Trigger::Trail) &&
      state_.holds(Place::table(), play.move->card))
    act_on(Trigger::Trail, play);
  if (sweeps) act_on(Trigger::Sweep, play);
  act_on(Trigger::Play, play);
  if (!is_stopped()) draw_after(play.seat);
  remark_on(play);
  finish_if_last(stage);
  resume_at(state_.next_seat(play.seat));
}

void Playing::count_sweep(Seat seat) {
  ++at_seat(state_.sweeps, seat);
  tell([&] { return Event{"sweep", {{"seat", seat}}}; });
}

void Playing::carry_out(const Move& move) {
  const bool sweeps = counts_as_sweep(move, state_, rules_);
  const Trigger kind = move.trails()   ? Trigger::Trail
                       : move.builds() ? Trigger::Build
                                       : Trigger::Capture;
  if (looks_back(kind, sweeps)) before_ = state_;
  const int stage = state_.stage();
  const Place from = take_source(move);
  begin_play(move.seat);
  if (move.trails())
    lay_out(move, from);
  else if (move.builds())
    lay_build(move, from);
  else
    take_in(move, from);
  if (sweeps) count_sweep(move.seat);
  follow({move.seat, &move, nullptr, before_ ? &*before_ : nullptr}, stage, sweeps);
}

void Playing::draw_after(Seat seat) {
  if (data().deal.draw == 0 || state_.stock().empty()) return;
  deal_to(Place::hand(seat), data().deal.draw);
  if (!state_.stock().empty() || has_later_round()) return;
  ++state_.round;
  state_.last_round = true;
  tell([&] { return Event{"stock-out", {{"seat", seat}}}; });
  tell([&] { return Event{"last-round", {{"dealer", state_.dealer}}}; });
}

/// Tells the variant's remarks, but only if somebody listens: they are no part of the game.
void Playing::remark_on(const Play& play) {
  if (!effects_.logs()) return;
  for (std::size_t i = 0; i < data().remarks.size(); ++i)
    if (auto fields = rules_.remark(i, play, state_))
      effects_.tell({data().remarks[i].name, std::move(*fields)});
}

/// The event of an action: its name, its seat and its arguments.
Event Playing::event_of(const Action& action, const ActionRule& rule) const {
  Event event{action.name, {{"seat", action.seat}}};
  for (std::size_t i = 0; i < rule.arguments.size(); ++i) {
    Field& field = event.fields.emplace_back(field_of(rule.arguments[i], action.arguments[i]));
    if (rule.arguments[i].show == Show::Owner) field.known_to = action.seat;
  }
  return event;
}

/// Pays the stakes of an action into their pots, before anything else is done.
void Playing::stake(const Action& action, const ActionRule& rule) {
  Seat at = action.seat;
  for (std::size_t i = 0; i < rule.arguments.size(); ++i)
    if (rule.arguments[i].kind == ArgumentRule::Kind::AnySeat) at = action.arguments[i].number;
  for (std::size_t i = 0; i < rule.arguments.size(); ++i) {
    const std::optional<std::size_t> pot = rule.arguments[i].pot;
    if (!pot) continue;
    const PotRule& to = data().pots[*pot];
    const int slot = to.beside ? slots_beside(to, data(), at).first : 1;
    effects_.pay(MoneyPlace::purse(action.seat),
                 MoneyPlace::in_pot(pot_slot(data(), *pot, state_.players(), action.seat, slot)),
                 action.arguments[i].number, rule.clause);
  }
}

void Playing::perform(const Action& action, const ActionRule& rule) {
  if (!rule.does_something()) return;
  const auto index = static_cast<std::size_t>(&rule - data().actions.data());
  happen([&] {
    stake(action, rule);
    rules_.perform(index, action, effects_);
  });
}

/// Plays the cards of an action that has no function: they capture, or are laid out.
void Playing::play_cards(const Action& action, const CardsOfPlay& cards) {
  const Place from = *source_of_plays(*before_, data());
  const Place pile = Place::pile(action.seat);
  state_.move_cards(cards.captured, Place::table(), pile);
  state_.move_cards(cards.played, from, cards.captured.empty() ? Place::table() : pile);
  tell([&] {
    Event event{cards.captured.empty() ? "trail" : "capture",
                {{"seat", action.seat}, {"card", cards.played}}};
    if (!cards.captured.empty()) event.fields.push_back({"captured", cards.captured});
    return event;
  });
}

/// The move that an action which played `card` comes to: a capture of what it took from the table,
/// or a trail.
Move Playing::move_made_by(const Action& action, Card card) const {
  const auto is_taken = [&](Card taken) { return state_.holds(Place::pile(action.seat), taken); };
  Move move{action.seat, card, {}};
  std::ranges::copy_if(before_->table(), std::back_inserter(move.captured), is_taken);
  std::ranges::sort(move.captured);
  for (std::size_t i = 0; i < before_->builds.size(); ++i)
    if (std::ranges::all_of(before_->build(i), is_taken)) move.whole |= std::uint32_t{1} << i;
  return move;
}

void Playing::carry_out_play(const Action& action) {
  const ActionRule& rule = *data().find_action(action.name);
  before_ = state_;
  const int stage = state_.stage();
  // A play by itself is told as such: its own event is told if the variant has words for it.
  const bool has_words = std::ranges::count(data().events, action.name, &EventText::type) > 0;
  if (rule.does || has_words) tell([&] { return event_of(action, rule); });
  if (!state_.asked.empty()) state_.asked.erase(state_.asked.begin());
  begin_play(action.seat);
  const CardsOfPlay cards = cards_of_play(action, *before_, data());
  const int swept = at_seat(state_.sweeps, action.seat);
  perform(action, rule);
  if (cards.played.empty()) return follow({action.seat, nullptr, &action, &*before_}, stage, false);
  if (!rule.does) play_cards(action, cards);
  const Move move = move_made_by(action, cards.played.front());
  const Play play{action.seat, &move, &action, &*before_};
  if (!move.trails()) state_.last_capturer = action.seat;
  const bool sweeps = clears_table(move, *before_) &&
                      at_seat(state_.sweeps, action.seat) == swept &&
                      rules_.voiding_clause(play, *before_) == nullptr;
  if (sweeps) count_sweep(action.seat);
  follow(play, stage, sweeps);
}

/// Carries out an action that plays no card.
void Playing::carry_out(const Action& action) {
  const ActionRule& rule = *data().find_action(action.name);
  const bool in_turn = action.seat == state_.turn && rule.turn != ActionRule::Turn::Stays;
  const bool answers = in_turn && !state_.asked.empty();
  const int stage = state_.stage();
  tell([&] { return event_of(action, rule); });
  if (answers) state_.asked.erase(state_.asked.begin());
  perform(action, rule);
  if (answers) finish_if_last(stage);
  if (in_turn && !answers) resume_at(state_.next_seat(action.seat));
}

void Playing::stop() {
  state_.asked.clear();
  state_.waiting = 0;
  state_.is_dealing = false;
  state_.pending.reset();
  if (!effects_.match_winners()) return end_deal();
  state_.broken_off = true;
  count_points();
  end_match(*effects_.match_winners());
}

std::optional<Seat> Playing::owner_of_leftovers() const {
  switch (data().leftovers) {
    case Leftovers::LastCapturer: return state_.last_capturer;
    case Leftovers::Dealer: return state_.dealer;
    case Leftovers::Nobody: return std::nullopt;
    case Leftovers::Chosen: return rules_.owner_of_leftovers(state_);
  }
  return std::nullopt;
}

void Playing::give_leftovers() {
  const std::optional<Seat> owner = owner_of_leftovers();
  const std::string& clause = data().leftovers_clause;
  Cards left;
  const auto give = [&](Place place) {
    const std::size_t before = left.size();
    left.insert(left.end(), state_.cards(place).begin(), state_.cards(place).end());
    if (owner) state_.move_cards(std::span(left).subspan(before), place, Place::pile(*owner));
  };
  give(Place::table());
  for (std::size_t i = 0; i < state_.builds.size(); ++i)
    give(Place::build(static_cast<int>(i) + 1));
  state_.strike_empty_builds();
  if (left.empty() || (!owner && clause.empty())) return;
  tell([&] {
    Event event{"leftovers", {{"cards", left}}};
    if (owner) event.fields.insert(event.fields.begin(), {"seat", *owner});
    if (!clause.empty()) event.fields.push_back({"clause", clause});
    return event;
  });
}

void Playing::count_points() {
  const auto players = static_cast<std::size_t>(state_.players());
  const Points points = deal_points(state_, rules_);
  for (std::size_t i = 0; i < players; ++i)
    state_.scores[i] = bounded_points(std::int64_t{state_.scores[i]} + points[i]);
}

void Playing::add_up() {
  count_points();
  state_.phase = Phase::DealOver;
  act(Trigger::Scored);
}

void Playing::end_deal() {
  give_leftovers();
  act(Trigger::DealEnd);
  if (effects_.match_winners()) return end_match(*effects_.match_winners());
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
  if (effects_.match_winners()) return end_match(*effects_.match_winners());
  auto winners = match_winners(state_, data());
  put_out(seats_going_out(state_, data()));
  if (winners) end_match(*std::move(winners));
}

void Playing::put_out(const std::vector<Seat>& seats) {
  for (Seat seat : seats) {
    at_seat(state_.out, seat) = true;
    tell([&] { return Event{"out", {{"seat", seat}}}; });
  }
}

void Playing::end_match(std::vector<Seat> winners) {
  state_.phase = Phase::MatchOver;
  state_.winners = std::move(winners);
  tell([&] { return Event{"match-over", {{"winners", state_.winners}}}; });
}

}  // namespace kasino
