#include "engine/play/effects.hpp"

#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "engine/cards/random.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/turn_builds.hpp"
#include "engine/model/setup.hpp"
#include "engine/model/state.hpp"
#include "engine/play/scoring.hpp"

namespace kasino {

Event event_of_play(const char* type, const Step& play, const State& state, const RuleData& rules) {
  if (const auto* move = std::get_if<Move>(&play)) {
    Event event{type,
                {{"seat", move->seat}, {"card", Cards{move->card}}, {"captured", move->captured}}};
    if (move->builds()) event.fields.push_back({"value", int{move->built}});
    return event;
  }
  const Action& action = std::get<Action>(play);
  Event event{type, {{"seat", action.seat}}};
  CardsOfPlay cards = cards_of_play(action, state, rules);
  if (!cards.played.empty()) {
    Field& card = event.fields.emplace_back(Field{"card", std::move(cards.played)});
    if (cards.is_secret) card.known_to = action.seat;
  }
  event.fields.push_back({"action", action.name});
  return event;
}

void Effects::count_act() {
  if (++act_count_ > act_limit)
    throw ActError("more than " + std::to_string(act_limit) + " acts in one move");
}

void Effects::check_seat(Seat seat) const {
  if (seat < 1 || seat > state_.players())
    throw ActError("seats are 1 to " + std::to_string(state_.players()) + ", not " +
                   std::to_string(seat));
}

void Effects::move(std::span<const Card> cards, Place from, Place to) {
  for (Card card : Cards(cards.begin(), cards.end())) {
    count_act();
    if (!state_.holds(from, card))
      throw ActError(to_text(card) + " does not lie in " + to_text(from, rules()));
    state_.move_card(card, from, to);
  }
}

void Effects::give(std::span<const Card> cards, Place from, Place to) {
  if (to.zone() == Zone::Build) throw ActError("cards come to a build by game:build alone");
  const bool is_build = from.zone() == Zone::Build;
  if (is_build && cards.size() != state_.cards(from).size())
    throw ActError("a build is taken whole, and this one is " + to_text(state_.cards(from)));
  move(cards, from, to);
  if (is_build) state_.strike_empty_builds();
}

void Effects::build(Seat seat, int value, std::span<const Card> cards, Place from) {
  check_seat(seat);
  if (!rules().builds) throw ActError("nothing is built in " + rules().name);
  if (value < 1 || value > max_value)
    throw ActError("a build is worth 1 to " + std::to_string(max_value));
  auto& builds = state_.builds;
  auto joined = builds.end();
  if (rules().builds->join) joined = std::ranges::find(builds, value, &Build::value);
  const bool is_new = joined == builds.end();
  if (cards.size() < (is_new ? 2U : 1U)) throw ActError("a build has two cards or more");
  if (is_new && builds.size() == most_builds)
    throw ActError("there are at most " + std::to_string(most_builds) + " builds at a time");
  if (!make_build(sorted(cards), value, rules_))
    throw ActError("no card takes " + to_text(sorted(cards)) + " together as a build of " +
                   std::to_string(value));
  const auto number = static_cast<int>(joined - builds.begin()) + 1;
  if (is_new) builds.emplace_back();
  builds[static_cast<std::size_t>(number) - 1] = {
      value, seat, !is_new || are_several_groups(cards, value, rules_)};
  move(cards, from, Place::build(number));
  if (from.zone() == Zone::Build) state_.strike_empty_builds();
}

void Effects::take(Seat seat, std::span<const Card> cards, Place from) {
  check_seat(seat);
  if (from == Place::table())
    for (Card card : cards) from_table_.emplace_back(seat, card);
  give(cards, from, Place::pile(seat));
  if (!cards.empty()) state_.last_capturer = seat;
}

void Effects::bury(std::span<const Card> cards, Place from) {
  for (Card card : Cards(cards.begin(), cards.end())) {
    give({&card, 1}, from, Place::stock());
    const std::size_t others = state_.stock().size() - 1;
    Random random(state_.hash_of_order());
    // Not on top: a card that is to be replaced would come back at once.
    state_.place_in_stock(card, others == 0 ? 0 : 1 + random.below(others));
  }
}

void Effects::redeal(const std::string& clause) {
  count_act();
  if (state_.phase != Phase::Play || state_.round > 1 || state_.last_player || state_.pending)
    throw ActError("a deal is dealt again only before anybody has played a card");
  if (redealt_) return;
  if (++redeals_ > redeal_limit)
    throw ActError("dealt again more than " + std::to_string(redeal_limit) + " times");
  redealt_ = true;
  tell({"redeal", {{"clause", clause}}});
}

void Effects::ask(Seat seat, int stage) {
  count_act();
  check_seat(seat);
  if (state_.is_out(seat)) throw ActError("seat " + std::to_string(seat) + " is out");
  const StageRule& rule = rules().stages[static_cast<std::size_t>(stage)];
  if (state_.pending && rule.from)
    throw ActError("a move waits for answers: seats can be asked to choose, not to play a card (" +
                   rule.name + ")");
  if (state_.asked.size() >= ask_limit)
    throw ActError("more than " + std::to_string(ask_limit) + " seats asked at one time");
  state_.asked.insert(state_.asked.begin() + static_cast<std::ptrdiff_t>(asked_here_++),
                      {seat, stage});
}

void Effects::close(int stage) {
  count_act();
  std::erase_if(state_.asked, [&](const Asked& asked) { return asked.stage == stage; });
  state_.waiting = std::min(state_.waiting, state_.asked.size());
  asked_here_ = 0;
}

void Effects::cancel(AfterCancel after) {
  count_act();
  if (!state_.pending) throw ActError("there is no move to cancel: none waits to be carried out");
  if (++state_.cancelled > cancel_limit)
    throw ActError("more than " + std::to_string(cancel_limit) +
                   " moves were cancelled in a row; let one of them stand");
  tell(event_of_play("cancelled", *state_.pending, state_, rules()));
  if (after == AfterCancel::TurnEnds) ended_turn_ = seat_of(*state_.pending);
  state_.pending.reset();
  // Seats asked about the move have nothing to answer any more.
  if (state_.asked.size() > state_.asked_before)
    state_.asked.erase(state_.asked.begin(),
                       state_.asked.end() - static_cast<std::ptrdiff_t>(state_.asked_before));
  asked_here_ = 0;
}

Cards Effects::draw(int count, Place to) {
  if (count < 0)
    throw ActError("cards are drawn 0 or more at a time, not " + std::to_string(count));
  Cards drawn;
  for (; count > 0 && !state_.stock().empty(); --count) {
    count_act();
    drawn.push_back(state_.stock().front());
    state_.move_card(drawn.back(), Place::stock(), to);
  }
  return drawn;
}

void Effects::award(Seat seat, int points, const std::string& clause) {
  count_act();
  check_seat(seat);
  if (rules().purse)
    throw ActError("points are money here, which comes from somewhere: game:pay instead");
  note_award(seat, points, clause);
}

void Effects::pay(MoneyPlace from, MoneyPlace to, std::optional<int> amount,
                  const std::string& clause) {
  count_act();
  const std::optional<int> there = money_in(from, state_, rules());
  const int paid = amount.value_or(there.value_or(0));
  if (!amount && !there) throw ActError("say how much the bank pays");
  if (there && paid > *there)
    throw ActError(in_words(from, rules(), state_.players()).en + " holds " +
                   std::to_string(*there) + ", so that " + std::to_string(paid) +
                   " cannot be paid");
  if (paid == 0 || from == to) return;
  const auto is_too_much = [&](const MoneyPlace& place, int money) {
    if (place.kind == MoneyPlace::Kind::Bank)
      return std::abs(std::int64_t{state_.bank} + money) > most_money;
    return place.kind == MoneyPlace::Kind::Pot && money > most_points - state_.pots[place.pot];
  };
  if (is_too_much(from, -paid) || is_too_much(to, paid))
    throw ActError("a pot holds " + std::to_string(most_points) +
                   " at most, and the bank wins or pays " + std::to_string(most_money) +
                   " at most in a match");
  const auto put = [&](const MoneyPlace& place, int money) {
    if (place.kind == MoneyPlace::Kind::Bank) state_.bank += money;
    if (place.kind == MoneyPlace::Kind::Pot) state_.pots[place.pot] += money;
  };
  const Seat loser = owner_of(from, rules(), state_.players());
  const Seat winner = owner_of(to, rules(), state_.players());
  if (winner != loser && winner != 0 && paid > most_points - owned_by(state_, winner))
    throw ActError("a seat owns " + std::to_string(most_points) + " at most");
  // Awards first: they throw if they are too much.
  if (winner != loser && winner != 0) note_award(winner, paid, clause);
  if (winner != loser && loser != 0) note_award(loser, -paid, clause);
  put(from, -paid);
  put(to, paid);
  note_stake(state_, rules(), from, to, paid);
}

void Effects::settle(const PotPart& stakes, std::optional<Odds> odds, const std::string& clause) {
  const int players = state_.players();
  const auto [first, last] = stakes.slots_for(rules(), players);
  for (const Seat seat : seats(players))
    for (int slot = first; slot <= last; ++slot) {
      const std::size_t at = pot_slot(rules(), stakes.pot, players, seat, slot);
      const MoneyPlace stake = MoneyPlace::in_pot(at);
      if (state_.pots[at] == 0) continue;
      if (!odds) {
        pay(stake, MoneyPlace::bank(), std::nullopt, clause);
        continue;
      }
      const std::int64_t won = std::int64_t{state_.pots[at]} * odds->won / odds->staked;
      pay(MoneyPlace::bank(), MoneyPlace::purse(seat),
          static_cast<int>(std::min<std::int64_t>(won, most_points + 1)), clause);
      pay(stake, MoneyPlace::purse(seat), std::nullopt, clause);
    }
}

void Effects::note_award(Seat seat, int points, const std::string& clause) {
  std::int64_t sum = points;
  for (const Award& award : state_.awards)
    if (award.seat == seat) sum += award.points;
  if (sum != bounded_points(sum))
    throw ActError("the awards of a seat in a deal are " + std::to_string(-most_points) + " to " +
                   std::to_string(most_points) + " together, not " + std::to_string(sum));
  state_.awards.push_back({seat, points, clause});
  int& score = at_seat(state_.scores, seat);
  if (state_.phase != Phase::Play) score = bounded_points(std::int64_t{score} + points);
  tell({"award", {{"seat", seat}, {"points", points}, {"clause", clause}}});
}

void Effects::sweep(Seat seat, int count, const std::string& clause) {
  count_act();
  check_seat(seat);
  if (state_.phase != Phase::Play)
    throw ActError("the deal is counted, sweeps too: award points instead");
  if (count > 0) {
    Cards swept;
    for (const auto& [taker, card] : from_table_)
      if (taker == seat) swept.push_back(card);
    std::ranges::sort(swept);
    if (const std::string* voiding = rules_.voiding_clause({.seat = seat, .swept = swept}, state_))
      return tell({"no-sweep", {{"seat", seat}, {"clause", *voiding}}});
    sweeps_.emplace_back(seat, std::move(swept));
  }
  int& sweeps = at_seat(state_.sweeps, seat);
  sweeps = std::max(0, sweeps + count);
  tell({"sweeps", {{"seat", seat}, {"count", count}, {"clause", clause}}});
}

void Effects::set(std::size_t variable, Seat seat, int slot, int value) {
  count_act();
  state_.variables[variable_slot(rules(), variable, seat, slot)] = value;
}

void Effects::set(std::size_t variable, Seat seat, int slot, std::vector<int> values) {
  count_act();
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  state_.sets[variable_slot(rules(), variable, seat, slot)] = std::move(values);
}

void Effects::end_match(std::vector<Seat> winners) {
  for (Seat seat : winners) check_seat(seat);
  std::ranges::sort(winners);
  winners.erase(std::unique(winners.begin(), winners.end()), winners.end());
  if (winners.empty()) throw ActError("a match ends with a winner: name at least one seat");
  if (!match_winners_) match_winners_ = std::move(winners);
}

}  // namespace kasino
