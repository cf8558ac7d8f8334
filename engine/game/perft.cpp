#include "engine/game/perft.hpp"

#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"

namespace kasino {

namespace {

/// What the seat to act can do instead of a move: each is a ply.
Count perft_of_answers(const State& state, const Rules& rules, int depth,
                       const std::function<bool()>& keep_going) {
  Count sum;
  for (const Action& action : open_answers(state, rules)) {
    State next = state;
    apply(next, action, rules, nullptr);
    sum += perft(next, rules, depth - 1, keep_going);
  }
  return sum;
}

}  // namespace

Count perft(const State& state, const Rules& rules, int depth,
            const std::function<bool()>& keep_going) {
  if (depth == 0) return {1, false};
  if (keep_going && !keep_going()) throw Interrupted("perft was interrupted");
  Count sum = perft_of_answers(state, rules, depth, keep_going);
  if (depth == 1) {
    // The last ply is counted without being played.
    sum += count_legal_moves(state, rules);
    return sum;
  }
  each_legal_move(state, rules, [&](const Move& move) {
    State next = state;
    apply(next, move, rules, nullptr);
    sum += perft(next, rules, depth - 1, keep_going);
    return true;
  });
  return sum;
}

}  // namespace kasino
