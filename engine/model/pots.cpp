#include "engine/model/pots.hpp"

namespace kasino {

namespace {

std::size_t room_of(const PotRule& pot, int players) {
  return static_cast<std::size_t>(pot.per_seat ? players * pot.slots : pot.slots);
}

std::size_t first_of(const RuleData& rules, std::size_t pot, int players) {
  std::size_t first = 0;
  for (std::size_t i = 0; i < pot; ++i) first += room_of(rules.pots[i], players);
  return first;
}

}  // namespace

std::size_t pot_count(const RuleData& rules, int players) {
  return first_of(rules, rules.pots.size(), players);
}

std::vector<std::size_t> pot_slots(const RuleData& rules, std::size_t pot, int players) {
  std::vector<std::size_t> slots(room_of(rules.pots[pot], players));
  std::size_t next = first_of(rules, pot, players);
  for (std::size_t& slot : slots) slot = next++;
  return slots;
}

std::size_t pot_slot(const RuleData& rules, std::size_t pot, int players, Seat seat, int slot) {
  const PotRule& rule = rules.pots[pot];
  const int before = (rule.per_seat ? (seat - 1) * rule.slots : 0) + slot - 1;
  return first_of(rules, pot, players) + static_cast<std::size_t>(before);
}

PotAt pot_at(std::size_t slot, const RuleData& rules, int players) {
  std::size_t pot = 0;
  for (; slot >= room_of(rules.pots[pot], players); ++pot)
    slot -= room_of(rules.pots[pot], players);
  const PotRule& rule = rules.pots[pot];
  const auto number = static_cast<int>(slot);
  return {&rule, rule.per_seat ? number / rule.slots + 1 : 0, number % rule.slots + 1};
}

}  // namespace kasino
