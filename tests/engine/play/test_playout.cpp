#include <algorithm>

#include "engine/deck.hpp"
#include "engine/event.hpp"
#include "engine/flow.hpp"
#include "engine/legality.hpp"
#include "engine/plain_moves.hpp"
#include "tests/catch.hpp"
#include "tests/moves.hpp"
#include "tests/nordic_rules.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// With a duty to play what captures, too.
RuleData all_duties() {
  RuleData rules = reversed_rules();
  rules.duties.any_capture = "ANY";
  return rules;
}

RuleData two_packs() {
  RuleData rules = nordic_rules();
  rules.deck.packs = 2;
  return rules;
}

}  // namespace

TEST_CASE("A playout goes as the same moves do when they are told", "[plain_moves]") {
  const Rules rules(
      GENERATE(nordic_rules(), must_capture_rules(), reversed_rules(), all_duties(), two_packs()));
  Random deals(1);
  for (int deal = 0; deal < 5; ++deal) {
    State played = start_match(rules, 3, 1, shuffled_deck(rules.data().deck, deals), nullptr);
    State told = played;
    Random random = deals;
    Random other = deals;
    while (played.phase == Phase::Play) {
      const Move move = random_legal_move(told, rules, other);
      REQUIRE(is_legal(move, told, rules));
      EventLog log;
      apply(told, move, rules, &log);
      play_random_move(played, rules, random);
      REQUIRE(played == told);
    }
  }
}

TEST_CASE("Moves are plain where bitmaps tell everything", "[plain_moves]") {
  const Rules rules(nordic_rules());
  const Rules double_pack(two_packs());
  Random random(1);
  State state = start_match(rules, 2, 1, shuffled_deck(rules.data().deck, random), nullptr);
  CHECK(has_plain_moves(state, rules));
  CHECK_FALSE(has_plain_moves(
      start_match(double_pack, 2, 1, shuffled_deck(double_pack.data().deck, random), nullptr),
      double_pack));
  state.phase = Phase::DealOver;
  CHECK_FALSE(has_plain_moves(state, rules));
}

TEST_CASE("Faces follow the cards", "[plain_moves]") {
  const Rules rules(nordic_rules());
  Random random(2);
  State state = start_match(rules, 2, 1, shuffled_deck(rules.data().deck, random), nullptr);
  const auto agree = [&](Place place) {
    const auto cards = state.cards(place);
    return state.faces(place).size() == static_cast<int>(cards.size()) &&
           std::all_of(cards.begin(), cards.end(),
                       [&](Card card) { return state.faces(place).has(card); });
  };
  while (state.phase == Phase::Play) {
    state.exchange(state.hand(state.turn).front(), state.all_cards().front());
    state.exchange(state.all_cards().back(), state.all_cards().front());
    play_random_move(state, rules, random);
    for (Seat seat = 1; seat <= 2; ++seat)
      REQUIRE((agree(Place::hand(seat)) && agree(Place::pile(seat))));
    REQUIRE((agree(Place::table()) && agree(Place::stock())));
  }
}
