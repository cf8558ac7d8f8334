#include "engine/acts.hpp"

#include <algorithm>

#include "engine/notation.hpp"

namespace kasino {

void Acts::count_act() {
  if (++acts_ > limit) throw ActError("more than " + std::to_string(limit) + " acts in one move");
}

void Acts::check_seat(Seat seat) const {
  if (seat < 1 || seat > state_.players())
    throw ActError("seats are 1 to " + std::to_string(state_.players()) + ", not " +
                   std::to_string(seat));
}

void Acts::give(std::span<const Card> cards, Place from, Place to) {
  for (Card card : Cards(cards.begin(), cards.end())) {
    count_act();
    if (!state_.holds(from, card))
      throw ActError(to_text(card) + " does not lie in " + to_text(from));
    state_.move_card(card, from, to);
  }
}

Cards Acts::draw(int count, Place to) {
  Cards drawn;
  for (; count > 0 && !state_.stock().empty(); --count) {
    count_act();
    drawn.push_back(state_.stock().front());
    state_.move_card(drawn.back(), Place::stock(), to);
  }
  return drawn;
}

void Acts::award(Seat seat, int points, const std::string& clause) {
  count_act();
  check_seat(seat);
  state_.awards.push_back({seat, points, clause});
  tell({"award", {{"seat", seat}, {"points", points}, {"clause", clause}}});
}

void Acts::sweep(Seat seat, int count, const std::string& clause) {
  count_act();
  check_seat(seat);
  int& sweeps = state_.sweeps[static_cast<std::size_t>(seat - 1)];
  sweeps = std::max(0, sweeps + count);
  tell({"sweeps", {{"seat", seat}, {"count", count}, {"clause", clause}}});
}

void Acts::set(std::size_t variable, Seat seat, int value) {
  count_act();
  state_.variables[variable_slot(rules_, variable, seat)] = value;
}

void Acts::tell(Event event) {
  if (log_ != nullptr) log_->push_back(std::move(event));
}

void Acts::end_deal() { deal_ends_ = true; }

void Acts::end_match(std::vector<Seat> winners) {
  for (Seat seat : winners) check_seat(seat);
  std::sort(winners.begin(), winners.end());
  winners.erase(std::unique(winners.begin(), winners.end()), winners.end());
  if (winners.empty()) throw ActError("a match ends with a winner: name at least one seat");
  if (!match_winners_) match_winners_ = std::move(winners);
}

}  // namespace kasino
