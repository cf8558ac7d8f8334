// Errors in a script's table are reported with file, line, key, and what to do: golden messages.
#include <algorithm>
#include <set>

#include "scripting/variant/schema.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

struct Row {
  const char* body;     ///< keys of an extension of the standard game, t.lua
  const char* message;  ///< empty: no error
};

void check(const Row& row) {
  CAPTURE(row.body);
  CHECK(extension_error(row.body) == row.message);
}

}  // namespace

TEST_CASE("A misspelt key is reported with its line and the nearest right one", "[schema]") {
  check(GENERATE(values<Row>({
      {"", ""},
      {"\n  scoring = {\n    aces = { pionts = 2 } }",
       "t.lua:3: scoring.aces.pionts: unknown key (did you mean points?)"},
      {"\n\nscorring = {}", "t.lua:3: scorring: unknown key (did you mean scoring?)"},
      {"on_swep = 1", "t.lua:1: on_swep: unknown key (did you mean on_sweep?)"},
      {"match = { zebra = 1 }",
       "t.lua:1: match.zebra: unknown key; known here are to, out_at, deals, rank or ties"},
      {"options = { target = { defualt = 3 } }",
       "t.lua:1: options.target.defualt: unknown key (did you mean default?)"},
      {"options = { x = { default = false,\n on = { dutys = {} } } }",
       "t.lua:2: options.x.on.dutys: unknown key (did you mean duties?)"},
      {"cites = { [\"two values\"] = \"STD-CAP-1\" }",
       "t.lua:1: cites[\"two values\"]: unknown key (did you mean two_values?)"},
  })));
}

TEST_CASE("A name that could steer a screen is none", "[schema]") {
  check(GENERATE(values<Row>({
      {"clauses = { [\"X\\27[2J\"] = \"x\" }",
       "t.lua:1: clauses[\"X\\27[2J\"]: expected a name that can be shown as the key"},
      {"options = { [\"a\\nb\"] = { default = 1 } }",
       "t.lua:1: options[\"a\\nb\"]: expected a name that can be shown as the key"},
      {"id = \"t\\7\"", "t.lua:1: id: expected a name that can be shown, found \"t\\7\""},
      {"vars = { v = { type = { \"a\", \"\\155\" } } }",
       "t.lua:1: vars.v.type[2]: expected a name that can be shown, found \"\\155\""},
      {"clauses = { [\"Å-1\"] = \"x\" }", ""},
  })));
}

TEST_CASE("A value of a wrong kind is reported with what was expected", "[schema]") {
  check(GENERATE(values<Row>({
      {"packs = \"two\"", "t.lua:1: packs: expected a whole number, 0 or more, found \"two\""},
      {"packs = 1.5",
       "t.lua:1: packs: expected a whole number, 0 or more, found a number with a fraction"},
      {"capture = { equal = flase }",
       "t.lua:1: loading: attempt to use a nil value (global 'flase') (did you mean false?)"},
      {"packs = -1",
       "t.lua:1: packs: expected a whole number from 0 to 1000000, found "
       "the number -1"},
      {"packs = true", "t.lua:1: packs: expected a whole number, 0 or more, found true"},
      {"packs = {}", "t.lua:1: packs: expected a whole number, 0 or more, found a table"},
      {"deal = { short = 1 }", "t.lua:1: deal.short: expected true or false, found the number 1"},
      {"leftovers = \"last\"",
       "t.lua:1: leftovers: expected \"last_capturer\", \"dealer\" or \"nobody\", a function or a "
       "table, "
       "found \"last\""},
      {"capture = { equal = { by = \"sums\" } }",
       "t.lua:1: capture.equal.by: expected \"value\", \"rank\", \"twin\", \"sum\", \"total\" or "
       "\"all\" or a function, found \"sums\" (did you mean sum?)"},
      {"scoring = { aces = { each = \"Z\" } }",
       "t.lua:1: scoring.aces.each: expected a pattern of cards (\"s\", \"A\", \"2-10\", \"d10\"), "
       "found \"Z\""},
      {"scoring = { { each = \"A\" } }",
       "t.lua:1: scoring: expected a table, found a list; each in it has a name, as in { name = "
       "... }"},
      {"deal = { first = { hand = 2 } }",
       "t.lua:1: deal.first: expected a list, found a table; each of the list has braces of its "
       "own, as in { { ... }, { ... } }"},
      {"on_deal = \"redeal\"", "t.lua:1: on_deal: expected a function, found \"redeal\""},
      {"duties = { sweep = true }",
       "t.lua:1: duties.sweep: expected the id of a clause (\"STEP-1\"), found true"},
      {"clauses = { [\"X-1\"] = 3 }",
       "t.lua:1: clauses[\"X-1\"]: expected a text (a string, or {en =, sv =}), found the number "
       "3"},
      {"clauses = { [\"X-1\"] = { en = \"x\", de = \"y\" } }",
       "t.lua:1: clauses[\"X-1\"].de: unknown language; texts are in en and sv"},
      {"clauses = { [\"X-1\"] = { en = 3 } }",
       "t.lua:1: clauses[\"X-1\"].en: expected a string, found the number 3"},
  })));
}

