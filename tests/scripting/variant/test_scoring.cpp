// Points of a deal, clause by clause, under variants/standard.lua.
#include <algorithm>
#include <numeric>

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

/// Nothing but piles, from seat 1 on.
State piles(const Rules& rules, const std::vector<const char*>& texts) {
  Setup setup;
  setup.players = std::max(2, static_cast<int>(texts.size()));
  for (const char* text : texts) setup.piles.push_back(cards(text));
  return State::from(setup, rules.data());
}

/// What the items under `clause` give each seat.
std::vector<int> points_under(const std::string& clause, const State& state, const Rules& rules) {
  std::vector<int> points;
  for (Seat seat = 1; seat <= state.players(); ++seat) {
    int sum = 0;
    for (const ScoreLine& line : score_sheet(state, rules, seat))
      if (line.clause == clause) sum += line.points;
    points.push_back(sum);
  }
  return points;
}

std::vector<int> all_points(const State& state, const Rules& rules) {
  const Points points = deal_points(state, rules);
  return {points.begin(), points.begin() + state.players()};
}

using List = std::vector<int>;

struct Row {
  std::vector<const char*> piles;
  List points;
};

}  // namespace

TEST_CASE("STD-SCO-1: most cards is 1 point, nothing if the first place is shared", "[scoring]") {
  const Variant standard("standard");
  const auto row = GENERATE(values<Row>({
      {{"h3 h4", "h5"}, {1, 0}},
      {{"h3 h4", "h5 h6"}, {0, 0}},
      {{"h3 h4", "h5 h6 h7", "c3 c4"}, {0, 1, 0}},
      {{"h3 h4", "h5", "c3 c4"}, {0, 0, 0}},
      {{"h3", "h5", "c3", "c4 d4"}, {0, 0, 0, 1}},
      {{"h3 d3", "h5 d5", "c3 d6", "c4 d4"}, {0, 0, 0, 0}},
      {{"", ""}, {0, 0}},
  }));
  CHECK(points_under("STD-SCO-1", piles(standard, row.piles), standard) == row.points);
}

TEST_CASE("STD-SCO-2: most spades is 2 points, nothing if the first place is shared", "[scoring]") {
  const Variant standard("standard");
  const auto row = GENERATE(values<Row>({
      {{"s3 s4 h3", "s5 h4 h5 h6"}, {2, 0}},
      {{"s3", "s5 h4"}, {0, 0}},
      {{"s3 s4", "s5", "s6 s7 s8"}, {0, 0, 2}},
      {{"s3 s4", "s5", "s6 s7"}, {0, 0, 0}},
      {{"s3", "", "", ""}, {2, 0, 0, 0}},
      {{"s3", "s4", "s5", "s6 s2"}, {0, 0, 0, 2}},
      {{"h3", "d3 c3"}, {0, 0}},
  }));
  CHECK(points_under("STD-SCO-2", piles(standard, row.piles), standard) == row.points);
}

TEST_CASE("STD-SCO-3: storan is 2 points, lillan 1 and each ace 1", "[scoring]") {
  const Variant standard("standard");
  const auto row = GENERATE(values<Row>({
      {{"d10", "h10"}, {2, 0}},
      {{"s2", "h2"}, {1, 0}},
      {{"hA cA", "sA dA d10"}, {2, 4}},
      {{"sK dJ", "c10 d2"}, {0, 0}},
  }));
  CHECK(points_under("STD-SCO-3", piles(standard, row.piles), standard) == row.points);
}

TEST_CASE("STD-SCO-4: each sweep is 1 point", "[scoring]") {
  const Variant standard("standard");
  State state = piles(standard, {"h3", "h4", "h5"});
  state.sweeps = {2, 0, 1};
  CHECK(points_under("STD-SCO-4", state, standard) == List{2, 0, 1});
}

TEST_CASE("The sheet says where points come from, in the order of the clauses, and adds up",
          "[scoring]") {
  const Variant standard("standard");
  State state = piles(standard, {"hA s2 d10 sK cA", "h4"});
  state.sweeps = {1};
  using Lines = std::vector<ScoreLine>;
  CHECK(score_sheet(state, standard, 1) ==
        Lines{{"cards", "STD-SCO-1", 1, table("hA s2 d10 sK cA")},
              {"spades", "STD-SCO-2", 2, table("s2 sK")},
              {"aces", "STD-SCO-3", 2, table("hA cA")},
              {"lillan", "STD-SCO-3", 1, cards("s2")},
              {"storan", "STD-SCO-3", 2, cards("d10")},
              {"sweep", "STD-SCO-4", 1, {}}});
  CHECK(score_sheet(state, standard, 2).empty());
  CHECK(all_points(state, standard) == List{9, 0});
}

