// Scripts' own assert, error, ipairs, next, pairs, select, tonumber, tostring, type.
#include "scripting/sandbox/library.hpp"

namespace kasino {
namespace {

constexpr std::size_t longest_numeral = 200;  // as in Lua; longer ones are no numbers

/// The message handler adds the line.
int assert_true(lua_State* state) {
  luaL_checkany(state, 1);
  if (lua_toboolean(state, 1) != 0) return lua_gettop(state);
  if (lua_gettop(state) == 1) return luaL_error(state, "assertion failed");
  lua_settop(state, 2);
  return lua_error(state);
}

/// The message handler adds the line, unless it is to be that of the caller's caller.
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

/// A script may get hold of an iterator and call it with anything.
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

/// Upvalues: the table, its keys in order, how many of them have been seen.
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
    charge(state, 1);  // taken out while the loop ran
  }
}

void check_pairs_key(lua_State* state, int index) {
  const int type = lua_type(state, index);
  if (type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TBOOLEAN) return;
  luaL_error(state,
             "keys that are no numbers, strings or booleans have no fixed order (use a list)");
}

/// Pushes a list of the keys of the table at 1, and returns its length.
lua_Integer push_keys(lua_State* state, bool& sorted) {
  lua_createtable(state, 0, 0);
  const int keys = lua_gettop(state);
  lua_Integer count = 0;
  sorted = true;
  lua_pushnil(state);  // stays as the key before
  for (lua_pushnil(state); lua_next(state, 1) != 0;) {
    charge(state, 8);
    lua_pop(state, 1);
    check_pairs_key(state, -1);
    sorted = sorted && (count == 0 || is_before_in_pairs(state, -2, -1, 0));
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

/// The first key in the order of pairs with its value, or nil: enough to see whether a table is
/// empty, without telling the order that Lua keeps.
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

int select_of(lua_State* state) {
  const int count = lua_gettop(state) - 1;
  if (lua_type(state, 1) == LUA_TSTRING && *lua_tostring(state, 1) == '#') {
    lua_pushinteger(state, count);
    return 1;
  }
  const lua_Integer index = check_integer(state, 1);
  const lua_Integer first = index < 0 ? count + index + 1 : index;
  luaL_argcheck(state, first >= 1, 1, "index out of range");
  return first > count ? 0 : count - static_cast<int>(first) + 1;
}

int digit_of(char letter) {
  if (letter >= '0' && letter <= '9') return letter - '0';
  if (letter >= 'a' && letter <= 'z') return letter - 'a' + 10;
  if (letter >= 'A' && letter <= 'Z') return letter - 'A' + 10;
  return 36;
}

/// A number written in `base`, or nothing.
std::optional<lua_Integer> parse_integer(std::string_view text, int base) {
  constexpr std::string_view blanks = " \f\n\r\t\v";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return std::nullopt;
  text = text.substr(first, text.find_last_not_of(blanks) - first + 1);
  const bool negative = text.front() == '-';
  if (negative) text.remove_prefix(1);
  if (text.empty()) return std::nullopt;
  lua_Unsigned number = 0;
  for (const char letter : text) {
    if (digit_of(letter) >= base) return std::nullopt;
    number = number * static_cast<lua_Unsigned>(base) + static_cast<lua_Unsigned>(digit_of(letter));
  }
  return static_cast<lua_Integer>(negative ? 0U - number : number);
}

int tonumber_of(lua_State* state) {
  luaL_checkany(state, 1);
  if (!lua_isnoneornil(state, 2)) {
    const lua_Integer base = check_integer(state, 2);
    luaL_argcheck(state, base >= 2 && base <= 36, 2, "base out of range");
    luaL_checktype(state, 1, LUA_TSTRING);
    std::optional<lua_Integer> number;
    if (lua_rawlen(state, 1) <= longest_numeral) {
      number = parse_integer(Argument<std::string_view>::read(state, 1), static_cast<int>(base));
    }
    return Answer<std::optional<lua_Integer>>::push(state, number);
  }
  lua_settop(state, 1);
  if (lua_type(state, 1) == LUA_TNUMBER) return 1;
  const bool is_text = lua_type(state, 1) == LUA_TSTRING && lua_rawlen(state, 1) <= longest_numeral;
  const bool is_number =
      is_text && lua_stringtonumber(state, lua_tostring(state, 1)) == lua_rawlen(state, 1) + 1;
  if (!is_number) lua_pushnil(state);
  return 1;
}

int tostring_of(lua_State* state) {
  luaL_checkany(state, 1);
  if (lua_type(state, 1) == LUA_TUSERDATA && luaL_callmeta(state, 1, "__tostring") != 0) return 1;
  ShownText shown;
  show(state, 1, shown);
  lua_pushlstring(state, shown.text.data(), shown.text.size());
  return 1;
}

int type_of(lua_State* state) {
  luaL_checkany(state, 1);
  lua_pushstring(state, luaL_typename(state, 1));
  return 1;
}

constexpr luaL_Reg functions[] = {
    {"assert", &assert_true}, {"error", &error_here},     {"ipairs", &ipairs_of},
    {"next", &next_of},       {"pairs", &pairs_of},       {"select", &select_of},
    {"type", &type_of},       {"tonumber", &tonumber_of}, {"tostring", &tostring_of},
    {nullptr, nullptr},
};

}  // namespace

void add_base_library(lua_State* state) { luaL_setfuncs(state, functions, 0); }

}  // namespace kasino
