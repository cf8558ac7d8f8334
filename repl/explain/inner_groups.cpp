#include "repl/explain/inner_groups.hpp"

#include <algorithm>
#include <utility>

namespace kasino {

namespace {

Wanted at(Value value) {
  Wanted wanted;
  wanted.value = value;
  return wanted;
}

/// The first capture at `value`.
std::optional<Cards> capture_at(const Takes& takes, Value value) {
  std::optional<Cards> found;
  const auto keep = [&](const Cards& taken) { return found = taken, false; };
  takes.each(keep, at(value));
  return found;
}

}  // namespace

std::optional<Group> some_group(const Takes& takes, Value value) {
  const std::optional<Cards> taken = capture_at(takes, value);
  if (!taken) return std::nullopt;
  return takes.grouping(*taken, value).groups.front();
}

namespace {

std::optional<Card> shared_by(const Group& a, const Group& b) {
  for (const Counted& one : a.cards)
    for (const Counted& other : b.cards)
      if (one.card == other.card) return one.card;
  return std::nullopt;
}

}  // namespace

std::optional<SharedCard> find_shared_card(const Takes& takes, Value value) {
  std::vector<Group> groups;
  std::optional<SharedCard> found;
  const auto look_at = [&](Group group) {
    if (found || std::find(groups.begin(), groups.end(), group) != groups.end()) return;
    for (const Group& known : groups)
      if (const std::optional<Card> card = shared_by(known, group)) {
        found = SharedCard{*card, known, group};
        return;
      }
    groups.push_back(std::move(group));
  };
  std::size_t looked_at = 0;
  const auto look_at_all = [&](const Cards& taken) {
    for (Group& group : takes.grouping(taken, value).groups) look_at(std::move(group));
    return !found && ++looked_at < search_limit;
  };
  takes.each(look_at_all, at(value));
  return found;
}

std::vector<Group> disjoint_groups(const CaptureSearch& search, Card card, const Cards& cards,
                                   Value value) {
  std::vector<Group> groups;
  Cards left = cards;
  while (!left.empty()) {
    const Takes inside(search, card, left);
    const std::optional<Cards> taken = capture_at(inside, value);
    if (!taken) return {};
    for (const Group& group : inside.grouping(*taken, value).groups) groups.push_back(group);
    left = inside.rest(*taken);
  }
  return groups;
}

}  // namespace kasino
