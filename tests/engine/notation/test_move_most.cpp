#include <string>
#include <vector>

#include "engine/cards/card_text.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/model/setup.hpp"
#include "engine/notation/move_text.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A position in which seat 1 holds `hand`.
struct Spot {
  const char* table;
  const char* hand;
};

/// The cards that a text takes; a trail is "-".
std::string taken(const Rules& rules, const Spot& spot, std::string_view text) {
  const Move move = resolve(parse_move(text), position(rules, spot.table, {spot.hand}), rules);
  return move.trails() ? "-" : to_text(move.captured);
}

}  // namespace

TEST_CASE("x* takes the capture of most cards", "[move-text]") {
  const Rules& rules = shipped("standard");
  CHECK(taken(rules, {"h7 s3 d4 cK", "s7"}, "s7x*") == "h7 d4 s3");
  CHECK(taken(rules, {"c2 d9 h6", "s2"}, "s2x*") == "d9 h6");
  CHECK(taken(rules, {"c2 d9 h6", "s2"}, "s2=2x*") == "c2");
}

TEST_CASE("When two sets tie, x* is ambiguous, and both are told", "[move-text]") {
  const Rules& rules = shipped("standard");
  try {
    taken(rules, {"s5 d5 h3", "c8"}, "c8x*");
    FAIL("was resolved");
  } catch (const AmbiguousMove& error) {
    REQUIRE(error.moves().size() == 2);
    CHECK(to_text(error.moves()[0].captured) == "s5 h3");
    CHECK(to_text(error.moves()[1].captured) == "d5 h3");
    CHECK(std::string(error.what()) ==
          "c8x* takes 2 cards in 2 ways: c8xs5+h3 or c8xd5+h3; name the cards");
  }
}

TEST_CASE("Of many ties x* names the first twenty", "[move-text]") {
  const Rules& rules = shipped("standard");
  try {
    taken(rules, {"s5 d5 h5 c5 s6 d6 h6 c6 sA dA hA s2", "c10 cA"}, "cAx*");
    FAIL("was resolved");
  } catch (const AmbiguousMove& error) {
    CHECK(error.moves().size() <= 20);
    CHECK(error.moves().size() > 2);
    CHECK_THAT(error.what(), ContainsSubstring(", ...; name the cards"));
  }
}

TEST_CASE("x* of a card that captures nothing is no move", "[move-text]") {
  const Rules& rules = shipped("standard");
  CHECK_THROWS_AS(taken(rules, {"cK h5", "s7"}, "s7x*"), MoveError);
  CHECK_THROWS_WITH(taken(rules, {"cK h5", "s7"}, "s7x*"),
                    "s7 takes nothing from the table, which holds cK h5");
  CHECK_THROWS_WITH(taken(rules, {"", "s7"}, "s7x*"),
                    "s7 takes nothing from the table, which is empty");
  CHECK_THROWS_WITH(taken(rules, {"c2", "s2"}, "s2=15x*"),
                    "s2 as 15 takes nothing from the table, which holds c2");
}

TEST_CASE("x* heeds the duties", "[move-text]") {
  const Rules& rules = shipped("misar auto_announce=false");
  // s3 h3 d4 would be legal without the larger capture, which clears the table.
  CHECK(taken(rules, {"h7 d7 c6 s3 h3 d4", "c10"}, "c10x*") == "h7 d7 c6 d4 s3 h3");
}

TEST_CASE("x* of a card that has no legal capture is left to the rules", "[move-text]") {
  // The jack clears the table, so the seven may not be played.
  const Rules& rules = shipped("misar auto_announce=false");
  const State state = position(rules, "h7 s4", {"cJ c7"});
  const Move move = resolve(parse_move("c7x*"), state, rules);
  CHECK(to_text(move.captured) == "h7");
  CHECK(judge(move, state, rules).refusals.front().clause == "MIS-A2");
}

TEST_CASE("x* takes no capture for the largest while there may be others of as many cards",
          "[move-text][large]") {
  RuleData data = shipped("misar auto_announce=false").data();
  data.capture.hand_values[card("dJ").face()] = Values{15, 34};
  const Rules rules(std::move(data));
  const Spot spot{
      "s10 s3 d7 h2 s6 h9 c9 d10 sK s9 c3 cK c6 d2 d9 s7 h7 d4 dK d6 c2 c10 h3 s2 d3 c4 h10", "dJ"};
  CHECK_THROWS_AS(taken(rules, spot, "dJ=15x*"), Error);
}

TEST_CASE("x* finds the largest capture on any table", "[move-text][large]") {
  const Rules& rules = shipped("standard");
  for (const char* held : {"cK", "cA", "s2", "d10", "cQ", "cJ", "c10", "h7"}) {
    Setup setup;
    setup.hands = {cards(held)};
    setup.table = packs_without(held);
    const State state = State::from(setup, rules.data());
    std::vector<Move> moves;
    std::string message;
    try {
      moves = {resolve(parse_move(std::string(held) + "x*"), state, rules)};
    } catch (const AmbiguousMove& error) {
      moves = error.moves();
      message = error.what();
    }
    REQUIRE_FALSE(moves.empty());
    Wanted wanted;
    wanted.size = static_cast<int>(moves.front().captured.size());
    for (const Move& move : moves) {
      CHECK(is_legal(move, state, rules));
      CHECK(move.captured.size() == moves.front().captured.size());
    }
    const TurnContext turn(state, rules);
    const CardCaptures captures = turn.captures(card(held));
    if (const Count ties = captures.count(wanted); ties.number > 1)
      CHECK_THAT(message, ContainsSubstring(" in " + std::to_string(ties.number) + " ways: "));
    while (++wanted.size <= 51) CHECK(captures.count(wanted) == Count{});
  }
}
