// What functions of a script see: each row is an expression and its value.
#include "engine/legality/judge.hpp"
#include "engine/model/setup.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

struct Row {
  const char* expression;
  const char* answer;
};

State some_state(const Rules& rules) {
  Setup setup;
  setup.players = 3;
  setup.table = cards("h7 d4 c3");
  setup.hands = {cards("s7 c2"), cards("c9 h4"), cards("d5")};
  setup.stock = cards("s2 s3");
  setup.piles = {cards("hA d10"), cards("dK")};
  setup.words["sweeps"] = "1 0 2";
  setup.words["scores"] = "3 5 9";
  setup.words["last_capturer"] = "2";
  return State::from(setup, rules.data());
}

/// The value of `expression` in a refusal that is asked about seat 1's sweep with s7.
std::string answer(const std::string& expression) {
  const ScriptFolder folder;
  folder.write(
      "t.lua",
      "local function shown(x)\n"
      "  if type(x) == \"userdata\" then return table.concat(x:list(), \" \") end\n"
      "  if type(x) == \"table\" then return table.concat(x, \" \") end\n"
      "  return tostring(x)\n"
      "end\n" +
          extension("clauses = { [\"X-1\"] = \"x\" },\n"
                    "vars = { flag = { type = \"bool\" }, count = { type = \"int\", default = "
                    "4 }, who = { type = \"seat\" }, way = { type = { \"up\", \"down\" } }, "
                    "own = { type = \"int\", per = \"seat\" } },\n"
                    "refuses = { [\"X-1\"] = function(move, view)\n"
                    "  if not move.sweeps then return false end\n"
                    "  error(shown(" +
                    expression + "), 0)\nend }"));
  const Variant variant = folder.load("t");
  try {
    legal_moves(some_state(variant), variant);
  } catch (const ScriptError& error) {
    return error.problem();
  }
  return "no answer";
}

void check(const Row& row) {
  CAPTURE(row.expression);
  CHECK(answer(row.expression) == row.answer);
}

}  // namespace

TEST_CASE("A move tells what it does", "[script-view]") {
  check(GENERATE(values<Row>({
      {"move.seat", "1"},
      {"move.card", "s7"},
      {"move.captured", "h7 d4 c3"},
      {"#move.captured", "3"},
      {"move.trails", "false"},
      {"move.captures", "true"},
      {"move.sweeps", "true"},
      {"move.value", "7"},
      {"#move.groups", "2"},
      {"move.groups[1]", "h7"},
      {"move.groups[2]", "d4 c3"},
      {"move.cards", "a move has no 'cards' (did you mean card?)"},
      {"(function() move.seat = 2 end)()", "a move is read-only"},
  })));
}

TEST_CASE("A view tells where the deal is, for its seat", "[script-view]") {
  check(GENERATE(values<Row>({
      {"view.seat", "1"},
      {"view.turn", "1"},
      {"view.stage", "play"},
      {"view.dealer", "3"},
      {"view.deal", "1"},
      {"view.round", "1"},
      {"view.last_round", "false"},
      {"view.seats", "1 2 3"},
      {"view.stock", "2"},
      {"view.sweeps", "1 0 2"},
      {"view.last_capturer", "2"},
      {"view.last_player", "false"},
      {"view.match.to", "16"},
      {"view.match.rank", "highest"},
      {"view.options.target", "16"},
      {"view.options.must_capture", "false"},
      {"view.options.values", "choice"},
      {"view.hands", "a view has no 'hands' (did you mean hand?)"},
      {"(function() view.seat = 2 end)()", "a view is read-only"},
  })));
}

TEST_CASE("A view shows the cards that its seat may know", "[script-view]") {
  check(GENERATE(values<Row>({
      {"view.table", "h7 d4 c3"},
      {"view:hand()", "s7 c2"},
      {"view:hand(1)", "s7 c2"},
      {"view:hand(3)",
       "the cards of hand3 are hidden from seat 1; only how many they are may be asked: #cards"},
      {"#view:hand(3)", "1"},
      {"view:pile()", "hA d10"},
      {"view:pile(2)", "dK"},
      {"view:holds(7)", "true"},
      {"view:holds(7, \"s7\")", "false"},
      {"view:holds(9)", "false"},
      {"view:hand(4)", "seats are 1 to 3, not 4"},
      {"view:hand(\"1\")", "expected a seat, found \"1\""},
      {"view.hand(1)",
       "expected a view or game first, found the number 1; call it with a colon, as in "
       "view:hand()"},
  })));
}

