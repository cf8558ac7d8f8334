#include "repl/explain/advice.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <tuple>
#include <utility>

#include "engine/model/money.hpp"
#include "engine/players/candidates.hpp"
#include "engine/players/greedy.hpp"
#include "engine/players/worlds.hpp"

namespace kasino {

namespace {

constexpr std::size_t least_playouts = 10;  ///< of a step: with fewer its error is unknown

bool scores_by_functions(const RuleData& rules) {
  return std::ranges::any_of(rules.scoring,
                             [](const ScoringItem& item) { return item.counts.has_value(); });
}

/// Enough that every step is tried a dozen times before the first are dropped, but not so many that
/// an answer takes half a second. Fewer if functions of a script make a playout dear.
int playouts_for(std::size_t steps, const Rules& rules) {
  constexpr int of_a_step = 12;
  const auto rounds = std::bit_width(std::max<std::size_t>(steps, 2) - 1);
  const int wanted = of_a_step * static_cast<int>(steps) * static_cast<int>(rounds);
  const bool acts =
      std::ranges::any_of(rules.data().acts, [](const auto& on) { return !on.empty(); });
  // Builds are many, and asking a function about each is dearest of all.
  if (rules.data().builds && rules.refuses_outcomes()) return std::clamp(wanted, 200, 400);
  return acts || is_searched_slowly(rules) ? std::clamp(wanted, 400, 1000)
                                           : std::clamp(wanted, 600, 2400);
}

/// The same random numbers wherever the seat sees the same.
Random random_for(const State& state, const Rules& rules) {
  return Random(Worlds(state.turn, state, rules).hash());
}

/// Puts what the adviser does first; if that keeps the turn and was not weighed, ahead of all.
void follow_adviser(Advice& advice, const State& state, const Rules& rules) {
  std::optional<Decision> decision = adviser_step(state, rules);
  if (!decision) return;
  advice.is_advised = true;
  advice.adviser_says = std::move(decision->why);
  std::vector<Weighed>& steps = advice.weighing.steps;
  const auto found = std::ranges::find(steps, decision->what, &Weighed::step);
  if (found == steps.end())
    advice.first = std::move(decision->what);
  else
    std::rotate(steps.begin(), found, found + 1);
}

}  // namespace

std::optional<std::size_t> Advice::find(const Step& step) const {
  const auto found = std::ranges::find(weighing.steps, step, &Weighed::step);
  if (found == weighing.steps.end()) return std::nullopt;
  return static_cast<std::size_t>(found - weighing.steps.begin());
}

LeadEstimate Advice::behind(std::size_t at) const {
  LeadEstimate less = weighing.margin(0, at);
  less.mean = std::max(0, less.mean);
  return less;
}

LeadEstimate Advice::lead(std::size_t at) const {
  // Stakes vary more than what they bring: compared with the best, even a sure gain looks unsure.
  if (at == 0 || is_for_money) return weighing.lead(at);
  const LeadEstimate best = weighing.lead(0);
  const LeadEstimate less = behind(at);
  return {best.mean - less.mean, static_cast<int>(std::hypot(best.error, less.error))};
}

bool Advice::knows(std::size_t at) const {
  return weighing.is_exact || weighing.steps[at].leads.size() >= least_playouts;
}

bool Advice::is_alike(std::size_t at) const { return !is_worse(at, alike()); }

bool Advice::is_worse(std::size_t at, int least) const {
  if (at == 0) return false;
  const LeadEstimate less = behind(at);
  return knows(at) && less.mean >= least && less.mean > shown_error(less.error);
}

int Advice::alike() const { return std::max(250, slip(0) / 2); }

int Advice::slip(int usual) const { return std::max(usual, 20 * stake); }

std::optional<Decision> adviser_step(const State& state, const Rules& rules) {
  if (rules.data().adviser.empty()) return std::nullopt;
  auto choice = rules.choose(
      rules.data().adviser, state, [&] { return steps_to_weigh(state, rules); }, Reasons::Told);
  if (!choice) return std::nullopt;
  Decision decision{std::move(choice->what)};
  decision.why = std::move(choice->why);
  return decision;
}

Advice advise(const State& state, const Rules& rules, const Memory* memory,
              std::function<int()> time_used, std::optional<int> playouts) {
  Advice advice;
  advice.is_for_money = rules.data().purse.has_value();
  if (advice.is_for_money) advice.stake = staked_by(state, rules.data(), state.turn);
  Random random = random_for(state, rules);
  if (rules.data().adviser.empty()) advice.first = paying_action(state, rules, random);
  if (!playouts) {
    const std::size_t steps = steps_to_weigh(state, rules).size();
    // Against one step there is nothing to weigh; bets bring what luck makes of their size.
    const bool bets = advice.is_for_money && advice.stake == 0 && !rules.data().adviser.empty();
    playouts = steps == 1 || bets ? 1 : playouts_for(steps, rules);
  }
  const Thinking thinking{*playouts, std::move(time_used), memory};
  advice.weighing = weigh(state, rules, random, thinking);
  follow_adviser(advice, state, rules);
  std::vector<Weighed>& steps = advice.weighing.steps;
  std::vector<std::tuple<bool, int, std::size_t>> order;  // what is not known comes last
  for (std::size_t at = 0; at < steps.size(); ++at)
    order.emplace_back(!advice.knows(at), advice.weighing.margin(0, at).mean, at);
  if (!order.empty()) std::ranges::sort(order.begin() + 1, order.end());
  std::vector<Weighed> ordered;
  for (const auto& [is_unknown, less, at] : order) ordered.push_back(std::move(steps[at]));
  steps = std::move(ordered);
  return advice;
}

Decision reasons_in_advice(const Step& step, const State& state, const Rules& rules,
                           const Memory* memory) {
  Random random = random_for(state, rules);
  const bool is_dear = is_searched_slowly(rules) && !rules.data().purse;
  return reasons_for(step, state, rules, random, memory, is_dear ? 12 : 48);
}

bool is_searched_slowly(const Rules& rules) {
  using enum Trigger;
  const RuleData& data = rules.data();
  return data.has_any_hook({Claim, Trail, Capture, Play, Turn}) || rules.refuses_outcomes() ||
         rules.refuses_captures() || scores_by_functions(data) ||
         std::ranges::any_of(data.capture.ways,
                             [](const CaptureRule& way) { return way.lists.has_value(); });
}

}  // namespace kasino
