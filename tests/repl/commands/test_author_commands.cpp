// The commands for authors of rules, besides what data/sessions/author.txt shows of option, clause
// and coverage.
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/workshop.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;
using nlohmann::json;

namespace {

const std::string no_hearts = R"(
return kasino.extend("standard", {
  id = "mine",
  title = { en = "Mine", sv = "Min" },
  refuses = {
    ["X-1"] = function(move, view)
      return move.captured:count("h") > 0
    end,
  },
  clauses = { ["X-1"] = { en = "No hearts are taken.", sv = "Inga hjärter tas." } },
})
)";

const std::string asks = R"(
return kasino.extend("standard", {
  id = "mine",
  title = "Mine",
  vars = {
    streak = { type = "int", per = "seat" },
    colour = { type = { "neither", "red", "black" } },
  },
  stages = { colour = { pass = true } },
  actions = { name = { stages = "colour", turn = "ends",
    args = { { name = "colour", words = { "red", "black" } } },
    does = function(move, game) game:set("colour", move.args.colour) end } },
  on_turn = function(game) game:set("streak", game.turn, game:var("streak", game.turn) + 1) end,
})
)";

const std::string all_goes = R"(
return kasino.extend("standard", { id = "mine", title = { en = "Mine", sv = "Min" } })
)";

const std::string dear_cards = R"(
return kasino.extend("standard", {
  id = "mine",
  title = { en = "Mine", sv = "Min" },
  scoring = { hearts = { each = "h", points = 3, clause = "X-2" } },
  clauses = { ["X-2"] = { en = "Hearts are worth 3.", sv = "Hjärter ger 3." } },
})
)";

const std::string small_deal = R"(
return kasino.extend("standard", {
  id = "mine",
  title = { en = "Mine", sv = "Min" },
  deal = { first = { { hand = 2 }, { table = 4 } }, later = { { hand = 2 } }, short = true },
})
)";

const std::string position = R"(setup table="h7 s3 d4 c9" hand1="s7 c2" hand2="s9 d2")";

}  // namespace

TEST_CASE("reload keeps the game, and says that it holds", "[reload]") {
  Workshop author(all_goes);
  author.ask(position);
  author.ask("s7xh7");
  const json before = author.ask("state").at("state");
  CHECK(author.text("reload") ==
        "mine is as it was; the game so far holds: 1 step, as legal as before and with the same "
        "points");
  CHECK(author.ask("state").at("state") == before);
}

TEST_CASE("reload names the first move that is no longer legal, and keeps the position",
          "[reload]") {
  Workshop author(all_goes);
  author.ask(position);
  author.ask("s7xh7");
  author.ask("s9xc9");
  const json before = author.ask("state").at("state");
  author.rewrite(no_hearts);
  const std::string text = author.text("reload");
  CHECK_THAT(text, StartsWith("mine reloaded; 2 of 2 steps of the game so far were done again\n"
                              "now illegal: move 1, s7xh7 by seat 1: "));
  CHECK_THAT(text, ContainsSubstring("X-1: No hearts are taken."));
  CHECK(author.ask("state").at("state").at("table") == before.at("table"));
  CHECK(author.ask("state").at("state").at("piles") == before.at("piles"));
  CHECK_THAT(author.text("record"), ContainsSubstring("s7xh7!"));
}

TEST_CASE("reload says how many other lines of play are cut short or illegal", "[reload]") {
  Workshop author(all_goes);
  author.ask(position);
  for (const char* line : {"s7xh7", "s9xc9", "undo 2", "c2", "s9xc9", "undo 2", "s7"})
    REQUIRE(author.ask(line).at("ok") == true);
  CHECK_THAT(author.text("reload"), EndsWith("the same points"));
  author.rewrite(no_hearts);
  CHECK_THAT(author.text("reload"),
             EndsWith("the same points\n1 other line of play is now illegal"));
  author.rewrite(R"(
return kasino.extend("standard", { id = "mine", title = { en = "Mine", sv = "Min" },
  on_play = function(_, game)
    if #game.table > 4 then game:give(game.table, "table", { "hand", 1 }) end
  end })
)");
  CHECK_THAT(author.text("reload"), EndsWith("\n1 other line of play is cut short"));
}

TEST_CASE("A script that fails while the game is replayed leaves the rules as they were",
          "[reload]") {
  Workshop author(all_goes);
  author.ask(position);
  author.ask("s7xh7");
  const json before = author.ask("state").at("state");
  author.rewrite(R"(
return kasino.extend("standard", { id = "mine", title = { en = "Mine", sv = "Min" },
  on_capture = function() error("boom") end })
)");
  CHECK_THAT(author.error("reload"), ContainsSubstring("on_capture: boom"));
  CHECK(author.ask("state").at("state") == before);
  CHECK(author.ask("undo").at("ok") == true);
  author.rewrite(all_goes);
  author.ask("redo");
  CHECK_THAT(author.text("reload"), ContainsSubstring("the game so far holds: 1 step"));
}

