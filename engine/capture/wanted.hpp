// Which captures are asked for.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/capture/values.hpp"

namespace kasino {

/// What a capture may leave on the table.
enum class Leave : std::uint8_t {
  Anything,  ///< every capture
  NoGroup    ///< only captures that leave no group which could go with them, at the same value of
             ///< the played card; a group that is taken alone leaves none
};

/// Which groups a capture must have.
enum class With : std::uint8_t {
  AnyGroups,  ///< every capture
  OneCard     ///< only captures that can be split with a group of one card in them
};

/// The captures asked for: one value and one split into groups must meet all demands.
struct Wanted {
  Leave leave = Leave::Anything;
  With with = With::AnyGroups;
  std::optional<Value> value{};  ///< of the played card; nothing: any
  int size = 0;                  ///< only captures of so many cards; 0: of any number

  Wanted() = default;
  Wanted(Leave leaving, With having = With::AnyGroups) : leave(leaving), with(having) {}  // NOLINT

  bool serves(Value of_played) const { return !value || *value == of_played; }
  bool fits(int cards) const { return size == 0 || size == cards; }

  bool operator==(const Wanted&) const = default;
};

}  // namespace kasino
