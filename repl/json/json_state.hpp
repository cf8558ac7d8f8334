// The position as JSON.
#pragma once

#include <optional>
#include <span>

#include <nlohmann/json.hpp>

#include "repl/session/session.hpp"

namespace kasino {

using Json = nlohmann::ordered_json;

Json json_of(std::span<const Card> cards);

/// Everything in the position of `session`, as it lies or, with a `view`, as this seat may see it.
Json state_of(const Session& session, const std::optional<Seat>& view);

}  // namespace kasino
