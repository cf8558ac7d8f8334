// The score sheet, and how much all deals are worth.
#include <algorithm>
#include <numeric>

#include "engine/model/setup.hpp"
#include "engine/play/scoring.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/random_positions.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// A position with only piles, from seat 1 on.
State piles(const Rules& rules, const std::vector<const char*>& texts) {
  Setup setup;
  setup.players = std::max(2, static_cast<int>(texts.size()));
  for (const char* text : texts) setup.piles.push_back(cards(text));
  return State::from(setup, rules.data());
}

std::vector<int> all_points(const State& state, const Rules& rules) {
  const Points points = deal_points(state, rules);
  return {points.begin(), points.begin() + state.players()};
}

using List = std::vector<int>;

}  // namespace

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
    REQUIRE(state.table().empty());  // some seat captured
    REQUIRE(sum(all) == 10 + sweeps - (is_tied(sizes) ? 1 : 0) - (is_tied(spades) ? 2 : 0));
  }
}
