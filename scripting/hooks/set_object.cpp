#include "scripting/hooks/set_object.hpp"

#include "scripting/sandbox/bind.hpp"
#include "scripting/sandbox/raise.hpp"

namespace kasino {

namespace {

constexpr const char* set_type = "kasino.set";

/// The size of the set at 1; raises if there is none.
lua_Integer check_set(lua_State* state) {
  if (lua_type(state, 1) != LUA_TTABLE)
    raise_format(state, "expected a set, found %s (call it with a colon: set:has(value))",
                 kind_at(state, 1).words());
  return static_cast<lua_Integer>(lua_rawlen(state, 1));
}

/// Where the value at 2 stands in the set at 1; 0 if it does not.
lua_Integer place_of_value(lua_State* state, lua_Integer size) {
  charge(state, static_cast<std::size_t>(size));
  for (lua_Integer i = 1; i <= size; ++i) {
    lua_rawgeti(state, 1, i);
    const bool equal = lua_rawequal(state, 2, -1) != 0;
    lua_pop(state, 1);
    if (equal) return i;
  }
  return 0;
}

int has(lua_State* state) {
  lua_pushboolean(state, place_of_value(state, check_set(state)) != 0 ? 1 : 0);
  return 1;
}

/// Pushes a copy of the set at 1 without its value at `left_out`, if that is one. [-0, +1, m]
void push_copy(lua_State* state, lua_Integer size, lua_Integer left_out) {
  charge(state, static_cast<std::size_t>(size));
  push_empty_set(state, static_cast<std::size_t>(size) + 1);
  lua_Integer at = 0;
  for (lua_Integer i = 1; i <= size; ++i) {
    if (i == left_out) continue;
    lua_rawgeti(state, 1, i);
    lua_rawseti(state, -2, ++at);
  }
}

int with(lua_State* state) {
  const lua_Integer size = check_set(state);
  const bool is_there = place_of_value(state, size) != 0;
  push_copy(state, size, 0);
  if (is_there) return 1;
  lua_pushvalue(state, 2);
  lua_rawseti(state, -2, size + 1);
  return 1;
}

int without(lua_State* state) {
  const lua_Integer size = check_set(state);
  push_copy(state, size, place_of_value(state, size));
  return 1;
}

constexpr luaL_Reg set_methods[] = {{"has", binding<&has>},
                                    {"with", binding<&with>},
                                    {"without", binding<&without>},
                                    {nullptr, nullptr}};

}  // namespace

void install_set_object(lua_State* state) {
  luaL_newmetatable(state, set_type);
  lua_newtable(state);
  luaL_setfuncs(state, set_methods, 0);
  make_read_only(state, "set");
  lua_setfield(state, -2, "__index");
  lua_pushboolean(state, 0);
  lua_setfield(state, -2, "__metatable");
  lua_pop(state, 1);
}

void push_empty_set(lua_State* state, std::size_t count) {
  lua_createtable(state, static_cast<int>(count), 0);
  luaL_setmetatable(state, set_type);
}

}  // namespace kasino
