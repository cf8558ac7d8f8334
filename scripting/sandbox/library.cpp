#include "scripting/sandbox/library.hpp"

#include <charconv>
#include <climits>
#include <cmath>
#include <cstdlib>
#include <cstring>

#include <fmt/format.h>

#include "scripting/sandbox/bind.hpp"

namespace kasino {
namespace {

constexpr char globals_key = 0;  // its address is the key

int refuse_library_write(lua_State* state) {
  const char* const library = lua_tostring(state, lua_upvalueindex(1));
  const char* const key = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "?";
  const char* const name = lua_pushfstring(state, "%s.%s", library, key);
  sandbox_of(state).blame() = {Misuse::Other, name};
  raise_format(state, "'%s' cannot be set: %s is read-only", name, library);
}

int refuse_global_write(lua_State* state) {
  const char* const name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "?";
  sandbox_of(state).blame() = {Misuse::Other, name};
  push_globals(state);
  lua_pushvalue(state, 2);
  if (lua_rawget(state, -2) != LUA_TNIL) {
    raise_format(state, "global '%s' cannot be changed", name);
  }
  const char* const declaration = lua_isfunction(state, 3) ? "local function" : "local";
  raise_format(state, "global '%s' is not declared (write `%s %s`)", name, declaration, name);
}

/// Raises an error: reading an undeclared name is a mistake, and does not give nil.
int refuse_global_read(lua_State* state) {
  const char* const name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "?";
  sandbox_of(state).blame() = {Misuse::Global, name};
  raise_format(state, "attempt to use a nil value (global '%s')", name);
}

/// Makes reading a name that is not in the table of globals on top an error. [-0, +0, m]
void refuse_unknown_names(lua_State* state) {
  lua_createtable(state, 0, 2);
  lua_pushcfunction(state, &refuse_global_read);
  lua_setfield(state, -2, "__index");
  lock_metatable(state);
  lua_setmetatable(state, -2);
}

/// Puts an empty table in front of the one on top, with a metatable whose `__newindex` was on top.
void put_in_front(lua_State* state) {
  lua_createtable(state, 0, 3);
  lua_insert(state, -2);
  lua_setfield(state, -2, "__newindex");
  lua_insert(state, -2);
  lua_setfield(state, -2, "__index");
  lock_metatable(state);
  lua_createtable(state, 0, 0);
  lua_insert(state, -2);
  lua_setmetatable(state, -2);
}

/// text.NAME: a function of the string library, upvalue 1. Cards are strings, so if a script asks
/// for the rank of one, the error names the function to use.
int index_string(lua_State* state) {
  lua_settop(state, 2);
  const char* const name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "";
  for (const char* const of_card : {"rank", "suit", "number"})
    if (std::strcmp(name, of_card) == 0) {
      sandbox_of(state).blame() = {Misuse::Other, name};
      raise_format(state, "a text has no '%s'; of a card it is kasino.%s(card)", name, name);
    }
  lua_rawget(state, lua_upvalueindex(1));
  return 1;
}

/// All strings share one metatable, which scripts cannot reach.
void give_strings_their_methods(lua_State* state) {
  lua_pushliteral(state, "");
  lua_createtable(state, 0, 2);
  push_string_library(state);
  lua_pushcclosure(state, &index_string, 1);
  lua_setfield(state, -2, "__index");
  lock_metatable(state);
  lua_setmetatable(state, -2);
  lua_pop(state, 1);
}

/// The guard of the math library: stock functions would read a string as a number, however long.
int refuse_texts(lua_State* state) {
  for (int i = 1; i <= lua_gettop(state); ++i) {
    if (lua_type(state, i) != LUA_TNUMBER) return luaL_typeerror(state, i, "number");
  }
  return call_stock(state);
}

/// Like stock Lua's, but nil for strings, too.
int math_tointeger(lua_State* state) {
  if (lua_type(state, 1) == LUA_TNUMBER) return call_stock(state);
  lua_pushnil(state);
  return 1;
}

std::string_view show_number(lua_State* state, int index, std::array<char, 48>& buffer) {
  char* end = buffer.data();
  if (lua_isinteger(state, index)) {
    end = std::to_chars(end, end + buffer.size(), lua_tointeger(state, index)).ptr;
    return {buffer.data(), static_cast<std::size_t>(end - buffer.data())};
  }
  const double number = lua_tonumber(state, index);
  if (std::isnan(number)) return "nan";
  if (std::isinf(number)) return number > 0 ? "inf" : "-inf";
  end = fmt::format_to_n(end, buffer.size() - 2, "{:.14g}", number).out;  // as in Lua's tostring
  const std::string_view text(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
  if (text.find_first_not_of("-0123456789") != std::string_view::npos) return text;
  *end++ = '.';
  *end++ = '0';
  return {buffer.data(), text.size() + 2};
}

}  // namespace

void raise_limit(lua_State* state) {
  lua_pushnil(state);  // the message comes from the budget
  lua_error(state);
  std::abort();
}

void raise(lua_State* state, const Fault& fault) {
  Blame& blame = sandbox_of(state).blame();
  if (blame.misuse == Misuse::None) blame.misuse = Misuse::Other;
  luaL_error(state, "%s", fault.text.data());
  std::abort();
}

void make_read_only(lua_State* state, const char* name) {
  lua_pushstring(state, name);
  lua_pushcclosure(state, &refuse_library_write, 1);
  put_in_front(state);
}

void show(lua_State* state, int index, ShownText& shown) {
  switch (lua_type(state, index)) {
    case LUA_TSTRING: shown.text = text_at(state, index); break;
    case LUA_TNUMBER: shown.text = show_number(state, index, shown.buffer); break;
    case LUA_TBOOLEAN: shown.text = lua_toboolean(state, index) != 0 ? "true" : "false"; break;
    default: shown.text = lua_typename(state, lua_type(state, index));
  }
}

void check_text(lua_State* state, int index, ShownText& shown) {
  const int type = lua_type(state, index);
  if (type != LUA_TSTRING && type != LUA_TNUMBER) luaL_typeerror(state, index, "string");
  show(state, index, shown);
}

lua_Integer check_integer(lua_State* state, int index) {
  if (lua_type(state, index) != LUA_TNUMBER) luaL_typeerror(state, index, "number");
  return luaL_checkinteger(state, index);
}

lua_Integer integer_or(lua_State* state, int index, lua_Integer otherwise) {
  return lua_isnoneornil(state, index) ? otherwise : check_integer(state, index);
}

void check_length(lua_State* state, std::size_t length) {
  Budget& budget = sandbox_of(state).budget();
  if (length <= budget.limits().string_bytes) return;
  budget.die(Limit::StringLength);
  raise_limit(state);
}

void check_room(lua_State* state, int count) {
  if (lua_checkstack(state, count) != 0) return;
  sandbox_of(state).budget().die(Limit::Memory);
  raise_limit(state);
}

int Argument<int>::read(lua_State* state, int index) {
  const lua_Integer number = check_integer(state, index);
  luaL_argcheck(state, number >= INT_MIN && number <= INT_MAX, index, "number out of range");
  return static_cast<int>(number);
}

std::string_view Argument<std::string_view>::read(lua_State* state, int index) {
  luaL_checktype(state, index, LUA_TSTRING);
  return text_at(state, index);
}

int call_stock(lua_State* state) { return lua_tocfunction(state, lua_upvalueindex(1))(state); }

int charge_texts(lua_State* state) {
  for (int i = 1; i <= lua_gettop(state); ++i) {
    if (lua_type(state, i) == LUA_TSTRING) charge(state, lua_rawlen(state, i) / 8);
  }
  return call_stock(state);
}

void add_guarded(lua_State* state, lua_CFunction open, std::span<const Offered> offered) {
  lua_pushcfunction(state, open);
  lua_call(state, 0, 1);
  for (const Offered& function : offered) {
    lua_getfield(state, -1, function.name);
    if (function.guard != nullptr) lua_pushcclosure(state, function.guard, 1);
    lua_setfield(state, -3, function.name);
  }
  lua_pop(state, 1);
}

void push_math_library(lua_State* state) {
  constexpr Offered offered[] = {
      {"abs", &refuse_texts},   {"acos", &refuse_texts},
      {"asin", &refuse_texts},  {"atan", &refuse_texts},
      {"ceil", &refuse_texts},  {"cos", &refuse_texts},
      {"deg", &refuse_texts},   {"exp", &refuse_texts},
      {"floor", &refuse_texts}, {"fmod", &refuse_texts},
      {"log", &refuse_texts},   {"max", &refuse_texts},
      {"min", &refuse_texts},   {"modf", &refuse_texts},
      {"rad", &refuse_texts},   {"sin", &refuse_texts},
      {"sqrt", &refuse_texts},  {"tan", &refuse_texts},
      {"ult", &refuse_texts},   {"tointeger", &math_tointeger},
      {"type", nullptr},        {"pi", nullptr},
      {"huge", nullptr},        {"maxinteger", nullptr},
      {"mininteger", nullptr},
  };
  lua_createtable(state, 0, static_cast<int>(std::size(offered)));
  add_guarded(state, &luaopen_math, offered);
}

void push_globals(lua_State* state) { lua_rawgetp(state, LUA_REGISTRYINDEX, &globals_key); }

void open_library(lua_State* state) {
  lua_createtable(state, 0, 16);
  add_base_library(state);
  push_math_library(state);
  make_read_only(state, "math");
  lua_setfield(state, -2, "math");
  push_table_library(state);
  make_read_only(state, "table");
  lua_setfield(state, -2, "table");
  push_string_library(state);
  make_read_only(state, "string");
  lua_setfield(state, -2, "string");
  give_strings_their_methods(state);
  lua_pushvalue(state, -1);
  lua_rawsetp(state, LUA_REGISTRYINDEX, &globals_key);
  refuse_unknown_names(state);
  lua_pushcfunction(state, &refuse_global_write);
  put_in_front(state);
  lua_rawseti(state, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
}

}  // namespace kasino
