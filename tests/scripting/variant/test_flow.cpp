// The course of a deal, where scenarios beside variants/standard.lua cannot express it: the fields
// of events, the order of piles, positions that no deal leads to.
#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

// In dealing order. Its first 24 cards are two rounds of two players.
constexpr const char* deck =
    "sQ dQ d10 hJ cA d9 hK c10 d2 h8 s5 h3 s4 c9 s3 s10 d3 c2 s7 s2 sJ d7 h6 h7 d5 d4 dA c3 sA h4 "
    "s8 hA sK hQ c8 cQ h2 dJ c6 h5 c7 c5 h9 c4 s6 cJ s9 dK d6 cK h10 d8";

State dealt(const Rules& rules, int players, Seat dealer, EventLog* log = nullptr) {
  return start_match(rules, players, dealer, cards(deck), log);
}

std::string hand(const State& state, Seat seat) { return to_text(state.hand(seat)); }

/// A position that is set up, and made ready as a game does.
State ready(const Rules& rules, const Setup& setup, EventLog* log = nullptr) {
  State state = State::from(setup, rules.data());
  enter_setup(state, rules, log);
  return state;
}

const Event& event(const EventLog& log, const std::string& type) {
  const auto found =
      std::find_if(log.begin(), log.end(), [&](const Event& event) { return event.type == type; });
  REQUIRE(found != log.end());
  return *found;
}

}  // namespace

TEST_CASE("STD-DEAL-5: the last round is called before it is dealt, and no other", "[flow]") {
  const Variant standard("standard");
  EventLog log;
  State state = dealt(standard, 4, 3, &log);
  CHECK_FALSE(state.last_round);
  lay_out(state, standard, 16, &log);
  CHECK(state.round == 2);
  CHECK_FALSE(state.last_round);
  CHECK(types_of(log).find("last-round") == std::string::npos);
  lay_out(state, standard, 15, &log);
  log.clear();
  lay_out(state, standard, 1, &log);
  CHECK(state.last_round);
  CHECK(log == EventLog{{"trail", {{"seat", 3}, {"card", cards("cQ")}}},
                        {"last-round", {{"dealer", 3}}},
                        {"deal", {{"deal", 1}, {"round", 3}, {"dealer", 3}}}});
}

TEST_CASE("STD-CAP-5: the played and the taken cards go on the own pile, new ones on top",
          "[flow]") {
  const Variant standard("standard");
  Setup setup;
  setup.table = cards("d6 h7 c3");
  setup.hands = {cards("s7 c2"), cards("c9 h4")};
  setup.piles = {cards("hQ sQ"), cards("dK")};
  State state = ready(standard, setup);
  play(state, standard, "s7xh7");
  CHECK(to_text(state.pile(1)) == "hQ sQ s7 h7");
  CHECK(to_text(state.pile(2)) == "dK");
  CHECK(state.last_capturer == 1);
}

TEST_CASE("STD-TAB-1: taking every table card is a sweep, taking all but one is none", "[flow]") {
  const Variant standard("standard");
  const State before = position(standard, "h7 s3 d4", {"s7 c2", "c9 h4"});
  State swept = before;
  EventLog log;
  play(swept, standard, "s7xh7 s3 d4", &log);
  CHECK(swept.sweeps[0] == 1);
  CHECK(types_of(log) == "capture sweep");
  CHECK(event(log, "sweep") == Event{"sweep", {{"seat", 1}}});
  CHECK(event(log, "capture") ==
        Event{"capture", {{"seat", 1}, {"card", cards("s7")}, {"captured", table("h7 s3 d4")}}});
  State left = before;
  play(left, standard, "s7xs3 d4");
  CHECK(left.sweeps[0] == 0);
}

TEST_CASE("STD-END-1, STD-END-2: the last capturer gets what is left, and that is no sweep",
          "[flow]") {
  const Variant standard("standard");
  State state = position(standard, "h7 dJ", {"s7", "c9"});
  EventLog log;
  play(state, standard, "s7xh7", &log);
  play(state, standard, "c9", &log);
  CHECK(state.phase == Phase::DealOver);
  CHECK(state.table().empty());
  CHECK(to_text(state.pile(1)) == "s7 h7 dJ c9");
  CHECK(state.sweeps[0] == 0);
  CHECK(types_of(log) == "capture trail leftovers deal-over");
  CHECK(event(log, "leftovers") == Event{"leftovers", {{"seat", 1}, {"cards", cards("dJ c9")}}});
}

