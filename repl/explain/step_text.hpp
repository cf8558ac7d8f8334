// Steps of a game as they are written, and a variant's own actions as somebody types them.
#pragma once

#include <string>

#include "engine/game/game.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"

namespace kasino {

/// The move or action in written form, irregular ones with `!`; empty for the deck of a deal.
/// `before` is the position it was made in.
std::string step_text(const Ply& step, const State& before, const Rules& rules);

/// Whether the first word of `text` is an action of the variant (in force).
bool names_action(const std::string& text, const Rules& rules);

/// The action that `text` means. Throws ActionError, and BadArgument for an open quote.
Action read_action(const std::string& text, const State& state, const Rules& rules);

}  // namespace kasino
