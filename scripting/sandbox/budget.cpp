#include "scripting/sandbox/budget.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include <lua.hpp>

namespace kasino {

std::string text_of(Limit limit, const Limits& limits) {
  switch (limit) {
    case Limit::Steps:
      return "limit: more than " + std::to_string(limits.steps) + " steps in one command";
    case Limit::Time:
      return "limit: more than " + std::to_string(limits.time.count()) + " ms in one command";
    case Limit::Interrupt: return "interrupted";
    case Limit::Memory:
      return "limit: more than " + std::to_string(limits.memory_bytes >> 20U) + " MiB of memory";
    case Limit::StringLength:
      return "limit: a string of more than " + std::to_string(limits.string_bytes) + " bytes";
    case Limit::Entries: break;
  }
  return "limit: more than " + std::to_string(limits.entries) +
         " calls of scripts inside each other";
}

Budget::Budget(Limits limits, const std::atomic<bool>* interrupt)
    : limits_(limits), interrupt_(interrupt) {
  begin_command();
}

void Budget::begin_command() {
  steps_left_ = limits_.steps;
  deadline_ = Clock::now() + limits_.time;
  begun_at_ = std::clock();
  reached_.reset();
  steps_begun_ = 0;
  ++command_;
}

bool Budget::look() {
  if (reached_) return false;
  if (interrupt_ != nullptr && interrupt_->load(std::memory_order_relaxed)) {
    die(Limit::Interrupt);
  } else if (steps_left_ < 0) {
    die(Limit::Steps);
  } else if (is_late()) {
    die(Limit::Time);
  }
  return !reached_;
}

/// What counts is what the program itself has worked, for others may keep the machine busy. The
/// clock for that takes longer to read, so it is read only when the time is up by the wall clock.
bool Budget::is_late() const {
  constexpr int most_patience = 8;
  const Clock::time_point now = Clock::now();
  if (now <= deadline_) return false;
  if (now > deadline_ + most_patience * limits_.time) return true;
  const auto worked =
      std::chrono::duration<double>(static_cast<double>(std::clock() - begun_at_) / CLOCKS_PER_SEC);
  return worked > limits_.time;
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

Allowance::Allowance(Budget& budget) : budget_(budget), left_(total()) { budget_.begin_command(); }

std::int64_t Allowance::total() const {
  constexpr std::int64_t commands = 5;
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / commands;
  return commands * std::min(budget_.limits().steps, most);
}

bool Allowance::begin_step() {
  left_ -= budget_.limits().steps - budget_.steps_left();
  budget_.begin_command();
  return left_ >= 0;
}

std::string Allowance::words() const {
  return "limit: more than " + std::to_string(total()) +
         " steps in all; --script-steps allows more";
}

void* Allocator::allocate(void* heap, void* block, std::size_t old_size, std::size_t new_size) {
  auto& self = *static_cast<Allocator*>(heap);
  // For a new block Lua passes the kind of object where the old size would be.
  const bool is_string = block == nullptr && old_size == LUA_TSTRING;
  if (block == nullptr) old_size = 0;
  if (new_size > old_size && !self.may_grow(new_size - old_size, is_string)) return nullptr;
  void* made = nullptr;
  if (new_size == 0)
    std::free(block);
  else
    made = std::realloc(block, new_size);
  // Lua counts on shrinking to succeed. In this need the longer block serves as the shorter.
  if (made == nullptr && new_size > 0 && new_size <= old_size) made = block;
  if (made != nullptr || new_size == 0)
    self.used_ += new_size - old_size;
  else
    self.refuse(Limit::Memory);
  return made;
}

bool Allocator::may_grow(std::size_t bytes, bool is_string) {
  constexpr int most_refusals = 8;
  constexpr std::size_t string_overhead = 64;  // Lua's header and the closing zero, rounded up
  constexpr std::size_t worth_a_look = 4096;   // copying as much costs more than reading a clock
  if (closing_) return true;
  if (refusals_ >= most_refusals && command_ == budget_.command()) return false;
  const Limits& limits = budget_.limits();
  if (is_string && bytes > limits.string_bytes + string_overhead) {
    return refuse(Limit::StringLength);
  }
  if (bytes > limits.memory_bytes || used_ > limits.memory_bytes - bytes) {
    return refuse(Limit::Memory);
  }
  // A rehash or a long copy is one instruction to the step counter; the clock sees it.
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
