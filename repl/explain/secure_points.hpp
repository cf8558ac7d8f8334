// Points that a seat has for good: those of majorities and of the last capture can still be lost.
#pragma once

#include <optional>
#include <vector>

#include "engine/model/event.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"
#include "engine/play/scoring.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// Of this deal, the lines of the score sheet that nobody can take away any more.
std::vector<ScoreLine> secure_lines(const State& state, const Rules& rules, Seat seat);
int secure_points(const State& state, const Rules& rules, Seat seat);

/// What a capture has secured for its seat, as an event "points" with `seat`, `points` and, in
/// words, `why`; nothing if it has secured nothing.
std::optional<Event> points_event(const State& before, const Move& move, const State& after,
                                  const Rules& rules, Language language);

}  // namespace kasino
