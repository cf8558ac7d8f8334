#include "scripting/hooks/place_argument.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/spelling.hpp"
#include "scripting/hooks/objects.hpp"
#include "scripting/sandbox/raise.hpp"

namespace kasino {

namespace {

std::optional<int> find_zone(std::string_view name, const RuleData& rules) {
  for (std::size_t i = 0; i < rules.zones.size(); ++i)
    if (rules.zones[i].name == name) return static_cast<int>(i);
  return std::nullopt;
}

void unknown_zone(std::string_view name, const RuleData& rules, Fault& fault) {
  std::vector<std::string> known{"table", "stock", "hand", "pile"};
  for (const ZoneRule& zone : rules.zones) known.push_back(zone.name);
  fault.set("unknown place " + printable(name, 60) + did_you_mean(name, known) +
            "; places are \"table\", \"stock\", {\"hand\", seat}, {\"pile\", seat} and the zones "
            "declared under zones");
}

std::string_view name_at(lua_State* state, int index) {
  if (lua_type(state, index) != LUA_TSTRING)
    raise_format(state, "expected the name of a place, found %s", kind_at(state, index).words());
  std::size_t length = 0;
  const char* name = lua_tolstring(state, index, &length);
  return {name, length};
}

int check_zone(lua_State* state, std::string_view name) {
  const RuleData& rules = current_call(state).rules->data();
  if (const auto zone = find_zone(name, rules)) return *zone;
  Fault fault;
  unknown_zone(name, rules, fault);
  raise(state, fault);
}

int check_slot(lua_State* state, int index, const ZoneRule& zone) {
  if (lua_isnoneornil(state, index) && zone.slots == 1) return 1;
  const int is_number = lua_isinteger(state, index);
  const lua_Integer slot = is_number != 0 ? lua_tointeger(state, index) : 0;
  if (slot < 1 || slot > zone.slots)
    raise_format(state, "slots of %s are 1 to %d", zone.name.c_str(), zone.slots);
  return static_cast<int>(slot);
}

/// Seat and slot stand at `index` and behind.
Place own_place_at(lua_State* state, int zone, int index) {
  const RuleData& rules = current_call(state).rules->data();
  const ZoneRule& rule = rules.zones[static_cast<std::size_t>(zone)];
  const Seat seat = rule.per_seat ? Argument<SeatNumber>::read(state, index).seat : 1;
  return Place::own(rules, zone, seat, check_slot(state, rule.per_seat ? index + 1 : index, rule));
}

}  // namespace

Place check_own_place(lua_State* state, int first) {
  const std::string_view name = name_at(state, first);
  for (const char* const common : {"table", "stock", "hand", "pile"})
    if (name == common)
      raise_format(state,
                   "%s is not one of the variant's own zones; there are view.table, view.stock, "
                   "which is a number, view:hand(seat) and view:pile(seat)",
                   common);
  return own_place_at(state, check_zone(state, name), first + 1);
}

Place Argument<Place>::read(lua_State* state, int index) {
  if (lua_type(state, index) == LUA_TSTRING) {
    const std::string_view name = name_at(state, index);
    if (name == "table") return Place::table();
    if (name == "stock") return Place::stock();
    if (name == "hand" || name == "pile")
      raise_format(state, "say whose %s: {\"%s\", seat}", name.data(), name.data());
    const int zone = check_zone(state, name);
    const ZoneRule& rule = current_call(state).rules->data().zones[static_cast<std::size_t>(zone)];
    if (rule.per_seat)
      raise_format(state, "say whose %s: {\"%s\", seat}", name.data(), name.data());
    if (rule.slots > 1) raise_format(state, "say which slot: {\"%s\", slot}", name.data());
    return Place::own(current_call(state).rules->data(), zone, 1);
  }
  if (lua_type(state, index) != LUA_TTABLE)
    raise_format(state, "expected a place (\"table\", {\"hand\", seat}), found %s",
                 kind_at(state, index).words());
  const int top = lua_gettop(state);
  for (int i = 1; i <= 3; ++i) lua_rawgeti(state, index, i);
  const std::string_view name = name_at(state, top + 1);
  if (name == "table" || name == "stock")
    raise_format(state, "\"%s\" belongs to no seat: write it as a word", name.data());
  const bool built_in = name == "hand" || name == "pile";
  const Place place = built_in && name == "hand"
                          ? Place::hand(Argument<SeatNumber>::read(state, top + 2).seat)
                      : built_in ? Place::pile(Argument<SeatNumber>::read(state, top + 2).seat)
                                 : own_place_at(state, check_zone(state, name), top + 2);
  lua_settop(state, top);
  return place;
}

}  // namespace kasino
