#include "engine/nearly_all.hpp"

#include <algorithm>
#include <numeric>

#include "engine/saturating.hpp"

namespace kasino {

NearlyAll::NearlyAll(const Counts& table, std::size_t left, const IsTaken& is_taken)
    : table_(table), number_(left) {
  Counts none{};
  try_from(0, left, none, is_taken);
}

std::optional<std::size_t> NearlyAll::few_left(const Counts& table, const Wanted& wanted) {
  const int left = std::accumulate(table.begin(), table.end(), 0) - wanted.size;
  const bool are_few = wanted.size != 0 && left >= 0 && left <= static_cast<int>(most_left);
  return are_few ? std::optional(static_cast<std::size_t>(left)) : std::nullopt;
}

void NearlyAll::try_from(std::size_t level, std::size_t more, Counts& left,
                         const IsTaken& is_taken) {
  if (gave_up_) return;
  if (more == 0) {
    Counts taken{};
    for (std::size_t i = 0; i < taken.size(); ++i)
      taken[i] = static_cast<std::uint16_t>(table_[i] - left[i]);
    if (taken == Counts{}) return;
    const std::optional<bool> answer = is_taken(taken);
    gave_up_ = !answer;
    if (answer.value_or(false)) lefts_.push_back(left);
    return;
  }
  if (level == left.size()) return;
  for (std::uint16_t cards = 0; cards <= std::min<std::size_t>(more, table_[level]); ++cards) {
    left[level] = cards;
    try_from(level + 1, more - cards, left, is_taken);
  }
  left[level] = 0;
}

Count NearlyAll::count() const {
  std::uint64_t all = 0;
  for (const Counts& left : lefts_) all = sum(all, ways_to_choose(left, table_));
  return {all, all == saturated};
}

namespace {

/// Leaves cards of a table, one after the other.
class Leaving {
 public:
  Leaving(const std::vector<Counts>& lefts, const std::vector<std::optional<std::size_t>>& levels,
          const std::function<bool(const ItemSet&)>& visit)
      : lefts_(lefts), levels_(levels), visit_(visit) {
    for (std::size_t card = 0; card < levels.size(); ++card)
      if (levels[card]) taken_.add(static_cast<int>(card));
  }

  // Whoever leaves the later card comes first. Returns false when the visitor stopped it.
  bool leave(std::size_t begin, std::size_t more) {
    if (more == 0) return visit_(taken_);
    for (std::size_t card = levels_.size(); card-- > begin;) {
      if (!levels_[card]) continue;
      ++left_[*levels_[card]];
      taken_.remove(static_cast<int>(card));
      const bool goes_on = !may_be_left() || leave(card + 1, more - 1);
      taken_.add(static_cast<int>(card));
      --left_[*levels_[card]];
      if (!goes_on) return false;
    }
    return true;
  }

 private:
  bool may_be_left() const {
    return std::ranges::any_of(lefts_, [&](const Counts& left) {
      return std::equal(left_.begin(), left_.end(), left.begin(), std::less_equal<>());
    });
  }

  const std::vector<Counts>& lefts_;
  const std::vector<std::optional<std::size_t>>& levels_;
  const std::function<bool(const ItemSet&)>& visit_;
  Counts left_{};
  ItemSet taken_;
};

}  // namespace

void NearlyAll::each(const std::vector<std::optional<std::size_t>>& levels,
                     const std::function<bool(const ItemSet&)>& visit) const {
  if (!lefts_.empty()) Leaving(lefts_, levels, visit).leave(0, number_);
}

}  // namespace kasino
