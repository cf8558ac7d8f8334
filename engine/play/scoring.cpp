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

/// The points of an item that counts `count` times.
int times(std::int64_t points, std::int64_t count) { return bounded_points(points * count); }

/// How often each face occurs among some cards: a set of faces for each pack.
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

/// What every seat has captured, looked through once for all items.
class PileCounts {
 public:
  PileCounts(const State& state, const RuleData& rules) : rules_(rules), players_(state.players()) {
    for (const Seat seat : seats(players_))
      each_counted(rules, seat, [&](Place place) { at_seat(by_seat_, seat).add(state, place); });
  }

  int of(Seat seat, FaceSet faces) const { return at_seat(by_seat_, seat).count(faces); }
  /// How many such cards all piles of the seat's side have.
  int of_side(Seat seat, FaceSet faces) const {
    int count = 0;
    for (const Seat mate : seats(players_))
      if (rules_.are_one_side(seat, mate)) count += of(mate, faces);
    return count;
  }

 private:
  const RuleData& rules_;
  int players_;
  std::array<FaceCounts, max_seats> by_seat_;
};

/// The seats that have most of what an item compares; none if nobody has any. If the piles of a
/// side are pooled, its first seat stands for it.
struct Leaders {
  std::array<Seat, max_seats> seats;
  int count = 0;

  bool has(Seat seat) const {
    return std::find(seats.begin(), seats.begin() + count, seat) != seats.begin() + count;
  }
};

Leaders leaders_in(const State& state, const Rules& rules, const PileCounts& piles,
                   std::size_t index) {
  const RuleData& data = rules.data();
  const ScoringItem& item = data.scoring[index];
  const bool pools = data.teams.pools_majority;
  Points counts{};
  for (const Seat seat : seats(state))
    at_seat(counts, pools ? data.first_of_side(seat) : seat) +=
        item.counts ? rules.count(index, seat, state) : piles.of(seat, item.faces);
  Leaders leaders;
  int most = 1;
  for (const Seat seat : seats(state)) {
    const int count = at_seat(counts, seat);
    if (count < most) continue;
    if (count > most) leaders.count = 0;
    leaders.seats[static_cast<std::size_t>(leaders.count++)] = seat;
    most = count;
  }
  return leaders;
}

/// The points that `seat` gets for a majority item.
int majority_points(const State& state, const ScoringItem& item, const Leaders& leaders,
                    std::size_t index, Seat seat) {
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
  for (const Seat mate : seats(state)) {
    if (mate != seat && !(pools && rules.are_one_side(seat, mate))) continue;
    each_counted(rules, mate, [&](Place place) {
      for (const Card card : state.cards(place))
        if (item.faces.has(card)) cards.push_back(card);
    });
  }
  std::ranges::sort(cards);
  return cards;
}

/// The points by one item: the seats are compared once for all of them.
class ItemPoints {
 public:
  ItemPoints(const State& state, const Rules& rules, const PileCounts& piles, std::size_t index)
      : state_(state),
        rules_(rules),
        piles_(piles),
        index_(index),
        item_(rules.data().scoring[index]) {
    if (item_.by == ScoringItem::By::Most) leaders_ = leaders_in(state, rules, piles, index);
  }

  int of(Seat seat) const {
    if (state_.broken_off && !item_.is_secure()) return 0;
    switch (item_.by) {
      case ScoringItem::By::Each: return times(item_.points, piles_.of(seat, item_.faces));
      case ScoringItem::By::Most: return majority_points(state_, item_, leaders_, index_, seat);
      case ScoringItem::By::Sweep: return times(item_.points, at_seat(state_.sweeps, seat));
      case ScoringItem::By::LastCapture: return state_.last_capturer == seat ? item_.points : 0;
      case ScoringItem::By::Count: return times(item_.points, rules_.count(index_, seat, state_));
    }
    return 0;
  }

 private:
  const State& state_;
  const Rules& rules_;
  const PileCounts& piles_;
  std::size_t index_;
  const ScoringItem& item_;
  Leaders leaders_;
};

}  // namespace

int item_points(const State& state, const Rules& rules, std::size_t index, Seat seat) {
  const PileCounts piles(state, rules.data());
  return ItemPoints(state, rules, piles, index).of(seat);
}

void each_item_points(const State& state, const Rules& rules,
                      const std::function<void(std::size_t, Seat, int)>& visit) {
  const PileCounts piles(state, rules.data());
  for (std::size_t item = 0; item < rules.data().scoring.size(); ++item) {
    const ItemPoints points(state, rules, piles, item);
    for (const Seat seat : seats(state)) visit(item, seat, points.of(seat));
  }
}

std::vector<int> carried_on(const State& state, const Rules& rules) {
  std::vector<int> carried = state.carried;
  const PileCounts piles(state, rules.data());
  for (std::size_t i = 0; i < carried.size(); ++i) {
    const bool is_open = rules.data().scoring[i].ties == ScoringItem::Ties::Carried &&
                         leaders_in(state, rules, piles, i).count != 1;
    carried[i] = is_open ? carried[i] + 1 : 0;
  }
  return carried;
}

Points deal_points(const State& state, const Rules& rules) {
  std::array<std::int64_t, max_seats> sums{};
  each_item_points(state, rules,
                   [&](std::size_t, Seat seat, int number) { at_seat(sums, seat) += number; });
  for (const Award& award : state.awards) at_seat(sums, award.seat) += award.points;
  Points points{};
  std::ranges::transform(sums, points.begin(), bounded_points);
  return points;
}

