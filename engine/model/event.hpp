// What happens, as a list of facts: for screens, records and other programs. Events are only told:
// nothing in the game reads them.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/model/move.hpp"

namespace kasino {

using FieldValue = std::variant<int, std::string, Cards, std::vector<int>>;

inline constexpr Seat nobody = 0;

struct Field {
  std::string name;
  FieldValue value;
  std::optional<Seat> known_to{};  ///< the only seat that may know the value; nothing: all may;
                                   ///< nobody: none may
  bool operator==(const Field&) const = default;

  bool is_known_to(const std::optional<Seat>& viewer) const {
    return !known_to || known_to == viewer;
  }
};

/// The types that are told in every game: by the engine, and the last two by programs. A variant
/// may say them in its own words, and tells none of them itself.
inline constexpr std::string_view common_events[] = {
    "trail",     "capture",   "build", "pile",      "sweep",      "sweeps",     "no-sweep",
    "claim",     "cancelled", "deal",  "shuffle",   "redeal",     "last-round", "stock-out",
    "leftovers", "award",     "out",   "deal-over", "match-over", "computer",   "points"};

inline bool is_common_event(std::string_view type) {
  return std::ranges::find(common_events, type) != std::ranges::end(common_events);
}

/// One thing that happened: of a common type, or one of the variant's. Seats are numbers from 1.
struct Event {
  std::string type;
  std::vector<Field> fields;
  bool operator==(const Event&) const = default;

  /// The value of that field; null if the event has none.
  const FieldValue* find(const std::string& name) const {
    for (const Field& field : fields)
      if (field.name == name) return &field.value;
    return nullptr;
  }
};

using EventLog = std::vector<Event>;

/// The clauses that events name, in their order.
inline std::vector<std::string> clauses_named(const EventLog& events) {
  std::vector<std::string> clauses;
  for (const Event& event : events)
    if (const FieldValue* clause = event.find("clause"))
      if (const auto* id = std::get_if<std::string>(clause)) clauses.push_back(*id);
  return clauses;
}

}  // namespace kasino