TEST_CASE("If the game cannot be replayed to its end, undo leads back to all of it", "[reload]") {
  Workshop author(R"(
return kasino.extend("standard", { id = "mine", title = { en = "Mine", sv = "Min" },
  actions = { pass = { turn = "ends" } } })
)");
  author.ask(position);
  author.ask("s7xh7");
  author.ask("pass");
  author.ask("c2");
  const json before = author.ask("state").at("state");
  author.rewrite(all_goes);
  CHECK_THAT(author.text("reload"), ContainsSubstring("there is no action pass"));
  CHECK(author.ask("undo").at("state") == before);
}

TEST_CASE("An action is done again as it is written, if its arguments still are", "[reload]") {
  const auto script = [](const std::string& arguments) {
    return "return kasino.extend(\"standard\", { id = \"mine\", title = { en = \"Mine\", sv = "
           "\"Min\" }, actions = { say = { does = function() end, args = { " +
           arguments + " } } } })\n";
  };
  const std::string number = "{ name = \"n\", from = 0, to = 9 }";
  Workshop author(script(number));
  author.ask(position);
  author.ask("say 1");
  for (const std::string& other : {number + ", { name = \"m\", card = \"table\" }",
                                   number + ", { name = \"m\", from = 1, to = 3 }", std::string(),
                                   std::string("{ name = \"n\", words = { \"red\", \"blue\" } }"),
                                   std::string("{ name = \"n\", card = \"table\" }")}) {
    CAPTURE(other);
    author.rewrite(script(other));
    CHECK_THAT(author.text("reload"), ContainsSubstring("no longer possible"));
    author.rewrite(script(number));
    author.ask("reload");
    author.ask("undo 3");
    author.ask(position);
    author.ask("say 1");
  }
  author.rewrite(script("{ name = \"m\", from = 1, to = 3 }"));
  CHECK_THAT(author.text("reload"), ContainsSubstring("the game so far holds: 1 step"));
}

TEST_CASE("An option that the script does not have any more is dropped", "[reload]") {
  Workshop author(R"(
return kasino.extend("standard", { id = "mine", title = { en = "Mine", sv = "Min" },
  options = { prize = { text = "prize", default = 3 } } })
)");
  author.ask(position);
  CHECK_THAT(author.text("option prize=5 target=21"), StartsWith("prize=5, target=21; "));
  author.rewrite(all_goes);
  CHECK_THAT(author.text("reload"), ContainsSubstring("no longer: mine has no option prize"));
  CHECK(author.ask("state").at("state").at("options").at("target") == 21);
  CHECK_THAT(author.text("reload"), StartsWith("mine is as it was"));
}

TEST_CASE("A script that has changed is to be reloaded before an option is set", "[option]") {
  Workshop author(all_goes);
  author.rewrite(no_hearts);
  CHECK(author.error("option target=21") ==
        "the script has changed since it was loaded; reload first");
  author.ask("reload");
  CHECK(author.ask("option target=21").at("ok") == true);
}

TEST_CASE("reload names the first move after which points differ", "[reload]") {
  Workshop author(all_goes);
  author.ask(position);
  author.ask("s7xs3d4");
  author.ask("s9xc9");
  author.ask("c2");
  author.rewrite(dear_cards);
  CHECK_THAT(author.text("reload"), !ContainsSubstring("other points"));
  author.ask("undo 3");
  author.ask("s7xh7");
  author.rewrite(all_goes);
  CHECK_THAT(author.text("reload"),
             ContainsSubstring("other points: move 1, s7xh7 by seat 1: seat 1 has 3 points "
                               "(STD-SCO-1 1, STD-SCO-2 2) of this deal, and had 6 points "
                               "(STD-SCO-1 1, STD-SCO-2 2, X-2 3)"));
}

TEST_CASE("A broken script leaves the rules in force and the game as they are", "[reload]") {
  Workshop author(no_hearts);
  author.ask(position);
  author.rewrite("return kasino.extend(\"standard\", { id = \"mine\",\n  titel = 3 })");
  CHECK(author.ask("reload").at("error").at("kind") == "script-error");
  CHECK_THAT(author.error("reload"), ContainsSubstring("mine.lua:2: titel"));
  CHECK(author.ask("s7xh7").at("error").at("clause") == "X-1");
  author.rewrite(all_goes);
  author.text("reload");
  CHECK(author.ask("s7xh7").at("ok") == true);
}

TEST_CASE("A script that takes too long over the whole game leaves the rules in force",
          "[reload]") {
  Workshop author(all_goes);
  for (int i = 0; i < 8; ++i) author.ask("play 1");
  author.rewrite(R"(return kasino.extend("standard", {
  id = "mine",
  title = { en = "Mine" },
  on_play = function(move, game) for i = 1, 9000000 do end end,
}))");
  CHECK_THAT(author.error("reload"),
             ContainsSubstring("limit: more than 50000000 steps in all; --script-steps"));
  const json state = author.ask("state").at("state");
  CHECK(state.at("table").size() + state.at("piles")[0].size() + state.at("piles")[1].size() > 8);
  CHECK(author.ask("undo 8").at("ok") == true);
  CHECK(author.ask("play 1").at("ok") == true);
}

