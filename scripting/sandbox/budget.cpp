#include "scripting/sandbox/budget.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include <lua.hpp>

#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

std::int64_t steps_of(std::int64_t times, const Limits& limits) {
  return times * std::min(limits.steps, std::numeric_limits<std::int64_t>::max() / times);
}

std::int64_t steps_of_work(const Limits& limits) {
  return steps_of(limits.most_steps_of_work, limits);
}

}  // namespace

Limits shared_by(std::size_t jobs, Limits limits) {
  constexpr std::size_t most_of_all = std::size_t{768} << 20U;
  const std::size_t all = std::max(most_of_all, most_heaps * limits.memory_bytes);
  limits.jobs = std::max<std::size_t>(jobs, 1);
  limits.memory_bytes = std::min(limits.memory_bytes, all / (most_heaps * limits.jobs));
  return limits;
}

Text text_of(Limit limit, const Limits& limits) {
  const auto memory_of = [&](std::size_t states) {
    const Text each = as_text(std::to_string(states * (limits.memory_bytes >> 20U)) + " MiB");
    return limits.jobs == 1
               ? each
               : each + format({" (shared by {0} jobs)", " (delat av {0} jobb)"}, limits.jobs);
  };
  switch (limit) {
    case Limit::Steps:
      return format(
          {"limit: more than {0} steps in one command", "gräns: mer än {0} steg i ett kommando"},
          limits.steps);
    case Limit::Time:
      return format(
          {"limit: more than {0} ms in one command", "gräns: mer än {0} ms i ett kommando"},
          limits.time.count());
    case Limit::StepsOfWork:
      return format({"limit: more than {0} steps in all; --script-steps allows more",
                     "gräns: mer än {0} steg i allt; --script-steps tillåter fler"},
                    steps_of_work(limits));
    case Limit::TimeOfWork:
      return format({"limit: more than {0} ms in all", "gräns: mer än {0} ms i allt"},
                    limits.time_of_work.count());
    case Limit::AllParts:
      return format({"limit: more than {0} steps, or {1} ms, in all parts of one command; mend the "
                     "first part that reaches a limit, or take fewer; --script-steps allows more",
                     "gräns: mer än {0} steg, eller {1} ms, i alla delar av ett kommando; laga den "
                     "första delen som når en gräns, eller ta färre; --script-steps tillåter fler"},
                    steps_of(limits.most_parts, limits), (limits.most_parts * limits.time).count());
    case Limit::Interrupt: return {"interrupted", "avbrutet"};
    case Limit::Memory:
      return format({"limit: more than {0} of memory", "gräns: mer än {0} minne"}, memory_of(1));
    case Limit::MemoryOfAll:
      return format({"limit: more than {0} of memory in all scripts together",
                     "gräns: mer än {0} minne i alla skript tillsammans"},
                    memory_of(most_heaps));
    case Limit::StringLength:
      return format(
          {"limit: a string of more than {0} bytes", "gräns: en sträng av mer än {0} byte"},
          limits.string_bytes);
    case Limit::Entries: break;
  }
  return format({"limit: more than {0} calls of scripts inside each other",
                 "gräns: mer än {0} anrop av skript i varandra"},
                limits.entries);
}

Budget::Budget(Limits limits, const std::atomic<bool>* interrupt)
    : limits_(limits),
      interrupt_(interrupt),
      deadline_(limits.time),
      deadline_of_work_(limits.time_of_work),
      deadline_of_all_(limits.time) {
  begin_command();
}

void Budget::make_unspent(int times) {
  all_left_ -= steps_given_ - steps_left_;
  times_given_ = times;
  steps_given_ = limits_.steps > std::numeric_limits<std::int64_t>::max() / times
                     ? std::numeric_limits<std::int64_t>::max()
                     : times * limits_.steps;
  steps_left_ = steps_given_;
  deadline_ = Deadline(times * limits_.time);
  reached_.reset();
  small_steps_ = 0;
  ++command_;
}

void Budget::renew() {
  make_unspent(1);
  work_left_ = steps_of_work(limits_);
  deadline_of_work_ = Deadline(limits_.time_of_work);
}

void Budget::begin_command() {
  renew();
  all_left_ = steps_of(limits_.most_parts, limits_);
  deadline_of_all_ = Deadline(limits_.most_parts * limits_.time);
  all_is_spent_ = false;
}

void Budget::begin_part() {
  renew();
  all_is_spent_ |= all_left_ < 0 || deadline_of_all_.is_over();
  if (all_is_spent_) die(Limit::AllParts);
  if (is_interrupted()) die(Limit::Interrupt);
}

