// Card values and patterns out of merged tables.
#pragma once

#include <string>
#include <vector>

#include "engine/capture/values.hpp"
#include "scripting/variant/data.hpp"

namespace kasino {

/// The words of a list: each can be typed by itself, and none stands there twice.
std::vector<std::string> words_of(const Data& list);

/// The faces of a pattern string. The schema has checked it.
FaceSet faces_of(const Data& pattern);

/// Ace 1, 2 to 10 as printed, then 11, 12, 13; jokers none.
ValueTable plain_values();

/// Writes what `entries` (pattern -> value, list, or {}) says over `values`; of several patterns
/// that match a card the closest counts. Throws ScriptError for more values than a card can have.
void set_values(ValueTable& values, const Data& entries);

}  // namespace kasino
