#include <algorithm>

#include "engine/course.hpp"
#include "engine/scoring.hpp"

namespace kasino {

void Course::stop() {
  state_.asked.clear();
  state_.waiting = 0;
  state_.is_dealing = false;
  state_.pending.reset();
  if (acts_.match_winners())
    end_match(*acts_.match_winners());
  else
    end_deal();
}

std::optional<Seat> Course::owner_of_leftovers() const {
  switch (data().leftovers) {
    case Leftovers::LastCapturer: return state_.last_capturer;
    case Leftovers::Dealer: return state_.dealer;
    case Leftovers::Nobody: return std::nullopt;
    case Leftovers::Chosen: return rules_.owner_of_leftovers(state_);
  }
  return std::nullopt;
}

void Course::give_leftovers() {
  const std::optional<Seat> owner = owner_of_leftovers();
  if (!owner || state_.table().empty()) return;
  const Cards left(state_.table().begin(), state_.table().end());
  state_.move_cards(left, Place::table(), Place::pile(*owner));
  tell([&] { return Event{"leftovers", {{"seat", *owner}, {"cards", left}}}; });
}

void Course::add_up() {
  const auto players = static_cast<std::size_t>(state_.players());
  const Points points = deal_points(state_, rules_);
  for (std::size_t i = 0; i < players; ++i) state_.scores[i] += points[i];
  state_.phase = Phase::DealOver;
  act(Happening::Scored);
}

void Course::end_deal() {
  give_leftovers();
  act(Happening::DealEnd);
  if (acts_.match_winners()) return stop();
  add_up();
  tell([&] {
    const auto by_seat = [&](const auto& numbers) {
      return std::vector<int>(numbers.begin(), numbers.begin() + state_.players());
    };
    return Event{"deal-over",
                 {{"deal", state_.deal},
                  {"points", by_seat(deal_points(state_, rules_))},
                  {"scores", by_seat(state_.scores)}}};
  });
  if (acts_.match_winners()) return stop();
  const std::vector<Seat> played = state_.seats_in();
  put_out(seats_going_out(state_, data()));
  // Whoever is left has won; if nobody is, one of those who played.
  if (is_match_over(state_, data()))
    end_match(
        match_winners(state_, data(), state_.seats_in().empty() ? played : state_.seats_in()));
}

void Course::put_out(const std::vector<Seat>& seats) {
  for (Seat seat : seats) {
    state_.out[static_cast<std::size_t>(seat - 1)] = true;
    tell([&] { return Event{"out", {{"seat", seat}}}; });
  }
}

void Course::end_match(std::vector<Seat> winners) {
  state_.phase = Phase::MatchOver;
  state_.winners = std::move(winners);
  tell([&] { return Event{"match-over", {{"winners", state_.winners}}}; });
}

}  // namespace kasino
