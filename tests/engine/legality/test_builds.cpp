// Builds, case by case.
#include "engine/cards/card_text.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/setup.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/playing.hpp"
#include "tests/support/american_rules.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/nordic_rules.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

RuleData with_duties_of_builds(RuleData rules) {
  rules.duties.hold_build = "D-1";
  rules.duties.keep_build = "D-2";
  rules.duties.owner_trail = "D-3";
  return rules;
}

/// Seat 1 is to play; builds on the table are written as in a setup.
State lying(const Rules& rules, std::string_view table, std::string_view hand) {
  Setup setup;
  set_field(setup, "table", std::string(table));
  setup.hands = {cards(hand), cards("cK")};
  return State::from(setup, rules.data());
}

/// What the table holds after the move, if it is legal; else its refusal by clause and reason.
void check_build(const Rules& rules, const State& state, const char* text, const Laid& built) {
  CAPTURE(text);
  const Move move = resolve(parse_move(text), state, rules);
  CHECK(to_text(move, state, rules) == text);
  CHECK(judge(move, state, rules).legal());
  State after = state;
  apply(after, move, rules, nullptr);
  CHECK(laid(after).contains(built));
}
void check_refused(const Rules& rules, const State& state, const char* text, Refusal first) {
  CAPTURE(text);
  const Verdict verdict = judge(resolve(parse_move(text), state, rules), state, rules);
  REQUIRE_FALSE(verdict.legal());
  CHECK(verdict.refusals.front().clause == first.clause);
  CHECK(verdict.refusals.front().reason == first.reason);
}

}  // namespace

TEST_CASE("A card laid with others builds to what they make, for one who holds that", "[builds]") {
  const Rules rules(with_duties_of_builds(american_rules()));
  const State state = lying(rules, "h6 d3 sK", "s2 c8 c5");
  check_build(rules, state, "s2>8:h6", {table("h6 s2"), 8, 1, false});
  check_build(rules, state, "c5>8:d3", {table("c5 d3"), 8, 1, false});
  check_refused(rules, state, "s2>8:d3", {"B-1", Reason::NoBuild});
  check_refused(rules, lying(rules, "d3", "s2 c8"), "s2>5:d3", {"D-1", Reason::MustHold});
  check_refused(rules, lying(rules, "sK", "s2 c8"), "s2>8:sK", {"B-4", Reason::BuildOf});
  check_refused(rules, lying(rules, "sK", "s2 hK"), "hK>13:sK", {"B-4", Reason::BuildOf});
  check_refused(rules, lying(rules, "h6 d2", "sA c8"), "sA>8:h6+d2", {"B-8", Reason::BuildWithout});
}

TEST_CASE("Several cards or sums of a value make a build that nobody raises", "[builds]") {
  const Rules rules(with_duties_of_builds(american_rules()));
  const State state = lying(rules, "c3 h2 dA [s6+s5]=3*/2", "s3 d3 sA h4");
  check_build(rules, state, "s3>3:c3,[s6+s5]", {table("s6 s5 s3 c3"), 3, 1, true});
  check_refused(rules, state, "sA>4:[s6+s5]", {"B-5", Reason::BuildFixed});
}

TEST_CASE("A card of the hand raises a build of one group, a card of the table does not",
          "[builds]") {
  const Rules rules(with_duties_of_builds(american_rules()));
  const State state = lying(rules, "hA h5 d3 [s4+c2]=6/2", "s2 c8 c9");
  check_build(rules, state, "s2>8:[s4+c2]", {table("s4 c2 s2"), 8, 1, false});
  check_build(rules, state, "s2>8:[s4+c2],h5+d3", {table("h5 s4 d3 c2 s2"), 8, 1, true});
  check_refused(rules, state, "s2>9:[s4+c2],hA", {"B-6", Reason::BuildChanged});
  CHECK(resolve(parse_move("s2>8:s4+c2"), state, rules) ==
        resolve(parse_move("s2>8:[s4+c2]"), state, rules));
  check_refused(rules, lying(rules, "[s4+c2]=6/2 [s5+hA]=6/2", "s2 c8"), "s2>8:[s4+c2],[s5+hA]",
                {"B-3", Reason::OneBuild});
  CHECK_THROWS_WITH(resolve(parse_move("s2>8:[s4+c2],[s4+c2]"), state, rules),
                    "[s4+c2] is named twice, and goes once");
}

TEST_CASE("A raise makes what a card of the new value takes", "[builds]") {
  RuleData data = american_rules();
  CaptureRule& total = data.capture.ways.emplace_back();
  total.by = CaptureBy::Total;
  total.total = 15;
  const Rules rules(data);
  const State state = lying(rules, "[s6+c2]=7/2", "hA d8");
  check_refused(rules, state, "hA>8:[s6+c2]", {"B-3", Reason::NoBuild});
}

