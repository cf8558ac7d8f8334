// Checking variants in play: faults of a script are found, and shown in a short game.
#include <algorithm>

#include "engine/record/record.hpp"
#include "scripting/check/check.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

constexpr int few = 20;

CheckReport checked(const std::string& spec, const std::vector<std::filesystem::path>& folders,
                    int deals = few, std::optional<int> players = std::nullopt) {
  Limits limits;
  limits.time = std::chrono::minutes(5);
  Budget budget(limits);
  CheckRequest request{{spec, folders, {}, players}, deals};
  request.commands = {"undo"};
  request.time = std::chrono::minutes(10);
  return check_variant(request, budget);
}

/// The report on t.lua, the small game with these keys.
CheckReport check_small(const std::string& body, int deals = few) {
  const ScriptFolder folder;
  folder.write("t.lua", small_game(body));
  return checked("t", {folder.path()}, deals);
}

/// The report on an extension of the standard game.
CheckReport check_extension(const std::string& body) {
  const ScriptFolder folder;
  folder.write("t.lua", extension(body));
  return checked("t", {folder.path(), KASINO_SOURCE_VARIANTS}, 1, 2);
}

/// The only failure.
CheckFailure only_failure(const CheckReport& report) {
  REQUIRE(report.failures.size() == 1);
  return report.failures.front();
}

std::string told(const CheckFailure& failure) {
  return (failure.place.empty() ? "" : failure.place + ": ") + failure.violation.what;
}

int cards_of(const Setup& setup) {
  std::size_t count = setup.stock.size() + setup.table.size();
  for (const Cards& cards : setup.hands) count += cards.size();
  for (const Cards& cards : setup.piles) count += cards.size();
  return static_cast<int>(count);
}

}  // namespace