TEST_CASE("Left-overs belong to nobody when nobody captured in the deal", "[flow]") {
  const Variant standard("standard", {{"last_capture_point", "true"}});
  EventLog log;
  State state = dealt(standard, 2, 2);
  lay_out(state, standard, 48, &log);
  CHECK(state.phase == Phase::DealOver);
  CHECK(state.table().size() == 52);
  CHECK(types_of(log).find("leftovers") == std::string::npos);
  CHECK(
      event(log, "deal-over") ==
      Event{"deal-over",
            {{"deal", 1}, {"points", std::vector<int>{0, 0}}, {"scores", std::vector<int>{0, 0}}}});
}

TEST_CASE("In a position of one's own, a seat without cards is passed over", "[flow]") {
  const Variant standard("standard");
  Setup setup;
  setup.players = 3;
  setup.hands = {{}, {}, cards("s7 c2")};
  State state = ready(standard, setup);
  CHECK(state.turn == 3);
  CHECK(state.phase == Phase::Play);
  play(state, standard, "s7");
  CHECK(state.turn == 3);
}

TEST_CASE("The dealer of a position is the seat before the one to move, unless it is named",
          "[flow]") {
  const Variant standard("standard");
  Setup setup;
  setup.players = 3;
  setup.hands = {cards("h5"), cards("s5"), cards("d5")};
  CHECK(ready(standard, setup).dealer == 3);
  setup.words["turn"] = "3";
  CHECK(ready(standard, setup).dealer == 2);
  setup.words["dealer"] = "3";
  CHECK(ready(standard, setup).dealer == 3);
}

TEST_CASE("Without a card in any hand and nothing to deal, the deal is over at once", "[flow]") {
  const Variant standard("standard");
  Setup setup;
  setup.piles = {cards("d10"), cards("hA")};
  setup.table = cards("h7");
  setup.words["last_capturer"] = "2";
  EventLog log;
  const State state = ready(standard, setup, &log);
  CHECK(state.phase == Phase::DealOver);
  CHECK(types_of(log) == "leftovers deal-over");
  CHECK(to_text(state.pile(2)) == "hA h7");
}

TEST_CASE("Without a card in any hand but with a stock, a round is dealt", "[flow]") {
  const Variant standard("standard");
  Setup setup;
  setup.stock = cards("s2 s3 s4 s5 s6 s7 s8 s9");
  EventLog log;
  const State state = ready(standard, setup, &log);
  CHECK(state.phase == Phase::Play);
  CHECK(hand(state, 1) == "s2 s3 s6 s7");
  CHECK(hand(state, 2) == "s4 s5 s8 s9");
  CHECK(state.last_round);
}

TEST_CASE("Playing needs no log, and is the same with one", "[flow]") {
  const Variant standard("standard");
  EventLog log;
  State with = dealt(standard, 3, 1, &log);
  State without = dealt(standard, 3, 1);
  lay_out(with, standard, 48, &log);
  lay_out(without, standard, 48);
  CHECK(with == without);
  CHECK_FALSE(log.empty());
}

TEST_CASE("The end of the match is told after that of the deal", "[flow]") {
  const Variant standard("standard");
  Setup setup;
  setup.hands = {cards("c9")};
  setup.piles = {cards("d10 hA"), cards("h4")};
  setup.words["scores"] = "13 0";
  State state = State::from(setup, standard.data());
  EventLog log;
  play(state, standard, "c9", &log);
  CHECK(
      log ==
      EventLog{
          {"trail", {{"seat", 1}, {"card", cards("c9")}}},
          {"deal-over",
           {{"deal", 1}, {"points", std::vector<int>{4, 0}}, {"scores", std::vector<int>{17, 0}}}},
          {"match-over", {{"winners", std::vector<int>{1}}}}});
}

TEST_CASE("A match has no deal after its last", "[flow]") {
  const Variant single("standard", {{"target", "0"}});
  Game game(single, GameStart{});
  while (game.state().phase == Phase::Play)
    game.play({game.state().turn, game.state().hand(game.state().turn).front(), {}});
  CHECK(game.state().phase == Phase::MatchOver);
  CHECK_THROWS_AS(game.next_deal(), MoveError);
}
