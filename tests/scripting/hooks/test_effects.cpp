// What acting functions of a script may do, and what happens if they do more.
#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/play/scoring.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

constexpr const char* own_words =
    "clauses = { [\"X-1\"] = \"x\" }, events = { note = \"{what}\" }, ";

Variant acting(const std::string& body) { return extended(own_words + body); }

/// Seat 1 lays s7 out beside h7. The hands were s7 c2 and h9 h4, the stock is d5 d6.
Game after_trail(const Rules& rules) {
  Game game(rules, start_at("h7", {"s7 c2", "h9 h4"}, "d5 d6"));
  game.play(move(1, "s7"));
  return game;
}

std::string on_trail(const std::string& body) {
  return "on_trail = function(move, game) " + body + " end";
}

/// The error of an act.
std::string problem(const std::string& act) {
  const Variant variant = acting(
      "vars = { way = { type = { \"up\", \"down\" } }, who = { type = "
      "\"seat\" }, flag = { type = \"bool\" }, n = { type = \"int\" } }, " +
      on_trail(act));
  Game game(variant, start_at("h7", {"s7 c2", "h9 h4"}, "d5 d6"));
  const State before = game.state();
  try {
    game.play(move(1, "s7"));
  } catch (const ScriptError& error) {
    CHECK(game.state() == before);
    CHECK(error.hook() == "on_trail");
    return error.problem();
  }
  return {};
}

}  // namespace

TEST_CASE("give moves cards from place to place, and every card stays somewhere", "[acts]") {
  const Variant variant =
      acting(on_trail("game:give({ \"h9\" }, { \"hand\", 2 }, \"table\") "
                      "game:give(game.table:of(\"h\"), \"table\", "
                      "{ \"pile\", 2 }) game:give({ \"d6\" }, \"stock\", { \"hand\", 1 })"));
  const Game game = after_trail(variant);
  CHECK(to_text(game.state().table()) == "s7");
  CHECK(to_text(game.state().pile(2)) == "h7 h9");
  CHECK(to_text(game.state().hand(1)) == "c2 d6");
  CHECK(to_text(game.state().stock()) == "d5");
  CHECK(game.state().all_cards().size() == 7);
}

TEST_CASE("draw takes from the front of the stock, as many as there are", "[acts]") {
  const Variant variant = acting(on_trail(
      "local drawn = game:draw(5, { \"hand\", 1 }) assert(#drawn == 2 and drawn[1] == \"d5\")"));
  const Game game = after_trail(variant);
  CHECK(to_text(game.state().hand(1)) == "c2 d5 d6");
  CHECK(game.state().stock().empty());
}

TEST_CASE("award gives points of this deal under a clause, and tells", "[acts]") {
  const Variant variant = acting(on_trail("game:award(2, 5, \"X-1\") game:award(1, -3, \"X-1\")"));
  const Game game = after_trail(variant);
  CHECK(deal_points(game.state(), variant)[0] == -3);
  CHECK(score_sheet(game.state(), variant, 2) == std::vector<ScoreLine>{{"", "X-1", 5, {}}});
  CHECK(game.events()[1] ==
        Event{"award", {{"seat", 2}, {"points", 5}, {"clause", std::string("X-1")}}});
  CHECK(game.state().scores[1] == 0);  // the deal is not counted yet
}

TEST_CASE("sweep counts further sweeps, and takes away no more than there are", "[acts]") {
  const Variant variant = acting(
      on_trail("game:sweep(2, 3, \"X-1\") game:sweep(2, -1, \"X-1\") game:sweep(1, -4, \"X-1\")"));
  const Game game = after_trail(variant);
  CHECK(game.state().sweeps[1] == 2);
  CHECK(game.state().sweeps[0] == 0);
}

TEST_CASE("A sweep by an act counts unless a clause voids it", "[acts]") {
  const Variant variant = acting(R"(
    void_sweeps = { ["X-1"] = function(move, view)
      return view.seat == 2 and move.captures and not move.card and move.captured:has("h7")
    end },
    on_trail = function(move, game)
      game:sweep(2, 1, "X-1")
      game:take(1, { "s7" }, "table")
      game:take(2, { "h7" }, "table")
      game:sweep(2, 1, "X-1")
      game:sweep(1, 1, "X-1")
    end
  )");
  const Game game = after_trail(variant);
  CHECK(game.state().sweeps[0] == 1);
  CHECK(game.state().sweeps[1] == 1);
  const std::string clause = "X-1";
  CHECK(game.events()[1] == Event{"sweeps", {{"seat", 2}, {"count", 1}, {"clause", clause}}});
  CHECK(game.events()[2] == Event{"no-sweep", {{"seat", 2}, {"clause", clause}}});
  CHECK(game.events()[3] == Event{"sweeps", {{"seat", 1}, {"count", 1}, {"clause", clause}}});
}