bool Budget::begin_step() {
  constexpr int neighbours = 16;
  const bool shares = times_given_ == 1 && !reached_ && !is_interrupted() &&
                      small_steps_ + 1 < neighbours &&
                      steps_left_ >= limits_.steps - limits_.steps / 100;
  if (!shares) return begin_question(1);
  ++small_steps_;
  return true;
}

bool Budget::begin_question(int times) {
  work_left_ -= steps_given_ - steps_left_;
  make_unspent(times);
  if (all_is_spent_) die(Limit::AllParts);
  if (work_left_ < 0) die(Limit::StepsOfWork);
  return look();
}

int Budget::work_used() const {
  const double all = static_cast<double>(steps_of_work(limits_));
  const double left = static_cast<double>(work_left_ - (steps_given_ - steps_left_));
  return static_cast<int>(std::clamp(1000 - 1000 * left / all, 0.0, 1000.0));
}

bool Budget::look() {
  if (reached_) return false;
  if (is_interrupted()) {
    die(Limit::Interrupt);
  } else if (steps_left_ < 0) {
    die(Limit::Steps);
  } else if (deadline_.is_over()) {
    die(Limit::Time);
  } else if (deadline_of_work_.is_over()) {
    die(Limit::TimeOfWork);
  }
  return !reached_;
}

void Budget::pay(std::uint64_t operations) {
  constexpr std::uint64_t of_a_step = 8;
  if (spend(operations / of_a_step)) return;
  const bool is_stopped = reached_ == Limit::Interrupt || reached_ == Limit::TimeOfWork;
  throw ScriptError(is_stopped ? ScriptErrorKind::Interrupted : ScriptErrorKind::Limit, {},
                    reached_ == Limit::Interrupt
                        ? words()
                        : words() + Text{", in finding what can be taken: there are many cards",
                                         ", i letandet efter vad som går att ta: det är många "
                                         "kort"});
}

Text Budget::words() const {
  Limits given = limits_;
  given.steps = steps_given_;
  given.time *= times_given_;
  const bool of_step = reached_ == Limit::Steps || reached_ == Limit::Time;
  return reached_ ? text_of(*reached_, of_step ? given : limits_) : Text{};
}

void Budget::die(Limit cause) {
  if (reached_) return;
  reached_ = cause;
  if (cause <= Limit::AllParts) ++times_exhausted_;
}

bool Budget::enter() {
  if (entries_ >= limits_.entries) die(Limit::Entries);
  if (reached_) return false;
  ++entries_;
  return true;
}

void* Allocator::allocate(void* heap, void* block, std::size_t old_size, std::size_t new_size) {
  auto& self = *static_cast<Allocator*>(heap);
  // For a new block, Lua passes the kind of object as the old size.
  const bool is_string = block == nullptr && old_size == LUA_TSTRING;
  if (block == nullptr) old_size = 0;
  if (new_size > old_size && !self.may_grow(new_size - old_size, is_string)) return nullptr;
  void* made = nullptr;
  if (new_size == 0)
    std::free(block);
  else
    made = std::realloc(block, new_size);
  // Lua relies on shrinking: if it fails, the longer block serves as the shorter.
  if (made == nullptr && new_size > 0 && new_size <= old_size) made = block;
  if (made != nullptr || new_size == 0) {
    self.used_ += new_size - old_size;
    self.budget_.note_heap(new_size - old_size);
  } else {
    self.refuse(Limit::Memory);
  }
  return made;
}

bool Allocator::may_grow(std::size_t bytes, bool is_string) {
  constexpr int most_refusals = 8;
  constexpr std::size_t string_overhead = 64;  // Lua's header and the final zero, rounded up
  constexpr std::size_t worth_a_look = 4096;   // copying as much takes longer than reading a clock
  if (closing_) return true;
  if (refusals_ >= most_refusals && command_ == budget_.command()) return false;
  const Limits& limits = budget_.limits();
  if (is_string && bytes > limits.string_bytes + string_overhead) {
    return refuse(Limit::StringLength);
  }
  if (bytes > limits.memory_bytes || used_ > limits.memory_bytes - bytes) {
    return refuse(Limit::Memory);
  }
  if (!budget_.has_room_for(bytes)) return refuse(Limit::MemoryOfAll);
  // A rehash or a long copy counts as one instruction, so the clock has to be looked at.
  return bytes < worth_a_look || budget_.look();
}

bool Allocator::refuse(Limit cause) {
  if (command_ != budget_.command()) refusals_ = 0;
  command_ = budget_.command();
  ++refusals_;
  last_refusal_ = cause;
  return false;
}

}  // namespace kasino
