#include "engine/players/candidates.hpp"

#include <map>
#include <string>
#include <utility>

#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_of_a_card = 60;
constexpr std::uint64_t most_refusals_asked = 10'000;  ///< if functions refuse outcomes one by one

/// A clause, and the scoring item under it; no item for an award.
using Source = std::pair<std::string, std::string>;

/// Adds the points that a seat has for good, times `sign`. Without the cards that earned them,
/// which take longest to find.
void add_points(Seat seat, const State& state, const Rules& rules, int sign,
                std::map<Source, int>& by_source) {
  const std::vector<ScoringItem>& items = rules.data().scoring;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!items[i].is_secure()) continue;
    if (const int points = item_points(state, rules, i, seat); points != 0)
      by_source[{items[i].clause, items[i].name}] += sign * points;
  }
  for (const Award& award : state.awards)
    if (award.seat == seat) by_source[{award.clause, ""}] += sign * award.points;
}

}  // namespace

std::vector<Step> steps_to_weigh(const State& state, const Rules& rules) {
  std::vector<Step> steps;
  std::map<Card, std::size_t> of_card;
  std::size_t looked_at = 0;
  const auto look_at = [&](const Move& move) {
    if (of_card[move.card]++ < most_of_a_card) steps.emplace_back(move);
    return steps.size() < most_weighed && ++looked_at < 100 * most_weighed;
  };
  each_legal_move(state, rules, look_at, most_refusals_asked);
  for (Action& action : open_answers(state, rules)) steps.emplace_back(std::move(action));
  return steps;
}

std::vector<Step> steps_besides(const State& state, const Rules& rules) {
  std::vector<Step> steps;
  if (rules.data().actions.empty()) return steps;
  for (Action& action : open_actions(state, rules))
    if (action.seat == state.turn &&
        rules.data().find_action(action.name)->turn == ActionRule::Turn::Stays)
      steps.emplace_back(std::move(action));
  return steps;
}

std::optional<Step> advised_step(const State& state, const Rules& rules) {
  if (!is_advised(rules.data())) return std::nullopt;
  std::optional<Rules::Choice> choice = rules.choose(
      rules.data().adviser, state, [&] { return steps_to_weigh(state, rules); }, Reasons::Untold);
  if (!choice) return std::nullopt;
  return std::move(choice->what);
}

State after_step(const State& state, const Step& step, const Rules& rules) {
  State after = state;
  apply(after, step, rules, nullptr);
  return after;
}

std::vector<ScoreLine> gains_of(Seat seat, const State& before, const State& after,
                                const Rules& rules) {
  std::map<Source, int> points;
  add_points(seat, after, rules, 1, points);
  add_points(seat, before, rules, -1, points);
  std::vector<ScoreLine> gains;
  for (const auto& [source, number] : points)
    if (number != 0) gains.push_back({source.second, source.first, number, {}});
  return gains;
}

}  // namespace kasino
