// Which moves are legal, and by which clause. Worked cases of the games are in
// tests/data/cases.tsv.
#include "engine/cards/card_text.hpp"
#include "engine/legality/judge.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

RuleData standard() { return shipped("standard").data(); }
RuleData fixed() { return shipped("standard values=fixed").data(); }

Judgement verdict(RuleData (*data)(), const char* table, const char* text) {
  const Rules rules(data());
  const Move played = move(1, text);
  const State state = position(rules, table, {to_text(played.card)});
  const Judgement verdict = judge(played, state, rules);
  CHECK(is_legal(played, state, rules) == verdict.legal());
  return verdict;
}

/// Why a set cannot be taken.
Refusal misfit(RuleData (*rules)(), const char* table, const char* move) {
  const Judgement judged = verdict(rules, table, move);
  REQUIRE(judged.refusals.size() == 1);
  return judged.refusals.front();
}

}  // namespace

TEST_CASE("A duty to play a capturing card forbids every other", "[legality]") {
  RuleData rules = shipped("standard").data();
  rules.duties.any_capture = "STD-CAP-V1";
  const Rules strict(rules);
  const State state = position(strict, "h7 c9", {"s7 d2", "h9"});
  CHECK(is_legal(move(1, "s7xh7"), state, strict));
  CHECK(is_legal(move(1, "s7"), state, strict));  // only the duty `capture` forbids it
  CHECK(judge(move(1, "d2"), state, strict).refusals ==
        std::vector<Refusal>{{"STD-CAP-V1", Reason::MustPlayCapture}});
  const State none = position(strict, "hK cQ", {"s7 d2", "h9"});
  CHECK(is_legal(move(1, "d2"), none, strict));
}

TEST_CASE("A verdict lists every duty that the move breaks, the one that decides first",
          "[legality]") {
  const Rules& rules = shipped("misar auto_announce=false");
  const State state = position(rules, "cA", {"hA", "h9"});
  CHECK(judge(move(1, "hA"), state, rules).refusals ==
        std::vector<Refusal>{{"MIS-A3", Reason::MustSweep},
                             {"MIS-A1", Reason::MustSweep},
                             {"MIS-B1", Reason::MustCapture}});
}

TEST_CASE("A set that cannot be taken is refused for one reason, with its clause", "[legality]") {
  CHECK(misfit(standard, "c2 d9 h6", "s2xc2 d9 h6") == Refusal{"STD-VAL-3", Reason::TwoValues});
  CHECK(misfit(fixed, "hA cA", "s2xhA cA") == Refusal{"STD-VAL-V2", Reason::OtherValues});
  CHECK(misfit(standard, "s5 d5 h3", "c8xs5 d5 h3") == Refusal{"STD-CAP-4", Reason::Overlap});
  CHECK(misfit(standard, "h8 d5", "c3xh8 d5") == Refusal{"STD-CAP-2", Reason::NoGroup});
}

TEST_CASE("Part of what is taken whole is refused by the clause of that way", "[legality]") {
  RuleData data = shipped("standard").data();
  CaptureRule& all = data.capture.ways.emplace_back();
  all.by = CaptureBy::All;
  all.takes = FaceSet();
  for (Card low : cards("h2 s3 d4")) all.takes.add(low.face());
  all.clause = "X-1";
  const Rules rules(data);
  const State state = position(rules, "h2 s3 d4 c10", {"sJ", "h9"});
  CHECK(is_legal(move(1, "sJxh2 s3 d4"), state, rules));
  CHECK(judge(move(1, "sJxh2 s3"), state, rules).refusals ==
        std::vector<Refusal>{{"X-1", Reason::OtherSet}});
  CHECK(judge(move(1, "sJxh2 c10"), state, rules).refusals.front().clause == "STD-CAP-2");
}

