// Computer players: they play by the rules, see no more than their seat, and greed pays.
#include <cmath>
#include <set>

#include "engine/cards/card_text.hpp"
#include "engine/game/bot.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/view.hpp"
#include "engine/play/playing.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/nordic_rules.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// The points of a deal between two.
Points played_deal(const Rules& rules, std::uint64_t seed, const std::array<Bot, 2>& players) {
  GameStart start;
  start.seed = seed;
  start.dealer = 2;
  State state = Game(rules, start).state();
  Random random(seed);
  while (state.phase == Phase::Play) {
    const Bot player = players[static_cast<std::size_t>(state.turn - 1)];
    const Move move = std::get<Move>(decide(player, state, rules, random).what);
    REQUIRE(is_legal(move, state, rules));
    apply(state, move, rules, nullptr);
  }
  return deal_points(state, rules);
}

Move greedy_move(const State& state, const Rules& rules) {
  Random random(1);
  return std::get<Move>(decide(Bot::Greedy, state, rules, random).what);
}

}  // namespace

TEST_CASE("Players have names", "[player]") {
  for (Bot player : {Bot::Random, Bot::Greedy}) CHECK(bot_named(name_of(player)) == player);
  CHECK_FALSE(bot_named("human"));
}

TEST_CASE("A greedy player takes the points that lie there", "[player]") {
  const Rules rules(nordic_rules());
  const State state = position(rules, "d10 c7 h3 sJ", {"s7 c10 hK", "d2 d3 d4"});
  CHECK(greedy_move(state, rules) == move(1, "c10xd10 c7 h3"));
  Random random(1);
  const Decision decision = decide(Bot::Greedy, state, rules, random);
  int gained = 0;
  for (const ScoreLine& line : decision.gains) gained += line.points;
  CHECK(gained >= 2);
  CHECK_FALSE(decision.wins);
}

TEST_CASE("Where the fewest points win, it leaves them", "[player]") {
  RuleData data = reversed_rules();
  data.match.highest_wins = false;
  const Rules rules(std::move(data));
  const State state = position(rules, "d10 c8 sQ hJ", {"c10 h8", "d2 d3 d4"});
  CHECK(greedy_move(state, rules) == move(1, "h8xc8"));
}

TEST_CASE("What a seat cannot see makes no difference to its player", "[player][property]") {
  const Rules rules(nordic_rules());
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    GameStart start;
    start.seed = seed;
    const State state = Game(rules, start).state();
    Random shuffling(seed);
    const State other = resample_hidden(state.turn, state, rules, shuffling);
    CHECK(View(state, rules.data(), state.turn) == View(other, rules.data(), state.turn));
    CHECK_FALSE(other == state);
    for (Bot player : {Bot::Random, Bot::Greedy}) {
      Random one(seed), two(seed);
      CHECK(decide(player, state, rules, one).what == decide(player, other, rules, two).what);
    }
  }
}

TEST_CASE("A random player takes every outcome in turn", "[player]") {
  const Rules rules(nordic_rules());
  const State state = position(rules, "h7 c4 c3", {"s7 c2", "d2"});
  const std::vector<Move> moves = legal_moves(state, rules);
  Random random(3);
  std::set<std::string> seen;
  for (int i = 0; i < 400; ++i) {
    const Move chosen = std::get<Move>(decide(Bot::Random, state, rules, random).what);
    seen.insert(to_text(chosen.card) + to_text(chosen.captured));
  }
  CHECK(seen.size() == moves.size());
}

TEST_CASE("Greedy beats random in 2,000 deals with seats swapped, for certain", "[player]") {
  const Rules rules(nordic_rules());
  double sum = 0, squares = 0;
  constexpr int pairs = 1000;
  for (int i = 1; i <= pairs; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    const Points first = played_deal(rules, seed, {Bot::Greedy, Bot::Random});
    const Points second = played_deal(rules, seed, {Bot::Random, Bot::Greedy});
    const double lead = (first[0] - first[1] + second[1] - second[0]) / 2.0;
    sum += lead;
    squares += lead * lead;
  }
  const double mean = sum / pairs;
  const double deviation = std::sqrt((squares / pairs - mean * mean) / pairs);
  CAPTURE(mean, deviation);
  CHECK(mean - 1.96 * deviation > 0);
  CHECK(mean > 2);
}
