// A variant's own actions as somebody writes them.
#pragma once

#include <string>

#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"

namespace kasino {

/// Whether the first word of `text` is an action of the variant (in force).
bool names_action(const std::string& text, const Rules& rules);

/// The action that `text` means. Throws ActionError, and BadArgument for an open quote.
Action read_action(const std::string& text, const State& state, const Rules& rules);

}  // namespace kasino
