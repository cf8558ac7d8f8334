#include "engine/kept_diagrams.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <span>

namespace kasino {

namespace {

constexpr std::size_t most_kept = 4;

/// Whether there is room for all these counts.
bool covers(const std::vector<std::uint16_t>& caps, const Counts& counts) {
  return std::equal(caps.begin(), caps.end(), counts.begin(), std::greater_equal<>());
}

std::size_t cards_in(std::span<const std::uint16_t> counts) {
  return std::accumulate(counts.begin(), counts.end(), std::size_t{0});
}

/// Whether those of one pack are as good as any others for a table within it. What fails for more
/// cards may do for these, if they are far fewer.
bool serves(const TakerDiagrams& of_one_pack, const Counts& table) {
  if (!covers(of_one_pack.caps(), table)) return false;
  return !of_one_pack.has_failed() || cards_in(table) * 2 > cards_in(of_one_pack.caps());
}

}  // namespace

KeptDiagrams::KeptDiagrams(const Taker& taker, const ValueTable& values, const FaceClasses& classes,
                           const std::vector<Axes>& axes, std::size_t max_nodes)
    : taker_(&taker),
      values_(&values),
      classes_(&classes),
      axes_(&axes),
      max_nodes_(max_nodes),
      of_one_pack_(std::make_shared<const TakerDiagrams>(taker, values, classes, axes,
                                                         classes.caps_of_one_pack(), max_nodes)) {}

bool KeptDiagrams::are_within_one_pack(const Counts& counts) const {
  return covers(of_one_pack_->caps(), counts);
}

const AxisDiagram* KeptDiagrams::of_one_pack_if_at_hand(std::size_t serving) const {
  return of_one_pack_->is_taken_at_hand(serving) ? of_one_pack_->taken(serving) : nullptr;
}

bool KeptDiagrams::is_of_one_pack_at_hand(std::size_t serving) const {
  constexpr int claims_of_list = 30;  // that take as long as to find the first sets of a list
  return of_one_pack_->is_taken_at_hand(serving, claims_of_list);
}

KeptDiagrams::Shared KeptDiagrams::known_for(const Counts& counts) const {
  if (serves(*of_one_pack_, counts)) return of_one_pack_;
  const std::lock_guard lock(mutex_);
  const auto known = std::ranges::find_if(of_tables_, [&](const Shared& one) {
    return std::equal(one->caps().begin(), one->caps().end(), counts.begin());
  });
  return known == of_tables_.end() ? nullptr : *known;
}

KeptDiagrams::Shared KeptDiagrams::get(const Counts& counts) const {
  if (Shared known = known_for(counts)) return known;
  const std::lock_guard lock(mutex_);
  if (of_tables_.size() == most_kept) of_tables_.erase(of_tables_.begin());
  const auto end = counts.begin() + static_cast<std::ptrdiff_t>(classes_->size());
  return of_tables_.emplace_back(std::make_shared<const TakerDiagrams>(
      *taker_, *values_, *classes_, *axes_, std::vector<std::uint16_t>(counts.begin(), end),
      max_nodes_));
}

KeptDiagrams::Shared KeptDiagrams::made_for(const Counts& counts) const {
  const Shared first = get(counts);
  return taken_sets(*first, *taker_) ? first : get(counts);
}

std::optional<std::vector<const AxisDiagram*>> taken_sets(const TakerDiagrams& diagrams,
                                                          const Taker& taker,
                                                          std::optional<Value> value) {
  std::vector<const AxisDiagram*> sets;
  for (std::size_t i = 0; i < taker.size(); ++i) {
    if (value && taker[i].value != *value) continue;
    sets.push_back(diagrams.taken(i));
    if (sets.back() == nullptr) return std::nullopt;
  }
  return sets;
}

std::optional<std::vector<const AxisDiagram*>> repeated_sets(const TakerDiagrams& diagrams,
                                                             const Taker& taker,
                                                             std::optional<Value> value) {
  std::vector<const AxisDiagram*> sets;
  if (value) return sets;
  for (std::size_t i = 1; i < taker.size(); ++i) {
    sets.push_back(diagrams.repeated(i));
    if (sets.back() == nullptr) return std::nullopt;
  }
  return sets;
}

}  // namespace kasino
