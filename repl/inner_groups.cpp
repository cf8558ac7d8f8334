#include "repl/inner_groups.hpp"

#include <algorithm>

namespace kasino {

namespace {

/// The first capture at `value`.
std::optional<Cards> capture_at(const Takes& takes, Value value) {
  std::optional<Cards> found;
  std::size_t looked_at = 0;
  takes.each([&](const Cards& taken) {
    if (takes.values(taken).has(value)) found = taken;
    return !found && ++looked_at < search_limit;
  });
  return found;
}

}  // namespace

std::optional<Group> some_group(const Takes& takes, Value value) {
  const std::optional<Cards> taken = capture_at(takes, value);
  if (!taken) return std::nullopt;
  return takes.grouping(*taken, value).groups.front();
}

std::vector<Group> groups_at(const Takes& takes, Value value) {
  std::vector<Group> groups;
  std::size_t looked_at = 0;
  takes.each([&](const Cards& taken) {
    if (takes.values(taken).has(value))
      for (const Group& group : takes.grouping(taken, value).groups)
        if (std::find(groups.begin(), groups.end(), group) == groups.end()) groups.push_back(group);
    return ++looked_at < search_limit;
  });
  return groups;
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
