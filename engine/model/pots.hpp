// Where pots lie in State::pots.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/model/move.hpp"
#include "engine/model/place.hpp"
#include "engine/model/rule_data.hpp"

namespace kasino {

/// How many pots there are for so many seats.
std::size_t pot_count(const RuleData& rules, int players);

/// How many slots a pot has, of each seat where there is one a seat: beside a zone, one beside each
/// of its places, which are counted seat by seat.
int slots_of_pot(const PotRule& pot, const RuleData& rules, int players);

/// Slots of a pot that follow each other, from 1.
struct SlotRange {
  int first;
  int last;
};

/// The slots of a pot beside that seat's places of its zone, or beside one of them; only where it
/// has such a zone.
SlotRange slots_beside(const PotRule& pot, const RuleData& rules, Seat seat,
                       std::optional<int> slot = {});

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

/// The place of the zone that a slot of the pot lies beside; only where it has such a zone.
Place place_beside(const PotRule& pot, const RuleData& rules, int slot);

}  // namespace kasino
