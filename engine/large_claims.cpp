#include "engine/large_claims.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <unordered_set>

#include "engine/memo.hpp"
#include "engine/slow_search.hpp"

namespace kasino {

namespace {

/// Whether `counts` is a sum of a vector of each diagram: of every pair of nodes on the way, the
/// first takes some cards of a class and the second the others.
class PairSplit {
 public:
  PairSplit(const Diagram& a, const Diagram& b, const Counts& counts)
      : a_(a), b_(b), counts_(counts) {}

  bool splits() { return splits_from(a_.root(), b_.root(), 0); }

 private:
  bool splits_from(NodeId a, NodeId b, std::size_t level) {
    if (a == nothing || b == nothing) return false;
    if (level == a_.levels()) return true;
    if (!tried_.insert(pair_key(a, b)).second) return false;
    const std::size_t cards = counts_[level];
    for (std::size_t k = 0; k <= cards; ++k)
      if (splits_from(a_.nodes().child(a, k), b_.nodes().child(b, cards - k), level + 1))
        return true;
    return false;
  }

  const Diagram& a_;
  const Diagram& b_;
  const Counts& counts_;
  std::unordered_set<std::uint64_t> tried_;
};

[[noreturn]] void fail_in_time(const Counts& counts) {
  throw CaptureUnknown("it takes too long to tell whether these " +
                       std::to_string(std::accumulate(counts.begin(), counts.end(), 0)) +
                       " cards can be taken; claim fewer of them");
}

}  // namespace

LargeClaims::LargeClaims(const Taker& taker, const ValueTable& values, const FaceClasses& classes,
                         const std::vector<Axes>& axes, const std::vector<CardSplit>& splits,
                         const KeptDiagrams& diagrams)
    : taker_(&taker),
      values_(&values),
      classes_(&classes),
      axes_(&axes),
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
  if (const AxisDiagram* taken = diagrams_->of_one_pack_if_at_hand(serving))
    if (diagrams_->are_within_one_pack(counts)) return taken->has(counts);
  if (unknown_.find({serving, counts})) fail_in_time(counts);
  if (const std::optional<bool> answer = (*splits_)[serving].splits(counts)) return *answer;
  const KeptDiagrams::Shared made = diagrams_->made_for(counts);
  if (const AxisDiagram* taken = made->taken(serving)) return taken->has(counts);
  unknown_.keep({serving, counts}, true);
  fail_in_time(counts);
}

bool LargeClaims::splits_otherwise(const Serving& serving, std::span<const Card> cards) const {
  const Axes axes(serving, *values_, *classes_);
  return are_useful(cards) && CardSplit(serving, *values_, *classes_, axes)
                                  .splits(classes_->counts_of(cards))
                                  .value_or(false);
}

bool LargeClaims::splits_mixed(std::span<const Card> cards) const {
  if (!are_useful(cards)) return false;
  const Counts counts = classes_->counts_of(cards);
  Serving all;
  for (const Serving& serving : *taker_) all.kinds = joined(std::move(all.kinds), serving.kinds);
  const Axes axes(all, *values_, *classes_);
  SlowSearch search(all, *values_, *classes_, axes);
  const auto has_without_pairs = [&](const Axes& of_one) {
    return search.has_patiently(of_one.reduced(counts));
  };
  if (std::ranges::any_of(*axes_, has_without_pairs) || search.has(counts)) return true;
  if (!search.gave_up()) return false;
  const bool all_many = std::all_of(taker_->begin(), taker_->end(), [](const Serving& serving) {
    return serving.groups == GroupCount::Many;
  });
  if (taker_->size() == 2 && all_many && diagrams_->are_within_one_pack(counts)) {
    const KeptDiagrams::Shared diagrams = diagrams_->made_for(counts);
    const Diagram* first = diagrams->taken_by_class(0);
    const Diagram* second = diagrams->taken_by_class(1);
    if (first != nullptr && second != nullptr) return PairSplit(*first, *second, counts).splits();
  }
  return search.has_patiently(counts);
}

}  // namespace kasino
