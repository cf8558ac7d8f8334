#include "scripting/check/coverage.hpp"

#include "engine/model/place.hpp"

namespace kasino {

namespace {

bool has_changed(const State& state, const RuleData& data, std::size_t variable) {
  const VariableRule& rule = data.variables[variable];
  const Seat last = rule.per_seat ? state.players() : 1;
  for (Seat seat = 1; seat <= last; ++seat)
    for (int slot = 1; slot <= rule.slots; ++slot) {
      const std::size_t at = variable_slot(data, variable, seat, slot);
      if (rule.is_set ? !state.sets[at].empty() : state.variables[at] != rule.initial) return true;
    }
  return false;
}

}  // namespace

void Coverage::add(const State& state, const RuleData& data) {
  if (state.phase == Phase::Play)
    stages.insert(data.stages[static_cast<std::size_t>(state.stage())].name);
  for (std::size_t i = 0; i < data.variables.size(); ++i)
    if (!variables.contains(data.variables[i].name) && has_changed(state, data, i))
      variables.insert(data.variables[i].name);
  for (const Place place : own_places(data, state.players()))
    if (!state.cards(place).empty())
      zones.insert(data.zones[static_cast<std::size_t>(own_zone_of(place, data))].name);
}

void Coverage::add(const EventLog& log) {
  for (const Event& event : log) {
    events.insert(event.type);
    if (const FieldValue* clause = event.find("clause"))
      if (const auto* id = std::get_if<std::string>(clause)) clauses.insert(*id);
  }
}

}  // namespace kasino
