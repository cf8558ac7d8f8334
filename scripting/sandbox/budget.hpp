// What a script may use: steps and time in one user command, bytes in one Lua state.
//
// All scripts that take part in a command share one Budget: three together get what one gets. A
// spent budget stays spent until the next command begins, whether or not anybody swallows the
// error.
#pragma once

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
  /// Lua heap of one state.
  std::size_t memory_bytes = 64U << 20U;
  std::size_t string_bytes = 64U << 10U;
  std::size_t source_bytes = 32U << 10U;
  /// Calls from the host into Lua that may be under way inside each other.
  int entries = 8;
};

enum class Limit : std::uint8_t { Steps, Time, Interrupt, Memory, StringLength, Entries };

/// The words for a message: "limit: more than 10000000 steps in one command".
std::string text_of(Limit limit, const Limits& limits);

/// Steps, time and nesting of one user command.
///
/// Not for sharing between threads; only the interrupt flag may be set from elsewhere.
class Budget {
 public:
  /// Begins the first command. `interrupt`, where given, is set by a signal handler and cleared by
  /// its owner; it is polled while scripts run, and outlives the budget.
  explicit Budget(Limits limits = {}, const std::atomic<bool>* interrupt = nullptr);

  /// Makes everything unspent again. Costs a read of two clocks.
  void begin_command();
  /// Begins one of the many small steps of long work: a new command at every 16th step, or as soon
  /// as a hundredth of the steps is spent.
  void begin_step() {
    constexpr int neighbours = 16;
    if (++steps_begun_ == neighbours || steps_left_ < limits_.steps - limits_.steps / 100)
      begin_command();
  }

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
  std::int64_t steps_left() const { return steps_left_; }
  /// Counts the commands begun.
  std::uint64_t command() const { return command_; }

  /// Counts an entry into Lua; false if there are too many inside each other, or a limit is
  /// reached.
  [[nodiscard]] bool enter();
  void leave() { --entries_; }

 private:
  bool is_late() const;

  static constexpr std::size_t long_work = 2000;
  static constexpr std::size_t most_at_once = std::size_t{1} << 40U;
  using Clock = std::chrono::steady_clock;

  Limits limits_;
  const std::atomic<bool>* interrupt_;
  std::int64_t steps_left_ = 0;
  Clock::time_point deadline_;
  std::clock_t begun_at_ = 0;
  int entries_ = 0;
  std::uint64_t command_ = 0;
  int steps_begun_ = 0;  ///< of long work, since the command began
  std::optional<Limit> reached_;
};

/// The budget of long work that somebody waits for: each of its steps is a command, and all of them
/// together may spend what five commands may.
class Allowance {
 public:
  explicit Allowance(Budget& budget);

  /// Begins a step; false: the scripts have spent all that they may.
  [[nodiscard]] bool begin_step();
  /// "limit: more than 50000000 steps in all; --script-steps allows more"
  std::string words() const;

 private:
  std::int64_t total() const;

  Budget& budget_;
  std::int64_t left_;
};

/// Invariant: the bytes that Lua has never exceed `limits.memory_bytes`, except while closing.
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
