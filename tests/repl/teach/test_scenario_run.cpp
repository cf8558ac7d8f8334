// `kasino test`: what it prints for scenarios that pass and fail, and its exit status.
#include <sstream>

#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

/// A modifier with two clauses, an action and a hook that can fail.
constexpr const char* pluck = R"(
return kasino.modifier {
  id = "pluck", title = "pluck",
  vars = { plucked = { type = "int", per = "seat" } },
  refuses = { ["PLK-2"] = function(move, view) return move.trails and move.card == "sA" end },
  actions = { pluck = { who = "turn", clause = "PLK-1",
    refuses = { ["PLK-3"] = function(move, view) return view:var("plucked", move.seat) > 0 end },
    does = function(move, game)
      game:set("plucked", move.seat, 1)
      game:award(move.seat, 2, "PLK-1")
    end } },
  on_sweep = function(move, game) game:award(move.seat, nothing.here, "PLK-1") end,
  events = { pluck = "Seat {seat} plucks." },
  clauses = { ["PLK-1"] = "Pluck for 2.", ["PLK-2"] = "The ace of spades stays in the hand.",
    ["PLK-3"] = "Pluck once.", ["PLK-4"] = "Be kind." },
}
)";

/// Runs pluck.test.lua with these scenarios, beside pluck.lua.
class PluckTest {
 public:
  explicit PluckTest(const std::string& scenarios, std::vector<std::string> more = {}) {
    folder_.write("pluck.lua", pluck);
    const std::string file =
        folder_.write("pluck.test.lua", "return { variant = \"standard+pluck\", scenarios = {\n" +
                                            scenarios + "\n} }\n");
    more.insert(more.begin(), {"test", file});
    result_ = run(more);
  }

  int status() const { return result_.status; }
  const std::string& err() const { return result_.err; }
  /// What it printed, without the file's folder.
  std::string out() const {
    std::string text = result_.out;
    const std::string place = folder_.path() + '/';
    for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place))
      text.erase(at, place.size());
    return text;
  }

 private:
  Folder folder_;
  Result result_;
};

constexpr const char* position =
    "setup = { table = \"s5 d5 h3\", hand1 = \"c8 sA\", hand2 = \"s9\" },";

/// One scenario in that position.
std::string scenario(const std::string& keys) {
  return std::string("{ name = \"n\", ") + position + keys + " },";
}

/// What is printed for a failing scenario in that position.
std::string failure(const std::string& keys) {
  const PluckTest test(scenario(keys));
  CHECK(test.status() == 1);
  CHECK(test.err().empty());
  const std::string head = "pluck.test.lua\n  FAILED  n (standard+pluck)\n";
  const std::string foot = "0 passed, 1 failed\n";
  const std::string out = test.out();
  REQUIRE_THAT(out, StartsWith(head) && EndsWith(foot));
  return out.substr(head.size(), out.size() - head.size() - foot.size());
}

/// What --coverage prints about the script: its clauses, its functions.
std::vector<std::string> coverage_lines(const std::string& scenarios) {
  std::vector<std::string> about;
  std::istringstream lines(PluckTest(scenarios, {"--coverage"}).out());
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("pluck: ")) about.push_back(line);
  return about;
}

}  // namespace

TEST_CASE("Scenarios that pass are named and counted, and the status is 0", "[test]") {
  const PluckTest test(
      scenario("play = { \"pluck\", \"c8xs5+h3\" }, events = { \"capture\" },\n"
               "after = { only = { \"s9\" }, turn = 2, table = \"d5\", pile1 = \"h3 s5 c8\", hand2 "
               "= \"s9\", "
               "last_capturer = 1, phase = \"play\", vars = { plucked = { 1, 0 } } },\n"
               "score = { { total = 5, [\"PLK-1\"] = 2 } }") +
      scenario("legal = { \"pluck\", \"c8\" }, illegal = { sA = \"PLK-2\", "
               "[\"c8xs5 d5 h3\"] = true, [\"c8xs5+d5\"] = true, [\"pluck seat=2\"] = true }"));
  CHECK(test.out() ==
        "pluck.test.lua\n"
        "  passed  n (standard+pluck)\n"
        "  passed  n (standard+pluck)\n"
        "2 passed, 0 failed\n");
  CHECK(test.status() == 0);
}

