#include "repl/interrupt.hpp"

#include <csignal>

#include <sys/time.h>

namespace kasino {

namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

std::atomic<bool> is_reading{false};

/// Sends SIGALRM again and again; never with `milliseconds` 0. A bare system call wherever we run,
/// and so safe in a signal handler.
void send_alarms(int milliseconds) {
  const timeval pause{0, milliseconds * 1000};
  const itimerval timer{pause, pause};
  setitimer(ITIMER_REAL, &timer, nullptr);
}

extern "C" void note_interrupt(int) {
  constexpr int pause = 20;
  interrupted = true;
  if (is_reading) send_alarms(pause);
}

/// What an alarm does: the read under way comes back.
extern "C" void wake(int) {}

void handle(int signal, void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  action.sa_flags = 0;  // reads in progress come back, so that the line can be given up
  sigaction(signal, &action, nullptr);
}

}  // namespace

std::atomic<bool>& interrupt_flag() { return interrupted; }

void catch_interrupts() { handle(SIGINT, note_interrupt); }

InterruptibleRead::InterruptibleRead() {
  handle(SIGALRM, wake);
  is_reading = true;
}

InterruptibleRead::~InterruptibleRead() {
  is_reading = false;
  send_alarms(0);
}

}  // namespace kasino
