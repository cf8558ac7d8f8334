// Playouts: a step is drawn at random and carried out at once.
//
// Where nothing but the engine's own duties has a say, the moves are read off bitmaps and no Move
// is made. That path is fast, and plays what random_step() and apply() would play with the same
// random numbers. It needs a deck of one pack, at most 16 cards on the table, nobody asked to
// answer, and a variant without actions, variables or functions that see a play.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/cards/random.hpp"
#include "engine/model/rules.hpp"

namespace kasino {

class State;
class CardWorth;

/// What a step of a playout was.
struct PlayedStep {
  /// Play: an action that plays.
  enum class Kind : std::uint8_t { Trail, Capture, Build, Play, Action };
  Kind kind;
  /// The moves and answers that it was drawn from; see RandomStep.
  std::optional<Count> among{};
};

PlayedStep::Kind kind_of(const Step& step, const RuleData& rules);

/// Draws a legal move or answer of the seat to act, and carries it out. Throws what random_step()
/// and apply() throw; then `state` is left half done.
PlayedStep play_random_step(State& state, const Rules& rules, Random& random);

/// The best by `worth` of so many steps drawn at random, at least 1, is carried out: how somebody
/// plays who sees much and not all. Throws likewise.
void play_fair_step(State& state, const Rules& rules, const CardWorth& worth, int draws,
                    Random& random);

/// The best by `worth` of all that the seat to act can do, or of 64 where there is more.
void play_best_step(State& state, const Rules& rules, const CardWorth& worth, Random& random);

/// Whether the next step goes the fast way.
bool is_played_out_fast(const State& state, const Rules& rules);

}  // namespace kasino
