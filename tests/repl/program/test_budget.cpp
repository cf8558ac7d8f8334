// One budget a command: whatever is typed, of whatever game, ends with an answer or with one line
// that says which limit was reached. Work is counted, not timed, so that no clock decides.
#include <algorithm>
#include <string>
#include <vector>

#include "scripting/sandbox/budget.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/this_build.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A game of eight packs with so many cards on the table.
std::string wide_game(int cards) {
  return R"(return kasino.extend("standard", { id = "wide", title = "Wide", packs = 8,
    deal = { first = { { hand = 4 }, { table = )" +
         std::to_string(cards) + R"( } }, short = true } }))";
}

}  // namespace

TEST_CASE("Searches of tables with hundreds of cards end, and say which limit was reached",
          "[budget]") {
  const WorkingFolder folder;
  for (const int cards : is_sanitized ? std::vector{300} : std::vector{60, 300}) {
    folder.write("wide.lua", wide_game(cards));
    for (const std::string line : {"moves", "moves h8", "hint", "analyse", "auto 1 novice",
                                   "auto 1 expert", "quiz", "play 99999"}) {
      CAPTURE(cards, line);
      const Result result = run({"play", "./wide.lua", "--seed", "3", "--script-steps", "300000"},
                                line + "\nscore\n");
      CHECK(std::ranges::count(result.err, '\n') <= 1);
      if (!result.err.empty() && line != "moves h8")
        CHECK_THAT(result.err, ContainsSubstring("limit: more than"));
      CHECK_THAT(result.out, ContainsSubstring("secure so far"));  // the session goes on
    }
  }
}

TEST_CASE("A capture asked about by a script is paid for by the command", "[budget]") {
  const WorkingFolder folder;
  folder.write("asks.lua", R"lua(return kasino.extend("standard", { id = "asks", title = "Asks",
    packs = 8, deal = { first = { { hand = 4 }, { table = 260 } }, short = true },
    clauses = { ["ASK-1"] = "asked" },
    refuses = { ["ASK-1"] = { on = "card", test = function(move, view)
      return #view:captures("h8", view.table) == 0
    end } } }))lua");
  const Result result =
      run({"play", "./asks.lua", "--seed", "3", "--script-steps", "300000"}, "moves\nscore\n");
  CHECK_THAT(result.err, ContainsSubstring("asks.lua:5: refuses[\"ASK-1\"]"));
  CHECK_THAT(result.err, ContainsSubstring("limit: more than 300000 steps in one command"));
}

TEST_CASE("What a player of a script wishes is read up to what can be an action", "[budget]") {
  const WorkingFolder folder;
  folder.write("hog.lua", R"(return kasino.extend("standard", { id = "hog", title = "Hog",
    players = { hog = function(view)
      local long, wishes = ("x"):rep(65000), {}
      for i = 1, 10000 do wishes[i] = long end
      return wishes
    end } }))");
  const Result result = run({"play", "./hog.lua", "--seats", "hog,hog"}, "auto\n");
  CHECK_THAT(result.err + result.out,
             ContainsSubstring("must answer actions in words of at most 300 bytes, not of 65000"));
}

TEST_CASE("Jobs share the memory of one process", "[budget]") {
  const Limits one;
  for (const std::size_t jobs : {1U, 4U, 16U, 1024U}) {
    const Limits each = shared_by(jobs, one);
    CHECK(jobs * most_heaps * each.memory_bytes <= std::size_t{768} << 20U);
  }
  Limits large;
  large.memory_bytes = std::size_t{4096} << 20U;
  CHECK(shared_by(4, large).memory_bytes == large.memory_bytes / 4);
  CHECK_THAT(text_of(Limit::Memory, shared_by(16, one)).en,
             ContainsSubstring("12 MiB (shared by 16 jobs)"));
}

namespace {

/// A game whose captures never end.
constexpr const char* looping = R"(return kasino.extend("standard", { id = "loop", title = "L",
  on_play = function(move, game) while true do end end })
)";

constexpr const char* given = "setup = { hand1 = \"s7\", hand2 = \"h4\", table = \"h7\" }";

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

}  // namespace

TEST_CASE("A run of scenarios ends when ten have used all their steps, and tells how many are left",
          "[budget]") {
  const WorkingFolder folder;
  folder.write("loop.lua", looping);
  const std::string scenario = std::string("{ name = \"s\", ") + given + ", play = \"s7xh7\" },\n";
  folder.write("loop.test.lua", "return { scenarios = {\n" + repeated(scenario, 600) + "} }\n");
  const Result result = run({"test", "loop.test.lua", "--script-steps", "100000"});
  CHECK(result.status == 1);
  CHECK_THAT(result.out, ContainsSubstring("0 passed, 10 failed"));
  CHECK(result.err ==
        "kasino: test: 590 more are not run: 10 times a limit of scripts was reached; mend what "
        "stands first, or allow more steps with --script-steps\n");
  const Result json = run({"test", "loop.test.lua", "--script-steps", "100000", "--json"});
  CHECK(std::ranges::count(json.out, '\n') == 10);
}

TEST_CASE("A lesson of many endless steps is given up, and says what ran out where", "[budget]") {
  const WorkingFolder folder;
  folder.write("loop.lua", looping);
  const std::string step = std::string("{ ") + given + ", play = \"s7xh7\", say = \"x\" },\n";
  folder.write("loop.lesson.lua",
               "return { lessons = { { title = \"T\", variant = \"loop\", steps = {\n" +
                   repeated(step, 300) + "} } } }\n");
  const Result result = run({"play", "standard", "--seed", "1", "--script-steps", "100000"},
                            "lesson ./loop.lesson.lua\nlesson 1\nscore\n");
  CHECK_THAT(result.err, ContainsSubstring("loop.lesson.lua:22: limit: more than 2000000 steps, or "
                                           "200000 ms, in all parts of one command; mend"));
  CHECK(std::ranges::count(result.err, '\n') == 1);
  CHECK_THAT(result.out, ContainsSubstring("secure so far"));  // the session goes on
}

TEST_CASE("Listing four hundred endless scripts ends with one account", "[budget]") {
  const WorkingFolder folder;
  for (int i = 0; i < 400; ++i)
    folder.write("many/x" + std::to_string(i) + ".lua", "while true do end\n");
  const Result result = run({"variants", "--variants-dir", "many", "--script-steps", "100000"});
  CHECK(result.status == 3);
  CHECK_THAT(result.err, ContainsSubstring("in all parts of one command"));
  CHECK(std::ranges::count(result.err, '\n') < 30);
}

TEST_CASE("Lessons that come after themselves are read once", "[budget]") {
  const WorkingFolder folder;
  folder.write("round.lesson.lua", "return { after = \"round\", lessons = {\n" +
                                       repeated("{ title = \"T\", variant = \"standard\", steps = "
                                                "{ { say = \"x\", clause = \"STD-CAP-1\" } } },\n",
                                                60) +
                                       "} }\n");
  CHECK(run({"test", "round.lesson.lua"}).status == 0);
}
