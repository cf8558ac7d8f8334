#include "engine/value_split.hpp"

#include <algorithm>

namespace kasino {

ValueScheme::ValueScheme(std::vector<int> of_groups, std::vector<ValueKind> of_cards)
    : sums(std::move(of_groups)), kinds(std::move(of_cards)) {
  for (std::size_t low = 0; low < kinds.size(); ++low)
    for (std::size_t high = low; high < kinds.size(); ++high)
      if (fits(low, 0) && fits(high, 0) && kinds[low].value + kinds[high].value == sums[0])
        pairs.emplace_back(low, high);
  takes_alike = true;
  for (std::size_t kind = 0; kind < kinds.size(); ++kind)
    for (std::size_t sum = 0; sum < sums.size(); ++sum)
      if (fits(kind, sum) != (kinds[kind].value < sums[sum])) takes_alike = false;
}

std::optional<bool> ValueSplit::splits(const KindCounts& counts, std::size_t& steps) {
  constexpr std::size_t ways_to_settle = 4;  // that have steps for sure
  steps_ = steps;
  steps_at_once_ = sums_.size() == 1 ? steps : (steps + ways_to_settle - 1) / ways_to_settle;
  is_in_doubt_ = false;
  const bool do_split = settle_all(counts);
  steps = steps_;
  return do_split || !is_in_doubt_ ? std::optional(do_split) : std::nullopt;
}

bool ValueSplit::settle_all(const KindCounts& counts) {
  if (sums_.size() == 1 || !scheme_.takes_alike)
    return settle(sums_.size() - 1, counts, made(counts));
  KindCounts left = counts;
  cancel_pairs(left, false);
  return settle(sums_.size() - 1, left, made(left));
}

int ValueSplit::made(const KindCounts& counts) const {
  int made = 0;
  for (std::size_t kind = 0; kind < kinds_.size(); ++kind)
    made += kinds_[kind].value * counts[kind];
  return made;
}

// By the cards that can be part of the sum.
int ValueSplit::made_for(std::size_t sum, const KindCounts& counts) const {
  int made = 0;
  for (std::size_t kind = 0; kind < kinds_.size(); ++kind)
    if (fits(kind, sum)) made += kinds_[kind].value * counts[kind];
  return made;
}

// Takes away pairs that make the greatest sum: all of them, or those of which one card fits in no
// other. Returns how many.
int ValueSplit::cancel_pairs(KindCounts& counts, bool all) const {
  constexpr std::uint32_t greatest_alone = 1;
  int cancelled = 0;
  for (const auto& [low, high] : scheme_.pairs) {
    if (!all && kinds_[low].sums != greatest_alone && kinds_[high].sums != greatest_alone) continue;
    const int pairs = low == high ? counts[low] / 2 : std::min(counts[low], counts[high]);
    counts[low] = static_cast<std::uint16_t>(counts[low] - pairs);
    counts[high] = static_cast<std::uint16_t>(counts[high] - pairs);
    cancelled += pairs;
  }
  return cancelled;
}

// How many groups make this sum, and each greater one, where they make `all` together.
bool ValueSplit::settle(std::size_t sum, const KindCounts& counts, int all) {
  if (sum == 0) {
    numbers_[0] = static_cast<std::uint16_t>(all / sums_[0]);
    return all % sums_[0] == 0 && try_settled(counts);
  }
  const int most = std::min(all, made_for(sum, counts)) / sums_[sum];
  for (int number = 0; number <= most; ++number) {
    if (steps_ == 0) return is_in_doubt_ = true, false;
    --steps_;
    numbers_[sum] = static_cast<std::uint16_t>(number);
    if (settle(sum - 1, counts, all - number * sums_[sum])) return true;
  }
  return false;
}

// Where the lesser sums are much less, their groups are easily found last in vain.
bool ValueSplit::try_settled(const KindCounts& counts) {
  KindCounts left = counts;
  if (try_in(steps_at_once_, [&] { return cover(left); })) return true;
  if (ran_out_ && !is_greatest_left()) {
    left = counts;
    if (try_in(steps_at_once_, [&] { return take_lesser(sums_.size() - 1, kinds_.size(), left); }))
      return true;
  }
  is_in_doubt_ = is_in_doubt_ || ran_out_;
  return false;
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

// The groups of this sum, whose highest cards are of the first `kinds`, then those of the next
// greater ones.
bool ValueSplit::take_lesser(std::size_t sum, std::size_t kinds, KindCounts& counts) {
  if (sum == 0) return take_greatest(counts);
  if (numbers_[sum] == 0) return take_lesser(sum - 1, kinds_.size(), counts);
  --numbers_[sum];
  bool is_covered = false;
  for (; kinds > 0 && !is_covered; --kinds) {
    const std::size_t highest = kinds - 1;
    if (counts[highest] == 0 || !fits(highest, sum)) continue;
    --counts[highest];
    is_covered = fill(sum, counts, kinds, sums_[sum] - kinds_[highest].value,
                      [&] { return take_lesser(sum, kinds, counts); });
    ++counts[highest];
  }
  ++numbers_[sum];
  return is_covered;
}

// The highest card left, in each group that could hold it, and then the rest.
bool ValueSplit::cover(KindCounts& counts) {
  if (is_greatest_left()) return take_greatest(counts);
  if (!have_room(counts)) return false;
  if (dead_ends_.contains(counts, numbers_)) return false;
  std::size_t highest = kinds_.size() - 1;
  while (counts[highest] == 0) --highest;
  --counts[highest];
  bool is_covered = false;
  for (std::size_t sum = sums_.size(); sum-- > 0 && !is_covered;) {
    if (numbers_[sum] == 0 || !fits(highest, sum)) continue;
    --numbers_[sum];
    is_covered = fill(sum, counts, highest + 1, sums_[sum] - kinds_[highest].value,
                      [&] { return cover(counts); });
    ++numbers_[sum];
  }
  ++counts[highest];
  if (!is_covered && steps_ > 0) dead_ends_.insert(counts, numbers_);
  return is_covered;
}

// Whether there are cards for as many groups of each lesser sum as are to be taken.
bool ValueSplit::have_room(const KindCounts& counts) const {
  for (std::size_t sum = 1; sum < sums_.size(); ++sum)
    if (numbers_[sum] * sums_[sum] > made_for(sum, counts)) return false;
  return true;
}

bool ValueSplit::is_greatest_left() const {
  return std::all_of(numbers_.begin() + 1, numbers_.end(), [](int number) { return number == 0; });
}

bool ValueSplit::take_greatest(KindCounts counts) {
  const int groups = numbers_[0] - cancel_pairs(counts, true);
  return may_make_greatest(groups, counts) && cover_greatest(counts);
}

// What is seen at a glance where no two cards make the sum: groups are of three cards or more, and
// no two high ones are in one.
bool ValueSplit::may_make_greatest(int groups, const KindCounts& counts) const {
  int cards = 0;
  int high = 0;
  for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
    if (counts[kind] == 0) continue;
    if (!fits(kind, 0)) return false;
    cards += counts[kind];
    if (2 * kinds_[kind].value > sums_[0]) high += counts[kind];
  }
  return 3 * groups <= cards && high <= groups;
}

bool ValueSplit::cover_greatest(KindCounts& counts) {
  std::size_t kinds = kinds_.size();
  while (kinds > 0 && counts[kinds - 1] == 0) --kinds;
  if (kinds == 0) return true;
  if (dead_ends_of_greatest_.contains(counts, {})) return false;
  --counts[kinds - 1];
  const bool is_covered = fill(0, counts, kinds, sums_[0] - kinds_[kinds - 1].value,
                               [&] { return cover_greatest(counts); });
  ++counts[kinds - 1];
  if (!is_covered && steps_ > 0) dead_ends_of_greatest_.insert(counts, {});
  return is_covered;
}

// Fills a group up with cards of the first `kinds`, high ones first, which fit in fewest groups.
template <typename Go>
bool ValueSplit::fill(std::size_t sum, KindCounts& counts, std::size_t kinds, int missing,
                      Go go_on) {
  if (steps_ == 0) return false;
  --steps_;
  if (missing == 0) return go_on();
  for (; kinds > 0; --kinds) {
    const std::size_t kind = kinds - 1;
    if (counts[kind] == 0 || kinds_[kind].value > missing || !fits(kind, sum)) continue;
    --counts[kind];
    const bool is_covered = fill(sum, counts, kinds, missing - kinds_[kind].value, go_on);
    ++counts[kind];
    if (is_covered) return true;
  }
  return false;
}

}  // namespace kasino
