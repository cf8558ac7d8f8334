// How long a player may think, and what it has seen.
#pragma once

#include <functional>

namespace kasino {

class Memory;

struct Thinking {
  /// Of an expert, over all the moves of one decision.
  int playouts = 300;
  /// Asked before each playout: how much of the time is used, in thousandths; from 1000 on the
  /// player decides. Where there is none, nothing but `playouts` counts.
  std::function<int()> time_used{};
  const Memory* memory = nullptr;

  /// Likewise, by time and by `done` playouts.
  int used(int done) const;
};

}  // namespace kasino
