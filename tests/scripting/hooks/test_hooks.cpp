// Functions of a script that answer, and that fail, as far as tests/data/scenarios and
// tests/data/faults do not tell: in which order, and what is left behind.
#include <algorithm>

#include "engine/game/game.hpp"
#include "engine/legality/judge.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// A refusal by clause X-1 with this body, asked about outcomes.
Variant refusing(const std::string& body) {
  return extended("clauses = { [\"X-1\"] = \"x\" }, refuses = { [\"X-1\"] = function(move, view) " +
                  body + " end }");
}

}  // namespace

TEST_CASE("Refusals are told by clause id, before the duties that ask for what is left",
          "[hooks]") {
  const Variant several(KASINO_TEST_DATA "/scenarios/refusals.lua", {{"rule", "several"}});
  const State state = position(several, "h7", {"s7 c2", "h9"});
  CHECK(judge(move(1, "s7"), state, several).refusing() ==
        std::vector<std::string>{"X-1", "X-2", "STD-TAB-1"});
}

TEST_CASE("A loop without end breaks a limit, and the next command works", "[hooks]") {
  Variant variant = refusing("while move.trails and #view.table == 1 do end return false");
  Game game(variant, start_at("h7 d2", {"s7 c3", "h9"}));
  variant.budget().begin_command();
  const State before = game.state();
  try {
    game.play(move(1, "s7xh7"));
    FAIL("was played");
  } catch (const ScriptError& error) {
    CHECK(error.kind() == ScriptErrorKind::Limit);
    CHECK(error.line() == 1);
    CHECK(error.hook() == "refuses[\"X-1\"]");
  }
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

TEST_CASE("Carried points go on to the next deal, and not to the next match", "[hooks]") {
  const Variant variant = extended(
      "players = 2, deal = { first = { { hand = 26 } }, later = false }, match = { to = 50 }, "
      "scoring = { cards = { ties = \"carry\" } }");
  Game game(variant, {});
  while (game.state().phase == Phase::Play)
    game.play(Move{game.state().turn, game.state().hand(game.state().turn).front(), {}});
  game.next_deal();
  const auto& items = variant.data().scoring;
  const auto cards_item = std::ranges::find(items, "cards", &ScoringItem::name) - items.begin();
  CHECK(game.state().carried[static_cast<std::size_t>(cards_item)] == 1);
  CHECK(Game(variant, {}).state().carried[static_cast<std::size_t>(cards_item)] == 0);
}
