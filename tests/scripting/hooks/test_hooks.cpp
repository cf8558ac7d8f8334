// Answering functions of a script: refusals, void sweeps, counts; and their errors.
#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/scoring.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// An extension of the standard game with a clause X-1.
Variant with_clause(const std::string& body, const WantedOptions& options = {}) {
  return extended("clauses = { [\"X-1\"] = \"x\", [\"X-2\"] = \"x\" }, " + body, options);
}

/// A refusal by clause X-1 with this body, asked about outcomes.
Variant refusing(const std::string& body) {
  return with_clause("refuses = { [\"X-1\"] = function(move, view) " + body + " end }");
}

std::string list(const State& state, const Rules& rules) {
  std::string text;
  for (const Move& move : legal_moves(state, rules))
    text += (text.empty() ? "" : ", ") + to_text(move.card) +
            (move.trails() ? "" : "x" + to_text(move.captured));
  return text;
}

template <typename Action>
ScriptError error_of(Action action) {
  try {
    action();
  } catch (const ScriptError& error) {
    return error;
  }
  throw std::logic_error("no ScriptError");
}

/// The error in listing the moves of s7 with h7 on the table; empty if there is none.
std::string problem_of_moves(const Rules& rules) {
  try {
    legal_moves(position(rules, "h7", {"s7", "h9"}), rules);
  } catch (const ScriptError& error) {
    return error.problem();
  }
  return {};
}

}  // namespace

TEST_CASE("A refusal is asked about each outcome, unless it says otherwise", "[hooks]") {
  struct Row {
    const char* on;
    const char* left;
  };
  // It refuses all that it is asked of the seven: the moves left show what that was.
  const auto row = GENERATE(values<Row>({
      {"move", "hK"},
      {"card", "hK"},
      {"trail", "hK, s7xh7, s7xh7 d4 s3, s7xd4 s3"},
      {"capture", "hK, s7"},
  }));
  CAPTURE(row.on);
  const Variant variant =
      with_clause("refuses = { [\"X-1\"] = { on = \"" + std::string(row.on) +
                  "\", test = function(move) return move.card == \"s7\" end } }");
  const State state = position(variant, "h7 s3 d4", {"s7 hK", "h9"});
  CHECK(list(state, variant) == row.left);
}

TEST_CASE("A bare function under refuses is asked about each outcome", "[hooks]") {
  const Variant variant = refusing("return #move.captured == 2");
  const State state = position(variant, "h7 s3 d4", {"s7", "h9"});
  CHECK(list(state, variant) == "s7, s7xh7, s7xh7 d4 s3");
  CHECK(judge(move(1, "s7xd4 s3"), state, variant).refusals ==
        std::vector<Refusal>{{"X-1", Reason::Refused}});
}

TEST_CASE("Several refusals are told by clause id, before the duties that ask for what is left",
          "[hooks]") {
  const Variant variant = with_clause(
      "refuses = { [\"X-2\"] = function(move) return move.trails end, [\"X-1\"] = function(move) "
      "return move.trails end },"
      "duties = { sweep = \"STD-TAB-1\" }");
  const State state = position(variant, "h7", {"s7", "h9"});
  CHECK(judge(move(1, "s7"), state, variant).refusals ==
        std::vector<Refusal>{
            {"X-1", Reason::Refused}, {"X-2", Reason::Refused}, {"STD-TAB-1", Reason::MustSweep}});
}

TEST_CASE("`false` lifts a refusal of a base", "[hooks]") {
  const ScriptFolder folder;
  folder.write("base.lua",
               extension("id = \"base\", clauses = { [\"X-1\"] = \"x\" }, refuses = { [\"X-1\"] = "
                         "function(move) return move.trails end }"));
  folder.write("lifted.lua",
               "return kasino.modifier { id = \"lifted\", title = \"L\", refuses = { "
               "[\"X-1\"] = false } }");
  const Variant base = folder.load("base");
  const State state = position(base, "h7", {"s7", "h9"});
  CHECK(list(state, base) == "s7xh7");
  CHECK(list(state, folder.load("base+lifted")) == "s7, s7xh7");
}

