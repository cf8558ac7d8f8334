// Reading scenario files: what they may say, and golden messages for what they may not.
#include <set>

#include "engine/cards/card_text.hpp"
#include "engine/model/setup.hpp"
#include "scripting/scenario/read_scenario.hpp"
#include "scripting/scenario/scenario.hpp"
#include "scripting/variant/schema.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

std::vector<Scenario> read(std::string_view source) {
  const ScriptFolder folder;
  Budget budget;
  return read_scenarios(folder.write("t.test.lua", source), budget);
}

/// A file with one scenario of these keys, which begin on line 1.
std::string with_keys(const std::string& keys) {
  return "return { scenarios = { { name = \"n\", " + keys + " } } }";
}

struct Row {
  std::string source;
  const char* message;  ///< empty: no error
};

void check(const Row& row) {
  CAPTURE(row.source);
  std::string message;
  try {
    read(row.source);
  } catch (const Error& error) {
    message = error.what();
  }
  CHECK(message == row.message);
}

/// As check(), for the keys of a scenario that begins with seed 1.
void check_keys(const Row& row) { check({with_keys("seed = 1, " + row.source), row.message}); }

}  // namespace

TEST_CASE("A scenario file returns one table, with scenarios in it", "[scenario]") {
  const char* advice =
      "t.test.lua: loading: a scenario file must end in `return { scenarios = {...} }`";
  check({"local x = 1", advice});
  check({"return kasino.variant { id = \"t\", title = \"T\" }", advice});
  check({"return {}", "t.test.lua:1: a scenario file needs scenarios (scenarios = { {...} })"});
  check({"return { scenarios = {", "t.test.lua:1: loading: unexpected symbol near <eof>"});
  check({"return { scenarios = {} }", ""});
  check({with_keys("seed = 1, play = \"s7\""), ""});
}

TEST_CASE("What a scenario cannot do without is asked for", "[scenario]") {
  check({"return { scenarios = {\n{ seed = 1, play = \"s7\" } } }",
         "t.test.lua:2: scenarios[1]: a scenario needs a name (name = \"...\")"});
  check({with_keys("play = \"s7\""),
         "t.test.lua:1: scenarios[1]: a scenario needs a position: setup, deck or seed"});
  check({with_keys("seed = 1"),
         "t.test.lua:1: scenarios[1]: it plays and checks nothing: say play, legal, only, illegal, "
         "after, score or events"});
  check({with_keys("seed = 1, steps = {}"), "t.test.lua:1: scenarios[1].steps: it holds no step"});
}

TEST_CASE("A misspelt key of a scenario is told with its line and the nearest one", "[scenario]") {
  check({"return {\n scenarois = {} }",
         "t.test.lua:2: scenarois: unknown key (did you mean scenarios?)"});
  check_keys(
      {"\nilegal = {}", "t.test.lua:2: scenarios[1].ilegal: unknown key (did you mean illegal?)"});
  check_keys({"after = { tabel = \"s7\" }",
              "t.test.lua:1: scenarios[1].after.tabel: unknown key (did you mean table?)"});
  check_keys({"after = { hand9 = \"s7\" }",
              "t.test.lua:1: scenarios[1].after.hand9: unknown key (did you mean hand1?)"});
  check_keys({"steps = { {}, {\n lgeal = {} } }",
              "t.test.lua:2: scenarios[1].steps[2].lgeal: unknown key (did you mean legal?)"});
}

TEST_CASE("A value of a wrong kind in a scenario is told with what was expected", "[scenario]") {
  check_keys({"legal = 7",
              "t.test.lua:1: scenarios[1].legal: expected a string or a list, found the number 7"});
  check_keys({"legal = false",
              "t.test.lua:1: scenarios[1].legal: expected a string or a list, found false"});
  check_keys({"legal = function() end",
              "t.test.lua:1: scenarios[1].legal: expected a string or a list, found a function"});
  check_keys(
      {"players = kasino.option(\"x\")",
       "t.test.lua:1: scenarios[1].players: expected a whole number, 0 or more, found an option"});
  check_keys({"illegal = { \"s7\" }",
              "t.test.lua:1: scenarios[1].illegal: expected a table, found a list; each in it has "
              "a name, as in { name = ... }"});
  check_keys({"illegal = { s7 = 1 }",
              "t.test.lua:1: scenarios[1].illegal.s7: expected true or false or the id of a clause "
              "(\"STEP-1\"), found the number 1"});
  check_keys({"after = { phase = \"over\" }",
              "t.test.lua:1: scenarios[1].after.phase: expected \"play\", \"deal-over\" or "
              "\"match-over\", found \"over\""});
  check_keys({"score = { 3 }",
              "t.test.lua:1: scenarios[1].score[1]: expected a table, found the number 3"});
  check({with_keys("seed = -1, play = \"s7\""),
         "t.test.lua:1: scenarios[1].seed: expected a seed (a whole number, 0 or more), found the "
         "number -1"});
}

