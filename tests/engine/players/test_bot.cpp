// Computer players keep to the rules and see no more than their seat, and greed pays.
#include <cmath>
#include <set>

#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/view.hpp"
#include "engine/play/playing.hpp"
#include "engine/players/bot.hpp"
#include "engine/players/worlds.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/shipped.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// The points of a deal for two.
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
  RuleData data = shipped("standard").data();
  data.own_players = {{"careful", {}}};
  CHECK(bot_names(data) ==
        std::vector<std::string>{"random", "novice", "greedy", "expert", "careful"});
  for (const std::string& name : bot_names(data))
    CHECK(name_of(bot_named(name, data).value()) == name);
  CHECK(bot_named("expert") == Bot::Expert);
  CHECK_FALSE(bot_named("human"));
  CHECK_FALSE(bot_named("careful"));
  CHECK(is_player_name("careful-2"));
  CHECK_FALSE(is_player_name("2careful"));
  CHECK_FALSE(is_player_name("gr\xc3\xa5"));
}

TEST_CASE("A greedy player takes the points that lie there", "[player]") {
  const Rules& rules = shipped("standard");
  const State state = position(rules, "d10 c7 h3 sJ", {"s7 c10 hK", "d2 d3 d4"});
  CHECK(greedy_move(state, rules) == move(1, "c10xd10 c7 h3"));
  Random random(1);
  const Decision decision = decide(Bot::Greedy, state, rules, random);
  int gained = 0;
  for (const ScoreLine& line : decision.gains) gained += line.points;
  CHECK(gained >= 2);
  CHECK_FALSE(decision.wins);
}

TEST_CASE("A greedy player lays out what is worth nothing before what scores", "[player]") {
  const Rules& rules = shipped("standard");
  // Nothing can be taken; d10 and the ace score, h4 and c9 do not.
  for (const char* hand : {"d10 c9 h4 sA", "sA d10 h4 c9"}) {
    const Move chosen = greedy_move(position(rules, "", {hand, "d2 d3 d4 d5"}), rules);
    CHECK((chosen.card == card("h4") || chosen.card == card("c9")));
  }
}

TEST_CASE("A greedy player does not leave a sweep to the next", "[player]") {
  const Rules& rules = shipped("standard");
  // With h3 the table makes 8, which seat 2 could take; with hK it makes nothing that seat 2 holds.
  const State state = position(rules, "d5", {"h3 hK", "c8 d8"});
  CHECK(greedy_move(state, rules) == move(1, "hK"));
  Random random(1);
  const Decision decision = reasons_for(move(1, "h3"), state, rules, random);
  REQUIRE_FALSE(decision.threats.empty());
  CHECK(decision.threats.front().worlds == decision.worlds);
  CHECK(decision.threats.front().points >= 1);
  CHECK(reasons_for(move(1, "hK"), state, rules, random).threats.empty());
}

TEST_CASE("Cards that count for a majority are told, and a card laid out that scores", "[player]") {
  const Rules& rules = shipped("standard");
  const State state = position(rules, "s5 h4", {"c9 hA", "c8 d8"});
  const auto counted = [&](const Move& made) {
    Random random(1);
    std::string told;
    for (const CountedCards& one : reasons_for(made, state, rules, random).counted)
      told += one.item + ' ' + std::to_string(one.cards) + ' ';
    return told;
  };
  CHECK(counted(move(1, "c9xs5 h4")) == "cards 3 spades 1 ");
  CHECK(counted(move(1, "c9")) == "");
  CHECK(counted(move(1, "hA")) == "aces -1 ");
}

TEST_CASE("What the next seat's own card scores was not left to it", "[player]") {
  const Rules& rules = shipped("standard");
  // Seat 2 takes the ace with an ace: one of the two was in its own hand.
  const State state = position(rules, "hA c7", {"c9 hK", "sA d2"});
  Random random(1);
  const Decision decision = reasons_for(move(1, "hK"), state, rules, random);
  const auto aces = std::ranges::find(decision.threats, "aces", &Threat::item);
  REQUIRE(aces != decision.threats.end());
  CHECK(aces->points == 1);
}

TEST_CASE("A novice misses sums, but not always", "[player]") {
  const Rules& rules = shipped("standard");
  const State state = position(rules, "d5 d3", {"s8 hK", "c9 d9"});
  int taken = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Random random(seed);
    taken += std::get<Move>(decide(Bot::Novice, state, rules, random).what).captures() ? 1 : 0;
  }
  CHECK(taken > 150);
  CHECK(taken < 250);
}

TEST_CASE("If the fewest points win, a greedy player leaves them", "[player]") {
  RuleData data = shipped("misar auto_announce=false").data();
  data.match.highest_wins = false;
  const Rules rules(std::move(data));
  const State state = position(rules, "d10 c8 sQ hJ", {"c10 h8", "d2 d3 d4"});
  CHECK(greedy_move(state, rules) == move(1, "h8xc8"));
}

TEST_CASE("What a seat cannot see makes no difference to its player", "[player][property]") {
  const Rules& rules = shipped("standard");
  for (std::uint64_t seed = 1; seed <= (is_sanitized ? 5 : 50); ++seed) {
    GameStart start;
    start.seed = seed;
    const State state = Game(rules, start).state();
    Random shuffling(seed);
    const State other = resample_hidden(state.turn, state, rules, shuffling);
    CHECK(View(state, rules.data(), state.turn) == View(other, rules.data(), state.turn));
    CHECK_FALSE(other == state);
    for (const Bot& player :
         {Bot(Bot::Random), Bot(Bot::Novice), Bot(Bot::Greedy), Bot(Bot::Expert), Bot("own")}) {
      Random one(seed), two(seed);
      CHECK(decide(player, state, rules, one, Thinking{60}).what ==
            decide(player, other, rules, two, Thinking{60}).what);
    }
  }
}

TEST_CASE("A random player takes every outcome in turn", "[player]") {
  const Rules& rules = shipped("standard");
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
  const Rules& rules = shipped("standard");
  double sum = 0, squares = 0;
  const int pairs = is_sanitized ? 50 : 1000;
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
