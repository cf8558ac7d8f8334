#include "engine/model/money.hpp"

#include <algorithm>

#include "engine/model/state.hpp"

namespace kasino {

Seat owner_of(const MoneyPlace& place, const RuleData& rules, int players) {
  if (place.kind != MoneyPlace::Kind::Pot) return place.seat;
  return pot_at(place.pot, rules, players).seat;
}

Text in_words(const MoneyPlace& place, const RuleData& rules, int players) {
  if (place.kind == MoneyPlace::Kind::Bank) return {"the bank", "banken"};
  if (place.kind == MoneyPlace::Kind::Purse)
    return format({"the purse of seat {0}", "kassan på plats {0}"}, place.seat);
  const PotAt at = pot_at(place.pot, rules, players);
  const Text name =
      title_of(*at.rule) + (at.rule->per_seat ? std::to_string(at.seat) : std::string());
  if (at.rule->beside)
    return format({"{0} beside {1}", "{0} vid {1}"}, name,
                  in_words(place_beside(*at.rule, rules, at.slot), rules));
  return at.rule->slots == 1 ? name : name + ("." + std::to_string(at.slot));
}

int owned_by(const State& state, Seat seat) {
  int owned = at_seat(state.scores, seat);
  if (state.phase != Phase::Play) return owned;
  for (const Award& award : state.awards)
    if (award.seat == seat) owned += award.points;
  return owned;
}

int staked_by(const State& state, const RuleData& rules, Seat seat) {
  int staked = 0;
  for (std::size_t i = 0; i < rules.pots.size(); ++i)
    if (rules.pots[i].per_seat) staked += staked_in({i, seat}, state, rules);
  return staked;
}

int purse_of(const State& state, const RuleData& rules, Seat seat) {
  return owned_by(state, seat) - staked_by(state, rules, seat);
}

int staked_in(const PotPart& part, const State& state, const RuleData& rules) {
  const PotRule& pot = rules.pots[part.pot];
  const int players = state.players();
  const int slots = slots_of_pot(pot, rules, players);
  const auto [first, last] = part.slots_for(rules, players);
  const Seat last_seat = part.seat != 0 ? part.seat : pot.per_seat ? players : 1;
  const std::size_t begin = pot_slot(rules, part.pot, players, 1);
  int sum = 0;
  for (Seat seat = std::max<Seat>(part.seat, 1); seat <= last_seat; ++seat)
    for (int slot = first; slot <= last; ++slot)
      sum += state.pots[begin + static_cast<std::size_t>((seat - 1) * slots + slot - 1)];
  return sum;
}

std::optional<int> money_in(const MoneyPlace& place, const State& state, const RuleData& rules) {
  switch (place.kind) {
    case MoneyPlace::Kind::Bank: return std::nullopt;
    case MoneyPlace::Kind::Purse: return purse_of(state, rules, place.seat);
    case MoneyPlace::Kind::Pot: return state.pots[place.pot];
  }
  return std::nullopt;
}

void note_stake(State& state, const RuleData& rules, const MoneyPlace& from, const MoneyPlace& to,
                int paid) {
  using Kind = MoneyPlace::Kind;
  Stakes& stakes = state.stakes;
  const auto stake = [&](int& sum) { sum = std::min(most_money, sum + paid); };
  if (from.kind == Kind::Purse && to.kind == Kind::Pot) {
    const bool is_its_only_stake = owner_of(to, rules, state.players()) == from.seat &&
                                   staked_by(state, rules, from.seat) == paid;
    if (is_nothing_dealt(state, rules) || is_its_only_stake) stake(stakes.first);
    stake(stakes.all);
  } else if (from.kind == Kind::Pot && to.kind == Kind::Purse &&
             owner_of(from, rules, state.players()) == to.seat && is_nothing_dealt(state, rules)) {
    const int back = std::min(paid, stakes.first);
    stakes.first -= back;
    stakes.all -= back;
  }
}

std::int64_t all_money(const State& state, const RuleData& rules) {
  std::int64_t sum = state.bank;
  for (const Seat seat : seats(state)) sum += owned_by(state, seat);
  for (std::size_t i = 0; i < rules.pots.size(); ++i)
    if (!rules.pots[i].per_seat)
      for (const std::size_t slot : pot_slots(rules, i, state.players())) sum += state.pots[slot];
  return sum;
}

}  // namespace kasino
