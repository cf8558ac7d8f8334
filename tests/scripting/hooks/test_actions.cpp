// Actions of a variant's own, in turn and out of turn, and honest tables.
#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/record/record.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// The standard game with an action `ring`, which has these further keys.
Variant with_ring(const std::string& keys) {
  return extended(
      "clauses = { [\"X-1\"] = \"x\", [\"X-2\"] = \"y\" }, vars = { rung = { type = \"int\", per = "
      "\"seat\", resets = \"match\" } }, actions = { ring = { " +
      keys +
      ", does = function(move, game) game:set(\"rung\", move.seat, game:var(\"rung\", move.seat) + "
      "1) end } }");
}

GameStart four_players() {
  GameStart start;
  start.players = 4;
  start.dealer = 4;
  return start;
}

std::string open_seats(const State& state, const Rules& rules) {
  std::string seats;
  for (const Action& action : open_actions(state, rules)) seats += std::to_string(action.seat);
  return seats;
}

int rung(const State& state, const Rules& rules, Seat seat) {
  return state.variables[variable_slot(rules.data(), 0, seat)];
}

}  // namespace

TEST_CASE("An action is for the seats it says, the seat to play first", "[actions]") {
  struct Row {
    const char* who;
    const char* seats;
  };
  const Row row = GENERATE(values<Row>(
      {{"turn", "1"}, {"others", "234"}, {"any", "1234"}, {"opponents", "24"}, {"partners", "3"}}));
  const Variant variant = extended(
      "players = 4, teams = { sides = 2 }, clauses = { [\"X-1\"] = \"x\" }, actions = { ring = { "
      "who = \"" +
      std::string(row.who) + "\", does = function() end } }");
  const Game game(variant, four_players());
  CAPTURE(row.who);
  CHECK(open_seats(game.state(), variant) == row.seats);
}

TEST_CASE("An action out of turn changes what it says and leaves the turn be", "[actions]") {
  const Variant variant = with_ring("who = \"any\"");
  Game game(variant, four_players());
  game.perform({3, "ring"});
  CHECK(rung(game.state(), variant, 3) == 1);
  CHECK(game.state().turn == 1);
  game.perform({1, "ring"});
  CHECK(game.state().turn == 1);
  CHECK(types_of(game.events()) == "ring");
  game.undo();
  game.undo();
  CHECK(rung(game.state(), variant, 3) == 0);
}

TEST_CASE("An action that ends the turn does so for the seat to play only", "[actions]") {
  const Variant variant = with_ring("who = \"any\", turn = \"ends\"");
  Game game(variant, four_players());
  game.perform({2, "ring"});
  CHECK(game.state().turn == 1);
  game.perform({1, "ring"});
  CHECK(game.state().turn == 2);
}

TEST_CASE("A refused action names its clause", "[actions]") {
  const Variant variant = with_ring(
      "who = \"any\", refuses = { [\"X-2\"] = function(move, view) return view:var(\"rung\", "
      "move.seat) > 0 end }");
  Game game(variant, four_players());
  CHECK(refusals_of({2, "ring"}, game.state(), variant).empty());
  game.perform({2, "ring"});
  CHECK(refusals_of({2, "ring"}, game.state(), variant) == std::vector<std::string>{"X-2"});
  CHECK(open_seats(game.state(), variant) == "134");
}

TEST_CASE("The words of an action: a seat only where it is not the one to play", "[actions]") {
  const Variant variant = with_ring("who = \"any\"");
  const Game game(variant, four_players());
  const State& state = game.state();
  CHECK(to_text(Action{1, "ring"}, state, variant) == "ring");
  CHECK(to_text(Action{3, "ring"}, state, variant) == "ring seat=3");
  CHECK(parse_action({"ring"}, state, variant) == Action{1, "ring"});
  CHECK(parse_action({"ring", "seat=3"}, state, variant) == Action{3, "ring"});
  CHECK_THROWS_WITH(parse_action({"ring", "loud"}, state, variant),
                    "\"loud\": one argument too many for ring, which takes none but seat=N");
  CHECK_THROWS_WITH(refusals_of({7, "ring"}, state, variant), "ring: seats are 1 to 4, not 7");
  const Variant others = with_ring("who = \"others\"");
  CHECK_THROWS_WITH(parse_action({"ring"}, state, others),
                    "ring: say whose it is, as in ring seat=2");
  CHECK_THROWS_WITH(refusals_of({1, "ring"}, state, others),
                    "ring is for the seats not to play, and seat 1 is to play");
}