TEST_CASE("What can be said in one way only is refused in another", "[scenario]") {
  check_keys({"illegal = { s7 = false }",
              "t.test.lua:1: scenarios[1].illegal.s7: expected a clause or true; legal moves "
              "belong in legal"});
  check_keys({"after = { turn = true }",
              "t.test.lua:1: scenarios[1].after.turn: expected a seat, or false for nobody, found "
              "true"});
  check_keys({"play = \"s7\", setup = { table = \"s7 h\" }",
              "t.test.lua:1: scenarios[1].setup.table: \"h\" at column 4 is no card: expected a "
              "rank (A 2-10 J "
              "Q K) after the suit, as in s7, h10' or *1"});
  check_keys({"play = \"s7\", deck = \"s7\", setup = {}",
              "t.test.lua:1: scenarios[1].deck: a scenario has a setup or a deck, not both"});
  check_keys({"play = \"s7\", dealer = 2, setup = {}",
              "t.test.lua:1: scenarios[1].dealer: with a setup, it belongs in the setup"});
  check_keys({"play = \"s7\", steps = { { play = \"s8\" } }",
              "t.test.lua:1: scenarios[1].play: in a scenario with steps it belongs in a step"});
  check_keys(
      {"steps = { { play = \"s8\", deck = \"s7\" } }",
       "t.test.lua:1: scenarios[1].steps[1].deck: it belongs in the scenario, not in a step"});
}

TEST_CASE("A file runs under the variant of its name unless it says another", "[scenario]") {
  CHECK(tested_name("some/pluck.test.lua") == "pluck");
  CHECK(tested_name("some/pluck.lua") == "pluck");
  const auto variants = [](const std::string& file, const std::string& scenario) {
    const std::vector<Scenario> scenarios =
        read("return { " + file + " scenarios = { { name = \"n\", seed = 1, play = {}, " +
             scenario + " } } }");
    std::string text;
    for (const auto& variant : scenarios.at(0).variants) text += variant.what + ' ';
    return text;
  };
  CHECK(variants("", "") == "t ");
  CHECK(variants("variant = { \"a\", \"b\" },", "") == "a b ");
  CHECK(variants("variant = \"a\",", "variant = \"c\"") == "c ");
}

TEST_CASE("Options stand in a scenario instead of those of the file", "[scenario]") {
  const std::vector<Scenario> scenarios = read(
      "return { options = { a = true, b = 3 }, scenarios = {\n"
      "{ name = \"one\", seed = 1, play = {} },\n"
      "{ name = \"two\", seed = 1, play = {}, options = { c = \"word\" } } } }");
  using Options = std::map<std::string, std::string>;
  CHECK(scenarios.at(0).options.what == Options{{"a", "true"}, {"b", "3"}});
  CHECK(scenarios.at(1).options.what == Options{{"c", "word"}});
  CHECK(scenarios.at(1).name.line == 3);
}

TEST_CASE("A setup is read as the command of that name reads it", "[scenario]") {
  const Scenario scenario =
      read(with_keys("play = {}, setup = { table = \"s5\", hand2 = \"h9 c2\", pile3 = \"d2\", "
                     "stock = \"sK\", sweeps = { 1 }, scores = { 3, -1 }, turn = 2, dealer = 3, "
                     "last_capturer = 1 }"))
          .at(0);
  Setup setup;
  setup.players = 3;
  setup.table = cards("s5");
  setup.hands = {{}, cards("h9 c2")};
  setup.piles = {{}, {}, cards("d2")};
  setup.stock = cards("sK");
  setup.words["sweeps"] = "1";
  setup.words["scores"] = "3,-1";
  setup.words["turn"] = "2";
  setup.words["dealer"] = "3";
  setup.words["last_capturer"] = "1";
  CHECK(scenario.start.setup == setup);
}

TEST_CASE("The words of a setup are read from tables as they are typed", "[scenario]") {
  const Scenario scenario =
      read(with_keys(
               "play = {}, setup = { hand2 = \"h9\", deal = 2, begun = true, "
               "vars = { colour = \"red\", streak = { 1, 0 }, seen = { {}, { \"h7\", \"d2\" } } "
               "}, asked = { \"2 colour\", \"1 play\" }, awards = \"1 2 T-1\", "
               "carried = { cards = 1 }, out = { false, true } }"))
          .at(0);
  CHECK(scenario.start.setup->words == SetupWords{{"deal", "2"},
                                                  {"begun", "true"},
                                                  {"vars", "colour=red seen=,h7+d2 streak=1,0"},
                                                  {"asked", "2 colour,1 play"},
                                                  {"awards", "1 2 T-1"},
                                                  {"carried", "cards=1"},
                                                  {"out", "false,true"}});
}

TEST_CASE("What must be so is kept in the order of the file, cards and winners sorted",
          "[scenario]") {
  const Scenario scenario =
      read(with_keys("seed = 1, after = {\n turn = false,\n table = \"h3 s5\",\n winners = { 3, 1 "
                     "},\n out = { true, false },\n vars = { x = { false, 2 }, a = \"w\" } }"))
          .at(0);
  std::string text;
  for (const auto& fact : scenario.steps.at(0).after)
    text += std::to_string(fact.line) + ' ' + fact.what.name + '=' + fact.what.value + '\n';
  CHECK(text == "2 turn=false\n3 table=" + to_text(cards("s5 h3")) +
                    "\n4 winners=1 3\n5 out=true false\n6 vars.a=w\n6 vars.x=false 2\n");
}

TEST_CASE("Every key of a scenario file stands once, and its parent has a row", "[scenario]") {
  std::set<std::string_view> paths;
  for (const KeyRow& row : scenario_key_rows()) {
    CAPTURE(row.path);
    CHECK(paths.insert(row.path).second);
    const std::size_t dot = row.path.rfind('.');
    if (dot != std::string_view::npos) CHECK(paths.count(row.path.substr(0, dot)) == 1);
  }
}
