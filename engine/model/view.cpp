#include "engine/model/view.hpp"

#include <algorithm>

namespace kasino {

Show View::rule_of(Place place) const {
  switch (place.zone()) {
    case Zone::Stock: return rules_->shows.stock;
    case Zone::Table:
    case Zone::Build: return rules_->shows.table;
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

/// The card that came last; in the stock, the one that is dealt next.
std::span<const Card> View::top_of(Place place) const {
  const std::span<const Card> cards = state_->cards(place);
  const std::size_t one = cards.empty() ? 0 : 1;
  return place == Place::stock() ? cards.first(one) : cards.last(one);
}

std::span<const Card> View::shown_cards(Place place) const {
  if (shows(place)) return state_->cards(place);
  return rule_of(place) == Show::Top ? top_of(place) : std::span<const Card>();
}

std::span<const Card> View::cards(Place place) const {
  if (knows(place)) return state_->cards(place);
  if (rule_of(place) == Show::Top) return top_of(place);
  throw HiddenCards("the cards of " + to_text(place, *rules_) + " are hidden" +
                    (seat_ ? " from seat " + std::to_string(*seat_) : ""));
}

std::span<const Card> View::unknown_cards(Place place) const {
  if (knows(place)) return {};
  const std::span<const Card> cards = state_->cards(place);
  const std::size_t known = shown_cards(place).size();
  return place == Place::stock() ? cards.subspan(known) : cards.first(cards.size() - known);
}

bool View::knows(const VariableRule& variable, Seat owner) const {
  if (eyes_ == Eyes::Open || variable.show == Show::Open) return true;
  return variable.show == Show::Owner && variable.per_seat && owner == seat_;
}

}  // namespace kasino
