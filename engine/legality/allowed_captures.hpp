// What one card may take from the table, in terms of cards instead of places in a list.
#pragma once

#include <functional>
#include <vector>

#include "engine/legality/card_captures.hpp"
#include "engine/legality/judgement.hpp"
#include "engine/legality/turn_context.hpp"

namespace kasino {

/// What one card may take from the table, duties and piles aside: what no function of the variant
/// refuses. Borrows the turn.
class AllowedCaptures {
 public:
  AllowedCaptures(Card card, const TurnContext& turn)
      : turn_(turn), captures_(turn.captures(card).without_piles()) {}

  /// How many sets may be taken. If functions refuse captures, only the first 500 are looked at,
  /// and the number is saturated if there are others.
  Count count() const;
  bool any() const;

  /// Visits the sets that may be taken, in order, until `visit` answers false; of the first 500 if
  /// functions refuse captures. False: there may be others.
  bool each(const std::function<bool(const Cards&)>& visit) const;
  /// The first `limit` sets that may be taken.
  std::vector<Cards> first(std::size_t limit) const;

  /// The values of the card at which it takes `taken`, cards of the table, sorted.
  Values values(const Cards& taken) const {
    return captures_.values_taking(positions_of(taken, turn_.table()));
  }
  /// The capture of `taken`, grouped at the lowest of these values.
  GroupedMove capture(const Cards& taken) const;

 private:
  const TurnContext& turn_;
  CardCaptures captures_;
};

}  // namespace kasino
