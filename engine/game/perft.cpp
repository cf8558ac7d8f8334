#include "engine/game/perft.hpp"

#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"

namespace kasino {

void each_ply(const State& state, const Rules& rules,
              const std::function<void(const Step&)>& visit) {
  each_legal_move(state, rules, [&](const Move& move) { return visit(move), true; });
  for (const Action& action : open_answers(state, rules)) visit(action);
}

Count perft(const State& state, const Rules& rules, int depth,
            const std::function<bool()>& keep_going) {
  if (depth == 0) return {1, false};
  if (keep_going && !keep_going())
    throw Interrupted(Text{"perft was interrupted", "perft avbröts"});
  if (depth == 1) {  // the last ply is counted without being played
    Count last = count_legal_moves(state, rules);
    last += Count{open_answers(state, rules).size(), false};
    return last;
  }
  Count sum;
  each_ply(state, rules, [&](const Step& step) {
    State next = state;
    apply(next, step, rules, nullptr);
    sum += perft(next, rules, depth - 1, keep_going);
  });
  return sum;
}

}  // namespace kasino
