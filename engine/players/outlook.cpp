#include "engine/players/outlook.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "engine/model/state.hpp"
#include "engine/play/scoring.hpp"

namespace kasino {

namespace {

constexpr std::int64_t certain = 1'000'000;

/// The square root, exact on every machine for squares below 2 to the 53rd.
std::int64_t root_of(std::int64_t square) {
  return static_cast<std::int64_t>(std::sqrt(static_cast<double>(square)));
}

/// `number` in proportion to `spread`, from -1 to 1 in millionths. Numbers so large that their
/// squares would not be exact are halved alike.
std::int64_t part_of(std::int64_t number, std::int64_t spread) {
  const std::int64_t most = std::int64_t{20'000'000};
  for (; spread > most; spread /= 2) number /= 2;
  const std::int64_t bounded = std::clamp(number, -most, most);
  return certain * bounded /
         std::max<std::int64_t>(1, root_of(bounded * bounded + spread * spread));
}

}  // namespace

Outlook::Outlook(Seat seat, const Rules& rules)
    : side_(rules.data().first_of_side(seat)),
      rules_(rules),
      worth_(rules.data()),
      sign_(rules.data().match.highest_wins ? 1 : -1) {}

template <typename PointsOf>
std::int64_t Outlook::lead_by(const State& state, PointsOf points_of) const {
  const RuleData& data = rules_.data();
  std::array<std::int64_t, max_seats> sides{};
  const auto sum_of = [&](Seat seat) -> std::int64_t& {
    return at_seat(sides, data.first_of_side(seat));
  };
  for (const Seat seat : seats(state)) sum_of(seat) += points_of(seat);
  if (data.purse) return sum_of(side_);
  std::optional<std::int64_t> best;
  for (const Seat seat : seats(state))
    if (data.first_of_side(seat) != side_ && !state.is_out(seat))
      best = std::max(best.value_or(sum_of(seat)), sum_of(seat));
  return sum_of(side_) - best.value_or(0);
}

std::int64_t Outlook::lead(const State& state) const {
  if (state.phase != Phase::Play) {
    const Points points = deal_points(state, rules_);
    return lead_by(state, [&](Seat seat) {
      return std::int64_t{sign_} * CardWorth::point * at_seat(points, seat);
    });
  }
  std::array<std::int64_t, max_seats> others{};  // points that do not come from cards
  const std::vector<ScoringItem>& items = rules_.data().scoring;
  for (std::size_t i = 0; i < items.size(); ++i)
    if (items[i].by == ScoringItem::By::Count)
      for (const Seat seat : seats(state))
        at_seat(others, seat) += item_points(state, rules_, i, seat);
  for (const Award& award : state.awards) at_seat(others, award.seat) += award.points;
  return lead_by(state, [&](Seat seat) {
    std::int64_t sum = std::int64_t{at_seat(state.sweeps, seat)} * worth_.of_sweep() +
                       std::int64_t{sign_} * CardWorth::point * at_seat(others, seat);
    for (Card card : state.pile(seat)) sum += worth_.of(card);
    for (std::size_t i = 0; i < state.builds.size(); ++i)
      if (state.builds[i].owner == seat) sum += worth_of_build(state, i);
    return sum;
  });
}

/// Half of what its cards are worth if its owner can take it next: others may take it first.
std::int64_t Outlook::worth_of_build(const State& state, std::size_t at) const {
  const auto value = static_cast<Value>(state.builds[at].value);
  const std::span<const Card> hand = state.hand(state.builds[at].owner);
  const bool can_be_taken = std::ranges::any_of(
      hand, [&](Card card) { return rules_.data().capture.hand_values[card.face()].has(value); });
  std::int64_t sum = 0;
  if (can_be_taken)
    for (Card card : state.build(at)) sum += worth_.of(card);
  return sum / 2;
}

std::int64_t Outlook::spread_after(const State& state) const {
  const MatchRule& match = rules_.data().match;
  const int sides = std::max(2, sides_in(state, rules_.data()));
  const std::int64_t a_deal = std::clamp<std::int64_t>(worth_.of_deal(), 4, most_points);
  std::int64_t deals_left = match.deals > 0 ? match.deals - state.deal : 0;
  if (const int end = std::max(match.to, match.out_at); end > 0) {
    int most = 0;
    for (const Seat seat : seats(state))
      most = std::max(most, side_score(state, rules_.data(), seat));
    const std::int64_t by_points = std::max(1, end - most) * sides / a_deal + 1;
    deals_left = match.deals > 0 ? std::min(deals_left, by_points) : by_points;
  }
  // A deal's lead varies by about a third of its points, that of n deals by the root of n as much.
  const std::int64_t half_deals = 2 * std::max<std::int64_t>(0, deals_left) + 1;
  return a_deal * CardWorth::point * root_of(half_deals * 500'000) / 3000;
}

std::int64_t Outlook::chances(const State& state) const {
  if (rules_.data().purse) return lead(state);
  const std::int64_t scores = lead_by(state, [&](Seat seat) {
    return std::int64_t{sign_} * CardWorth::point * at_seat(state.scores, seat);
  });
  if (state.phase == Phase::MatchOver) {
    const bool wins = std::ranges::any_of(
        state.winners, [&](Seat seat) { return rules_.data().first_of_side(seat) == side_; });
    return (wins ? certain : -certain) / 2 + part_of(scores, 4 * CardWorth::point) / 2;
  }
  const bool is_counted = state.phase == Phase::DealOver;
  return part_of(is_counted ? scores : scores + lead(state), spread_after(state));
}

}  // namespace kasino
