// Positions: errors of a Setup, and that every card stays in one place.
#include <algorithm>
#include <map>

#include "engine/cards/card_text.hpp"
#include "engine/model/setup.hpp"
#include "engine/model/state.hpp"
#include "engine/text/error.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_positions.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// The error of a good setup after a change: "place | message"; empty if it is valid.
std::string complaint(void (*change)(Setup&)) {
  Setup setup;
  setup.table = cards("h7");
  setup.hands = {cards("s7"), cards("c9")};
  change(setup);
  try {
    State::from(setup, shipped("standard").data());
  } catch (const SetupError& error) {
    return error.place() + " | " + error.what();
  }
  return {};
}

}  // namespace

TEST_CASE("A position is what its setup says, and the rest is as at the start", "[state]") {
  Setup setup;
  setup.players = 3;
  setup.stock = cards("s2 s3");
  setup.table = cards("h7 d4");
  setup.hands = {cards("s7 c2"), cards("c9")};
  setup.piles = {{}, cards("dK hK")};
  setup.words["sweeps"] = "1";
  setup.words["scores"] = "0 -3 7";
  setup.words["turn"] = "2";
  setup.words["last_capturer"] = "2";
  const State state = State::from(setup, shipped("standard").data());
  CHECK(state.players() == 3);
  CHECK(to_text(state.stock()) == "s2 s3");
  CHECK(to_text(state.table()) == "h7 d4");
  CHECK(to_text(state.hand(1)) == "s7 c2");
  CHECK(to_text(state.hand(2)) == "c9");
  CHECK(state.hand(3).empty());
  CHECK(to_text(state.pile(2)) == "dK hK");
  CHECK(state.sweeps[0] == 1);
  CHECK(state.scores[1] == -3);
  CHECK(state.turn == 2);
  CHECK(state.dealer == 1);
  CHECK(state.last_capturer == 2);
  CHECK(state.phase == Phase::Play);
  CHECK(state.deal == 1);
}

TEST_CASE("A fault in a setup is reported with the zone or field", "[state]") {
  struct Row {
    void (*change)(Setup&);
    const char* complaint;
  };
  const auto row = GENERATE(values<Row>({
      {[](Setup&) {}, ""},
      {[](Setup& s) {
         s.players = 1;
         s.hands.clear();
       },
       "players | players: standard is for 2 to 4 players, not 1"},
      {[](Setup& s) { s.players = 5; }, "players | players: standard is for 2 to 4 players, not 5"},
      {[](Setup& s) { s.words["turn"] = "3"; },
       "turn | turn: expected a seat from 1 to 2, not \"3\""},
      {[](Setup& s) { s.words["turn"] = "0"; },
       "turn | turn: expected a seat from 1 to 2, not \"0\""},
      {[](Setup& s) { s.words["dealer"] = "3"; },
       "dealer | dealer: expected a seat from 1 to 2, not \"3\""},
      {[](Setup& s) { s.words["last_capturer"] = "-1"; },
       "last_capturer | last_capturer: expected a seat from 1 to 2, not \"-1\""},
      {[](Setup& s) { s.hands.push_back(cards("c2")); }, "hand3 | hand3: there are 2 seats"},
      {[](Setup& s) {
         s.piles = {{}, {}, {}, cards("c2")};
       },
       "pile4 | pile4: there are 2 seats"},
      {[](Setup& s) { s.words["sweeps"] = "0 0 1"; },
       "sweeps | sweeps: there are 2 seats, but 3 are named"},
      {[](Setup& s) { s.words["scores"] = "0 0 1"; },
       "scores | scores: there are 2 seats, but 3 are named"},
      {[](Setup& s) { s.words["sweeps"] = "0 -1"; },
       "sweeps | sweeps: expected a whole number from 0 to 1000000, not \"-1\""},
      {[](Setup& s) { s.table = cards("*1"); },
       "table | table: *1 is no card of the deck of standard"},
      {[](Setup& s) { s.hands[1] = cards("h8'"); },
       "hand2 | hand2: h8' is no card of the deck of standard"},
      {[](Setup& s) { s.stock = cards("s2 d2 s2"); },
       "stock | stock: s2 is named twice, the first time in stock"},
      {[](Setup& s) { s.hands[1] = cards("c9 h7"); },
       "hand2 | hand2: h7 is named twice, the first time in table"},
      {[](Setup& s) {
         s.piles = {{}, cards("s7")};
       },
       "pile2 | pile2: s7 is named twice, the first time in hand1"},
  }));
  CHECK(complaint(row.change) == row.complaint);
}

