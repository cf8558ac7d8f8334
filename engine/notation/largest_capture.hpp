// `x*`: the capture of most cards.
#pragma once

#include <optional>

#include "engine/legality/turn_context.hpp"
#include "engine/model/move.hpp"

namespace kasino {

/// The legal capture with the most cards by `card`, which the seat to play holds; at `value`, if
/// one is given. If none is legal, a capture that the rules will refuse.
///
/// Throws NothingTaken if the card takes nothing, AmbiguousMove if several captures are largest,
/// and MoveError if looking for them takes too long.
Move largest_capture(Card card, std::optional<Value> value, const TurnContext& turn);

}  // namespace kasino
