#include "engine/players/endgame.hpp"

#include <algorithm>
#include <limits>

#include "engine/players/candidates.hpp"

namespace kasino {

namespace {

constexpr Prospect least{std::numeric_limits<std::int64_t>::min(), 0};
constexpr Prospect most{std::numeric_limits<std::int64_t>::max(), 0};
/// More steps than a deal can have left if all cards are known; answers might repeat for ever.
constexpr int deepest = 200;

}  // namespace

std::optional<Prospect> Endgame::value_of(const State& state) {
  has_given_up_ = false;
  const Prospect value = search(state, least, most, 0);
  if (has_given_up_) return std::nullopt;
  return value;
}

Prospect Endgame::search(const State& state, Prospect alpha, Prospect beta, int depth) {
  if (state.phase != Phase::Play) return {outlook_.chances(state), outlook_.lead(state)};
  if (has_given_up_ || --left_ < 0 || depth == deepest ||
      (left_ % 16 == 0 && goes_on_ && !goes_on_())) {
    has_given_up_ = true;
    return {};
  }
  std::vector<Step> steps = steps_to_weigh(state, rules_);
  if (steps.empty() || steps.size() >= most_weighed) {
    has_given_up_ = true;
    return {};
  }
  const CardWorth& worth = outlook_.worth();
  std::ranges::stable_sort(steps, std::greater{},
                           [&](const Step& step) { return worth.of(step, state, rules_.data()); });
  const bool is_ours = rules_.data().are_one_side(state.turn, seat_);
  Prospect best = is_ours ? least : most;
  for (const Step& step : steps) {
    const Prospect value = search(after_step(state, step, rules_), alpha, beta, depth + 1);
    if (has_given_up_) return {};
    if (is_ours) {
      best = std::max(best, value);
      alpha = std::max(alpha, best);
    } else {
      best = std::min(best, value);
      beta = std::min(beta, best);
    }
    if (alpha >= beta) break;
  }
  return best;
}

}  // namespace kasino
