// Counts between two that split into groups, where they are close to one of the two.
#pragma once

#include <cstddef>
#include <optional>

#include "engine/card_split.hpp"
#include "engine/diagram.hpp"

namespace kasino {

/// Tries what is a few cards more than the least counts, or fewer than the most. Takes less than a
/// millisecond.
class NearSplit {
 public:
  /// `split` must outlive it.
  NearSplit(const CardSplit& split, const Counts& least, const Counts& most);

  /// Counts of at least `least` and at most `most` that split.
  const std::optional<Counts>& found() const { return found_; }
  /// Where none are found: whether there are none.
  bool is_certain() const { return is_certain_; }
  /// How many steps that took, of which a thousand take some 0.1 milliseconds.
  std::size_t spent() const { return spent_; }

 private:
  bool try_all(std::size_t level);
  bool try_apart(std::size_t level, std::size_t cards, int step);
  bool try_counts();

  const CardSplit* split_;
  Counts least_;
  Counts most_;
  Counts counts_{};
  std::optional<Counts> found_;
  bool is_certain_ = true;
  std::size_t spent_ = 0;
};

}  // namespace kasino
