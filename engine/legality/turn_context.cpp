#include "engine/legality/turn_context.hpp"

namespace kasino {

// Here, because rules know no more of turns than that there are some.
bool Rules::refuses_on_turn(std::size_t refusal, const Move& move, const TurnContext& turn) const {
  return refuses(refusal, move, turn.state());
}

}  // namespace kasino
