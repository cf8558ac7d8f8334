#include "engine/model/state.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "engine/model/pots.hpp"

namespace kasino {

namespace {

std::size_t room_of(const VariableRule& variable) {
  return max_seats * static_cast<std::size_t>(variable.slots);
}

/// The index of the first slot of a variable; for one past the last variable, the number of slots.
std::size_t first_slot(const RuleData& rules, std::size_t variable) {
  std::size_t slot = 0;
  for (std::size_t i = 0; i < variable; ++i) slot += room_of(rules.variables[i]);
  return slot;
}

bool has_carried_items(const RuleData& rules) {
  return std::ranges::any_of(rules.scoring, [](const ScoringItem& item) {
    return item.ties == ScoringItem::Ties::Carried;
  });
}

bool has_sets(const RuleData& rules) {
  return std::ranges::any_of(rules.variables, &VariableRule::is_set);
}

/// The faces of cards of one pack; usually these are the whole deck.
FaceSet faces_of(const Cards& cards, const DeckSpec& deck) {
  const FaceSet all = faces_in(deck);
  if (cards.size() == static_cast<std::size_t>(all.size())) return all;
  FaceSet faces;
  for (const Card card : cards) faces.add(card.face());
  return faces;
}

}  // namespace

std::size_t State::places_of(int players, const RuleData& rules) {
  const std::size_t places = static_cast<std::size_t>(2 * players + 2) + own_place_count(rules);
  return rules.builds ? std::max(places, std::tuple_size_v<decltype(faces_)>) + most_builds
                      : places;
}

State::State(int players, const Cards& deck, const RuleData& rules)
    : pots(pot_count(rules, players)),
      variables(first_slot(rules, rules.variables.size())),
      sets(has_sets(rules) ? variables.size() : 0),
      carried(has_carried_items(rules) ? rules.scoring.size() : 0),
      players_(players),
      is_of_one_pack_(rules.deck.packs == 1 && rules.deck.jokers <= 1),
      cards_(deck),
      ends_(places_of(players, rules), static_cast<std::uint16_t>(deck.size())) {
  assert(players >= 1 && players <= max_seats);
  if (is_of_one_pack_) faces_[0] = faces_of(deck, rules.deck);
  if (rules.purse) std::fill_n(scores.begin(), players, rules.purse->start);
  reset_variables(*this, rules, VariableRule::Resets::Match);
}

std::vector<Seat> State::seats_in() const {
  std::vector<Seat> in;
  std::ranges::copy_if(seats(players_), std::back_inserter(in),
                       [&](Seat seat) { return !is_out(seat); });
  return in;
}

bool State::holds(Place place, Card card) const {
  const auto there = cards(place);
  return std::ranges::find(there, card) != there.end();
}

inline void State::note_moved(Card card, std::size_t source, std::size_t target) {
  for (std::size_t i = source; i < target; ++i) --ends_[i];
  for (std::size_t i = target; i < source; ++i) ++ends_[i];
  if (!is_of_one_pack_) return;
  if (source < faces_.size()) faces_[source].remove(card.face());
  if (target < faces_.size()) faces_[target].add(card.face());
}

void State::move_card(Card card, Place from, Place to) {
  const std::size_t source = index(from);
  const std::size_t target = index(to);
  auto found = cards_.begin() + (source == 0 ? 0 : ends_[source - 1]);
  while (*found != card) ++found;
  assert(found < cards_.begin() + ends_[source]);
  const auto goal = cards_.begin() + ends_[target];
  if (source <= target)
    *std::move(found + 1, goal, found) = card;
  else
    *(std::move_backward(goal, found, found + 1) - 1) = card;
  note_moved(card, source, target);
}

void State::move_cards(std::span<const Card> cards, Place from, Place to) {
  for (const Card card : cards) move_card(card, from, to);
}

void State::deal_cards(Place to, std::size_t count) {
  const std::size_t target = index(to);
  for (; target > 0 && count > 0 && ends_[0] > 0; --count) {
    const Card card = cards_.front();
    *std::move(cards_.begin() + 1, cards_.begin() + ends_[target], cards_.begin()) = card;
    note_moved(card, 0, target);
  }
}

void State::strike_empty() {
  for (std::size_t at = builds.size(); at-- > 0;) {
    if (!build(at).empty()) continue;
    builds.erase(builds.begin() + static_cast<std::ptrdiff_t>(at));
    ends_.erase(ends_.begin() +
                static_cast<std::ptrdiff_t>(index(Place::build(static_cast<int>(at) + 1))));
    ends_.push_back(ends_.back());
  }
}

void State::exchange(Card one, Card other) {
  const auto first = std::ranges::find(cards_, one);
  const auto second = std::ranges::find(cards_, other);
  assert(first != cards_.end() && second != cards_.end());
  std::iter_swap(first, second);
  for (FaceSet& faces : faces_) {
    const bool has_one = faces.has(one);
    const bool has_other = faces.has(other);
    if (has_one == has_other) continue;
    faces.remove(has_one ? one.face() : other.face());
    faces.add(has_one ? other.face() : one.face());
  }
}

void State::place_in_stock(Card card, std::size_t ahead) {
  const auto end = cards_.begin() + ends_[0];
  const auto found = std::find(cards_.begin(), end, card);
  assert(found != end && ahead < ends_[0]);
  const auto goal = cards_.begin() + static_cast<std::ptrdiff_t>(ahead);
  if (found < goal)
    std::rotate(found, found + 1, goal + 1);
  else
    std::rotate(goal, found, found + 1);
}

std::uint64_t State::hash_of_order() const {
  std::uint64_t hash = 0xcbf29ce484222325U;  // FNV-1a
  for (Card card : cards_)
    hash = (hash ^ static_cast<std::uint64_t>(card.number())) * 0x100000001b3U;
  return hash;
}

/// Leaves the first `count` of all cards in the stock, and moves the rest to the spent cards.
void State::leave_in_stock(std::size_t count, const RuleData& rules) {
  const std::size_t spent = index(Place::own(rules, rules.shoe->spent, 1));
  std::fill_n(ends_.begin(), spent, static_cast<std::uint16_t>(count));
  if (!is_of_one_pack_) return;
  faces_[0] = {};
  for (const Card card : stock()) faces_[0].add(card.face());
}

State State::with_fresh_deck(const Cards& deck, const RuleData& rules) const {
  State fresh(players_, deck.empty() ? cards_ : deck, rules);
  if (deck.empty()) fresh.leave_in_stock(stock().size(), rules);
  fresh.deal = deal;
  fresh.dealer = dealer;
  fresh.scores = scores;
  fresh.out = out;
  fresh.variables = variables;
  fresh.sets = sets;
  fresh.carried = carried;
  fresh.pots = pots;
  fresh.bank = bank;
  fresh.stakes = stakes_left(fresh, rules);
  reset_variables(fresh, rules, VariableRule::Resets::Deal);
  return fresh;
}

Stakes stakes_left(const State& state, const RuleData& rules) {
  int sum = 0;
  for (std::size_t i = 0; i < rules.pots.size(); ++i)
    if (rules.pots[i].per_seat)
      for (const std::size_t slot : pot_slots(rules, i, state.players()))
        sum = std::min(most_money, sum + state.pots[slot]);
  return {sum, sum};
}

int declared_value(Place place, const PileRule& rule, const State& state, const RuleData& rules) {
  return state.variables[variable_slot(rules, rule.declared, place.seat(), slot_of(place, rules))];
}

std::span<const Card> cards_taken(Place place, const State& state, const RuleData& rules) {
  const std::span<const Card> cards = state.cards(place);
  const bool is_whole = pile_rule_of(place, rules).what == PileRule::What::Whole || cards.empty();
  return is_whole ? cards : cards.last(1);
}

std::size_t variable_slot(const RuleData& rules, std::size_t variable, Seat seat, int slot) {
  const VariableRule& rule = rules.variables[variable];
  const int before = (rule.per_seat ? (seat - 1) * rule.slots : 0) + slot - 1;
  return first_slot(rules, variable) + static_cast<std::size_t>(before);
}

void reset_variables(State& state, const RuleData& rules, VariableRule::Resets when) {
  // A new match resets what a new deal does, and so on down to a play.
  std::size_t first = 0;
  for (const VariableRule& rule : rules.variables) {
    const std::size_t end = first + room_of(rule);
    if (rule.resets >= when)
      for (std::size_t slot = first; slot < end; ++slot) {
        state.variables[slot] = rule.initial;
        if (rule.is_set) state.sets[slot].clear();
      }
    first = end;
  }
}

std::vector<std::string> clauses_followed(const State& state, const RuleData& rules) {
  std::vector<std::string> clauses{stage_asked(state, rules).clause};
  const std::vector<DealStep>& steps =
      state.round > 1 && rules.deal.later ? *rules.deal.later : rules.deal.first;
  for (const DealStep& step : std::span(steps).first(std::min(steps.size(), state.dealt_steps)))
    clauses.push_back(step.clause);
  std::erase(clauses, std::string());
  return clauses;
}

}  // namespace kasino