TEST_CASE("Steps go on from one another, and next opens the next deal", "[test]") {
  const PluckTest test(
      "{ name = \"n\", seed = 3, setup = { hand1 = \"h9\", pile2 = \"dA\" }, steps = {\n"
      "{ play = \"pluck\", after = { illegal = { pluck = \"PLK-3\" } } },\n"
      "{ play = \"h9\", after = { phase = \"deal-over\", turn = false, scores = { 2, 2 } } },\n"
      "{ play = \"next\", after = { deal = 2, dealer = 1, stock = 40, legal = \"pluck\" } } } }");
  CHECK(test.status() == 0);
  CHECK_THAT(test.out(), EndsWith("1 passed, 0 failed\n"));
}

TEST_CASE("A move with an exclamation mark is played against the rules", "[test]") {
  CHECK(PluckTest(scenario("play = \"sA!\", after = { table = \"s5 d5 h3 sA\" }")).status() == 0);
  CHECK(PluckTest(scenario("play = \"sA\"")).status() == 1);
}

TEST_CASE("A deck is dealt as it stands, and options are the scenario's", "[test]") {
  const PluckTest test(
      "{ name = \"n\", players = 3, dealer = 1, scores = { 1, 2, 3 }, deck = \"" + pack_but() +
      "\", options = { must_capture = true }, after = { turn = 2, scores = { 1, 2, "
      "3 }, hand2 = \"sA s2 s9 s10\" }, illegal = { [\"s9xs7\"] = true } }");
  CHECK_THAT(test.out(), ContainsSubstring("  passed  n (standard+pluck must_capture=true)\n"));
}

TEST_CASE("What fails is told with its place, what was expected and what was found", "[test]") {
  CHECK(failure("\nlegal = \"sA\"") ==
        "    pluck.test.lua:3: legal sA\n"
        "      expected  legal\n"
        "      found     refused by PLK-2: the rules forbid sA (PLK-2: The ace "
        "of spades stays in the hand.)\n");
  CHECK(failure("illegal = { c8 = \"PLK-3\" }") ==
        "    pluck.test.lua:2: illegal.c8\n"
        "      expected  refused by PLK-3\n"
        "      found     legal by STD-CAP-6\n");
  CHECK(failure("illegal = { sA = \"PLK-9\" }") ==
        "    pluck.test.lua:2: illegal.sA\n"
        "      expected  refused by PLK-9\n"
        "      found     refused by PLK-2: the rules forbid sA (PLK-2: The ace "
        "of spades stays in the hand.); PLK-9 is no clause of standard+pluck (did you mean "
        "PLK-1?)\n");
  CHECK(failure("illegal = { h9 = true }") ==
        "    pluck.test.lua:2: illegal.h9\n"
        "      expected  refused\n"
        "      found     h9 is not in the hand of seat 1, which holds c8 sA\n");
  CHECK(failure("only = { \"c8\" }") ==
        "    pluck.test.lua:2: only\n"
        "      expected  c8\n"
        "      found     c8, c8xd5+h3, c8xs5+h3\n"
        "      besides   c8xd5+h3, c8xs5+h3\n");
  CHECK_THAT(failure("only = {}"), ContainsSubstring("\n      expected  no move\n"));
  CHECK(failure("after = { table = \"s5 d5 h4\", hand1 = \"c8 sA\" }") ==
        "    pluck.test.lua:2: after.table\n"
        "      expected  s5 d5 h4\n"
        "      found     s5 d5 h3\n"
        "      missing   h4\n"
        "      besides   h3\n");
}

TEST_CASE("A step asks what is legal before its moves and, in `after`, after them", "[test]") {
  CHECK(
      PluckTest(scenario("play = \"pluck\", legal = { \"pluck\", \"c8xs5+h3\" }, illegal = { sA = "
                         "true }, after = { legal = \"c8\", illegal = { pluck = \"PLK-3\" } }"))
          .status() == 0);
  CHECK(
      PluckTest(scenario("play = \"c8\", only = { \"c8\", \"c8xs5+h3\", \"c8xd5+h3\" }, after = { "
                         "only = \"s9\" }"))
          .status() == 0);
  CHECK(failure("play = \"c8\", legal = \"s9\"") ==
        "    pluck.test.lua:2: legal s9\n"
        "      expected  legal\n"
        "      found     s9 is not in the hand of seat 1, which holds c8 sA\n"
        "      it is asked before play, and is so after it: write after = { legal = ... }\n");
}

