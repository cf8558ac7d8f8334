// What a seat may suppose about the cards that it cannot see.
#include <set>

#include "engine/model/view.hpp"
#include "engine/players/worlds.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

std::set<Cards> hands_in(const std::vector<State>& worlds, Seat seat) {
  std::set<Cards> hands;
  for (const State& world : worlds) {
    const std::span<const Card> hand = world.hand(seat);
    Cards sorted(hand.begin(), hand.end());
    std::ranges::sort(sorted);
    hands.insert(sorted);
  }
  return hands;
}

}  // namespace

TEST_CASE("Every world looks alike to the seat, and none comes twice", "[player]") {
  const Rules& rules = shipped("standard");
  const State state = position(rules, "d10", {"s7", "d2 d3", "h4 h5"});
  const auto worlds = Worlds(1, state, rules).all(6);
  REQUIRE(worlds);
  CHECK(worlds->size() == 6);
  CHECK(hands_in(*worlds, 2).size() == 6);
  for (const State& world : *worlds)
    CHECK(View(world, rules.data(), 1) == View(state, rules.data(), 1));
  CHECK_FALSE(Worlds(1, state, rules).all(5));
}

TEST_CASE("A card that waits to be played is known", "[player]") {
  const Rules& rules = shipped("standard");
  State state = position(rules, "d10", {"s7", "d2 d3", "h4 h5"});
  state.pending = Move{2, card("d2"), {}};
  const auto worlds = Worlds(1, state, rules).all(6);
  REQUIRE(worlds);
  CHECK(worlds->size() == 3);
  for (const State& world : *worlds) CHECK(world.holds(Place::hand(2), card("d2")));
}

TEST_CASE("Between two with the stock out there is one world", "[player]") {
  const Rules& rules = shipped("standard");
  const State state = position(rules, "d10", {"s7 h3", "d2 d3"});
  const auto worlds = Worlds(1, state, rules).all(1);
  REQUIRE(worlds);
  CHECK(hands_in(*worlds, 2) == std::set<Cards>{table("d2 d3")});
}

TEST_CASE("Worlds do not depend on how the hidden cards lie", "[player][property]") {
  const Rules& rules = shipped("standard");
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    GameStart start;
    start.seed = seed;
    const State state = Game(rules, start).state();
    Random shuffling(seed);
    const State other = resample_hidden(state.turn, state, rules, shuffling);
    CHECK_FALSE(other == state);
    const Worlds one(state.turn, state, rules), two(state.turn, other, rules);
    CHECK(one.hash() == two.hash());
    Random first(seed), second(seed);
    CHECK(one.draw(first) == two.draw(second));
  }
}

TEST_CASE("A duty that was not done tells what a hand does not hold", "[player]") {
  const Rules& rules = shipped("misar auto_announce=false");
  // Seat 2 lays out c9 where a seven would have had to sweep.
  State state = position(rules, "", {"s7 s8", "c9 c3", "dK h7"});
  play(state, rules, "s7");
  Memory memory;
  memory.note(state, move(2, "c9"));
  play(state, rules, "c9");
  play(state, rules, "dK");
  REQUIRE(state.turn == 1);
  const auto without = Worlds(1, state, rules).all(10);
  const auto with = Worlds(1, state, rules, &memory).all(10);
  REQUIRE(without);
  REQUIRE(with);
  CHECK(hands_in(*without, 2) == std::set<Cards>{cards("c3"), cards("h7")});
  CHECK(hands_in(*with, 2) == std::set<Cards>{cards("c3")});
  Random random(1);
  for (int i = 0; i < 20; ++i)
    CHECK(Worlds(1, state, rules, &memory).draw(random).holds(Place::hand(2), card("c3")));
}

TEST_CASE("A memory is of one deal, and of moves alone", "[player]") {
  const Rules& rules = shipped("standard");
  State state = position(rules, "d10", {"s7", "d2"});
  Memory memory;
  memory.note(state, move(1, "s7"));
  memory.note(state, Action{1, "pass", {}});
  CHECK(memory.seen().size() == 1);
  state.deal = 2;
  memory.note(state, move(1, "s7"));
  CHECK(memory.seen().size() == 1);
  CHECK_FALSE(Memory::is_of_use(rules));
  CHECK(Memory::is_of_use(shipped("misar auto_announce=false")));
}