TEST_CASE("A sweep that is void counts for nothing and acts on nothing", "[hooks]") {
  const Variant variant = with_clause(
      "void_sweeps = { [\"X-1\"] = function(move, view) return #view.table == 1 end },"
      "on_sweep = function(move, game) game:award(move.seat, 7, \"X-1\") end");
  State one = position(variant, "h7", {"s7 c2", "h9"});
  EventLog log;
  play(one, variant, "s7xh7", &log);
  CHECK(one.sweeps[0] == 0);
  CHECK(one.awards.empty());
  CHECK(types_of(log) == "capture");
  State two = position(variant, "d4 c3", {"s7 c2", "h9"});  // the view is from before the play
  play(two, variant, "s7xd4 c3");
  CHECK(two.sweeps[0] == 1);
  CHECK(two.awards.size() == 1);
}

TEST_CASE("A count is asked with every card open, and multiplied by its points", "[hooks]") {
  const Variant variant = with_clause(
      "scoring = { low = { count = function(seat, view) return view:pile(seat):count(\"2-4\") + "
      "#view:hand(3 - seat) end, points = -2, clause = \"X-1\" } }");
  Setup setup;
  setup.hands = {cards("s7 c2"), cards("h9")};
  setup.piles = {cards("h2 h3 h7"), cards("c4")};
  const State state = State::from(setup, variant.data());
  const auto lines = score_sheet(state, variant, 1);
  CHECK(lines.back() == ScoreLine{"low", "X-1", -6, {}});  // h2 h3 and h9
  CHECK(score_sheet(state, variant, 2).back() == ScoreLine{"low", "X-1", -6, {}});
}

TEST_CASE("An answer on every path: nil and other types are errors at the function", "[hooks]") {
  struct Row {
    const char* body;
    const char* message;
  };
  const auto row = GENERATE(values<Row>({
      {"\nrefuses = { [\"X-1\"] = function(move) if move.captures then return true end end }",
       "t.lua:2: refuses[\"X-1\"]: must answer true or false on every path, not nil; does every "
       "way through it end in a return?"},
      {"refuses = {\n[\"X-1\"] = { on = \"card\", test = function() return 1 end } }",
       "t.lua:2: refuses[\"X-1\"].test: must answer true or false on every path, not the number 1"},
      {"void_sweeps = { [\"X-1\"] = function() return \"yes\" end }",
       "t.lua:1: void_sweeps[\"X-1\"]: must answer true or false on every path, not \"yes\""},
      {"scoring = { low = { count = function() return 1.5 end } }",
       "t.lua:1: scoring.low.count: must answer a whole number from -10000 to 10000, not the "
       "number 1.5; write // for whole division"},
      {"\nscoring = { low = { count = function() end } }",
       "t.lua:2: scoring.low.count: must answer a whole number from -10000 to 10000, not nil; it "
       "has no return"},
      {"scoring = { low = { count = function() return 10001 end } }",
       "t.lua:1: scoring.low.count: must answer a whole number from -10000 to 10000, not the "
       "number 10001"},
  }));
  const Variant variant = with_clause(row.body);
  const ScriptError error = error_of([&] {
    Game game(variant, start_at("h7", {"s7", ""}));
    game.play(move(1, "s7xh7"));
  });
  CHECK(error.what() == std::string(row.message));
  CHECK(error.kind() == ScriptErrorKind::Runtime);
}

TEST_CASE("An error in a function is told with its line and the hook's name", "[hooks]") {
  const Variant variant = refusing("\nreturn move.cart == 1");
  const State state = position(variant, "h7", {"s7", "h9"});
  CHECK(error_of([&] { legal_moves(state, variant); }).what() ==
        std::string("t.lua:2: refuses[\"X-1\"]: a move has no 'cart' (did you mean card?)"));
}

