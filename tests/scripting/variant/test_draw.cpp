// Dragkasino, clause by clause, under variants/draw.lua on top of others.
#include "engine/game/game.hpp"
#include "engine/legality/judge.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

Game dealt(const Rules& rules, int players) {
  GameStart start;
  start.seed = 7;
  start.players = players;
  start.dealer = players;
  return Game(rules, start);
}

void play_any(Game& game) { game.play(legal_moves(game.state(), game.rules(), 1).front()); }

}  // namespace

TEST_CASE("DRG-1: the deal is the first round of the standard game, the rest is the stock",
          "[draw]") {
  const Variant draw("dragkasino");
  for (int players = 2; players <= 4; ++players) {
    const Game game = dealt(draw, players);
    for (Seat seat = 1; seat <= players; ++seat) CHECK(game.state().hand(seat).size() == 4);
    CHECK(game.state().table().size() == 4);
    CHECK(static_cast<int>(game.state().stock().size()) == 48 - 4 * players);
  }
}

TEST_CASE("DRG-2: after a card is played its player draws the top card of the stock", "[draw]") {
  const Variant draw("dragkasino");
  Game game = dealt(draw, 2);
  const Card top = game.state().stock().front();
  play_any(game);
  CHECK(game.state().turn == 2);
  CHECK(game.state().hand(1).size() == 4);
  CHECK(game.state().hand(1).back() == top);
}

TEST_CASE("DRG-3, DRG-5: each draws as often, the dealer last; then the last four are played",
          "[draw]") {
  struct Row {
    int players, draws;
  };
  const Row row = GENERATE(values<Row>({{2, 20}, {3, 12}, {4, 8}}));
  const Variant draw("dragkasino");
  Game game = dealt(draw, row.players);
  int plays = 0;
  while (!game.state().stock().empty()) {
    CHECK(game.state().round == 1);
    play_any(game);
    ++plays;
  }
  CHECK(plays == row.players * row.draws);
  CHECK(game.state().last_player == row.players);  // the dealer drew the last card
  CHECK(types_of(game.events()).find("stock-out last-round") != std::string::npos);
  CHECK(game.state().round == 2);
  CHECK(game.state().last_round);
  for (Seat seat = 1; seat <= row.players; ++seat) CHECK(game.state().hand(seat).size() == 4);
  plays = 0;
  while (game.state().phase == Phase::Play) {
    play_any(game);
    ++plays;
  }
  CHECK(plays == 4 * row.players);
}

TEST_CASE("DRG-4: misär is drawn too, and a forced sweep is judged before drawing",
          "[draw][misar]") {
  const Variant draw("misar+draw");
  GameStart start;
  start.setup.emplace();
  start.setup->table = cards("s7 c4");
  start.setup->hands = {cards("c2 h3"), cards("h9 h8")};
  start.setup->stock = cards("cJ dJ");
  Game game(draw, start);
  // The jack that would sweep is still in the stock.
  CHECK(is_legal(move(1, "c2"), game.state(), draw));
  game.play(move(1, "c2"));
  CHECK(game.state().hand(1).size() == 2);
  CHECK(game.state().turn == 2);
}

TEST_CASE("dragkasino is standard+draw by another name", "[draw]") {
  const Variant named("dragkasino");
  const Variant added("standard+draw");
  CHECK(named.data().deal.draw == added.data().deal.draw);
  CHECK(named.data().clauses.size() == added.data().clauses.size());
  const Game one = dealt(named, 3);
  const Game other = dealt(added, 3);
  CHECK(one.state() == other.state());
}