TEST_CASE("Values are whole numbers from 1 to 99, at most four a card, under patterns",
          "[schema]") {
  check(GENERATE(values<Row>({
      {"values = { A = 99, [\"2-4 s\"] = { 1, 2, 3, 4 }, [7] = {} }", ""},
      {"values = { A = 100 }",
       "t.lua:1: values.A: expected a value from 1 to 99 or a list, found the number 100"},
      {"values = { A = 0 }",
       "t.lua:1: values.A: expected a value from 1 to 99 or a list, found the number 0"},
      {"values = { A = { 1, 0 } }",
       "t.lua:1: values.A[2]: expected a value from 1 to 99, found the number 0"},
      {"values = { A = { 1, 2, 3, 4, 5 } }",
       "t.lua:1: values.A[5]: a card can have 4 values at most"},
      {"values = { X = 3 }",
       "t.lua:1: values.X: the key is no pattern of cards (\"s\", \"A\", \"2-10\", \"d10\")"},
      {"hand_values = { [14] = 3 }",
       "t.lua:1: hand_values[14]: the key is no pattern of cards (\"s\", \"A\", \"2-10\", "
       "\"d10\")"},
  })));
}

TEST_CASE("A clause that is cited must be in force", "[schema]") {
  check(GENERATE(values<Row>({
      {"duties = { sweep = \"STD-TAB-9\" }",
       "t.lua:1: duties.sweep: no clause STD-TAB-9 is in force (did you mean STD-TAB-1?); add its "
       "text under clauses"},
      {"duties = { sweep = \"X-1\" }, clauses = { [\"X-1\"] = \"Sweep.\" }", ""},
      {"\nrefuses = { [\"X-1\"] = function() return false end }",
       "t.lua:2: refuses[\"X-1\"]: no clause X-1 is in force; add its text under clauses"},
      {"void_sweeps = { [\"X-1\"] = function() return false end }",
       "t.lua:1: void_sweeps[\"X-1\"]: no clause X-1 is in force; add its text under clauses"},
      {"capture = { sum = { clause = \"X-1\" } }",
       "t.lua:1: capture.sum.clause: no clause X-1 is in force; add its text under clauses"},
      {"scoring = { aces = { clause = \"X-1\" } }",
       "t.lua:1: scoring.aces.clause: no clause X-1 is in force; add its text under clauses"},
      {"cites = { trail = \"X-1\" }",
       "t.lua:1: cites.trail: no clause X-1 is in force; add its text under clauses"},
  })));
}

TEST_CASE("A clause that is removed may not be cited any more", "[schema]") {
  const std::string lifted = extension_error("clauses = { [\"STD-CAP-8\"] = false }");
  CHECK_THAT(lifted,
             Catch::StartsWith("t.lua:1: clauses[\"STD-CAP-8\"]: the clause is still cited, "
                               "by cites.trail (standard.lua:"));
  CHECK_THAT(lifted, Catch::EndsWith("); take that away too (false), or leave the clause"));
  CHECK(
      extension_error("clauses = { [\"STD-CAP-8\"] = false }, cites = { trail = false }").empty());
}

TEST_CASE("What a table lacks, or has too much of, is told at that table", "[schema]") {
  check(GENERATE(values<Row>({
      {"deal = { first = { { hand = 2, table = 2 } } }",
       "t.lua:1: deal.first[1]: a step names one place: {hand = 2} or {table = 2}"},
      {"deal = { first = {} }", "t.lua:1: deal.first: the first round has no steps"},
      {"capture = { pairs = { clause = \"STD-CAP-1\" } }",
       "t.lua:1: capture.pairs: a way to capture needs by = \"value\", \"sum\" ..."},
      {"capture = { fifteen = { by = \"total\" } }",
       "t.lua:1: capture.fifteen: total and by = \"total\" belong together"},
      {"scoring = { nines = { points = 1 } }",
       "t.lua:1: scoring.nines: a scoring item has one of each, most, per and count"},
      {"scoring = { nines = { each = \"9\", most = \"9\" } }",
       "t.lua:1: scoring.nines: a scoring item has one of each, most, per and count"},
      {"match = { ties = { { most = \"s\", fewest = \"s\" } } }",
       "t.lua:1: match.ties[1]: a tie-break has one of most and fewest"},
      {"refuses = { [\"STD-CAP-1\"] = { on = \"card\" } }",
       "t.lua:1: refuses[\"STD-CAP-1\"]: a refusal needs test = function(move, view)"},
      {"cites = { other_values = { clause = \"STD-VAL-1\" } }",
       "t.lua:1: cites.other_values: it needs a clause, and the values that cards would have to "
       "have"},
      {"vars = { n = { default = 1 } }",
       "t.lua:1: vars.n: a variable needs a type (\"bool\", \"int\", \"seat\", \"card\")"},
      {"vars = { n = { type = \"int\", default = true } }",
       "t.lua:1: vars.n.default: the default does not fit the type, found true"},
      {"vars = { n = { type = { \"up\", \"down\" }, default = \"left\" } }",
       "t.lua:1: vars.n.default: the default does not fit the type, found \"left\""},
      {"vars = { n = { type = \"seat\", default = 9 } }",
       "t.lua:1: vars.n.default: the default does not fit the type, found the number 9"},
  })));
}

