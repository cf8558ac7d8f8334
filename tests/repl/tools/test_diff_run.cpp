// `kasino diff`: what it reports of two variants, as written and as played, and its exit status.
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

Result diff(std::vector<std::string> more) {
  more.insert(more.begin(), {"diff", "--deals", "20"});
  return run(more);
}

/// A variant that extends small_game() with `body`, which begins on line 2.
std::string odd_extension(const std::string& body) {
  return "return kasino.extend(\"t\", { id = \"u\", title = \"U\",\n" + body + "})\n";
}

/// The small game as t.lua, and as u.lua the variant that extends it with `body`.
void write_pair(const WorkingFolder& folder, const std::string& body) {
  folder.write("t.lua", small_game(clauses("")));
  folder.write("u.lua", odd_extension(body));
}

/// The commands that `out` says to type.
std::string typed_in(const std::string& out) {
  const std::size_t begin = out.find("    new ");
  REQUIRE(begin != std::string::npos);
  return out.substr(begin, out.find("\n\n", begin) - begin) + '\n';
}

}  // namespace

TEST_CASE("A variant does not differ from itself", "[diff_run]") {
  const Result result = diff({"standard", "standard"});
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  CHECK(result.out ==
        "A  standard: Kasino\n"
        "B  standard: Kasino\n"
        "\n"
        "They do not differ in data, options, clauses or the text of functions.\n"
        "\n"
        "20 deals of 2 players, seed 1: 20 the same to their end\n");
}

TEST_CASE("The same text in another file is no difference", "[diff_run]") {
  const WorkingFolder folder;
  const std::string act = "on_sweep = function(move, game) game:award(move.seat, 1, \"T-1\") end";
  folder.write("t.lua", small_game(clauses("") + act));
  const Folder other;
  const std::string copy = other.write("t.lua", "-- A copy.\n" + small_game(clauses("") + act));
  CHECK(diff({"./t.lua", copy}).status == 0);
}

TEST_CASE("Data are compared key by key, with the places in both scripts", "[diff_run]") {
  const WorkingFolder folder;
  write_pair(folder,
             "scoring = { aces = { points = 2 }, sweep = false,\n"
             "  last = { per = \"last_capture\", clause = \"T-1\" } }");
  const Result result = diff({"./t.lua", "./u.lua"});
  CHECK(result.status == 1);
  CHECK_THAT(result.out, StartsWith("A  ./t.lua: T\n"
                                    "B  ./u.lua: U\n"
                                    "\n"
                                    "  scoring.aces.points: only in B: 2 (u.lua:2)\n"
                                    "  scoring.last: only in B: { clause = \"T-1\", per = "
                                    "\"last_capture\" } (u.lua:3)\n"
                                    "  scoring.sweep: only in A: { clause = \"T-1\", per = "
                                    "\"sweep\" } (t.lua:5)\n"));
}

TEST_CASE("An option set on one side shows in data, options, clauses and play", "[diff_run]") {
  const Result result = diff({"standard", "standard", "--set-b", "values=fixed"});
  CHECK(result.status == 1);
  CHECK_THAT(result.out, StartsWith("A  standard: Kasino\nB  standard (values=fixed): Kasino\n"));
  CHECK_THAT(result.out, ContainsSubstring("\n  hand_values.s2: only in B: 15 (standard.lua:"));
  CHECK_THAT(result.out, ContainsSubstring("\n  values.A: only in A: { 1, 14 } (standard.lua:"));
  CHECK_THAT(result.out,
             ContainsSubstring("\n  options.values: choice of aces, choice, fixed -> fixed, by "));
  CHECK_THAT(result.out,
             ContainsSubstring("\n  clauses[\"STD-VAL-V2\"]: only in B: \"From the hand"));
  CHECK_THAT(result.out, ContainsSubstring("\nLegality differs first in deal 1, at move "));
}

TEST_CASE("An option set for both holds for the variant that has it", "[diff_run]") {
  const Result result = diff({"standard", "misar", "--set", "enforce=honest"});
  CHECK(result.status == 1);
  CHECK_THAT(result.out, StartsWith("A  standard: Kasino\nB  misar (enforce=honest): "));
  const Result neither = diff({"standard", "standard", "--set", "colour=red"});
  CHECK(neither.status == 2);
  CHECK_THAT(neither.err, StartsWith("kasino: standard has no option colour"));
}

TEST_CASE("The first move that one refuses is shown with the clause, and with a position",
          "[diff_run]") {
  const WorkingFolder folder;
  write_pair(folder,
             "refuses = { [\"U-1\"] = { on = \"trail\", test = "
             "function(move, view)\n"
             "  return move.card == \"s9\" and #view:hand() > 1 end } },\n"
             "clauses = { [\"U-1\"] = \"Nine last.\" },\n");
  const Result result = diff({"./t.lua", "./u.lua"});
  CHECK(result.status == 1);
  CHECK_THAT(result.out, ContainsSubstring("\n  refuses[\"U-1\"]: only in B: {"));
  CHECK_THAT(result.out, ContainsSubstring("\n  clauses[\"U-1\"]: only in B: \"Nine last.\" "
                                           "(u.lua:4)\n"));
  CHECK_THAT(result.out, ContainsSubstring(": s9 by seat "));
  CHECK_THAT(result.out, ContainsSubstring("  the rules forbid s9 (U-1: Nine last.)\n"));
  CHECK_THAT(result.out, !ContainsSubstring("Points differ"));

  const std::string typed = typed_in(result.out);
  CHECK_THAT(typed, EndsWith("\n    why s9\n"));
  CHECK_THAT(run({"play", "./u.lua"}, typed).out, ContainsSubstring("U-1"));
  CHECK_THAT(run({"play", "./t.lua"}, typed).out, ContainsSubstring("s9 is legal"));
}

