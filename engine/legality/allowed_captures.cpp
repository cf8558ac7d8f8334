#include "engine/legality/allowed_captures.hpp"

namespace kasino {

namespace {

/// How many captures are looked at if functions refuse captures.
constexpr std::size_t most_offered = 500;

}  // namespace

Count AllowedCaptures::count() const {
  if (!turn_.rules().refuses_captures()) return captures_.count();
  Count count;
  count.saturated = !each([&](const Cards&) { return ++count.number > 0; });
  return count;
}

bool AllowedCaptures::any() const {
  return turn_.rules().refuses_captures() ? turn_.may_capture(captures_.card())
                                          : captures_.can_capture();
}

bool AllowedCaptures::each(const std::function<bool(const Cards&)>& visit) const {
  const bool asks = turn_.rules().refuses_captures();
  std::size_t asked = 0;
  bool is_cut_short = false;
  const bool are_all = captures_.each({}, [&](const ItemSet& items) {
    is_cut_short = asks && asked++ == most_offered;
    if (is_cut_short) return false;
    const Move capture = turn_.capture(captures_.card(), items);
    return (asks && turn_.is_refused(capture)) || visit(capture.captured);
  });
  return are_all && !is_cut_short;
}

std::vector<Cards> AllowedCaptures::first(std::size_t limit) const {
  std::vector<Cards> sets;
  if (limit == 0) return sets;
  each([&](const Cards& taken) {
    sets.push_back(taken);
    return sets.size() < limit;
  });
  return sets;
}

GroupedMove AllowedCaptures::capture(const Cards& taken) const {
  const ItemSet items = positions_of(taken, turn_.table());
  return {turn_.capture(captures_.card(), items),
          captures_.explain(captures_.values_taking(items)[0], items)};
}

}  // namespace kasino
