// The match, clause by clause, under variants/standard.lua: deals that are over at once show it.
#include <algorithm>

#include "engine/game/game.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"
#include "engine/play/scoring.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

using List = std::vector<int>;

struct Row {
  std::vector<const char*> piles;
  List before, after;
  Phase phase;
  std::vector<Seat> winners;
};

/// A deal that ends with these piles, in a match with these scores before it.
State over(const Rules& rules, const std::vector<const char*>& piles, const List& scores) {
  Setup setup;
  setup.players = static_cast<int>(piles.size());
  for (const char* pile : piles) setup.piles.push_back(cards(pile));
  setup.scores = scores;
  State state = State::from(setup, rules.data());
  enter_setup(state, rules, nullptr);
  return state;
}

List scores(const State& state) {
  return {state.scores.begin(), state.scores.begin() + state.players()};
}

void check(const Rules& rules, const Row& row) {
  const State state = over(rules, row.piles, row.before);
  CHECK(scores(state) == row.after);
  CHECK(state.phase == row.phase);
  CHECK(state.winners == row.winners);
}

constexpr Phase on = Phase::DealOver;
constexpr Phase done = Phase::MatchOver;

/// Lays cards out until the deal is over: scores stay as they are.
void finish_deal(Game& game) {
  while (game.state().phase == Phase::Play) {
    const State& state = game.state();
    game.play({state.turn, state.hand(state.turn).front(), {}});
  }
}

}  // namespace

TEST_CASE("STD-MAT-2: 16 points after a deal end the match, and the highest total wins",
          "[match]") {
  const Variant standard("standard");
  check(standard, GENERATE(values<Row>({
                      {{"d10 hA h3", "h4"}, {11, 4}, {15, 4}, on, {}},
                      {{"d10 hA h3", "h4"}, {12, 4}, {16, 4}, done, {1}},
                      {{"d10 hA h3", "h4"}, {12, 20}, {16, 20}, done, {2}},
                      {{"h3", "h4", "d10 c3"}, {15, 9, 14}, {15, 9, 17}, done, {3}},
                      {{"h3", "h4", "h5", "dA c3"}, {0, 0, 0, 13}, {0, 0, 0, 15}, on, {}},
                  })));
}

TEST_CASE("STD-MAT-2: a deal begun is played to its end, whatever anyone has reached", "[match]") {
  const Variant standard("standard");
  Setup setup;
  setup.table = cards("hA h9");
  setup.hands = {cards("cA s3"), cards("c9 d4")};
  setup.scores = {15, 15};
  State state = State::from(setup, standard.data());
  play(state, standard, "cAxhA");
  CHECK(state.phase == Phase::Play);
}

TEST_CASE("STD-MAT-3: of those level at the top, most spades of the last deal wins", "[match]") {
  const Variant standard("standard");
  check(
      standard,
      GENERATE(values<Row>({
          // Seat 1: most spades (2). Seat 2: most cards (1) and an ace.
          {{"s3 s4", "s5 hA h9 h8"}, {14, 14}, {16, 16}, done, {1}},
          // Seat 3 has most spades, but is not level at the top: they are not asked.
          {{"s3", "h4 d4", "s6 s7 s8"}, {17, 17, 1}, {17, 17, 4}, done, {1}},
          {{"s3 h6", "s5 s6 h4", "s7 s8 h5", "h9"}, {20, 20, 20, 3}, {20, 20, 20, 3}, done, {2, 3}},
      })));
}

TEST_CASE("STD-MAT-4: those level there too share the win", "[match]") {
  const Variant standard("standard");
  check(standard, GENERATE(values<Row>({
                      {{"s3", "s4"}, {18, 18}, {18, 18}, done, {1, 2}},
                      {{"h3", "h4", "h5"}, {16, 16, 16}, {16, 16, 16}, done, {1, 2, 3}},
                      {{"s3", "h4", "s5", "h6"}, {18, 18, 18, 2}, {18, 18, 18, 2}, done, {1, 3}},
                  })));
}

