// Views show what a seat may know, and nothing else.
#include "engine/cards/card_text.hpp"
#include "engine/model/setup.hpp"
#include "engine/model/view.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

const RuleData& rules() { return shipped("standard").data(); }

State position(const char* hand2, const char* stock, const char* pile2 = "dK") {
  Setup setup;
  setup.table = cards("h7 d4");
  setup.hands = {cards("s7 c2"), cards(hand2)};
  setup.stock = cards(stock);
  setup.piles = {cards("hQ"), cards(pile2)};
  return State::from(setup, rules());
}

}  // namespace

TEST_CASE("A seat knows its hand, the table, and the piles that all saw come", "[view]") {
  const State state = position("c9 h4", "s2 s3");
  const View view(state, rules(), 1);
  CHECK(to_text(view.cards(Place::hand(1))) == "s7 c2");
  CHECK(to_text(view.cards(Place::table())) == "h7 d4");
  CHECK(to_text(view.cards(Place::pile(2))) == "dK");
}

TEST_CASE("A seat does not know other hands, nor the stock", "[view]") {
  const State state = position("c9 h4", "s2 s3");
  const View view(state, rules(), 1);
  CHECK_THROWS_WITH(view.cards(Place::hand(2)), "the cards of hand2 are hidden from seat 1");
  CHECK_THROWS_WITH(view.cards(Place::stock()), "the cards of stock are hidden from seat 1");
  CHECK_THROWS_AS(view.cards(Place::stock()), HiddenCards);
  CHECK(view.count(Place::hand(2)) == 2);
  CHECK(view.count(Place::stock()) == 2);
}

TEST_CASE("Piles lie face down on the screen, the own one too", "[view]") {
  const State state = position("c9 h4", "s2 s3");
  const View view(state, rules(), 1);
  CHECK_FALSE(view.shows(Place::pile(1)));
  CHECK_FALSE(view.shows(Place::pile(2)));
  CHECK(view.shows(Place::hand(1)));
  CHECK_FALSE(view.shows(Place::hand(2)));
  CHECK(view.shows(Place::table()));
}

TEST_CASE("A view without a seat has every card open", "[view]") {
  const State state = position("c9 h4", "s2 s3");
  const View open(state, rules());
  CHECK(to_text(open.cards(Place::hand(2))) == "c9 h4");
  CHECK(to_text(open.cards(Place::stock())) == "s2 s3");
  CHECK(open.shows(Place::pile(2)));
}

TEST_CASE("States that differ only in hidden cards are one view", "[view]") {
  const State state = position("c9 h4", "s2 s3");
  const State other_hand = position("d9 c4", "s2 s3");
  const State other_stock = position("c9 h4", "s3 s2");
  const State swapped = position("s2 h4", "c9 s3");
  CHECK(View(state, rules(), 1) == View(other_hand, rules(), 1));
  CHECK(View(state, rules(), 1) == View(other_stock, rules(), 1));
  CHECK(View(state, rules(), 1) == View(swapped, rules(), 1));
  CHECK_FALSE(View(state, rules(), 2) == View(other_hand, rules(), 2));
  CHECK_FALSE(View(state, rules()) == View(other_stock, rules()));
}

TEST_CASE("States that differ in anything public are two views", "[view]") {
  const State state = position("c9 h4", "s2 s3");
  const State more = position("c9 h4 h5", "s2 s3");
  const State pile = position("c9 h4", "s2 s3", "dJ");
  CHECK_FALSE(View(state, rules(), 1) == View(more, rules(), 1));
  CHECK_FALSE(View(state, rules(), 1) == View(pile, rules(), 1));
  CHECK_FALSE(View(state, rules(), 1) == View(state, rules(), 2));
  CHECK_FALSE(View(state, rules(), 1) == View(state, rules()));
  struct Row {
    void (*change)(State&);
  };
  const auto row = GENERATE(values<Row>({
      {[](State& s) { s.turn = 2; }},
      {[](State& s) { s.dealer = 1; }},
      {[](State& s) { s.deal = 2; }},
      {[](State& s) { s.round = 2; }},
      {[](State& s) { s.last_round = true; }},
      {[](State& s) { s.phase = Phase::DealOver; }},
      {[](State& s) { s.last_capturer = 1; }},
      {[](State& s) { s.last_player = 1; }},
      {[](State& s) { s.sweeps[1] = 1; }},
      {[](State& s) { s.scores[1] = 1; }},
      {[](State& s) {
        s.awards = {{1, 2, "STD-SCO-1"}};
      }},
      {[](State& s) { s.winners = {2}; }},
  }));
  State changed = state;
  row.change(changed);
  CHECK_FALSE(View(state, rules(), 1) == View(changed, rules(), 1));
}
