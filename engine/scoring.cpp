#include "engine/scoring.hpp"

#include <algorithm>
#include <optional>

namespace kasino {

namespace {

int count_in_pile(const State& state, Seat seat, FaceSet faces) {
  const auto pile = state.pile(seat);
  return static_cast<int>(
      std::count_if(pile.begin(), pile.end(), [&](Card card) { return faces.has(card); }));
}

/// The one seat whose pile holds most cards of `faces`; nothing if the first place is shared.
std::optional<Seat> seat_with_most(const State& state, FaceSet faces) {
  std::optional<Seat> first;
  int most = 0;
  for (Seat seat = 1; seat <= state.players(); ++seat) {
    const int count = count_in_pile(state, seat, faces);
    if (count > most)
      first = seat;
    else if (count == most)
      first.reset();
    most = std::max(most, count);
  }
  return first;
}

/// How often `seat` earns the item.
int times_earned(const State& state, const Rules& rules, std::size_t index, Seat seat) {
  const ScoringItem& item = rules.data().scoring[index];
  switch (item.by) {
    case ScoringItem::By::Each: return count_in_pile(state, seat, item.faces);
    case ScoringItem::By::Most: return seat_with_most(state, item.faces) == seat ? 1 : 0;
    case ScoringItem::By::Sweep: return state.sweeps[static_cast<std::size_t>(seat - 1)];
    case ScoringItem::By::LastCapture: return state.last_capturer == seat ? 1 : 0;
    case ScoringItem::By::Count: return rules.count(index, seat, state);
  }
  return 0;
}

Cards earning_cards(const State& state, const ScoringItem& item, Seat seat) {
  Cards cards;
  if (item.by != ScoringItem::By::Each && item.by != ScoringItem::By::Most) return cards;
  for (Card card : state.pile(seat))
    if (item.faces.has(card)) cards.push_back(card);
  std::sort(cards.begin(), cards.end());
  return cards;
}

}  // namespace

Points deal_points(const State& state, const Rules& rules) {
  Points points{};
  for (std::size_t item = 0; item < rules.data().scoring.size(); ++item)
    for (Seat seat = 1; seat <= state.players(); ++seat)
      points[static_cast<std::size_t>(seat - 1)] +=
          rules.data().scoring[item].points * times_earned(state, rules, item, seat);
  for (const Award& award : state.awards)
    points[static_cast<std::size_t>(award.seat - 1)] += award.points;
  return points;
}

std::vector<ScoreLine> score_sheet(const State& state, const Rules& rules, Seat seat) {
  std::vector<ScoreLine> lines;
  const std::vector<ScoringItem>& items = rules.data().scoring;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const int points = items[i].points * times_earned(state, rules, i, seat);
    if (points == 0) continue;
    lines.push_back({items[i].name, items[i].clause, points, earning_cards(state, items[i], seat)});
  }
  for (const Award& award : state.awards)
    if (award.seat == seat) lines.push_back({{}, award.clause, award.points, {}});
  std::stable_sort(lines.begin(), lines.end(),
                   [](const ScoreLine& a, const ScoreLine& b) { return a.clause < b.clause; });
  return lines;
}

bool is_match_over(const State& state, const RuleData& rules) {
  const MatchRule& match = rules.match;
  if (match.to == 0 && match.deals == 0) return true;
  if (match.deals != 0 && state.deal >= match.deals) return true;
  return match.to != 0 && *std::max_element(state.scores.begin(),
                                            state.scores.begin() + state.players()) >= match.to;
}

namespace {

/// Keeps the seats for which `measure` is greatest (or least).
template <typename Measure>
void keep_best(std::vector<Seat>& seats, bool greatest, Measure measure) {
  std::vector<Seat> best;
  int record = 0;
  for (Seat seat : seats) {
    const int mark = greatest ? measure(seat) : -measure(seat);
    if (!best.empty() && mark < record) continue;
    if (!best.empty() && mark > record) best.clear();
    record = mark;
    best.push_back(seat);
  }
  seats = best;
}

}  // namespace

std::vector<Seat> match_winners(const State& state, const RuleData& rules) {
  std::vector<Seat> seats;
  for (Seat seat = 1; seat <= state.players(); ++seat) seats.push_back(seat);
  keep_best(seats, rules.match.highest_wins,
            [&](Seat seat) { return state.scores[static_cast<std::size_t>(seat - 1)]; });
  for (const TieBreak& tie : rules.match.ties)
    keep_best(seats, tie.most, [&](Seat seat) { return count_in_pile(state, seat, tie.faces); });
  return seats;
}

}  // namespace kasino
