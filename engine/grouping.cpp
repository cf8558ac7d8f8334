#include "engine/grouping.hpp"

#include <algorithm>
#include <cassert>

#include "engine/group_kinds.hpp"

namespace kasino {

namespace {

bool takes_as_many(const CaptureRule& way, std::size_t cards) {
  switch (way.by) {
    case CaptureBy::Equal:
    case CaptureBy::Rank:
    case CaptureBy::Twin: return cards == 1;
    case CaptureBy::Sum: return cards >= 2;
    case CaptureBy::Total: return cards >= 1;
    case CaptureBy::All:
    case CaptureBy::Own: return false;
  }
  return false;
}

/// What a card may count: what is claimed, or anything when nothing is.
Values choices(const ValueTable& values, Counted claim) {
  const Values& all = values[claim.card.face()];
  if (claim.value == 0) return all;
  return all.has(claim.value) ? Values{claim.value} : Values{};
}

/// The lowest values, first card first, at which the cards make `target`.
std::optional<std::vector<Counted>> lowest_values(const ValueTable& values, int target,
                                                  const std::vector<Counted>& claims) {
  // Bit s of reach[i]: the cards from i on, all of them, make s.
  std::vector<Sums> reach(claims.size() + 1);
  reach.back().set(0);
  for (std::size_t i = claims.size(); i-- > 0;)
    for (Value value : choices(values, claims[i])) reach[i] |= reach[i + 1] << value;
  if (!reach[0][static_cast<std::size_t>(target)]) return std::nullopt;

  std::vector<Counted> counted;
  auto missing = static_cast<std::size_t>(target);
  for (std::size_t i = 0; i < claims.size(); ++i) {
    const Values own = choices(values, claims[i]);
    const Value* value = std::find_if(own.begin(), own.end(), [&](Value candidate) {
      return candidate <= missing && reach[i + 1][missing - candidate];
    });
    assert(value != own.end());
    counted.push_back(Counted{claims[i].card, *value});
    missing -= *value;
  }
  return counted;
}

/// The values the cards count in a group by this way, if they are one.
std::optional<std::vector<Counted>> counted_by(const CaptureRules& rules, const CaptureRule& way,
                                               Face played, Value value,
                                               const std::vector<Counted>& claims) {
  if (!applies(way, played) || !takes_as_many(way, claims.size())) return std::nullopt;
  for (const Counted& claim : claims)
    if (!way.takes.has(claim.card)) return std::nullopt;
  if (counts_values(way)) {
    const int target = target_of(way, value);
    return target == 0 ? std::nullopt : lowest_values(rules.table_values, target, claims);
  }
  const Counted& only = claims.front();
  const Face face = only.card.face();
  const bool fits = way.by == CaptureBy::Rank ? same_rank(face, played) : face == played;
  if (!fits || (only.value != 0 && !rules.table_values[face].has(only.value))) return std::nullopt;
  return std::vector<Counted>{Counted{only.card, 0}};
}

}  // namespace

std::optional<Group> group_of(const CaptureRules& rules, Card played, Value value,
                              std::span<const Counted> cards, GroupCount groups) {
  const Values& own = rules.hand_values[played.face()];
  if (own.empty() ? value != 0 : !own.has(value)) return std::nullopt;
  std::vector<Counted> claims(cards.begin(), cards.end());
  std::sort(claims.begin(), claims.end(),
            [](const Counted& a, const Counted& b) { return a.card < b.card; });
  for (std::size_t i = 0; i < rules.ways.size(); ++i) {
    if (rules.ways[i].groups != groups) continue;
    if (auto counted = counted_by(rules, rules.ways[i], played.face(), value, claims))
      return Group{std::move(*counted), static_cast<int>(i)};
  }
  return std::nullopt;
}

}  // namespace kasino
