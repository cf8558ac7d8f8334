// The commands that look at a script's functions at work: trace, break, continue, lua.
#include "repl/session/hook_trace.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/workshop.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;

namespace {

const std::string script = R"(
return kasino.extend("standard", {
  id = "mine",
  title = { en = "Mine", sv = "Min" },
  vars = { sweeps = { type = "int" } },
  refuses = {
    ["X-1"] = { on = "capture", test = function(move, view)
      local hearts = 0
      for _, card in ipairs(move.captured:list()) do
        if kasino.suit(card) == "h" then hearts = hearts + 1 end
      end
      return hearts > 1
    end },
  },
  on_play = function(move, game)
    if #move.captured > 0 then game:set("sweeps", game:var("sweeps") + 1) end
  end,
  clauses = { ["X-1"] = { en = "One heart is taken at most.", sv = "Högst en hjärter tas." } },
})
)";

const std::string position = R"(setup table="h7 h3 d4 c9" hand1="s7 c2" hand2="s9 d2")";

}  // namespace

TEST_CASE("trace shows each call with what it was given and what it answered", "[trace]") {
  Workshop author(script);
  author.ask(position);
  CHECK_FALSE(author.ask("why s7xh7").contains("trace"));
  CHECK(author.text("trace on") == "trace is on: 2 functions are watched");
  const json played = author.ask("s7xh7");
  const json& calls = played.at("trace");
  REQUIRE(calls.size() >= 2);
  CHECK(calls.front().at("hook") == "refuses[\"X-1\"].test");
  CHECK(calls.front().at("file") == "mine.lua");
  CHECK(calls.front().at("line") == 7);
  CHECK(calls.front().at("with") == "s7 x h7 by seat 1");
  CHECK(calls.front().at("answer") == "false");
  const int steps = calls.front().at("steps");
  CHECK(steps > 5);
  CHECK(steps < 200);
  bool acted = false;
  for (const json& call : calls)
    acted |= call.at("hook") == "on_play" && call.at("answer") == "done";
  CHECK(acted);
  CHECK(author.text("trace off") == "trace is off");
  CHECK_FALSE(author.ask("s9xc9").contains("trace"));
}

TEST_CASE("The same call takes the same steps every time", "[trace]") {
  const auto steps = [] {
    Workshop author(script);
    author.ask(position);
    author.ask("trace on");
    return author.ask("s7xh7").at("trace")[0].at("steps").get<int>();
  };
  CHECK(steps() == steps());
}

TEST_CASE("A long trace is cut, and says so", "[trace]") {
  Workshop author(script);
  author.ask("setup table=\"hA h2 h3 h4 h5 h6 d7 d8 s9 s10\" hand1=\"cK\" hand2=\"s7\"");
  author.ask("trace on");
  const json answer = author.ask("moves");
  REQUIRE(answer.at("trace").size() <= 200);
  CHECK(answer.at("traced") >= answer.at("trace").size());
}

TEST_CASE("A traced call is told in one line", "[trace]") {
  TracedCall call{{"refuses[\"X-1\"]", "mine.lua", 7}, "s7 by seat 1", 1, {}};
  call.answer.text = "true";
  call.answer.steps = 12;
  call.answer.time = std::chrono::microseconds(34);
  CHECK(to_line(call, 1000) ==
        "    refuses[\"X-1\"] (mine.lua:7): s7 by seat 1 -> true, 34 us, 12 of 1000 steps");
}

TEST_CASE("A command stops before a call, and goes on behind it", "[break]") {
  Workshop author(script);
  author.ask(position);
  const json before = author.ask("state").at("state");
  CHECK(author.text("break on_play") == "commands stop at\n  on_play");
  const json stopped = author.ask("s7xh7");
  CHECK(stopped.at("text") ==
        "stopped at on_play (mine.lua:15); lua EXPR looks around there, continue goes on");
  CHECK(author.ask("state").at("state") == before);
  CHECK(author.text("lua move.card") == "\"s7\"");
  CHECK(author.text("lua #move.captured") == "1");
  CHECK(author.text("lua view.table:list()") == "{\"h3\", \"d4\", \"c9\"}");  // as it is in there
  const json played = author.ask("continue");
  CHECK(played.at("cmd") == "play");
  CHECK(played.at("state").at("vars").at("sweeps") == 1);
  CHECK(author.error("continue") ==
        "nothing is stopped; break HOOK stops at the next call of that function");
  CHECK(author.text("break off") == "no break is set");
  CHECK(author.ask("s9xc9").at("ok") == true);
}