TEST_CASE("After reload moves can still be taken back, and played again by the new rules",
          "[reload]") {
  Workshop author(all_goes);
  author.ask(position);
  author.ask("s7xh7");
  author.rewrite(no_hearts);
  author.text("reload");
  CHECK(author.ask("undo").at("ok") == true);
  CHECK(author.ask("s7xh7").at("error").at("clause") == "X-1");
  CHECK(author.ask("s7xs3d4").at("ok") == true);
}

TEST_CASE("A game that the new rules cannot replay stands where the replay ends", "[reload]") {
  Workshop author(all_goes);
  for (int i = 0; i < 4; ++i) author.ask("play 1");
  author.rewrite(small_deal);
  const std::string text = author.text("reload");
  CHECK_THAT(text, ContainsSubstring("no longer possible: move "));
  CHECK_THAT(text, ContainsSubstring("; the game stands before it"));
  CHECK(author.ask("state").at("ok") == true);
}

TEST_CASE("watch reloads when the file has changed, and tells once what is broken", "[reload]") {
  Workshop author(all_goes);
  author.ask(position);
  CHECK_THAT(author.text("watch on"), StartsWith("watch is on: "));
  CHECK_FALSE(author.ask("state").contains("notices"));
  author.rewrite(no_hearts);
  const json answer = author.ask("s7xh7");
  CHECK_THAT(answer.at("notices")[0].get<std::string>(), StartsWith("mine reloaded; "));
  CHECK(answer.at("error").at("clause") == "X-1");
  author.rewrite("return 3 +");
  const json broken = author.ask("state");
  CHECK_THAT(broken.at("notices")[0].get<std::string>(),
             ContainsSubstring("the rules are as they were before"));
  CHECK_FALSE(author.ask("state").contains("notices"));
  CHECK(author.ask("s7xh7").at("error").at("clause") == "X-1");
  CHECK(author.text("watch off") == "watch is off");
  author.rewrite(all_goes);
  CHECK(author.ask("s7xh7").at("error").at("clause") == "X-1");
}

TEST_CASE("A game is loaded step by step, however long its steps take together", "[reload]") {
  const Folder folder;
  Workshop author(R"(return kasino.extend("standard", {
    id = "mine", title = "Slow",
    refuses = { ["X-1"] = { on = "trail", test = function()
      for i = 1, 300000 do end
      return false
    end } },
    clauses = { ["X-1"] = "Slowly." } }))");
  for (int i = 0; i < 12; ++i) author.ask("play 1");
  const std::string file = folder.path() + "/slow.txt";
  REQUIRE(author.ask("save " + file).at("ok") == true);
  CHECK(author.ask("load " + file).at("ok") == true);
}

TEST_CASE("setup takes variables, who is asked, and how far the match has come", "[author]") {
  Workshop author(asks);
  const json state =
      author
          .ask(R"(setup table="h7" hand1="s7 c2" hand2="s9" stock="d2" deal=2 round=3 )"
               R"(vars="streak=4,2 colour=red" asked="2 colour" resume=1 begun=true)")
          .at("state");
  CHECK(state.at("turn") == 2);
  CHECK(state.at("stage") == "colour");
  CHECK(state.at("deal") == 2);
  CHECK(state.at("round") == 3);
  CHECK(state.at("vars") == json{{"streak", {4, 2}}, {"colour", "red"}});
  const json after = author.ask("name colour=black").at("state");
  CHECK(after.at("turn") == 1);
  CHECK(after.at("vars") == json{{"streak", {4, 2}}, {"colour", "black"}});
}

TEST_CASE("Two cards change places, and all that was noted stays", "[author]") {
  Workshop author(asks);
  author.ask(R"(setup table="h7" hand1="s7 c2" hand2="s9" vars="streak=4,2 colour=red" )"
             R"(asked="2 colour" resume=1 begun=true)");
  const json before = author.ask("state").at("state");
  const json answer = author.ask("swap h7 c2");
  CHECK(!answer.contains("notices"));
  const json& after = answer.at("state");
  CHECK(after.at("table") == json{"c2"});
  for (const char* field : {"vars", "asked", "turn", "stage"}) CHECK(after[field] == before[field]);
}

TEST_CASE("What is wrong with the words of a setup is told with what to write", "[author]") {
  Workshop author(asks);
  CHECK(author.error(R"(setup hand1="s7" vars="color=red")") ==
        "vars: mine has no variable \"color\"; there are colour, streak");
  CHECK(author.error(R"(setup hand1="s7" turn=1 asked="2 colour")") ==
        "turn: seat 2 is asked, and acts first; say turn=2 resume=1");
  CHECK(author.error(R"(setup hand1="s7" askd="2 colour")")
            .starts_with("\"askd\": unknown argument (did you mean asked?)"));
}
