#include "engine/players/worlds.hpp"

#include <algorithm>
#include <utility>

#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/view.hpp"

namespace kasino {

namespace {

/// The cards of a play that waits for answers: all have been told of them, unless they are a
/// secret.
Cards cards_claimed(const State& state, const RuleData& rules) {
  if (!state.pending) return {};
  if (const auto* move = std::get_if<Move>(&*state.pending)) return {move->card};
  CardsOfPlay cards = cards_of_play(std::get<Action>(*state.pending), state, rules);
  return cards.is_secret ? Cards() : std::move(cards.played);
}

void forget_hidden_variables(Seat seat, State& state, const RuleData& rules) {
  const View view(state, rules, seat);
  for (std::size_t i = 0; i < rules.variables.size(); ++i) {
    const VariableRule& rule = rules.variables[i];
    for (Seat owner = 1; owner <= (rule.per_seat ? state.players() : 1); ++owner) {
      if (view.knows(rule, owner)) continue;
      for (int slot = 1; slot <= rule.slots; ++slot) {
        const std::size_t at = variable_slot(rules, i, owner, slot);
        state.variables[at] = rule.initial;
        if (rule.is_set) state.sets[at].clear();
      }
    }
  }
}

/// Makes `hand` the hand of `seat`, by exchanging cards.
void give_hand(State& state, Seat seat, const Cards& hand) {
  for (Card card : hand) {
    if (state.holds(Place::hand(seat), card)) continue;
    const std::span<const Card> held = state.hand(seat);
    const auto other = std::ranges::find_if(
        held, [&](Card one) { return std::ranges::find(hand, one) == hand.end(); });
    if (other == held.end()) return;
    state.exchange(card, *other);
  }
}

}  // namespace

void Memory::note(const State& before, const Step& step) {
  if (!seen_.empty() && seen_.back().before.deal != before.deal) seen_.clear();
  if (const auto* move = std::get_if<Move>(&step)) seen_.push_back({before, *move});
}

Worlds::Worlds(Seat seat, const State& state, const Rules& rules, const Memory* memory)
    : rules_(rules), seat_(seat), known_(state) {
  look_at(Place::stock(), true);
  const bool uncovers_piles =
      std::ranges::any_of(rules.data().pile_rules, [](const PileRule& rule) {
        return rule.zone.zone == Zone::Pile && rule.what == PileRule::What::Top;
      });
  for (const Seat other : seats(state)) {
    look_at(Place::hand(other), false);
    look_at(Place::pile(other), uncovers_piles);
  }
  for (Place place : own_places(rules.data(), state.players())) look_at(place, true);
  if (memory != nullptr) remember(state, *memory);
  forget_hidden_variables(seat, known_, rules.data());
  // The order must not depend on how the hidden cards lie.
  Cards ascending = hidden_;
  std::ranges::sort(ascending);
  known_ = with(ascending);
  hidden_ = std::move(ascending);
}

void Worlds::look_at(Place place, bool is_ordered) {
  const Cards claimed = cards_claimed(known_, rules_.data());
  const std::span<const Card> there = View(known_, rules_.data(), seat_).unknown_cards(place);
  for (std::size_t i = 0; i < there.size(); ++i) {
    if (std::ranges::find(claimed, there[i]) != claimed.end()) continue;
    const bool begins = i == 0 || is_ordered;
    labels_.push_back(labels_.empty() ? 0 : labels_.back() + (begins ? 1 : 0));
    hidden_.push_back(there[i]);
  }
}

void Worlds::remember(const State& state, const Memory& memory) {
  std::vector<Cards> played(static_cast<std::size_t>(state.players()));
  const std::vector<Memory::Seen>& seen = memory.seen();
  for (auto one = seen.rbegin(); one != seen.rend() && one->before.deal == state.deal; ++one) {
    const Seat seat = one->move.seat;
    if (seat == seat_ || one->before.stage() != play_stage) continue;
    Cards& from_here = at_seat(played, seat);
    from_here.push_back(one->move.card);
    const std::size_t held = state.hand(seat).size() + from_here.size();
    if (one->before.hand(seat).size() != held ||
        !one->before.holds(Place::hand(seat), one->move.card))
      continue;
    Clue& clue = clues_.emplace_back(Clue{one->before, one->move, from_here});
    forget_hidden_variables(seat_, clue.before, rules_.data());
  }
}

bool Worlds::is_possible(const State& world) const {
  return std::ranges::all_of(clues_, [&](const Clue& clue) {
    const Seat seat = clue.move.seat;
    Cards hand = clue.played;
    const std::span<const Card> held = world.hand(seat);
    hand.insert(hand.end(), held.begin(), held.end());
    State before = clue.before;
    give_hand(before, seat, hand);
    return is_legal(clue.move, before, rules_);
  });
}

State Worlds::with(const Cards& order) const {
  State world = known_;
  Cards lying = hidden_;
  for (std::size_t i = 0; i < lying.size(); ++i) {
    if (lying[i] == order[i]) continue;
    world.exchange(lying[i], order[i]);
    std::swap(lying[i], *std::ranges::find(lying, order[i]));
  }
  return world;
}

State Worlds::draw(Random& random) const {
  constexpr int most_tries = 20;
  for (int tries = 1;; ++tries) {
    State world = known_;
    Cards cards = hidden_;
    for (std::size_t left = cards.size(); left > 1; --left) {
      const std::size_t other = random.below(left);
      world.exchange(cards[left - 1], cards[other]);
      std::swap(cards[left - 1], cards[other]);
    }
    if (clues_.empty() || tries == most_tries || is_possible(world)) return world;
  }
}

std::optional<std::vector<State>> Worlds::all(std::size_t limit) const {
  std::vector<State> worlds;
  std::vector<State> others;  // worlds that the memory rules out
  std::vector<int> labels = labels_;
  do {
    if (worlds.size() + others.size() == limit) return std::nullopt;
    // Puts the cards of each label into the places of that label.
    Cards order = hidden_;
    std::vector<bool> is_filled(hidden_.size());
    for (std::size_t card = 0; card < hidden_.size(); ++card) {
      auto at = static_cast<std::size_t>(std::ranges::lower_bound(labels_, labels[card]) -
                                         labels_.begin());
      while (is_filled[at]) ++at;
      is_filled[at] = true;
      order[at] = hidden_[card];
    }
    State world = with(order);
    (is_possible(world) ? worlds : others).push_back(std::move(world));
  } while (std::next_permutation(labels.begin(), labels.end()));
  return worlds.empty() ? others : worlds;
}

State resample_hidden(Seat seat, const State& state, const Rules& rules, Random& random) {
  return Worlds(seat, state, rules).draw(random);
}

}  // namespace kasino
