// Steps of a game as they are written.
#pragma once

#include <string>

#include "engine/game/game.hpp"

namespace kasino {

/// The move or action in written form, irregular ones with `!`; empty for the deck of a deal.
/// `before` is the position it was made in.
std::string step_text(const Ply& step, const State& before, const Rules& rules);

}  // namespace kasino
