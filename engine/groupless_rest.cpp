#include "engine/groupless_rest.hpp"

#include <algorithm>

namespace kasino {

namespace {

constexpr std::size_t steps_to_ask = 10;  // whether the others split, at least
constexpr std::size_t most_steps_to_ask = 1'000;

}  // namespace

std::optional<Counts> GrouplessRest::find(const Counts& least, const Counts& most) {
  least_ = least;
  most_ = most;
  taken_ = Counts{};
  steps_ = most_steps;
  return try_level(0, std::vector<SumMaker>(kinds_->sums.size())) ? std::optional(taken_)
                                                                  : std::nullopt;
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
