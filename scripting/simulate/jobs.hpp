// Work on several threads, each with rules of its own, since threads cannot share a script: any
// tasks, and perft.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/model/move.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

class State;

/// Takes the next task; nothing if there are no more.
using TakeTask = std::function<std::optional<std::uint64_t>()>;

/// Runs `work` once on each of so many threads, which take the tasks `first` up to `end` in order,
/// calls `progress` now and then, and waits. Of several tasks that fail, the first counts, and all
/// before it are done: the outcome is the same on any number of threads. Rethrows what the first
/// task threw, or what `work` threw before it took one.
void run_tasks(std::uint64_t first, std::uint64_t end, std::size_t threads,
               const std::function<void(const TakeTask&)>& work,
               const std::function<void()>& progress = {});

/// A first step, a move or an answer, with the number of sequences that begin with it.
using PerftPart = std::pair<Step, Count>;

/// perft() of `state`, split by first step: answers, then moves in the order of the legal moves.
/// `depth` is at least 1. Throws what load_variant does, what the scripts do, and Interrupted once
/// `interrupt` is set.
std::vector<PerftPart> perft_by_jobs(const State& state, const VariantRequest& variant, int depth,
                                     int jobs, const Limits& limits,
                                     const std::atomic<bool>& interrupt);

}  // namespace kasino
