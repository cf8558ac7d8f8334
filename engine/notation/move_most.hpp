// The capture of most cards: what `x*` stands for.
#pragma once

#include <optional>

#include "engine/legality/turn_context.hpp"
#include "engine/model/move.hpp"

namespace kasino {

/// The legal capture of most cards with `card`, which the seat to play holds; played at `value`, if
/// one is given. If none is legal, one that can be taken at all, for the rules to refuse.
///
/// Throws MoveError if the card takes nothing, or on a table where looking for the largest capture
/// takes too long, and AmbiguousMove if several are.
Move largest_capture(Card card, std::optional<Value> value, const TurnContext& turn);

}  // namespace kasino
