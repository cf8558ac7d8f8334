// A position in words, for those who have no board to look at, and for telling positions apart.
#pragma once

#include <string>

#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// "table: s7 h3", "hand: c8", and all builds, piles, zones, scores and variables that the seat to
/// play sees and that are not empty, a line each. If nobody is to play, taken_in_words().
std::string position_in_words(const State& state, const Rules& rules, Language language);

/// The variant's own zones that hold cards or have stakes beside them, a line each, with the cards
/// that the seat to play sees, labels and stakes.
std::string zones_in_words(const State& state, const Rules& rules, Language language);

/// Whether position_in_words() tells every variable that differs from its initial value.
bool shows_all_variables(const State& state, const RuleData& rules);

/// "Seat 1 has taken s2 h2.", a line for each seat.
std::string taken_in_words(const State& state, Language language);

/// The same, and the match scores that seats came with.
std::string standing_in_words(const State& state, Language language);

}  // namespace kasino
