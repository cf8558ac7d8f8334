#include "engine/players/expert.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <optional>

#include "engine/play/playing.hpp"
#include "engine/play/playout.hpp"
#include "engine/players/candidates.hpp"
#include "engine/players/endgame.hpp"
#include "engine/players/worlds.hpp"

namespace kasino {

namespace {

constexpr std::size_t few_worlds = 8;
constexpr int positions_for_a_playout = 40;  ///< that take about as long
/// How many moves a player in playouts sees: with more it is stronger and slower.
constexpr int moves_seen = 4;
/// Longer leads count as so many thousandths: differences of differences fit into an int.
constexpr std::int64_t most_lead = 500'000'000;
/// The most steps of a playout in a game for money, which goes to the end of the deal.
constexpr int most_steps = 200;

LeadEstimate estimate_of(const std::vector<std::int64_t>& numbers) {
  if (numbers.empty()) return {};
  const auto count = static_cast<std::int64_t>(numbers.size());
  const std::int64_t sum = std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
  double squares = 0;
  for (std::int64_t number : numbers) {
    const double off =
        static_cast<double>(number) - static_cast<double>(sum) / static_cast<double>(count);
    squares += off * off;
  }
  const double error =
      count < 2 ? 0 : std::sqrt(squares / static_cast<double>(count * (count - 1)));
  return {static_cast<int>(sum / count), static_cast<int>(error)};
}

int cards_in_hands(const State& state) {
  int cards = 0;
  for (const Seat seat : seats(state)) cards += static_cast<int>(state.hand(seat).size());
  return cards;
}

/// The mean of all numbers so far.
std::int64_t mean_of(std::int64_t sum, std::size_t count) {
  return count == 0 ? 0 : sum / static_cast<std::int64_t>(count);
}

class Expert {
 public:
  Expert(const State& state, const Rules& rules, Random& random, const Thinking& thinking)
      : rules_(rules),
        random_(random),
        thinking_(thinking),
        seat_(state.turn),
        sides_(sides_in(state, rules.data())),
        horizon_(rules.data().purse ? most_steps : cards_in_hands(state)),
        outlook_(seat_, rules),
        worlds_(seat_, state, rules, thinking.memory) {
    for (Step& step : steps_to_weigh(state, rules)) trials_.push_back({{std::move(step)}});
    // Looks best at first sight, in case there is no time to find out more.
    std::ranges::stable_sort(trials_, std::greater{}, [&](const Trial& trial) {
      return outlook_.worth().of(trial.weighed.step, state, rules.data());
    });
  }

  Weighing weigh() {
    if (trials_.empty()) return {};
    const bool is_exact = solve();
    if (is_exact)
      order_equals();
    else
      try_out(trials_);
    for (Trial& trial : trials_)
      trial.weighed.chances = mean_of(trial.sum, trial.weighed.leads.size());
    const std::span<Trial> others = std::span(trials_).subspan(1);
    std::ranges::stable_sort(others, std::greater{},
                             [](const Trial& trial) { return trial.weighed.chances; });
    Weighing weighing{{}, is_exact};
    for (Trial& trial : trials_) weighing.steps.push_back(std::move(trial.weighed));
    return weighing;
  }

 private:
  struct Trial {
    Weighed weighed;
    std::int64_t sum = 0;  ///< sum of chances

    std::pair<std::int64_t, std::int64_t> exact() const {
      return {sum, std::accumulate(weighed.leads.begin(), weighed.leads.end(), std::int64_t{0})};
    }
    void add(Prospect value) {
      sum += value.chances;
      weighed.leads.push_back(static_cast<int>(std::clamp(value.lead, -most_lead, most_lead)));
    }
  };

  /// Solves every step exactly in every world; false if that takes too long.
  bool solve() {
    if (sides_ != 2 || rules_.data().purse) return false;
    const std::optional<std::vector<State>> worlds = worlds_.all(few_worlds);
    if (!worlds) return false;
    Endgame endgame(outlook_, seat_, rules_,
                    std::int64_t{positions_for_a_playout} * thinking_.playouts,
                    [&] { return thinking_.used(0) < 500; });
    std::vector<Trial> solved = trials_;
    for (Trial& trial : solved)
      for (const State& world : *worlds) {
        const auto value = endgame.value_of(after_step(world, trial.weighed.step, rules_));
        if (!value) return false;
        trial.add(*value);
      }
    trials_ = std::move(solved);
    std::ranges::stable_sort(trials_, std::greater{}, &Trial::exact);
    return true;
  }

