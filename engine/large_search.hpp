// Capture search on any number of cards, for one taker.
//
// Counts and lists are read off decision diagrams, which are built when first needed and kept:
// those of one pack for good, of larger tables those of the last few, for these alone. On tables
// beyond one pack lists are found by trial, and made of diagrams only where that leaves a doubt;
// where the diagrams would grow too large as well, they say that there may be more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/axes.hpp"
#include "engine/capture.hpp"
#include "engine/card_split.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/kept_diagrams.hpp"
#include "engine/large_claims.hpp"
#include "engine/last_answers.hpp"
#include "engine/nearly_all.hpp"
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

  /// Whether cards split into groups.
  const LargeClaims& claims() const { return claims_; }
  /// The same of some cards of a table, for which claims() takes too long: as a diagram of the
  /// table tells, if that can be made.
  std::optional<bool> splits_on(const Counts& table, std::size_t serving,
                                const Counts& cards) const;
  Count count(std::span<const Card> table, Wanted wanted) const;
  std::uint64_t count_easily(std::span<const Card> table, const Wanted& wanted) const {
    return tried_.count_easily(classes_.counts_of(table), wanted);
  }
  /// Nothing where it takes too long to tell.
  std::optional<int> largest(std::span<const Card> table, Wanted wanted) const;
  /// False: there may be others, which were not found in time.
  bool each(std::span<const Card> table, Wanted wanted, const Visit& visit,
            std::uint64_t skipped) const;

 private:
  Count count_anew(std::span<const Card> table, const Counts& counts, const Wanted& wanted) const;
  /// How many there are, or at least so many. As many are taken at one of the values.
  Count at_least(std::span<const Card> table, std::uint64_t of_one_value) const;
  /// Whether the diagrams are made that count these.
  bool are_soon_counted(const Counts& counts) const;
  bool are_diagrams_at_hand(const Counts& counts) const;
  /// What can be taken and leaves no group, if no more is wanted; nothing where diagrams take too
  /// many nodes, or so few that one of all such captures is better.
  std::optional<LeavingOracle> leaving_oracle(const TakerDiagrams& diagrams, const Counts& table,
                                              const Wanted& wanted) const;
  /// What leaves no group at one value, at the other, and at both.
  struct LeavingByValue {
    std::shared_ptr<const AxisDiagram> one;
    std::shared_ptr<const AxisDiagram> other;
    AxisDiagram both;
  };
  /// The same of a taker of two values, on a table beyond one pack: each in the order of classes
  /// that is best for it, where one of both takes many more nodes. Nothing where these are too
  /// many.
  std::optional<LeavingByValue> leaving_by_value(const TakerDiagrams& diagrams, const Counts& table,
                                                 const Wanted& wanted) const;
  /// How many leave no group, if no more is wanted, on a table beyond one pack; nothing where that
  /// must be told by only_wanted().
  std::optional<Count> count_leaving(const Counts& table, const Wanted& wanted) const;
  /// The same where diagrams do not tell.
  std::optional<int> largest_in_doubt(std::span<const Card> table, const Wanted& wanted) const;
  /// 0 where nothing is taken; nothing where it takes too many nodes to tell.
  std::optional<std::size_t> largest_by_diagrams(const Counts& table, const Wanted& wanted) const;
  /// Null where it takes too many nodes.
  std::shared_ptr<const AxisDiagram> only_wanted(const Counts& table, const Wanted& wanted) const;
  /// Whether a list is made by trial, as far as nothing is in doubt: where few cards are left, or
  /// on a table beyond one pack, whose diagrams are large.
  bool is_tried_first(const Counts& table, const Wanted& wanted) const;
  /// All that are wanted, in order, told by a list of those of any size; nothing where that is long
  /// or in doubt.
  std::optional<std::vector<ItemSet>> of_short_list(std::span<const Card> table,
                                                    const Wanted& wanted) const;
  /// False: there are none.
  bool each_by_diagrams(std::span<const Card> table, Wanted wanted, const Visit& visit,
                        std::uint64_t skipped) const;

  const Taker* taker_;
  FaceClasses classes_;
  std::vector<Axes> axes_;         // by serving
  std::vector<CardSplit> splits_;  // by serving
  KeptDiagrams diagrams_;
  WantedDiagrams wanted_;
  LargeClaims claims_;
  TriedCaptures tried_;
  LastAnswers<std::pair<Counts, Wanted>, Count> counted_{8};
  LastAnswers<std::pair<Counts, Wanted>, bool> in_doubt_{8};  // when listed by trial alone
};

}  // namespace kasino
