// Ways to capture in scripts: what each key does to legal moves, their text, and the questions that
// scripts may ask.
#include <optional>

#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// The standard game without its ways to capture, with plain values and a clause X-1.
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

/// The first refusal of the move; nothing if it is legal.
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

TEST_CASE("groups = {1, 3}: a capture is one group or three, by any of these ways",
          "[capture-keys]") {
  const Variant few =
      capturing("capture = { equal = { groups = { 1, 3 } }, sum = { groups = { 3, 1 } } }");
  const State state = position(few, "h7 s3 d4 c2 d5", {"s7", "h9"});
  CHECK(captures(state, few) == "s7xh7 s7xh7,d5+c2,d4+s3 s7xd5+c2 s7xd4+s3");
  CHECK(refusal("s7xh7,d4+s3", state, few) == Refusal{"STD-CAP-1", Reason::Together});
  CHECK(count_legal_moves(state, few) == Count{5, false});
}

TEST_CASE("groups = {2}: a card that can take but one group takes nothing", "[capture-keys]") {
  const Variant two = capturing(
      "capture = { equal = { groups = { 2 } }, sum = { groups = { 2 } } }, "
      "duties = { capture = \"X-1\" }");
  CHECK(captures(position(two, "h7 s3 d5", {"s7", "h9"}), two).empty());
  CHECK(count_legal_moves(position(two, "h7 s3 d5", {"s7", "h9"}), two) == Count{1, false});
  const State state = position(two, "h7 s3 d4", {"s7", "h9"});
  CHECK(captures(state, two) == "s7xh7,d4+s3");
  CHECK(refusal("s7", state, two) == Refusal{"X-1", Reason::MustCapture});
}

TEST_CASE("By groups = {1, 3} the duty to take all asks for three where there are three",
          "[capture-keys]") {
  const Variant few = capturing(
      "capture = { equal = { groups = { 1, 3 } }, sum = { groups = { 1, 3 } } }, "
      "duties = { take_all = \"X-1\" }");
  CHECK(captures(position(few, "h7 s3 d4 c2 d5", {"s7", "h9"}), few) == "s7xh7,d5+c2,d4+s3");
  CHECK(captures(position(few, "h7 s3 d4", {"s7", "h9"}), few) == "s7xh7 s7xd4+s3");
}

