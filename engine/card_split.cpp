#include "engine/card_split.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <utility>

#include "engine/saturating.hpp"
#include "engine/slow_search.hpp"

namespace kasino {

namespace {

constexpr std::uint64_t most_ways = 20'000;  // to settle values, that are all looked at

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

/// Those of a face that are part of a sum.
std::vector<ValueKind> kinds_of(Face face, const std::vector<SumKind>& sums,
                                const ValueTable& values) {
  std::vector<ValueKind> kinds;
  for (const Value value : values[face]) {
    ValueKind kind{value, 0};
    for (std::size_t i = 0; i < sums.size(); ++i)
      if (sums[i].takes.has(face) && value < sums[i].target) kind.sums |= std::uint32_t{1} << i;
    if (kind.sums != 0) kinds.push_back(kind);
  }
  return kinds;
}

/// The greatest first.
std::vector<SumKind> in_order(std::vector<SumKind> sums) {
  std::ranges::stable_sort(sums,
                           [](const SumKind& a, const SumKind& b) { return a.target > b.target; });
  return sums;
}

ValueScheme scheme_of(const GroupKinds& groups, const ValueTable& values,
                      const FaceClasses& classes) {
  const std::vector<SumKind> sums = in_order(groups.sums);
  std::vector<ValueKind> kinds;
  for (std::size_t level = 0; level < classes.size(); ++level) {
    const std::vector<ValueKind> some = kinds_of(classes.face(level), sums, values);
    kinds.insert(kinds.end(), some.begin(), some.end());
  }
  std::ranges::sort(kinds, [](const ValueKind& a, const ValueKind& b) {
    return std::pair(a.value, a.sums) < std::pair(b.value, b.sums);
  });
  kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
  std::vector<int> targets;
  for (const SumKind& sum : sums) targets.push_back(sum.target);
  constexpr int no_sum = 1;  // every card is alone then, or of no use
  if (targets.empty()) targets.push_back(no_sum);
  return {std::move(targets), std::move(kinds)};
}

}  // namespace

/// Tries how many cards of each class to count at each value.
class CardSplit::Settling {
 public:
  Settling(const CardSplit& split, const Counts& counts, std::size_t& steps)
      : uses_(split.uses_),
        counts_(counts),
        split_(split.scheme_),
        kinds_(split.scheme_.kinds.size() + 1, 0),
        steps_(steps) {
    for (std::size_t level = 0; level < uses_.size(); ++level) {
      if (uses_[level].size() == 1)
        kinds_[uses_[level][0]] =
            static_cast<std::uint16_t>(kinds_[uses_[level][0]] + counts[level]);
      else if (counts[level] > 0)
        open_[open_count_++] = level;
    }
  }

  std::optional<bool> splits() {
    for (const std::size_t steps : {steps_at_first, many_steps}) {
      is_in_doubt_ = false;
      steps_at_once_ = steps;
      if (try_open(0)) return true;
      if (!is_in_doubt_) return false;
    }
    return std::nullopt;
  }

 private:
  static constexpr std::size_t steps_at_first = 500;
  static constexpr std::size_t many_steps = 20'000;

  bool try_open(std::size_t at) {
    if (steps_ == 0) return is_in_doubt_ = true, false;
    if (at < open_count_) return try_uses(at, 0, counts_[open_[at]]);
    const std::size_t given = std::min(steps_at_once_, --steps_);
    std::size_t left = given;
    const std::optional<bool> answer = split_.splits(kinds_, left);
    steps_ -= given - left;
    if (!answer) is_in_doubt_ = true;
    return answer.value_or(false);
  }

  /// Counts so many `cards` of an open class at its uses from `use` on.
  bool try_uses(std::size_t at, std::size_t use, std::uint16_t cards) {
    const std::vector<std::size_t>& uses = uses_[open_[at]];
    if (cards == 0) return try_open(at + 1);
    std::uint16_t& of_kind = kinds_[uses[use]];
    const bool is_last = use + 1 == uses.size();
    for (std::uint16_t some = is_last ? cards : 0; some <= cards; ++some) {
      of_kind = static_cast<std::uint16_t>(of_kind + some);
      const bool splits = try_uses(at, use + 1, static_cast<std::uint16_t>(cards - some));
      of_kind = static_cast<std::uint16_t>(of_kind - some);
      if (splits) return true;
    }
    return false;
  }

  const std::vector<std::vector<std::size_t>>& uses_;
  const Counts& counts_;
  ValueSplit split_;
  KindCounts kinds_;  // of the cards that are settled, and behind them those that are alone
  std::array<std::size_t, face_count> open_;  // classes of several uses
  std::size_t open_count_ = 0;
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
      scheme_(scheme_of(serving.kinds, values, classes)) {
  const std::vector<SumKind> sums = in_order(serving.kinds.sums);
  for (std::size_t level = 0; level < classes.size(); ++level) {
    const Face face = classes.face(level);
    std::vector<std::size_t>& uses = uses_.emplace_back();
    if (serving.kinds.singles.has(face)) uses.push_back(scheme_.kinds.size());
    for (const ValueKind& kind : kinds_of(face, sums, values))
      uses.push_back(
          static_cast<std::size_t>(std::ranges::find(scheme_.kinds, kind) - scheme_.kinds.begin()));
  }
}

std::optional<bool> CardSplit::splits_sparingly(const Counts& counts, std::size_t& steps) const {
  for (const std::size_t most : {few_steps, most_steps - few_steps}) {
    const std::size_t allowed = std::min(most, steps);
    std::size_t left = allowed;
    const std::optional<bool> answer = splits(counts, left);
    steps -= allowed - left;
    if (answer) return answer;
  }
  return std::nullopt;
}

std::optional<bool> CardSplit::splits(const Counts& counts, std::size_t& steps) const {
  constexpr std::size_t steps_worth_keeping = 20;
  if (serving_->groups == GroupCount::One) return is_one_group(counts);
  if (const std::optional<SplitAnswer> known = known_->find(counts, steps)) {
    steps = known->steps_left;
    return known->do_split;
  }
  const std::size_t allowed = steps;
  const std::optional<bool> answer = split_anew(counts, steps);
  if (allowed - steps >= steps_worth_keeping) known_->keep(counts, allowed, {answer, steps});
  return answer;
}

std::optional<bool> CardSplit::split_anew(const Counts& counts, std::size_t& steps) const {
  for (std::size_t level = 0; level < uses_.size(); ++level)
    if (counts[level] > 0 && uses_[level].empty()) return false;
  if (scheme_.sums.size() > ValueScheme::most_sums) return splits_by_trial(counts, steps);
  if (ways_to_settle(counts) <= most_ways) return Settling(*this, counts, steps).splits();
  std::size_t half = steps / 2;
  const std::optional<bool> answer = Settling(*this, counts, half).splits();
  steps -= steps / 2 - half;
  return answer ? answer : splits_by_trial(counts, steps);
}

std::uint64_t CardSplit::ways_to_settle(const Counts& counts) const {
  std::uint64_t ways = 1;
  for (std::size_t level = 0; level < uses_.size(); ++level)
    if (uses_[level].size() > 1)
      ways = product(ways, choices(counts[level] + uses_[level].size() - 1)[counts[level]]);
  return ways;
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
  SlowSteps allowed;
  allowed.in_all = steps;
  SlowSearch search(*serving_, *values_, *classes_, *axes_, allowed);
  const bool do_split = search.has(counts) || (search.gave_up() && search.has_patiently(counts));
  steps -= std::min(steps, search.spent());
  return do_split || !search.gave_up() ? std::optional(do_split) : std::nullopt;
}

}  // namespace kasino