TEST_CASE("Actions are recorded and replayed", "[actions][record]") {
  const Variant variant = with_ring("who = \"any\"");
  Game game(variant, four_players());
  game.perform({2, "ring"});
  game.play({1, game.state().hand(1).front(), {}});
  game.perform({2, "ring"});
  const std::string record = write_record(game);
  CHECK(record.find("round 1\n  ring seat=2\n") != std::string::npos);
  const Game replayed = replay_record(record, variant);
  CHECK(replayed.state() == game.state());
  CHECK(write_record(replayed) == record);
}

TEST_CASE("A recorded action whose argument is no card is told with its line",
          "[actions][record]") {
  const Variant variant = extended(
      "clauses = { [\"X-1\"] = \"x\" }, actions = { pluck = { clause = \"X-1\", args = { { name = "
      "\"card\", card = \"table\" } }, does = function(move, game) end } }");
  Game game(variant, four_players());
  const std::string card = to_text(game.state().table().front());
  game.perform(parse_action({"pluck", card}, game.state(), variant));
  std::string record = write_record(game);
  record.replace(record.find("pluck " + card), 6 + card.size(), "pluck d0");
  try {
    replay_record(record, variant);
    FAIL("was replayed");
  } catch (const RecordError& error) {
    const auto before = record.substr(0, record.find("pluck"));
    CHECK(error.line() == 1 + std::count(before.begin(), before.end(), '\n'));
    CHECK_THAT(error.what(), ContainsSubstring("\"d0\" is no card"));
  }
}

TEST_CASE("A match that an action ends is won by the seats it names, its deal not counted",
          "[actions]") {
  const Variant variant = extended(
      "clauses = { [\"X-1\"] = \"x\" }, actions = { stop = { who = \"any\", does = function(move, "
      "game) game:end_match({ move.seat, 1 }, \"X-1\") end } }");
  Game game(variant, four_players());
  game.perform({3, "stop"});
  CHECK(game.state().phase == Phase::MatchOver);
  CHECK(game.state().winners == std::vector<Seat>{1, 3});
  CHECK(game.state().scores == std::array<int, max_seats>{});
  CHECK(types_of(game.events()) == "stop match-over");
  CHECK_THROWS_WITH(refusals_of({1, "stop"}, game.state(), variant),
                    "stop: the deal is over: nobody is to play");
}

TEST_CASE("At an honest table a move that breaks an honest clause stands, and is never listed",
          "[actions]") {
  const Variant variant = extended(
      "clauses = { [\"X-1\"] = \"x\" }, duties = { capture = \"X-1\" }, honest = { [\"X-1\"] = "
      "true }, vars = { broke = { type = \"bool\" } }, on_play = function(move, game) "
      "game:set(\"broke\", move.breaks:has(\"X-1\")) end");
  Game game(variant, start_at("h7", {"s7 s2", "h4 h5 c4"}));
  const Move violation = move(1, "s7");
  const Verdict verdict = judge(violation, game.state(), variant);
  CHECK_FALSE(verdict.legal());
  CHECK(verdict.stands(variant.data()));
  const auto moves = legal_moves(game.state(), variant);
  CHECK(std::find(moves.begin(), moves.end(), violation) == moves.end());
  game.play(violation);
  CHECK(game.state().variables[0] == 1);
  CHECK(replay_record(write_record(game), variant).state() == game.state());
  game.play(move(2, "h4"));
  CHECK(game.state().variables[0] == 0);
  // A set that cannot be taken is no honest breach.
  CHECK_FALSE(judge(move(1, "s2xh7"), game.state(), variant).stands(variant.data()));
}
