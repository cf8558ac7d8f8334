// Finnish Kasino and its reversed form, clause by clause, under variants/finnish.lua and
// finnish-reversed.lua.
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

using List = std::vector<int>;

std::string forbidding(const Rules& rules, const char* table, const char* hand, const char* text) {
  const State state = position(rules, table, {hand, "d8"});
  const auto refusals = judge(move(1, text), state, rules).refusals;
  return refusals.empty() ? "" : refusals.front().clause;
}

struct Position {
  const char* stock = "d2 d3 d4 d5";
  List scores = {};
  List sweeps = {};
};

/// Seat 1 sweeps with c9.
Game swept(const Rules& rules, const Position& at, int players = 2) {
  GameStart start;
  start.setup.emplace();
  start.setup->players = players;
  start.setup->table = cards("h9");
  start.setup->hands = {cards("c9 c8"), cards("h3 h5"), cards("h6 h7"), cards("h8 hJ")};
  start.setup->hands.resize(static_cast<std::size_t>(players));
  start.setup->stock = cards(at.stock);
  start.setup->scores = at.scores;
  start.setup->sweeps = at.sweeps;
  Game game(rules, start);
  game.play(move(1, "c9xh9"));
  return game;
}

List sweeps(const Game& game) {
  const State& state = game.state();
  return {state.sweeps.begin(), state.sweeps.begin() + state.players()};
}

Game over(const Rules& rules, std::vector<const char*> piles, List scores = {}) {
  GameStart start;
  start.setup.emplace();
  start.setup->players = static_cast<int>(piles.size());
  for (const char* pile : piles) start.setup->piles.push_back(cards(pile));
  start.setup->scores = std::move(scores);
  return Game(rules, start);
}

}  // namespace

TEST_CASE("FIN-PLY-1: two to four players, four cards each and four on the table", "[finnish]") {
  const Variant finnish("finnish");
  CHECK(finnish.data().min_players == 2);
  CHECK(finnish.data().max_players == 4);
  CHECK(finnish.data().deck.jokers == 0);
  GameStart start;
  start.dealer = 2;
  Game game(finnish, start);
  CHECK(game.state().hand(2).size() == 4);
  CHECK(game.state().table().size() == 4);
  for (int i = 0; i < 8; ++i)
    game.play({game.state().turn, game.state().hand(game.state().turn).front(), {}});
  CHECK(game.state().round == 2);
  CHECK(game.state().table().size() == 12);
}

TEST_CASE("FIN-VAL-1: high from the hand, low on the table", "[finnish]") {
  const Variant finnish("finnish");
  CHECK(forbidding(finnish, "h9 s7", "d10", "d10xh9 s7") == "");
  CHECK(forbidding(finnish, "c10 h4", "hA", "hAxc10 h4") == "");
  CHECK(forbidding(finnish, "c2", "s2", "s2xc2") == "FIN-VAL-1");
  CHECK(forbidding(finnish, "sK cA", "hA", "hAxsK cA") == "");
}

TEST_CASE("FIN-CAP-1: cards and sums equal to the card played", "[finnish]") {
  const Variant finnish("finnish");
  CHECK(forbidding(finnish, "dJ h6 c5 hQ", "cJ", "cJxdJ h6 c5") == "");
  CHECK(forbidding(finnish, "dJ h6 c5 hQ", "c10", "c10xdJ") == "FIN-CAP-1");
}

TEST_CASE("FIN-CAP-2: several combinations in one play", "[finnish]") {
  const Variant finnish("finnish");
  CHECK(forbidding(finnish, "h10 c8 d2", "c10", "c10xh10 c8 d2") == "");
}

TEST_CASE("FIN-CAP-3: nobody has to capture, unless must_capture=true", "[finnish]") {
  const Variant finnish("finnish");
  CHECK(forbidding(finnish, "h10 c8", "c10", "c10") == "");
  const Variant must("finnish", {{"must_capture", "true"}});
  CHECK(forbidding(must, "h10 c8", "c10", "c10") == "STD-CAP-V1");
}

TEST_CASE("FIN-SCO-1: ten points", "[finnish]") {
  const Variant finnish("finnish");
  const Game game = over(finnish, {"sA hA dA cA s2 d10 h3", "h5"});
  CHECK(game.state().scores[0] == 4 + 1 + 2 + 2 + 1);
}

TEST_CASE("FIN-SWP-1: emptying the table scores 1", "[finnish]") {
  const Variant finnish("finnish");
  const Game game = swept(finnish, {});
  CHECK(sweeps(game) == List{1, 0});
  CHECK(score_sheet(game.state(), finnish, 1).back().clause == "FIN-SWP-1");
}

TEST_CASE("FIN-SWP-2: it counts only while cards are left in the stock", "[finnish]") {
  const Variant finnish("finnish");
  CHECK(sweeps(swept(finnish, {""})) == List{0, 0});
}

