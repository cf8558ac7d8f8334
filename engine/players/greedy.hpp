// Players who look at what a move brings now, and perhaps at what it leaves to the next.
#pragma once

#include <optional>
#include <vector>

#include "engine/cards/random.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"
#include "engine/players/thinking.hpp"

namespace kasino {

/// Looks at each step in several worlds, up to the best answer of the next seat. Nothing if nothing
/// can be done.
std::optional<Step> greedy_step(const State& state, const Rules& rules, Random& random,
                                const Memory* memory);

/// Looks no further than what the step brings, in one world, lays out any card as soon as another,
/// and overlooks captures of several cards: each with a chance of one in three. Likewise.
std::optional<Step> novice_step(const State& state, const Rules& rules, Random& random);

/// A step among `steps` that brings `seat` points at once, or the match: the best of them.
std::optional<Step> paying_step(Seat seat, const std::vector<Step>& steps, const State& state,
                                const Rules& rules);

/// An action of the seat at turn that pays and leaves its turn, as far as that seat can know.
std::optional<Step> paying_action(const State& state, const Rules& rules, Random& random);

}  // namespace kasino
