#include "engine/model/place.hpp"

#include <algorithm>

namespace kasino {

namespace {

const ZoneRule& rule_of(const RuleData& rules, int zone) {
  return rules.zones[static_cast<std::size_t>(zone)];
}

std::size_t room_of(const ZoneRule& zone) {
  return static_cast<std::size_t>(zone.slots) * (zone.per_seat ? max_seats : 1);
}

}  // namespace

Place Place::own(const RuleData& rules, int zone, Seat seat, int slot) {
  const ZoneRule& rule = rule_of(rules, zone);
  std::size_t number = 0;
  for (int i = 0; i < zone; ++i) number += room_of(rule_of(rules, i));
  const Seat owner = rule.per_seat ? seat : 0;
  if (rule.per_seat) number += static_cast<std::size_t>((seat - 1) * rule.slots);
  return {Zone::Own, owner, number + static_cast<std::size_t>(slot - 1)};
}

int own_zone_of(Place place, const RuleData& rules) {
  int zone = 0;
  for (std::size_t behind = room_of(rule_of(rules, 0)); behind <= place.own_number();
       behind += room_of(rule_of(rules, zone)))
    ++zone;
  return zone;
}

std::size_t own_place_count(const RuleData& rules) {
  std::size_t count = 0;
  for (const ZoneRule& zone : rules.zones) count += room_of(zone);
  return count;
}

std::vector<Place> slots_of(const RuleData& rules, int zone, Seat seat) {
  std::vector<Place> slots;
  for (int slot = 1; slot <= rule_of(rules, zone).slots; ++slot)
    slots.push_back(Place::own(rules, zone, seat, slot));
  return slots;
}

std::vector<Place> places_of(const RuleData& rules, ZoneKind kind, int players) {
  std::vector<Place> places;
  if (kind.zone == Zone::Build) {
    for (int number = 1; number <= most_builds; ++number) places.push_back(Place::build(number));
    return places;
  }
  for (Seat seat = 1; seat <= (rules.is_per_seat(kind) ? players : 1); ++seat) {
    if (kind.zone != Zone::Own)
      places.push_back(Place::of(rules, kind, seat));
    else
      for (const Place slot : slots_of(rules, kind.own, seat)) places.push_back(slot);
  }
  return places;
}

std::vector<Place> takeable_places(const RuleData& rules, int players) {
  std::vector<Place> all;
  for (const PileRule& rule : rules.pile_rules)
    for (const Place place : places_of(rules, rule.zone, players)) all.push_back(place);
  return all;
}

const PileRule& pile_rule_of(Place place, const RuleData& rules) {
  const ZoneKind kind{place.zone(), place.zone() == Zone::Own ? own_zone_of(place, rules) : 0};
  return *std::ranges::find(rules.pile_rules, kind, &PileRule::zone);
}

int slot_of(Place place, const RuleData& rules) {
  if (place.zone() != Zone::Own) return 1;
  const Place first = Place::own(rules, own_zone_of(place, rules), place.seat());
  return static_cast<int>(place.own_number() - first.own_number()) + 1;
}

namespace {

/// The one of `places` that is written, or else that people call, like `text`; their end if none.
std::vector<Place>::const_iterator place_in(const std::vector<Place>& places, std::string_view text,
                                            const RuleData& rules) {
  const auto written =
      std::ranges::find_if(places, [&](Place place) { return to_text(place, rules) == text; });
  if (written != places.end()) return written;
  return std::ranges::find_if(places, [&](Place place) {
    return is_called(text, to_text(place, rules), in_words(place, rules));
  });
}

}  // namespace

std::optional<std::uint32_t> takeable_named(std::string_view text, const RuleData& rules,
                                            int players) {
  const std::vector<Place> places = takeable_places(rules, players);
  const auto named = place_in(places, text, rules);
  if (named == places.end()) return std::nullopt;
  return std::uint32_t{1} << static_cast<std::size_t>(named - places.begin());
}

std::vector<Place> places_of(const Move& move, const RuleData& rules, int players) {
  std::vector<Place> piles;
  const int builds = rules.builds ? most_builds : 0;
  for (int i = 0; i < builds; ++i)
    if ((move.whole >> i & 1) != 0) piles.push_back(Place::build(i + 1));
  if (move.whole >> builds == 0) return piles;
  const std::vector<Place> all = takeable_places(rules, players);
  for (std::size_t i = static_cast<std::size_t>(builds); i < all.size(); ++i)
    if ((move.whole >> i & 1) != 0) piles.push_back(all[i]);
  return piles;
}

std::vector<Place> own_places(const RuleData& rules, int players) {
  std::vector<Place> all;
  for (int zone = 0; zone < static_cast<int>(rules.zones.size()); ++zone)
    for (const Place place : places_of(rules, {Zone::Own, zone}, players)) all.push_back(place);
  return all;
}

namespace {

/// What stands behind the name of a zone.
std::string number_of(Place place, const RuleData& rules) {
  if (place.zone() == Zone::Build) return '.' + std::to_string(place.own_number() + 1);
  std::string text = place.seat() == 0 ? std::string() : std::to_string(place.seat());
  const int slots = place.zone() == Zone::Own ? rule_of(rules, own_zone_of(place, rules)).slots : 1;
  return slots == 1 ? text : text + '.' + std::to_string(slot_of(place, rules));
}

/// What people call the zones that every game has.
Text title_of(Zone zone) {
  switch (zone) {
    case Zone::Stock: return {"stock", "talong"};
    case Zone::Table: return {"table", "bord"};
    case Zone::Hand: return {"hand", "hand"};
    case Zone::Pile: return {"pile", "hög"};
    case Zone::Build: return {"build", "bygge"};
    case Zone::Own: break;
  }
  return {};
}

}  // namespace

std::string to_text(Place place, const RuleData& rules) {
  return (place.zone() == Zone::Own ? rule_of(rules, own_zone_of(place, rules)).name
                                    : title_of(place.zone()).en) +
         number_of(place, rules);
}

Text in_words(Place place, const RuleData& rules) {
  return (place.zone() == Zone::Own ? title_of(rule_of(rules, own_zone_of(place, rules)))
                                    : title_of(place.zone())) +
         number_of(place, rules);
}

std::vector<Place> all_places(const RuleData& rules, int players) {
  std::vector<Place> all{Place::stock(), Place::table()};
  for (const Seat seat : seats(players)) {
    all.push_back(Place::hand(seat));
    all.push_back(Place::pile(seat));
  }
  if (rules.builds)
    for (const Place build : places_of(rules, {Zone::Build}, players)) all.push_back(build);
  for (const Place own : own_places(rules, players)) all.push_back(own);
  return all;
}

std::optional<Place> place_named(std::string_view text, const RuleData& rules, int players) {
  const std::vector<Place> places = all_places(rules, players);
  const auto named = place_in(places, text, rules);
  return named == places.end() ? std::nullopt : std::optional(*named);
}

}  // namespace kasino
