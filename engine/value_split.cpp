#include "engine/value_split.hpp"

#include <algorithm>

namespace kasino {

namespace {

/// Takes away what makes the sum in pairs.
void cancel_pairs(ValueCounts& counts) {
  const std::size_t sum = counts.size();
  for (std::size_t value = 1; 2 * value < sum; ++value) {
    const std::uint16_t pairs = std::min(counts[value], counts[sum - value]);
    counts[value] = static_cast<std::uint16_t>(counts[value] - pairs);
    counts[sum - value] = static_cast<std::uint16_t>(counts[sum - value] - pairs);
  }
  if (sum % 2 == 0) counts[sum / 2] %= 2;
}

/// What is seen at a glance where no two values make the sum: groups are of three cards or more,
/// and no two high ones are in one.
bool may_split(const ValueCounts& counts) {
  const std::size_t sum = counts.size();
  std::size_t cards = 0;
  std::size_t high = 0;
  std::size_t all = 0;
  for (std::size_t value = 1; value < sum; ++value) {
    cards += counts[value];
    all += value * counts[value];
    if (2 * value > sum) high += counts[value];
  }
  const std::size_t groups = all / sum;
  return all % sum == 0 && 3 * groups <= cards && high <= groups;
}

}  // namespace

std::optional<bool> ValueSplit::splits(ValueCounts counts, std::size_t& steps) {
  cancel_pairs(counts);
  if (!may_split(counts)) return false;
  steps_ = steps;
  const bool is_covered = cover(counts);
  steps = steps_;
  return is_covered || steps > 0 ? std::optional(is_covered) : std::nullopt;
}

bool ValueSplit::cover(ValueCounts& counts) {
  int highest = sum_ - 1;
  while (highest > 0 && counts[static_cast<std::size_t>(highest)] == 0) --highest;
  if (highest == 0) return true;
  const std::u16string key(counts.begin(), counts.end());
  if (dead_ends_.contains(key)) return false;
  --counts[static_cast<std::size_t>(highest)];
  const bool is_covered = fill(counts, highest, sum_ - highest);
  ++counts[static_cast<std::size_t>(highest)];
  if (!is_covered && steps_ > 0) dead_ends_.insert(key);
  return is_covered;
}

// Fills a group up with values of at most `highest`, high ones first, which fit in fewest groups;
// then covers the rest.
bool ValueSplit::fill(ValueCounts& counts, int highest, int missing) {
  if (steps_ == 0) return false;
  --steps_;
  if (missing == 0) return cover(counts);
  for (int value = std::min(highest, missing); value > 0; --value) {
    std::uint16_t& count = counts[static_cast<std::size_t>(value)];
    if (count == 0) continue;
    --count;
    const bool is_covered = fill(counts, value, missing - value);
    ++count;
    if (is_covered) return true;
  }
  return false;
}

}  // namespace kasino
