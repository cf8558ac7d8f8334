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

/// 0: there is none.
int highest_of(const ValueCounts& counts) {
  int highest = static_cast<int>(counts.size()) - 1;
  while (highest > 0 && counts[static_cast<std::size_t>(highest)] == 0) --highest;
  return highest;
}

/// Takes away the pairs that make `sum` of which one value is at least `high`. Returns how many.
int cancel_pairs(int sum, int high, ValueCounts& counts) {
  int all = 0;
  for (int low = 1; 2 * low <= sum && sum - low >= high; ++low) {
    std::uint16_t& lows = counts[static_cast<std::size_t>(low)];
    std::uint16_t& highs = counts[static_cast<std::size_t>(sum - low)];
    const int pairs = 2 * low == sum ? lows / 2 : std::min(lows, highs);
    lows = static_cast<std::uint16_t>(lows - pairs);
    highs = static_cast<std::uint16_t>(highs - pairs);
    all += pairs;
  }
  return all;
}

/// What is seen at a glance where no two values make the sum: groups are of three cards or more,
/// and no two high ones are in one.
bool may_make(int groups, int sum, const ValueCounts& counts) {
  int cards = 0;
  int high = 0;
  for (int value = 1; value < sum; ++value) {
    const int here = counts[static_cast<std::size_t>(value)];
    cards += here;
    if (2 * value > sum) high += here;
  }
  return 3 * groups <= cards && high <= groups;
}

}  // namespace

ValueSplit::ValueSplit(std::vector<int> sums) : sums_(std::move(sums)) {
  std::ranges::sort(sums_, std::greater<>());
  sums_.erase(std::unique(sums_.begin(), sums_.end()), sums_.end());
  numbers_.resize(sums_.size(), 0);
}

std::optional<bool> ValueSplit::splits(ValueCounts counts, std::size_t& steps) {
  constexpr std::size_t ways_to_settle = 4;  // that have steps for sure
  steps_ = steps;
  steps_at_once_ = sums_.size() == 1 ? steps : (steps + ways_to_settle - 1) / ways_to_settle;
  is_in_doubt_ = false;
  // A value that has no room in a lesser sum may go with its counterpart at once.
  if (sums_.size() > 1) cancel_pairs(sums_[0], sums_[1], counts);
  const bool do_split = settle(sums_.size() - 1, counts, made_below(sums_[0], counts));
  steps = steps_;
  return do_split || !is_in_doubt_ ? std::optional(do_split) : std::nullopt;
}

// How many groups make this sum, and each greater one, where they make `all` together.
bool ValueSplit::settle(std::size_t sum, const ValueCounts& counts, int all) {
  if (sum == 0) {
    numbers_[0] = all / sums_[0];
    return all % sums_[0] == 0 && try_settled(counts);
  }
  const int most = std::min(all, made_below(sums_[sum], counts)) / sums_[sum];
  for (int number = 0; number <= most; ++number) {
    numbers_[sum] = number;
    if (settle(sum - 1, counts, all - number * sums_[sum])) return true;
  }
  return false;
}

// Where the lesser sums are much less, their groups are easily found last in vain.
bool ValueSplit::try_settled(const ValueCounts& counts) {
  ValueCounts left = counts;
  if (try_in(steps_at_once_, [&] { return cover(left); })) return true;
  if (!ran_out_ || is_greatest_left()) return is_in_doubt_ = is_in_doubt_ || ran_out_, false;
  left = counts;
  const std::size_t least = sums_.size() - 1;
  if (try_in(steps_at_once_, [&] { return take_lesser(least, sums_[least] - 1, left); }))
    return true;
  return is_in_doubt_ = is_in_doubt_ || ran_out_, false;
}

template <typename Try>
bool ValueSplit::try_in(std::size_t steps, Try try_out) {
  const std::size_t kept = steps_ - std::min(steps_, steps);
  steps_ -= kept;
  const bool is_covered = try_out();
  ran_out_ = !is_covered && steps_ == 0;
  steps_ += kept;
  return is_covered;
}

