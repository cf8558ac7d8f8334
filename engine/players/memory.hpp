// What players have seen of a deal.
#pragma once

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

}  // namespace kasino
