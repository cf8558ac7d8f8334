#include "engine/groupless_rest.hpp"

#include <algorithm>
#include <cstdint>

namespace kasino {

namespace {

constexpr std::size_t steps_to_ask = 10;  // whether the others split, at least
constexpr std::size_t most_steps_to_ask = 1'000;

Counts difference(const Counts& a, const Counts& b) {
  Counts difference{};
  for (std::size_t level = 0; level < a.size(); ++level)
    difference[level] = static_cast<std::uint16_t>(a[level] - b[level]);
  return difference;
}

/// Some cards that make the sum. `Made` is a set of sums, bit by sum.
template <typename Made>
std::optional<Counts> find_sum(const SumKind& sum, const ValueTable& values,
                               const FaceClasses& classes, const Counts& cards) {
  std::vector<Made> made{Made{1}};  // by the first cards
  std::vector<std::size_t> level_of;
  for (std::size_t level = 0; level < classes.size(); ++level)
    for (int card = 0; card < cards[level] && sum.takes.has(classes.face(level)); ++card) {
      Made with_card = made.back();
      for (const Value value : values[classes.face(level)])
        if (value < sum.target) with_card |= made.back() << value;
      made.push_back(with_card);
      level_of.push_back(level);
    }
  auto missing = static_cast<std::size_t>(sum.target);
  if (!made.back()[missing]) return std::nullopt;
  Counts group{};
  for (std::size_t card = level_of.size(); card-- > 0;) {
    if (made[card][missing]) continue;
    ++group[level_of[card]];
    const Values& own = values[classes.face(level_of[card])];
    missing -= *std::find_if(own.begin(), own.end(), [&](Value value) {
      return value < sum.target && value <= missing && made[card][missing - value];
    });
  }
  return group;
}

/// Some group of these cards.
std::optional<Counts> find_group(const GroupKinds& kinds, const ValueTable& values,
                                 const FaceClasses& classes, const Counts& cards) {
  for (std::size_t level = 0; level < classes.size(); ++level)
    if (cards[level] > 0 && kinds.singles.has(classes.face(level))) {
      Counts group{};
      group[level] = 1;
      return group;
    }
  const auto find = are_low(kinds) ? find_sum<LowSums> : find_sum<Sums>;
  for (const SumKind& sum : kinds.sums)
    if (const auto group = find(sum, values, classes, cards)) return group;
  return std::nullopt;
}

}  // namespace

std::optional<Counts> GrouplessRest::one_group() const {
  return find_group(*kinds_, *values_, *classes_, table_);
}

std::optional<Counts> GrouplessRest::many_groups() const {
  const std::optional<Counts> group = one_group();
  return group ? std::optional(with_groups(*group, table_)) : std::nullopt;
}

// Adds groups of the cards that may be taken, as long as there are any.
Counts GrouplessRest::with_groups(Counts taken, const Counts& most) const {
  while (const auto group = find_group(*kinds_, *values_, *classes_, difference(most, taken)))
    for (std::size_t level = 0; level < taken.size(); ++level)
      taken[level] = static_cast<std::uint16_t>(taken[level] + (*group)[level]);
  return taken;
}

bool GrouplessRest::leaves_group(const Counts& taken) const {
  std::vector<SumMaker> made = nothing_made();
  for (std::size_t level = 0; level < classes_->size(); ++level)
    for (int card = taken[level]; card < table_[level]; ++card)
      if (holds_group_with(level, made)) return true;
  return false;
}

std::optional<Counts> GrouplessRest::find(const Counts& least, const Counts& most,
                                          const std::optional<Counts>& some) {
  least_ = least;
  most_ = most;
  taken_ = Counts{};
  steps_ = most_steps;
  if (some)
    if (const Counts taken = with_groups(*some, most); !leaves_group(taken)) return taken;
  return try_level(0, nothing_made()) ? std::optional(taken_) : std::nullopt;
}

std::vector<SumMaker> GrouplessRest::nothing_made() const {
  std::vector<SumMaker> made;
  for (const SumKind& sum : kinds_->sums) made.emplace_back(sum.target);
  return made;
}

// `made`: by kind of sum, what the cards make that are left of the classes before.
bool GrouplessRest::try_level(std::size_t level, const std::vector<SumMaker>& made) {
  if (steps_ == 0) return false;
  steps_ -= std::min(steps_, level < classes_->size() ? 1 : steps_to_ask);
  if (level == classes_->size()) {
    std::size_t steps = most_steps_to_ask;
    const std::optional<bool> answer = split_->splits(taken_, steps);
    steps_ -= std::min(steps_, (most_steps_to_ask - steps) / 2);
    if (!answer) steps_ = 0;
    return answer.value_or(false);
  }
  std::vector<SumMaker> made_here = made;
  for (int taken = table_[level]; taken >= least_[level]; --taken) {
    if (taken < table_[level] && holds_group_with(level, made_here)) return false;
    taken_[level] = static_cast<std::uint16_t>(taken);
    if (taken <= most_[level] && try_level(level + 1, made_here)) return true;
  }
  return false;
}

// Adds a card of the class to what is left.
bool GrouplessRest::holds_group_with(std::size_t level, std::vector<SumMaker>& made) const {
  const Face face = classes_->face(level);
  if (kinds_->singles.has(face)) return true;
  const Values& values = (*values_)[face];
  for (std::size_t i = 0; i < made.size(); ++i) {
    const SumKind& sum = kinds_->sums[i];
    if (!sum.takes.has(face)) continue;
    if (std::any_of(values.begin(), values.end(),
                    [&](Value value) { return made[i].makes(sum.target - value); }))
      return true;
    made[i].add(values);
  }
  return false;
}

}  // namespace kasino
