// The position as JSON.
#pragma once

#include <optional>

#include "repl/json/json_moves.hpp"
#include "repl/session/session.hpp"

namespace kasino {

/// Everything in the position of `session`, as it lies or, with a `view`, as this seat may see it.
Json state_of(const Session& session, const std::optional<Seat>& view);

}  // namespace kasino
