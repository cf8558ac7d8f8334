// The `kasino` table that scripts see: how a file says what it is, and questions about cards.
// Private to scripting.
#pragma once

#include <lua.hpp>

namespace kasino {

/// What kasino.variant, extend and modifier return: user values 1 the table, 2 the base's name.
inline constexpr const char* declaration_type = "kasino.declaration";
/// What kasino.option returns: user value 1 the name.
inline constexpr const char* option_type = "kasino.option";

/// The content of a declaration.
struct Declaration {
  int form;  ///< a ScriptForm
  int line;  ///< of the script, where it is declared
};

/// Adds the global `kasino` to the table at index 1. [-0, +0, m]
void install_kasino(lua_State* state);

}  // namespace kasino
