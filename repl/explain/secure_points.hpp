// Points that a seat cannot lose again, unlike those of majorities and of the last capture.
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

/// The lines of the seat's score sheet that nobody can take away. Throws what the rules throw.
std::vector<ScoreLine> secure_lines(const State& state, const Rules& rules, Seat seat);
int secure_points(const State& state, const Rules& rules, Seat seat);

/// The events of the step that led to `ply`, which is 1 or more. If a capture has secured points,
/// an event "points" follows, with `seat`, `points` and, in words, `why`.
EventLog events_with_points(const Game& game, std::size_t ply, Language language);

}  // namespace kasino
