#include "engine/play/scoring.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "engine/model/setup.hpp"
#include "engine/model/state.hpp"

namespace kasino {

int bounded_points(std::int64_t points) {
  return static_cast<int>(std::clamp<std::int64_t>(points, -most_points, most_points));
}

namespace {

/// Of an item that gives so many points each, by so many.
int times(std::int64_t points, std::int64_t count) { return bounded_points(points * count); }

/// Calls `visit` with each place of the seat that counts as its pile.
template <typename Visit>
void each_counted(const RuleData& rules, Seat seat, Visit visit) {
  visit(Place::pile(seat));
  for (std::size_t i = 0; i < rules.zones.size(); ++i)
    if (rules.zones[i].scored)
      for (Place slot : slots_of(rules, static_cast<int>(i), seat)) visit(slot);
}

/// How often each face lies among some cards: a set of faces for each pack, and each joker.
class FaceCounts {
 public:
  void add(const State& state, Place place) {
    if (state.is_of_one_pack() && place.zone() != Zone::Own) {
      used_ = std::max(used_, std::size_t{1});
      by_pack_[0] = by_pack_[0] | state.faces(place);
      return;
    }
    for (const Card card : state.cards(place)) {
      const auto pack = static_cast<std::size_t>(card.pack());
      used_ = std::max(used_, pack);
      by_pack_[pack - 1].add(card.face());
    }
  }
  int count(FaceSet faces) const {
    int count = 0;
    for (std::size_t i = 0; i < used_; ++i) count += (by_pack_[i] & faces).size();
    return count;
  }

 private:
  std::size_t used_ = 0;
  std::array<FaceSet, std::max(max_packs, max_jokers)> by_pack_;
};

/// What every seat has captured: looked through once, for all that is counted in it.
class PileCounts {
 public:
  PileCounts(const State& state, const RuleData& rules) : rules_(rules), players_(state.players()) {
    for (Seat seat = 1; seat <= players_; ++seat)
      each_counted(rules, seat, [&](Place place) {
        by_seat_[static_cast<std::size_t>(seat - 1)].add(state, place);
      });
  }

  int of(Seat seat, FaceSet faces) const {
    return by_seat_[static_cast<std::size_t>(seat - 1)].count(faces);
  }
  /// The same for all piles of its side.
  int of_side(Seat seat, FaceSet faces) const {
    int count = 0;
    for (Seat mate = 1; mate <= players_; ++mate)
      if (rules_.are_one_side(seat, mate)) count += of(mate, faces);
    return count;
  }

 private:
  const RuleData& rules_;
  int players_;
  std::array<FaceCounts, max_seats> by_seat_;
};

/// The seats whose piles hold most cards of `faces`; none if nobody has any. Where the piles of a
/// side are pooled, its first seat stands for all.
struct Leaders {
  std::array<Seat, max_seats> seats;
  int count = 0;