TEST_CASE("An action that only one has is a difference of legality", "[diff_run]") {
  const WorkingFolder folder;
  write_pair(folder, "actions = { hum = { clause = \"T-1\", does = function() end } }");
  CHECK_THAT(diff({"./t.lua", "./u.lua"}).out,
             ContainsSubstring("hum by seat ") &&
                 ContainsSubstring("legal in B, and\n  not in A:\n  there is no action hum\n"));
}

TEST_CASE("An action with other arguments is told as it is written", "[diff_run]") {
  const WorkingFolder folder;
  const auto hum = [](const std::string& more) {
    return "actions = { hum = { args = { { name = \"card\", card = \"hand\" }" + more +
           " }, clause = \"T-1\", does = function() end } }";
  };
  folder.write("t.lua", small_game(clauses("") + hum("")));
  folder.write("u.lua", odd_extension(hum(", { name = \"more\", card = \"hand\" }")));
  CHECK_THAT(diff({"./t.lua", "./u.lua"}).out, ContainsSubstring("more is missing"));
  CHECK_THAT(diff({"./u.lua", "./t.lua"}).out, ContainsSubstring("one argument too many for hum"));
}

TEST_CASE("The first points that differ are shown by clause", "[diff_run]") {
  const WorkingFolder folder;
  write_pair(folder,
             "scoring = { aces = { points = 3, clause = \"U-1\" } },\n"
             "clauses = { [\"U-1\"] = \"Aces count 3.\" }");
  const Result result = diff({"./t.lua", "./u.lua"});
  CHECK(result.status == 1);
  CHECK_THAT(result.out, ContainsSubstring("\nPoints differ first in deal 1, after move "));
  CHECK_THAT(result.out, ContainsSubstring("(U-1)"));
  CHECK_THAT(result.out, !ContainsSubstring("Legality differs"));
  CHECK_THAT(result.out, ContainsSubstring("\n    score\n"));
  CHECK_THAT(result.out, ContainsSubstring("seed 1: 0 the same to their end; points in 20"));
}

TEST_CASE("Points that a function gave are shown with the moves that led to them", "[diff_run]") {
  const WorkingFolder folder;
  write_pair(folder,
             "on_sweep = function(move, game)\n"
             "  game:award(move.seat, 5, \"T-1\") end");
  const std::string out = diff({"./t.lua", "./u.lua"}).out;
  CHECK_THAT(out, ContainsSubstring("\n  on_sweep: only in B: {"));
  const std::string typed = typed_in(out);
  CHECK(run({"play", "./t.lua"}, typed).out != run({"play", "./u.lua"}, typed).out);
}

TEST_CASE("A step that leads elsewhere is shown, and ends the pair", "[diff_run]") {
  const Result result = diff({"standard", "standard+draw"});
  CHECK(result.status == 1);
  CHECK_THAT(result.out, ContainsSubstring("\nThe same step leads elsewhere first in deal 1, after "
                                           "move 1, "));
  CHECK_THAT(result.out, EndsWith("elsewhere in 20\n"));
}

TEST_CASE("What cannot be played side by side is told in words", "[diff_run]") {
  const WorkingFolder folder;
  folder.write("t.lua", small_game(clauses("")));
  const Result decks = diff({"standard", "./t.lua"});
  CHECK(decks.status == 1);
  CHECK_THAT(decks.out, EndsWith("\n\nTheir play is not compared: they are played with other "
                                 "decks, A with 52 cards, B\n  with 24.\n"));
  folder.write("u.lua", odd_extension("players = 3, deck = { without = \"2-8\" },\n"
                                      "deal = { first = { { hand = 8 } }, later = false },"));
  CHECK_THAT(diff({"./t.lua", "./u.lua"}).out,
             EndsWith("\nTheir play is not compared: A is for 2 players, B for 3.\n"));
  folder.write("u.lua", odd_extension("deal = { first = { { table = 4 }, { hand = 5 } } }"));
  CHECK_THAT(
      diff({"./t.lua", "./u.lua"}).out,
      ContainsSubstring("\nThey are not dealt alike, so their play is not compared (in deal 1"));
}

TEST_CASE("A script that fails in play ends it, after what is known", "[diff_run]") {
  const WorkingFolder folder;
  write_pair(folder, "on_capture = function(move, game) return game.nothing.here end");
  const Result result = diff({"./t.lua", "./u.lua"});
  CHECK(result.status == 3);
  CHECK_THAT(result.out, ContainsSubstring("\n  on_capture: only in B: {"));
  CHECK_THAT(result.out, EndsWith("; broken off\n"));
  CHECK_THAT(result.err, StartsWith("kasino: u.lua:2: on_capture: "));
  folder.write("u.lua", odd_extension("scorring = {}"));
  CHECK_THAT(diff({"./t.lua", "./u.lua"}).err,
             StartsWith("kasino: u.lua:2: scorring: unknown key"));
}

TEST_CASE("The command line is checked", "[diff_run]") {
  CHECK(run({"diff", "standard"}).status == 2);
  CHECK(diff({"standard", "no-such-game"}).status == 2);
  const Result five = diff({"standard", "standard", "--players", "5"});
  CHECK(five.status == 2);
  CHECK(five.err == "kasino: standard is not for 5 players\n");
  CHECK(diff({"standard", "standard", "--set-b", "values"}).err ==
        "kasino: --set-b values: expected OPTION=VALUE\n");
  CHECK_THAT(diff({"standard", "standard", "--lang", "sv"}).out,
             EndsWith("20 givar med 2 spelare, frö 1: 20 lika till slutet\n"));
}
