// Whether cards split into groups of one serving, whatever their number.
//
// Cards of two values are what makes it hard. So it is settled first how many of each class count
// at which value; what is left to ask of each way to do so is easy (see ValueSplit). Nearly every
// question takes a few microseconds, on a hundred cards with odd values too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/axes.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/known_splits.hpp"
#include "engine/value_split.hpp"
#include "engine/values.hpp"

namespace kasino {

/// Safe to share between threads.
class CardSplit {
 public:
  /// All must outlive it; the axes are of the serving.
  CardSplit(const Serving& serving, const ValueTable& values, const FaceClasses& classes,
            const Axes& axes);

  /// With so many steps each of many sets is told, or not.
  static constexpr std::size_t few_steps = 2'000;

  /// So many are spent on one set at most, few of them at first.
  static constexpr std::size_t most_steps = 22'000;

  /// Whether so many cards of each class split into groups, as many as may be taken. Nothing where
  /// it takes too long to tell: some milliseconds. What few steps tell it tells, too.
  std::optional<bool> splits(const Counts& counts) const {
    std::size_t steps = most_steps;
    return splits_sparingly(counts, steps);
  }
  /// The same of one of many sets that share some steps, of which those taken are counted off.
  std::optional<bool> splits_sparingly(const Counts& counts, std::size_t& steps) const;
  /// The same with so many steps, of which those taken are counted off: a thousand take some 0.05
  /// milliseconds. The same question takes as many steps again, but no time.
  std::optional<bool> splits(const Counts& counts, std::size_t& steps) const;

 private:
  class Settling;

  std::optional<bool> split_anew(const Counts& counts, std::size_t& steps) const;
  /// In how many ways the cards can count.
  std::uint64_t ways_to_settle(const Counts& counts) const;
  bool is_one_group(const Counts& counts) const;
  std::optional<bool> splits_by_trial(const Counts& counts, std::size_t& steps) const;

  const Serving* serving_;
  const ValueTable* values_;
  const FaceClasses* classes_;
  const Axes* axes_;
  ValueScheme scheme_;
  /// By level: what cards of the class may be, by kind, or as many as there are kinds for a
  /// group of one card.
  std::vector<std::vector<std::size_t>> uses_;
  std::unique_ptr<KnownSplits> known_ = std::make_unique<KnownSplits>();
};

}  // namespace kasino