std::vector<ScoreLine> score_sheet(const State& state, const Rules& rules, Seat seat) {
  std::vector<ScoreLine> lines;
  const std::vector<ScoringItem>& items = rules.data().scoring;
  const PileCounts piles(state, rules.data());
  for (std::size_t i = 0; i < items.size(); ++i) {
    const int points = ItemPoints(state, rules, piles, i).of(seat);
    if (points == 0) continue;
    lines.push_back({items[i].name, items[i].clause, points,
                     earning_cards(state, rules.data(), items[i], seat)});
  }
  for (const Award& award : state.awards)
    if (award.seat == seat) lines.push_back({{}, award.clause, award.points, {}});
  std::ranges::stable_sort(
      lines, [](const ScoreLine& a, const ScoreLine& b) { return by_clause(a.clause, b.clause); });
  return lines;
}

namespace {

/// The sum of the points of the seat's side, of so many players.
int side_sum(const Points& points, int players, const RuleData& rules, Seat seat) {
  int sum = 0;
  for (const Seat mate : seats(players))
    if (rules.are_one_side(seat, mate)) sum += at_seat(points, mate);
  return sum;
}

}  // namespace

int side_score(const State& state, const RuleData& rules, Seat seat) {
  return side_sum(state.scores, state.players(), rules, seat);
}

std::vector<SideScore> side_scores(const State& state, const RuleData& rules) {
  std::vector<SideScore> sides;
  for (const Seat first : seats(rules.teams.sides)) {
    SideScore& side = sides.emplace_back();
    for (Seat seat = first; seat <= state.players(); seat += rules.teams.sides)
      side.seats.push_back(seat);
    side.score = side_score(state, rules, first);
  }
  return sides;
}

namespace {

int sides_of(const std::vector<Seat>& seats, const RuleData& rules) {
  std::set<Seat> sides;
  for (const Seat seat : seats) sides.insert(rules.first_of_side(seat));
  return static_cast<int>(sides.size());
}

bool goes_out(const State& state, const RuleData& rules, Seat seat) {
  const int score = side_score(state, rules, seat);
  return (rules.match.out_at != 0 && score >= rules.match.out_at) ||
         (rules.purse && score < rules.purse->out_below);
}

/// The seats still in that go out now that the deal is over, or those that stay.
std::vector<Seat> seats_in(const State& state, const RuleData& rules, bool going_out) {
  std::vector<Seat> seats = state.seats_in();
  std::erase_if(seats, [&](Seat seat) { return goes_out(state, rules, seat) != going_out; });
  return seats;
}

bool is_match_over(const State& state, const RuleData& rules) {
  const MatchRule& match = rules.match;
  const bool is_for_money = rules.purse && rules.purse->out_below != 0;
  if (match.to == 0 && match.out_at == 0 && match.deals == 0 && !is_for_money) return true;
  return (match.deals != 0 && state.deal >= match.deals) || is_match_decided(state, rules);
}

}  // namespace

int sides_in(const State& state, const RuleData& rules) {
  return sides_of(state.seats_in(), rules);
}

std::vector<Seat> seats_going_out(const State& state, const RuleData& rules) {
  return seats_in(state, rules, true);
}

bool is_match_decided(const State& state, const RuleData& rules) {
  const MatchRule& match = rules.match;
  const std::vector<Seat> staying = seats_in(state, rules, false);
  if (match.out_at != 0 && sides_of(staying, rules) < 2) return true;
  if (rules.purse && staying.empty()) return true;
  return match.to != 0 && std::ranges::any_of(staying, [&](Seat seat) {
           return side_score(state, rules, seat) >= match.to;
         });
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

std::optional<std::vector<Seat>> match_winners(const State& state, const RuleData& rules) {
  if (!is_match_over(state, rules)) return std::nullopt;
  std::vector<Seat> staying = seats_in(state, rules, false);
  if (staying.empty() && rules.purse) return staying;  // all are out, and the bank has won
  return winners_of(state, state.scores, rules,
                    staying.empty() ? state.seats_in() : std::move(staying));
}

std::vector<Seat> winners_of(const State& state, const Points& points, const RuleData& rules,
                             std::vector<Seat> seats) {
  keep_best(seats, rules.match.highest_wins,
            [&](Seat seat) { return side_sum(points, state.players(), rules, seat); });
  if (rules.match.ties.empty()) return seats;
  const PileCounts piles(state, rules);
  for (const TieBreak& tie : rules.match.ties)
    keep_best(seats, tie.most, [&](Seat seat) { return piles.of_side(seat, tie.faces); });
  return seats;
}

Seat next_dealer(const State& state, const Rules& rules) {
  const Seat left = state.next_seat(state.dealer);
  switch (rules.data().next_dealer) {
    case NextDealer::Left: break;
    case NextDealer::Nobody: return state.seats_in().back();
    case NextDealer::Chosen: return rules.next_dealer(state).value_or(left);
    case NextDealer::Winner: {
      const Points points = deal_points(state, rules);
      std::vector<Seat> seats{left};
      while (seats.size() < static_cast<std::size_t>(state.players_in()))
        seats.push_back(state.next_seat(seats.back()));
      keep_best(seats, rules.data().match.highest_wins,
                [&](Seat seat) { return at_seat(points, seat); });
      return seats.front();
    }
  }
  return left;
}

}  // namespace kasino
