#include "engine/players/greedy.hpp"

#include <algorithm>
#include <utility>

#include "engine/play/playout.hpp"
#include "engine/players/candidates.hpp"
#include "engine/players/outlook.hpp"
#include "engine/players/worlds.hpp"

namespace kasino {

namespace {

constexpr int worlds_supposed = 4;
constexpr std::size_t most_looked_into = 8;

/// The worth of the card that a step lays out for others to take; 0 unless it trails.
Thousandths laid_out_by(const Step& step, const Outlook& outlook) {
  const auto* move = std::get_if<Move>(&step);
  return move != nullptr && move->trails() ? outlook.worth().of(move->card) : 0;
}

/// How good a position after a step is: the match first, then the deal, then cards.
struct Worth {
  int match = 0;
  std::int64_t lead = 0;
  Thousandths kept = 0;  ///< minus the worth of the card laid out
  int cards = 0;         ///< cards in the pile; negative if the fewest points win

  auto operator<=>(const Worth&) const = default;
  Worth& operator+=(const Worth& other) {
    match += other.match;
    lead += other.lead;
    return *this;
  }
};

Worth worth_of(Seat seat, const State& after, const Step& step, const Rules& rules,
               const Outlook& outlook) {
  Worth worth;
  if (after.phase == Phase::MatchOver) worth.match = outlook.chances(after) > 0 ? 1 : -1;
  worth.lead = outlook.lead(after);
  worth.kept = -laid_out_by(step, outlook);
  const auto cards = static_cast<int>(after.pile(seat).size());
  worth.cards = rules.data().match.highest_wins ? cards : -cards;
  return worth;
}

struct Candidate {
  Step step;
  Worth worth;
};

std::vector<Candidate> candidates_in(const State& world, const std::vector<Step>& steps,
                                     const Rules& rules, const Outlook& outlook) {
  std::vector<Candidate> candidates;
  for (const Step& step : steps) {
    const State after = after_step(world, step, rules);
    candidates.push_back({step, worth_of(world.turn, after, step, rules, outlook)});
  }
  std::ranges::stable_sort(candidates, std::greater{}, &Candidate::worth);
  return candidates;
}

}  // namespace

std::optional<Step> greedy_step(const State& state, const Rules& rules, Random& random,
                                const Memory* memory) {
  const Seat seat = state.turn;
  const Outlook outlook(seat, rules);
  const Worlds worlds(seat, state, rules, memory);
  const State first = worlds.draw(random);
  if (const auto step = paying_step(seat, steps_besides(first, rules), first, rules)) return step;
  std::vector<Step> steps = steps_to_weigh(first, rules);
  if (steps.empty()) return std::nullopt;
  if (steps.size() == 1) return steps.front();
  std::vector<Candidate> candidates = candidates_in(first, steps, rules, outlook);
  // Keeps the steps that bring most at once, and of the rest the one that lays out least.
  if (candidates.size() > most_looked_into) {
    const auto rest = candidates.begin() + most_looked_into - 1;
    std::iter_swap(rest,
                   std::ranges::max_element(rest, candidates.end(), {}, [](const Candidate& one) {
                     return std::pair(one.worth.kept, one.worth);
                   }));
    candidates.erase(rest + 1, candidates.end());
  }
  for (Candidate& one : candidates) one.worth.match = 0, one.worth.lead = 0;
  for (int i = 0; i < worlds_supposed; ++i) {
    const State world = i == 0 ? first : worlds.draw(random);
    const Random before(random.next());
    for (Candidate& one : candidates) {
      State after = after_step(world, one.step, rules);
      Random same = before;
      if (after.phase == Phase::Play && !rules.data().are_one_side(after.turn, seat))
        play_best_step(after, rules, outlook.worth(), same);
      one.worth += worth_of(seat, after, one.step, rules, outlook);
    }
  }
  return std::ranges::max_element(candidates, {}, &Candidate::worth)->step;
}

std::optional<Step> novice_step(const State& state, const Rules& rules, Random& random) {
  const Outlook outlook(state.turn, rules);
  const State world = resample_hidden(state.turn, state, rules, random);
  std::vector<Step> steps = steps_to_weigh(world, rules);
  if (steps.empty()) return std::nullopt;
  std::vector<Step> seen;
  for (const Step& step : steps) {
    const auto* move = std::get_if<Move>(&step);
    const bool is_sum = move != nullptr && move->captured.size() > 1;
    if (!is_sum || random.below(3) != 0) seen.push_back(step);
  }
  if (seen.empty()) seen.push_back(steps[random.below(steps.size())]);
  const std::vector<Candidate> candidates = candidates_in(world, seen, rules, outlook);
  const auto brings = [](const Candidate& one) {
    return std::pair(one.worth.match, one.worth.lead);
  };
  const auto end = std::ranges::find_if(
      candidates, [&](const Candidate& one) { return brings(one) < brings(candidates.front()); });
  const auto equals = static_cast<std::uint64_t>(end - candidates.begin());
  return candidates[random.below(equals)].step;
}

std::optional<Step> paying_step(Seat seat, const std::vector<Step>& steps, const State& state,
                                const Rules& rules) {
  if (steps.empty()) return std::nullopt;
  const Outlook outlook(seat, rules);
  const auto worth = [&](const State& position) {
    const Worth whole = worth_of(seat, position, steps.front(), rules, outlook);
    return std::pair(whole.match, whole.lead);
  };
  std::optional<Step> best;
  auto most = worth(state);
  for (const Step& step : steps) {
    const auto now = worth(after_step(state, step, rules));
    if (now <= most) continue;
    most = now;
    best = step;
  }
  return best;
}

std::optional<Step> paying_action(const State& state, const Rules& rules, Random& random) {
  if (rules.data().actions.empty()) return std::nullopt;
  const State supposed = resample_hidden(state.turn, state, rules, random);
  return paying_step(state.turn, steps_besides(supposed, rules), supposed, rules);
}

}  // namespace kasino
