#include "engine/large_claims.hpp"

#include <algorithm>
#include <numeric>
#include <string>

namespace kasino {

namespace {

[[noreturn]] void fail_in_time(const Counts& counts) {
  throw CaptureUnknown("it takes too long to tell whether these " +
                       std::to_string(std::accumulate(counts.begin(), counts.end(), 0)) +
                       " cards can be taken; claim fewer of them");
}

}  // namespace

LargeClaims::LargeClaims(const Taker& taker, const ValueTable& values, const FaceClasses& classes,
                         const std::vector<CardSplit>& splits, const KeptDiagrams& diagrams)
    : taker_(&taker),
      values_(&values),
      classes_(&classes),
      splits_(&splits),
      diagrams_(&diagrams) {}

bool LargeClaims::are_useful(std::span<const Card> cards) const {
  return std::all_of(cards.begin(), cards.end(),
                     [&](Card card) { return classes_->level_of(card.face()).has_value(); });
}

bool LargeClaims::splits(std::size_t serving, std::span<const Card> cards) const {
  return are_useful(cards) && splits(serving, classes_->counts_of(cards));
}

bool LargeClaims::splits(std::size_t serving, const Counts& counts) const {
  if (unknown_.find({serving, counts})) fail_in_time(counts);
  std::size_t steps = CardSplit::most_steps;
  if (const std::optional<bool> answer = told(serving, counts, steps)) return *answer;
  unknown_.keep({serving, counts}, true);
  fail_in_time(counts);
}

bool LargeClaims::splits_sparingly(std::size_t serving, std::span<const Card> cards,
                                   std::size_t& steps) const {
  if (!are_useful(cards)) return false;
  const Counts counts = classes_->counts_of(cards);
  if (const std::optional<bool> answer = told(serving, counts, steps)) return *answer;
  fail_in_time(counts);
}

std::optional<bool> LargeClaims::told(std::size_t serving, const Counts& counts,
                                      std::size_t& steps) const {
  const bool is_of_one_pack = diagrams_->are_within_one_pack(counts);
  if (is_of_one_pack)
    if (const AxisDiagram* taken = diagrams_->of_one_pack_if_at_hand(serving))
      return taken->has(counts);
  const std::optional<bool> answer = (*splits_)[serving].splits_sparingly(counts, steps);
  if (answer || !is_of_one_pack) return answer;
  // What the diagram will tell once it is at hand it tells now.
  const AxisDiagram* taken = diagrams_->of_one_pack(serving);
  return taken != nullptr ? std::optional(taken->has(counts)) : std::nullopt;
}

bool LargeClaims::splits_otherwise(const Serving& serving, std::span<const Card> cards) const {
  const Axes axes(serving, *values_, *classes_);
  return are_useful(cards) && CardSplit(serving, *values_, *classes_, axes)
                                  .splits(classes_->counts_of(cards))
                                  .value_or(false);
}

bool LargeClaims::splits_mixed(std::span<const Card> cards) const {
  Serving all;
  for (const Serving& serving : *taker_) all.kinds = joined(std::move(all.kinds), serving.kinds);
  return splits_otherwise(all, cards);
}

}  // namespace kasino
