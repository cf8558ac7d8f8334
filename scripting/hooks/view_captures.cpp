// What a view answers about sets of cards: those that a card can take, those that make a value.
#include <algorithm>
#include <cstring>
#include <set>

#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/objects.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_sets = 4096;

/// Lists of cards, packed into memory that a raised error does not leak.
class PackedLists {
 public:
  explicit PackedLists(std::string& bytes) : bytes_(bytes) { bytes_.clear(); }

  void add(std::span<const Card> cards) {
    const std::size_t size = cards.size();
    bytes_.append(reinterpret_cast<const char*>(&size), sizeof size);
    bytes_.append(reinterpret_cast<const char*>(cards.data()), size * sizeof(Card));
    ++count_;
  }
  std::size_t count() const { return count_; }

 private:
  std::string& bytes_;
  std::size_t count_ = 0;
};

/// Pushes what was packed as a list of Cards. [-0, +1, m]
int push_packed(lua_State* state) {
  const std::string& bytes = sandbox_of(state).scratch();
  lua_newtable(state);
  lua_Integer count = 0;
  for (std::size_t at = 0; at < bytes.size();) {
    std::size_t size = 0;
    std::memcpy(&size, bytes.data() + at, sizeof size);
    at += sizeof size;
    auto* cards = static_cast<Card*>(lua_newuserdatauv(state, (size + 1) * sizeof(Card), 0));
    std::memcpy(static_cast<void*>(cards), bytes.data() + at, size * sizeof(Card));
    at += size * sizeof(Card);
    push_cards(state, {cards, size});
    lua_remove(state, -2);
    lua_rawseti(state, -2, ++count);
  }
  return 1;
}

/// The cards at argument `index`, or those on the table.
std::span<const Card> cards_or_table(lua_State* state, int index, Self self) {
  return lua_isnoneornil(state, index) ? self->state->table() : check_cards_argument(state, index);
}

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

/// captures(card[, cards]): the sets that the card can take, at most 4096, duties aside.
int captures_on_table(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const Card card = Argument<Card>::read(state, 2);
  const std::span<const Card> lying = cards_or_table(state, 3, self);
  const bool is_table = lua_isnoneornil(state, 3);
  charge(state, 100);
  guarded(state, [&] {
    const CallContext& call = *self.context;
    Cards table = sorted(lying);
    std::optional<State> supposed;
    if (!is_table && !call.decides_captures && !self->rules->are_captures_plain()) {
      supposed = with_table(*self->state, table, call.viewer.value_or(self->state->turn));
      table = sorted(supposed->table());
    }
    const CardCaptures captures =
        captures_of(card, table, call, supposed ? *supposed : *self->state);
    PackedLists lists(sandbox_of(state).scratch());
    Cards taken;
    captures.each(Leave::Anything, [&](const ItemSet& items) {
      taken.clear();
      items.each([&](int item) { taken.push_back(table[static_cast<std::size_t>(item)]); });
      lists.add(taken);
      return lists.count() < most_sets;
    });
  });
  return push_packed(state);
}

/// Walks through the sets of `cards` that add up to a value, in dictionary order.
class SumWalk {
 public:
  SumWalk(const ValueTable& values, const Cards& cards, PackedLists& lists)
      : values_(values), cards_(cards), lists_(lists) {}

  void to(int left, std::size_t from = 0) {
    for (std::size_t i = from; i < cards_.size() && steps_ < most_steps; ++i) {
      set_.push_back(cards_[i]);
      bool made = false;
      for (Value value : values_[cards_[i].face()]) {
        ++steps_;
        if (value == left && !made && lists_.count() < most_sets) {
          made = true;  // once, however its cards are counted
          if (seen_.insert(set_).second) lists_.add(set_);
        } else if (value < left) {
          to(left - value, i + 1);
        }
      }
      set_.pop_back();
    }
  }
  std::size_t steps() const { return steps_; }

 private:
  static constexpr std::size_t most_steps = 200'000;
  const ValueTable& values_;
  const Cards& cards_;
  PackedLists& lists_;
  Cards set_;
  std::set<Cards> seen_;
  std::size_t steps_ = 0;
};

/// groups(value[, cards]): the sets of table cards that add up to the value, at most 4096.
int groups_on_table(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const int value = Argument<int>::read(state, 2);
  const std::span<const Card> lying = cards_or_table(state, 3, self);
  std::size_t steps = 0;
  guarded(state, [&] {
    PackedLists lists(sandbox_of(state).scratch());
    const Cards cards = sorted(lying);
    SumWalk walk(self->rules->data().capture.table_values, cards, lists);
    walk.to(value);
    steps = walk.steps();
  });
  charge(state, steps);
  return push_packed(state);
}

}  // namespace

const luaL_Reg view_captures[] = {
    {"captures", &captures_on_table}, {"groups", &groups_on_table}, {nullptr, nullptr}};

}  // namespace kasino
