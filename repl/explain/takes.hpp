// What one card may take from a table, in terms of cards instead of places in a list.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "engine/legality/card_captures.hpp"
#include "engine/legality/turn_context.hpp"

namespace kasino {

/// What one card may take from a table, duties aside. Borrows the search.
class Takes {
 public:
  /// From the table of `state`, which must outlive this: what no function of the variant refuses.
  Takes(Card card, const State& state, const Rules& rules);
  /// From any cards, by the groups alone.
  Takes(const CaptureSearch& search, Card card, std::span<const Card> table);
  Takes(const Takes&) = delete;
  Takes& operator=(const Takes&) = delete;

  const CaptureSearch& search() const { return captures_.search(); }
  const Cards& table() const { return table_; }  ///< sorted
  /// How many sets may be taken. If functions refuse captures, only the first 500 are looked at,
  /// and the number is saturated if there are others.
  Count count() const;
  bool any() const;

  /// Visits the sets that may be taken, in order, until `visit` answers false; of the first 500 if
  /// functions refuse captures. False: there may be others.
  bool each(const std::function<bool(const Cards&)>& visit, Wanted wanted = {}) const;
  /// The first `limit` sets that may be taken.
  std::vector<Cards> first(std::size_t limit) const;

  /// The values of the card at which it takes `taken`, cards of the table, sorted.
  Values values(const Cards& taken, Leave leave = Leave::Anything) const;
  /// `taken` in groups, at a value at which it can be taken.
  Grouping grouping(const Cards& taken, Value value) const;

  /// The table without `taken`.
  Cards rest(const Cards& taken) const;

 private:
  Cards cards(const ItemSet& items) const;

  Cards table_;
  CardCaptures captures_;
  Card card_;
  std::unique_ptr<TurnContext> turn_;  ///< null where no function refuses captures
};

}  // namespace kasino
