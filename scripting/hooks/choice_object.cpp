// The choices of a player of the variant: moves and actions, each read as a move is elsewhere.
#include <new>
#include <variant>

#include "engine/model/move.hpp"
#include "scripting/hooks/objects.hpp"
#include "scripting/sandbox/bind.hpp"

namespace kasino {

namespace {

constexpr const char* choice_type = "kasino.choice";

/// choice.NAME, with the upvalues of index_object(). Meanwhile the call is about this choice; an
/// error leaves it so, but ends the call.
int index_choice(lua_State* state) {
  const auto& choice = *static_cast<const ChoiceObject*>(lua_touserdata(state, 1));
  const HookCall& call = current_call(state);
  if (call.list != choice.list)
    raise_format(state, "this choice is of an earlier call; each is asked by itself");
  HookCall& about = *call.choice;
  about = call;
  const Step& step = call.choices[choice.number];
  about.play =
      Play{seat_of(step), std::get_if<Move>(&step), std::get_if<Action>(&step), call.state};
  sandbox_of(state).at_hand().call = &about;
  const int pushed = index_fields(state);
  sandbox_of(state).at_hand().call = &call;
  return pushed;
}

}  // namespace

void install_choice_object(lua_State* state) {
  luaL_newmetatable(state, choice_type);
  push_fields(state, "choice", move_fields, &index_choice);
  lua_setfield(state, -2, "__index");
  push_refusal_to_write(state, "choice");
  lua_setfield(state, -2, "__newindex");
  lock_metatable(state);
  lua_pop(state, 1);
}

void push_choices(lua_State* state, std::uint64_t list, std::size_t count) {
  constexpr std::size_t steps_each = 4;
  charge(state, steps_each * count);
  lua_createtable(state, static_cast<int>(count), 0);
  for (std::size_t number = 0; number < count; ++number) {
    new (lua_newuserdatauv(state, sizeof(ChoiceObject), 0)) ChoiceObject{list, number};
    luaL_setmetatable(state, choice_type);
    lua_rawseti(state, -2, static_cast<lua_Integer>(number + 1));
  }
}

const ChoiceObject* choice_at(lua_State* state, int index) {
  return static_cast<const ChoiceObject*>(luaL_testudata(state, index, choice_type));
}

}  // namespace kasino
