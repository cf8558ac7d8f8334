// Announcing 16, clause by clause, under variants/early16.lua on top of others.
#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

using List = std::vector<int>;
using Clauses = std::vector<std::string>;

/// A deal in progress: each seat holds a card, and these piles and match scores.
Game playing(const Rules& rules, std::vector<const char*> piles, List scores, List sweeps = {}) {
  static const std::vector<const char*> hands = {"h3", "h4", "h5", "h6"};
  GameStart start;
  start.setup.emplace();
  start.setup->players = static_cast<int>(piles.size());
  for (std::size_t i = 0; i < piles.size(); ++i) {
    start.setup->hands.push_back(cards(hands[i]));
    start.setup->piles.push_back(cards(piles[i]));
  }
  start.setup->scores = std::move(scores);
  start.setup->sweeps = std::move(sweeps);
  return Game(rules, start);
}

Clauses refused(const Game& game, Seat seat) {
  return refusals_of({seat, "announce"}, game.state(), game.rules());
}

}  // namespace

TEST_CASE("ANN-1: who has 16 during a deal may announce it, stops the deal and wins", "[early16]") {
  const Variant early("standard+early16");
  Game game = playing(early, {"d10 hA", "c3"}, {13, 15});
  CHECK(refused(game, 1) == Clauses{});
  CHECK(refused(game, 2) == Clauses{"ANN-2"});
  game.perform({1, "announce"});
  CHECK(game.state().phase == Phase::MatchOver);
  CHECK(game.state().winners == std::vector<Seat>{1});
  CHECK(game.state().scores[0] == 13);
}

TEST_CASE("ANN-1: also out of turn, until the last card of the deal is played", "[early16]") {
  const Variant early("standard+early16");
  Game game = playing(early, {"c3", "d10 hA"}, {0, 13});
  CHECK(game.state().turn == 1);
  game.perform({2, "announce"});
  CHECK(game.state().winners == std::vector<Seat>{2});
  Game late = playing(early, {"c3", "d10 hA"}, {0, 13});
  late.play(move(1, "h3"));
  late.play(move(2, "h4"));
  CHECK_THROWS_AS(refused(late, 2), ActionError);
}

TEST_CASE("ANN-2: only storan, lillan and aces count towards it", "[early16]") {
  const Variant early("standard+early16");
  struct Row {
    const char* pile;
    int score;
    bool announces;
  };
  const Row row = GENERATE(values<Row>({{"d10 s2 hA", 12, true},
                                        {"d10 s2 hA", 11, false},
                                        {"s3 s4 s5 h7 h8 h9", 15, false},
                                        {"", 16, true}}));
  const Game game = playing(early, {row.pile, "c3"}, {row.score, 0});
  CAPTURE(row.pile, row.score);
  CHECK(refused(game, 1).empty() == row.announces);
}

TEST_CASE("ANN-2: sweeps do not count, unless announce_counts=cards+sweeps", "[early16]") {
  const Variant early("standard+early16");
  CHECK(refused(playing(early, {"hA", "c3"}, {14, 0}, {1, 0}), 1) == Clauses{"ANN-2"});
  const Variant counting("standard+early16", {{"announce_counts", "cards+sweeps"}});
  CHECK(refused(playing(counting, {"hA", "c3"}, {14, 0}, {1, 0}), 1) == Clauses{});
}

TEST_CASE("ANN-3: most cards and most spades are counted only when the play is over", "[early16]") {
  const Variant early("standard+early16");
  Game game = playing(early, {"s3 s4 s5", "c4"}, {13, 0});
  CHECK(refused(game, 1) == Clauses{"ANN-2"});
  game.play(move(1, "h3"));
  game.play(move(2, "h4"));
  CHECK(game.state().scores[0] == 16);
  CHECK(game.state().winners == std::vector<Seat>{1});
}

TEST_CASE("ANN-4: announcing is optional; 16 that nobody announced are settled after the deal",
          "[early16]") {
  const Variant early("standard+early16");
  Game game = playing(early, {"d10", "hA s3 c3"}, {14, 15});
  game.play(move(1, "h3"));
  game.play(move(2, "h4"));
  CHECK(game.state().scores[0] == 16);
  CHECK(game.state().winners == std::vector<Seat>{2});
}

TEST_CASE("A false announcement loses with false_claim=lose: the others share the win",
          "[early16]") {
  const Variant early("standard+early16", {{"false_claim", "lose"}});
  Game game = playing(early, {"c3", "c4", "c5"}, {15, 3, 4});
  CHECK(refused(game, 1) == Clauses{});
  game.perform({1, "announce"});
  CHECK(game.state().phase == Phase::MatchOver);
  CHECK(game.state().winners == std::vector<Seat>{2, 3});
  CHECK(game.state().scores[0] == 15);
}

TEST_CASE("In pairs the pair's score and the pair's cards count, and the pair wins",
          "[early16][teams]") {
  const Variant early("standard+early16+teams");
  Game game = playing(early, {"d10", "c4", "hA", "c6"}, {6, 0, 7, 0});
  CHECK(refused(game, 2) == Clauses{"ANN-2"});
  game.perform({3, "announce"});
  CHECK(game.state().winners == std::vector<Seat>{1, 3});
}

TEST_CASE("Without a target there is nothing to announce", "[early16]") {
  const Variant single("standard+early16", {{"target", "0"}});
  CHECK(refused(playing(single, {"d10", "c4"}, {20, 0}), 1).front() == "ANN-1");
  const Variant lose("standard+early16", {{"target", "0"}, {"false_claim", "lose"}});
  CHECK(refused(playing(lose, {"d10", "c4"}, {20, 0}), 1).front() == "ANN-1");
}

TEST_CASE("Where the lowest score wins nobody announces, and the script says why", "[early16]") {
  for (const char* spec : {"misar+early16", "finnish-reversed+early16"}) {
    CAPTURE(spec);
    std::string why;
    try {
      const Variant variant(spec);
    } catch (const ScriptError& error) {
      why = error.what();
    }
    CHECK(why.find("early16.lua:") == 0);
    CHECK(why.find("match.rank") != std::string::npos);
  }
}
