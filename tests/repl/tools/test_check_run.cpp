// `kasino check`: what it prints, the record it leaves, and its exit status.
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

constexpr const char* fails_on_sweeps = R"(on_sweep = function(move, game)
      game:award(move.seat, nothing.here, "T-1")
    end)";

Result check(std::vector<std::string> more = {}) {
  more.insert(more.begin(), {"check", "./t.lua", "--deals", "20"});
  return run(more);
}

}  // namespace

TEST_CASE("A check tells what was played, and passes", "[check_run]") {
  const WorkingFolder folder;
  folder.write("t.lua", small_game(clauses("")));
  const Result result = check();
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  CHECK(result.out ==
        "./t.lua           2 players\n"
        "  by default     20 deals\n"
        "\n"
        "./t.lua: 20 deals, 400 moves, 0 actions; passed, 0 notes\n");
  CHECK_FALSE(folder.has("t-check.txt"));
}

TEST_CASE("A broken game is printed, and written with the command that replays it", "[check_run]") {
  const WorkingFolder folder;
  folder.write("t.lua", small_game(clauses("") + fails_on_sweeps));
  const Result result = check();
  CHECK(result.status == 1);
  CHECK_THAT(result.out, ContainsSubstring("FAILED  2 players\n"
                                           "  t.lua:10: on_sweep: attempt to use a nil value"));
  CHECK_THAT(result.out, ContainsSubstring("    kasino record 1\n    variant ./t.lua\n"));
  CHECK_THAT(result.out, ContainsSubstring("\n    kasino replay t-check.txt\n"));
  CHECK_THAT(result.out, ContainsSubstring("kasino play ./t.lua --players 2\n    setup table=\""));
  CHECK_THAT(result.out, EndsWith("1 failure, 0 notes\n"));
  const Result replayed = run({"replay", "t-check.txt"});
  CHECK(replayed.status == 3);
  CHECK_THAT(replayed.err, StartsWith("kasino: t.lua:10: on_sweep: attempt to use a nil value"));
}

TEST_CASE("The position is told as one types it, with zones and moves", "[check_run]") {
  const WorkingFolder folder;
  folder.write("t.lua", small_game(clauses("") + R"(zones = { shop = {} },
    on_trail = function(move, game) game:give({ move.card }, "table", "shop") end,
    on_capture = function(move, game)
      if #game:zone("shop") > 0 then error("oh") end
    end)"));
  const std::string out = check().out;
  const std::size_t setup = out.find("    setup ");
  REQUIRE(setup != std::string::npos);
  const Result typed = run({"play", "./t.lua"}, out.substr(setup, out.find("\n\n", setup) - setup));
  CHECK_THAT(typed.err, StartsWith("kasino: line 2: play: t.lua:12: on_capture: oh"));
}

TEST_CASE("What a replay would not show, a check of the record does", "[check_run]") {
  const WorkingFolder folder;
  folder.write(
      "t.lua",
      small_game(clauses("") + "actions = { hum = { clause = \"T-1\", does = function() end } }"));
  CHECK_THAT(check().out, ContainsSubstring("\n    kasino check ./t.lua --game t-check.txt\n"));
  CHECK(run({"replay", "t-check.txt"}).status == 0);
  const Result again = check({"--game", "t-check.txt"});
  CHECK(again.status == 1);
  CHECK_THAT(again.out,
             ContainsSubstring("t.lua:9: actions.hum: hum is legal and changes nothing"));
  CHECK_THAT(again.out, EndsWith("./t.lua: failed\n"));
}

TEST_CASE("Memory that changes the score shows in a check of the record", "[check_run]") {
  const WorkingFolder folder;
  folder.write("t.lua", "local n = 0\n" + small_game(clauses("[\"T-2\"] = \"Void.\"") + R"(
    void_sweeps = { ["T-2"] = function() n = n + 1 return n % 3 == 0 end })"));
  const Result result = check();
  CHECK_THAT(result.out, ContainsSubstring("t.lua:1") && ContainsSubstring(": n: "));
  CHECK_THAT(result.out, EndsWith("1 failure, 0 notes\n"));
  const Result again = check({"--game", "t-check.txt"});
  CHECK(again.status == 1);
  CHECK_THAT(again.out, ContainsSubstring("n: done twice in one position"));
}

TEST_CASE("A game that holds everything passes by itself", "[check_run]") {
  const WorkingFolder folder;
  folder.write("t.lua", small_game(clauses("")));
  run({"play", "./t.lua"}, "play 1\nplay 2\nsave g.txt\n");
  const Result result = check({"--game", "g.txt"});
  CHECK(result.status == 0);
  CHECK(result.out == "./t.lua: passed\n");
}

TEST_CASE("Notes are told, and fail nothing", "[check_run]") {
  const WorkingFolder folder;
  folder.write("t.lua", small_game(clauses("") + "vars = { mood = { type = \"int\" } }"));
  const Result result = check();
  CHECK(result.status == 0);
  CHECK_THAT(result.out,
             ContainsSubstring("\nPerhaps not as meant:\n  t.lua:9: vars.mood: it never"));
  CHECK_THAT(result.out, EndsWith("passed, 1 note\n"));
}

TEST_CASE("A new name that is nearly one of the base's is a note", "[check_run]") {
  const Folder folder;
  const auto notes = [&](const std::string& keys) {
    const std::string path = folder.write(
        "near.lua",
        "return kasino.extend(\"standard\", { id = \"near\", title = \"N\", " + keys + " })");
    return run({"check", path, "--deals", "1", "--players", "2"}).out;
  };
  CHECK_THAT(notes("scoring = { lilan = { each = \"s2\" } }"),
             ContainsSubstring("scoring.lilan: it is new, and there is lillan"));
  CHECK_THAT(notes("clauses = { [\"STD-SOC-4\"] = \"x\" }"),
             ContainsSubstring("clauses[\"STD-SOC-4\"]: it is new, and there is STD-SCO-4"));
  CHECK_THAT(notes("clauses = { [\"STD-SCO-9\"] = \"x\" }, scoring = { kings = { each = \"K\", "
                   "clause = \"STD-SCO-9\" } }"),
             !ContainsSubstring("it is new"));
}

TEST_CASE("A script that does not load is reported as everywhere", "[check_run]") {
  const WorkingFolder folder;
  folder.write("t.lua", small_game("scorring = {}"));
  const Result result = check();
  CHECK(result.status == 3);
  CHECK_THAT(result.err, StartsWith("kasino: t.lua:9: scorring: unknown key"));
  CHECK(run({"check", "no-such-game"}).status == 2);
  folder.write("t.lua", small_game(clauses("")));
  const Result three = check({"--players", "3"});
  CHECK(three.status == 2);
  CHECK(three.err == "kasino: ./t.lua is not for 3 players\n");
}

TEST_CASE("A check takes as long as it may, and says what it had no time for", "[check_run]") {
  const Result result =
      run({"check", "standard", "--deals", "100000", "--time", "1", "--players", "2"});
  CHECK(result.status == 0);
  CHECK_THAT(result.out, ContainsSubstring("The time was up: "));
  CHECK_THAT(result.out, ContainsSubstring(" deals were begun; `--time SECONDS` allows more.\n"));
  CHECK(run({"check", "standard", "--time", "0"}).status == 2);
}