TEST_CASE("What follows on a sweep follows on one by an act, once that is done", "[acts]") {
  const Variant variant = acting(R"(
    vars = { seen = { type = "int" } },
    on_sweep = function(move, game)
      assert(move.seat == 2 and move.sweeps and move.captures and not move.trails)
      assert(not (move.card or move.value or move.from or move.action))
      assert(#move.groups == 0 and #move.breaks == 0 and next(move.args) == nil)
      assert(#move.captured == 2 and move.captured:has("s7"))
      assert(game.sweeps[2] == 2)
      game:set("seen", game:var("seen") + 1)
      game:sweep(1, 1, "X-1")
    end,
    on_trail = function(move, game)
      game:take(2, game.table, "table")
      game:sweep(2, 2, "X-1")
      assert(game:var("seen") == 0)
    end
  )");
  const Game game = after_trail(variant);
  CHECK(game.state().variables.front() == 1);
  CHECK(game.state().sweeps[0] == 1);
  CHECK(game.state().sweeps[1] == 2);
}

TEST_CASE("event tells what a variant has words for, its fields in order of name", "[acts]") {
  const Variant variant = acting(on_trail("game:event(\"note\", { what = \"so\", number = 3 })"));
  const Game game = after_trail(variant);
  CHECK(game.events()[1] == Event{"note", {{"number", 3}, {"what", std::string("so")}}});
}

TEST_CASE("end_deal ends the deal when the move is done, whatever is still in hands", "[acts]") {
  const Variant variant = acting(on_trail("game:end_deal() game:award(2, 1, \"X-1\")"));
  const Game game = after_trail(variant);
  CHECK(game.state().phase == Phase::DealOver);
  CHECK(game.state().scores[1] == 1);
  CHECK(to_text(game.state().hand(1)) == "c2");
}

TEST_CASE("An act that cannot be drops the whole move", "[acts]") {
  struct Row {
    const char* act;
    const char* problem;
  };
  const auto row = GENERATE(values<Row>({
      {"", ""},
      {"game:award(2, 5, \"X-1\") error(\"no\", 0)", "no"},
      {"game:give({ \"h9\" }, { \"hand\", 1 }, \"table\")", "h9 does not lie in hand1"},
      {"game:give({ \"h7\", \"h7\" }, \"table\", { \"pile\", 1 })", "h7 does not lie in table"},
      {"game:give({ \"h9\" }, { \"hand\", 3 }, \"table\")", "seats are 1 to 2, not 3"},
      {"game:give({ \"h7\" }, \"tabel\", \"stock\")",
       "unknown place tabel (did you mean table?); places are \"table\", \"stock\", {\"hand\", "
       "seat}, "
       "{\"pile\", seat} and the zones declared under zones"},
      {"game:give({ \"h7\" }, \"table\", \"hand\")", "say whose hand: {\"hand\", seat}"},
      {"game:award(3, 1, \"X-1\")", "seats are 1 to 2, not 3"},
      {"game:award(1, 1, \"X-2\")", "no clause X-2 is in force (did you mean X-1?)"},
      {"game:award(1, 20000, \"X-1\")", "points are -10000 to 10000"},
      {"game:sweep(1, 101, \"X-1\")", "sweeps are -100 to 100"},
      {"game:event(\"noet\", {})", "the event noet has no text; add it under events"},
      {"game:event(\"note\", { what = next })",
       "what: the fields of an event are whole numbers, texts, true or false and cards, not a "
       "function"},
      {"game:event(\"note\", { type = \"capture\" })",
       "an event has its type already: call the field something else"},
      {"game:event(\"note\", { 1 })",
       "the fields of an event have names, {seat = 1, ...}: letters, digits, - and _, at most 60 "
       "of "
       "them"},
      {"game:event(\"note\", { what = { \"s2\", \"zebra\" } })",
       "\"zebra\" is no card: expected a suit (s h d c) and a rank (A 2-10 J Q K), as in s7, "
       "h10' or *1"},
      {"game:set(\"wya\", \"up\")",
       "unknown variable wya (did you mean way?); variables are declared under vars"},
      {"game:set(\"way\", \"left\")", "left is none of the words that way may hold"},
      {"game:set(\"who\", 3)", "seats are 1 to 2, not 3"},
      {"game:set(\"flag\", 1)", "flag is true or false, not the number 1"},
      {"game:hand():has(\"A\")", "say whose hand: game:hand(seat)"},
      {"game.award(1, 1, \"X-1\")",
       "expected a view or game first, found the number 1; call it with a colon, as in "
       "view:hand()"},
      {"game.table = 1", "a game is read-only"},
      {"for i = 1, 1001 do game:set(\"n\", i) end", "more than 1000 acts in one move"},
  }));
  CAPTURE(row.act);
  CHECK(problem(row.act) == row.problem);
}
