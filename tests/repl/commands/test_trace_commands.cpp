// The commands that watch a script's functions, besides data/sessions/break.txt and lua-view.txt:
// trace, and answers for programs.
#include "repl/screen/screen.hpp"
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

TEST_CASE("What goes wrong with an expression has a kind, and harms nothing", "[lua]") {
  Workshop author(script);
  CHECK(author.ask("lua").at("error").at("kind") == "bad-argument");
  CHECK_THAT(author.error("lua 1 +"), ContainsSubstring("lua:1"));
  CHECK(author.ask("lua while true do end").at("error").at("kind") == "limit");
  CHECK(author.text("lua 1") == "1");
}

TEST_CASE("A stopped command has changed nothing, and goes on as itself", "[break]") {
  Workshop author(script);
  author.ask(position);
  const json before = author.ask("state").at("state");
  author.ask("break on_play");
  author.ask("s7xh7");
  CHECK(author.ask("state").at("state") == before);
  CHECK(author.ask("continue").at("cmd") == "play");
}

TEST_CASE("While a command is stopped the prompt says where, and letters are as in debuggers",
          "[break]") {
  Workshop author(script);
  author.ask(position);
  const std::string usual = prompt(author.session(), Language::English);
  author.ask("break on_play");
  CHECK(prompt(author.session(), Language::English) == usual);
  author.ask("s7xh7");
  CHECK(prompt(author.session(), Language::English) == "kasino (stopped in on_play)> ");
  CHECK(prompt(author.session(), Language::Swedish) == "kasino (stannad i on_play)> ");
  CHECK(author.ask("p move.card").at("cmd") == "lua");
  CHECK(author.ask("b").at("cmd") == "break");
  const char* letter = GENERATE("c", "n", "s");
  CHECK(author.ask(letter).at("cmd") == "play");
  CHECK_FALSE(prompt(author.session(), Language::English).starts_with("kasino"));
}

TEST_CASE("What abandons a stopped command says so", "[break]") {
  Workshop author(script);
  author.ask(position);
  author.ask("break on_play");
  author.ask("s7xh7");
  CHECK_FALSE(author.ask("moves").contains("notices"));
  CHECK_FALSE(author.ask("s7xh7").contains("notices"));
  CHECK(author.ask("s7").value("notices", json::array()).dump() ==
        "[\"\\\"s7xh7\\\", which was stopped, is given up\"]");
  CHECK(author.ask("new").at("notices")[0] == "\"s7\", which was stopped, is given up");
  CHECK_FALSE(author.ask("state").contains("notices"));
  CHECK_THAT(author.error("continue"), ContainsSubstring("the position is not as it was"));
}
