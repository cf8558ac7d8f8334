#include "repl/explain/takes.hpp"

#include <algorithm>
#include <iterator>

#include "engine/model/state.hpp"

namespace kasino {

Takes::Takes(Card card, const State& state, const Rules& rules)
    : table_(sorted(state.table())),
      captures_(captures_of(card, table_, state, state.turn, rules)) {}

Takes::Takes(const CaptureSearch& search, Card card, std::span<const Card> table)
    : table_(sorted(table)), captures_(search, card, table_) {}

Cards Takes::cards(const ItemSet& items) const {
  Cards cards;
  items.each([&](int item) { cards.push_back(table_[static_cast<std::size_t>(item)]); });
  return cards;
}

void Takes::each(const std::function<bool(const Cards&)>& visit, Wanted wanted) const {
  captures_.each(wanted, [&](const ItemSet& items) { return visit(cards(items)); });
}

std::vector<Cards> Takes::first(std::size_t limit) const {
  std::vector<Cards> sets;
  if (limit == 0) return sets;
  each([&](const Cards& taken) {
    sets.push_back(taken);
    return sets.size() < limit;
  });
  return sets;
}

Values Takes::values(const Cards& taken, Leave leave) const {
  return captures_.values_taking(positions_of(taken, table_), leave);
}

Grouping Takes::grouping(const Cards& taken, Value value) const {
  return captures_.explain(value, positions_of(taken, table_));
}

Cards Takes::rest(const Cards& taken) const {
  Cards rest;
  std::set_difference(table_.begin(), table_.end(), taken.begin(), taken.end(),
                      std::back_inserter(rest));
  return rest;
}

}  // namespace kasino
