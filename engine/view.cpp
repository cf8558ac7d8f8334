#include "engine/view.hpp"

#include <algorithm>

namespace kasino {

bool View::shows(Place place) const {
  if (eyes_ == Eyes::Open) return true;
  switch (place.zone()) {
    case Place::Zone::Table: return true;
    case Place::Zone::Hand: return place.seat() == seat_;
    case Place::Zone::Pile:
    case Place::Zone::Stock: return false;
  }
  return false;
}

bool View::knows(Place place) const { return shows(place) || place.zone() == Place::Zone::Pile; }

std::span<const Card> View::cards(Place place) const {
  if (!knows(place))
    throw HiddenCards("the cards of " + to_text(place) + " are hidden" +
                      (seat_ ? " from seat " + std::to_string(*seat_) : ""));
  return state_->cards(place);
}

bool View::operator==(const View& other) const {
  const State& a = *state_;
  const State& b = *other.state_;
  if (eyes_ != other.eyes_ || seat_ != other.seat_ || a.players() != b.players()) return false;
  const auto same = [&](Place place) {
    if (count(place) != other.count(place)) return false;
    return !knows(place) || std::ranges::equal(a.cards(place), b.cards(place));
  };
  for (Seat seat = 1; seat <= a.players(); ++seat)
    if (!same(Place::hand(seat)) || !same(Place::pile(seat))) return false;
  return same(Place::stock()) && same(Place::table()) && a.phase == b.phase && a.turn == b.turn &&
         a.dealer == b.dealer && a.deal == b.deal && a.round == b.round &&
         a.last_round == b.last_round && a.last_capturer == b.last_capturer &&
         a.last_player == b.last_player && a.sweeps == b.sweeps && a.scores == b.scores &&
         a.out == b.out && a.awards == b.awards && a.winners == b.winners;
}

}  // namespace kasino