TEST_CASE("FIN-SWP-3: and only while nobody has over 10 points", "[finnish]") {
  const Variant finnish("finnish");
  CHECK(sweeps(swept(finnish, {"d2", {10, 3}})) == List{1, 0});
  CHECK(sweeps(swept(finnish, {"d2", {3, 11}})) == List{0, 0});
  const Variant off("finnish", {{"sweep_freeze", "0"}});
  CHECK(sweeps(swept(off, {"d2", {3, 15}})) == List{1, 0});
  const Variant eight("finnish", {{"sweep_freeze", "8"}});
  CHECK(sweeps(swept(eight, {"d2", {9, 3}})) == List{0, 0});
}

TEST_CASE("FIN-SWP-4: when every player has one, each loses one, again and again", "[finnish]") {
  const Variant finnish("finnish");
  CHECK(sweeps(swept(finnish, {"d2", {}, {0, 1}})) == List{0, 0});
  CHECK(sweeps(swept(finnish, {"d2", {}, {1, 2}})) == List{0, 0});
  CHECK(sweeps(swept(finnish, {"d2", {}, {0, 2}})) == List{0, 1});
  CHECK(sweeps(swept(finnish, {"d2", {}, {0, 1, 0}}, 3)) == List{1, 1, 0});
  const Variant off("finnish", {{"sweep_cancel", "false"}});
  CHECK(sweeps(swept(off, {"d2", {}, {0, 1}})) == List{1, 1});
}

TEST_CASE("In pairs freeze and cancelling go by pair", "[finnish][teams]") {
  const Variant finnish("finnish+teams");
  CHECK(sweeps(swept(finnish, {"d2", {}, {0, 1, 0, 0}}, 4)) == List{0, 0, 0, 0});
  CHECK(sweeps(swept(finnish, {"d2", {}, {0, 0, 1, 0}}, 4)) == List{1, 0, 1, 0});
  CHECK(sweeps(swept(finnish, {"d2", {0, 6, 0, 5}}, 4)) == List{0, 0, 0, 0});
}

TEST_CASE("FIN-END-1: what is left goes to the last capturer, without a point", "[finnish]") {
  const Variant finnish("finnish");
  GameStart start;
  start.setup.emplace();
  start.setup->table = cards("h9 h4");
  start.setup->hands = {cards("c9")};
  Game game(finnish, start);
  game.play(move(1, "c9xh9"));
  CHECK(game.state().pile(1).size() == 3);
  CHECK(sweeps(game) == List{0, 0});
}

TEST_CASE("FIN-MAT-1: the match ends when a player reaches 16", "[finnish]") {
  const Variant finnish("finnish");
  CHECK(over(finnish, {"hA", "h4"}, {15, 3}).state().winners == std::vector<Seat>{1});
  CHECK(over(finnish, {"h5 h6", "h4"}, {14, 3}).state().phase == Phase::DealOver);
}

TEST_CASE("FIN-DEAL-1: the dealer changes after each pack, and the other leads", "[finnish]") {
  const Variant finnish("finnish");
  Game game = over(finnish, {"", ""});
  const Seat dealer = game.state().dealer;
  game.next_deal();
  CHECK(game.state().dealer != dealer);
  CHECK(game.state().turn == dealer);
}

TEST_CASE("FMIS-1: a card that can capture may not be laid", "[finnish-reversed]") {
  const Variant reversed("finnish-reversed");
  CHECK(forbidding(reversed, "h5 c5 c2 s10", "h7", "h7") == "FMIS-1");
  CHECK(forbidding(reversed, "h5 c5 c2 s10", "hA", "hA") == "");
}

TEST_CASE("FMIS-2: every group that can be made goes", "[finnish-reversed]") {
  const Variant reversed("finnish-reversed");
  CHECK(forbidding(reversed, "h5 c5 c2 s10 hA dA", "h7", "h7xhA dA h5 c5 c2") == "");
  CHECK(forbidding(reversed, "h5 c5 c2 s10 hA dA", "h7", "h7xc5 c2") == "FMIS-2");
}

TEST_CASE("FMIS-3: of groupings that overlap the player chooses", "[finnish-reversed]") {
  const Variant reversed("finnish-reversed");
  CHECK(forbidding(reversed, "h5 c5 c2 s10 hA dA", "cK", "cKxhA c2 s10") == "");
  CHECK(forbidding(reversed, "h5 c5 c2 s10 hA dA", "cK", "cKxh5 c5 hA c2") == "");
}

TEST_CASE("FMIS-4: the card is freely chosen, even where another could sweep",
          "[finnish-reversed]") {
  const Variant reversed("finnish-reversed");
  CHECK(forbidding(reversed, "s7 c4", "cJ d2", "d2") == "");
}

TEST_CASE("FMIS-5: the first at 16 ends the match, and the fewest points win",
          "[finnish-reversed]") {
  const Variant reversed("finnish-reversed");
  const Game game = over(reversed, {"hA", "h4"}, {15, 3});
  CHECK(game.state().phase == Phase::MatchOver);
  CHECK(game.state().winners == std::vector<Seat>{2});
}
