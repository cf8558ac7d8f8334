// The position as JSON, and how any JSON is written.
#pragma once

#include <optional>
#include <span>
#include <string>

#include <nlohmann/json.hpp>

#include "repl/session/session.hpp"

namespace kasino {

using Json = nlohmann::ordered_json;

Json json_of(std::span<const Card> cards);

/// On one line. What is no UTF-8 (a file's name) is replaced, and what would steer a screen is
/// written as `\u009b`.
std::string written(const Json& value);

/// Everything in the position of `session`, as it lies or, with a `view`, as this seat may see it.
Json state_of(const Session& session, const std::optional<Seat>& view);

}  // namespace kasino
