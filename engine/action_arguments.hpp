// What an action is done with: the cards, seats, numbers and words it may name, and their text.
#pragma once

#include <string>
#include <vector>

#include "engine/event.hpp"
#include "engine/move.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

namespace kasino {

/// Of this many values, or combinations of values, an action is listed; more are only judged.
inline constexpr std::size_t most_combinations = 4096;

/// What argument `index` of `wanted` may be, those before it being filled in: cards in the order of
/// the place, sets of cards by size and then in that order. At most most_combinations.
std::vector<ArgumentValue> domain_of(const Action& wanted, std::size_t index, const State& state,
                                     const Rules& rules);

/// Why argument `index` of `wanted` cannot be what it is; empty if it can.
std::string misfit_of(const Action& wanted, std::size_t index, const State& state,
                      const Rules& rules);

/// "h7", "h5+d4", "3", "red".
std::string to_text(const ArgumentValue& value, const ArgumentRule& rule);

/// Reads what to_text() writes; throws ActionError naming the argument, and CardError.
ArgumentValue parse_argument(const std::string& text, const ArgumentRule& rule);

/// For events: the argument under its own name.
Field field_of(const ArgumentRule& rule, const ArgumentValue& value);

}  // namespace kasino
