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
