// Games played at random, for property tests.
#pragma once

#include "engine/cards/random.hpp"
#include "engine/game/game.hpp"

namespace kasino::test {

/// Plays a random legal move or, once in `irregular_every` moves if that is not 0, a random card on
/// random cards of the table, irregularly. After a deal begins the next. Does nothing once the
/// match is over.
void play_random_step(Game& game, Random& random, std::uint64_t irregular_every = 0);

/// Plays on until the match is over or `steps` steps are taken.
void play_random_steps(Game& game, Random& random, int steps, std::uint64_t irregular_every = 0);

}  // namespace kasino::test
