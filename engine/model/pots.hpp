// Where pots are stored in State::pots.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/model/move.hpp"
#include "engine/model/place.hpp"
#include "engine/model/rule_data.hpp"

namespace kasino {

/// The size of State::pots for `players` seats.
std::size_t pot_count(const RuleData& rules, int players);

/// How many slots the pot has; of a pot per seat, how many each seat has. A pot beside a zone has
/// one beside each of the zone's places, counted seat by seat.
int slots_of_pot(const PotRule& pot, const RuleData& rules, int players);

/// A range of slots of a pot, counted from 1, both ends included.
struct SlotRange {
  int first;
  int last;
};

/// The slots of a pot beside the places that `seat` has of the pot's zone, or beside one of these
/// places; only for a pot beside a zone.
SlotRange slots_beside(const PotRule& pot, const RuleData& rules, Seat seat,
                       std::optional<int> slot = {});

/// The indexes in State::pots of the slots of `rules.pots[pot]`; of a pot per seat, seat by seat.
std::vector<std::size_t> pot_slots(const RuleData& rules, std::size_t pot, int players);
/// The index of one slot; `seat` counts only for a pot per seat.
std::size_t pot_slot(const RuleData& rules, std::size_t pot, int players, Seat seat, int slot = 1);

/// A slot of State::pots: its rule, its owner, and its number.
struct PotAt {
  const PotRule* rule;
  Seat seat;  ///< 0: of the game
  int slot;   ///< from 1
};
PotAt pot_at(std::size_t slot, const RuleData& rules, int players);

/// The place that a slot of the pot lies beside; only for a pot beside a zone.
Place place_beside(const PotRule& pot, const RuleData& rules, int slot);

}  // namespace kasino
