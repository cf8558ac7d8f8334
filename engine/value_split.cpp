#include "engine/value_split.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace kasino {

namespace {

/// What the cards below a value make.
int made_below(int value, const ValueCounts& counts) {
  int made = 0;
  for (int lower = 1; lower < value; ++lower)
    made += lower * counts[static_cast<std::size_t>(lower)];
  return made;
}

}  // namespace

ValueSplit::ValueSplit(std::vector<int> sums) : sums_(std::move(sums)) {
  std::ranges::sort(sums_, std::greater<>());
  sums_.erase(std::unique(sums_.begin(), sums_.end()), sums_.end());
}

std::optional<bool> ValueSplit::splits(ValueCounts counts, std::size_t& steps) {
  const int all = made_below(sums_.front(), counts);
  if (!may_split(counts, all)) return false;
  const int rest = all - cancel_pairs(counts);
  if (sums_.size() == 1 && !has_room(counts, rest)) return false;
  steps_ = steps;
  const bool is_covered = cover(counts, rest);
  steps = steps_;
  return is_covered || steps > 0 ? std::optional(is_covered) : std::nullopt;
}

// Whether groups can make `all` together: of each sum but the greatest as many as there are cards
// for.
bool ValueSplit::may_split(const ValueCounts& counts, int all) const {
  const auto rest_is_made = [&](auto& self, std::size_t sum, int rest) -> bool {
    if (sum == 0) return rest % sums_[0] == 0;
    const int most = std::min(rest, made_below(sums_[sum], counts));
    for (int made = 0; made <= most; made += sums_[sum])
      if (self(self, sum - 1, rest - made)) return true;
    return false;
  };
  return rest_is_made(rest_is_made, sums_.size() - 1, all);
}

// Takes away what makes the greatest sum in pairs, where one of the two has room in no other sum.
// Returns what they make.
int ValueSplit::cancel_pairs(ValueCounts& counts) const {
  const int sum = sums_.front();
  const int with_room = sums_.size() > 1 ? sums_[1] : 0;  // below it
  int made = 0;
  for (int low = 1; 2 * low <= sum; ++low) {
    if (sum - low < with_room) break;
    std::uint16_t& lows = counts[static_cast<std::size_t>(low)];
    std::uint16_t& highs = counts[static_cast<std::size_t>(sum - low)];
    const int pairs = 2 * low == sum ? lows / 2 : std::min(lows, highs);
    lows = static_cast<std::uint16_t>(lows - pairs);
    highs = static_cast<std::uint16_t>(highs - pairs);
    made += pairs * sum;
  }
  return made;
}

// What is seen at a glance where no two values make the only sum: groups are of three cards or
// more, and no two high ones are in one.
bool ValueSplit::has_room(const ValueCounts& counts, int all) const {
  const int groups = all / sums_.front();
  int cards = 0;
  int high = 0;
  for (int value = 1; value < sums_.front(); ++value) {
    const int here = counts[static_cast<std::size_t>(value)];
    cards += here;
    if (2 * value > sums_.front()) high += here;
  }
  return 3 * groups <= cards && high <= groups;
}

// What is left makes `all`.
bool ValueSplit::cover(ValueCounts& counts, int all) {
  int highest = static_cast<int>(counts.size()) - 1;
  while (highest > 0 && counts[static_cast<std::size_t>(highest)] == 0) --highest;
  if (highest == 0) return true;
  const std::u16string key(counts.begin(), counts.end());
  if (!may_split(counts, all) || dead_ends_.contains(key)) return false;
  --counts[static_cast<std::size_t>(highest)];
  const bool is_covered = std::ranges::any_of(sums_, [&](int sum) {
    return highest < sum && sum <= all && fill(counts, highest, sum - highest, all - sum);
  });
  ++counts[static_cast<std::size_t>(highest)];
  if (!is_covered && steps_ > 0) dead_ends_.insert(key);
  return is_covered;
}

// Fills a group up with values of at most `highest`, high ones first, which fit in fewest groups;
// then covers the rest, which makes `all`.
bool ValueSplit::fill(ValueCounts& counts, int highest, int missing, int all) {
  if (steps_ == 0) return false;
  --steps_;
  if (missing == 0) return cover(counts, all);
  for (int value = std::min(highest, missing); value > 0; --value) {
    std::uint16_t& count = counts[static_cast<std::size_t>(value)];
    if (count == 0) continue;
    --count;
    const bool is_covered = fill(counts, value, missing - value, all);
    ++count;
    if (is_covered) return true;
  }
  return false;
}

}  // namespace kasino
