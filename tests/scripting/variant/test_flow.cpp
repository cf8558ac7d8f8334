// What is told of the course of a deal: the fields of events, which scenarios do not see.
#include "engine/play/playing.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

TEST_CASE("The events of a deal have the fields that the page about the program lists", "[flow]") {
  const Variant standard("standard");
  EventLog log;
  State state = position(standard, "h7 dJ", {"s7", "c9"});
  play(state, standard, "s7xh7", &log);
  play(state, standard, "c9", &log);
  const std::vector<int> points = {3, 0};  // most cards, and most spades
  CHECK(log ==
        EventLog{{"capture", {{"seat", 1}, {"card", cards("s7")}, {"captured", table("h7")}}},
                 {"trail", {{"seat", 2}, {"card", cards("c9")}}},
                 {"leftovers", {{"seat", 1}, {"cards", cards("dJ c9")}}},
                 {"deal-over", {{"deal", 1}, {"points", points}, {"scores", points}}}});
  log.clear();
  state = position(standard, "h7 s3 d4", {"s7 c2", "c9 h4"});
  play(state, standard, "s7xh7 s3 d4", &log);
  CHECK(log.back() == Event{"sweep", {{"seat", 1}}});
}

TEST_CASE("Where the cards left go, and the clause that says so, is told", "[flow]") {
  const auto told = [](const std::string& rule) {
    const Variant ends(KASINO_TEST_DATA "/scenarios/ends.lua", {{"left", rule}});
    EventLog log;
    State state = position(ends, "", {"s7", ""});
    play(state, ends, "s7", &log);
    return log.at(1);
  };
  const std::string clause = "X-1";
  CHECK(told("dealer") ==
        Event{"leftovers", {{"seat", 2}, {"cards", cards("s7")}, {"clause", clause}}});
  CHECK(told("nobody") == Event{"leftovers", {{"cards", cards("s7")}, {"clause", clause}}});
}

TEST_CASE("The last round is called before it is dealt", "[flow]") {
  const Variant standard("standard");
  State state = start_match(standard, 4, 3, packs_without(""), nullptr);
  lay_out(state, standard, 31);
  EventLog log;
  lay_out(state, standard, 1, &log);
  CHECK(types_of(log) == "trail last-round deal");
  CHECK(log[1] == Event{"last-round", {{"dealer", 3}}});
  CHECK(log[2] == Event{"deal", {{"deal", 1}, {"round", 3}, {"dealer", 3}}});
}

TEST_CASE("Playing needs no log, and is the same with one", "[flow]") {
  const Variant standard("standard");
  EventLog log;
  State with = start_match(standard, 3, 1, packs_without(""), &log);
  State without = start_match(standard, 3, 1, packs_without(""), nullptr);
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