TEST_CASE("`only` compares what moves come to, in whatever order and spelling", "[test]") {
  CHECK(PluckTest(scenario("only = { \"c8xh3+d5\", \"c8\", \"C8 x h3+s5\" }")).status() == 0);
  CHECK(PluckTest(
            "{ name = \"n\", setup = { table = \"s5 h3 dK\", hand1 = \"cK\" }, only = { \"cK\", "
            "\"cKxdK\" } }")
            .status() == 0);
  CHECK(failure("only = { \"c8\", \"c8xh3+d5\", \"c8xs9\" }") ==
        "    pluck.test.lua:2: only\n"
        "      expected  c8, c8xd5+h3, c8xs9\n"
        "      found     c8, c8xd5+h3, c8xs5+h3\n"
        "      missing   c8xs9\n"
        "      besides   c8xs5+h3\n");
}

TEST_CASE("What lies on the table is its cards and its builds", "[test]") {
  const auto built = [](const std::string& table) {
    return PluckTest(
        "{ name = \"n\", variant = \"cassino\", setup = { table = \"hK h6 d4 [cA+h8+d9]=9*/2\", "
        "hand1 "
        "= "
        "\"s2 c8\", hand2 = \"d3\" }, play = \"s2>8:h6\", after = { table = \"" +
        table + "\" } }");
  };
  CHECK(built("[d9+h8+cA]=9*/2 d4 hK [s2+h6]=8/1").status() == 0);
  CHECK_THAT(built("hK d4 [h6+s2]=8/2").out(),
             ContainsSubstring("    pluck.test.lua:2: after.table\n"
                               "      expected  hK d4 [h6+s2]=8/2\n"
                               "      found     hK d4 [d9+h8+cA]=9*/2 [h6+s2]=8/1\n"));
}

TEST_CASE("Every check of a scenario that fails is listed", "[test]") {
  CHECK(failure("\nplay = { \"c8\" },\nafter = { turn = 1, hand1 = \"\", hand5 = \"\",\n"
                "vars = { plukked = 1 } },\nscore = { { total = 1, [\"PLK-7\"] = 0 }, {}, { total "
                "= 0 } },\nevents = { \"sweep\" }") ==
        "    pluck.test.lua:4: after.hand1\n"
        "      expected  nothing\n"
        "      found     sA\n"
        "    pluck.test.lua:4: after.hand5\n"
        "      expected  nothing\n"
        "      found     there is no such thing here\n"
        "    pluck.test.lua:4: after.turn\n"
        "      expected  1\n"
        "      found     2\n"
        "    pluck.test.lua:5: after.vars.plukked\n"
        "      expected  1\n"
        "      found     there is no such thing here\n"
        "    pluck.test.lua:6: score[1][\"PLK-7\"]\n"
        "      expected  0\n"
        "      found     0; PLK-7 is no clause of standard+pluck (did you mean PLK-1?)\n"
        "    pluck.test.lua:6: score[1].total\n"
        "      expected  1\n"
        "      found     0\n"
        "    pluck.test.lua:6: score[3].total\n"
        "      expected  0\n"
        "      found     there are 2 seats\n"
        "    pluck.test.lua:7: events[1]\n"
        "      expected  sweep\n"
        "      found     trail\n");
}

TEST_CASE("What cannot be played ends its scenario, and the next one is run", "[test]") {
  const PluckTest test(scenario("play = { \"c8\", \"c8\" }, after = { legal = \"s9\" }") +
                       scenario("legal = \"c8\""));
  CHECK(test.out() ==
        "pluck.test.lua\n"
        "  FAILED  n (standard+pluck)\n"
        "    pluck.test.lua:2: play[2] c8\n"
        "      expected  played\n"
        "      found     c8 is not in the hand of seat 2, which holds s9\n"
        "  passed  n (standard+pluck)\n"
        "1 passed, 1 failed\n");
  CHECK(test.status() == 1);
  CHECK_THAT(failure("play = \"next\""), ContainsSubstring("the deal is not over yet"));
  CHECK_THAT(failure("play = \"plukc\""), ContainsSubstring("plukc"));
}

