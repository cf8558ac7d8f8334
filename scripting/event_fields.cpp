#include "scripting/event_fields.hpp"

#include <algorithm>

#include "scripting/card_objects.hpp"
#include "scripting/script_error.hpp"

namespace kasino {

namespace {

constexpr int most_fields = 32;
constexpr int longest_name = 60;

void check_field(lua_State* state, const char* name) {
  switch (lua_type(state, -1)) {
    case LUA_TBOOLEAN:
    case LUA_TSTRING: return;
    case LUA_TNUMBER:
      if (lua_isinteger(state, -1) != 0) return;
      break;
    case LUA_TUSERDATA:
    case LUA_TTABLE: check_cards_argument(state, lua_gettop(state)); return;
    default: break;
  }
  raise_format(state,
               "%s: the fields of an event are whole numbers, texts, true or false and cards, not "
               "%s",
               name, kind_at(state, -1).words());
}

FieldValue read_value(lua_State* state) {
  switch (lua_type(state, -1)) {
    case LUA_TBOOLEAN: return std::string(lua_toboolean(state, -1) != 0 ? "true" : "false");
    case LUA_TNUMBER: return static_cast<int>(lua_tointeger(state, -1));
    case LUA_TSTRING: {
      std::size_t length = 0;
      const char* text = lua_tolstring(state, -1, &length);
      return printable({text, length}, 200);
    }
    default: break;
  }
  const std::span<const Card> cards = cards_at(state, -1);
  return Cards(cards.begin(), cards.end());
}

}  // namespace

void check_fields(lua_State* state, int index) {
  if (lua_isnoneornil(state, index)) return;
  if (lua_type(state, index) != LUA_TTABLE)
    raise_format(state, "expected the fields of an event, {seat = 1, ...}, found %s",
                 kind_at(state, index).words());
  index = lua_absindex(state, index);
  int fields = 0;
  lua_pushnil(state);
  while (lua_next(state, index) != 0) {
    if (lua_type(state, -2) != LUA_TSTRING)
      raise_format(state, "the fields of an event have names: {seat = 1, ...}");
    if (lua_rawlen(state, -2) > longest_name)
      raise_format(state, "the name of a field is longer than %d bytes", longest_name);
    if (++fields > most_fields) raise_format(state, "an event has %d fields at most", most_fields);
    check_field(state, lua_tostring(state, -2));
    // A list of cards has become an object: it stays in the table.
    lua_pushvalue(state, -2);
    lua_insert(state, -2);
    lua_rawset(state, index);
  }
}

std::vector<Field> read_fields(lua_State* state, int index) {
  std::vector<Field> fields;
  if (lua_type(state, index) != LUA_TTABLE) return fields;
  index = lua_absindex(state, index);
  lua_pushnil(state);
  while (lua_next(state, index) != 0) {
    fields.push_back({printable(lua_tostring(state, -2)), read_value(state)});
    lua_pop(state, 1);
  }
  std::sort(fields.begin(), fields.end(),
            [](const Field& a, const Field& b) { return a.name < b.name; });
  return fields;
}

}  // namespace kasino
