// Lua values in words for people: what a function answered, what an expression is.
// Private to scripting.
#pragma once

#include <string>

#include <lua.hpp>

namespace kasino {

/// The value at `index`: a text in quotes, cards as they are written, a table with what is in it,
/// some levels deep, and cut where it grows long. Raises nothing, and calls nothing of the script.
///
///   true    13    "h7"    {"h7", "s3"}    {cards = h7 s3, n = 2}    a function
std::string describe(lua_State* state, int index);

}  // namespace kasino
