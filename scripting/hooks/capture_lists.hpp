// Captures that a script lists: read, and held against the table. Private to scripting.
#pragma once

#include <span>
#include <vector>

#include <lua.hpp>

#include "engine/cards/card.hpp"

namespace kasino {

/// Reads the answer at index 1: a list of captures, each a list or Cards of table cards. Answers
/// them sorted, in the order of the list. Throws AnswerError if it is none, or if a capture is
/// empty, names a card twice or one that is not on the table. Raises nothing. [-0, +0, -]
std::vector<Cards> read_captures(lua_State* state, std::span<const Card> table);

}  // namespace kasino
