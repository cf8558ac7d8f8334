#include "scripting/sandbox/budget.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include <lua.hpp>

namespace kasino {

namespace {

std::int64_t steps_of_work(const Limits& limits) {
  const std::int64_t most = std::numeric_limits<std::int64_t>::max() / limits.most_steps_of_work;
  return limits.most_steps_of_work * std::min(limits.steps, most);
}

}  // namespace

std::string text_of(Limit limit, const Limits& limits) {
  switch (limit) {
    case Limit::Steps:
      return "limit: more than " + std::to_string(limits.steps) + " steps in one command";
    case Limit::Time:
      return "limit: more than " + std::to_string(limits.time.count()) + " ms in one command";
    case Limit::StepsOfWork:
      return "limit: more than " + std::to_string(steps_of_work(limits)) +
             " steps in all; --script-steps allows more";
    case Limit::TimeOfWork:
      return "limit: more than " + std::to_string(limits.time_of_work.count()) + " ms in all";
    case Limit::Interrupt: return "interrupted";
    case Limit::Memory:
      return "limit: more than " + std::to_string(limits.memory_bytes >> 20U) + " MiB of memory";
    case Limit::MemoryOfAll:
      return "limit: more than " + std::to_string(4 * (limits.memory_bytes >> 20U)) +
             " MiB of memory in all scripts together";
    case Limit::StringLength:
      return "limit: a string of more than " + std::to_string(limits.string_bytes) + " bytes";
    case Limit::Entries: break;
  }
  return "limit: more than " + std::to_string(limits.entries) +
         " calls of scripts inside each other";
}

Budget::Budget(Limits limits, const std::atomic<bool>* interrupt)
    : limits_(limits),
      interrupt_(interrupt),
      deadline_(limits.time),
      deadline_of_work_(limits.time_of_work) {
  begin_command();
}

void Budget::make_unspent(int times) {
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

void Budget::begin_command() {
  make_unspent(1);
  work_left_ = steps_of_work(limits_);
  deadline_of_work_ = Deadline(limits_.time_of_work);
}

bool Budget::begin_step() {
  constexpr int neighbours = 16;
  const bool shares = times_given_ == 1 && !reached_ && small_steps_ + 1 < neighbours &&
                      steps_left_ >= limits_.steps - limits_.steps / 100;
  if (!shares) return begin_question(1);
  ++small_steps_;
  return true;
}

bool Budget::begin_question(int times) {
  work_left_ -= steps_given_ - steps_left_;
  make_unspent(times);
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
  if (interrupt_ != nullptr && interrupt_->load(std::memory_order_relaxed)) {
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

std::string Budget::words() const {
  Limits given = limits_;
  given.steps = steps_given_;
  given.time *= times_given_;
  const bool of_step = reached_ == Limit::Steps || reached_ == Limit::Time;
  return reached_ ? text_of(*reached_, of_step ? given : limits_) : "";
}

void Budget::die(Limit cause) {
  if (!reached_) reached_ = cause;
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
