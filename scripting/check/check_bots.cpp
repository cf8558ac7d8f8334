#include "scripting/check_players.hpp"

#include <algorithm>
#include <optional>

#include "engine/actions.hpp"
#include "engine/legality.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_weighed = 200;

template <typename Type>
const Type& one_of(const std::vector<Type>& list, Random& random) {
  return list[random.below(list.size())];
}

/// How well a player with this liking likes the move.
int weight(const Move& move, Liking liking, const State& state) {
  const int taken = static_cast<int>(move.captured.size());
  switch (liking) {
    case Liking::Table: return state.table().size() < CaptureSearch::small_table ? -taken : taken;
    case Liking::Flood: return -taken;
    case Liking::Sweeps: return taken == static_cast<int>(state.table().size()) ? 1 : 0;
    case Liking::Most: return taken;
    case Liking::Fewest: return taken == 0 ? -100 : -taken;
    case Liking::Anything:
    case Liking::Actions: break;
  }
  return 0;
}

Move best_move(const Game& game, Liking liking, Random& random) {
  const State& state = game.state();
  const std::vector<Move> moves = legal_moves(state, game.rules(), most_weighed);
  std::vector<Move> best;
  for (const Move& move : moves) {
    const int better =
        best.empty() ? 1 : weight(move, liking, state) - weight(best.front(), liking, state);
    if (better > 0) best.clear();
    if (better >= 0) best.push_back(move);
  }
  return one_of(best, random);
}

/// A move that breaks a rule, and stands all the same.
std::optional<Move> offence(const Game& game, Random& random) {
  const State& state = game.state();
  const auto cards = state.cards(*source_of_plays(state, game.rules().data()));
  const Move move{state.turn, cards[random.below(cards.size())], {}};
  const Verdict verdict = judge(move, state, game.rules());
  if (verdict.legal() || !verdict.stands(game.rules().data())) return std::nullopt;
  return move;
}

/// Functions that refuse are asked of every move there is: what they say of those that are not
/// played is to be seen, too.
Move random_of_all(const State& state, const Rules& rules, Random& random) {
  constexpr std::size_t most_asked = 100'000;
  if (!rules.refuses_outcomes()) return random_legal_move(state, rules, random);
  return one_of(legal_moves(state, rules, most_asked), random);
}

}  // namespace

StepWhat chosen_step(const Game& game, Liking liking, Random& random) {
  const State& state = game.state();
  const Rules& rules = game.rules();
  if (liking == Liking::Actions || random.below(8) == 0)
    if (const std::vector<Action> actions = open_actions(state, rules); !actions.empty())
      return one_of(actions, random);
  if (legal_moves(state, rules, 1).empty()) return one_of(open_answers(state, rules), random);
  if (!rules.data().honest.empty() && random.below(4) == 0)
    if (const auto move = offence(game, random)) return *move;
  if (liking == Liking::Anything || liking == Liking::Actions || random.below(6) == 0)
    return random_of_all(state, rules, random);
  return best_move(game, liking, random);
}

}  // namespace kasino
