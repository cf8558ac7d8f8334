#include "tests/support/random_games.hpp"

#include <algorithm>

#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"

namespace kasino::test {

namespace {

Move random_irregular_move(const State& state, Random& random) {
  const auto hand = state.hand(state.turn);
  Move move{state.turn, hand[random.below(hand.size())], {}};
  for (Card card : state.table())
    if (random.below(3) == 0) move.captured.push_back(card);
  std::sort(move.captured.begin(), move.captured.end());
  return move;
}

}  // namespace

void play_random_step(Game& game, Random& random, std::uint64_t irregular_every) {
  const State& state = game.state();
  if (state.phase == Phase::MatchOver) return;
  if (state.phase == Phase::DealOver)
    game.next_deal();
  else if (irregular_every != 0 && random.below(irregular_every) == 0)
    game.play(random_irregular_move(state, random), Regularity::Irregular);
  else
    game.play(random_legal_move(state, game.rules(), random));
}

void play_random_steps(Game& game, Random& random, int steps, std::uint64_t irregular_every) {
  for (int i = 0; i < steps && game.state().phase != Phase::MatchOver; ++i)
    play_random_step(game, random, irregular_every);
}

}  // namespace kasino::test
