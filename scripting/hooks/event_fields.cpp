#include "scripting/hooks/event_fields.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "scripting/hooks/card_objects.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

constexpr int most_fields = 32;
constexpr std::size_t longest_name = 60;

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

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= longest_name &&
         text.find_first_not_of(
             "abcdefghijklmnopqrstuvwxyz_-ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") ==
             std::string_view::npos;
}

/// Of the fields; their text is the table's. No destructor: an error leaves it behind.
using Names = std::array<std::string_view, most_fields>;

/// How many names the table has. In order: what is found wrong with them must not depend on how the
/// table keeps them.
std::size_t read_names(lua_State* state, int index, Names& names) {
  std::size_t count = 0;
  bool are_names = true;
  lua_pushnil(state);
  while (lua_next(state, index) != 0) {
    lua_pop(state, 1);
    if (count == names.size()) raise_format(state, "an event has %d fields at most", most_fields);
    std::string_view& name = names[count++];
    name = {};
    if (lua_type(state, -1) == LUA_TSTRING)
      name = {lua_tostring(state, -1), static_cast<std::size_t>(lua_rawlen(state, -1))};
    are_names = are_names && is_name(name);
  }
  if (!are_names)
    raise_format(state,
                 "the fields of an event have names, {seat = 1, ...}: letters, digits, - and _, at "
                 "most %d of them",
                 static_cast<int>(longest_name));
  std::sort(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(count));
  if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(count), "type") !=
      names.begin() + static_cast<std::ptrdiff_t>(count))
    raise_format(state, "an event has its type already: call the field something else");
  return count;
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
  Names names;
  const std::size_t count = read_names(state, index, names);
  for (std::size_t i = 0; i < count; ++i) {
    lua_pushlstring(state, names[i].data(), names[i].size());
    lua_pushvalue(state, -1);
    lua_rawget(state, index);
    check_field(state, names[i].data());
    lua_rawset(state, index);  // a list of cards has become an object: it stays in the table
  }
}

std::vector<Field> read_fields(lua_State* state, int index) {
  std::vector<Field> fields;
  if (lua_type(state, index) != LUA_TTABLE) return fields;
  index = lua_absindex(state, index);
  lua_pushnil(state);
  while (lua_next(state, index) != 0) {
    fields.push_back({lua_tostring(state, -2), read_value(state)});
    lua_pop(state, 1);
  }
  std::sort(fields.begin(), fields.end(),
            [](const Field& a, const Field& b) { return a.name < b.name; });
  return fields;
}

}  // namespace kasino