TEST_CASE("Awards stand on the sheet under their clause", "[scoring]") {
  const Variant standard("standard");
  State state = piles(standard, {"h3", "h4"});
  state.awards = {{2, 5, "STD-SCO-2"}, {2, -1, "STD-SCO-1"}};
  using Lines = std::vector<ScoreLine>;
  CHECK(score_sheet(state, standard, 2) ==
        Lines{{"", "STD-SCO-1", -1, {}}, {"", "STD-SCO-2", 5, {}}});
  CHECK(all_points(state, standard) == List{0, 4});
}

TEST_CASE("STD-SCO-5: a deal is worth 10 and its sweeps, less its tied majorities", "[scoring]") {
  const Variant standard("standard");
  Random random(1);
  for (int deal = 0; deal < tries(2000); ++deal) {
    const int players = 2 + deal % 3;
    const State state = random_deal(standard, players, random);
    const List all = all_points(state, standard);
    const auto sum = [](const List& list) { return std::accumulate(list.begin(), list.end(), 0); };
    std::vector<std::size_t> sizes, spades;
    for (Seat seat = 1; seat <= players; ++seat) {
      const auto pile = state.pile(seat);
      sizes.push_back(pile.size());
      spades.push_back(static_cast<std::size_t>(std::count_if(
          pile.begin(), pile.end(), [](Card card) { return card.suit() == Suit::Spades; })));
    }
    const auto is_tied = [](std::vector<std::size_t> counts) {
      std::sort(counts.rbegin(), counts.rend());
      return counts[0] == counts[1];
    };
    const int sweeps = std::accumulate(state.sweeps.begin(), state.sweeps.end(), 0);
    REQUIRE(state.table().empty());  // somebody captured
    REQUIRE(sum(all) == 10 + sweeps - (is_tied(sizes) ? 1 : 0) - (is_tied(spades) ? 2 : 0));
  }
}

TEST_CASE("STD-SCO-V1: sistan goes to the deal's last capturer, left-overs or not", "[scoring]") {
  const Variant standard("standard", {{"last_capture_point", "true"}});
  Setup setup;
  setup.table = cards("h7");
  setup.hands = {cards("s7"), cards("c9")};
  State state = State::from(setup, standard.data());
  play(state, standard, "s7xh7");
  CHECK(points_under("STD-SCO-V1", state, standard) == List{1, 0});  // while the deal goes on
  play(state, standard, "c9");
  CHECK(points_under("STD-SCO-V1", state, standard) == List{1, 0});

  setup.table = cards("h7");
  setup.hands = {{}, cards("c7")};
  setup.turn = 2;
  state = State::from(setup, standard.data());
  play(state, standard, "c7xh7");
  CHECK(points_under("STD-SCO-V1", state, standard) == List{0, 1});
}

TEST_CASE("Sistan gives nobody a point without the option, or when nobody captured", "[scoring]") {
  const Variant without("standard");
  State state = piles(without, {"h3", "h4"});
  state.last_capturer = 1;
  CHECK(all_points(state, without) == List{0, 0});
  const Variant with("standard", {{"last_capture_point", "true"}});
  CHECK(all_points(state, with) == List{1, 0});
  state.last_capturer.reset();
  CHECK(all_points(state, with) == List{0, 0});
}

TEST_CASE("Points are a running count while the deal goes on, and scores are not", "[scoring]") {
  const Variant standard("standard");
  Setup setup;
  setup.table = cards("hA h9");
  setup.hands = {cards("cA s3"), cards("c9 d4")};
  setup.scores = {3, 5};
  State state = State::from(setup, standard.data());
  play(state, standard, "cAxhA");
  CHECK(all_points(state, standard) == List{3, 0});
  CHECK(state.scores[0] == 3);
  play(state, standard, "d4");
  play(state, standard, "s3");
  play(state, standard, "c9xh9");
  CHECK(state.phase == Phase::DealOver);
  CHECK(all_points(state, standard) == List{2, 3});  // the left-overs: most cards and s3
  CHECK(state.scores[0] == 5);
  CHECK(state.scores[1] == 8);
}
