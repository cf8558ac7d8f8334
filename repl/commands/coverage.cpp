#include "repl/commands/coverage.hpp"

#include "engine/legality/judge.hpp"
#include "engine/play/scoring.hpp"

namespace kasino {

std::set<std::string> clauses_of(const Game& game, std::size_t first) {
  std::set<std::string> clauses;
  for (std::size_t i = first; i < game.ply(); ++i) {
    const Move* move = game.steps()[i].move();
    if (move == nullptr) continue;
    const Verdict verdict = judge(*move, game.state_at(i), game.rules());
    clauses.insert(verdict.allowing.begin(), verdict.allowing.end());
    for (const Refusal& refusal : verdict.refusals) clauses.insert(refusal.clause);
    const State& after = game.state_at(i + 1);
    for (Seat seat = 1; seat <= after.players(); ++seat)
      for (const ScoreLine& line : score_sheet(after, game.rules(), seat))
        clauses.insert(line.clause);
  }
  return clauses;
}

}  // namespace kasino
