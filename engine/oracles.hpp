// What answers a SetWalk: see there. From diagrams, or by trial where they would grow too large.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "engine/axes.hpp"
#include "engine/axis_diagram.hpp"
#include "engine/capture.hpp"
#include "engine/card_split.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/groupless_rest.hpp"
#include "engine/leaving.hpp"
#include "engine/slow_search.hpp"
#include "engine/values.hpp"

namespace kasino {

/// Accepts the sets of any of some diagrams, which must outlive it.
class DiagramOracle {
 public:
  using Diagrams = std::vector<const AxisDiagram*>;

  /// Counts what one diagram has, but not what several have: a walk that passes few sets over is
  /// sooner done so.
  explicit DiagramOracle(Diagrams diagrams);
  /// Counts what they have. `repeated`: of each but the first, what earlier ones have as well;
  /// nothing: not known.
  DiagramOracle(Diagrams diagrams, const std::optional<Diagrams>& repeated);

  bool has(const Counts& counts) const;
  /// Nothing where several have such sets, and what they have in common is not known.
  std::optional<std::uint64_t> count(const Counts& least, const Counts& most);
  /// After very many numbers that are not known: who passes sets over would do so one by one.
  bool is_spent() const { return unknown_ > most_unknown; }
  std::optional<Counts> find(const Counts& least, const Counts& most);
  std::optional<Counts> find_only(const Counts& least, const Counts& most);

 private:
  static constexpr std::size_t most_unknown = 300;

  Diagrams diagrams_;
  std::vector<AxisFinder> finders_;
  std::vector<AxisCounter> counters_;           // none where it does not count
  std::vector<AxisCounter> repeated_counters_;  // one less, or none
  std::size_t unknown_ = 0;
};

/// Accepts what any of its finders finds.
class LeavingOracle {
 public:
  explicit LeavingOracle(std::vector<LeavingFinder> finders) : finders_(std::move(finders)) {}

  bool has(const Counts& counts) const;
  static std::optional<std::uint64_t> count(const Counts&, const Counts&) { return std::nullopt; }
  static bool is_spent() { return false; }
  std::optional<Counts> find(const Counts& least, const Counts& most);
  std::optional<Counts> find_only(const Counts& least, const Counts& most);

 private:
  std::vector<LeavingFinder> finders_;
};

/// What is wanted of a capture besides that its cards split into groups.
class Wishes {
 public:
  /// Taker and classes must outlive it.
  Wishes(const Taker& taker, const FaceClasses& classes, Wanted wanted)
      : taker_(&taker), classes_(&classes), wanted_(wanted) {}

  /// Whether so many cards are a wanted capture. `leaves_group` answers for a serving whether they
  /// leave a group, `splits` whether cards split.
  bool are_met(const Counts& counts, const std::function<bool(std::size_t serving)>& leaves_group,
               const std::function<bool(std::size_t serving, const Counts&)>& splits) const;
  bool serves(std::size_t serving) const { return wanted_.serves((*taker_)[serving].value); }
  /// Whether no group may be left.
  bool leaves_no_group(std::size_t serving) const {
    return wanted_.leave == Leave::NoGroup && (*taker_)[serving].groups == GroupCount::Many;
  }

 private:
  bool holds_enough(const Serving& serving, const Counts& taken,
                    const std::function<bool(const Counts&)>& splits) const;

  const Taker* taker_;
  const FaceClasses* classes_;
  Wanted wanted_;
};

/// Accepts what a taker can take, as far as is found in time. find() may promise too much where a
/// group of one card is wanted, or a number of cards.
class SlowOracle {
 public:
  /// All but `table` must outlive it; `axes` and `splits` are by serving.
  SlowOracle(const Taker& taker, const ValueTable& values, const FaceClasses& classes,
             const std::vector<Axes>& axes, const std::vector<CardSplit>& splits,
             const Counts& table, Wanted wanted, InDoubt in_doubt, SlowSteps steps);

  bool has(const Counts& counts);
  std::optional<Counts> find(const Counts& least, const Counts& most);
  static std::optional<Counts> find_only(const Counts&, const Counts&) { return std::nullopt; }
  static std::optional<std::uint64_t> count(const Counts&, const Counts&) { return std::nullopt; }
  /// Some set that is easily found, if it is accepted.
  std::optional<Counts> easy_one();

  bool is_spent() const;
  bool gave_up() const { return gave_up_ || is_out_of_steps(); }
  /// Allows each question as much as the first again, now that a set is found, as long as all of
  /// them have not spent too much: less where there are more than a list mostly has.
  void start_again();

 private:
  static constexpr std::size_t few_found = 200;
  static constexpr std::size_t most_spent_on_few = 100'000;
  static constexpr std::size_t most_spent_on_many = 40'000;

  bool is_out_of_steps() const;
  std::optional<Counts> find_of(std::size_t serving, const Counts& least, const Counts& most);

  Wishes wishes_;
  InDoubt in_doubt_;
  std::vector<SlowSearch> searches_;
  std::vector<GrouplessRest> rests_;
  const std::vector<CardSplit>* splits_;
  std::size_t found_ = 0;
  std::size_t spent_ = 0;
  bool gave_up_ = false;
};

}  // namespace kasino
