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

/// The value on one line. Bytes that are no UTF-8 (in a file's name) are replaced, and control
/// characters written as `\u009b`.
std::string written(const Json& value);

/// Everything in the position of `session`, or with a `view` what this seat may know of it. Throws
/// what the rules throw.
Json state_of(const Session& session, const std::optional<Seat>& view);

}  // namespace kasino