// The groups of this sum, whose highest values are at most `highest`, then those of the next
// greater ones.
bool ValueSplit::take_lesser(std::size_t sum, int highest, ValueCounts& counts) {
  if (sum == 0) return take_greatest(counts);
  if (numbers_[sum] == 0) return take_lesser(sum - 1, sums_[sum - 1] - 1, counts);
  --numbers_[sum];
  bool is_covered = false;
  for (; highest > 0 && !is_covered; --highest) {
    std::uint16_t& count = counts[static_cast<std::size_t>(highest)];
    if (count == 0) continue;
    --count;
    is_covered = fill(counts, highest, sums_[sum] - highest,
                      [&] { return take_lesser(sum, highest, counts); });
    ++count;
  }
  ++numbers_[sum];
  return is_covered;
}

// The highest value left, in each group that could hold it, and then the rest.
bool ValueSplit::cover(ValueCounts& counts) {
  if (is_greatest_left()) return take_greatest(counts);
  if (!have_room(counts)) return false;
  std::u16string key(counts.begin(), counts.end());
  key.append(numbers_.begin(), numbers_.end());
  if (dead_ends_.contains(key)) return false;
  const int highest = highest_of(counts);
  --counts[static_cast<std::size_t>(highest)];
  bool is_covered = false;
  for (std::size_t sum = sums_.size(); sum-- > 0 && !is_covered;) {
    if (numbers_[sum] == 0 || highest >= sums_[sum]) continue;
    --numbers_[sum];
    is_covered = fill(counts, highest, sums_[sum] - highest, [&] { return cover(counts); });
    ++numbers_[sum];
  }
  ++counts[static_cast<std::size_t>(highest)];
  if (!is_covered && steps_ > 0) dead_ends_.insert(std::move(key));
  return is_covered;
}

// Whether there are cards for as many groups of each lesser sum as are to be taken.
bool ValueSplit::have_room(const ValueCounts& counts) const {
  for (std::size_t sum = 1; sum < sums_.size(); ++sum)
    if (numbers_[sum] * sums_[sum] > made_below(sums_[sum], counts)) return false;
  return true;
}

bool ValueSplit::is_greatest_left() const {
  return std::all_of(numbers_.begin() + 1, numbers_.end(), [](int number) { return number == 0; });
}

bool ValueSplit::take_greatest(ValueCounts counts) {
  const int groups = numbers_[0] - cancel_pairs(sums_[0], 0, counts);
  return may_make(groups, sums_[0], counts) && cover_greatest(counts);
}

bool ValueSplit::cover_greatest(ValueCounts& counts) {
  const int highest = highest_of(counts);
  if (highest == 0) return true;
  std::u16string key(counts.begin(), counts.end());
  if (dead_ends_.contains(key)) return false;
  --counts[static_cast<std::size_t>(highest)];
  const bool is_covered =
      fill(counts, highest, sums_[0] - highest, [&] { return cover_greatest(counts); });
  ++counts[static_cast<std::size_t>(highest)];
  if (!is_covered && steps_ > 0) dead_ends_.insert(std::move(key));
  return is_covered;
}

// Fills a group up with values of at most `highest`, high ones first, which fit in fewest groups.
template <typename Go>
bool ValueSplit::fill(ValueCounts& counts, int highest, int missing, Go go_on) {
  if (steps_ == 0) return false;
  --steps_;
  if (missing == 0) return go_on();
  for (int value = std::min(highest, missing); value > 0; --value) {
    std::uint16_t& count = counts[static_cast<std::size_t>(value)];
    if (count == 0) continue;
    --count;
    const bool is_covered = fill(counts, value, missing - value, go_on);
    ++count;
    if (is_covered) return true;
  }
  return false;
}

}  // namespace kasino
