// A program of its own, compiled for 32 bits by tests/run: there too decks are those of
// tests/data/decks.txt, and captures those that the brute force finds.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

#include "engine/capture/capture.hpp"
#include "engine/cards/card_text.hpp"
#include "engine/cards/deck.hpp"
#include "tests/support/brute_force.hpp"
#include "tests/support/random_positions.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

void expect(bool holds, const std::string& what) {
  if (holds) return;
  std::cerr << "with " << 8 * sizeof(void*) << " bits: " << what << '\n';
  std::exit(1);
}

void compare_decks() {
  std::ifstream file(KASINO_TEST_DATA "/decks.txt");
  std::uint64_t seed = 0, seed_before = 1;
  Random random(0);
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string deck;
    if (!(words >> seed >> std::ws) || !std::getline(words, deck)) continue;
    if (seed != seed_before) random = Random(seed);
    seed_before = seed;
    expect(to_text(shuffled_deck({}, random)) == deck, "another deck of seed " + line);
  }
}

void compare_captures(Dice& dice) {
  CaptureRules rules = random_scheme(dice, 20);
  if (dice.roll(2) == 0) rules.ways = random_ways(dice, 20);
  const CapturePosition position = random_position(dice, dice.roll(10));
  const BruteForce brute(rules, position.played, position.table);
  const CaptureSearch search(rules);
  for (const Wanted& wanted : everything_wanted(dice)) {
    std::vector<std::uint64_t> found;
    search.find(position.played, position.table).each(wanted, [&](const ItemSet& set) {
      found.push_back(0);
      set.each([&](int item) { found.back() |= std::uint64_t{1} << item; });
      return true;
    });
    expect(found == brute.sets(wanted),
           to_text(position.played) + " takes others from " + to_text(position.table));
  }
}

}  // namespace

int main() {
  compare_decks();
  Dice dice(1);
  for (int positions = 0; positions < 2000; ++positions) compare_captures(dice);
}