TEST_CASE("A card that the deck leaves out is unknown", "[state]") {
  RuleData rules = shipped("standard").data();
  rules.deck.without.add(card("h8").face());
  Setup setup;
  setup.table = cards("h8");
  CHECK_THROWS_AS(State::from(setup, rules), SetupError);
}

TEST_CASE("With two packs and jokers, twins and jokers are cards of their own", "[state]") {
  RuleData rules = shipped("standard").data();
  rules.deck.packs = 2;
  rules.deck.jokers = 2;
  Setup setup;
  setup.table = cards("h8 h8' *2");
  CHECK(State::from(setup, rules).table().size() == 3);
  setup.table = cards("h8'3");
  CHECK_THROWS_AS(State::from(setup, rules), SetupError);
  setup.table = cards("*3");
  CHECK_THROWS_AS(State::from(setup, rules), SetupError);
}

TEST_CASE("A card that is moved lies last where it went, and nowhere else", "[state]") {
  State state(2, cards("s2 s3 s4 s5"), shipped("standard").data());
  state.move_card(card("s3"), Place::stock(), Place::hand(2));
  state.move_card(card("s2"), Place::stock(), Place::hand(2));
  CHECK(to_text(state.hand(2)) == "s3 s2");
  CHECK(to_text(state.stock()) == "s4 s5");
  state.move_card(card("s3"), Place::hand(2), Place::stock());
  CHECK(to_text(state.stock()) == "s4 s5 s3");
  CHECK(to_text(state.hand(2)) == "s2");
  state.move_card(card("s4"), Place::stock(), Place::stock());
  CHECK(to_text(state.stock()) == "s5 s3 s4");
}

TEST_CASE("moving_cards_conserves_them", "[state]") {
  Dice dice(1);
  const RuleData rules = shipped("standard").data();
  const Cards deck = packs_without("");
  State state(3, deck, rules);
  std::vector<Place> places = {Place::stock(), Place::table()};
  for (Seat seat = 1; seat <= 3; ++seat) {
    places.push_back(Place::hand(seat));
    places.push_back(Place::pile(seat));
  }
  std::map<std::size_t, Cards> model;
  model[0] = deck;
  const auto any = [&] {
    return static_cast<std::size_t>(dice.roll(static_cast<int>(places.size())));
  };
  for (int i = 0; i < tries(20'000); ++i) {
    const std::size_t from = any(), to = any();
    if (model[from].empty()) continue;
    const Card moved =
        model[from][static_cast<std::size_t>(dice.roll(static_cast<int>(model[from].size())))];
    std::erase(model[from], moved);
    model[to].push_back(moved);
    state.move_card(moved, places[from], places[to]);
    REQUIRE(std::ranges::equal(state.cards(places[from]), model[from]));
    REQUIRE(std::ranges::equal(state.cards(places[to]), model[to]));
    REQUIRE(state.holds(places[to], moved));
  }
  CHECK(sorted(state.all_cards()) == deck);
}

TEST_CASE("States are equal when everything that matters is", "[state]") {
  const RuleData rules = shipped("standard").data();
  const State state(2, cards("s2 s3"), rules);
  State other = state;
  CHECK(other == state);
  other.scores[1] = 1;
  CHECK_FALSE(other == state);
  other = state;
  other.move_card(card("s2"), Place::stock(), Place::table());
  CHECK_FALSE(other == state);
  CHECK_FALSE(State(2, cards("s3 s2"), rules) == state);
}

TEST_CASE("Variables start where they are declared to, and again at the start of each span",
          "[state]") {
  using Resets = VariableRule::Resets;
  RuleData rules = shipped("standard").data();
  rules.variables.resize(4);
  const Resets spans[] = {Resets::Match, Resets::Deal, Resets::Round, Resets::Play};
  for (std::size_t i = 0; i < 4; ++i) {
    rules.variables[i].initial = 7;
    rules.variables[i].resets = spans[i];
    rules.variables[i].per_seat = true;
  }
  struct Row {
    Resets when;
    std::vector<int> after;
  };
  const auto row = GENERATE(values<Row>({{Resets::Match, {7, 7, 7, 7}},
                                         {Resets::Deal, {1, 7, 7, 7}},
                                         {Resets::Round, {1, 1, 7, 7}},
                                         {Resets::Play, {1, 1, 1, 7}}}));
  State state(3, {}, rules);
  std::fill(state.variables.begin(), state.variables.end(), 1);
  reset_variables(state, rules, row.when);
  for (std::size_t i = 0; i < 4; ++i)
    for (Seat seat = 1; seat <= 3; ++seat)
      CHECK(state.variables[variable_slot(rules, i, seat)] == row.after[i]);
}
