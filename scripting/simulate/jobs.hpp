// Runs work on several threads: any tasks, and perft. Each thread has its own rules, since threads
// cannot share a script.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "engine/capture/count.hpp"
#include "engine/model/move.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

class State;

/// Takes the next task; nothing if there are no more.
using TakeTask = std::function<std::optional<std::uint64_t>()>;

/// Runs `work` once on each of `threads` threads, and waits. The threads take the tasks from
/// `first` up to, not including, `end` in order; `progress` is called now and then. If tasks fail,
/// rethrows what the first of them threw; all tasks before it are done, so the outcome does not
/// depend on the number of threads. Also rethrows what `work` threw before it took a task.
void run_tasks(std::uint64_t first, std::uint64_t end, std::size_t threads,
               const std::function<void(const TakeTask&)>& work,
               const std::function<void()>& progress = {});

/// A first step, a move or an answer, and the number of sequences that begin with it.
using PerftPart = std::pair<Step, Count>;

/// perft() of `state`, split by first step: answers, then moves in the order of legal moves.
/// `depth` is at least 1. Throws what load_variant() and the scripts throw, and Interrupted once
/// `interrupt` is set.
std::vector<PerftPart> perft_by_jobs(const State& state, const VariantRequest& variant, int depth,
                                     int jobs, const Limits& limits,
                                     const std::atomic<bool>& interrupt);

}  // namespace kasino
