#include "scripting/check/random_play.hpp"

#include <algorithm>
#include <optional>

#include "engine/capture/small_captures.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "scripting/check/check_position.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_weighed = 200;
constexpr std::size_t largest_flood = 24;  ///< cards; no real game comes near it, and it is slow

template <typename Type>
const Type& one_of(const std::vector<Type>& list, Random& random) {
  return list[random.below(list.size())];
}

/// How well a player with this bias likes the move.
int weight(const Move& move, Bias bias, const State& state) {
  const int taken = static_cast<int>(move.captured.size());
  switch (bias) {
    case Bias::Table: return state.table().size() < max_small_table ? -taken : taken;
    case Bias::Flood: return state.table().size() < largest_flood ? -taken : taken;
    case Bias::Sweeps: return taken == static_cast<int>(state.table().size()) ? 1 : 0;
    case Bias::Most: return taken;
    case Bias::Fewest: return taken == 0 ? -100 : -taken;
    case Bias::Anything:
    case Bias::Actions: break;
  }
  return 0;
}

Move best_move(const Game& game, Bias bias, Random& random) {
  const State& state = game.state();
  const std::vector<Move> moves = first_moves(state, game.rules(), most_weighed).moves;
  if (moves.empty()) return random_legal_move(state, game.rules(), random);
  std::vector<Move> best;
  for (const Move& move : moves) {
    const int better =
        best.empty() ? 1 : weight(move, bias, state) - weight(best.front(), bias, state);
    if (better > 0) best.clear();
    if (better >= 0) best.push_back(move);
  }
  return one_of(best, random);
}

/// A move that breaks a rule but stands; nothing if none is found.
std::optional<Move> offence(const Game& game, Random& random) {
  const State& state = game.state();
  const auto cards = state.cards(*source_of_plays(state, game.rules().data()));
  const Move move{state.turn, cards[random.below(cards.size())], {}};
  const Judgement verdict = judge(move, state, game.rules());
  if (verdict.legal() || !verdict.stands(game.rules().data())) return std::nullopt;
  return move;
}

/// Any legal move. Functions that refuse are asked about all moves if there are few, since they may
/// fail on a move that is not played.
Move random_of_all(const State& state, const Rules& rules, Random& random) {
  if (rules.refuses_outcomes()) {
    const FirstMoves first = first_moves(state, rules, most_asked_in_check);
    // Drawing from many moves takes thousands of questions if most are refused.
    if (first.are_all || random.below(8) != 0) return one_of(first.moves, random);
  }
  return random_legal_move(state, rules, random);
}

}  // namespace

int undecided_below(const RuleData& rules, int players) {
  constexpr int most = 1000;
  const int end = std::min(rules.match.to != 0 ? rules.match.to : rules.match.out_at, most);
  return rules.teams.sides == 0 ? end : end * rules.teams.sides / players;
}

GameStart random_start(int players, int end, Random& random) {
  GameStart start;
  start.seed = random.next() >> 32U;
  start.players = players;
  start.dealer = 1 + static_cast<Seat>(random.below(static_cast<std::uint64_t>(players)));
  if (end > 0 && random.below(2) == 0)
    for (Seat seat = 1; seat <= players; ++seat)
      start.scores.push_back(static_cast<int>(random.below(static_cast<std::uint64_t>(end))));
  return start;
}

Step chosen_step(const Game& game, Bias bias, Random& random) {
  const State& state = game.state();
  const Rules& rules = game.rules();
  if (bias == Bias::Actions || random.below(8) == 0)
    if (const std::vector<Action> actions = open_actions(state, rules); !actions.empty())
      return one_of(actions, random);
  if (const FirstMoves first = first_moves(state, rules, 1); first.moves.empty()) {
    const std::vector<Action> answers = open_answers(state, rules);
    if (answers.empty()) return random_legal_move(state, rules, random);
    return one_of(answers, random);
  }
  if (!rules.data().honest.empty() && random.below(4) == 0)
    if (const auto move = offence(game, random)) return *move;
  if (bias == Bias::Anything || bias == Bias::Actions || random.below(6) == 0)
    return random_of_all(state, rules, random);
  return best_move(game, bias, random);
}

}  // namespace kasino
