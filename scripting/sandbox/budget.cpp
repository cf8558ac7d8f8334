#include "scripting/sandbox/budget.hpp"

#include <algorithm>
#include <limits>

namespace kasino {
namespace {

std::string size_text(std::size_t bytes) {
  constexpr std::size_t mebibyte = std::size_t{1} << 20U;
  return bytes % mebibyte == 0 ? std::to_string(bytes / mebibyte) + " MiB"
                               : std::to_string(bytes / 1024) + " KiB";
}

}  // namespace

std::string text_of(Limit limit, const Limits& limits) {
  switch (limit) {
    case Limit::Steps:
      return "limit: more than " + std::to_string(limits.steps) + " steps in one command";
    case Limit::Time:
      return "limit: more than " + std::to_string(limits.time.count()) + " ms in one command";
    case Limit::Interrupt: return "interrupted";
    case Limit::Memory: return "limit: more than " + size_text(limits.memory_bytes) + " of memory";
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
  death_.reset();
  steps_begun_ = 0;
  ++command_;
}

bool Budget::look() {
  if (death_) return false;
  if (interrupt_ != nullptr && interrupt_->load(std::memory_order_relaxed)) {
    die(Limit::Interrupt);
  } else if (steps_left_ < 0) {
    die(Limit::Steps);
  } else if (is_late()) {
    die(Limit::Time);
  }
  return !death_;
}

/// Only what the program has worked counts: others may be at work on the machine. Its own clock
/// takes longer to read, and is read when the time is up by the other.
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
  if (!death_) death_ = cause;
}

bool Budget::enter() {
  if (entries_ >= limits_.entries) die(Limit::Entries);
  if (death_) return false;
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

}  // namespace kasino
