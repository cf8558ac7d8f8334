// Reads and checks the answers of script functions: yes or no, captures, refusals, seats, counts,
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
#include "engine/text/text.hpp"

namespace kasino {

/// Reads the fields of an event at `index`, sorted by name; none if nothing is there. Lists of
/// cards become Cards. Throws AnswerError naming the field. Raises nothing. [-0, +0, -]
std::vector<Field> read_fields(lua_State* state, int index);

// Each reads the answer on top, throws AnswerError if that is of another type, and raises nothing.

/// The lines of a table of the variant's own.
std::vector<Text> read_lines(lua_State* state);

bool read_bool(lua_State* state);
/// A list of captures, each a list or Cards of table cards; each is sorted, but the list keeps its
/// order. Throws AnswerError also if a capture is empty, or names a card twice or one that is not
/// on the table.
std::vector<Cards> read_captures(lua_State* state, std::span<const Card> table);
/// Nothing for false; else the action is refused, for a reason given as a string or {en =, sv =}.
/// An empty reason for true.
std::optional<Text> read_refusal(lua_State* state);
/// Why a player chooses so: a string or {en =, sv =}; empty if it says nothing.
Text read_reason(lua_State* state);
/// The text beside cards: a string or {en =, sv =}; empty for false.
Text read_label(lua_State* state);
/// A whole number from -`most_points` to `most_points`.
int read_number(lua_State* state);
/// A seat; nothing for false, which error messages explain as `otherwise`.
std::optional<Seat> read_seat(lua_State* state, int players, const char* otherwise);
/// A whole number from -10000 to 10000 that, times `points`, is within `most_points`.
int read_count(lua_State* state, int points);
/// The index, from 0, of the choice that was answered: a choice of list `list`, or its number in
/// the table on top, which held `count` choices. The answer lies below that table.
std::size_t read_choice(lua_State* state, std::uint64_t list, std::size_t count);
/// The same for a list that the function was not given: the number on top, as an index from 0.
std::size_t read_number_of_choice(lua_State* state, std::size_t count);
/// Actions in words: a string, or a list of strings.
std::vector<std::string> read_wishes(lua_State* state);
/// The fields of a remark; nothing for false.
std::optional<std::vector<Field>> read_remark(lua_State* state);

}  // namespace kasino