TEST_CASE("An impossible position is reported at the line of what is wrong", "[test]") {
  const PluckTest test(
      "{ name = \"n\", legal = \"s7\", setup = { table = \"s5\",\nhand1 = \"s5\" } }");
  CHECK_THAT(test.out(), ContainsSubstring("    pluck.test.lua:3: position: hand1: s5 "));
  CHECK(test.status() == 1);
}

TEST_CASE("A hook that fails, fails its scenario", "[test]") {
  const PluckTest test(
      "{ name = \"one\", setup = { table = \"s5\", hand1 = \"h5\", hand2 = \"s9\" }, play = "
      "\"h5xs5\" }," +
      scenario("legal = \"c8\""));
  CHECK_THAT(test.out(),
             ContainsSubstring("      found     pluck.lua:12: on_sweep: attempt to use a nil "
                               "value (global 'nothing')\n"
                               "            on_sweep = function(move, game) game:award(move.seat, "
                               "nothing.here, \"PLK-1\") end,\n"));
  CHECK_THAT(test.out(), EndsWith("1 passed, 1 failed\n"));
  CHECK(test.status() == 1);
}

TEST_CASE("A scenario runs under each of its variants", "[test]") {
  const Folder folder;
  folder.write("pluck.lua", pluck);
  const std::string file =
      folder.write("pluck.test.lua",
                   "return { variant = { \"standard+pluck\", \"finnish+pluck\" }, scenarios = {\n" +
                       scenario("illegal = { c8xd5 = \"STD-CAP-2\" }") + "} }");
  const Result result = run({"test", file});
  CHECK_THAT(result.out,
             ContainsSubstring("  passed  n (standard+pluck)\n  FAILED  n (finnish+pluck)\n"));
  CHECK_THAT(result.out, EndsWith("1 passed, 1 failed\n"));
}

TEST_CASE("A file or script that does not load is told, counts as failed and ends with 3",
          "[test]") {
  const Folder folder;
  const std::string broken = folder.write("broken.lua", "return kasino.variant {");
  const std::string of_broken = folder.write(
      "broken.test.lua", "return { scenarios = { { name = \"n\", seed = 1, play = {} } } }");
  const std::string misspelt = folder.write("standard.test.lua", "return { scenarois = {} }");
  const std::string good = folder.write(
      "misar.test.lua", "return { scenarios = { { name = \"n\", seed = 1, play = {} } } }");
  const Result result = run({"test", folder.path()});
  CHECK(result.status == 3);
  CHECK(result.out == of_broken + "\n  FAILED  n\n    its rules do not load\n" + good +
                          "\n  passed  n\n" + misspelt + "\n1 passed, 2 failed\n");
  CHECK_THAT(result.err,
             StartsWith("kasino: broken.lua:1: loading: unexpected symbol near <eof>\n"));
  CHECK_THAT(result.err,
             ContainsSubstring("kasino: standard.test.lua:1: scenarois: unknown key (did you mean "
                               "scenarios?)\n"));
}

TEST_CASE("An unknown variant or option is reported where it is named", "[test]") {
  const PluckTest variant(scenario("legal = \"c8\",\nvariant = \"stadnard\""));
  CHECK(variant.status() == 3);
  CHECK_THAT(variant.err(), StartsWith("kasino: pluck.test.lua:3: scenarios[1].variant: unknown "
                                       "variant stadnard (did you mean standard?)"));
  const PluckTest option(scenario("legal = \"c8\",\noptions = { vlaues = \"fixed\" }"));
  CHECK(option.status() == 3);
  CHECK_THAT(option.err(),
             StartsWith("kasino: pluck.test.lua:3: scenarios[1].options: "
                        "standard+pluck has no option vlaues (did you mean values?)"));
}

