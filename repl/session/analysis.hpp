// What moves come to, as an expert weighs them: a hint, all moves of a position, and the moves of a
// game that lost points. Only what the seat to act may know is looked at.
#pragma once

#include <string>

#include "repl/session/reply.hpp"

namespace kasino {

class Session;

/// The best move, why, and the next best: "s7xh7, for 1 point (ACES-1); leaves nothing that
/// scores".
std::string suggestion(Session& session);

/// "first announce, for 2 points (ANN-1)".
std::string first_text(const Analysed::First& first, Language language);

/// The first `limit` moves of the seat to act, the best first.
Analysed analysed(Session& session, std::size_t limit);

/// The moves of the game so far that lost half a point or more, for certain in 95 cases of 100.
/// Ends early if the user wants that.
Reviewed reviewed(Session& session);

}  // namespace kasino
