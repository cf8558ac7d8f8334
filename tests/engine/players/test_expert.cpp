// Experts play the same on any machine, stop when told to, and beat greedy players.
#include "engine/game/game.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"
#include "engine/play/scoring.hpp"
#include "engine/players/bot.hpp"
#include "engine/players/expert.hpp"
#include "engine/players/outlook.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/shipped.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

State first_position(const Rules& rules, std::uint64_t seed, Seat dealer = 2) {
  GameStart start;
  start.seed = seed;
  start.dealer = dealer;
  return Game(rules, start).state();
}

/// By how many points seat 1 wins a deal.
int lead_in_deal(const Rules& rules, std::uint64_t seed, const std::array<Bot, 2>& players,
                 const Thinking& thinking) {
  State state = first_position(rules, seed);
  Random random(seed);
  while (state.phase == Phase::Play) {
    const Bot& player = players[static_cast<std::size_t>(state.turn - 1)];
    const Move move =
        std::get<Move>(decide(player, state, rules, random, thinking, Reasons::Untold).what);
    REQUIRE(is_legal(move, state, rules));
    apply(state, move, rules, nullptr);
  }
  const Points points = deal_points(state, rules);
  return points[0] - points[1];
}

}  // namespace

TEST_CASE("An expert beats the greedy", "[player]") {
  const Rules& rules = shipped("standard");
  const Thinking thinking{200};
  const std::uint64_t deals = is_sanitized ? 4 : 60;
  int lead = 0;
  for (std::uint64_t seed = 1; seed <= deals; ++seed) {
    lead += lead_in_deal(rules, seed, {Bot::Expert, Bot::Greedy}, thinking);
    lead -= lead_in_deal(rules, seed, {Bot::Greedy, Bot::Expert}, thinking);
  }
  if (!is_sanitized) CHECK(lead > 120);  // a point a deal
}

TEST_CASE("So many playouts give the same move and the same numbers", "[player]") {
  const Rules& rules = shipped("misar auto_announce=false");
  const State state = first_position(rules, 7);
  const auto numbers = [&] {
    Random random(3);
    const Weighing weighing = weigh(state, rules, random, Thinking{500});
    std::vector<std::pair<std::int64_t, int>> all;
    for (std::size_t i = 0; i < weighing.steps.size(); ++i)
      all.emplace_back(weighing.steps[i].chances, weighing.lead(i).mean);
    return all;
  };
  CHECK(numbers() == numbers());
  // These numbers are the same on every machine.
  Random random(3);
  const Weighing weighing = weigh(state, rules, random, Thinking{500});
  CHECK(weighing.steps.size() == legal_moves(state, rules).size());
}

TEST_CASE("An expert decides when its time is used", "[player]") {
  const Rules& rules = shipped("standard");
  const State state = first_position(rules, 5);
  int asked = 0;
  const Thinking none{1'000'000, [&] { return ++asked, 1000; }};
  Random random(1);
  const Decision decision = decide(Bot::Expert, state, rules, random, none, Reasons::Untold);
  CHECK(is_legal(std::get<Move>(decision.what), state, rules));
  CHECK(asked < 50);
  asked = 0;
  const Thinking some{1'000'000, [&] { return ++asked; }};
  static_cast<void>(decide(Bot::Expert, state, rules, random, some, Reasons::Untold));
  CHECK(asked >= 1000);
  CHECK(asked < 1100);
}

TEST_CASE("A lead is known better, the more playouts there are", "[player]") {
  const Rules& rules = shipped("standard");
  const State state = first_position(rules, 5);
  const auto error = [&](int playouts) {
    Random random(1);
    return weigh(state, rules, random, Thinking{playouts}).lead(0).error;
  };
  CHECK(error(4000) < error(200));
  CHECK(error(4000) > 0);
}

TEST_CASE("Near the end of a match the match counts", "[player]") {
  RuleData data = shipped("standard").data();
  data.match.to = 16;
  const Rules rules(std::move(data));
  const Outlook outlook(1, rules);
  State state = position(rules, "d10", {"s7", "d2"});
  const auto chances = [&](int own, int other) {
    state.scores = {own, other};
    return outlook.chances(state);
  };
  CHECK(chances(15, 14) - chances(14, 14) > chances(2, 1) - chances(1, 1));
  CHECK(chances(3, 3) == 0);
  CHECK(chances(3, 5) == -chances(5, 3));
  state.phase = Phase::MatchOver;
  state.winners = {1};
  CHECK(chances(17, 16) > 500'000);
  state.winners = {2};
  CHECK(chances(16, 17) < -500'000);
}