TEST_CASE("`false` removes where a table stands, and is no element of a list", "[schema]") {
  check(GENERATE(values<Row>({
      {"scoring = { aces = false }, vars = { x = false }, on_deal = false", ""},
      {"players = { 2, false }",
       "t.lua:1: players[2]: expected a whole number, 0 or more, found false"},
      {"values = { A = { 1, false } }",
       "t.lua:1: values.A[2]: expected a value from 1 to 99, found false"},
      {"deal = { first = { { hand = 4 }, false } }",
       "t.lua:1: deal.first[2]: expected a function or a table, found false"},
      {"vars = { x = { type = { false } } }",
       "t.lua:1: vars.x.type[1]: expected a string, found false"},
      {"match = { ties = { false } }", "t.lua:1: match.ties[1]: expected a table, found false"},
  })));
}

TEST_CASE("Decks and seats are within what the engine can hold", "[schema]") {
  check(GENERATE(values<Row>({
      {"players = 9", "t.lua:1: players: players are 1 to 8, the fewest first"},
      {"players = { 4, 2 }", "t.lua:1: players: players are 1 to 8, the fewest first"},
      {"players = { 2, 3, 4 }", "t.lua:1: players: expected {min, max}, found a list of 3"},
      {"packs = 9", "t.lua:1: packs: packs are 1 to 8"},
      {"packs = 0", "t.lua:1: packs: packs are 1 to 8"},
      {"jokers = 10", "t.lua:1: jokers: jokers are 9 at most"},
  })));
}

TEST_CASE("A deck that does not come out even is refused, unless it may run short", "[schema]") {
  check(GENERATE(values<Row>({
      {"deal = { first = { { hand = 5 }, { table = 4 } } }",
       "t.lua:1: deal: with 2 players the deck does not come out even: 6 cards are left in the "
       "stock (short = true allows it)"},
      {"deal = { first = { { hand = 5 }, { table = 4 } }, short = true }", ""},
      {"deal = { first = { { hand = 27 } } }",
       "t.lua:1: deal: with 2 players the first round needs 2 cards more than the deck has"},
      {"deal = { first = { { hand = 4 }, { table = 4 } }, later = false }",
       "t.lua:1: deal: with 2 players the deck does not come out even: 40 cards are left in the "
       "stock (short = true allows it)"},
      {"deal = { first = { { hand = 4 }, { table = 4 } }, later = false, draw = 1 }", ""},
  })));
}

TEST_CASE("A step deals no more cards than there can be", "[schema]") {
  check({"deal = { first = { { hand = 1000000 } } }",
         "t.lua:1: deal.first[1]: a step deals 448 cards at most"});
}

TEST_CASE("Every key stands once, and after the table it belongs to", "[schema]") {
  std::set<std::string_view> seen = {""};
  for (const KeyRow& row : key_rows()) {
    CAPTURE(row.path);
    const std::size_t dot = row.path.rfind('.');
    CHECK(seen.count(dot == std::string_view::npos ? "" : row.path.substr(0, dot)) == 1);
    CHECK(seen.insert(row.path).second);
    CHECK(((row.holds & holds_word) != 0) == !row.words.empty());
  }
}

TEST_CASE("What a modifier requires is a key that there can be", "[schema]") {
  CHECK(extension_error("requires = { [\"mach.rank\"] = \"lowest\" }") ==
        "t.lua:1: requires[\"mach.rank\"]: no key of a script is called mach.rank (did you mean "
        "match.rank?)");
  CHECK(
      extension_error("requires = { [\"scoring.storan\"] = true, [\"match.rank\"] = \"highest\" }")
          .empty());
}

TEST_CASE("A number's option lays one patch when it is 0, and another when it is not", "[schema]") {
  const ScriptFolder folder;
  folder.write("t.lua", extension("options = { bonus = { default = 3, min = 0, on = { scoring = { "
                                  "bonus = { each = \"hK\", points = 2 } } }, off = { scoring = { "
                                  "aces = false } } } }"));
  const auto has = [](const Variant& variant, const std::string& name) {
    const auto& items = variant.data().scoring;
    return std::any_of(items.begin(), items.end(),
                       [&](const ScoringItem& item) { return item.name == name; });
  };
  const Variant three = folder.load("t");
  CHECK(has(three, "bonus"));
  CHECK(has(three, "aces"));
  const Variant none = folder.load("t", {{"bonus", "0"}});
  CHECK_FALSE(has(none, "bonus"));
  CHECK_FALSE(has(none, "aces"));
}

TEST_CASE("A script that leads back to itself is reported at its line", "[schema]") {
  const ScriptFolder folder;
  folder.write("t.lua", "\nreturn kasino.extend(\"./t.lua\", { id = \"t\", title = \"T\" })");
  CHECK_THROWS_WITH(folder.load((folder.path() / "t.lua").string()),
                    Catch::StartsWith("t.lua:2: kasino.extend: this leads back to t.lua"));
}
