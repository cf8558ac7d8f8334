// Capture search on any number of cards, for one taker.
//
// Reads answers off decision diagrams, which are built when first needed and kept. For value
// schemes where they would grow too large, a slow search takes their place; and the first questions
// that do without a diagram are answered so as well, since most programs end before it would have
// paid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "engine/capture.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/taker_diagrams.hpp"
#include "engine/wanted_diagrams.hpp"

namespace kasino {

class LargeSearch {
 public:
  using Visit = std::function<bool(const ItemSet&)>;

  /// Enough for every table of one pack, and for the larger tables of two under most values. It
  /// keeps the making of a diagram within some 40 MB and half a second.
  static constexpr std::size_t default_max_nodes = 400'000;

  /// `taker` and `values` must outlive it.
  LargeSearch(const Taker& taker, const ValueTable& values,
              std::size_t max_nodes = default_max_nodes);

  const FaceClasses& classes() const { return classes_; }

  /// Whether the cards split into groups of the serving.
  bool splits(std::size_t serving, std::span<const Card> cards) const;
  /// The same of cards by class.
  bool splits(std::size_t serving, const Counts& counts) const;
  /// Whether the cards split into groups of `serving`, which may be one that the taker has not. By
  /// trial: see SlowSearch.
  bool splits_slowly(const Serving& serving, std::span<const Card> cards) const;
  /// Whether the cards split into groups, each of any serving, as many as you like.
  bool splits_mixed(std::span<const Card> cards) const;
  Count count(std::span<const Card> table, Wanted wanted) const;
  /// Nothing where it takes too long to tell.
  std::optional<int> largest(std::span<const Card> table, Wanted wanted) const;
  void each(std::span<const Card> table, Wanted wanted, const Visit& visit,
            std::uint64_t skipped) const;

 private:
  using Diagrams = std::shared_ptr<const TakerDiagrams>;

  /// Those for a table, or some cards, within which these lie.
  Diagrams diagrams_for(const Counts& counts) const;
  /// What is taken, by serving; nothing where it takes too many nodes.
  std::optional<std::vector<const AxisDiagram*>> taken_sets(const TakerDiagrams& diagrams) const;
  /// Null where it takes too many nodes.
  std::shared_ptr<const AxisDiagram> only_wanted(const Counts& table, const Wanted& wanted) const;
  Count slow_count(std::span<const Card> table, Wanted wanted) const;
  std::optional<int> slow_largest(std::span<const Card> table, Wanted wanted) const;
  void slow_each(std::span<const Card> table, Wanted wanted, const Visit& visit,
                 std::uint64_t skipped) const;

  const Taker* taker_;
  const ValueTable* values_;
  FaceClasses classes_;
  std::vector<Axes> axes_;  // by serving
  std::size_t max_nodes_;
  Diagrams of_one_pack_;  // of tables within one pack
  WantedDiagrams wanted_;
  mutable std::mutex mutex_;
  mutable std::map<std::vector<std::uint16_t>, Diagrams> larger_;  // by caps, a few at a time
};

}  // namespace kasino