TEST_CASE("Each call is stopped at once", "[break]") {
  Workshop author(script);
  author.ask("setup table=\"h7 c9\" hand1=\"s7 s9\" hand2=\"d9\"");
  author.ask("break X-1");
  author.ask("moves");
  CHECK(author.text("lua move.captured:list()") == "{\"c9\"}");
  author.ask("continue");
  CHECK(author.text("lua move.captured:list()") == "{\"h7\"}");
  const json moves = author.ask("continue");
  CHECK(moves.at("cmd") == "moves");
  CHECK(moves.at("total") == 4);
}

TEST_CASE("A game that is done again stops at no break", "[break]") {
  Workshop author(script);
  author.ask(position);
  author.ask("s7xh7");
  const json before = author.ask("state").at("state");
  author.ask("break on_play");
  CHECK(author.ask("reload").at("ok") == true);
  CHECK(author.ask("option target=21").at("ok") == true);
  CHECK(author.ask("option\ttarget=16").at("ok") == true);
  CHECK(author.ask("state").at("state").at("turn") == before.at("turn"));
  CHECK_THAT(author.text("s9xc9"), ContainsSubstring("stopped at on_play"));
}

TEST_CASE("What is stopped goes on only from where it stood", "[break]") {
  Workshop author(script);
  author.ask(position);
  author.ask("break on_play");
  author.ask("s7xh7");
  author.ask("new");
  CHECK(author.error("continue") ==
        "the position is not as it was when \"s7xh7\" was stopped; type that again");
}

TEST_CASE("Functions to stop at are listed, and found by a part of their name", "[break]") {
  Workshop author(script);
  CHECK(author.text("break") ==
        "no break is set; there are the functions\n  on_play\n  refuses[\"X-1\"].test");
  CHECK(author.error("break on_plai") ==
        "there is no function \"on_plai\" (did you mean on_play?); there are\n  on_play\n  "
        "refuses[\"X-1\"].test");
  Workshop plain(script, "standard");
  CHECK(plain.error("break on_play") == "standard has no functions: it is all data");
}

TEST_CASE("lua sees what the seat to play may see", "[lua]") {
  Workshop author(script);
  author.ask(position);
  CHECK(author.text("lua #view.table") == "4");
  CHECK(author.text("lua view.turn") == "1");
  CHECK(author.text("lua 1 + 1, 7") == "2");
  CHECK(author.text("lua local n = 0 for i = 1, 10 do n = n + i end return n") == "55");
  CHECK(author.text("lua {1, 2, a = {true, \"x\"}, [\"not a name\"] = 0}") ==
        "{1, 2, [\"not a name\"] = 0, a = {true, \"x\"}}");
  CHECK(author.text("lua view") == "the view");
  CHECK(author.text("lua view:hand()") == "s7 c2");
  CHECK(author.text("lua nil") == "nil");
}

TEST_CASE("What is wrong with an expression is told, and harms nothing", "[lua]") {
  Workshop author(script);
  CHECK(author.ask("lua").at("error").at("kind") == "bad-argument");
  CHECK_THAT(author.error("lua 1 +"), ContainsSubstring("lua:1"));
  CHECK(author.error("lua view.foo") == "lua:1: a view has no 'foo'");
  CHECK_THAT(author.error("lua paris(1)"), ContainsSubstring("did you mean pairs?"));
  CHECK(author.ask("lua while true do end").at("error").at("kind") == "limit");
  CHECK_THAT(author.error("lua view:hand(2)[1]"), ContainsSubstring("lua"));
  CHECK(author.ask("lua string.rep(\"x\", 1e9)").at("ok") == false);
  CHECK(author.text("lua 1") == "1");
}
