// Card values, patterns, clauses and words out of merged tables.
#pragma once

#include <string>
#include <vector>

#include "engine/capture/values.hpp"
#include "engine/model/rule_data.hpp"
#include "scripting/variant/compose.hpp"
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

/// The clauses in force, each {option} in their texts replaced by its value. Their groups ("STEP-2"
/// is of the group "STEP") stand in the order in which the scripts, base first, write them; inside
/// a group by number.
std::vector<Clause> ordered_clauses(const Composition& composition);

/// A hash of all sources, 16 hexadecimal digits (FNV-1a, 64 bits).
std::string hash_of_sources(const Composition& composition);

}  // namespace kasino
