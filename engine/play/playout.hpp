// Playouts: a step is drawn at random and carried out at once.
//
// If only the engine's own duties decide on moves, they are read off bitmaps, and no Move is made.
// This path is fast, and plays what random_step() and apply() would play with the same random
// numbers. It needs a deck of one pack, at most 16 cards on the table, nobody asked to answer, and
// Rules::plays_out_fast().
#pragma once

#include <cstdint>
#include <optional>

#include "engine/cards/random.hpp"
#include "engine/model/rules.hpp"

namespace kasino {

class State;
class CardWorth;

/// A step of a playout.
struct PlayedStep {
  /// Play is an action that plays.
  enum class Kind : std::uint8_t { Trail, Capture, Build, Play, Action };
  Kind kind;
  /// How many moves and answers it was drawn from; see RandomStep.
  std::optional<Count> among{};
};

PlayedStep::Kind kind_of(const Step& step, const RuleData& rules);

/// Draws a legal move or answer of the seat to act, and carries it out. Throws what random_step()
/// and apply() throw, and leaves `state` half done then.
PlayedStep play_random_step(State& state, const Rules& rules, Random& random);

/// Carries out the best by `worth` of `draws` steps drawn at random, at least 1: plays like
/// somebody who sees much, but not all. Throws as play_random_step() does.
void play_fair_step(State& state, const Rules& rules, const CardWorth& worth, int draws,
                    Random& random);

/// Carries out the best step by `worth` of all that the seat to act can do, or of 64 if there are
/// more. Throws as play_random_step() does.
void play_best_step(State& state, const Rules& rules, const CardWorth& worth, Random& random);

/// Whether the next step is played on the fast path.
bool is_played_out_fast(const State& state, const Rules& rules);

}  // namespace kasino
