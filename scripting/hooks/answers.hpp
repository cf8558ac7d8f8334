// What functions of scripts answer, read and checked: captures, refusals, seats, counts, and the
// fields of events. Private to scripting.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include <lua.hpp>

#include "engine/cards/card.hpp"
#include "engine/model/event.hpp"
#include "engine/model/rule_data.hpp"
#include "engine/model/state.hpp"

namespace kasino {

/// Reads the answer at index 1: a list of captures, each a list or Cards of table cards. Answers
/// them sorted, in the order of the list. Throws AnswerError if it is none, or if a capture is
/// empty, names a card twice or one that is not on the table. Raises nothing. [-0, +0, -]
std::vector<Cards> read_captures(lua_State* state, std::span<const Card> table);

/// Checks that the value at `index` is nothing, or a table of fields; lists of cards in it become
/// Cards objects. Raises with the field's name. [-0, +0, v]
void check_fields(lua_State* state, int index);

/// The fields that check_fields() found good, sorted by name. Raises nothing. [-0, +0, -]
std::vector<Field> read_fields(lua_State* state, int index);

// Each reads the answer at index 1, throws AnswerError for anything else, and raises nothing.

/// False, true, or why it is refused: a string or {en =, sv =}.
std::optional<Text> read_refusal(lua_State* state);
/// A seat; nothing for false.
std::optional<Seat> read_seat(lua_State* state, int players);
/// A whole number from -10000 to 10000.
int read_count(lua_State* state);
/// The fields of a remark; nothing for false.
std::optional<std::vector<Field>> read_remark(lua_State* state);

}  // namespace kasino