TEST_CASE("Steps are tried where hidden variables are as they began", "[check]") {
  const CheckFailure failure = only_failure(check_extension(R"(
    vars = { secret = { type = "seat", show = "hidden" } },
    on_deal = function(game) game:set("secret", 1) end,
    on_play = function(_, game)
      local at = game:var("secret") + 0
      game:set("secret", at)
    end)"));
  CHECK_THAT(failure.violation.error->what(), ContainsSubstring("t.lua:5: on_play"));
  CHECK_THAT(failure.violation.advice, ContainsSubstring("supposed for a player"));
}

TEST_CASE("What stands beside cards is asked for in every position", "[check]") {
  const auto told_of = [](const std::string& label) {
    return told(only_failure(check_extension("zones = { shop = { label = " + label + " } }")));
  };
  CHECK_THAT(told_of("function(view) return view.nothing.at end"),
             StartsWith("t.lua:") && ContainsSubstring("zones.shop.label"));
  CHECK_THAT(
      told_of("(function() local n = 0; return function() n = n + 1; return \"\" .. n end end)()"),
      ContainsSubstring("asked twice, it answers differently"));
}

TEST_CASE("A game without mistakes passes, with every number of players", "[check]") {
  const CheckReport report = check_small(clauses(""));
  CHECK(report.passed());
  CHECK(report.notes.empty());
  CHECK(report.seen.deals == few);
  CHECK(report.seen.moves == few * 20);
  REQUIRE(report.played.size() == 1);
  CHECK(report.played[0].setting.players == 2);
}

TEST_CASE("Every value of every option is played, one at a time", "[check]") {
  const CheckReport report = check_extension(R"(
    options = { bonus = { text = "b", default = 3, min = 1, max = 9 } },
    scoring = { aces = { points = kasino.option("bonus") } })");
  std::vector<std::string> values;
  for (const CheckedSetting& played : report.played)
    if (played.setting.options.contains("bonus"))
      values.push_back(played.setting.options.at("bonus"));
  CHECK(values == std::vector<std::string>{"1", "2", "4", "5", "6", "7", "8", "9"});
  CHECK(report.passed());
}

TEST_CASE("A function that fails in rare positions is shown in a small one", "[check]") {
  const CheckFailure failure = only_failure(check_small(clauses("") + R"(
    on_sweep = function(move, game)
      if #move.captured == 2 then game:award(move.seat, nothing.here, "T-1") end
    end)"));
  CHECK_THAT(failure.violation.what, StartsWith("t.lua:11: on_sweep: attempt to use a nil value"));
  REQUIRE(failure.game.start.setup);
  CHECK(failure.game.steps.size() == 1);
  CHECK(cards_of(*failure.game.start.setup) == 3);
  CHECK(failure.steps_first > 0);
  CHECK_THAT(failure.record, StartsWith("kasino record 1\nvariant t\n"));
  CHECK_THAT(failure.record, ContainsSubstring("\nsetup\nturn "));
  CHECK_THAT(failure.record, ContainsSubstring("\nround 1\n  "));
}

TEST_CASE("Zones of a variant are set up in the small position", "[check]") {
  const CheckFailure failure = only_failure(check_small(clauses("") + R"(
    zones = { shop = {} },
    on_trail = function(move, game) game:give({ move.card }, "table", "shop") end,
    on_capture = function(move, game)
      if #game:zone("shop") > 1 then error("oh") end
    end)"));
  REQUIRE(failure.game.start.setup);
  CHECK(failure.game.steps.size() == 1);
  CHECK(failure.game.start.setup->zones.at("shop").size() == 2);
  CHECK_THAT(failure.record, ContainsSubstring("\nzone.shop "));
}

TEST_CASE("What was noted and who is asked stands in the small position", "[check]") {
  const CheckFailure failure = only_failure(check_small(clauses("") + R"(
    vars = { plays = { type = "int" } },
    stages = { colour = {} },
    actions = { name = { stages = "colour", turn = "ends", does = function(move, game)
      if game:var("plays") > 5 then error("oh") end
    end } },
    on_play = function(move, game)
      game:set("plays", game:var("plays") + 1)
      game:ask(move.seat, "colour")
    end)"));
  REQUIRE(failure.game.start.setup);
  CHECK(failure.game.steps.size() == 1);
  CHECK(cards_of(*failure.game.start.setup) <= 1);
  CHECK_THAT(failure.record, ContainsSubstring("\nvars plays=6\n"));
  CHECK_THAT(failure.record,
             ContainsSubstring("\nasked 2 colour\n") || ContainsSubstring("\nasked 1 colour\n"));
}

TEST_CASE("A variable without a part in the fault is left out of the small position", "[check]") {
  const CheckFailure failure = only_failure(check_small(clauses("") + R"(
    vars = { ab = { type = "int" }, b = { type = "int" } },
    on_play = function(_, game)
      if game:var("ab") > 5 then error("oh") end
      game:set("ab", game:var("ab") + 1)
      game:set("b", game:var("ab"))
    end)"));
  CHECK_THAT(failure.record, ContainsSubstring("\nvars ab=6\n"));
}

TEST_CASE("Refusing every move is found, and the refusal named", "[check]") {
  const CheckFailure failure = only_failure(check_small(clauses("[\"T-2\"] = \"No kings.\"") + R"(
    refuses = { ["T-2"] = function(move) return kasino.number(move.card) == 13 end })"));
  CHECK(failure.violation.kind == ViolationKind::Stuck);
  CHECK_THAT(told(failure), StartsWith("t.lua:10: refuses[\"T-2\"]: seat "));
  CHECK_THAT(told(failure), ContainsSubstring("and has no legal move"));
  CHECK(cards_of(*failure.game.start.setup) <= 2);
}

TEST_CASE("An action that can be done for ever is found", "[check]") {
  const CheckFailure failure = only_failure(check_small(clauses("") + R"(
    vars = { hums = { type = "int" } },
    actions = { hum = { clause = "T-1", does = function(move, game)
      game:set("hums", (game:var("hums") + 1) % 9)
    end } })"));
  CHECK(failure.violation.kind == ViolationKind::Endless);
  CHECK_THAT(told(failure), StartsWith("t.lua:11: actions.hum: the deal does not end: "));
}

TEST_CASE("An action that changes nothing is found", "[check]") {
  const CheckFailure failure = only_failure(
      check_small(clauses("") + "actions = { hum = { clause = \"T-1\", does = function() end } }"));
  CHECK_THAT(told(failure), StartsWith("t.lua:9: actions.hum: hum is legal and changes nothing"));
  CHECK(failure.game.steps.size() == 1);
}

TEST_CASE("A deal in which cards come back to the hands for ever is found", "[check]") {
  const CheckFailure failure = only_failure(check_small(clauses("") + R"(
    on_trail = function(move, game) game:give({ move.card }, "table", { "hand", move.seat }) end,
    duties = { sweep = "T-1" })",
                                                        1));
  CHECK_THAT(told(failure), StartsWith("t.lua:10: on_trail: the deal does not end: "));
}

TEST_CASE("Memory outside vars is found, and the line that keeps it", "[check]") {
  SECTION("an act that counts by itself") {
    const ScriptFolder folder;
    folder.write("t.lua", "local count = 0\n" + small_game(clauses("") + R"(
    on_sweep = function(move, game)
      count = count + 1
      if count % 3 == 0 then game:award(move.seat, 2, "T-1") end
    end)"));
    const CheckFailure failure = only_failure(checked("t", {folder.path()}));
    CHECK(failure.violation.kind == ViolationKind::Memory);
    CHECK_THAT(told(failure), StartsWith("t.lua:12: count: "));
    CHECK_THAT(told(failure), ContainsSubstring("what is to last belongs in vars"));
    CHECK(failure.alone);
  }
  SECTION("a refusal that answers now so, now so") {
    const ScriptFolder folder;
    folder.write("t.lua", "local asked = {}\n" + small_game(clauses("[\"T-2\"] = \"No.\"") + R"(
    refuses = { ["T-2"] = { on = "trail", test = function()
      asked[#asked + 1] = true
      return #asked % 7 == 0
    end } })"));
    const CheckFailure failure = only_failure(checked("t", {folder.path()}));
    CHECK(failure.violation.kind == ViolationKind::Memory);
    CHECK_THAT(failure.place, StartsWith("t.lua:1"));
  }
}

TEST_CASE("Points that are counted otherwise when asked again are found", "[check]") {
  const ScriptFolder folder;
  folder.write("t.lua", "local asked = 0\n" + small_game(clauses("") + R"(
    on_deal = function(game) end,
    for_players = { [2] = { scoring = { odd = { clause = "T-1", count = function()
      asked = asked + 1
      return asked % 2
    end } } } })"));
  const CheckFailure failure = only_failure(checked("t", {folder.path()}));
  CHECK(failure.violation.kind == ViolationKind::Totals);
  CHECK_THAT(
      told(failure),
      StartsWith("t.lua:12: for_players[2].scoring.odd: asked twice, it counts differently"));
}

TEST_CASE("A function that runs for too long is found, and the limit told", "[check]") {
  const CheckFailure failure =
      only_failure(check_small(clauses("") + "on_sweep = function() while true do end end"));
  CHECK_THAT(failure.violation.what, ContainsSubstring("limit: "));
  CHECK_THAT(failure.violation.what, ContainsSubstring("on_sweep"));
}

TEST_CASE("The same failure under several settings is told once", "[check]") {
  const CheckReport report = check_extension("on_sweep = function() error(\"oh\") end");
  CHECK(report.played.size() > 5);
  CHECK(report.failures.size() == 1);
}

TEST_CASE("A clause that a function cites, and that has no text, is a fault", "[check]") {
  const CheckReport report = check_small(clauses("") + R"(
    on_deal_end = function(game)
      if game.deal > 999 then game:award(1, 1, "T-9") end
    end)");
  CHECK(report.faults == std::vector<std::string>{
                             "t.lua:11: clause T-9 has no text (did you mean T-1?); add it under "
                             "clauses"});
  CHECK_FALSE(report.passed());
}

TEST_CASE("What may be a mistake is noted, and fails nothing", "[check]") {
  const CheckReport report = check_small(clauses("[\"T-2\"] = \"Bow.\", [\"T-4\"] = \"No.\"") + R"(
    vars = { mood = { type = "int" } },
    stages = { never = { text = "never" } },
    options = { spice = { text = "s", default = 3 } },
    actions = { bow = { stages = "never", clause = "T-2", does = function() end } },
    refuses = { ["T-4"] = function() return false end })");
  CHECK(report.passed());
  CHECK(report.notes ==
        std::vector<std::string>{
            "t.lua:13: actions.bow: it has no text under events, so players read its bare name",
            "t.lua:12: options.spice: none of its values changes anything, and no function reads "
            "view.options.spice",
            "t.lua:13: actions.bow: it was never open in play",
            "t.lua:10: vars.mood: no function left it with another value than its first in play",
            "t.lua:14: refuses[\"T-4\"]: it refused no move of those that were tried"});
}

TEST_CASE("What play never came to is not noted where a fault has cut it short", "[check]") {
  const CheckReport report = check_small(clauses("[\"T-4\"] = \"No.\"") + R"(
    vars = { mood = { type = "int" } },
    options = { spice = { text = "s", default = 3 } },
    refuses = { ["T-4"] = function() return false end },
    on_play = function() error("oh") end)");
  CHECK_FALSE(report.passed());
  CHECK(report.notes ==
        std::vector<std::string>{"t.lua:11: options.spice: none of its values changes anything, "
                                 "and no function reads view.options.spice"});
}

TEST_CASE("A step of the deal that fails behind a question is shown", "[check]") {
  const CheckFailure failure = only_failure(check_small(clauses("") + R"(
    stages = { bet = { pass = true } },
    deal = { first = { { ask = "bet" }, function() error("spilt") end }, short = true })"));
  CHECK_THAT(failure.violation.what, ContainsSubstring("spilt"));
  CHECK_THAT(failure.record, ContainsSubstring("kasino record"));
}

TEST_CASE("An action that is called like a command is noted", "[check]") {
  const std::string at = "t.lua:10: actions.undo: ";
  const auto notes = check_small(clauses("") + R"(events = { undo = "Undone." },
    actions = { undo = { clause = "T-1", turn = "ends", refuses = { ["T-1"] = function()
      return true end } } })")
                         .notes;
  CHECK(std::ranges::count(notes, at + "undo is a command: players have to type play undo") == 1);
}

TEST_CASE("What is said of builds where there are none is noted", "[check]") {
  CHECK(check_small(clauses("") + "on_build = function() end").notes ==
        std::vector<std::string>{"t.lua:9: on_build: nothing is built, so it is never called: "
                                 "builds = { ... } allows builds"});
  const std::string at = "t.lua:9: builds.raised_by: ";
  const auto notes =
      check_small(clauses("") + "builds = { single = \"T-1\", raised_by = \"owner\" }").notes;
  CHECK(std::ranges::count(
            notes, at + "no build is raised: builds.raise is the clause that allows it") == 1);
}

TEST_CASE("A clause of another game may be taken away, a misspelt one not", "[check]") {
  CHECK(check_small(clauses("[\"X-1\"] = false")).notes.empty());
  CHECK(check_small(clauses("[\"T-9\"] = false")).notes.size() == 1);
}

TEST_CASE("A refusal in one line passes where it can be played", "[check]") {
  const std::string rule = GENERATE(as<std::string>(),
                                    R"(on = "capture", test = function(move)
      return move.captured:has("s2") end)",
                                    R"(on = "capture", test = function(move)
      return #move.captured > 3 end)",
                                    R"(on = "capture", test = function(move)
      return #move.captured == 1 end)",
                                    R"(on = "move", test = function(move, view)
      return move.card == "s2" and #view:hand() > 1 end)");
  const ScriptFolder folder;
  folder.write("t.lua", extension("refuses = { [\"X-1\"] = { " + rule +
                                  " } }, clauses = { [\"X-1\"] = \"No.\" }"));
  CAPTURE(rule);
  const CheckReport report =
      checked("t", {folder.path(), KASINO_SOURCE_VARIANTS}, is_sanitized ? 1 : 8, 2);
  CHECK(report.passed());
  CHECK_FALSE(report.is_broken_off);
}

TEST_CASE("Refused captures leave a move under every duty of the game below", "[check]") {
  const CheckReport report = check_extension(R"(clauses = { ["X-1"] = "No." },
    refuses = { ["X-1"] = { on = "capture", test = function(move)
      return #move.captured == 1 end } })");
  CHECK(report.passed());
  CHECK(report.notes.empty());
}

TEST_CASE("Builds are guessed too, so that what refuses them is met", "[check]") {
  const ScriptFolder folder;
  folder.write("t.lua", R"(return kasino.extend("cassino", { id = "t", title = "t",
    clauses = { ["X-1"] = "No." },
    refuses = { ["X-1"] = { on = "build", test = function(move)
      return move.built > 4 end } } }))");
  const CheckReport report =
      checked("t", {folder.path(), KASINO_SOURCE_VARIANTS}, is_sanitized ? 2 : 8, 2);
  CHECK(report.passed());
  CHECK_THAT(report.notes, !Catch::Matchers::VectorContains(std::string(
                               "t.lua:3: refuses[\"X-1\"]: it refused no move of those that were "
                               "tried")));
}

TEST_CASE("Clauses that are never cited are noted on one line", "[check]") {
  const auto notes = [](const std::string& texts) { return check_small(clauses(texts)).notes; };
  CHECK(notes("[\"T-2\"] = \"Be kind.\" }, cites = { printed_value = \"T-2\"") ==
        std::vector<std::string>{"t.lua:9: clauses[\"T-2\"]: it was never cited in play"});
  CHECK(
      notes("[\"T-2\"] = \"Be kind.\", [\"T-3\"] = \"Be quiet.\" }, "
            "cites = { printed_value = \"T-2\", hand_values = \"T-3\"") ==
      std::vector<std::string>{"t.lua:9: clauses[\"T-2\"]: T-2 and T-3 were never cited in play"});
}

TEST_CASE("A clause that no rule names is noted only where a rule has none", "[check]") {
  CHECK(check_small(clauses("[\"T-2\"] = \"Deal.\"")).notes.empty());
  CHECK(check_extension(R"(scoring = { kings = { each = "K" } },
    clauses = { ["X-1"] = "Kings score." })")
            .notes == std::vector<std::string>{"t.lua:2: clauses[\"X-1\"]: no rule names it, and "
                                               "t.lua:1: scoring.kings has no clause"});
}

TEST_CASE("What the options that are set take away is not noted", "[check]") {
  const ScriptFolder folder;
  folder.write("t.lua", small_game(clauses("[\"T-2\"] = \"No.\"") + R"(
    options = { strict = { text = "s", default = true,
      on = { vars = { mood = { type = "int" } }, cites = { overlap = "T-2" } },
      off = { clauses = { ["T-2"] = false } } } })"));
  Budget budget;
  const CheckRequest request{{"t", {folder.path()}, {{"strict", "false"}}, {}}, 1};
  CHECK(check_variant(request, budget).notes.empty());
}

TEST_CASE("A variable that is changed back within a step has had another value", "[check]") {
  CHECK(check_small(clauses("") + R"(vars = { mood = { type = "int" } },
    on_trail = function(_, game) game:set("mood", 1) end,
    on_play = function(_, game) game:set("mood", 0) end)")
            .notes.empty());
}

TEST_CASE("A check ends when its time is over, having played every setting", "[check]") {
  const ScriptFolder folder;
  folder.write("t.lua", small_game(clauses("[\"T-2\"] = \"No.\"") + R"(
    options = { spice = { text = "s", default = true, on = {}, off = { duties = { sweep = "T-1" } } } },
    refuses = { ["T-2"] = { on = "card", test = function(move)
      local sum = 0
      for i = 1, 100000 do sum = sum + i end
      return sum < 0
    end } })"));
  Budget budget;
  CheckRequest request{{"t", {folder.path()}, {}, {}}};
  request.time = std::chrono::seconds(2);
  const CheckReport report = check_variant(request, budget);
  CHECK(report.passed());
  CHECK(report.is_broken_off);
  CHECK(report.played.size() == 2);
  CHECK(report.seen.deals < static_cast<std::uint64_t>(report.planned));
}

TEST_CASE("A check keeps its time by the clock, with a fault to shorten, too", "[check]") {
  const ScriptFolder folder;
  folder.write("t.lua", small_game(clauses("") + R"(
    on_play = function(_, game)
      local sum = 0
      for i = 1, 300000 do sum = sum + i end
      if #game.stock == 0 then error("oh") end
    end)"));
  Budget budget;
  CheckRequest request{{"t", {folder.path()}, {}, {}}};
  request.time = std::chrono::seconds(4);
  const auto begun = std::chrono::steady_clock::now();
  const CheckReport report = check_variant(request, budget);
  CHECK(report.failures.size() == 1);
  CHECK(std::chrono::steady_clock::now() - begun < request.time * 6 / 5);
}

TEST_CASE("A key that is written a thousand times is noted once", "[check]") {
  std::string keys;
  for (int i = 0; i < 3000; ++i) keys += "a='',";
  const CheckReport report = check_extension("clauses = {" + keys + "}");
  CHECK(std::ranges::count_if(report.notes, [](const std::string& note) {
          return note.find("is written in line 1 already") != std::string::npos;
        }) == 1);
}

TEST_CASE("ValueGroups away a clause that is not there is noted", "[check]") {
  const CheckReport report = check_extension("clauses = { [\"STD-SCO-33\"] = false }");
  CHECK(report.notes == std::vector<std::string>{
                            "t.lua:1: clauses[\"STD-SCO-33\"]: there is no such clause to take "
                            "away (did you mean STD-SCO-3?)"});
}

TEST_CASE("A key that is written twice is noted", "[check]") {
  const CheckReport report = check_extension(R"(on_trail = function() end,
    on_trail = function(move, game) if game.round > 9 then game:end_deal() end end)");
  REQUIRE(report.notes.size() == 1);
  CHECK(report.notes[0] ==
        "t.lua:2: on_trail is written in line 1 already, and only the last counts");
}

TEST_CASE("A remark that answers otherwise when asked again is found", "[check]") {
  const CheckReport report = check_extension(R"(
    remarks = { hm = (function()
      local asked = 0
      return function() asked = asked + 1 return asked % 2 == 0 and {} end
    end)() },
    events = { hm = "Hm." })");
  REQUIRE(report.failures.size() == 1);
  CHECK_THAT(report.failures[0].violation.what, Catch::Contains("asked twice"));
}

TEST_CASE("An option that only a function reads is used", "[check]") {
  const CheckReport report = check_small(clauses("") + R"(
    options = { bonus = { text = "b", default = 1 } },
    on_sweep = function(move, game) game:award(move.seat, game.options.bonus, "T-1") end)");
  CHECK(report.notes.empty());
}

TEST_CASE("A value of an option that does not load says which it is", "[check]") {
  const ScriptFolder folder;
  folder.write("t.lua", extension(R"(options = { cards = { text = "c", default = 4, min = 4,
    max = 30 } }, deal = { first = { { hand = kasino.option("cards") }, { table = 4 } },
    later = { { hand = 4 } } })"));
  CHECK_THROWS_WITH(checked("t", {folder.path(), KASINO_SOURCE_VARIANTS}, 1),
                    ContainsSubstring("(with cards=5)"));
}

TEST_CASE("The same seed gives the same report", "[check]") {
  const std::string body = clauses("") + "on_sweep = function() error(\"oh\") end";
  const CheckReport first = check_small(body), again = check_small(body);
  CHECK(only_failure(first).record == only_failure(again).record);
  CHECK(first.seen.moves == again.seen.moves);
}

TEST_CASE("A game that was played is held to the same", "[check]") {
  const ScriptFolder folder;
  folder.write("t.lua", small_game(clauses("") + "on_sweep = function() error(\"oh\") end"));
  const CheckReport report = checked("t", {folder.path()});
  Variant variant = folder.load("t");
  const CheckRequest request{{"t", {folder.path()}, {}}};
  Playthrough played = only_failure(report).game;
  const auto swept = played.steps;
  played.steps.clear();
  CHECK_FALSE(check_played(Game(variant, played.start), request, variant.budget()));
  CHECK_THROWS_AS(replay_record(only_failure(report).record, variant), ScriptError);
}

TEST_CASE("Every variant that is shipped passes", "[check]") {
  Budget budget;
  std::vector<std::string> problems;
  const std::vector<std::filesystem::path> folders = {KASINO_SOURCE_VARIANTS,
                                                      KASINO_SOURCE_VARIANTS "/house"};
  for (const VariantInfo& info : list_variants(folders, budget, problems)) {
    const bool shipped = info.path.parent_path() == KASINO_SOURCE_VARIANTS;
    // Slow with sanitizers; test_new checks games with a script on top.
    if (is_sanitized && !(shipped && info.modifier)) continue;
    const std::string spec = (info.modifier ? "standard+" : "") + info.id;
    const Variant variant(spec, {}, folders);
    const CheckReport report = checked(spec, folders, 1, variant.data().min_players);
    CAPTURE(spec);
    CHECK(report.faults.empty());
    for (const CheckFailure& failure : report.failures) FAIL(failure.record + told(failure));
  }
}

TEST_CASE("Hard modifiers go with each game and with one another, or say why not", "[check]") {
  if (is_sanitized) return;  // slow
  const std::vector<std::filesystem::path> folders = {KASINO_SOURCE_VARIANTS,
                                                      KASINO_SOURCE_VARIANTS "/house"};
  const std::vector<std::string> modifiers = {"by-voice", "danish", "go-stop", "hungarian"};
  std::vector<std::string> specs;
  for (const char* game : {"standard", "misar", "dragkasino", "cassino", "finnish",
                           "finnish-reversed", "krypkasino", "blackjack", "seep", "mulle"})
    for (const std::string& modifier : modifiers)
      specs.push_back(std::string(game) + '+' + modifier);
  for (const char* game : {"standard", "cassino"})
    for (const std::string& one : modifiers)
      for (const std::string& other : modifiers)
        if (one != other) specs.push_back(std::string(game) + '+' + one + '+' + other);
  for (const std::string& spec : specs) {
    CAPTURE(spec);
    std::optional<Variant> variant;
    try {
      variant.emplace(spec, WantedOptions{}, folders);
    } catch (const ScriptError& refused) {
      CHECK(refused.kind() == ScriptErrorKind::Contradiction);
      continue;
    }
    const CheckReport report = checked(spec, folders, 1, variant->data().min_players);
    for (const CheckFailure& failure : report.failures) FAIL(failure.record + told(failure));
  }
}

TEST_CASE("Mechanisms that hold in any position pass, under every option", "[check]") {
  std::vector<std::string> names = {"actions", "asks", "ends"};
  if (!is_sanitized) names.insert(names.end(), {"groups", "plays"});  // slow: they have many moves
  for (const std::string& name : names) {
    CAPTURE(name);
    const CheckReport report =
        checked(KASINO_TEST_DATA "/scenarios/" + name + ".lua", {KASINO_SOURCE_VARIANTS}, 1, 2);
    for (const CheckFailure& failure : report.failures) FAIL(failure.record + told(failure));
  }
}
