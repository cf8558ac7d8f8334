// A position in words, for who has no board to look at, and to tell two positions apart.
#pragma once

#include <string>

#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// "table: s7 h3", "hand: c8", and whatever else of builds, piles, zones, scores and variables the
/// seat to play sees and is not empty, a line each; what was taken where nobody is to play.
std::string position_in_words(const State& state, const Rules& rules, Language language);

/// The variant's own zones that show cards to the seat to play, or have stakes beside them, a line
/// each, with what stands beside them.
std::string zones_in_words(const State& state, const Rules& rules, Language language);

/// Whether position_in_words() tells every variable that does not hold what it starts with.
bool shows_all_variables(const State& state, const RuleData& rules);

/// "Seat 1 has taken s2 h2.", a line for each seat.
std::string taken_in_words(const State& state, Language language);

/// The same, and the scores of a match that is on.
std::string standing_in_words(const State& state, Language language);

}  // namespace kasino
