// Ctrl-C as a flag that long work polls.
#pragma once

#include <atomic>

namespace kasino {

/// Set by Ctrl-C once catch_interrupts() was called; who acts on it clears it. The one global of
/// the program: a signal handler can reach nothing else.
std::atomic<bool>& interrupt_flag();

/// From now on Ctrl-C sets the flag instead of ending the program.
void catch_interrupts();

}  // namespace kasino
