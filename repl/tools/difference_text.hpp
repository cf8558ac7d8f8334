// What two variants differ in, a line for each.
#pragma once

#include <string>

#include "engine/text/text.hpp"
#include "repl/text/words.hpp"
#include "scripting/check/compare.hpp"

namespace kasino {

/// "scoring.aces.points: 1 -> 2 (standard.lua:40, mine.lua:7)"
std::string to_text(const Difference& difference, Language language);

/// "Clauses"
Phrase heading_of(DifferenceKind kind);

/// "scoring.aces.points: standard.lua:40 (1) is overridden by mine.lua:7 (2)"
std::string to_text(const Override& one, Language language);

}  // namespace kasino
