#include "engine/near_split.hpp"

#include <cstdint>

#include "engine/saturating.hpp"

namespace kasino {

namespace {

constexpr std::uint64_t few = 200;
constexpr std::size_t most_apart = 2;  // cards

/// How many counts there are between these.
std::uint64_t counts_between(const Counts& least, const Counts& most) {
  std::uint64_t all = 1;
  for (std::size_t level = 0; level < least.size(); ++level)
    all = product(all, std::uint64_t{1} + most[level] - least[level]);
  return all;
}

}  // namespace

NearSplit::NearSplit(const CardSplit& split, const Counts& least, const Counts& most)
    : split_(&split), least_(least), most_(most) {
  if (counts_between(least, most) <= few) {
    try_all(0);
    return;
  }
  is_certain_ = false;
  for (std::size_t apart = 0; apart <= most_apart && !found_; ++apart) {
    counts_ = least_;
    if (try_apart(0, apart, 1)) return;
    counts_ = most_;
    if (try_apart(0, apart, -1)) return;
  }
}

bool NearSplit::try_all(std::size_t level) {
  if (level == counts_.size()) return try_counts();
  for (counts_[level] = least_[level]; counts_[level] <= most_[level]; ++counts_[level])
    if (try_all(level + 1)) return true;
  return false;
}

// Counts that are so many more cards away, from this level on.
bool NearSplit::try_apart(std::size_t level, std::size_t cards, int step) {
  if (cards == 0) return try_counts();
  for (; level < counts_.size(); ++level) {
    const std::uint16_t end = step > 0 ? most_[level] : least_[level];
    if (counts_[level] == end) continue;
    counts_[level] = static_cast<std::uint16_t>(counts_[level] + step);
    if (try_apart(level, cards - 1, step)) return true;
    counts_[level] = static_cast<std::uint16_t>(counts_[level] - step);
  }
  return false;
}

bool NearSplit::try_counts() {
  constexpr std::size_t most_steps = 1'000;  // for one
  constexpr std::size_t least_steps = 10;
  std::size_t steps = most_steps;
  const std::optional<bool> answer = split_->splits(counts_, steps);
  spent_ += least_steps + (most_steps - steps) / 2;
  if (!answer) is_certain_ = false;
  if (answer.value_or(false)) found_ = counts_;
  return found_.has_value();
}

}  // namespace kasino
