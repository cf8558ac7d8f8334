#include "repl/interrupt.hpp"

#include <csignal>

namespace kasino {

namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

extern "C" void note_interrupt(int) { interrupted = true; }

}  // namespace

std::atomic<bool>& interrupt_flag() { return interrupted; }

void catch_interrupts() {
  struct sigaction action {};
  action.sa_handler = note_interrupt;
  sigemptyset(&action.sa_mask);
  action.sa_flags = 0;  // reads in progress come back, so that the line can be given up
  sigaction(SIGINT, &action, nullptr);
}

}  // namespace kasino
