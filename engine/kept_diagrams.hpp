// The diagrams of one taker: those of one pack for good, of larger tables those of the last few.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/axes.hpp"
#include "engine/axis_diagram.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/taker_diagrams.hpp"
#include "engine/values.hpp"

namespace kasino {

/// Safe to share between threads.
class KeptDiagrams {
 public:
  /// Whoever reads them holds this: others may take their place meanwhile.
  using Shared = std::shared_ptr<const TakerDiagrams>;

  /// All must outlive it; `axes` are by serving.
  KeptDiagrams(const Taker& taker, const ValueTable& values, const FaceClasses& classes,
               const std::vector<Axes>& axes, std::size_t max_nodes);

  /// Whether one pack has all these cards.
  bool are_within_one_pack(const Counts& counts) const;
  /// What splits into groups of the serving, of cards within one pack; null if it takes too many
  /// nodes.
  const AxisDiagram* of_one_pack(std::size_t serving) const { return of_one_pack_->taken(serving); }
  /// The same, if that is made or asked for so often that it pays; else null.
  const AxisDiagram* of_one_pack_if_at_hand(std::size_t serving) const;
  /// Whether it is so for lists.
  bool is_of_one_pack_at_hand(std::size_t serving) const;

  /// Those of one pack if they can be made and these lie within it, or else those of these alone;
  /// null if there are none yet. Those of a larger table would do as well mostly, but not always as
  /// well: answers would depend on what was asked before.
  Shared known_for(const Counts& counts) const;
  /// The same, or else new ones; with what is taken made, if that is possible at all.
  Shared made_for(const Counts& counts) const;

 private:
  Shared get(const Counts& counts) const;

  const Taker* taker_;
  const ValueTable* values_;
  const FaceClasses* classes_;
  const std::vector<Axes>* axes_;
  std::size_t max_nodes_;
  Shared of_one_pack_;
  mutable std::mutex mutex_;
  mutable std::vector<Shared> of_tables_;  // those asked about last, the newest at the end
};

/// What is taken, by serving, or by those of one value; nothing where it takes too many nodes.
std::optional<std::vector<const AxisDiagram*>> taken_sets(
    const TakerDiagrams& diagrams, const Taker& taker, std::optional<Value> value = std::nullopt);
/// Of all but the first of these, what earlier ones have as well.
std::optional<std::vector<const AxisDiagram*>> repeated_sets(
    const TakerDiagrams& diagrams, const Taker& taker, std::optional<Value> value = std::nullopt);

}  // namespace kasino
