#include <string>

#include "engine/cards/card_text.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/playing.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/shipped.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// A position in which seat 1 holds `hand`.
struct Spot {
  const char* table;
  const char* hand;
};

Move move_of(const State& state, std::string_view card_text, std::string_view captured = "") {
  return {state.turn, card(card_text), table(captured)};
}

/// The written form of a move.
std::string written(const Rules& rules, const Spot& spot, std::string_view card_text,
                    std::string_view captured) {
  const State state = position(rules, spot.table, {spot.hand});
  return to_text(move_of(state, card_text, captured), state, rules);
}

}  // namespace

TEST_CASE("A move is written with its groups, largest cards first", "[move-text]") {
  const Rules& rules = shipped("standard");
  const Spot sevens{"s3 d4 h7", "s7"};
  CHECK(written(rules, sevens, "s7", "") == "s7");
  CHECK(written(rules, sevens, "s7", "h7") == "s7xh7");
  CHECK(written(rules, sevens, "s7", "s3 d4") == "s7xd4+s3");
  CHECK(written(rules, sevens, "s7", "h7 s3 d4") == "s7xh7,d4+s3");
}

TEST_CASE("A value is written only where it is not the card's plain number", "[move-text]") {
  const Rules& rules = shipped("standard");
  CHECK(written(rules, {"c2 d9 h6", "s2"}, "s2", "c2") == "s2xc2");
  CHECK(written(rules, {"c2 d9 h6", "s2"}, "s2", "d9 h6") == "s2=15xd9+h6");
  CHECK(written(rules, {"sK cA", "hA"}, "hA", "sK cA") == "hA=14xsK+cA");
  CHECK(written(rules, {"sK cA dA", "hA"}, "hA", "sK cA dA") == "hA=14xsK+dA,cA=14");
  CHECK(written(rules, {"c10 hQ s4 d9 h7", "d10"}, "d10", "hQ s4 d9 h7") == "d10=16xhQ+s4,d9+h7");
  CHECK(written(rules, {"s2 hA", "d10"}, "d10", "s2 hA") == "d10=16xs2+hA=14");
  CHECK(written(rules, {"hJ", "cJ"}, "cJ", "hJ") == "cJxhJ");
}

TEST_CASE("The value written is the lowest", "[move-text]") {
  const Rules& rules = shipped("standard");
  CHECK(written(rules, {"cA", "hA"}, "hA", "cA") == "hAxcA");
  CHECK(written(rules, {"hA cA", "s2"}, "s2", "hA cA") == "s2xhA+cA");
}

TEST_CASE("The value written is the lowest legal one", "[move-text]") {
  // As 2 it would leave c2, which is another 2.
  const Rules& rules = shipped("standard must_capture=true");
  CHECK(written(rules, {"hA cA c2", "s2"}, "s2", "hA cA") == "s2=15xhA+cA=14");
}

TEST_CASE("A fixed high value is written, since it is not the plain number", "[move-text]") {
  const Rules& rules = shipped("standard values=fixed");
  CHECK(written(rules, {"h9 s7", "d10"}, "d10", "h9 s7") == "d10=16xh9+s7");
  CHECK(written(rules, {"c10 h4", "hA"}, "hA", "c10 h4") == "hA=14xc10+h4");
}

TEST_CASE("The first card left goes with the smallest group that leaves the rest splittable",
          "[move-text]") {
  const Rules& rules = shipped("standard");
  CHECK(written(rules, {"h7 d7 c6 s3 h3 d4", "c10"}, "c10", "h7 d7 c6 s3 h3 d4") ==
        "c10xh7+s3,d7+h3,c6+d4");
  CHECK(written(rules, {"sJ cA d10 s2 dQ", "hQ"}, "hQ", "sJ cA d10 s2 dQ") == "hQxdQ,sJ+cA,d10+s2");
}

TEST_CASE("A capture that cannot be is its cards, sorted", "[move-text]") {
  const Rules& rules = shipped("standard");
  CHECK(written(rules, {"s5 d5 h3", "c8"}, "c8", "h3 d5 s5") == "c8xs5,d5,h3");
  CHECK(written(rules, {"cK", "c8"}, "c8", "cK") == "c8xcK");
}

TEST_CASE("A capture that is only refused is explained all the same", "[move-text]") {
  const Rules& rules = shipped("misar auto_announce=false");
  CHECK(written(rules, {"c2 d9 h6 cK cQ", "s2"}, "s2", "d9 h6") == "s2=15xd9+h6");
}

// Writing and reading.

namespace {

void check_round_trip(const Move& move, const State& state, const Rules& rules) {
  const std::string text = to_text(move, state, rules);
  INFO(to_text(state.table()) << ": " << text);
  const Move read = resolve(parse_move(text), state, rules);
  REQUIRE(read == move);
  REQUIRE(to_text(read, state, rules) == text);
}

/// Plays random deals and checks every legal move of every position, up to a limit.
void check_text_round_trips(const RuleData& data, int deals) {
  const Rules rules(data);
  Random random(1);
  for (int deal = 0; deal < deals; ++deal) {
    State state = start_match(rules, 2, 2, shuffled_deck(data.deck, random), nullptr);
    while (state.phase == Phase::Play) {
      for (const Move& move : legal_moves(state, rules, 200)) check_round_trip(move, state, rules);
      apply(state, random_legal_move(state, rules, random), rules, nullptr);
    }
  }
}

RuleData two_packs_with_jokers() {
  RuleData data = shipped("standard").data();
  data.deck.packs = 2;
  data.deck.jokers = 4;
  data.deal.may_run_short = true;
  return data;
}

}  // namespace

TEST_CASE("text_round_trips", "[move-text][property]") {
  const int deals = is_sanitized ? 5 : 60;
  check_text_round_trips(shipped("standard").data(), deals);
  check_text_round_trips(shipped("standard values=aces").data(), deals);
  check_text_round_trips(shipped("standard values=fixed").data(), deals);
  check_text_round_trips(shipped("misar auto_announce=false").data(), deals);
}

TEST_CASE("text_round_trips with two packs, and jokers of many values", "[move-text][property]") {
  RuleData data = two_packs_with_jokers();
  data.capture.hand_values[joker_face] = {1, 14, 15};
  data.capture.table_values[joker_face] = {1, 14, 15};
  check_text_round_trips(data, is_sanitized ? 2 : 10);
}

TEST_CASE("text_round_trips where jokers have no value and take each other",
          "[move-text][property]") {
  RuleData data = two_packs_with_jokers();
  CaptureRule twin;
  twin.name = "twin";
  twin.by = CaptureBy::Twin;
  data.capture.ways.push_back(twin);
  check_text_round_trips(data, is_sanitized ? 2 : 10);
}
