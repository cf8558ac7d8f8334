// Scripts' assert, error, ipairs, next, pairs, select, tonumber, tostring, type.
#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <string>

#include "engine/text/utf8.hpp"
#include "scripting/sandbox/bind.hpp"
#include "scripting/sandbox/library.hpp"

namespace kasino {

namespace {

/// The message handler adds the line of the script.
int assert_true(lua_State* state) {
  luaL_checkany(state, 1);
  if (lua_toboolean(state, 1) != 0) return lua_gettop(state);
  if (lua_gettop(state) == 1) return luaL_error(state, "assertion failed");
  lua_settop(state, 2);
  return lua_error(state);
}

/// The message handler adds the line, unless level 2 asks for that of the caller's caller.
int error_here(lua_State* state) {
  const bool blames_caller = integer_or(state, 2, 1) == 2;
  lua_settop(state, 1);
  if (blames_caller && lua_type(state, 1) == LUA_TSTRING &&
      lua_rawlen(state, 1) <= longest_message) {
    luaL_where(state, 2);
    lua_insert(state, 1);
    lua_concat(state, 2);
  }
  return lua_error(state);
}

/// Checks everything: a script may get hold of this iterator and call it with anything.
int next_index(lua_State* state) {
  const auto before = static_cast<lua_Unsigned>(lua_tointeger(state, 2));
  const auto index = static_cast<lua_Integer>(before + 1);
  lua_settop(state, 1);
  lua_pushinteger(state, index);
  return lua_geti(state, 1, index) == LUA_TNIL ? 1 : 2;
}

int ipairs_of(lua_State* state) {
  if (!lua_istable(state, 1) && lua_type(state, 1) != LUA_TUSERDATA) {
    return luaL_typeerror(state, 1, "table");
  }
  lua_pushcfunction(state, &next_index);
  lua_pushvalue(state, 1);
  lua_pushinteger(state, 0);
  return 3;
}

/// Upvalues: the table, its keys in order, and how many have been visited.
int next_pair(lua_State* state) {
  for (lua_Integer seen = lua_tointeger(state, lua_upvalueindex(3)) + 1;; ++seen) {
    lua_settop(state, 0);
    if (lua_rawgeti(state, lua_upvalueindex(2), seen) == LUA_TNIL) return 1;
    lua_pushvalue(state, 1);
    if (lua_rawget(state, lua_upvalueindex(1)) != LUA_TNIL) {
      lua_pushinteger(state, seen);
      lua_replace(state, lua_upvalueindex(3));
      return 2;
    }
    charge(state, 1);  // removed while the loop ran
  }
}

void check_pairs_key(lua_State* state, int index) {
  const int type = lua_type(state, index);
  if (type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TBOOLEAN) return;
  luaL_error(state,
             "keys that are no numbers, strings or booleans have no fixed order (use a list)");
}

/// Pushes a list of the keys of the table at 1, and returns the length of the list. Strings count
/// as unsorted: Lua keeps them in another order each time, and what scripts spend must repeat.
lua_Integer push_keys(lua_State* state, bool& sorted) {
  lua_createtable(state, 0, 0);
  const int keys = lua_gettop(state);
  lua_Integer count = 0;
  sorted = true;
  lua_pushnil(state);  // the key to go on from
  for (lua_pushnil(state); lua_next(state, 1) != 0;) {
    charge(state, 8);
    lua_pop(state, 1);
    check_pairs_key(state, -1);
    sorted = sorted && lua_type(state, -1) != LUA_TSTRING &&
             (count == 0 || is_before_in_pairs(state, -2, -1, 0));
    lua_pushvalue(state, -1);
    lua_rawseti(state, keys, ++count);
    lua_copy(state, -1, -2);
  }
  lua_settop(state, keys);
  return count;
}

int pairs_of(lua_State* state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  lua_settop(state, 1);
  bool sorted = true;
  const lua_Integer count = push_keys(state, sorted);
  if (!sorted) merge_sort(state, 2, count, &is_before_in_pairs, 0);
  lua_pushinteger(state, 0);
  lua_pushcclosure(state, &next_pair, 3);
  return 1;
}

/// The first key in the order of pairs, with its value, or nil: enough to see whether a table is
/// empty, without showing Lua's own order.
int next_of(lua_State* state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  if (!lua_isnoneornil(state, 2)) {
    return luaL_error(state, "next(t) tells whether t is empty (to go through it use pairs)");
  }
  lua_settop(state, 1);
  lua_pushnil(state);  // the least key so far
  for (lua_pushnil(state); lua_next(state, 1) != 0;) {
    charge(state, 4);
    lua_pop(state, 1);
    check_pairs_key(state, 3);
    if (lua_isnil(state, 2) || is_before_in_pairs(state, 3, 2, 0)) lua_copy(state, 3, 2);
  }
  if (lua_isnil(state, 2)) return 1;
  lua_pushvalue(state, 2);
  lua_rawget(state, 1);
  return 2;
}

int tostring_of(lua_State* state) {
  luaL_checkany(state, 1);
  if (lua_type(state, 1) == LUA_TUSERDATA && luaL_callmeta(state, 1, "__tostring") != 0) return 1;
  ShownText shown;
  show(state, 1, shown);
  lua_pushlstring(state, shown.text.data(), shown.text.size());
  return 1;
}

constexpr luaL_Reg own[] = {
    {"assert", &assert_true}, {"error", &error_here}, {"ipairs", &ipairs_of},
    {"next", &next_of},       {"pairs", &pairs_of},   {"tostring", &tostring_of},
    {nullptr, nullptr},
};

}  // namespace

void add_base_library(lua_State* state) {
  constexpr Offered stock[] = {{"select", nullptr}, {"tonumber", &charge_texts}, {"type", nullptr}};
  luaL_setfuncs(state, own, 0);
  add_guarded(state, &luaopen_base, stock);
}

namespace {

/// The type of the object at `index`, such as "view" for "kasino.view"; empty if it is no object.
/// Raises nothing: all our types have names.
std::string object_name(lua_State* state, int index) {
  if (lua_type(state, index) != LUA_TUSERDATA || lua_checkstack(state, 4) == 0 ||
      luaL_getmetafield(state, index, "__name") == LUA_TNIL)
    return {};
  std::string name = lua_tostring(state, -1);
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

void add_names(lua_State* state, int index, std::vector<std::string>& names) {
  index = lua_absindex(state, index);
  for (lua_pushnil(state); lua_next(state, index) != 0; lua_pop(state, 1))
    if (lua_type(state, -2) == LUA_TSTRING) names.emplace_back(lua_tostring(state, -2));
  std::sort(names.begin(), names.end());
}

Kind kind_at(lua_State* state, int index) {
  Kind kind;
  std::snprintf(kind.text.data(), kind.text.size(), "%s", words_for(state, index).c_str());
  return kind;
}

void raise_too_many(lua_State* state, int most) {
  const bool is_method = most > 0 && !object_name(state, 1).empty();
  sandbox_of(state).blame() = {Misuse::Count, {}};
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

AnswerError expected_at(lua_State* state, int index, const std::string& what, Misuse misuse,
                        const char* advice) {
  sandbox_of(state).blame() = {misuse,
                               lua_type(state, index) == LUA_TSTRING ? text_at(state, index) : ""};
  return AnswerError("expected " + what + ", found " + kind_at(state, index).words() + advice);
}

void raise_expected(lua_State* state, int index, const char* what, Misuse misuse,
                    const char* advice) {
  guarded(state, [&] { throw expected_at(state, index, what, misuse, advice); });
  std::abort();
}

}  // namespace kasino
