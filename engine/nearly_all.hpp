// Captures of all cards of a table but a few.
//
// Which cards may be left is tried out class by class, so there is little to try.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "engine/capture.hpp"
#include "engine/diagram.hpp"
#include "engine/item_set.hpp"
#include "engine/oracles.hpp"

namespace kasino {

/// The captures that leave `left` cards of `table`.
class NearlyAll {
 public:
  /// More cards are too many to try out.
  static constexpr std::size_t most_left = 3;

  /// Asks the oracle about each, until something is in doubt.
  NearlyAll(SlowOracle& oracle, const Counts& table, std::size_t left);

  /// Something was in doubt: there may be more.
  bool gave_up() const { return gave_up_; }
  bool empty() const { return lefts_.empty(); }
  Count count() const;
  /// Calls `visit` with each, in the order of ItemSet, until it answers false. `levels` has the
  /// class of each card of the table.
  void each(const std::vector<std::optional<std::size_t>>& levels,
            const std::function<bool(const ItemSet&)>& visit) const;

 private:
  void try_from(SlowOracle& oracle, std::size_t level, std::size_t more, Counts& left);

  Counts table_;
  std::size_t number_;         // of cards that are left
  std::vector<Counts> lefts_;  // what may be left, by class
  bool gave_up_ = false;
};

}  // namespace kasino
