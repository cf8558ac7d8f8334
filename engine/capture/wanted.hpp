// Which captures are asked for.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/capture/values.hpp"

namespace kasino {

/// What may be left on the table.
enum class Leave : std::uint8_t {
  Anything,  ///< every capture
  NoGroup    ///< only those after which no group is left that could have gone with them: for the
             ///< value that explains them. A group that is taken alone leaves none
};

/// Which groups a capture must have.
enum class With : std::uint8_t {
  AnyGroups,  ///< every capture
  OneCard     ///< only those that have a way to include a group of one card
};

/// The captures asked for: one value and one choice of groups must do for all of it.
struct Wanted {
  Leave leave = Leave::Anything;
  With with = With::AnyGroups;
  std::optional<Value> value{};  ///< of the played card; nothing: any
  int size = 0;                  ///< captures of so many cards; 0: of any number

  Wanted() = default;
  Wanted(Leave leaving, With having = With::AnyGroups) : leave(leaving), with(having) {}  // NOLINT

  bool serves(Value of_played) const { return !value || *value == of_played; }
  bool fits(int cards) const { return size == 0 || size == cards; }

  bool operator==(const Wanted&) const = default;
};

}  // namespace kasino