TEST_CASE("Looking into another hand or the stock is an error: legality cannot leak", "[hooks]") {
  struct Row {
    const char* body;
    const char* problem;
  };
  const auto row = GENERATE(values<Row>({
      {"return view:hand(2):has(\"h9\")",
       "the cards of hand2 are hidden from seat 1; only how many they are may be asked: #cards"},
      {"return #view:hand(2) == 2", ""},
      {"return view:holds(9, \"s7\") and view:hand(2):has(\"A\")", ""},
      {"return view:hand(1):has(\"h9\")", ""},
      {"return view:pile(2):has(\"h9\")", ""},
  }));
  const Variant variant = refusing(row.body);
  CHECK(problem_of_moves(variant) == row.problem);
}

TEST_CASE("Hidden variables, and other seats' own, cannot be read by what answers", "[hooks]") {
  struct Row {
    const char* declaration;
    const char* read;
    const char* problem;
  };
  const auto row = GENERATE(values<Row>({
      {"type = \"bool\"", "view:var(\"v\")", ""},
      {"type = \"bool\", show = \"hidden\"", "view:var(\"v\")", "v is hidden"},
      {"type = \"bool\", per = \"seat\"", "view:var(\"v\", 2)", ""},
      {"type = \"bool\", per = \"seat\", show = \"owner\"", "view:var(\"v\", 1)", ""},
      {"type = \"bool\", per = \"seat\", show = \"owner\"", "view:var(\"v\", 2)",
       "v of seat 2 is hidden"},
      {"type = \"bool\", per = \"seat\", show = \"hidden\"", "view:var(\"v\", 1)",
       "v of seat 1 is hidden"},
  }));
  CAPTURE(row.declaration, row.read);
  const Variant variant = with_clause("vars = { v = { " + std::string(row.declaration) +
                                      " } }, refuses = { [\"X-1\"] = function(move, view) return " +
                                      row.read + " end }");
  CHECK(problem_of_moves(variant) == row.problem);
}

TEST_CASE("A function may ask for points that another function counts, and go on", "[hooks]") {
  const Variant variant = with_clause(
      "scoring = { low = { count = function(seat, view) return view:pile(seat):count(\"2\") end } "
      "},"
      "refuses = { [\"X-1\"] = function(move, view)\n"
      "  local points = view:points(1)\n"
      "  return points > 0 and view.seat == 1 and move.trails\n"
      "end }");
  Setup setup;
  setup.table = cards("h7");
  setup.hands = {cards("s7"), cards("h9")};
  setup.piles = {cards("h2"), {}};
  const State state = State::from(setup, variant.data());
  CHECK(list(state, variant) == "s7xh7");
}

TEST_CASE("A loop without end breaks a limit, and the next command works", "[hooks]") {
  Variant variant = refusing("while move.trails and #view.table == 1 do end return false");
  Game game(variant, start_at("h7 d2", {"s7 c3", "h9"}));
  variant.budget().begin_command();
  const State before = game.state();
  const ScriptError error = error_of([&] { game.play(move(1, "s7xh7")); });
  CHECK(error.kind() == ScriptErrorKind::Limit);
  CHECK(error.line() == 1);
  CHECK(error.hook() == "refuses[\"X-1\"]");
  CHECK(game.state() == before);
  CHECK_THROWS_AS(game.play(move(1, "c3")), ScriptError);  // dead until the next command
  variant.budget().begin_command();
  CHECK_NOTHROW(game.play(move(1, "c3")));
}

TEST_CASE("A variant that leaves a seat no move is at fault, and the move before is undone",
          "[hooks]") {
  const Variant variant = refusing("return move.seat == 2");
  Game game(variant, start_at("h7", {"s7 c2", "h9"}));
  const State before = game.state();
  CHECK_THROWS_WITH(game.play(move(1, "s7")),
                    "seat 2 holds h9 and has no legal move; refusals may not forbid every move "
                    "(look at X-1 in t.lua:1)");
  CHECK(game.state() == before);
  GameStart start = start_at("h7", {"s7", "h9"});
  start.setup->words["turn"] = "2";
  CHECK_THROWS_AS(Game(variant, start), NoLegalMove);
}
