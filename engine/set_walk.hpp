// Visits the sets of table cards that an oracle accepts, in dictionary order.
//
// The tree of all sets is cut wherever no accepted set begins with the cards chosen so far, so the
// work is in proportion to the sets visited. An oracle knows only how many cards of each class a
// set holds; it has
//
//   bool has(const Counts& counts);                                  is this one accepted?
//   std::optional<Counts> find(const Counts& least, const Counts& most);   is one between these?
//   std::optional<Counts> find_only(const Counts& least, const Counts& most);
//                                        the one between these; nothing: not known, or several
//   std::optional<std::uint64_t> count(const Counts& least, const Counts& most);
//                                        how many hold the cards of `least`? Nothing: not known
//   bool is_spent() const;                 does it answer no more? The walk ends then
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/diagram.hpp"
#include "engine/item_set.hpp"

namespace kasino {

template <typename Oracle>
class SetWalk {
 public:
  using Visit = std::function<bool(const ItemSet&)>;

  /// `levels` has the class of each card of the table; nothing for a card that is in no set. The
  /// first `skipped` sets are passed over: whole branches at once where the oracle counts.
  SetWalk(Oracle& oracle, const std::vector<std::optional<std::size_t>>& levels, const Visit& visit,
          std::uint64_t skipped = 0)
      : oracle_(oracle), levels_(levels), visit_(visit), skipped_(skipped) {
    for (const auto& level : levels_) {
      if (!level) continue;
      ++most_[*level];
      classes_ = std::max(classes_, *level + 1);
    }
  }

  /// Returns false when the visitor stopped it.
  bool run() { return go_on_from(0, true); }

 private:
  // Every accepted set that holds the chosen cards and more, all of them from `begin` on. Where the
  // chosen cards are no accepted set by themselves there is one.
  bool go_on_from(std::size_t begin, bool is_accepted) {
    if (const std::optional<Counts> only = oracle_.find_only(least_, most_))
      if (is_one_set(*only)) return *only == least_ || visit_only(*only, begin);
    const Counts most = most_;
    bool goes_on = true;
    bool may_be_done = false;
    for (std::size_t card = begin; card < levels_.size() && goes_on && !oracle_.is_spent();
         ++card) {
      if (!levels_[card]) continue;
      const std::size_t level = *levels_[card];
      if (most_[level] == least_[level]) continue;
      if (may_be_done && !extends()) break;
      ++least_[level];
      const bool is_hopeful = extends();
      may_be_done = is_hopeful && !is_accepted;
      if (is_hopeful && !skips_branch()) goes_on = choose(card);
      --least_[level];
      // What fails for a card fails for later ones of its class, and with more cards chosen.
      most_[level] = is_hopeful ? static_cast<std::uint16_t>(most_[level] - 1) : least_[level];
    }
    most_ = most;
    return goes_on;
  }

  bool choose(std::size_t card) {
    chosen_.add(static_cast<int>(card));
    const bool is_accepted = oracle_.has(least_);
    const bool goes_on =
        (!is_accepted || visit_unless_skipped()) && go_on_from(card + 1, is_accepted);
    chosen_.remove(static_cast<int>(card));
    return goes_on;
  }

  // Of each class all cards or none that are not decided.
  bool is_one_set(const Counts& counts) const {
    for (std::size_t level = 0; level < classes_; ++level)
      if (counts[level] != least_[level] && counts[level] != most_[level]) return false;
    return true;
  }

  bool visit_only(const Counts& counts, std::size_t begin) {
    const ItemSet chosen = chosen_;
    Counts left = counts;
    for (std::size_t level = 0; level < classes_; ++level)
      left[level] = static_cast<std::uint16_t>(counts[level] - least_[level]);
    for (std::size_t card = begin; card < levels_.size(); ++card) {
      if (!levels_[card] || left[*levels_[card]] == 0) continue;
      --left[*levels_[card]];
      chosen_.add(static_cast<int>(card));
    }
    const bool goes_on = visit_unless_skipped();
    chosen_ = chosen;
    return goes_on;
  }

  bool visit_unless_skipped() {
    if (skipped_ == 0) return visit_(chosen_);
    --skipped_;
    return true;
  }

  // Whether every set that holds the chosen cards, and others not decided, is passed over.
  bool skips_branch() {
    if (skipped_ == 0) return false;
    const std::optional<std::uint64_t> sets = oracle_.count(least_, most_);
    if (!sets || *sets > skipped_) return false;
    skipped_ -= *sets;
    return true;
  }

  // The set found last often serves again.
  bool extends() {
    if (is_between(least_, found_, most_)) return true;
    const std::optional<Counts> found = oracle_.find(least_, most_);
    if (found) found_ = *found;
    return found.has_value();
  }

  bool is_between(const Counts& least, const Counts& counts, const Counts& most) const {
    for (std::size_t level = 0; level < classes_; ++level)
      if (counts[level] < least[level] || counts[level] > most[level]) return false;
    return true;
  }

  Oracle& oracle_;
  const std::vector<std::optional<std::size_t>>& levels_;
  const Visit& visit_;
  std::uint64_t skipped_;    // sets yet to be passed over
  std::size_t classes_ = 0;  // that the table has, and maybe some below
  ItemSet chosen_;
  Counts least_{};  // the chosen cards
  Counts most_{};   // and those not decided
  Counts found_{};  // a set that the oracle found: no set at all to begin with
};

}  // namespace kasino
