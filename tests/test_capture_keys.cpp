// Ways to capture as scripts write them: what each key makes of legal moves, their text, and the
// questions that scripts ask.
#include <optional>

#include "engine/legality.hpp"
#include "engine/move_text.hpp"
#include "engine/notation.hpp"
#include "tests/builders.hpp"
#include "tests/catch.hpp"
#include "tests/moves.hpp"
#include "tests/positions.hpp"
#include "tests/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// A difference from the standard game without its ways to capture, plain values, a clause X-1.
Variant capturing(const std::string& body, const WantedOptions& options = {}) {
  return extended(
      "options = { values = { default = \"aces\" } }, clauses = { [\"X-1\"] = \"x\" }, " + body,
      options);
}

/// The captures among the legal moves, in their written form.
std::string captures(const State& state, const Rules& rules) {
  std::string text;
  for (const Move& move : legal_moves(state, rules))
    if (!move.trails()) text += (text.empty() ? "" : " ") + to_text(move, state, rules);
  return text;
}

Move read(const std::string& text, const State& state, const Rules& rules) {
  return resolve(parse_move(text), state, rules);
}

/// The reason why the move is refused, by kind and clause; nothing if it is legal.
std::optional<Refusal> refusal(const std::string& text, const State& state, const Rules& rules) {
  const Verdict verdict = judge(read(text, state, rules), state, rules);
  if (verdict.legal()) return std::nullopt;
  return verdict.refusals.front();
}

}  // namespace

TEST_CASE("groups = {1}: a capture is one group, and goes with no other", "[capture-keys]") {
  const Variant one = capturing("capture = { sum = { groups = { 1 } } }");
  const State state = position(one, "h7 s3 d4 c2 d5", {"s7", "h9"});
  CHECK(captures(state, one) == "s7xh7 s7xd5+c2 s7xd4+s3");
  CHECK(refusal("s7xh7,d4,s3", state, one) == Refusal{"STD-CAP-2", Reason::Together});
  CHECK(refusal("s7xd4+s3,d5+c2", state, one) == Refusal{"STD-CAP-2", Reason::Together});
  CHECK(count_legal_moves(state, one) == Count{4, false});
}

TEST_CASE("Groups of other ways go together beside those that are taken alone", "[capture-keys]") {
  const Variant one = capturing("capture = { sum = { groups = { 1 } } }");
  const State state = position(one, "h7 d7 s3 d4", {"s7", "h9"});
  CHECK(captures(state, one) == "s7xh7 s7xh7,d7 s7xd7 s7xd4+s3");
}

TEST_CASE("Groups that are taken alone do not hinder a duty to leave none", "[capture-keys]") {
  const Variant one =
      capturing("capture = { sum = { groups = { 1 } } }, duties = { take_all = \"X-1\" }");
  const State state = position(one, "h7 d7 s3 d4 c2 d5", {"s7", "h9"});
  CHECK(captures(state, one) == "s7xh7,d7 s7xd5+c2 s7xd4+s3");
}

TEST_CASE("A claim of groups that may not be taken together is false", "[capture-keys]") {
  const Variant one = capturing(
      "capture = { equal = { groups = { 1 } }, sum = { groups = { 1 } } }, "
      "values = { h3 = { 3, 7 }, h4 = { 4, 7 } }");
  const State state = position(one, "h3 h4", {"s7", "h9"});
  CHECK(captures(state, one) == "s7xh4=7 s7xh4+h3 s7xh3=7");
  CHECK_NOTHROW(read("s7xh3,h4", state, one));
  CHECK_THROWS_WITH(read("s7xh3=7,h4=7", state, one),
                    "the groups may not be taken together; write s7xh4+h3");
}

TEST_CASE("Other counts of groups are refused when a script is loaded", "[capture-keys]") {
  const auto groups = [](const char* value) {
    return extension_error("capture = { sum = { groups = " + std::string(value) + " } }");
  };
  CHECK(groups("\"many\"").empty());
  CHECK(groups("{ 1 }").empty());
  for (const char* counts : {"{ 1, 3 }", "{ 2 }", "{}"})
    CHECK(groups(counts) ==
          "t.lua:1: capture.sum.groups: groups is \"many\", or {1} for exactly one group, taken "
          "alone; no other counts are known (a capture that leaves no group is the duty take_all)");
  CHECK(groups("\"all\"") ==
        "t.lua:1: capture.sum.groups: expected \"many\" or a list, found \"all\"");
}

TEST_CASE("by = \"all\": every card of takes in one group, alone", "[capture-keys]") {
  const Variant all = capturing(
      "capture = { all = { by = \"all\", played = \"J\", takes = "
      "\"A-10 J\", clause = \"X-1\" } }");
  const State state = position(all, "h7 s3 dQ cJ", {"sJ h9", "c9"});
  CHECK(captures(state, all) == "sJxcJ sJxcJ+h7+s3");
  CHECK(judge(read("sJxh7,cJ,s3", state, all), state, all).allowing ==
        std::vector<std::string>{"X-1"});
  CHECK(played_value(read("sJxh7,cJ,s3", state, all), state, all) == Value{0});
  CHECK(refusal("sJxh7,s3", state, all)->reason == Reason::NoGroup);
  CHECK(read("sJx*", state, all).captured.size() == 3);
  CHECK_THROWS_WITH(read("sJ=11xcJ+h7+s3", state, all),
                    "cJ+h7+s3 is 21, and sJ is 11; write sJxcJ+h7+s3");
  CHECK_THROWS_WITH(read("sJxcJ+h7,s3", state, all),
                    "cJ+h7 is 18, and sJ is 11; write sJxcJ+h7+s3");
  CHECK(count_legal_moves(state, all) == Count{4, false});
}

TEST_CASE("duties.single_first: a single card is preferred to a sum", "[capture-keys]") {
  const Variant single = capturing(
      "capture = { equal = { groups = { 1 } }, sum = { groups = { 1 } } }, "
      "duties = { capture = \"STD-CAP-1\", single_first = \"X-1\" }");
  const State state = position(single, "h7 s3 d4 c2", {"s7 s6", "h9"});
  CHECK(captures(state, single) == "s7xh7 s6xd4+c2");
  CHECK(refusal("s7xd4,s3", state, single) == Refusal{"X-1", Reason::MustTakeOneCard});
  CHECK(count_legal_moves(state, single) == Count{2, false});
  CHECK(read("s7x*", state, single).captured == cards("h7"));
}

TEST_CASE(
    "duties.single_first: a capture of several groups will do with one single card among them",
    "[capture-keys]") {
  const Variant single = capturing("duties = { single_first = \"X-1\" }");
  const State state = position(single, "h7 s3 d4", {"s7", "h9"});
  CHECK(captures(state, single) == "s7xh7 s7xh7,d4+s3");
  const Variant both = capturing("duties = { single_first = \"X-1\", take_all = \"STD-CAP-1\" }");
  CHECK(captures(state, both) == "s7xh7,d4+s3");
}

TEST_CASE("A duty to sweep does not ask for a sweep that takes no single card", "[capture-keys]") {
  const char* duties = "duties = { sweep = \"STD-CAP-1\", single_first = \"X-1\" }";
  const Variant both = capturing(duties);
  // An ace may be 14, and take king and ace; but it may also take the ace alone.
  const State state = position(both, "hK cA", {"sA", "h9"});
  CHECK(captures(state, both) == "sAxcA");
  CHECK(count_legal_moves(state, both) == Count{2, false});
  CHECK(refusal("sAxhK,cA", state, both) == Refusal{"X-1", Reason::MustTakeOneCard});
}
