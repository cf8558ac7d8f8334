// Which moves are legal, and the clause that says so: worked cases, then properties.
#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "engine/legality/judge.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/nordic_rules.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

RuleData must_capture() {
  RuleData rules = nordic_rules();
  rules.duties.capture = rules.duties.take_all = "STD-CAP-V1";
  return rules;
}

RuleData standard() { return nordic_rules(); }
RuleData fixed() { return nordic_rules(ValueMode::Fixed); }
RuleData aces() { return nordic_rules(ValueMode::Aces); }
RuleData reversed() { return reversed_rules(); }
RuleData reversed_aces() { return reversed_rules(ValueMode::Aces); }

/// A worked case: `move` is "s7xh7 d4" or a trail. `clause` is what forbids it; empty: it is legal.
struct Case {
  const char* id;
  RuleData (*rules)();
  const char* table;
  const char* rest_of_hand;
  const char* move;
  const char* clause;
};

Verdict verdict(const Case& row) {
  const Rules rules(row.rules());
  const Move played = move(1, row.move);
  const std::string hand = to_text(played.card) + " " + row.rest_of_hand;
  const State state = position(rules, row.table, {hand});
  const Verdict verdict = judge(played, state, rules);
  CHECK(is_legal(played, state, rules) == verdict.legal());
  return verdict;
}

void check(const Case& row) {
  CAPTURE(row.id, row.table, row.move);
  const Verdict judged = verdict(row);
  CHECK((judged.legal() ? "" : judged.refusals.front().clause) == row.clause);
}

/// Why a set cannot be taken.
Refusal misfit(RuleData (*rules)(), const char* table, const char* move) {
  const Verdict judged = verdict({"", rules, table, "", move, ""});
  REQUIRE(judged.refusals.size() == 1);
  return judged.refusals.front();
}

}  // namespace

// The ids are those of the project's table of worked cases.

TEST_CASE("The free game lets a card take groups of its value, and refuses by clause",
          "[legality]") {
  check(GENERATE(values<Case>({
      {"C001", standard, "s5 d5 h3", "", "c8xs5 h3", ""},
      {"C002", standard, "s5 d5 h3", "", "c8xd5 h3", ""},
      {"C003", standard, "s5 d5 h3", "", "c8xs5 d5 h3", "STD-CAP-4"},
      {"C004", standard, "c2 d9 h6", "", "s2xc2", ""},
      {"C005", standard, "c2 d9 h6", "", "s2xd9 h6", ""},
      {"C006", standard, "c2 d9 h6", "", "s2xc2 d9 h6", "STD-VAL-3"},
      {"C007", standard, "sK cA", "", "hAxsK cA", ""},
      {"C008", standard, "d6 c9", "", "h9", ""},
      {"C009", standard, "d6 c9", "", "h9xc9", ""},
      {"C010", standard, "h7 s3 d4", "", "s7xh7 s3 d4", ""},
      {"C011", standard, "h7 s3 d4", "", "s7xh7", ""},
      {"C012", standard, "h7 s3 d4", "", "s7xs3 d4", ""},
      {"C042", standard, "cA", "", "hAxcA", ""},
      {"C044", standard, "sK cA dA", "", "hAxsK cA dA", ""},
      {"C046", standard, "s2 hA", "", "d10xs2 hA", ""},
      {"C052", standard, "c10 hQ s4 d9 h7", "", "d10xhQ s4 d9 h7", ""},
      {"C058", standard, "h9 s7", "", "d10xh9 s7", ""},
      {"C060", standard, "d10 s2 hA c3", "", "hKxd10 c3", ""},
      {"C062", standard, "sJ cA d10 s2 dQ", "", "hQxsJ cA d10 s2 dQ", ""},
      {"C064", standard, "h5 d6 sJ", "", "cJxh5 d6 sJ", ""},
      {"C066", standard, "h8 d5", "", "c3xh8 d5", "STD-CAP-2"},
      {"C068", standard, "d10 h6", "", "c10xd10", ""},
  })));
}

TEST_CASE("Under other values, the clause of the value mode forbids what free choice would allow",
          "[legality]") {
  check(GENERATE(values<Case>({
      {"C048", fixed, "s2 hA", "", "d10xs2 hA", "STD-VAL-V2"},
      {"C050", fixed, "hA cA", "", "s2xhA cA", "STD-VAL-V2"},
      {"C054", fixed, "c10", "", "d10xc10", "STD-VAL-V2"},
      {"C056", aces, "c10", "", "d10xc10", ""},
      {"C025", fixed, "dJ h6 c5", "", "c6xh6", ""},
      {"C100", fixed, "h9 s7", "", "d10xh9 s7", ""},
      {"C102", fixed, "c10 h4", "", "hAxc10 h4", ""},
      {"C022", fixed, "dJ h6 c5 hQ", "", "c10xdJ", "STD-CAP-2"},
      {"C104", fixed, "c2", "", "s2xc2", "STD-VAL-V2"},
  })));
}

TEST_CASE("STD-CAP-V1: a card that can capture must, and leaves no group of its value",
          "[legality]") {
  check(GENERATE(values<Case>({
      {"C013", must_capture, "d6 c9", "", "h9", "STD-CAP-V1"},
      {"C074", must_capture, "c2 d9 h6 cK", "", "s2xd9 h6", "STD-CAP-V1"},
      {"C080", must_capture, "h7 d7 c6 s3 h3 d4", "", "c10xs3 h3 d4", ""},
      {"C094", must_capture, "sK cA", "", "hAxcA", ""},
      {"other card", must_capture, "d6 c9", "h9", "h2", ""},
  })));
}

