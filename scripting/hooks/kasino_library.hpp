// The `kasino` table of scripts: how a file declares what it is, and questions about cards.
// Private to scripting.
#pragma once

#include <lua.hpp>

namespace kasino {

/// Type of what kasino.variant, extend and modifier return; user values: 1 the table, 2 the base.
inline constexpr const char* declaration_type = "kasino.declaration";
/// Type of what kasino.option returns; user value 1 is the option's name.
inline constexpr const char* option_type = "kasino.option";

/// The content of a userdata of declaration_type.
struct Declaration {
  int form;  ///< a ScriptForm
  int line;  ///< the line of the script where it is declared
};

/// Adds the global `kasino` to the table at index 1. [-0, +0, m]
void install_kasino(lua_State* state);

}  // namespace kasino
