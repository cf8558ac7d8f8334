// How long a player may think, and what it has seen so far.
#pragma once

#include <functional>
#include <vector>

#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"

namespace kasino {

/// The moves of a deal so far, from which a player learns what others cannot hold: whoever has laid
/// out a card under a duty to capture could not capture.
class Memory {
 public:
  struct Seen {
    State before;
    Move move;
  };

  /// Whether moves tell anything under these rules: only where something is a duty or refused.
  static bool is_of_use(const Rules& rules) {
    return rules.has_duties() || !rules.data().refusals.empty();
  }
  /// `step` is about to be taken. What happened in earlier deals is forgotten.
  void note(const State& before, const Step& step);
  const std::vector<Seen>& seen() const { return seen_; }

 private:
  std::vector<Seen> seen_;
};

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
