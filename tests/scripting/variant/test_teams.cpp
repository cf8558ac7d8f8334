// Pair play, clause by clause, under variants/teams.lua on top of others.
#include "engine/game/game.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/scoring.hpp"
#include "engine/record/record.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

using List = std::vector<int>;

/// The end of a deal that left these piles to the four seats.
Game over(const Rules& rules, std::vector<const char*> piles, List scores = {}) {
  GameStart start;
  start.setup.emplace();
  start.setup->players = 4;
  for (const char* pile : piles) start.setup->piles.push_back(cards(pile));
  start.setup->scores = std::move(scores);
  return Game(rules, start);
}

List points(const Game& game) {
  const Points points = deal_points(game.state(), game.rules());
  return {points.begin(), points.begin() + 4};
}

List pair_scores(const Game& game) {
  List scores;
  for (const SideScore& side : side_scores(game.state(), game.rules().data()))
    scores.push_back(side.score);
  return scores;
}

}  // namespace

TEST_CASE("PAIR-1: four play in two pairs, partners opposite", "[teams]") {
  const Variant teams("standard+teams");
  CHECK(teams.data().min_players == 4);
  CHECK(teams.data().max_players == 4);
  CHECK(teams.data().are_one_side(1, 3));
  CHECK(teams.data().are_one_side(4, 2));
  CHECK_FALSE(teams.data().are_one_side(1, 2));
}

TEST_CASE("PAIR-2: the partners' points are added, and they win or lose together", "[teams]") {
  const Variant teams("standard+teams");
  const Game game = over(teams, {"d10", "hA", "s2 dA cA", "h3"}, {7, 9, 5, 9});
  CHECK(points(game) == List{2, 1, 1 + 1 + 1 + 1 + 2, 0});
  CHECK(pair_scores(game) == List{20, 19});
  CHECK(game.state().winners == std::vector<Seat>{1, 3});
}

TEST_CASE("PAIR-2: a match goes to the target of a pair, and ties to its spades", "[teams]") {
  const Variant teams("standard+teams");
  // Nobody has 16 alone.
  CHECK(over(teams, {"h4", "h5", "h6", "h7"}, {8, 4, 8, 4}).state().phase == Phase::MatchOver);
  CHECK(over(teams, {"h4", "h5", "h6", "h7"}, {8, 4, 7, 4}).state().phase == Phase::DealOver);
  const Game tied = over(teams, {"s4 s6 h4", "s5 s7 h5", "h6", "s8 h7"}, {8, 8, 8, 8});
  CHECK(tied.state().winners == std::vector<Seat>{2, 4});
}

TEST_CASE("PAIR-2, majority=player: each player's pile is compared", "[teams]") {
  const Variant teams("standard+teams");
  CHECK(points(over(teams, {"h3 h4", "h5 h6 h7", "h8 h9", ""})) == List{0, 1, 0, 0});
}

TEST_CASE("PAIR-2, majority=pair: the piles of a pair are pooled", "[teams]") {
  const Variant teams("standard+teams", {{"majority", "pair"}});
  const Game game = over(teams, {"h3 h4", "h5 h6 h7", "h8 s9", ""});
  CHECK(pair_scores(game) == List{1 + 2, 0});
  CHECK(pair_scores(over(teams, {"h3 h4", "h5 h6 h7 h8", "h9 hJ", ""})) == List{0, 0});
  const auto sheet = score_sheet(game.state(), teams, 1);
  REQUIRE(sheet.size() == 2);
  CHECK(sheet[0].cards == table("h3 h4 h8 s9"));
}

TEST_CASE("PAIR-3: dealing, turns and captures are as ever", "[teams]") {
  const Variant teams("standard+teams");
  GameStart start;
  start.players = 4;
  start.dealer = 4;
  const Game game(teams, start);
  CHECK(game.state().turn == 1);
  CHECK(game.state().next_seat(1) == 2);
  CHECK(rounds_of(teams.data(), 4).count == 3);
}

TEST_CASE("A pair is out together at misär, and the other pair has won", "[teams][misar]") {
  const Variant teams("misar+teams");
  const Game game = over(teams, {"hA", "h4", "h5", "h6"}, {10, 9, 10, 4});
  CHECK(game.state().phase == Phase::MatchOver);
  CHECK(game.state().is_out(1));
  CHECK(game.state().is_out(3));
  CHECK(game.state().winners == std::vector<Seat>{2, 4});
}

TEST_CASE("A record of pairs tells their totals and reads back", "[teams][record]") {
  const Variant teams("standard+teams");
  const Game game = over(teams, {"d10", "hA", "s2 dA cA", "h3"}, {7, 9, 5, 9});
  const std::string record = write_record(game);
  CHECK(record.find("; seats 1 3 together 20\n; seats 2 4 together 19\n") != std::string::npos);
  CHECK(replay_record(record, teams).state() == game.state());
}
