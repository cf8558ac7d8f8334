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

namespace kasino {

/// The captures that leave `left` cards of `table`.
class NearlyAll {
 public:
  /// More cards are too many to try out.
  static constexpr std::size_t most_left = 3;

  /// Whether so many cards can be taken, of each class; nothing: it is in doubt.
  using IsTaken = std::function<std::optional<bool>(const Counts&)>;

  /// Asks about each, until something is in doubt.
  NearlyAll(const Counts& table, std::size_t left, const IsTaken& is_taken);
  /// How many cards are left by captures of the wanted size, if those are few.
  static std::optional<std::size_t> few_left(const Counts& table, const Wanted& wanted);

  /// Something was in doubt: there may be more.
  bool gave_up() const { return gave_up_; }
  bool empty() const { return lefts_.empty(); }
  Count count() const;
  /// Calls `visit` with each, in the order of ItemSet, until it answers false. `levels` has the
  /// class of each card of the table.
  void each(const std::vector<std::optional<std::size_t>>& levels,
            const std::function<bool(const ItemSet&)>& visit) const;

 private:
  void try_from(std::size_t level, std::size_t more, Counts& left, const IsTaken& is_taken);

  Counts table_;
  std::size_t number_;         // of cards that are left
  std::vector<Counts> lefts_;  // what may be left, by class
  bool gave_up_ = false;
};

}  // namespace kasino
