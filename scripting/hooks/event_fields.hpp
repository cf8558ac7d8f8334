// The fields of an event as a script gives them: names with numbers, words, true or false, cards.
// Private to scripting.
#pragma once

#include <vector>

#include <lua.hpp>

#include "engine/model/event.hpp"

namespace kasino {

/// Checks that the value at `index` is nothing, or a table of fields; lists of cards in it become
/// Cards objects. Raises with the field's name. [-0, +0, v]
void check_fields(lua_State* state, int index);

/// The fields that check_fields() found good, sorted by name. Raises nothing. [-0, +0, -]
std::vector<Field> read_fields(lua_State* state, int index);

}  // namespace kasino
