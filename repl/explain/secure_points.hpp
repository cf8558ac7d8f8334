// Points that a seat has for good: those of majorities and of the last capture can still be lost.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/model/event.hpp"
#include "engine/model/move.hpp"
#include "engine/play/scoring.hpp"
#include "engine/text/text.hpp"

namespace kasino {

class Game;
class State;

/// Of this deal, the lines of the score sheet that nobody can take away any more.
std::vector<ScoreLine> secure_lines(const State& state, const Rules& rules, Seat seat);
int secure_points(const State& state, const Rules& rules, Seat seat);

/// What the step that led to `ply`, at least 1, told, and behind it, where a capture has secured
/// something for its seat, an event "points" with `seat`, `points` and, in words, `why`.
EventLog events_with_points(const Game& game, std::size_t ply, Language language);

}  // namespace kasino
