// Ctrl-C as a flag that long work polls.
#pragma once

#include <atomic>

namespace kasino {

/// Set by Ctrl-C once catch_interrupts() was called; who acts on it clears it. The one global of
/// the program: a signal handler can reach nothing else.
std::atomic<bool>& interrupt_flag();

/// From now on Ctrl-C sets the flag instead of ending the program.
void catch_interrupts();

/// While it lives, Ctrl-C ends a wait for input, also where it was pressed right before the wait:
/// a library that reads by itself cannot tell, and would wait on. For the main thread.
class InterruptibleRead {
 public:
  InterruptibleRead();
  ~InterruptibleRead();
  InterruptibleRead(const InterruptibleRead&) = delete;
  InterruptibleRead& operator=(const InterruptibleRead&) = delete;
};

}  // namespace kasino
