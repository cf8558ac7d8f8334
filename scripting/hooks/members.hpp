// What the objects that scripts see have, and the library `kasino`: one row for each field and each
// function, for Lua and for people. The stub for editors and the lists of the guide come from them.
// Private to scripting.
#pragma once

#include <span>
#include <string_view>

#include <lua.hpp>

namespace kasino {

/// A field or a function of an object.
struct MemberRow {
  const char* name;
  lua_CFunction function;  ///< of a field: answers its value; null for a fact of the position
  /// Of a field; of a function what it is given and answers, "seat, slot? -> kasino.Cards", where
  /// the type of a parameter is that of signature_types unless it is written.
  std::string_view type;
  std::string_view
      meaning;  ///< without a capital letter and a full stop; of a fact, that of the fact
  std::string_view example{};
};
using Members = std::span<const MemberRow>;

/// Sets the functions in the table on top. [-0, +0, m]
inline void set_functions(lua_State* state, Members members) {
  for (const MemberRow& member : members) {
    if (member.function == nullptr) continue;
    lua_pushcfunction(state, member.function);
    lua_setfield(state, -2, member.name);
  }
}

// What a view or game answers: fields, and methods that are called with a colon.
extern const Members view_fields;
extern const Members view_methods;
extern const Members view_questions;
/// The methods that only a game has.
extern const Members game_methods;
extern const Members move_fields;
extern const Members cards_methods;
/// Of a set, which is the value of a variable of many.
extern const Members set_methods;
/// kasino.rank, suit, number, matches, twin, sum.
extern const Members card_functions;
/// kasino.variant and the like, for a script that is loaded.
extern const Members loading_functions;

}  // namespace kasino
