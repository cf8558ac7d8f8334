// Perft on several threads, each with rules of its own: scripts are not for sharing.
#pragma once

#include <atomic>
#include <utility>
#include <variant>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/model/move.hpp"
#include "engine/model/state.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

/// A first step, a move or an answer, with the number of sequences that begin with it.
using PerftPart = std::pair<Step, Count>;

/// perft() of `state`, split by first step: answers, then moves in the order of the legal moves.
/// `depth` is at least 1. The same on any number of threads. Throws what load_variant does,
/// Interrupted once `interrupt` is set, and what the scripts do.
std::vector<PerftPart> perft_by_jobs(const State& state, const VariantRequest& variant, int depth,
                                     int jobs, const Limits& limits,
                                     const std::atomic<bool>& interrupt);

}  // namespace kasino