TEST_CASE("A file not named after a variant must say what it runs under", "[test]") {
  const Folder folder;
  folder.write("pluck.lua", pluck);
  const std::string file =
      folder.write("pluck.test.lua", "return { scenarios = { " + scenario("legal = \"c8\"") +
                                         scenario("legal = \"c8\"") + "} }");
  const Result result = run({"test", file});
  CHECK(result.status == 3);
  CHECK(
      result.err ==
      "kasino: pluck.test.lua:1: pluck.lua is a modifier: it is played on top of a variant, as "
      "in kasino play standard+pluck; say what it runs under, as in variant = \"base+modifier\"\n");
  CHECK_THAT(result.out, EndsWith("0 passed, 2 failed\n"));
}

TEST_CASE("--set holds where a scenario says nothing else", "[test]") {
  const std::string strict = scenario("illegal = { c8 = \"STD-CAP-V1\" }");
  CHECK(PluckTest(strict).status() == 1);
  CHECK(PluckTest(strict, {"--set", "must_capture=true"}).status() == 0);
  const std::string own = scenario("legal = \"c8\", options = { must_capture = false }");
  CHECK(PluckTest(own, {"--set", "must_capture=true"}).status() == 0);
  const PluckTest unknown(own, {"--set", "must=true"});
  CHECK(unknown.status() == 2);
  CHECK_THAT(unknown.err(), ContainsSubstring("no option must"));
}

TEST_CASE("--coverage is about the script that the scenarios name, whatever the file's name",
          "[test]") {
  const Folder folder;
  folder.write("pluck.lua", pluck);
  const std::string file =
      folder.write("evening.test.lua", "return { variant = \"standard+pluck\", scenarios = {\n" +
                                           scenario("legal = \"c8\"") + "\n} }\n");
  const Result result = run({"test", file, "--coverage"});
  CHECK(result.err.empty());
  CHECK_THAT(result.out, ContainsSubstring("pluck: 0 of 4 clauses touched"));
}

TEST_CASE("--coverage tells which clauses of the script no scenario touches", "[test]") {
  const auto coverage = [](const std::string& scenarios) {
    return coverage_lines(scenarios).at(0);
  };
  CHECK(coverage(scenario("legal = \"c8\"")) ==
        "pluck: 0 of 4 clauses touched; not touched: PLK-1, PLK-2, PLK-3, PLK-4");
  CHECK(coverage(scenario("legal = \"pluck\", illegal = { sA = true }")) ==
        "pluck: 2 of 4 clauses touched; not touched: PLK-3, PLK-4");
  CHECK(coverage(scenario("play = \"pluck\", score = { { total = 2 } }")) ==
        "pluck: 1 of 4 clauses touched; not touched: PLK-2, PLK-3, PLK-4");
  CHECK(
      coverage(
          scenario(
              "play = { \"pluck\" }, after = { illegal = { sA = \"PLK-2\", pluck = \"PLK-3\" } }") +
          "{ name = \"PLK-4: kind\", seed = 1, play = {} }") == "pluck: 4 of 4 clauses touched");
}

TEST_CASE("--coverage and the command of a session count the same for the same steps", "[test]") {
  CHECK(coverage_lines(scenario("play = { \"pluck\", \"sA!\" }")).at(0) ==
        "pluck: 2 of 4 clauses touched; not touched: PLK-3, PLK-4");
  const Folder folder;
  folder.write("pluck.lua", pluck);
  const std::string shown =
      run({"play", "standard+" + folder.path() + "/pluck.lua"},
          "setup table=\"s5 d5 h3\" hand1=\"c8 sA\" hand2=\"s9\"\npluck\nforce sA\ncoverage\n")
          .out;
  CHECK_THAT(shown, ContainsSubstring("clauses touched; not yet") && ContainsSubstring("PLK-3") &&
                        ContainsSubstring("PLK-4") && !ContainsSubstring("yet PLK-1") &&
                        !ContainsSubstring(" PLK-1,"));
}

