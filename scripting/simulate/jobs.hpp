// Work on several threads, each with rules of its own: scripts are not for sharing. Perft is done
// so here, and simulations elsewhere.
#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/model/move.hpp"
#include "engine/model/state.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

/// Numbered tasks that threads take in order. Of several that fail, the first counts, and all
/// before it are done: the outcome is the same on any number of threads.
class Jobs {
 public:
  /// Takes the next task; nothing if there are no more.
  using Take = std::function<std::optional<std::uint64_t>()>;

  Jobs(std::uint64_t first, std::uint64_t end) : next_(first), end_(end) {}

  /// Runs `work` once on each of so many threads, calls `progress` now and then, and waits.
  /// Rethrows what the first task threw, or what `work` threw before it took one.
  void run(std::size_t threads, const std::function<void(const Take&)>& work,
           const std::function<void()>& progress = {});

 private:
  void run_thread(const std::function<void(const Take&)>& work);

  std::atomic<std::uint64_t> next_;
  std::atomic<std::uint64_t> end_;  ///< tasks from here on are not begun
  std::mutex mutex_;
  std::exception_ptr failure_;
};

/// A first step, a move or an answer, with the number of sequences that begin with it.
using PerftPart = std::pair<Step, Count>;

/// perft() of `state`, split by first step: answers, then moves in the order of the legal moves.
/// `depth` is at least 1. Throws what load_variant does, what the scripts do, and Interrupted once
/// `interrupt` is set.
std::vector<PerftPart> perft_by_jobs(const State& state, const VariantRequest& variant, int depth,
                                     int jobs, const Limits& limits,
                                     const std::atomic<bool>& interrupt);

}  // namespace kasino
