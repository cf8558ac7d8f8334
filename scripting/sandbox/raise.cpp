#include "scripting/sandbox/raise.hpp"

#include <cstdarg>
#include <cstdio>
#include <string>
#include <string_view>

#include "scripting/sandbox/bind.hpp"
#include "scripting/sandbox/library.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

/// The name of the type of the object at `index`: "view" of "kasino.view". Raises nothing.
std::string object_name(lua_State* state, int index) {
  std::string name;
  if (lua_checkstack(state, 4) == 0 || lua_getmetatable(state, index) == 0) return name;
  for (lua_pushnil(state); lua_next(state, -2) != 0; lua_pop(state, 1)) {
    const bool is_name = lua_type(state, -2) == LUA_TSTRING && lua_type(state, -1) == LUA_TSTRING &&
                         std::string_view(lua_tostring(state, -2)) == "__name";
    if (is_name) name = lua_tostring(state, -1);
  }
  lua_pop(state, 1);
  return name.substr(name.rfind('.') + 1);
}

std::string words_for(lua_State* state, int index) {
  constexpr std::size_t longest = 40;
  switch (lua_type(state, index)) {
    case LUA_TNONE: return "nothing";
    case LUA_TNIL: return "nil";
    case LUA_TUSERDATA: {
      const std::string name = object_name(state, index);
      return "a " + (name.empty() ? "userdata" : name);
    }
    default: break;
  }
  ShownText shown;
  show(state, index, shown);
  switch (lua_type(state, index)) {
    case LUA_TBOOLEAN: return std::string(shown.text);
    case LUA_TNUMBER: return "the number " + std::string(shown.text);
    case LUA_TSTRING: return '"' + printable(shown.text.substr(0, 2 * longest), longest) + '"';
    default: return "a " + std::string(shown.text);
  }
}

}  // namespace

Kind kind_at(lua_State* state, int index) {
  Kind kind;
  std::snprintf(kind.text.data(), kind.text.size(), "%s", words_for(state, index).c_str());
  return kind;
}

void raise_too_many(lua_State* state, int most) {
  const bool is_method = most > 0 && !object_name(state, 1).empty();
  raise_format(state, "too many arguments: %d instead of %d at most",
               lua_gettop(state) - (is_method ? 1 : 0), most - (is_method ? 1 : 0));
}

void raise_format(lua_State* state, const char* format, ...) {
  Fault fault;
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(fault.text.data(), fault.text.size(), format, arguments);
  va_end(arguments);
  raise(state, fault);
}

}  // namespace kasino
