// Sets of plain values as scripts see them: a list with :has, :with and :without. Private to
// scripting.
#pragma once

#include <cstddef>

#include <lua.hpp>

namespace kasino {

/// Makes the type known to a state. [-0, +0, m]
void install_set_object(lua_State* state);

/// Pushes a set with room for `count` values, to be put in from 1 on. It is the script's own copy.
/// [-0, +1, m]
void push_empty_set(lua_State* state, std::size_t count);

}  // namespace kasino
