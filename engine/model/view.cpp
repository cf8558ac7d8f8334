#include "engine/model/view.hpp"

#include <algorithm>

namespace kasino {

Show View::rule_of(Place place) const {
  switch (place.zone()) {
    case Zone::Stock: return rules_->shows.stock;
    case Zone::Table: return rules_->shows.table;
    case Zone::Hand: return rules_->shows.hand;
    case Zone::Pile: return rules_->shows.pile;
    case Zone::Own:
      return rules_->zones[static_cast<std::size_t>(own_zone_of(place, *rules_))].show;
  }
  return Show::Hidden;
}

bool View::shows(Place place) const {
  if (eyes_ == Eyes::Open) return true;
  switch (rule_of(place)) {
    case Show::Open: return true;
    case Show::Owner: return place.seat() == seat_;
    case Show::Top:
    case Show::Seen:
    case Show::Hidden: return false;
  }
  return false;
}

bool View::knows(Place place) const { return shows(place) || rule_of(place) == Show::Seen; }

bool View::is_readable(Place place) const { return knows(place) || rule_of(place) == Show::Top; }

std::span<const Card> View::shown_cards(Place place) const {
  const std::span<const Card> cards = state_->cards(place);
  if (shows(place)) return cards;
  const bool top = rule_of(place) == Show::Top && !cards.empty();
  return cards.last(top ? 1 : 0);
}

std::span<const Card> View::cards(Place place) const {
  if (knows(place)) return state_->cards(place);
  if (rule_of(place) == Show::Top) return shown_cards(place);
  throw HiddenCards("the cards of " + to_text(place, *rules_) + " are hidden" +
                    (seat_ ? " from seat " + std::to_string(*seat_) : ""));
}

bool View::operator==(const View& other) const {
  const State& a = *state_;
  const State& b = *other.state_;
  if (eyes_ != other.eyes_ || seat_ != other.seat_ || a.players() != b.players()) return false;
  const auto same = [&](Place place) {
    if (count(place) != other.count(place)) return false;
    return knows(place) ? std::ranges::equal(a.cards(place), b.cards(place))
                        : std::ranges::equal(shown_cards(place), other.shown_cards(place));
  };
  for (Seat seat = 1; seat <= a.players(); ++seat)
    if (!same(Place::hand(seat)) || !same(Place::pile(seat))) return false;
  const std::vector<Place> own = own_places(*rules_, a.players());
  return std::ranges::all_of(own, same) && same(Place::stock()) && same(Place::table()) &&
         a.phase == b.phase && a.turn == b.turn && a.dealer == b.dealer && a.deal == b.deal &&
         a.round == b.round && a.last_round == b.last_round && a.last_capturer == b.last_capturer &&
         a.last_player == b.last_player && a.sweeps == b.sweeps && a.scores == b.scores &&
         a.out == b.out && a.awards == b.awards && a.winners == b.winners;
}

}  // namespace kasino
