#include "engine/model/pots.hpp"

namespace kasino {

namespace {

std::size_t room_of(const PotRule& pot, const RuleData& rules, int players) {
  return static_cast<std::size_t>(slots_of_pot(pot, rules, players) * (pot.per_seat ? players : 1));
}

std::size_t first_of(const RuleData& rules, std::size_t pot, int players) {
  std::size_t first = 0;
  for (std::size_t i = 0; i < pot; ++i) first += room_of(rules.pots[i], rules, players);
  return first;
}

const ZoneRule& zone_beside(const PotRule& pot, const RuleData& rules) {
  return rules.zones[static_cast<std::size_t>(*pot.beside)];
}

}  // namespace

std::size_t pot_count(const RuleData& rules, int players) {
  return first_of(rules, rules.pots.size(), players);
}

int slots_of_pot(const PotRule& pot, const RuleData& rules, int players) {
  if (!pot.beside) return pot.slots;
  const ZoneRule& zone = zone_beside(pot, rules);
  return zone.per_seat ? players * zone.slots : zone.slots;
}

SlotRange slots_beside(const PotRule& pot, const RuleData& rules, Seat seat,
                       std::optional<int> slot) {
  const ZoneRule& zone = zone_beside(pot, rules);
  const int before = zone.per_seat ? (seat - 1) * zone.slots : 0;
  return {before + slot.value_or(1), before + slot.value_or(zone.slots)};
}

std::vector<std::size_t> pot_slots(const RuleData& rules, std::size_t pot, int players) {
  std::vector<std::size_t> slots(room_of(rules.pots[pot], rules, players));
  std::size_t next = first_of(rules, pot, players);
  for (std::size_t& slot : slots) slot = next++;
  return slots;
}

std::size_t pot_slot(const RuleData& rules, std::size_t pot, int players, Seat seat, int slot) {
  const PotRule& rule = rules.pots[pot];
  const int before =
      (rule.per_seat ? (seat - 1) * slots_of_pot(rule, rules, players) : 0) + slot - 1;
  return first_of(rules, pot, players) + static_cast<std::size_t>(before);
}

PotAt pot_at(std::size_t slot, const RuleData& rules, int players) {
  std::size_t pot = 0;
  for (; slot >= room_of(rules.pots[pot], rules, players); ++pot)
    slot -= room_of(rules.pots[pot], rules, players);
  const PotRule& rule = rules.pots[pot];
  const auto number = static_cast<int>(slot);
  const int slots = slots_of_pot(rule, rules, players);
  return {&rule, rule.per_seat ? number / slots + 1 : 0, number % slots + 1};
}

Place place_beside(const PotRule& pot, const RuleData& rules, int slot) {
  const int slots = zone_beside(pot, rules).slots;
  return Place::own(rules, *pot.beside, (slot - 1) / slots + 1, (slot - 1) % slots + 1);
}

}  // namespace kasino
