// Where a card can lie.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/move.hpp"
#include "engine/model/rule_data.hpp"

namespace kasino {

/// The stock, the table, a seat's hand or pile, a build, or a slot of a zone that the variant
/// declares.
class Place {
 public:
  static constexpr Place stock() { return {Zone::Stock, 0, 0}; }
  static constexpr Place table() { return {Zone::Table, 0, 0}; }
  static constexpr Place hand(Seat seat) { return {Zone::Hand, seat, 0}; }
  static constexpr Place pile(Seat seat) { return {Zone::Pile, seat, 0}; }
  /// A build on the table; `number` counts from 1.
  static constexpr Place build(int number) {
    return {Zone::Build, 0, static_cast<std::size_t>(number - 1)};
  }
  /// Slot `slot`, from 1, of `rules.zones[zone]`; `seat` counts only if each seat has such a zone.
  static Place own(const RuleData& rules, int zone, Seat seat, int slot = 1);
  /// The place of `kind`: that of `seat` if each seat has one, else the shared one.
  static Place of(const RuleData& rules, ZoneKind kind, Seat seat) {
    switch (kind.zone) {
      case Zone::Stock: return stock();
      case Zone::Table: return table();
      case Zone::Hand: return hand(seat);
      case Zone::Pile: return pile(seat);
      case Zone::Own: return own(rules, kind.own, seat);
      case Zone::Build: break;
    }
    return build(1);
  }

  Zone zone() const { return zone_; }
  /// The owner; 0 if the place belongs to nobody.
  Seat seat() const { return seat_; }
  /// The index among all slots of the variant's zones, or among builds. Only for these two.
  std::size_t own_number() const { return own_number_; }

  bool operator==(const Place&) const = default;

 private:
  constexpr Place(Zone zone, Seat seat, std::size_t own_number)
      : seat_(seat), zone_(zone), own_number_(static_cast<std::uint16_t>(own_number)) {}

  // In one register.
  Seat seat_;
  Zone zone_;
  std::uint16_t own_number_;
};

/// The zone that a place of Zone::Own belongs to: an index into RuleData::zones.
int own_zone_of(Place place, const RuleData& rules);

/// "stock", "hand2", "table", "pile1", "build.1"; for zones of the variant "shop", "shop2" if each
/// seat has one, "shop.3" and "shop2.3" if there are slots.
std::string to_text(Place place, const RuleData& rules);

/// The same for people: zones by their titles, and in Swedish "talong", "bord", "hög1", "bygge.1".
Text in_words(Place place, const RuleData& rules);

/// Every slot of the variant's zones, in the order in which they are declared.
std::vector<Place> own_places(const RuleData& rules, int players);

/// Every place in which cards may lie: stock, table, hands and piles, builds where the variant has
/// them, and those of own_places().
std::vector<Place> all_places(const RuleData& rules, int players);

/// The place that to_text() or in_words() writes like this; nothing if there is none.
std::optional<Place> place_named(std::string_view text, const RuleData& rules, int players);

/// The slots of one such zone; if each seat has one, those of `seat`.
std::vector<Place> slots_of(const RuleData& rules, int zone, Seat seat);

/// The places of a zone: seat by seat, slot by slot.
std::vector<Place> places_of(const RuleData& rules, ZoneKind kind, int players);

/// The places that captures may take whole (RuleData::taken), for so many players: rule by rule,
/// seat by seat, slot by slot.
std::vector<Place> takeable_places(const RuleData& rules, int players);

/// The rule by which captures may take `place`, which is one of takeable_places().
const PileRule& pile_rule_of(Place place, const RuleData& rules);

/// The slot of a place of the variant's zones, from 1; 1 for all others.
int slot_of(Place place, const RuleData& rules);

/// The bit of Move::whole of the place that to_text() or in_words() writes like this; nothing if
/// there is none.
std::optional<std::uint32_t> takeable_named(std::string_view text, const RuleData& rules,
                                            int players);

/// The places that the move takes or builds on; bits of no place are passed over.
std::vector<Place> places_of(const Move& move, const RuleData& rules, int players);

/// How many places own_number() tells apart, builds aside.
std::size_t own_place_count(const RuleData& rules);

}  // namespace kasino