  /// Among best steps of equal worth, puts those first that are hardest for others to answer well.
  void order_equals() {
    const auto end = std::ranges::find_if(
        trials_, [&](const Trial& trial) { return trial.exact() != trials_.front().exact(); });
    std::vector<Trial> tried;
    for (auto trial = trials_.begin(); trial != end; ++trial)
      tried.push_back({{trial->weighed.step}});
    if (tried.size() < 2) return;
    try_out(tried);
    std::vector<Trial> ordered;
    for (const Trial& one : tried)
      ordered.push_back(*std::ranges::find(trials_, one.weighed.step,
                                           [](const Trial& trial) { return trial.weighed.step; }));
    std::ranges::move(ordered, trials_.begin());
  }

  /// Sequential halving over `left`; puts the best first.
  void try_out(std::span<Trial> left) {
    const auto rounds = std::max(1, static_cast<int>(std::bit_width(left.size() - 1)));
    int done = 0;
    for (int round = 1; round <= rounds; ++round) {
      do {
        const State world = worlds_.draw(random_);
        const Random numbers(random_.next());
        std::vector<Prospect> prospects;
        for (const Trial& trial : left) {
          if (thinking_.used(done) >= 1000) return;
          prospects.push_back(play_out(world, trial.weighed.step, numbers));
        }
        for (std::size_t i = 0; i < left.size(); ++i) left[i].add(prospects[i]);
        done += static_cast<int>(left.size());
      } while (thinking_.used(done) < 1000 * round / rounds);
      std::ranges::stable_sort(left, std::greater{},
                               [&](const Trial& trial) { return rank_of(trial); });
      left = left.first((left.size() + 1) / 2);
    }
  }

  /// Orders trials with the same number of playouts. For money, a gain that is surer comes before
  /// one that is greater only by chance.
  std::int64_t rank_of(const Trial& trial) const {
    if (!rules_.data().purse) return trial.sum;
    const std::vector<int>& leads = trial.weighed.leads;
    const LeadEstimate lead = estimate_of({leads.begin(), leads.end()});
    return lead.mean - lead.error;
  }

  /// The prospect after a step, once the hands are played or, for money, the deal is over.
  Prospect play_out(State world, const Step& step, Random numbers) const {
    apply(world, step, rules_, nullptr);
    for (int steps = 1; world.phase == Phase::Play && steps < horizon_; ++steps) {
      if (const std::optional<Step> advice = advised_step(world, rules_))
        apply(world, *advice, rules_, nullptr);
      else
        play_fair_step(world, rules_, outlook_.worth(), moves_seen, numbers);
    }
    return {outlook_.chances(world), outlook_.lead(world)};
  }

  const Rules& rules_;
  Random& random_;
  const Thinking& thinking_;
  Seat seat_;
  int sides_;
  int horizon_;
  Outlook outlook_;
  Worlds worlds_;
  std::vector<Trial> trials_;
};

}  // namespace

LeadEstimate Weighing::lead(std::size_t at) const {
  const std::vector<int>& leads = steps[at].leads;
  LeadEstimate estimate = estimate_of({leads.begin(), leads.end()});
  if (is_exact) estimate.error = 0;
  return estimate;
}

LeadEstimate Weighing::lead_beside_best(std::size_t at) const {
  const LeadEstimate best = lead(0);
  if (at == 0) return best;
  const LeadEstimate less = margin(0, at);
  return {best.mean - less.mean, static_cast<int>(std::hypot(best.error, less.error))};
}

LeadEstimate Weighing::margin(std::size_t better, std::size_t worse) const {
  const std::vector<int>& more = steps[better].leads;
  const std::vector<int>& less = steps[worse].leads;
  std::vector<std::int64_t> differences;
  for (std::size_t i = 0; i < std::min(more.size(), less.size()); ++i)
    differences.push_back(std::int64_t{more[i]} - less[i]);
  LeadEstimate estimate = estimate_of(differences);
  if (is_exact) estimate.error = 0;
  return estimate;
}

Weighing weigh(const State& state, const Rules& rules, Random& random, const Thinking& thinking) {
  return Expert(state, rules, random, thinking).weigh();
}

}  // namespace kasino
