// What a seat can do, as far as players weigh it, and what comes of it.
#pragma once

#include <optional>
#include <vector>

#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"
#include "engine/play/scoring.hpp"

namespace kasino {

/// How many moves of a seat are weighed at most.
inline constexpr std::size_t most_weighed = 300;

/// The first 300 moves of the seat at turn, no more than 60 of each card, since a flood of captures
/// must not hide the rest; and its answers.
std::vector<Step> steps_to_weigh(const State& state, const Rules& rules);

/// What it can do besides, keeping its turn: actions of its own that leave it.
std::vector<Step> steps_besides(const State& state, const Rules& rules);

/// Whether experts and playouts do as the variant's own player whom hints ask (RuleData::adviser):
/// in a game for money, of which others know too little.
inline bool is_advised(const RuleData& rules) { return rules.purse && !rules.adviser.empty(); }

/// What that player does; nothing where it is not asked.
std::optional<Step> advised_step(const State& state, const Rules& rules);

State after_step(const State& state, const Step& step, const Rules& rules);

/// By clause and item, what `seat` has secured between two positions.
std::vector<ScoreLine> gains_of(Seat seat, const State& before, const State& after,
                                const Rules& rules);

}  // namespace kasino
