#include "engine/slow_search.hpp"

#include <algorithm>

namespace kasino {

namespace {

constexpr std::size_t max_dead_ends = 50'000;

std::string key_of(const Counts& least, const Counts& most, std::size_t levels) {
  std::string key;
  for (const Counts* counts : {&least, &most})
    for (std::size_t level = 0; level < levels; ++level) {
      key.push_back(static_cast<char>((*counts)[level] & 0xff));
      key.push_back(static_cast<char>((*counts)[level] >> 8));
    }
  return key;
}

}  // namespace

/// The groups by one sum way that hold a given card, tried one by one.
class SlowSearch::Sum {
 public:
  Sum(SlowSearch& search, const SumKind& sum, Counts& least, Counts& most)
      : search_(search),
        sum_(sum),
        least_(least),
        most_(most),
        later_(search.classes_->size() + 1) {
    for (std::size_t level = search.classes_->size(); level-- > 0;) {
      later_[level] = later_[level + 1];
      if (!sum.takes.has(search.classes_->face(level))) continue;
      for (int i = 0; i < most[level]; ++i) later_[level].add(values(level));
    }
  }

  /// Fills up `missing` from the classes at `level` and later, from their value `index` on, then
  /// covers what is left to cover.
  bool fill(std::size_t level, int index, int missing) {
    if (search_.question_steps_ == 0) return false;
    --search_.question_steps_;
    if (missing == 0) {
      Counts least = least_;
      Counts most = most_;
      return search_.cover_rest(least, most);
    }
    if (!later_[level].makes(missing)) return false;
    if (index == values(level).size() || !sum_.takes.has(search_.classes_->face(level)))
      return fill(level + 1, 0, missing);
    const int value = values(level)[index];
    if (value <= missing && most_[level] > 0 && fill_with(level, index, missing)) return true;
    return fill(level, index + 1, missing);
  }

 private:
  bool fill_with(std::size_t level, int index, int missing) {
    const bool wanted = least_[level] > 0;
    if (wanted) --least_[level];
    --most_[level];
    ++search_.taken_[level];
    if (fill(level, index, missing - values(level)[index])) return true;
    if (wanted) ++least_[level];
    ++most_[level];
    --search_.taken_[level];
    return false;
  }

  const Values& values(std::size_t level) const {
    return (*search_.values_)[search_.classes_->face(level)];
  }

  SlowSearch& search_;
  const SumKind& sum_;
  Counts& least_;
  Counts& most_;
  std::vector<SumMaker> later_;  // by level: what the cards from there on make
};

SlowSearch::SlowSearch(const Serving& serving, const ValueTable& values, const FaceClasses& classes)
    : kinds_(&serving.kinds), groups_(serving.groups), values_(&values), classes_(&classes) {}

bool SlowSearch::has(const Counts& counts) { return find(counts, counts).has_value(); }

std::optional<Counts> SlowSearch::find(const Counts& least, const Counts& most) {
  taken_ = Counts{};
  Counts wanted = least;
  Counts allowed = most;
  question_steps_ = std::min(steps_, steps_per_question);
  steps_ -= question_steps_;
  const bool found = cover(wanted, allowed);
  if (question_steps_ == 0 && !found) gave_up_ = true;
  steps_ += question_steps_;
  if (!found) return std::nullopt;
  return taken_;
}

// On success taken_ holds the cards taken; on failure it is as before.
bool SlowSearch::cover(Counts& least, Counts& most) {
  std::size_t level = 0;
  while (level < classes_->size() && least[level] == 0) ++level;
  if (level == classes_->size()) return true;
  const std::string key = key_of(least, most, classes_->size());
  if (dead_ends_.contains(key)) return false;
  if (take(level, least, most)) return true;
  if (question_steps_ > 0 && dead_ends_.size() < max_dead_ends) dead_ends_.insert(key);
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
