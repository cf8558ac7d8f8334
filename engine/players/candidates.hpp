// The steps that players weigh, and what comes of them. Functions here throw what the rules throw.
#pragma once

#include <optional>
#include <vector>

#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"
#include "engine/play/scoring.hpp"

namespace kasino {

/// How many moves of a seat are weighed at most.
inline constexpr std::size_t most_weighed = 300;

/// The first 300 moves of the seat to act, at most 60 of each card, so that many captures by one
/// card do not hide the rest; and its answers.
std::vector<Step> steps_to_weigh(const State& state, const Rules& rules);

/// The open actions of the seat to act that keep its turn.
std::vector<Step> steps_besides(const State& state, const Rules& rules);

/// Whether experts and playouts follow the variant's adviser (RuleData::adviser): in games for
/// money, of which the engine's players know too little.
inline bool is_advised(const RuleData& rules) { return rules.purse && !rules.adviser.empty(); }

/// What the adviser does; nothing if it is not followed.
std::optional<Step> advised_step(const State& state, const Rules& rules);

State after_step(const State& state, const Step& step, const Rules& rules);

/// By clause and item, the points that `seat` gained for good between two positions.
std::vector<ScoreLine> gains_of(Seat seat, const State& before, const State& after,
                                const Rules& rules);

}  // namespace kasino
