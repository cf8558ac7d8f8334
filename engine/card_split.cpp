#include "engine/card_split.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>

#include "engine/saturating.hpp"
#include "engine/slow_search.hpp"
#include "engine/value_split.hpp"

namespace kasino {

namespace {

constexpr Value alone = 0;  // adds to no sum

constexpr std::size_t steps_in_one_order = 20'000;  // by trial

/// The values of a class at which its cards may be part of a group, and `alone`.
std::vector<Value> uses_of(Face face, const GroupKinds& kinds, const ValueTable& values) {
  std::vector<Value> uses;
  if (kinds.singles.has(face)) uses.push_back(alone);
  for (const SumKind& sum : kinds.sums)
    if (sum.takes.has(face))
      for (const Value value : values[face])
        if (value < sum.target && !std::ranges::count(uses, value)) uses.push_back(value);
  return uses;
}

/// Whether every sum takes all cards whose values have room in it, so that nothing but these
/// matters.
bool take_alike(const GroupKinds& kinds, const ValueTable& values, const FaceClasses& classes) {
  const auto is_taken = [&](Face face) {
    return std::ranges::any_of(kinds.sums, [&](const SumKind& sum) { return sum.takes.has(face); });
  };
  for (std::size_t level = 0; level < classes.size(); ++level) {
    const Face face = classes.face(level);
    for (const SumKind& sum : kinds.sums)
      if (is_taken(face) && !sum.takes.has(face) && values[face][0] < sum.target) return false;
  }
  return true;
}

/// Whether all the cards together make the sum.
bool make_together(const SumKind& sum, const ValueTable& values, const FaceClasses& classes,
                   const Counts& counts) {
  Sums made{1};
  for (std::size_t level = 0; level < classes.size(); ++level)
    for (int card = 0; card < counts[level]; ++card) {
      const Face face = classes.face(level);
      if (!sum.takes.has(face)) return false;
      Sums with_card;
      for (const Value value : values[face]) with_card |= made << value;
      made = with_card;
    }
  return made[static_cast<std::size_t>(sum.target)];
}

}  // namespace

/// Tries how many cards of each class to count at each value.
class CardSplit::Settling {
 public:
  Settling(const std::vector<std::vector<Value>>& uses, const std::vector<int>& sums,
           const Counts& counts, std::size_t& steps)
      : uses_(uses), counts_(counts), split_(sums), values_(split_.none()), steps_(steps) {}

  bool has_too_many_ways() const { return ways() > most_ways; }

  std::optional<bool> splits() {
    for (const std::size_t steps : {few_steps, many_steps}) {
      is_in_doubt_ = false;
      steps_at_once_ = steps;
      if (try_level(0)) return true;
      if (!is_in_doubt_) return false;
    }
    return std::nullopt;
  }

 private:
  static constexpr std::size_t few_steps = 500;
  static constexpr std::size_t many_steps = 20'000;
  static constexpr std::uint64_t most_ways = 20'000;

  /// To count the cards.
  std::uint64_t ways() const {
    std::uint64_t ways = 1;
    for (std::size_t level = 0; level < uses_.size(); ++level)
      if (uses_[level].size() > 1)
        ways = product(ways, choices(counts_[level] + uses_[level].size() - 1)[counts_[level]]);
    return ways;
  }

  bool try_level(std::size_t level) {
    if (level < uses_.size()) return try_uses(level, 0, counts_[level]);
    const std::size_t given = std::min(steps_at_once_, steps_);
    std::size_t left = given;
    const std::optional<bool> answer = split_.splits(values_, left);
    steps_ -= given - left;
    if (!answer) is_in_doubt_ = true;
    return answer.value_or(false);
  }

  /// Counts so many `cards` of a class at its uses from `use` on.
  bool try_uses(std::size_t level, std::size_t use, std::uint16_t cards) {
    if (cards == 0) return try_level(level + 1);
    if (use == uses_[level].size()) return false;
    const Value value = uses_[level][use];
    const bool is_last = use + 1 == uses_[level].size();
    for (std::uint16_t some = is_last ? cards : 0; some <= cards; ++some) {
      values_[value] = static_cast<std::uint16_t>(values_[value] + some);
      const bool splits = try_uses(level, use + 1, static_cast<std::uint16_t>(cards - some));
      values_[value] = static_cast<std::uint16_t>(values_[value] - some);
      if (splits) return true;
    }
    return false;
  }

  const std::vector<std::vector<Value>>& uses_;
  const Counts& counts_;
  ValueSplit split_;
  ValueCounts values_;  // of the cards that are settled
  std::size_t steps_at_once_ = 0;
  std::size_t& steps_;
  bool is_in_doubt_ = false;
};

CardSplit::CardSplit(const Serving& serving, const ValueTable& values, const FaceClasses& classes,
                     const Axes& axes)
    : serving_(&serving),
      values_(&values),
      classes_(&classes),
      axes_(&axes),
      is_told_by_values_(take_alike(serving.kinds, values, classes)) {
  for (std::size_t level = 0; level < classes.size(); ++level)
    uses_.push_back(uses_of(classes.face(level), serving.kinds, values));
  for (const SumKind& sum : serving.kinds.sums) sums_.push_back(sum.target);
  constexpr int no_sum = 1;  // every card is alone then, or of no use
  if (sums_.empty()) sums_.push_back(no_sum);
}

std::optional<bool> CardSplit::splits(const Counts& counts) const {
  std::size_t steps = 50'000;
  return splits(counts, steps);
}

std::optional<bool> CardSplit::splits(const Counts& counts, std::size_t& steps) const {
  if (serving_->groups == GroupCount::One) return is_one_group(counts);
  for (std::size_t level = 0; level < uses_.size(); ++level)
    if (counts[level] > 0 && uses_[level].empty()) return false;
  Settling settling(uses_, sums_, counts, steps);
  if (!is_told_by_values_ || settling.has_too_many_ways()) return splits_by_trial(counts, steps);
  return settling.splits();
}

bool CardSplit::is_one_group(const Counts& counts) const {
  const std::size_t cards = std::accumulate(counts.begin(), counts.end(), std::size_t{0});
  for (std::size_t level = 0; cards == 1 && level < classes_->size(); ++level)
    if (counts[level] == 1) return serving_->kinds.singles.has(classes_->face(level));
  return cards == 0 || std::ranges::any_of(serving_->kinds.sums, [&](const SumKind& sum) {
           return make_together(sum, *values_, *classes_, counts);
         });
}

std::optional<bool> CardSplit::splits_by_trial(const Counts& counts, std::size_t& steps) const {
  SlowSearch search(*serving_, *values_, *classes_, *axes_, SlowSteps{steps_in_one_order, steps});
  const bool do_split = search.has(counts) || (search.gave_up() && search.has_patiently(counts));
  steps -= std::min(steps, search.spent());
  return do_split || !search.gave_up() ? std::optional(do_split) : std::nullopt;
}

}  // namespace kasino
