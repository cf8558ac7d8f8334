// Modifiers together: contradictions, agreement, and compositions as a base.
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

std::string modifier(const std::string& id, const std::string& body) {
  return "return kasino.modifier { id = \"" + id + "\", title = \"" + id + "\",\n" + body + " }";
}

/// The error of the standard game with both modifiers; empty if there is none.
std::string together(const std::string& one, const std::string& other,
                     const WantedOptions& options = {}) {
  const ScriptFolder folder;
  folder.write("one.lua", modifier("one", one));
  folder.write("other.lua", modifier("other", other));
  try {
    folder.load("standard+one+other", options);
  } catch (const ScriptError& error) {
    return error.what();
  }
  return {};
}

}  // namespace

TEST_CASE("Modifiers that write different values to one key are refused with both places",
          "[modifiers]") {
  CHECK(together("match = { to = 11 }", "match = { to = 21 }") ==
        "other.lua:2: match.to: it contradicts one.lua:2, which makes it the number 11; leave one "
        "of the two modifiers out");
  CHECK(together("deal = { later = false }", "deal = { later = { { hand = 6 } } }") ==
        "other.lua:2: deal.later: it contradicts one.lua:2, which makes it false; leave one of "
        "the two modifiers out");
  CHECK(together("scoring = { aces = { points = 2 } }", "scoring = { aces = false }") ==
        "other.lua:2: scoring.aces: it contradicts one.lua:2, which makes it a table; leave one "
        "of the two modifiers out");
  CHECK(together("scoring = { aces = false }", "scoring = { aces = { points = 2 } }") ==
        "other.lua:2: scoring.aces: it contradicts one.lua:2, which removes it; leave one of the "
        "two modifiers out");
}

TEST_CASE("Modifiers that say the same, or speak of different things, play together",
          "[modifiers]") {
  CHECK(together("match = { to = 11 }", "match = { to = 11, rank = \"lowest\" }") == "");
  CHECK(together("scoring = { aces = { points = 2 } }", "scoring = { lillan = false }") == "");
  CHECK(together("on_play = function(move, game) end", "on_play = function(move, game) end") == "");
  CHECK(together("players = { 2, 4 }", "players = { 2, 4 }") == "");
  CHECK(together("clauses = { A = \"a\" }, refuses = { A = function() return false end }",
                 "clauses = { B = \"b\" }, refuses = { B = function() return false end }") == "");
}

TEST_CASE("The patches of options contradict like any other key", "[modifiers]") {
  const std::string low =
      "options = { low = { text = \"low\", default = false, on = { match = { rank = \"lowest\" } "
      "} } }";
  const std::string high = "match = { rank = \"highest\" }";
  CHECK(together(low, high) == "");
  CHECK(together(low, high, {{"low", "true"}}) ==
        "other.lua:2: match.rank: it contradicts one.lua:2, which makes it \"lowest\"; leave one "
        "of the two modifiers out");
}

TEST_CASE("What modifiers say of an option contradicts unless its value is chosen", "[modifiers]") {
  const std::string ten = "options = { target = { default = 10 } }";
  CHECK(together(ten, "options = { target = { default = 21 } }") ==
        "other.lua:2: options.target.default: it contradicts one.lua:2, which makes it the number "
        "10; leave one of the two modifiers out, or choose a value of the option yourself");
  CHECK(together(ten, "options = { target = { default = 21 } }", {{"target", "5"}}) == "");
  CHECK(together(ten, ten) == "");
  CHECK(together(ten, "options = { target = { text = \"how far\" } }") == "");
  CHECK(together(ten, "options = { target = 21 }") ==
        "other.lua:2: options.target: it contradicts one.lua:2, which makes it a table; leave one "
        "of the two modifiers out");
}

TEST_CASE("A modifier changes an option that there is, or says what its own decides",
          "[modifiers]") {
  CHECK(together("options = { goal = { default = 10 } }", "") ==
        "one.lua:2: options.goal: it needs an option goal to change, and there is none here; one "
        "of your own has a text that says what it decides");
  CHECK(together("options = { goal = { default = 10, text = \"x\" } }", "") == "");
}

TEST_CASE("A modifier amends clauses that are in force, and no others", "[modifiers]") {
  const ScriptFolder folder;
  folder.write("base.lua", extension("id = \"base\", clauses = { A = \"as it was\" }"));
  folder.write("one.lua", modifier("one", "amends = { A = \"amended\", B = \"no such clause\" }"));
  folder.write("two.lua", modifier("two", "clauses = { A = \"written anew\" }"));
  const Variant amended = folder.load("base+one");
  CHECK(amended.data().find_clause("A")->text.en == "amended");
  CHECK(amended.data().find_clause("B") == nullptr);
  CHECK(folder.load("base+one+two").data().find_clause("A")->text.en == "written anew");
  CHECK(folder.load("standard+one").data().find_clause("A") == nullptr);
  folder.write("three.lua", modifier("three", "amends = { A = \"otherwise\" }"));
  CHECK_THROWS_WITH(folder.load("base+one+three"),
                    Catch::StartsWith("three.lua:2: amends.A: it contradicts one.lua:2"));
}

