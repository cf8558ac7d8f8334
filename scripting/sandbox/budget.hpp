// What scripts may use: steps and time in one command of the user, bytes in one Lua state and in
// all.
//
// All scripts that take part in a command share one Budget: three together get what one gets. A
// spent budget stays spent until the next command begins, whether or not anybody swallows the
// error. Long work, such as a game between computers, takes steps of its own: each gets a fresh
// budget, and all of them together are limited too, with the native work between the scripts.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <optional>
#include <string>

namespace kasino {

struct Limits {
  /// Lua instructions in a command; work inside our own functions counts by its size.
  std::int64_t steps = 10'000'000;
  /// Since the command began, by the wall clock; on a busy machine what the program itself has
  /// worked, up to 8 times as long.
  std::chrono::milliseconds time{500};
  /// All steps of long work together: so many times `steps`, and so long.
  std::int64_t most_steps_of_work = 5;
  std::chrono::milliseconds time_of_work{8000};
  /// Lua heap of one state; all states under one budget may have four times as much.
  std::size_t memory_bytes = 64U << 20U;
  std::size_t string_bytes = 64U << 10U;
  std::size_t source_bytes = 128U << 10U;
  /// Calls from the host into Lua that may be under way inside each other.
  int entries = 8;
};

enum class Limit : std::uint8_t {
  Steps,
  Time,
  StepsOfWork,
  TimeOfWork,
  Interrupt,
  Memory,
  MemoryOfAll,
  StringLength,
  Entries
};

/// The words for a message: "limit: more than 10000000 steps in one command".
std::string text_of(Limit limit, const Limits& limits);

/// A time by the wall clock; on a busy machine what the program itself has worked, up to 8 times as
/// long.
class Deadline {
 public:
  explicit Deadline(std::chrono::milliseconds time);

  /// Whether so much of the time is over, 0 to 1.
  bool is_over(double part = 1) const { return passed(part) > part * time_; }
  std::chrono::duration<double> left() const { return std::max(Seconds(0), time_ - passed(0)); }

 private:
  using Clock = std::chrono::steady_clock;
  using Seconds = std::chrono::duration<double>;

  /// What has passed, exactly only if that is more than `part`.
  Seconds passed(double part) const;

  Seconds time_;
  Clock::time_point begun_ = Clock::now();
  std::clock_t begun_at_ = std::clock();
};

/// Steps, time, nesting and bytes of one user command.
///
/// Not for sharing between threads; only the interrupt flag may be set from elsewhere.
class Budget {
 public:
  /// Begins the first command. `interrupt`, where given, is set by a signal handler and cleared by
  /// its owner; it is polled while scripts run, and outlives the budget.
  explicit Budget(Limits limits = {}, const std::atomic<bool>* interrupt = nullptr);

  /// Makes everything unspent again. Costs a read of two clocks.
  void begin_command();
  /// Begins a step of long work, whose steps and time are unspent again; those of the work are not.
  /// False if the work has spent all that it may, or the user interrupts it: then scripts stay
  /// stopped. Many small steps share what one may spend, for the clocks' sake: 16 at most.
  [[nodiscard]] bool begin_step();
  /// The same for a question that asks scripts far more than a move does: it may spend so many
  /// times what a step may.
  [[nodiscard]] bool begin_question(int times);

  /// How many thousandths of the steps of long work are spent, a number that repeats. Work that may
  /// end early should, before all are: what comes after it needs some, too.
  int work_used() const;

  /// Charges work before it is done; false if a limit is reached, and it must not be done. `steps`
  /// is about the number of instructions that Lua would need for it, of some 10 ns each.
  [[nodiscard]] bool spend(std::size_t steps) {
    steps_left_ -= steps > most_at_once ? static_cast<std::int64_t>(most_at_once)
                                        : static_cast<std::int64_t>(steps);
    return steps_left_ < 0 || steps >= long_work ? look() : !reached_;
  }
  /// Looks at steps, clock and interrupt flag; false if a limit is reached.
  [[nodiscard]] bool look();

  /// Stops all scripts until the next command. Of several causes the first is told.
  void die(Limit cause);

  const std::optional<Limit>& limit() const { return reached_; }
  const Limits& limits() const { return limits_; }
  const std::atomic<bool>* interrupt() const { return interrupt_; }
  std::int64_t steps_left() const { return steps_left_; }
  /// The words for the limit that is reached: "limit: more than 10000000 steps in one command".
  std::string words() const;
  /// Counts the commands and steps begun.
  std::uint64_t command() const { return command_; }

  /// Whether the Lua states together may have as much more.
  bool has_room_for(std::size_t bytes) const {
    constexpr std::size_t states = 4;
    return heaps_ + bytes <= states * limits_.memory_bytes;
  }
  /// To be told of every change, by Allocators; `bytes` wraps around where they become fewer.
  void note_heap(std::size_t bytes) { heaps_ += bytes; }

  /// Counts an entry into Lua; false if there are too many inside each other, or a limit is
  /// reached.
  [[nodiscard]] bool enter();
  void leave() { --entries_; }

 private:
  void make_unspent(int times);

  static constexpr std::size_t long_work = 2000;
  static constexpr std::size_t most_at_once = std::size_t{1} << 40U;

  Limits limits_;
  const std::atomic<bool>* interrupt_;
  std::int64_t steps_given_ = 0;  ///< to the command or step under way
  std::int64_t steps_left_ = 0;   ///< of them
  int times_given_ = 1;           ///< how many times what a command may spend
  std::int64_t work_left_ = 0;    ///< steps of long work, but for those given
  Deadline deadline_;
  Deadline deadline_of_work_;
  int entries_ = 0;
  std::uint64_t command_ = 0;
  int small_steps_ = 0;  ///< of long work, that share the steps given
  std::size_t heaps_ = 0;
  std::optional<Limit> reached_;
};

/// Invariant: the bytes that Lua has never exceed `limits.memory_bytes`, nor those of all states
/// what they may have together, except while closing.
class Allocator {
 public:
  /// The budget, which outlives this, has the limits and the clock.
  explicit Allocator(Budget& budget) : budget_(budget) {}
  Allocator(const Allocator&) = delete;
  Allocator& operator=(const Allocator&) = delete;

  /// The allocator to give to lua_newstate, with the heap as its first argument.
  static void* allocate(void* heap, void* block, std::size_t old_size, std::size_t new_size);

  std::size_t used() const { return used_; }
  /// Why memory was refused the last time.
  Limit last_refusal() const { return last_refusal_; }
  /// Lifts the cap, so that closing the state can run every destructor.
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
