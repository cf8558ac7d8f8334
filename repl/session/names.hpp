// Names of the people at the table, as they are typed.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/move.hpp"

namespace kasino {

/// How many columns a name takes at most.
inline constexpr int most_name_columns = 16;

/// The names in "Ada, Bo", by seat - 1, without white space around them. Throws BadArgument for a
/// name that is missing, too wide, like another but for capitals, that of a card, a seat or a
/// number, or not all letters that can be shown, and for more names than there can be seats.
std::vector<std::string> people_named(std::string_view list);

/// The seat of the person called so, in any letters, or with that number; nothing for other words.
std::optional<Seat> seat_called(std::string_view word, std::span<const std::string> names);

}  // namespace kasino
