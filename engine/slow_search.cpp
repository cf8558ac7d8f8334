#include "engine/slow_search.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>

#include "engine/random.hpp"

namespace kasino {

namespace {

constexpr std::size_t max_dead_ends = 50'000;
constexpr std::size_t steps_to_ask = 20;  // before anything is tried

}  // namespace

/// The groups by one sum way that hold a given card, tried one by one.
class SlowSearch::Sum {
 public:
  Sum(SlowSearch& search, const SumKind& sum, Counts& least, Counts& most)
      : search_(search),
        sum_(sum),
        least_(least),
        most_(most),
        later_(search.fill_order_.size() + 1, SumMaker(sum.target)) {
    for (std::size_t at = search.fill_order_.size(); at-- > 0;) {
      later_[at] = later_[at + 1];
      const std::size_t level = search.fill_order_[at];
      if (!sum.takes.has(search.classes_->face(level))) continue;
      const Values& values = search.values_of(level);
      if (values.empty()) continue;
      const int at_most = std::min<int>(most[level], sum.target / values[0]);
      for (int i = 0; i < at_most; ++i) later_[at].add(values);
    }
    search.question_steps_ -= std::min(search.question_steps_, search.fill_order_.size());
  }

  /// Fills up `missing` from the classes at place `at` of the order and later, from their value
  /// `index` on, then covers what is left to cover.
  bool fill(std::size_t at, int index, int missing) {
    if (search_.question_steps_ == 0) return false;
    --search_.question_steps_;
    if (missing == 0) {
      Counts least = least_;
      Counts most = most_;
      return search_.cover_rest(least, most);
    }
    for (; later_[at].makes(missing); ++at, index = 0) {
      const std::size_t level = search_.fill_order_[at];
      if (most_[level] == 0 || !sum_.takes.has(search_.classes_->face(level))) continue;
      const Values& values = search_.values_of(level);
      for (; index < values.size(); ++index)
        if (values[index] <= missing && fill_with(at, index, missing)) return true;
    }
    return false;
  }

 private:
  bool fill_with(std::size_t at, int index, int missing) {
    const std::size_t level = search_.fill_order_[at];
    const bool wanted = least_[level] > 0;
    if (wanted) --least_[level];
    --most_[level];
    ++search_.taken_[level];
    const bool again = most_[level] > 0;
    if (fill(again ? at : at + 1, again ? index : 0, missing - search_.values_of(level)[index]))
      return true;
    if (wanted) ++least_[level];
    ++most_[level];
    --search_.taken_[level];
    return false;
  }

  SlowSearch& search_;
  const SumKind& sum_;
  Counts& least_;
  Counts& most_;
  std::vector<SumMaker> later_;  // by place in the order: what the cards from there on make
};

namespace {

int highest(const Values& values) {
  int highest = 0;
  for (const Value value : values) highest = std::max<int>(highest, value);
  return highest;
}

}  // namespace

SlowSearch::SlowSearch(const Serving& serving, const ValueTable& values, const FaceClasses& classes,
                       const Axes& axes, SlowSteps steps)
    : kinds_(&serving.kinds),
      groups_(serving.groups),
      values_(&values),
      classes_(&classes),
      axes_(&axes),
      order_(classes.size()),
      most_(steps),
      steps_(steps.in_all) {
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  std::stable_sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
    return highest(values_of(a)) > highest(values_of(b));
  });
  fill_order_ = order_;
}

// Groups of one sum: what the cards make together, each at some value, is a multiple of it, but for
// those that may be groups by themselves.
bool SlowSearch::may_split(const Counts& least, const Counts& most) const {
  if (groups_ == GroupCount::One || kinds_->sums.size() != 1) return true;
  const auto target = static_cast<unsigned>(kinds_->sums.front().target);
  constexpr unsigned most_sums = 63;
  if (target > most_sums) return true;
  const std::uint64_t all = (std::uint64_t{1} << target) - 1;
  std::uint64_t made = 1;  // bit by sum, modulo the target
  for (std::size_t level = 0; level < classes_->size(); ++level) {
    const bool goes_alone = kinds_->singles.has(classes_->face(level));
    for (int i = 0; i < most[level] && made != all; ++i) {
      std::uint64_t more = goes_alone || i >= least[level] ? made : 0;
      for (const Value value : values_of(level)) {
        const unsigned added = value % target;
        more |= (made << added | made >> (target - added)) & all;
      }
      made = more;
    }
  }
  return (made & 1) != 0;
}

