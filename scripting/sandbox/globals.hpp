// The names that scripts see, for the sandbox itself. Private to the sandbox.
#pragma once

struct lua_State;

namespace kasino {

/// Gives a new state its globals: an empty table that cannot be written, in front of the table of
/// names. Raises if the memory is spent.
void open_library(lua_State* state);
/// Pushes the table of names that scripts see as globals. Never raises. +1
void push_globals(lua_State* state);

}  // namespace kasino
