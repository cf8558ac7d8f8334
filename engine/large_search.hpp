// Capture search on any number of cards, for one taker.
//
// Reads answers off decision diagrams, which are built when first needed and kept: those of one
// pack for good, of larger tables those of the last few, for these alone. For value schemes where
// they would grow too large, captures are found by trial; and so they are as long as there is no
// diagram, where that is likely to do: most programs end before it would have paid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/capture.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/oracles.hpp"
#include "engine/taker_diagrams.hpp"
#include "engine/tried_captures.hpp"
#include "engine/wanted_diagrams.hpp"

namespace kasino {

class LargeSearch {
 public:
  using Visit = std::function<bool(const ItemSet&)>;

  /// Enough for every table of two packs under the values of the game. It keeps the making of a
  /// diagram within some 10 MB and 50 milliseconds.
  static constexpr std::size_t default_max_nodes = 50'000;

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
  /// Whether the cards split into groups, each of any serving, as many as you like. Beyond one pack
  /// as far as trial tells.
  bool splits_mixed(std::span<const Card> cards) const;
  Count count(std::span<const Card> table, Wanted wanted) const;
  /// Nothing where it takes too long to tell.
  std::optional<int> largest(std::span<const Card> table, Wanted wanted) const;
  /// False: there may be others, which were not found in time.
  bool each(std::span<const Card> table, Wanted wanted, const Visit& visit,
            std::uint64_t skipped) const;

 private:
  using Diagrams = std::shared_ptr<const TakerDiagrams>;

  /// Those of one pack if they can be made and these lie within it, or of a table that holds these;
  /// null if there are none yet.
  Diagrams known_for(const Counts& counts) const;
  /// The same, or else those of these alone.
  Diagrams diagrams_for(const Counts& counts) const;
  /// The same with what is taken made, if that is possible at all.
  Diagrams made_for(const Counts& counts) const;
  /// What is taken, by serving, or by those of one value; nothing where it takes too many nodes.
  std::optional<std::vector<const AxisDiagram*>> taken_sets(
      const TakerDiagrams& diagrams, std::optional<Value> value = std::nullopt) const;
  /// What can be taken and leaves no group, if no more is wanted; nothing where diagrams take too
  /// many nodes, or so few that one of all such captures is better.
  std::optional<LeavingOracle> leaving_oracle(const TakerDiagrams& diagrams, const Counts& table,
                                              const Wanted& wanted) const;
  /// How many leave no group, if no more is wanted, on a table beyond one pack; nothing where that
  /// must be told by only_wanted().
  std::optional<Count> count_leaving(const Counts& table, const Wanted& wanted) const;
  /// Whether that was lately asked, and took too long to tell.
  bool is_known_as_unknown(std::size_t serving, const Counts& counts) const;
  /// Null where it takes too many nodes.
  std::shared_ptr<const AxisDiagram> only_wanted(const Counts& table, const Wanted& wanted) const;
  /// Whether a list is made by trial, as far as nothing is in doubt: where no diagram is there yet
  /// that takes longer to make.
  bool is_tried_first(const Counts& table) const;
  /// False: there are none.
  bool each_by_diagrams(std::span<const Card> table, Wanted wanted, const Visit& visit,
                        std::uint64_t skipped) const;

  const Taker* taker_;
  const ValueTable* values_;
  FaceClasses classes_;
  std::vector<Axes> axes_;  // by serving
  std::size_t max_nodes_;
  Diagrams of_one_pack_;  // of tables within one pack
  WantedDiagrams wanted_;
  TriedCaptures tried_;
  mutable std::mutex mutex_;
  mutable std::vector<Diagrams> of_tables_;  // those asked about last, the newest at the end
  mutable std::vector<std::pair<std::size_t, Counts>> unknown_;  // likewise, by serving
};

}  // namespace kasino
