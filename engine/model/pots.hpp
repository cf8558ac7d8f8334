// Where pots lie in State::pots.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/model/move.hpp"
#include "engine/model/rule_data.hpp"

namespace kasino {

/// How many pots there are for so many seats.
std::size_t pot_count(const RuleData& rules, int players);

/// Where the slots of `rules.pots[pot]` lie in State::pots: seat by seat, where there is one a
/// seat.
std::vector<std::size_t> pot_slots(const RuleData& rules, std::size_t pot, int players);
/// One of them; `seat` counts only where there is one a seat.
std::size_t pot_slot(const RuleData& rules, std::size_t pot, int players, Seat seat, int slot = 1);

/// A pot by where it lies: which it is, whose, and which slot.
struct PotAt {
  const PotRule* rule;
  Seat seat;  ///< 0: of the game
  int slot;   ///< from 1
};
PotAt pot_at(std::size_t slot, const RuleData& rules, int players);

}  // namespace kasino
