// Exact endgames, compared with a plain minimax.
#include <algorithm>

#include "engine/game/game.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"
#include "engine/play/scoring.hpp"
#include "engine/players/endgame.hpp"
#include "engine/players/expert.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/shipped.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// The lead of seat 1 in points of the deal when both seats play perfectly, by trying every line to
/// its end.
int lead_by_minimax(const State& state, const Rules& rules) {
  if (state.phase != Phase::Play) {
    const Points points = deal_points(state, rules);
    return (points[0] - points[1]) * (rules.data().match.highest_wins ? 1 : -1);
  }
  const bool is_first = state.turn == 1;
  int best = is_first ? -1000 : 1000;
  for (const Move& move : legal_moves(state, rules)) {
    State after = state;
    apply(after, move, rules, nullptr);
    const int lead = lead_by_minimax(after, rules);
    best = is_first ? std::max(best, lead) : std::min(best, lead);
  }
  return best;
}

/// A deal played at random until the stock is empty and at most `cards` cards are in hand.
State end_of_deal(const Rules& rules, std::uint64_t seed, std::size_t cards) {
  GameStart start;
  start.seed = seed;
  start.dealer = 1 + static_cast<Seat>(seed % 2);
  State state = Game(rules, start).state();
  Random random(seed);
  while (!state.stock().empty() || state.hand(1).size() + state.hand(2).size() > cards)
    apply(state, random_legal_move(state, rules, random), rules, nullptr);
  return state;
}

}  // namespace

TEST_CASE("Endgames come to what every line to its end comes to, in 500 positions",
          "[player][property]") {
  const Rules* const all[] = {&shipped("standard"), &shipped("standard must_capture=true"),
                              &shipped("misar auto_announce=false")};
  for (std::uint64_t seed = 1; seed <= (is_sanitized ? 20 : 500); ++seed) {
    const Rules& rules = *all[seed % 3];
    const State state = end_of_deal(rules, seed, 4 + seed % 2);
    if (state.phase != Phase::Play) continue;
    CAPTURE(seed);
    const int expected = lead_by_minimax(state, rules) * (state.turn == 1 ? 1 : -1);
    const Outlook outlook(state.turn, rules);
    Endgame endgame(outlook, state.turn, rules, 1'000'000);
    const auto prospect = endgame.value_of(state);
    REQUIRE(prospect);
    CHECK(prospect->lead == expected * CardWorth::point);

    Random random(seed);
    const Weighing weighing = weigh(state, rules, random, Thinking{1000});
    CHECK(weighing.is_exact);
    CHECK(weighing.lead(0).mean == expected * CardWorth::point);
    CHECK(weighing.lead(0).error == 0);
  }
}

TEST_CASE("An endgame gives up where it would look at too many positions", "[player]") {
  const Rules& rules = shipped("standard");
  const State state = end_of_deal(rules, 3, 8);
  const Outlook outlook(state.turn, rules);
  CHECK_FALSE(Endgame(outlook, state.turn, rules, 20).value_of(state));
  CHECK_FALSE(Endgame(outlook, state.turn, rules, 1'000'000, [] { return false; }).value_of(state));
  Random random(1);
  CHECK_FALSE(weigh(state, rules, random, Thinking{1}).is_exact);
}