TEST_CASE("Amendments of clauses that are not in force contradict nothing", "[modifiers]") {
  const auto together = [](const char* id, const char* text) {
    return modifier(id, std::string("amends = { B = \"") + text + "\" }");
  };
  const ScriptFolder folder;
  folder.write("one.lua", together("one", "this"));
  folder.write("two.lua", together("two", "that"));
  CHECK_NOTHROW(folder.load("standard+one+two"));
}

TEST_CASE("What contradicts in the rules is told before what does in their texts", "[modifiers]") {
  const ScriptFolder folder;
  folder.write("one.lua", modifier("one", "amends = { [\"STD-SCO-3\"] = \"x\" }, packs = 2"));
  folder.write("two.lua", modifier("two", "amends = { [\"STD-SCO-3\"] = \"y\" }, packs = 3"));
  CHECK_THROWS_WITH(folder.load("standard+one+two"),
                    Catch::StartsWith("two.lua:2: packs: it contradicts one.lua:2"));
}

TEST_CASE("A value of an option may require what others bring", "[modifiers]") {
  const ScriptFolder folder;
  folder.write("pairs.lua",
               modifier("pairs", R"(options = { pairs = { text = "t", default = true, on = {
    requires = { ["teams.sides"] = { is = true, text = "nobody has a partner here" } } } } })"));
  CHECK_NOTHROW(folder.load("standard+teams+pairs"));
  CHECK_THROWS_WITH(
      folder.load("standard+pairs"),
      Catch::Matchers::ContainsSubstring("nobody has a partner here: it needs teams.sides"));
}

TEST_CASE("A requirement that is not met is refused with the script's reason", "[modifiers]") {
  const ScriptFolder folder;
  folder.write("high.lua",
               modifier("high",
                        "requires = { [\"match.rank\"] = { is = \"lowest\", text = { en = "
                        "\"nobody wants points here\", sv = \"ingen vill ha\" } } }"));
  CHECK_THROWS_WITH(folder.load("standard+high"),
                    "high.lua:2: requires[\"match.rank\"]: nobody wants points here: it needs "
                    "match.rank to be \"lowest\", and it is \"highest\" here");
}

TEST_CASE("A variant may extend a composition", "[modifiers]") {
  const ScriptFolder folder;
  folder.write("five.lua", modifier("five", "match = { deals = 5 }"));
  folder.write("built.lua",
               "return kasino.extend(\"standard+five\", { id = \"built\", title = \"Built\" })");
  const Variant built = folder.load("built");
  CHECK(built.data().match.deals == 5);
  CHECK(built.data().id == "built");
  CHECK(built.data().title.en == "Built");
  folder.write("wrong.lua",
               "return kasino.extend(\"standard+built\", { id = \"wrong\", title = \"W\" })");
  CHECK_THROWS_WITH(folder.load("wrong"),
                    "wrong.lua:1: kasino.extend: built.lua is a variant of its own, and cannot be "
                    "added with +");
  CHECK_THROWS_WITH(folder.load("built+five"), "five is in it already");
}

TEST_CASE("What depends on the number of players is settled when it is known", "[modifiers]") {
  const ScriptFolder folder;
  folder.write("t.lua", extension("for_players = { [3] = { deal = { first = { { hand = 16 }, { "
                                  "table = 4 } }, later = false } }, [4] = { match = { to = 9 } } "
                                  "}, options = { goal = { text = \"goal\", default = false, on "
                                  "= { match = { to = 5 } } } }"));
  CHECK(folder.load("t").data().only_for == 2);
  CHECK(folder.load("t").data().match.to == 16);
  CHECK(folder.load("t", {}, 3).data().deal.first.front().count == 16);
  CHECK(folder.load("t", {}, 4).data().match.to == 9);
  CHECK(folder.load("t", {{"goal", "true"}}, 4).data().match.to == 5);  // options come after
  CHECK_FALSE(folder.load("standard").data().only_for);
  folder.write("t.lua", extension("for_players = { [4] = { teams = { sides = 2 } } }"));
  CHECK(folder.load("t", {}, 3).data().teams.sides == 0);
  CHECK(folder.load("t", {}, 4).data().teams.sides == 2);
  const auto error = [](const std::string& body) { return extension_error(body); };
  CHECK(error("for_players = { x = {} }") ==
        "t.lua:1: for_players.x: expected a number of players as the key, as in [3] = {...}");
  CHECK(error("for_players = { [3] = { options = {} } }") ==
        "t.lua:1: for_players[3].options: a patch may not hold options");
}
