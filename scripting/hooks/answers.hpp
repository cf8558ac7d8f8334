// What functions of scripts answer, read and checked: yes or no, captures, refusals, seats, counts,
// and the fields of events. Private to scripting.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <lua.hpp>

#include "engine/cards/card.hpp"
#include "engine/model/event.hpp"
#include "engine/model/rule_data.hpp"
#include "engine/model/state.hpp"

namespace kasino {

/// Reads the fields of an event at `index`, sorted by name; none if nothing is there. Lists of
/// cards among them are Cards. Throws AnswerError naming the field. Raises nothing. [-0, +0, -]
std::vector<Field> read_fields(lua_State* state, int index);

// Each reads the answer on top, throws AnswerError for anything else, and raises nothing.

bool read_bool(lua_State* state);
/// A list of captures, each a list or Cards of table cards: sorted, in the order of the list.
/// Throws AnswerError too if one is empty, names a card twice or one that is not on the table.
std::vector<Cards> read_captures(lua_State* state, std::span<const Card> table);
/// False, true, or why it is refused: a string or {en =, sv =}.
std::optional<Text> read_refusal(lua_State* state);
/// Why a player chooses so: a string or {en =, sv =}; empty if nothing is said.
Text read_reason(lua_State* state);
/// What stands beside cards: false, a string or {en =, sv =}.
Text read_label(lua_State* state);
/// A whole number within `most_points` of 0.
int read_number(lua_State* state);
/// A seat; nothing for false, which stands for `otherwise`.
std::optional<Seat> read_seat(lua_State* state, int players, const char* otherwise);
/// A whole number from -10000 to 10000, and no more than are worth `most_points` at so many each.
int read_count(lua_State* state, int points);
/// Which choice of `list` it is: that choice, or where it stands in the table on top, which held
/// `count` of them; the answer lies below. From 0.
std::size_t read_choice(lua_State* state, std::uint64_t list, std::size_t count);
/// The same of a list that the function did not get: the number on top. From 0.
std::size_t read_number_of_choice(lua_State* state, std::size_t count);
/// Actions in words: a text, or a list of texts.
std::vector<std::string> read_wishes(lua_State* state);
/// The fields of a remark; nothing for false.
std::optional<std::vector<Field>> read_remark(lua_State* state);

}  // namespace kasino