TEST_CASE("STD-MAT-1: with target 0 a single deal is the match", "[match]") {
  const Variant single("standard", {{"target", "0"}});
  check(single, GENERATE(values<Row>({
                    {{"d10 h3", "h4"}, {0, 0}, {3, 0}, done, {1}},
                    {{"", ""}, {0, 0}, {0, 0}, done, {1, 2}},
                })));
}

TEST_CASE("STD-MAT-1: another target is another end", "[match]") {
  const Variant longer("standard", {{"target", "21"}});
  check(longer, {{"d10 hA h3", "h4"}, {16, 4}, {20, 4}, on, {}});
  check(longer, {{"d10 hA h3", "h4"}, {17, 4}, {21, 4}, done, {1}});
}

TEST_CASE("The end of the match is told after that of the deal", "[match]") {
  const Variant standard("standard");
  Setup setup;
  setup.hands = {cards("c9")};
  setup.piles = {cards("d10 hA"), cards("h4")};
  setup.scores = {13, 0};
  State state = State::from(setup, standard.data());
  EventLog log;
  play(state, standard, "c9", &log);
  CHECK(log ==
        EventLog{{"trail", {{"seat", 1}, {"card", cards("c9")}}},
                 {"deal-over", {{"deal", 1}, {"points", List{4, 0}}, {"scores", List{17, 0}}}},
                 {"match-over", {{"winners", std::vector<int>{1}}}}});
}

TEST_CASE("STD-DEAL-1: the deal passes clockwise, and the scores are kept", "[match]") {
  const Variant standard("standard");
  GameStart start;
  start.players = 3;
  start.dealer = 2;
  start.scores = {4, 0, 9};
  Game game(standard, start);
  CHECK(game.state().turn == 3);
  finish_deal(game);
  game.next_deal();
  CHECK(game.state().deal == 2);
  CHECK(game.state().dealer == 3);
  CHECK(game.state().turn == 1);
  CHECK(scores(game.state()) == List{4, 0, 9});
  finish_deal(game);
  game.next_deal();
  CHECK(game.state().dealer == 1);
  CHECK(game.state().deal == 3);
}

TEST_CASE("A deal begins with empty piles, no sweeps and no last capturer", "[match]") {
  const Variant standard("standard");
  Setup setup;
  setup.table = cards("h7");
  setup.hands = {cards("s7"), {}};
  setup.sweeps = {1, 2};
  GameStart start;
  start.setup = setup;
  Game game(standard, start);
  game.play(move(1, "s7xh7"));
  REQUIRE(game.state().phase == Phase::DealOver);
  CHECK(scores(game.state()) == List{2 + 1 + 2, 2});
  game.next_deal();
  const State& state = game.state();
  CHECK(state.pile(1).empty());
  CHECK(state.sweeps[0] == 0);
  CHECK_FALSE(state.last_capturer.has_value());
  CHECK_FALSE(state.last_player.has_value());
  CHECK(state.round == 1);
  CHECK_FALSE(state.last_round);
  CHECK(deal_points(state, standard) == Points{});
  CHECK(scores(state) == List{5, 2});
}

TEST_CASE("After a position of one's own, the next deal is a whole deck", "[match]") {
  const Variant standard("standard");
  Setup setup;
  setup.hands = {cards("c9"), {}};
  setup.scores = {3, 8};
  GameStart start;
  start.setup = setup;
  Game game(standard, start);
  game.play(move(1, "c9"));
  game.next_deal();
  CHECK(game.state().all_cards().size() == 52);
  CHECK(game.state().stock().size() == 40);
  CHECK(scores(game.state()) == List{3, 8});
}

TEST_CASE("A match has no deal after its last", "[match]") {
  const Variant single("standard", {{"target", "0"}});
  Game game(single, GameStart{});
  finish_deal(game);
  CHECK(game.state().phase == Phase::MatchOver);
  CHECK_THROWS_AS(game.next_deal(), MoveError);
}
