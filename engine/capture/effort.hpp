// What judging has cost, in numbers that repeat.
#pragma once

#include <cstdint>

namespace kasino {

/// How many turns were prepared and how many searches for captures were made on this thread.
/// Nothing is decided by it: tests hold commands to what they may cost. Playouts are not counted.
struct Effort {
  std::uint64_t turns = 0;     ///< TurnContext objects
  std::uint64_t searches = 0;  ///< of what a card takes from a table; several cards at once are one
};

constinit inline thread_local Effort effort;

}  // namespace kasino
