#include "repl/explain/takes.hpp"

#include <algorithm>
#include <iterator>

#include "engine/model/state.hpp"

namespace kasino {

namespace {

/// How many captures are looked at if functions refuse captures.
constexpr std::size_t most_asked = 500;

}  // namespace

Takes::Takes(Card card, const State& state, const Rules& rules)
    : table_(sorted(state.table())),
      captures_(captures_of(card, table_, state, state.turn, rules)),
      card_(card),
      turn_(rules.refuses_captures() ? std::make_unique<TurnContext>(state, rules) : nullptr) {}

Takes::Takes(const CaptureSearch& search, Card card, std::span<const Card> table)
    : table_(sorted(table)), captures_(search, card, table_), card_(card) {}

Count Takes::count() const {
  if (!turn_) return captures_.count();
  Count count;
  count.saturated = !each([&](const Cards&) { return ++count.number > 0; });
  return count;
}

bool Takes::any() const { return turn_ ? turn_->may_capture(card_) : captures_.can_capture(); }

Cards Takes::cards(const ItemSet& items) const {
  Cards cards;
  items.each([&](int item) { cards.push_back(table_[static_cast<std::size_t>(item)]); });
  return cards;
}

bool Takes::each(const std::function<bool(const Cards&)>& visit, Wanted wanted) const {
  std::size_t asked = 0;
  bool is_cut_short = false;
  const bool are_all = captures_.each(wanted, [&](const ItemSet& items) {
    is_cut_short = turn_ && asked++ == most_asked;
    if (is_cut_short) return false;
    const Cards taken = cards(items);
    return (turn_ && turn_->is_refused({turn_->state().turn, card_, taken})) || visit(taken);
  });
  return are_all && !is_cut_short;
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
