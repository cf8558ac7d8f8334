// How long a player may think, and what it has seen.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>

namespace kasino {

class Memory;

struct Thinking {
  /// How many playouts an expert may take, over all moves of one decision.
  int playouts = 300;
  /// Asked before each playout: how many thousandths of the time are used; at 1000 the player
  /// decides. Without it, only `playouts` limits the thinking.
  std::function<int()> time_used{};
  const Memory* memory = nullptr;

  /// The part of the playouts or of the time that is used after `done` playouts, the greater of the
  /// two, in thousandths.
  int used(int done) const {
    const auto part = static_cast<int>(std::int64_t{1000} * done / std::max(1, playouts));
    return time_used ? std::max(part, time_used()) : part;
  }
};

}  // namespace kasino
