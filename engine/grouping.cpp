#include "engine/grouping.hpp"

#include <algorithm>
#include <bitset>
#include <cassert>

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

namespace {

/// The groups of a certain size that hold the first of some cards, in dictionary order.
class SizedGroups {
 public:
  SizedGroups(const GroupKinds& kinds, const ValueTable& values, const FaceClasses& classes,
              const Cards& cards, std::size_t size)
      : kinds_(kinds), values_(values), classes_(classes), cards_(cards), size_(size) {}

  /// The first whose rest is accepted, as positions.
  std::optional<std::vector<std::size_t>> first(const Splits& splits) {
    std::optional<std::vector<std::size_t>> best;
    if (size_ == 1 && kinds_.singles.has(cards_[0]) && accepts(splits, {0})) best = {{0}};
    for (const SumKind& sum : kinds_.sums) {
      if (size_ < 2 || !sum.takes.has(cards_[0])) continue;
      auto found = first_sum(sum, splits);
      if (found && (!best || *found < *best)) best = std::move(found);
    }
    return best;
  }

 private:
  // reach_[i][n]: what n of the cards from i on make.
  void find_reach(const SumKind& sum) {
    reach_.assign(cards_.size() + 1, std::vector<Sums>(size_ + 1));
    reach_.back()[0].set(0);
    for (std::size_t i = cards_.size(); i-- > 0;) {
      reach_[i] = reach_[i + 1];
      if (!sum.takes.has(cards_[i])) continue;
      for (std::size_t n = 1; n <= size_; ++n)
        for (Value value : values_[cards_[i].face()]) reach_[i][n] |= reach_[i + 1][n - 1] << value;
    }
  }

  std::optional<std::vector<std::size_t>> first_sum(const SumKind& sum, const Splits& splits) {
    find_reach(sum);
    chosen_.clear();
    Sums missing;
    missing.set(static_cast<std::size_t>(sum.target));
    if (add(sum, 0, missing, splits)) return chosen_;
    return std::nullopt;
  }

  // Chooses card `i`, then the rest of the group from the cards after it. `missing`: the sums
  // still to be made, one for each choice of values.
  bool add(const SumKind& sum, std::size_t i, const Sums& missing, const Splits& splits) {
    Sums rest;
    for (Value value : values_[cards_[i].face()]) rest |= missing >> value;
    const std::size_t to_come = size_ - chosen_.size() - 1;
    if ((rest & reach_[i + 1][to_come]).none()) return false;
    chosen_.push_back(i);
    if (to_come == 0 ? accepts(splits, chosen_) : add_one_of(sum, i + 1, rest, splits)) return true;
    chosen_.pop_back();
    return false;
  }

  bool add_one_of(const SumKind& sum, std::size_t begin, const Sums& missing,
                  const Splits& splits) {
    std::bitset<face_count> failed;  // another card of the class would fail as well
    for (std::size_t i = begin; i < cards_.size(); ++i) {
      const std::optional<std::size_t> level = classes_.level_of(cards_[i].face());
      if (!level || !sum.takes.has(cards_[i]) || failed[*level]) continue;
      if (add(sum, i, missing, splits)) return true;
      failed.set(*level);
    }
    return false;
  }

  bool accepts(const Splits& splits, const std::vector<std::size_t>& group) const {
    return splits(rest_of(group));
  }

 public:
  Cards rest_of(const std::vector<std::size_t>& group) const {
    Cards rest;
    for (std::size_t i = 0; i < cards_.size(); ++i)
      if (!std::binary_search(group.begin(), group.end(), i)) rest.push_back(cards_[i]);
    return rest;
  }

 private:
  const GroupKinds& kinds_;
  const ValueTable& values_;
  const FaceClasses& classes_;
  const Cards& cards_;
  std::size_t size_;
  std::vector<std::vector<Sums>> reach_;
  std::vector<std::size_t> chosen_;
};

}  // namespace

std::optional<std::vector<Cards>> written_groups(const GroupKinds& kinds, const ValueTable& values,
                                                 const FaceClasses& classes, const Cards& cards,
                                                 const Splits& splits) {
  std::vector<Cards> groups;
  Cards left = cards;
  while (!left.empty()) {
    bool found = false;
    for (std::size_t size = 1; size <= left.size() && !found; ++size) {
      SizedGroups sized(kinds, values, classes, left, size);
      const auto group = sized.first(splits);
      if (!group) continue;
      Cards& written = groups.emplace_back();
      for (std::size_t i : *group) written.push_back(left[i]);
      left = sized.rest_of(*group);
      found = true;
    }
    if (!found) return std::nullopt;
  }
  return groups;
}

}  // namespace kasino
