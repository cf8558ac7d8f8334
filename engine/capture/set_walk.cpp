#include "engine/capture/set_walk.hpp"

#include <algorithm>
#include <utility>

#include "engine/capture/count.hpp"

namespace kasino {

SetWalk::SetWalk(const Diagram& diagram, const FaceClasses& classes, std::span<const Card> table,
                 Visit visit, std::uint64_t skipped)
    : diagram_(diagram),
      classes_(classes),
      table_(table),
      visit_(std::move(visit)),
      skipped_(skipped),
      most_(classes.counts_of(table)) {
  for (const Diagram::Level& level : diagram.levels()) failed_in_.emplace_back(level.nodes(), 0);
}

// Visits every set of the chosen cards and some of those from `begin` on. False if `visit` has
// ended the walk; so does choose().
bool SetWalk::go_on_from(std::size_t begin) {
  const Counts most = most_;
  for (std::size_t card = begin; card < table_.size(); ++card) {
    const std::size_t of_class = classes_.of(table_[card].face());
    if (of_class == FaceClasses::no_class || least_[of_class] == most_[of_class]) continue;
    ++least_[of_class];
    const bool leads_on = leads_anywhere();
    if (leads_on && !choose(card)) return false;
    --least_[of_class];
    // If this card leads nowhere, no other of its class does.
    if (leads_on)
      --most_[of_class];
    else
      most_[of_class] = least_[of_class];
  }
  most_ = most;
  return true;
}

bool SetWalk::choose(std::size_t card) {
  if (skipped_ > 0) {
    const std::uint64_t sets = diagram_.count(least_, most_);
    if (sets <= skipped_ && sets != saturated) {
      skipped_ -= sets;
      return true;
    }
  }
  chosen_.add(static_cast<int>(card));
  if (diagram_.has(least_)) {
    if (skipped_ > 0)
      --skipped_;
    else if (!visit_(chosen_))
      return false;
  }
  const bool goes_on = go_on_from(card + 1);
  chosen_.remove(static_cast<int>(card));
  return goes_on;
}

// Whether some set holds the chosen cards and, besides them, only undecided ones.
bool SetWalk::leads_anywhere() {
  const bool is_known = std::ranges::equal(least_, found_, std::ranges::less_equal()) &&
                        std::ranges::equal(found_, most_, std::ranges::less_equal());
  return is_known || (++search_, find(0, diagram_.root()));
}

bool SetWalk::find(std::size_t level, NodeId node) {
  if (node == nothing) return false;
  if (level == failed_in_.size()) return true;
  if (failed_in_[level][node] == search_) return false;
  const Diagram::Level& at = diagram_.levels()[level];
  tab_.add(1);
  for (std::size_t k = std::min<std::size_t>(at.width, most_[level] + 1U); k-- > least_[level];) {
    found_[level] = static_cast<std::uint16_t>(k);
    if (find(level + 1, at.row(node)[k])) return true;
  }
  failed_in_[level][node] = search_;
  return false;
}

}  // namespace kasino
