// House rules that people play, as scripts of a few lines: tests/data/scripts.
#include <algorithm>
#include <numeric>

#include "engine/cards/deck.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"
#include "engine/play/scoring.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/random_positions.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

const std::vector<std::filesystem::path> folders = {KASINO_TEST_DATA "/scripts",
                                                    KASINO_SOURCE_VARIANTS};

/// Nothing but piles, with scores of a match before this deal; the deal is over.
State over(const Rules& rules, const std::vector<const char*>& piles,
           const std::vector<int>& scores) {
  Setup setup;
  for (const char* pile : piles) setup.piles.push_back(cards(pile));
  setup.scores = scores;
  State state = State::from(setup, rules.data());
  enter_setup(state, rules, nullptr);
  return state;
}

}  // namespace

TEST_CASE("Spade casino: 24 points a deal and its sweeps, less the cards if they are tied",
          "[house-rules]") {
  Variant spades("spade-casino", {}, folders);
  CHECK(spades.data().match.to == 61);
  Random random(1);
  for (int deal = 0; deal < tries(200); ++deal) {
    const State state = random_deal(spades, 2, random);
    const Points points = deal_points(state, spades);
    const int cards = state.pile(1).size() == state.pile(2).size() ? 0 : 3;
    REQUIRE(points[0] + points[1] == 21 + cards + state.sweeps[0] + state.sweeps[1]);
  }
}

TEST_CASE("Överspader: a point for each spade above six", "[house-rules]") {
  const Variant overspader("overspader", {}, folders);
  const auto points = [&](const char* pile) {
    const State state = over(overspader, {pile, ""}, {});
    int sum = 0;
    for (const ScoreLine& line : score_sheet(state, overspader, 1))
      if (line.clause == "OVER-1") sum += line.points;
    return sum;
  };
  CHECK(points("s3 s4 s5 s6 s7 s8 h9") == 0);
  CHECK(points("s3 s4 s5 s6 s7 s8 s9") == 1);
  CHECK(points("s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK s2 sA") == 7);
  CHECK(overspader.data().match.to == 21);
}

TEST_CASE("Tabbe worth three: a sweep is 3 points and a match goes to 10", "[house-rules]") {
  const Variant three("tabbe-three", {}, folders);
  State state = position(three, "h7", {"s7", ""});
  state.scores = {4, 0};
  play(state, three, "s7xh7");
  CHECK(state.scores[0] == 4 + 3 + 1 + 2);
  CHECK(state.phase == Phase::MatchOver);
}

TEST_CASE("Exactly 16: what is over bounces back, and the match goes on", "[house-rules]") {
  const Variant exactly("standard+exactly-16", {}, folders);
  struct Row {
    int before, after;
    Phase phase;
  };
  const auto row = GENERATE(values<Row>({{11, 14, Phase::DealOver},
                                         {13, 16, Phase::MatchOver},
                                         {14, 15, Phase::DealOver},
                                         {15, 14, Phase::DealOver}}));
  // Storan is 2 points, and the only card captured is most cards: 3.
  const State state = over(exactly, {"d10", ""}, {row.before, 0});
  CHECK(state.scores[0] == row.after);
  CHECK(state.phase == row.phase);
}

TEST_CASE("Exactly 16 needs a match to 16", "[house-rules]") {
  CHECK_THROWS_AS(Variant("standard+exactly-16", {{"target", "21"}}, folders), ScriptError);
}

TEST_CASE("Sweep freeze: none in the last round, nor once anyone is above 10", "[house-rules]") {
  const Variant frozen("standard+sweep-freeze", {}, folders);
  struct Row {
    int score;
    bool last_round;
    int sweeps;
  };
  const auto row = GENERATE(values<Row>({{10, false, 1}, {11, false, 0}, {10, true, 0}}));
  State state = position(frozen, "h7", {"s7 c2", "h9"});
  state.scores = {0, row.score};
  state.last_round = row.last_round;
  play(state, frozen, "s7xh7");
  CHECK(state.sweeps[0] == row.sweeps);
}

TEST_CASE("Escoba: the played card makes 15 with those it takes", "[house-rules]") {
  const Variant escoba("escoba", {}, folders);
  const State state = position(escoba, "d7 s4 hJ c3 hK", {"dJ", ""});  // jacks count 8, kings 10
  CHECK(is_legal(move(1, "dJxd7"), state, escoba));
  CHECK(is_legal(move(1, "dJxs4 c3"), state, escoba));
  CHECK_FALSE(is_legal(move(1, "dJxhJ"), state, escoba));
  CHECK(judge(move(1, "dJxhK"), state, escoba).refusals.front().clause == "ESC-1");
}

TEST_CASE("Escoba: an opening table of 15 is the dealer's first sweep", "[house-rules]") {
  const Variant escoba("escoba", {}, folders);
  Cards deck = full_deck(escoba.data().deck);
  REQUIRE(deck.size() == 40);
  const Cards opening = cards("dA s2 h5 c7");
  for (Card card : opening) std::erase(deck, card);
  deck.insert(deck.begin() + 6, opening.begin(), opening.end());
  const State state = start_match(escoba, 2, 2, deck, nullptr);
  CHECK(state.table().empty());
  CHECK(state.pile(2).size() == 4);
  CHECK(state.sweeps[1] == 1);
  CHECK(state.turn == 1);
}

TEST_CASE("Duties written as functions leave the moves that the same duties leave as data",
          "[house-rules]") {
  const Variant functions("duties-as-functions", {}, folders);
  const Variant data("duties-as-data", {}, folders);
  Random random(2);
  for (int deal = 0; deal < tries(60); ++deal) {
    State state = start_match(data, 2, 1, shuffled_deck({}, random), nullptr);
    while (state.phase == Phase::Play) {
      REQUIRE(legal_moves(state, functions) == legal_moves(state, data));
      apply(state, random_legal_move(state, data, random), data, nullptr);
    }
  }
}
