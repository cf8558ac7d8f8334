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

bool View::knows_same_variables(const View& other) const {
  for (std::size_t i = 0; i < rules_->variables.size(); ++i) {
    const VariableRule& rule = rules_->variables[i];
    for (Seat owner = 1; owner <= (rule.per_seat ? players() : 1); ++owner)
      for (int slot = 1; slot <= rule.slots && knows(rule, owner); ++slot) {
        const std::size_t at = variable_slot(*rules_, i, owner, slot);
        if (rule.is_set ? state_->sets[at] != other.state_->sets[at]
                        : state_->variables[at] != other.state_->variables[at])
          return false;
      }
  }
  return true;
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
  if (a.builds != b.builds) return false;
  for (std::size_t build = 0; build < a.builds.size(); ++build)
    if (!std::ranges::equal(a.build(build), b.build(build))) return false;
  return std::ranges::all_of(own, same) && same(Place::stock()) && same(Place::table()) &&
         knows_same_variables(other) && a.phase == b.phase && a.turn == b.turn &&
         a.dealer == b.dealer && a.deal == b.deal && a.round == b.round &&
         a.last_round == b.last_round && a.last_capturer == b.last_capturer &&
         a.last_player == b.last_player && a.sweeps == b.sweeps && a.scores == b.scores &&
         a.out == b.out && a.awards == b.awards && a.winners == b.winners;
}

}  // namespace kasino
