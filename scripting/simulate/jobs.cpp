#include "scripting/simulate/jobs.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>

#include "engine/game/perft.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"
#include "engine/text/error.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

namespace {

/// Threads that are waited for, whatever happens. (A std::async that fails may wait for itself.)
struct Threads {
  std::vector<std::thread> all;

  ~Threads() {
    for (std::thread& thread : all) thread.join();
  }
};

}  // namespace

void run_tasks(std::uint64_t first, std::uint64_t end, std::size_t threads,
               const std::function<void(const TakeTask&)>& work,
               const std::function<void()>& progress) {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds between(200);
  std::atomic<std::uint64_t> next = first;
  std::atomic<std::uint64_t> stop = end;  // later tasks are not begun
  std::mutex mutex;
  std::exception_ptr failure;
  std::size_t at_work = 0;
  std::condition_variable ended;
  bool is_alone = false;
  auto told = Clock::now();
  const auto run_thread = [&] {
    std::uint64_t task = 0;
    try {
      work([&]() -> std::optional<std::uint64_t> {
        if (is_alone && progress && Clock::now() > told + between) {
          progress();
          told = Clock::now();
        }
        task = next++;
        return task < stop ? std::optional(task) : std::nullopt;
      });
    } catch (...) {
      const std::lock_guard lock(mutex);
      if (failure && task >= stop) return;
      failure = std::current_exception();
      stop = std::min<std::uint64_t>(stop, task);
    }
  };
  const auto run_beside = [&] {
    run_thread();
    const std::lock_guard lock(mutex);
    --at_work;
    ended.notify_one();
  };
  {
    Threads running;
    std::unique_lock lock(mutex);
    try {
      for (std::size_t i = 0; i < threads; ++i) {
        running.all.emplace_back(run_beside);
        ++at_work;
      }
    } catch (const std::system_error&) {
      // If the system has no more threads, the ones that it gave do all the work, or this one.
      is_alone = running.all.empty();
    }
    while (!ended.wait_for(lock, between, [&] { return at_work == 0; })) {
      lock.unlock();
      if (progress) progress();
      lock.lock();
    }
  }
  if (is_alone) run_thread();
  if (failure) std::rethrow_exception(failure);
}

namespace {

constexpr std::uint64_t most_steps = 100'000;

std::vector<Step> steps_from(const State& state, const Rules& rules) {
  const Count moves = count_legal_moves(state, rules);
  if (moves.saturated || moves.number > most_steps)
    throw Error(
        {"perft: its first plays have more than {0} moves; ask for a smaller depth, without "
         "--divide",
         "perft: de första dragen är fler än {0}; begär ett mindre djup, utan --divide"},
        most_steps);
  std::vector<Step> steps;
  each_ply(state, rules, [&](const Step& step) { steps.push_back(step); });
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

/// Splits tasks by one more step, since first steps differ greatly in how much follows them.
std::vector<Task> split(const std::vector<Task>& tasks, const Rules& rules, Budget& budget) {
  std::vector<Task> parts;
  for (const Task& task : tasks) {
    budget.begin_command();
    for (const Step& step : steps_from(task.state, rules))
      parts.push_back({task.part, after(task.state, step, rules), task.depth - 1});
  }
  return parts;
}

}  // namespace

std::vector<PerftPart> perft_by_jobs(const State& state, const VariantRequest& variant, int depth,
                                     int jobs, const Limits& limits,
                                     const std::atomic<bool>& interrupt) {
  constexpr std::size_t enough_tasks = 4096;
  std::vector<PerftPart> parts;
  std::vector<Task> tasks;
  {
    Budget budget(limits);
    const Paying paying(budget);
    const std::unique_ptr<Rules> rules = load_variant(variant, budget);
    for (Step& step : steps_from(state, *rules)) {
      tasks.push_back({parts.size(), after(state, step, *rules), depth - 1});
      parts.emplace_back(std::move(step), Count{});
    }
    if (jobs > 1 && depth > 2 && tasks.size() <= enough_tasks) tasks = split(tasks, *rules, budget);
  }
  std::mutex mutex;
  const std::size_t threads = std::min(static_cast<std::size_t>(jobs), tasks.size());
  run_tasks(0, tasks.size(), threads, [&](const TakeTask& take) {
    Budget budget(limits);
    const Paying paying(budget);
    const std::unique_ptr<Rules> rules = load_variant(variant, budget);
    while (const auto at = take()) {
      const Task& task = tasks[*at];
      budget.begin_command();
      const Count nodes = perft(task.state, *rules, task.depth, [&] {
        if (!budget.begin_step()) budget.begin_command();  // a task may take as long as it needs
        return !interrupt;
      });
      const std::lock_guard lock(mutex);
      parts[task.part].second += nodes;
    }
  });
  return parts;
}

}  // namespace kasino
