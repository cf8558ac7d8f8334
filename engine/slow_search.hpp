// Capture search by trial: sets between two that split into groups, without diagrams.
//
// The highest card that must be taken goes into each group that could hold it, one after the other,
// and so on, but for cards that cancel; dead ends are remembered. Exponential at worst, so every
// question has a number of steps and is answered "no" beyond it: a set that is refused then may be
// one that can be taken, never the other way round. A thousand steps take some 0.1 milliseconds.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/axes.hpp"
#include "engine/dead_ends.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"

namespace kasino {

/// How many steps may be taken. Most answers take a few hundred; on tables of two packs some take
/// six thousand.
struct SlowSteps {
  std::size_t per_question = 20'000;
  std::size_t in_all = 60'000;
};

/// What to do where it takes too long to tell whether some set can be taken.
enum class InDoubt : std::uint8_t {
  GoOn,  ///< as if it can not be
  Stop
};

class SlowSearch {
 public:
  /// Takes as many groups as `serving` allows, whose axes these are. All must outlive it.
  SlowSearch(const Serving& serving, const ValueTable& values, const FaceClasses& classes,
             const Axes& axes, SlowSteps steps = {});

  /// Whether the cards split into groups.
  bool has(const Counts& counts);
  /// The same again and again in several orders, as long as there are steps.
  bool has_patiently(const Counts& counts);
  /// Some counts with `least` <= they <= `most` that split into groups, if they are found in time.
  std::optional<Counts> find(const Counts& least, const Counts& most);

  /// Whether a question was answered "no" for want of steps.
  bool gave_up() const { return gave_up_; }
  /// Whether the last question was.
  bool ran_out() const { return ran_out_; }
  /// Whether all steps were taken: every further question is answered "no".
  bool is_spent() const { return steps_ == 0; }
  /// How many steps were taken since it could take all.
  std::size_t spent() const { return most_.in_all - steps_; }
  /// Takes off steps for what is found out in other ways.
  void spend(std::size_t steps) { steps_ -= std::min(steps_, steps); }
  /// Allows as many steps again as at the beginning.
  void start_again() { steps_ = most_.in_all; }

 private:
  class Sum;

  std::optional<Counts> find_within(const Counts& least, const Counts& most, std::size_t steps);
  /// Whether some cards between these might split, by what they make together.
  bool may_split(const Counts& least, const Counts& most) const;
  const Values& values_of(std::size_t level) const { return (*values_)[classes_->face(level)]; }
  bool cover(Counts& least, Counts& most);
  bool cover_rest(Counts& least, Counts& most);
  bool cover_with(const SumKind& sum, std::size_t level, Counts& least, Counts& most);
  bool take(std::size_t level, Counts& least, Counts& most);

  const GroupKinds* kinds_;
  GroupCount groups_;
  const ValueTable* values_;
  const FaceClasses* classes_;
  const Axes* axes_;
  // Levels: those of high values first, which fit in fewest groups; and as cards are tried with
  // them.
  std::vector<std::size_t> order_;
  std::vector<std::size_t> fill_order_;
  SlowSteps most_;
  std::size_t steps_;
  std::size_t question_steps_ = 0;
  bool gave_up_ = false;
  bool ran_out_ = false;
  Counts taken_{};
  DeadEnds dead_ends_;
};

}  // namespace kasino