TEST_CASE("Impossible counts of groups are refused when a script is loaded", "[capture-keys]") {
  const auto groups = [](const char* value) {
    return extension_error("capture = { sum = { groups = " + std::string(value) + " } }");
  };
  CHECK(groups("\"many\"").empty());
  for (const char* counts : {"{ 1 }", "{ 1, 3 }", "{ 2 }", "{ 8, 8 }"})
    CHECK(groups(counts).empty());
  CHECK(groups("{}") ==
        "t.lua:1: capture.sum.groups: groups is \"many\", or a list of how many make a capture, "
        "such as {1}");
  for (const auto& [counts, place] : {std::pair{"{ 0 }", 1}, std::pair{"{ 1, 9 }", 2}})
    CHECK(groups(counts) == "t.lua:1: capture.sum.groups[" + std::to_string(place) +
                                "]: a capture has 1 to 8 groups, or groups = \"many\", any number");
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
  CHECK(refusal("sJxh7,s3", state, all) == Refusal{"X-1", Reason::OtherSet});
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

namespace {

/// The error if a function with this body lists the captures of s7 on a table of h7 s3 d4.
std::string listing_error(const std::string& body) {
  const Variant own =
      capturing("capture = { own = { by = function(card, view) " + body + " end } }");
  const State state = position(own, "h7 s3 d4", {"s7", "h9"});
  try {
    legal_moves(state, own);
  } catch (const ScriptError& error) {
    return error.what();
  }
  return {};
}

}  // namespace

TEST_CASE("when = function: the way is there for the cards and positions it says",
          "[capture-keys]") {
  const Variant aces = capturing(
      "capture = { sum = { when = function(card, view) return not view.table:has(\"c2\") end }, "
      "all = { by = \"all\", played = \"A\", clause = \"X-1\", when = function(card, view) "
      "return view.seat == 1 and not view.table:has(\"A\") end } }");
  const State free = position(aces, "h7 s3 d4 dQ", {"s7 sA", "h9"});
  CHECK(captures(free, aces) == "s7xh7 s7xh7,d4+s3 s7xd4+s3 sAxdQ+h7+d4+s3 sA=14xh7+d4+s3");
  const State ace_lies = position(aces, "h7 s3 d4 dQ cA", {"s7 sA", "h9"});
  CHECK(captures(ace_lies, aces) ==
        "s7xh7 s7xh7,d4+s3 s7xd4+s3 sA=14xh7+d4+s3 sA=14xh7+d4+s3,cA=14 sAxcA");
  CHECK(refusal("sAxh7,s3,d4,dQ,cA", ace_lies, aces) == Refusal{"X-1", Reason::NotNow});
  const State two_lies = position(aces, "h7 s3 d4 dQ c2", {"s7 sA", "h9"});
  CHECK(captures(two_lies, aces) == "s7xh7 sAxdQ+h7+d4+s3+c2");
  CHECK(refusal("s7xd4,s3", two_lies, aces) == Refusal{"STD-CAP-2", Reason::NotNow});
}

TEST_CASE("A way that is not there counts for no duty", "[capture-keys]") {
  const Variant never = capturing(
      "capture = { equal = { when = function() return false end } }, "
      "duties = { capture = \"X-1\", sweep = \"STD-CAP-1\" }");
  const State state = position(never, "h7", {"s7", "h9"});
  CHECK(captures(state, never).empty());
  CHECK(is_legal(move(1, "s7"), state, never));
}

TEST_CASE("by = function: each list is a capture of its own", "[capture-keys]") {
  const Variant runs = capturing(
      "capture = { equal = { by = \"rank\" }, sum = false, run = { clause = \"X-1\", played = "
      "\"2-10\", by = function(card, view)\n"
      "  local run, number = {}, kasino.number(card)\n"
      "  while #view.table:of(tostring(number)) > 0 do\n"
      "    run[#run + 1] = view.table:of(tostring(number))[1]\n"
      "    number = number + 1\n"
      "  end\n"
      "  if #run < 2 then return {} end\n"
      "  return { run, run }\n"
      "end } }");
  const State state = position(runs, "h7 d8 c9 sJ", {"s7 dJ s8", "h9"});
  CHECK(captures(state, runs) == "dJxsJ s8xc9+d8 s8xd8 s7xc9+d8+h7 s7xh7");
  CHECK(played_value(read("s7xc9,d8,h7", state, runs), state, runs) == Value{0});
  CHECK(judge(read("s7xc9+d8+h7", state, runs), state, runs).allowing ==
        std::vector<std::string>{"X-1"});
  CHECK(refusal("s7xd8", state, runs)->reason == Reason::OtherSet);
  CHECK(refusal("s7xd8,h7", state, runs)->reason == Reason::OtherSet);
  CHECK(refusal("s7xsJ", state, runs)->reason == Reason::NoGroup);
  CHECK(read("s7x*", state, runs).captured.size() == 3);
  CHECK(count_legal_moves(state, runs) == Count{8, false});
  Random random(1);
  for (int i = 0; i < 20; ++i) CHECK(is_legal(random_legal_move(state, runs, random), state, runs));
}

TEST_CASE("A duty to sweep knows the captures that a function lists", "[capture-keys]") {
  const Variant own = capturing(
      "capture = { own = { played = \"J\", by = function(card, view) "
      "return { view.table } end } }, duties = { sweep = \"X-1\" }");
  const State state = position(own, "h7 s3 d8", {"s7 dJ", "h9"});
  CHECK(captures(state, own) == "dJxd8+h7+s3");
  CHECK(count_legal_moves(state, own) == Count{1, false});
  CHECK(refusal("s7xh7", state, own) == Refusal{"X-1", Reason::MustSweep});
}

TEST_CASE("What a function may not list is told at the function", "[capture-keys]") {
  const auto tells = [&](const char* body, const std::string& problem) {
    CAPTURE(body);
    const std::string error = listing_error(body);
    CHECK(error.find(problem) != std::string::npos);
    CHECK(error.starts_with("t.lua:1: "));
    CHECK(error.find("own.by") != std::string::npos);
  };
  tells("", "must answer a list of captures, each a list of table cards, not nil");
  tells("return \"h7\"", "must answer a list of captures, each a list of table cards, not \"h7\"");
  tells("return { \"h7\" }", "capture 1 must be a list of table cards, not \"h7\"");
  tells("return { { \"h7\" }, {} }", "capture 2 is empty: a capture takes at least one card");
  tells("return { { \"h7\", \"s3\", \"h7\" } }", "capture 1 names h7 twice");
  tells("return { { \"h7\", \"c9\" } }", "capture 1 names c9, which is not on the table");
  tells("return { { \"h7\", 3 } }",
        "capture 1 must be a list of table cards, and holds the number 3");
  tells("return { { \"z7\" } }", "capture 1: ");
  tells("return { first = { \"h7\" } }", "must answer a list of captures");
  CHECK(listing_error("return { view.table, { \"s3\" } }").empty());
  CHECK(listing_error("return {}").empty());
}

TEST_CASE("A condition must answer true or false", "[capture-keys]") {
  const Variant nothing = capturing("capture = { sum = { when = function() end } }");
  const State state = position(nothing, "h7 s3 d4", {"s7", "h9"});
  CHECK_THROWS_WITH(legal_moves(state, nothing),
                    Catch::Contains("must answer true or false on every path, not nil"));
}

TEST_CASE("A function that decides captures sees only those that need no function",
          "[capture-keys]") {
  const Variant curious = capturing(
      "capture = { sum = { when = function(card, view) return not view:can_capture(card) end },\n"
      "own = { by = function(card, view) return view:can_sweep(card) and {} or { view.table } end "
      "},"
      "},\nscoring = { odd = { count = function(seat, view) return view:can_capture(\"h7\") and 1 "
      "or "
      "0 end } }, duties = { capture = \"X-1\" }");
  CHECK(captures(position(curious, "h7 s3 d4", {"s7", "h9"}), curious) == "s7xh7 s7xh7+d4+s3");
  CHECK(captures(position(curious, "s3 d4", {"s7", "h9"}), curious) == "s7xd4+s3");
  const Variant points = capturing(
      "capture = { sum = { when = function(card, view) return view:points(1) == 0 end } }, "
      "scoring = { odd = { count = function(seat, view) return view:can_capture(\"h7\") and 1 or 0 "
      "end, points = 1 } }");
  CHECK(captures(position(points, "s3 d4", {"s7", "h9"}), points) == "s7xd4+s3");
}

TEST_CASE("Keys of a way to capture that contradict each other are refused", "[capture-keys]") {
  const auto way = [](const char* keys) {
    return extension_error("capture = { x = { " + std::string(keys) + " } }");
  };
  CHECK(
      way("by = \"all\", groups = { 1 }") ==
      "t.lua:1: capture.x.groups: a capture by \"all\" or by a function goes with no other anyway");
  CHECK(way("by = function() return {} end, takes = \"s\"") ==
        "t.lua:1: capture.x.takes: by is a function, which says itself what is taken");
  CHECK(way("by = function() return {} end, total = 3") ==
        "t.lua:1: capture.x: total and by = \"total\" belong together");
  CHECK(way("takes = \"s\"") ==
        "t.lua:1: capture.x: a way to capture needs by = \"value\", \"sum\" ...");
}