TEST_CASE("A build is taken whole by a card of its value, with cards and sums of it", "[builds]") {
  const Rules rules(american_rules());
  State state = lying(rules, "d8 h5 d3 [s6+c2]=8/2 [cA+h7]=8/1 [s5+c4]=9/2", "c8 c9");
  const auto read = [&](const char* text) { return resolve(parse_move(text), state, rules); };
  const Move move = read("c8xd8,h5+d3,[s6+c2],[h7+cA]");
  CHECK(judge(move, state, rules).legal());
  CHECK(judge(read("c8x[s5+c4]"), state, rules).refusals ==
        std::vector<Refusal>{{"B-7", Reason::OtherPile}});
  apply(state, move, rules, nullptr);
  CHECK(sorted(state.pile(1)) == table("c8 d8 h7 s6 h5 d3 c2 cA"));
  CHECK(laid(state) == std::multiset<Laid>{{table("s5 c4"), 9, 2, false}});
}

TEST_CASE("Part of a build is never taken", "[builds]") {
  const Rules rules(american_rules());
  const State state = lying(rules, "h2 [s6+c2]=8/2", "c8 c6");
  try {
    resolve(parse_move("c6x[s6]"), state, rules);
    FAIL("was believed");
  } catch (const FalseClaim& claim) {
    CHECK(claim.fault().kind == ClaimFault::Kind::PartOfBuild);
    CHECK(claim.clause() == "B-7");
  }
}

TEST_CASE("The last card for a build of one's own stays, as long as something else can be played",
          "[builds]") {
  const Rules rules(with_duties_of_builds(american_rules()));
  const State state = lying(rules, "d5 h3 sQ [s6+c2]=8/1", "c8 c5");
  check_refused(rules, state, "c8xh3+d5", {"D-2", Reason::MustKeep});
  check_refused(rules, state, "c5", {"D-3", Reason::OwnerTrails});
  std::string legal;
  for (const Move& move : legal_moves(state, rules)) legal += to_text(move, state, rules) + " ";
  CHECK(legal == "c8x[s6+c2] c8x[s6+c2],d5+h3 c5xd5 c5>8:h3,[s6+c2] ");
  const State alone = lying(rules, "sQ [s6+c2]=8/1", "c5");
  CHECK(legal_moves(alone, rules) == std::vector<Move>{move(1, "c5")});
}

TEST_CASE("A sweep takes the builds too, and a build is none", "[builds]") {
  RuleData data = american_rules();
  data.duties.sweep = "D-4";
  const Rules rules(data);
  State state = lying(rules, "d5 h3 [s6+c2]=8/2", "c8 s8 cA");
  CHECK(legal_moves(state, rules) ==
        std::vector<Move>{{1, card("s8"), table("d5 h3"), 1}, {1, card("c8"), table("d5 h3"), 1}});
  check_refused(rules, state, "c8xd5+h3", {"D-4", Reason::MustSweep});
  check_refused(rules, state, "s8>8:[s6+c2]", {"D-4", Reason::MustSweep});
  play(state, rules, "cA");
  CHECK(state.sweeps[0] == 0);
  state = lying(rules, "[s6+c2]=8/2", "c8 cA");
  apply(state, Move{1, card("c8"), {}, 1}, rules, nullptr);
  CHECK(state.sweeps[0] == 1);
}

TEST_CASE("Among the most builds there can be no other is begun, but they are raised and joined",
          "[builds]") {
  const Rules rules(american_rules());
  Setup setup;
  const Cards deck = packs_without("d5 s8 h3 cK c3 c4 s2 s4");
  for (auto next = deck.begin(); setup.builds.size() < most_builds; next += 2)
    setup.builds.push_back({Cards(next, next + 2), 6, 2});
  setup.builds[0].value = 8;
  setup.builds[1].cards = cards("s2 s4");
  setup.table = cards("d5 c4");
  setup.hands = {cards("h3 c3"), cards("cK")};
  const State state = State::from(setup, rules.data());
  const auto refusals = [&](const Move& move) { return judge(move, state, rules).refusals; };
  CHECK(refusals({1, card("h3"), cards("d5"), 1, 8}).empty());
  CHECK(refusals({1, card("h3"), cards("c4"), 0, 7}) == std::vector<Refusal>{{"", Reason::NoRoom}});
  CHECK(refusals({1, card("h3"), {}, 2, 9}).empty());
  for (const Move& move : legal_moves(state, rules)) CHECK((!move.builds() || move.piles != 0));
}

TEST_CASE("Duties about own builds lapse one by one where nothing does them", "[builds]") {
  RuleData data = nordic_rules();
  let_build(data);
  data.builds->raise.clear();
  const Rules rules(with_duties_of_builds(data));
  const auto legal = [&](std::string_view hand) {
    const State state = lying(rules, "[hQ+cQ]=2/1 [h9+c6]=15/1", hand);
    std::string texts;
    for (const Move& move : legal_moves(state, rules)) texts += to_text(move, state, rules) + " ";
    return texts;
  };
  CHECK(legal("s2 c7") == "c7 ");  // s2 takes one build, and leaves the other without a card
  CHECK(legal("s2") == "s2x[hQ+cQ] s2=15x[h9+c6] ");
}
