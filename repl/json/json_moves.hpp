// Moves as JSON.
#pragma once

#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "repl/commands/move_list.hpp"

namespace kasino {

using Json = nlohmann::ordered_json;

Json json_of(std::span<const Card> cards);

/// Moves of the seat to play, with all that is to be shown of them.
Json json_of(const std::vector<Move>& moves, const Session& session);

/// Appends the same list to `text`. Made move by move: all values of a long list together would
/// take many times the room of their text.
void append_json(const std::vector<Move>& moves, const Session& session, std::string& text);

/// On one line; what is no UTF-8 (a script's text, a file's name) is replaced.
std::string written(const Json& value);

}  // namespace kasino