TEST_CASE("MIS-A: who can sweep must, with whatever card and grouping does", "[legality]") {
  check(GENERATE(values<Case>({
      {"C014", reversed, "s7", "", "c4", ""},
      {"C015", reversed, "s7 c4", "", "cJxs7 c4", ""},
      {"C016", reversed, "s7 c4", "cJ", "d2", "MIS-A1"},
      {"C072", reversed, "c2 d9 h6 cK", "", "s2xc2", "MIS-A1"},
      {"C078", reversed, "h7 d7 c6 s3 h3 d4", "", "c10xs3 h3 d4", "MIS-A1"},
      {"C088", reversed, "s7 c4", "cJ d2", "hJxs7 c4", ""},
      {"C090", reversed, "hA cA", "c2", "hK", "MIS-A1"},
      {"C092", reversed, "hA cA", "dA c2 hK", "s2xhA cA", ""},
      {"C096", reversed, "cA d9 h5", "", "hAxcA d9 h5", ""},
      {"C098", reversed_aces, "cA", "", "hA", "MIS-A1"},
  })));
}

TEST_CASE("MIS-B: the card played takes what it can, and no other card is forbidden",
          "[legality]") {
  check(GENERATE(values<Case>({
      {"C018", reversed, "cA", "", "hA", "MIS-A1"},
      {"MIS-B4", reversed, "cA s9", "", "hA", "MIS-B1"},
      {"C070", reversed, "c2 d9 h6", "", "s2xc2", ""},
      {"C076", reversed, "s5 d5 h3", "", "c8xs5 h3", ""},
      {"C082", reversed, "h7 d7 c6 s3 h3 d4 cK", "", "c10xh7 s3", "MIS-B2"},
      {"no ten left", reversed, "h7 d7 c6 s3 h3 d4 cK", "", "c10xs3 h3 d4", ""},
      {"C084", reversed, "s2 hA c9", "", "d10xs2 hA", ""},
      {"C086", reversed, "s7 hK", "h7", "c2", ""},
  })));
}

TEST_CASE("A duty to play a capturing card forbids every other", "[legality]") {
  RuleData rules = nordic_rules();
  rules.duties.any_capture = "STD-CAP-V1";
  const Rules strict(rules);
  const State state = position(strict, "h7 c9", {"s7 d2", "h9"});
  CHECK(is_legal(move(1, "s7xh7"), state, strict));
  CHECK(is_legal(move(1, "s7"), state, strict));  // that is the duty `capture`
  CHECK(judge(move(1, "d2"), state, strict).refusals ==
        std::vector<Refusal>{{"STD-CAP-V1", Reason::MustPlayCapture}});
  const State none = position(strict, "hK cQ", {"s7 d2", "h9"});
  CHECK(is_legal(move(1, "d2"), none, strict));
}

TEST_CASE("A verdict lists every duty that the move breaks, the one that decides first",
          "[legality]") {
  const Rules rules(reversed_rules());
  const State state = position(rules, "cA", {"hA", "h9"});
  CHECK(judge(move(1, "hA"), state, rules).refusals ==
        std::vector<Refusal>{{"MIS-A1", Reason::MustSweep}, {"MIS-B1", Reason::MustCapture}});
}

TEST_CASE("A set that cannot be taken is refused for one reason, with its clause", "[legality]") {
  CHECK(misfit(standard, "c2 d9 h6", "s2xc2 d9 h6") == Refusal{"STD-VAL-3", Reason::TwoValues});
  CHECK(misfit(fixed, "hA cA", "s2xhA cA") == Refusal{"STD-VAL-V2", Reason::OtherValues});
  CHECK(misfit(standard, "s5 d5 h3", "c8xs5 d5 h3") == Refusal{"STD-CAP-4", Reason::Overlap});
  CHECK(misfit(standard, "h8 d5", "c3xh8 d5") == Refusal{"STD-CAP-2", Reason::NoGroup});
}

TEST_CASE("Where no clause is named for a misfit, that of the sums is cited", "[legality]") {
  RuleData bare = nordic_rules();
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
    return verdict({"", standard, table, "", played, ""}).allowing;
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
  CHECK(verdict({"C042", standard, "cA", "", "hAxcA", ""}).values == Values{1, 14});
  CHECK(verdict({"C046", standard, "s2 hA", "", "d10xs2 hA", ""}).values == Values{16});
  CHECK(verdict({"trail", standard, "cA", "", "hA", ""}).values.empty());
}

TEST_CASE("The value played is the lowest at which the capture is legal", "[legality]") {
  const Rules free(nordic_rules());
  const Rules strict(must_capture());
  const State state = position(free, "hA dA c2", {"s2", "h9"});
  CHECK(played_value(move(1, "s2xhA dA"), state, free) == Value{2});     // 1 + 1
  CHECK(played_value(move(1, "s2xhA dA"), state, strict) == Value{15});  // as 2 it leaves c2
  CHECK(played_value(move(1, "s2"), state, free) == std::nullopt);
  CHECK(played_value(move(1, "s2xhA"), state, free) == std::nullopt);
}

TEST_CASE("A move whose cards are not where it says is none", "[legality]") {
  const Rules rules(nordic_rules());
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
  const Rules rules(nordic_rules());
  State state = position(rules, "", {"s7", ""});
  play(state, rules, "s7");
  CHECK(legal_moves(state, rules).empty());
  CHECK(count_legal_moves(state, rules) == Count{0, false});
  CHECK_THROWS_WITH(check_cards(move(1, "s7"), state, rules.data()),
                    "the deal is over: nobody is to play");
}
