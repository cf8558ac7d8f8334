#include "scripting/simulate/perft_jobs.hpp"

#include <algorithm>
#include <exception>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "engine/game/perft.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"
#include "engine/text/error.hpp"

namespace kasino {

namespace {

constexpr std::uint64_t most_steps = 100'000;

std::vector<Step> steps_from(const State& state, const Rules& rules) {
  const Count moves = count_legal_moves(state, rules);
  if (moves.saturated || moves.number > most_steps)
    throw Error("perft: its first plays have more than " + std::to_string(most_steps) +
                " moves; ask for a smaller depth, without --divide");
  std::vector<Step> steps;
  if (state.stage() != play_stage)
    for (Action& action : open_answers(state, rules)) steps.emplace_back(std::move(action));
  each_legal_move(state, rules, [&](const Move& move) {
    steps.emplace_back(move);
    return true;
  });
  return steps;
}

State after(const State& state, const Step& step, const Rules& rules) {
  State next = state;
  apply(next, step, rules, nullptr);
  return next;
}

/// A position to count from, and the first step that leads to it.
struct Task {
  std::size_t part;
  State state;
  int depth;
};

class PerftJobs {
 public:
  PerftJobs(const VariantRequest& variant, int jobs, const Limits& limits,
            const std::atomic<bool>& interrupt)
      : variant_(variant), jobs_(jobs), limits_(limits), interrupt_(interrupt) {}

  std::vector<PerftPart> run(const State& state, int depth) {
    Budget budget(limits_);
    const std::unique_ptr<Rules> rules = load_variant(variant_, budget);
    for (Step& step : steps_from(state, *rules)) {
      tasks_.push_back({parts_.size(), after(state, step, *rules), depth - 1});
      parts_.emplace_back(std::move(step), Count{});
    }
    if (jobs_ > 1 && depth > 2) split(*rules, budget);
    std::vector<std::thread> threads;
    const auto most = static_cast<int>(std::min<std::size_t>(tasks_.size(), 1024));
    for (int i = 1; i < std::min(jobs_, most); ++i) threads.emplace_back([this] { work(); });
    count(*rules, budget);
    for (std::thread& thread : threads) thread.join();
    if (failure_) std::rethrow_exception(failure_);
    return std::move(parts_);
  }

 private:
  /// First steps differ much in what follows: threads share better what follows two.
  void split(const Rules& rules, Budget& budget) {
    constexpr std::size_t enough = 4096;
    if (tasks_.size() > enough) return;
    std::vector<Task> split;
    for (const Task& task : tasks_) {
      budget.begin_command();
      for (const Step& step : steps_from(task.state, rules))
        split.push_back({task.part, after(task.state, step, rules), task.depth - 1});
    }
    tasks_ = std::move(split);
  }

  void work() {
    try {
      Budget budget(limits_);
      const std::unique_ptr<Rules> rules = load_variant(variant_, budget);
      count(*rules, budget);
    } catch (...) {
      note_failure(0);
    }
  }

  void count(const Rules& rules, Budget& budget) {
    std::size_t at = 0;
    try {
      while ((at = next_++) < tasks_.size()) {
        if (at >= end_) return;
        const Task& task = tasks_[at];
        budget.begin_command();
        const Count nodes = perft(task.state, rules, task.depth, [&] {
          budget.begin_step();
          return !interrupt_;
        });
        const std::lock_guard lock(mutex_);
        parts_[task.part].second += nodes;
      }
    } catch (...) {
      note_failure(at);
    }
  }

  /// What comes first in order is told, whatever the number of threads.
  void note_failure(std::size_t at) {
    const std::lock_guard lock(mutex_);
    if (failure_ && at >= end_) return;
    failure_ = std::current_exception();
    end_ = std::min<std::size_t>(end_, at);
  }

  const VariantRequest& variant_;
  int jobs_;
  const Limits& limits_;
  const std::atomic<bool>& interrupt_;
  std::vector<Task> tasks_;
  std::vector<PerftPart> parts_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<std::size_t> end_ = static_cast<std::size_t>(-1);  ///< tasks not to be begun
  std::mutex mutex_;
  std::exception_ptr failure_;
};

}  // namespace

std::vector<PerftPart> perft_by_jobs(const State& state, const VariantRequest& variant, int depth,
                                     int jobs, const Limits& limits,
                                     const std::atomic<bool>& interrupt) {
  return PerftJobs(variant, jobs, limits, interrupt).run(state, depth);
}

}  // namespace kasino
