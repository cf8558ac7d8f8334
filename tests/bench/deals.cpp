// The program whose instructions are counted: random deals, from script to score.
//
//   kasino_deals VARIANT DEALS SEED [VARIANTS_DIR]
//
// Two seats, uniform over outcomes. Prints a checksum, so that nothing can be left out.
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>

#include "engine/deck.hpp"
#include "engine/flow.hpp"
#include "scripting/variant.hpp"

using namespace kasino;

namespace {

constexpr int players = 2;

/// Under valgrind the clock tells nothing.
Limits untimed() {
  Limits limits;
  limits.time = std::chrono::hours(10);
  return limits;
}

/// The scores of one deal, packed.
std::uint64_t play_deal(const Rules& rules, Random& random) {
  State state =
      start_match(rules, players, players, shuffled_deck(rules.data().deck, random), nullptr);
  while (state.phase == Phase::Play) play_random_move(state, rules, random);
  return static_cast<std::uint64_t>(state.scores[0]) * 1000 +
         static_cast<std::uint64_t>(state.scores[1]);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4 || argc > 5) {
    std::cerr << "usage: kasino_deals VARIANT DEALS SEED [VARIANTS_DIR]\n";
    return 2;
  }
  const int deals = std::atoi(argv[2]);
  Random random(std::strtoull(argv[3], nullptr, 10));
  Budget budget(untimed());
  try {
    const auto rules =
        load_variant({argv[1], {argc == 5 ? argv[4] : KASINO_SOURCE_VARIANTS}, {}}, budget);
    std::uint64_t checksum = 0;
    for (int deal = 0; deal < deals; ++deal) {
      budget.begin_command();
      checksum = checksum * 31 + play_deal(*rules, random);
    }
    std::cout << checksum << '\n';
  } catch (const Error& error) {
    std::cerr << "kasino_deals: " << error.what() << '\n';
    return 3;
  }
}
