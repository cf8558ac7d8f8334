// What a function of a script may see and do while it runs: the position it is asked about, whose
// eyes it sees with, and, for acts, the means to change it. Private to scripting.
#pragma once

#include <optional>

#include <lua.hpp>

#include "engine/model/rules.hpp"
#include "engine/model/view.hpp"
#include "engine/play/effects.hpp"
#include "scripting/hooks/hook_observer.hpp"

namespace kasino {

class TurnContext;

/// One call, with what our own functions need to know of it. Outside of one there is none, and
/// every object kept from it is dead.
struct CallContext : HookCall {
  bool is_public = false;         ///< without a viewer: only what everybody may know is open
  bool decides_captures = false;  ///< no function may be asked of captures, or it would for ever
  const TurnContext* turn = nullptr;  ///< of `state`, where it is prepared
  Effects* effects = nullptr;         ///< null for a function that only answers

  /// Whether `move` is something in this call.
  bool has_move() const { return move != nullptr || action != nullptr || sweep != nullptr; }
  View view() const {
    if (is_public) return View::of_public(*state, rules->data());
    return viewer ? View(*state, rules->data(), *viewer) : View(*state, rules->data());
  }
};

/// Makes the types `view`, `move` and `game` known. [-0, +0, m]
void install_objects(lua_State* state);

/// The call under way. Raises if there is none. [-0, +0, v]
const CallContext& current_call(lua_State* state);

/// Pushes the object through which the call sees its position, its move, and acts on it. Never
/// raise: they exist since install_objects. [-0, +1, -]
void push_view(lua_State* state);
void push_move(lua_State* state);
void push_game(lua_State* state);

}  // namespace kasino
