// What a view answers about sets of cards: those that a card can take, those that make a value.
#include <algorithm>
#include <set>

#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/objects.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_sets = 4096;

/// The position if just `cards` lay on the table: others have gone back to the hand of `seat`.
State with_table(State position, const Cards& cards, Seat seat) {
  const auto is_among = [](std::span<const Card> some, Card card) {
    return std::find(some.begin(), some.end(), card) != some.end();
  };
  for (Card card : Cards(position.table().begin(), position.table().end()))
    if (!is_among(cards, card)) position.move_card(card, Place::table(), Place::hand(seat));
  const auto fetch = [&](Place place) {
    for (Card card : Cards(position.cards(place).begin(), position.cards(place).end()))
      if (is_among(cards, card)) position.move_card(card, place, Place::table());
  };
  fetch(Place::stock());
  for (Seat owner = 1; owner <= position.players(); ++owner) {
    fetch(Place::hand(owner));
    fetch(Place::pile(owner));
  }
  return position;
}

/// The sets of `lying` that the card can take, or of the table if nothing is given.
std::vector<Cards> sets_taken(const CallContext& call, Card card,
                              std::optional<std::span<const Card>> lying) {
  Cards table = sorted(lying.value_or(call.state->table()));
  std::optional<State> supposed;
  if (lying && !call.decides_captures && !call.rules->are_captures_plain()) {
    supposed = with_table(*call.state, table, call.viewer.value_or(call.state->turn));
    table = sorted(supposed->table());
  }
  const CardCaptures captures = captures_of(card, table, call, supposed ? *supposed : *call.state);
  std::vector<Cards> sets;
  captures.each(Leave::Anything, [&](const ItemSet& items) {
    Cards& taken = sets.emplace_back();
    items.each([&](int item) { taken.push_back(table[static_cast<std::size_t>(item)]); });
    return sets.size() < most_sets;
  });
  return sets;
}

/// captures(card[, cards]): the sets that the card can take, at most 4096, duties aside.
int captures_on_table(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const Card card = Argument<Card>::read(state, 2);
  const auto lying = Argument<std::optional<std::span<const Card>>>::read(state, 3);
  charge(state, 100);
  return push_answer(state, [&] { return sets_taken(*self.context, card, lying); });
}

/// Walks through the sets of `cards` that add up to a value, in dictionary order.
class SumWalk {
 public:
  SumWalk(const ValueTable& values, const Cards& cards) : values_(values), cards_(cards) {}

  void to(int left, std::size_t from = 0) {
    for (std::size_t i = from; i < cards_.size() && steps_ < most_steps; ++i) {
      set_.push_back(cards_[i]);
      for (Value value : values_[cards_[i].face()]) {
        ++steps_;
        if (value < left)
          to(left - value, i + 1);
        else if (value == left && sets_.size() < most_sets && seen_.insert(set_).second)
          sets_.push_back(set_);
      }
      set_.pop_back();
    }
  }
  std::size_t steps() const { return steps_; }
  const std::vector<Cards>& sets() const { return sets_; }

 private:
  static constexpr std::size_t most_steps = 200'000;
  const ValueTable& values_;
  const Cards& cards_;
  Cards set_;
  std::vector<Cards> sets_;
  std::set<Cards> seen_;  ///< each once, however its cards are counted
  std::size_t steps_ = 0;
};

/// groups(value[, cards]): the sets of table cards that add up to the value, at most 4096.
int groups_on_table(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const int value = Argument<int>::read(state, 2);
  const auto lying = Argument<std::optional<std::span<const Card>>>::read(state, 3);
  std::size_t steps = 0;
  const int pushed = push_answer(state, [&] {
    const Cards cards = sorted(lying.value_or(self->state->table()));
    SumWalk walk(self->rules->data().capture.table_values, cards);
    walk.to(value);
    steps = walk.steps();
    return walk.sets();
  });
  charge(state, steps);
  return pushed;
}

}  // namespace

const luaL_Reg view_captures[] = {
    {"captures", &captures_on_table}, {"groups", &groups_on_table}, {nullptr, nullptr}};

}  // namespace kasino