  bool has(Seat seat) const {
    return std::find(seats.begin(), seats.begin() + count, seat) != seats.begin() + count;
  }
};

Leaders leaders_in(const State& state, const RuleData& rules, const PileCounts& piles,
                   FaceSet faces) {
  const bool pools = rules.teams.pools_majority;
  Leaders leaders;
  int most = 1;
  for (Seat seat = 1; seat <= state.players(); ++seat) {
    if (pools && rules.first_of_side(seat) != seat) continue;
    const int count = pools ? piles.of_side(seat, faces) : piles.of(seat, faces);
    if (count < most) continue;
    if (count > most) leaders.count = 0;
    leaders.seats[static_cast<std::size_t>(leaders.count++)] = seat;
    most = count;
  }
  return leaders;
}

/// What most cards are worth to `seat`.
int majority_points(const State& state, const RuleData& rules, const PileCounts& piles,
                    std::size_t index, Seat seat) {
  const ScoringItem& item = rules.scoring[index];
  const Leaders leaders = leaders_in(state, rules, piles, item.faces);
  if (!leaders.has(seat)) return 0;
  if (item.ties == ScoringItem::Ties::Shared) return item.points / leaders.count;
  if (leaders.count > 1) return 0;
  return times(item.points, std::int64_t{1} + (state.carried.empty() ? 0 : state.carried[index]));
}

/// The cards that earn `seat` the item, sorted.
Cards earning_cards(const State& state, const RuleData& rules, const ScoringItem& item, Seat seat) {
  Cards cards;
  if (item.by != ScoringItem::By::Each && item.by != ScoringItem::By::Most) return cards;
  const bool pools = item.by == ScoringItem::By::Most && rules.teams.pools_majority;
  for (Seat mate = 1; mate <= state.players(); ++mate) {
    if (mate != seat && !(pools && rules.are_one_side(seat, mate))) continue;
    each_counted(rules, mate, [&](Place place) {
      for (const Card card : state.cards(place))
        if (item.faces.has(card)) cards.push_back(card);
    });
  }
  std::ranges::sort(cards);
  return cards;
}

int points_of(const State& state, const Rules& rules, const PileCounts& piles, std::size_t index,
              Seat seat) {
  const ScoringItem& item = rules.data().scoring[index];
  switch (item.by) {
    case ScoringItem::By::Each: return times(item.points, piles.of(seat, item.faces));
    case ScoringItem::By::Most: return majority_points(state, rules.data(), piles, index, seat);
    case ScoringItem::By::Sweep:
      return times(item.points, state.sweeps[static_cast<std::size_t>(seat - 1)]);
    case ScoringItem::By::LastCapture: return state.last_capturer == seat ? item.points : 0;
    case ScoringItem::By::Count: return times(item.points, rules.count(index, seat, state));
  }
  return 0;
}

}  // namespace

int item_points(const State& state, const Rules& rules, std::size_t index, Seat seat) {
  return points_of(state, rules, PileCounts(state, rules.data()), index, seat);
}

void each_item_points(const State& state, const Rules& rules,
                      const std::function<void(std::size_t, Seat, int)>& visit) {
  const PileCounts piles(state, rules.data());
  for (std::size_t item = 0; item < rules.data().scoring.size(); ++item)
    for (Seat seat = 1; seat <= state.players(); ++seat)
      visit(item, seat, points_of(state, rules, piles, item, seat));
}

std::vector<int> carried_on(const State& state, const RuleData& rules) {
  std::vector<int> carried = state.carried;
  const PileCounts piles(state, rules);
  for (std::size_t i = 0; i < carried.size(); ++i) {
    const ScoringItem& item = rules.scoring[i];
    const bool is_open = item.ties == ScoringItem::Ties::Carried &&
                         leaders_in(state, rules, piles, item.faces).count != 1;
    carried[i] = is_open ? carried[i] + 1 : 0;
  }
  return carried;
}

Points deal_points(const State& state, const Rules& rules) {
  std::array<std::int64_t, max_seats> sums{};
  each_item_points(state, rules, [&](std::size_t, Seat seat, int number) {
    sums[static_cast<std::size_t>(seat - 1)] += number;
  });
  for (const Award& award : state.awards)
    sums[static_cast<std::size_t>(award.seat - 1)] += award.points;
  Points points{};
  std::ranges::transform(sums, points.begin(), bounded_points);
  return points;
}

std::vector<ScoreLine> score_sheet(const State& state, const Rules& rules, Seat seat) {
  std::vector<ScoreLine> lines;
  const std::vector<ScoringItem>& items = rules.data().scoring;
  const PileCounts piles(state, rules.data());
  for (std::size_t i = 0; i < items.size(); ++i) {
    const int points = points_of(state, rules, piles, i, seat);
    if (points == 0) continue;
    lines.push_back({items[i].name, items[i].clause, points,
                     earning_cards(state, rules.data(), items[i], seat)});
  }
  for (const Award& award : state.awards)
    if (award.seat == seat) lines.push_back({{}, award.clause, award.points, {}});
  std::ranges::stable_sort(lines, [](const ScoreLine& a, const ScoreLine& b) {
    return stands_before(a.clause, b.clause);
  });
  return lines;
}

int side_score(const State& state, const RuleData& rules, Seat seat) {
  int score = 0;
  for (Seat mate = 1; mate <= state.players(); ++mate)
    if (rules.are_one_side(seat, mate)) score += state.scores[static_cast<std::size_t>(mate - 1)];
  return score;
}

std::vector<SideScore> side_scores(const State& state, const RuleData& rules) {
  std::vector<SideScore> sides;
  for (Seat first = 1; first <= rules.teams.sides; ++first) {
    SideScore& side = sides.emplace_back();
    for (Seat seat = first; seat <= state.players(); seat += rules.teams.sides)
      side.seats.push_back(seat);
    side.score = side_score(state, rules, first);
  }
  return sides;
}

int sides_in(const State& state, const RuleData& rules) {
  std::set<Seat> sides;
  for (const Seat seat : state.seats_in()) sides.insert(rules.first_of_side(seat));
  return static_cast<int>(sides.size());
}

std::vector<Seat> seats_going_out(const State& state, const RuleData& rules) {
  std::vector<Seat> seats;
  if (rules.match.out_at == 0) return seats;
  for (Seat seat : state.seats_in())
    if (side_score(state, rules, seat) >= rules.match.out_at) seats.push_back(seat);
  return seats;
}

bool is_match_over(const State& state, const RuleData& rules) {
  const MatchRule& match = rules.match;
  if (match.to == 0 && match.out_at == 0 && match.deals == 0) return true;
  return (match.deals != 0 && state.deal >= match.deals) || is_match_decided(state, rules);
}

bool is_match_decided(const State& state, const RuleData& rules) {
  const MatchRule& match = rules.match;
  if (match.out_at != 0) {
    State after = state;
    for (Seat seat : seats_going_out(state, rules))
      after.out[static_cast<std::size_t>(seat - 1)] = true;
    if (sides_in(after, rules) < 2) return true;
  }
  if (match.to == 0) return false;
  for (Seat seat = 1; seat <= state.players(); ++seat)
    if (!state.is_out(seat) && side_score(state, rules, seat) >= match.to) return true;
  return false;
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

std::vector<Seat> match_winners(const State& state, const RuleData& rules,
                                std::vector<Seat> seats) {
  keep_best(seats, rules.match.highest_wins,
            [&](Seat seat) { return side_score(state, rules, seat); });
  const PileCounts piles(state, rules);
  for (const TieBreak& tie : rules.match.ties)
    keep_best(seats, tie.most, [&](Seat seat) { return piles.of_side(seat, tie.faces); });
  return seats;
}

}  // namespace kasino