TEST_CASE("A view counts points, seats and captures", "[script-view]") {
  check(GENERATE(values<Row>({
      {"view:score(3)", "9"},
      {"view:best_score()", "9"},
      {"view:points(1)", "5"},  // storan 2, an ace 1, most cards 1, a sweep 1
      {"view:points(3)", "2"},
      {"view:points(1, \"last_capture\")", "0"},
      {"view:worth({ \"hA\", \"d10\", \"h7\" })", "3"},
      {"view:worth(view:pile(2))", "0"},
      {"view:next(3)", "1"},
      {"view:previous(1)", "3"},
      {"view:can_capture()", "true"},
      {"view:can_capture(\"dQ\")", "false"},
      {"view:can_sweep()", "true"},
      {"view:can_sweep(\"c9\")", "false"},
  })));
}

TEST_CASE("A view reads variables, unset ones too", "[script-view]") {
  check(GENERATE(values<Row>({
      {"view:var(\"flag\")", "false"},
      {"view:var(\"count\")", "4"},
      {"view:var(\"who\")", "false"},
      {"view:var(\"way\")", "up"},
      {"view:var(\"own\", 3)", "0"},
      {"view:var(\"own\")",
       "expected a seat, found nothing; it is view:var(name), with the seat behind where there is "
       "one a seat"},
      {"view:var(\"cuont\")",
       "unknown variable cuont (did you mean count?); variables are declared under vars"},
      {"view:var(3)",
       "expected a variable's name, found the number 3; it is view:var(name), with the seat behind "
       "where there is one a seat"},
  })));
}

TEST_CASE("Cards are read-only lists with questions of their own", "[script-view]") {
  check(GENERATE(values<Row>({
      {"view.table[1]", "h7"},
      {"view.table[4]", "nil"},
      {"#view.table", "3"},
      {"view.table:has(\"d\")", "true"},
      {"view.table:has(\"d5\")", "false"},
      {"view.table:count(\"3-7\")", "3"},
      {"view.table:of(\"c d\")", "d4 c3"},
      {"view.table:without(\"h7\")", "d4 c3"},
      {"view.table:sum()", "14"},
      {"view:pile(1):sum()", "11"},  // the lowest table values
      {"view.table:has(\"z\")", "\"z\" is no pattern of cards (\"s\", \"A\", \"2-10\", \"d10\")"},
      {"view.table:sorted()",
       "cards have no sorted; they have # [i] has count of without sum list"},
      {"(function() local t = {} for i, c in ipairs(view.table) do t[i] = c end return t end)()",
       "h7 d4 c3"},
  })));
}

TEST_CASE("The kasino table answers questions about cards", "[script-view]") {
  check(GENERATE(values<Row>({
      {"kasino.rank(\"h10\")", "10"},
      {"kasino.suit(\"h10\")", "h"},
      {"kasino.number(\"hQ\")", "12"},
      {"kasino.number(\"*1\")", "0"},
      {"kasino.rank(\"*1\")", "a joker has no rank"},
      {"kasino.matches(\"h10\", \"2-10\")", "true"},
      {"kasino.matches(\"h10\", \"d\")", "false"},
      {"kasino.twin(\"h7\", \"h7'\")", "true"},
      {"kasino.twin(\"h7\", \"d7\")", "false"},
      {"kasino.sum({ \"hA\", \"h7\" })", "8"},
      {"kasino.rank(7)", "expected a card such as \"s2\", found the number 7"},
  })));
}

TEST_CASE("A pinned option can be read, though it is not offered", "[script-view]") {
  const ScriptFolder folder;
  folder.write(
      "base.lua",
      extension("id = \"base\", clauses = { [\"X-1\"] = \"x\" }, options = { wild = { default "
                "= false, on = {} } }, refuses = { [\"X-1\"] = function(move, "
                "view) return view.options.wild and move.trails end }"));
  folder.write("pinned.lua",
               "return kasino.extend(\"base\", { id = \"pinned\", title = \"P\", options = "
               "{ wild = true } })");
  const Variant pinned = folder.load("pinned");
  const State state = position(pinned, "h7", {"s7"});
  CHECK(legal_moves(state, pinned).size() == 1);
}