TEST_CASE("Where no clause is named for a misfit, that of the sums is cited", "[legality]") {
  RuleData bare = shipped("standard").data();
  bare.cites = {};
  const Rules rules(bare);
  const State state = position(rules, "s5 d5 h3", {"c8", "h9"});
  const Move overlapping = move(1, "c8xs5 d5 h3");
  CHECK(judge(overlapping, state, rules).refusals ==
        std::vector<Refusal>{{"STD-CAP-2", Reason::Overlap}});
}

TEST_CASE("A legal move cites the clauses that allow it", "[legality]") {
  using Clauses = std::vector<std::string>;
  const auto allowing = [](const char* table, const char* played) {
    return verdict(standard, table, played).allowing;
  };
  CHECK(allowing("d6 c9", "h5") == Clauses{"STD-CAP-8"});
  CHECK(allowing("d6 c9", "h9") == Clauses{"STD-CAP-6"});
  CHECK(allowing("d6 c9", "h9xc9") == Clauses{"STD-CAP-1"});
  CHECK(allowing("d4 c5 hK", "h9xd4 c5") == Clauses{"STD-CAP-2"});
  CHECK(allowing("h7 s3 d4 hK", "s7xh7 s3 d4") == Clauses{"STD-CAP-1", "STD-CAP-2", "STD-CAP-3"});
  CHECK(allowing("h7 s3 d4", "s7xh7") == Clauses{"STD-CAP-1", "STD-CAP-7"});
  CHECK(allowing("h7", "s7xh7") == Clauses{"STD-CAP-1", "STD-TAB-1"});
}

TEST_CASE("The values of a verdict are those at which the set can be taken", "[legality]") {
  CHECK(verdict(standard, "cA", "hAxcA").values == Values{1, 14});
  CHECK(verdict(standard, "s2 hA", "d10xs2 hA").values == Values{16});
  CHECK(verdict(standard, "cA", "hA").values.empty());
}

TEST_CASE("The value played is the lowest at which the capture is legal", "[legality]") {
  const Rules& free = shipped("standard");
  const Rules& strict = shipped("standard must_capture=true");
  const State state = position(free, "hA dA c2", {"s2", "h9"});
  CHECK(played_value(move(1, "s2xhA dA"), state, free) == Value{2});     // 1 + 1
  CHECK(played_value(move(1, "s2xhA dA"), state, strict) == Value{15});  // as 2 it leaves c2
  CHECK(played_value(move(1, "s2"), state, free) == std::nullopt);
  CHECK(played_value(move(1, "s2xhA"), state, free) == std::nullopt);
}

TEST_CASE("A move whose cards are not where it says is none", "[legality]") {
  const Rules& rules = shipped("standard");
  const State state = position(rules, "h7 c9", {"s7 d2", "h9"});
  struct Row {
    Move move;
    const char* message;
  };
  const auto row = GENERATE_REF(values<Row>({
      {move(2, "h9"), "seat 1 is to play, not seat 2"},
      {move(1, "h9"), "h9 is not in the hand of seat 1, which holds s7 d2"},
      {move(1, "s7xd7"), "d7 does not lie on the table, which holds h7 c9"},
      {move(1, "s7xh7 h7"), "h7 is taken twice: a card can be taken once"},
  }));
  CHECK_THROWS_WITH(check_cards(row.move, state, rules.data()), row.message);
  CHECK_THROWS_AS(check_cards(row.move, state, rules.data()), MoveError);
  CHECK_NOTHROW(check_cards(move(1, "s7xh7"), state, rules.data()));
}

TEST_CASE("When the deal is over there is no move", "[legality]") {
  const Rules& rules = shipped("standard");
  State state = position(rules, "", {"s7", ""});
  play(state, rules, "s7");
  CHECK(legal_moves(state, rules).empty());
  CHECK(count_legal_moves(state, rules) == Count{0, false});
  CHECK_THROWS_WITH(check_cards(move(1, "s7"), state, rules.data()),
                    "the deal is over: nobody is to play");
}