bool SlowSearch::has(const Counts& counts) {
  return find_within(counts, counts, most_.per_question).has_value();
}

// What is looked for in vain in one order may be near in another: dead ends hold in all.
bool SlowSearch::has_patiently(const Counts& counts) {
  gave_up_ = false;
  Random random(1);
  while (!find_within(counts, counts, most_.per_question)) {
    if (!gave_up_ || is_spent()) return false;
    gave_up_ = false;
    for (std::size_t i = fill_order_.size(); i > 1; --i)
      std::swap(fill_order_[i - 1], fill_order_[random.below(i)]);
  }
  return true;
}

std::optional<Counts> SlowSearch::find(const Counts& least, const Counts& most) {
  return find_within(least, most, most_.per_question);
}

std::optional<Counts> SlowSearch::find_within(const Counts& least, const Counts& most,
                                              std::size_t steps) {
  taken_ = Counts{};
  const Counts reduced = axes_->reduced(least);
  Counts wanted = reduced;
  Counts allowed = most;
  for (std::size_t level = 0; level < classes_->size(); ++level)
    allowed[level] = static_cast<std::uint16_t>(most[level] - (least[level] - wanted[level]));
  question_steps_ = std::min(steps_, steps);
  steps_ -= question_steps_;
  question_steps_ -= std::min(question_steps_, steps_to_ask);
  const bool found = may_split(wanted, allowed) && cover(wanted, allowed);
  steps_ += question_steps_;
  ran_out_ = (question_steps_ == 0 && !found) || is_spent();
  if (ran_out_) gave_up_ = true;
  if (!found) return std::nullopt;
  for (std::size_t level = 0; level < classes_->size(); ++level)
    taken_[level] = static_cast<std::uint16_t>(taken_[level] + (least[level] - reduced[level]));
  return taken_;
}

// On success taken_ holds the cards taken; on failure it is as before.
bool SlowSearch::cover(Counts& least, Counts& most) {
  const auto wanted = std::find_if(order_.begin(), order_.end(),
                                   [&](std::size_t level) { return least[level] > 0; });
  if (wanted == order_.end()) return true;
  const std::size_t level = *wanted;
  const auto row = [&](const Counts& counts) {
    return DeadEnds::Row(counts).first(classes_->size());
  };
  if (dead_ends_.contains(row(least), row(most))) return false;
  if (take(level, least, most)) return true;
  if (question_steps_ > 0 && dead_ends_.size() < max_dead_ends)
    dead_ends_.insert(row(least), row(most));
  return false;
}

// What one group has left to cover, if another may follow.
bool SlowSearch::cover_rest(Counts& least, Counts& most) {
  return groups_ == GroupCount::Many ? cover(least, most) : least == Counts{};
}

// Puts a card of the class at `level` into each group that could hold it.
bool SlowSearch::take(std::size_t level, Counts& least, Counts& most) {
  --least[level];
  --most[level];
  ++taken_[level];
  if (kinds_->singles.has(classes_->face(level))) {
    Counts rest_least = least;
    Counts rest_most = most;
    if (cover_rest(rest_least, rest_most)) return true;
  }
  for (const SumKind& sum : kinds_->sums)
    if (cover_with(sum, level, least, most)) return true;
  ++least[level];
  ++most[level];
  --taken_[level];
  return false;
}

bool SlowSearch::cover_with(const SumKind& sum, std::size_t level, Counts& least, Counts& most) {
  const Face face = classes_->face(level);
  if (!sum.takes.has(face)) return false;
  Sum groups(*this, sum, least, most);
  const Values& values = (*values_)[face];
  return std::any_of(values.begin(), values.end(), [&](Value value) {
    return value < sum.target && groups.fill(0, 0, sum.target - value);
  });
}

}  // namespace kasino
