// Players who look at what a move brings now, and perhaps at what it leaves to the next seat.
#pragma once

#include <optional>
#include <vector>

#include "engine/cards/random.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"

namespace kasino {

class Memory;

/// Tries each step in several worlds, up to the best answer of the next seat. Nothing if no step is
/// possible. Throws what the rules throw, as do the functions below.
std::optional<Step> greedy_step(const State& state, const Rules& rules, Random& random,
                                const Memory* memory);

/// Looks only at what each step brings at once, in one world. Overlooks captures of several cards,
/// each with a chance of one in three, and lays out any card. Nothing if no step is possible.
std::optional<Step> novice_step(const State& state, const Rules& rules, Random& random);

/// The best of `steps` among those that bring `seat` points at once, or win the match.
std::optional<Step> paying_step(Seat seat, const std::vector<Step>& steps, const State& state,
                                const Rules& rules);

/// The action that brings the seat to act points and keeps its turn, as far as the seat can know.
std::optional<Step> paying_action(const State& state, const Rules& rules, Random& random);

}  // namespace kasino
