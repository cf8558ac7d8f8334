// Processes that a test forks, and that end without its clean-up.
#pragma once

#include <sys/types.h>
#include <unistd.h>

#include "tests/support/catch.hpp"

namespace kasino::test {

/// Runs `act` in a process of its own.
template <typename Act>
pid_t in_child(const Act& act) {
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child != 0) return child;
  act();
  ::_exit(0);
}

}  // namespace kasino::test
