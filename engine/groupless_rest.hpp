// Captures that leave no group, found by what they leave: mostly few cards.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/card_split.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/values.hpp"

namespace kasino {

/// Tries what may be left, class by class, as long as it holds no group; and whether the others
/// split. A question takes less than a millisecond.
class GrouplessRest {
 public:
  /// All but `table` must outlive it.
  GrouplessRest(const Serving& serving, const ValueTable& values, const FaceClasses& classes,
                const CardSplit& split, const Counts& table)
      : kinds_(&serving.kinds),
        values_(&values),
        classes_(&classes),
        split_(&split),
        table_(table) {}

  /// Counts of at least `least` and at most `most` that split and leave no group. `some` are such
  /// that split, if any are known: others are mostly taken with them.
  std::optional<Counts> find(const Counts& least, const Counts& most,
                             const std::optional<Counts>& some);
  /// A group of the table by itself, and one with as many others as leave none; if there is any.
  std::optional<Counts> one_group() const;
  std::optional<Counts> many_groups() const;
  /// Whether a group is left when these are taken.
  bool leaves_group(const Counts& taken) const;
  /// Whether nothing was found the last time for want of patience.
  bool gave_up() const { return steps_ == 0; }
  /// How many steps that took, of which a thousand take some 0.1 milliseconds.
  std::size_t spent() const { return most_steps - steps_; }

 private:
  static constexpr std::size_t most_steps = 5'000;

  Counts with_groups(Counts taken, const Counts& most) const;
  /// By kind of sum.
  std::vector<SumMaker> nothing_made() const;
  bool try_level(std::size_t level, const std::vector<SumMaker>& made);
  bool holds_group_with(std::size_t level, std::vector<SumMaker>& made) const;

  const GroupKinds* kinds_;
  const ValueTable* values_;
  const FaceClasses* classes_;
  const CardSplit* split_;
  Counts table_;
  Counts least_{};  // of the question
  Counts most_{};
  Counts taken_{};
  std::size_t steps_ = 0;  // that are left
};

}  // namespace kasino
