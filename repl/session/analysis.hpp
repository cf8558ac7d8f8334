// Analysis by the expert player: a hint, all moves of a position, and the moves of a game that lost
// points. It uses only what the seat to act may know. All of it may throw what the rules throw.
#pragma once

#include <string>

#include "repl/session/reply.hpp"

namespace kasino {

class Session;

/// The best move, why, and the next best: "s7xh7, for 1 point (ACES-1); leaves nothing that
/// scores". If the variant names an adviser, what it would do; empty if there is nothing to do.
std::string suggestion(Session& session);

/// "first announce, for 2 points (ANN-1)".
std::string first_text(const Analysed::First& first, Language language);

/// The `limit` best moves of the seat to act, the best first.
Analysed analysed(Session& session, std::size_t limit);

/// The moves of the game that lost half a point or more (for money, at least a fiftieth of the
/// stake), by more than their 95 % interval. Ends early when the user interrupts.
Reviewed reviewed(Session& session);

}  // namespace kasino
