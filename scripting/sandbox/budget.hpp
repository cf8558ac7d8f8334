// What scripts may use: steps in one command of the user, and bytes in one Lua state and in all
// states together. Steps are counted alike on every machine, so that a command has one answer; time
// is limited too, but so that only work of which steps say little ever meets that limit.
//
// All scripts that take part in a command share one Budget: three together get as much as one
// alone. A spent budget stays spent until the next command begins, even if the error is swallowed.
// Long work, such as a game between computers, is done in steps. Each step gets a fresh budget, but
// all steps together are limited too, as is the time of native work between scripts. A command of
// many parts, such as the checks of a lesson, renews all of that for each, from one account.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/capture/account.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// How many times the memory of one state all states may have together.
inline constexpr std::size_t most_heaps = 4;

struct Limits {
  /// Lua instructions in one command; work in C++ functions counts by its size.
  std::int64_t steps = 10'000'000;
  /// Time in one command, by the wall clock: many times what the steps take.
  std::chrono::milliseconds time{10'000};
  /// All steps of long work together: this many times `steps`, and this much time.
  std::int64_t most_steps_of_work = 5;
  std::chrono::milliseconds time_of_work{60'000};
  /// All parts of one command together: this many times `steps`, and this many times `time`.
  std::int64_t most_parts = 20;
  /// The Lua heap of one state; all states under one budget may take four times as much.
  std::size_t memory_bytes = 48U << 20U;
  std::size_t jobs = 1;  ///< how many budgets on other threads share the memory of the process
  std::size_t string_bytes = 64U << 10U;
  std::size_t source_bytes = 128U << 10U;
  /// How many calls from the host into Lua may be nested.
  int entries = 8;
};

/// The limits of each of so many jobs: together they take no more than 768 MiB, or what one may
/// take.
Limits shared_by(std::size_t jobs, Limits limits);

/// First those of steps and time.
enum class Limit : std::uint8_t {
  Steps,
  Time,
  StepsOfWork,
  TimeOfWork,
  AllParts,
  Interrupt,
  Memory,
  MemoryOfAll,
  StringLength,
  Entries
};

/// The words for a message: "limit: more than 10000000 steps in one command".
Text text_of(Limit limit, const Limits& limits);

/// A span of time by the wall clock.
class Deadline {
 public:
  explicit Deadline(std::chrono::milliseconds time) : time_(time) {}

  /// Whether this part of the time, from 0 to 1, has passed.
  bool is_over(double part = 1) const { return passed() > part * time_; }
  std::chrono::duration<double> left() const { return std::max(Seconds(0), time_ - passed()); }

 private:
  using Clock = std::chrono::steady_clock;
  using Seconds = std::chrono::duration<double>;

  Seconds passed() const { return Clock::now() - begun_; }

  Seconds time_;
  Clock::time_point begun_ = Clock::now();
};

/// The steps, time, nested calls and bytes of one user command, of scripts and of native work.
///
/// Not for sharing between threads; only the interrupt flag may be set from elsewhere.
class Budget final : public Account {
 public:
  /// Begins the first command. `interrupt`, if given, is set by a signal handler and cleared by its
  /// owner; it is polled while scripts run, and must outlive the budget.
  explicit Budget(Limits limits = {}, const std::atomic<bool>* interrupt = nullptr);
  Budget(const Budget&) = delete;
  Budget& operator=(const Budget&) = delete;

  /// Restores the whole budget.
  void begin_command();
  /// Begins a part of a command of many: restores the budget, but not the account of the command.
  /// If that is spent, or the user interrupts, scripts stay stopped.
  void begin_part();
  /// Restores the whole budget, with so much time for long work from now on.
  void begin_work(std::chrono::milliseconds time) {
    limits_.time_of_work = time;
    begin_command();
  }
  /// Begins a step of long work: restores the budget of a step, but not that of the work. False if
  /// the work has spent its budget, or the user interrupts: then scripts stay stopped. Up to 16
  /// small steps share one budget, to save reads of the clock.
  [[nodiscard]] bool begin_step();
  /// Begins a question that asks scripts far more than a move does: it may spend `times` times the
  /// budget of a step. Otherwise as begin_step().
  [[nodiscard]] bool begin_question(int times);

  /// How many thousandths of the steps of long work are spent; the same on every run. Work that can
  /// end early should do so before all are, since what follows it needs some.
  int work_used() const;

  /// Charges work before it is done. False if a limit is reached: then the work must not be done.
  /// `steps` is about the number of instructions of some 10 ns that Lua would need for the work.
  [[nodiscard]] bool spend(std::size_t steps) {
    steps_left_ -= steps > most_at_once ? static_cast<std::int64_t>(most_at_once)
                                        : static_cast<std::int64_t>(steps);
    return steps_left_ < 0 || steps >= long_work ? look() : !reached_;
  }
  /// Charges native work; some operations are a step. Throws ScriptError if a limit is reached.
  void pay(std::uint64_t operations) override;
  /// Checks steps, clock and interrupt flag; false if a limit is reached.
  [[nodiscard]] bool look();

  /// Stops all scripts until the next command. Only the first cause is kept.
  void die(Limit cause);

  const std::optional<Limit>& limit() const { return reached_; }
  /// How often scripts have used all their steps or time, in all commands so far.
  int times_exhausted() const { return times_exhausted_; }
  const Limits& limits() const { return limits_; }
  const std::atomic<bool>* interrupt() const { return interrupt_; }
  std::int64_t steps_left() const { return steps_left_; }
  /// A message about the limit reached: "limit: more than 10000000 steps in one command".
  Text words() const;
  /// The number of commands and steps begun so far.
  std::uint64_t command() const { return command_; }

  /// Whether the Lua states together may grow by `bytes`.
  bool has_room_for(std::size_t bytes) const {
    return heaps_ + bytes <= most_heaps * limits_.memory_bytes;
  }
  /// Called by Allocators when a heap changes its size; `bytes` wraps around if it shrinks.
  void note_heap(std::size_t bytes) { heaps_ += bytes; }

  /// Counts a call into Lua; false if too many are nested, or a limit is reached. Each call counted
  /// is ended by leave().
  [[nodiscard]] bool enter();
  void leave() { --entries_; }

 private:
  void make_unspent(int times);
  void renew();
  bool is_interrupted() const {
    return interrupt_ != nullptr && interrupt_->load(std::memory_order_relaxed);
  }

  static constexpr std::size_t long_work = 2000;
  static constexpr std::uint64_t most_at_once = std::uint64_t{1} << 40U;

  Limits limits_;
  const std::atomic<bool>* interrupt_;
  std::int64_t steps_given_ = 0;  ///< to the command or step under way
  std::int64_t steps_left_ = 0;   ///< left of `steps_given_`
  int times_given_ = 1;           ///< how many times the usual budget was given
  std::int64_t work_left_ = 0;    ///< steps of long work, without those given
  Deadline deadline_;
  Deadline deadline_of_work_;
  std::int64_t all_left_ = 0;  ///< steps of the command, without those given
  Deadline deadline_of_all_;
  bool all_is_spent_ = false;
  int entries_ = 0;
  std::uint64_t command_ = 0;
  int small_steps_ = 0;  ///< steps of long work that have shared `steps_given_`
  std::size_t heaps_ = 0;
  std::optional<Limit> reached_;
  int times_exhausted_ = 0;
};

/// Allocates the memory of one Lua state. Invariant: its bytes never exceed `limits.memory_bytes`,
/// nor those of all states together their limit, except while the state is closing.
class Allocator {
 public:
  /// The budget, which must outlive this, has the limits and the clock.
  explicit Allocator(Budget& budget) : budget_(budget) {}
  Allocator(const Allocator&) = delete;
  Allocator& operator=(const Allocator&) = delete;

  /// The function to give to lua_newstate; its first argument is the Allocator.
  static void* allocate(void* heap, void* block, std::size_t old_size, std::size_t new_size);

  /// Why memory was last refused.
  Limit last_refusal() const { return last_refusal_; }
  /// Lifts the limit, so that every finaliser can run while the state is closed.
  void begin_closing() { closing_ = true; }

 private:
  bool may_grow(std::size_t bytes, bool is_string);
  bool refuse(Limit cause);

  Budget& budget_;
  std::size_t used_ = 0;
  std::uint64_t command_ = 0;  // the command that the refusals belong to
  int refusals_ = 0;
  Limit last_refusal_ = Limit::Memory;
  bool closing_ = false;
};

}  // namespace kasino