TEST_CASE("--coverage tells which functions of the script no scenario calls", "[test]") {
  const auto coverage = [](const std::string& scenarios) {
    return coverage_lines(scenarios).at(1);
  };
  CHECK(coverage(scenario("legal = \"c8xs5+h3\"")) ==
        "pluck: 1 of 4 functions called; not called: actions.pluck.refuses[\"PLK-3\"] "
        "(pluck.lua:7), actions.pluck.does (pluck.lua:8), on_sweep (pluck.lua:12)");
  CHECK(coverage(scenario("play = \"pluck\"")) ==
        "pluck: 3 of 4 functions called; not called: on_sweep (pluck.lua:12)");
}

TEST_CASE("--coverage does not count players, which no scenario calls", "[test]") {
  const Folder folder;
  folder.write("mine.lua",
               "return kasino.modifier { id = 'mine', title = 'x', on_sweep = function() end,\n"
               "players = { careful = function() return 1 end } }");
  const std::string file = folder.write("mine.test.lua",
                                        "return { variant = 'standard+./mine.lua', scenarios = { { "
                                        "name = 'n', seed = 1, play = {} } } "
                                        "}");
  CHECK_THAT(run({"test", file, "--coverage"}).out,
             ContainsSubstring("mine: 0 of 1 functions called; not called: on_sweep (mine.lua:1)"));
}

TEST_CASE("A folder stands for every scenario file in it and below, sorted", "[test]") {
  const Folder folder;
  const std::string text =
      "return { variant = \"standard\", scenarios = { { name = \"n\", seed = 1, play = {} } } }";
  const std::string b = folder.write("b.test.lua", text);
  const std::string a = folder.write("sub/a.test.lua", text);
  folder.write("standard.lua.orig", "nonsense");
  folder.write("c.lua", "nonsense");
  const Result result = run({"test", folder.path()});
  CHECK(result.out ==
        b + "\n  passed  n (standard)\n" + a + "\n  passed  n (standard)\n2 passed, 0 failed\n");
  const Folder empty;
  const Result none = run({"test", empty.path()});
  CHECK(none.status == 2);
  CHECK(none.err == "kasino: " + empty.path() + ": there is no *.test.lua or *.lesson.lua in it\n");
}

TEST_CASE("Variants are searched for where asked for, then beside the file, then as shipped",
          "[test]") {
  const Folder folder;
  const Folder other;
  const std::string own =
      "return kasino.extend(\"standard\", { id = \"standard\", title = \"Own\", match = { to = ";
  folder.write("standard.lua", own + "7 } })");
  other.write("standard.lua", own + "9 } })");
  const std::string file = folder.write(
      "standard.test.lua",
      "return { scenarios = { { name = \"n\", setup = { hand1 = \"h9\", scores = { 8 } }, "
      "play = \"h9\", after = { phase = \"match-over\" } } } }");
  CHECK(run({"test", file}).status == 0);
  CHECK(run({"test", file, "--variants-dir", other.path()}).status == 1);
}

TEST_CASE("Results are told in Swedish, the closing line is for programs", "[test]") {
  const PluckTest test(scenario("legal = \"sA\"") + scenario("legal = \"c8\""), {"--lang", "sv"});
  CHECK_THAT(test.out(), ContainsSubstring("  FEL      n") && ContainsSubstring("  godkänt  n") &&
                             ContainsSubstring("      väntat    tillåtet\n") &&
                             EndsWith("1 passed, 1 failed\n"));
  CHECK_THAT(PluckTest(scenario("legal = \"sA\""), {"--color", "always"}).out(),
             ContainsSubstring("\33[1mFAILED\33[0m"));
}

TEST_CASE("Every scenario of the shipped variants passes, and touches every clause and function",
          "[test]") {
  std::vector<std::string> words = {"test", "--coverage"};
  if (is_sanitized)  // where house rules would take too long
    for (const char* name : {"standard", "misar", "draw", "teams", "krypkasino"})
      words.push_back(std::string(KASINO_SOURCE_VARIANTS) + '/' + name + ".test.lua");
  else
    words.emplace_back(KASINO_SOURCE_VARIANTS);
  const Result result = run(words);
  INFO(result.out);
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  CHECK_THAT(result.out, ContainsSubstring(" passed, 0 failed\n"));
  CHECK_THAT(result.out, !ContainsSubstring("not touched") && !ContainsSubstring("not called"));
}
