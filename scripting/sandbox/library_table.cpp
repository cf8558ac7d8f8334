// Scripts' table functions, and the stable sort.
#include <algorithm>
#include <bit>
#include <climits>
#include <cstdint>

#include "scripting/sandbox/bind.hpp"
#include "scripting/sandbox/library.hpp"

namespace kasino {
namespace {

constexpr lua_Integer most_unpacked = 250;  // values that unpack may return

int rank_in_pairs(int type) {
  switch (type) {
    case LUA_TNUMBER: return 0;
    case LUA_TSTRING: return 1;
    case LUA_TBOOLEAN: return 2;
    default: return 3;
  }
}

/// Compares bytes: what strcoll answers depends on the machine's language.
bool is_text_before(lua_State* state, int a, int b) {
  const std::string_view left = text_at(state, a);
  const std::string_view right = text_at(state, b);
  charge(state, std::min(left.size(), right.size()) / 64);
  return left < right;
}

bool is_naturally_before(lua_State* state, int a, int b, int) {
  const int type = lua_type(state, a);
  const bool fits = type == LUA_TNUMBER || type == LUA_TSTRING;
  if (!fits || lua_type(state, b) != type) {
    const bool is_text = type == LUA_TSTRING || lua_type(state, b) == LUA_TSTRING;
    const bool is_number = type == LUA_TNUMBER || lua_type(state, b) == LUA_TNUMBER;
    if (is_text && is_number) sandbox_of(state).blame() = {Misuse::NumberAndText, {}};
    raise_format(state, "attempt to compare %s with %s (give sort a function)",
                 luaL_typename(state, a), luaL_typename(state, b));
  }
  return type == LUA_TNUMBER ? lua_compare(state, a, b, LUA_OPLT) != 0
                             : is_text_before(state, a, b);
}

bool is_before_by_function(lua_State* state, int a, int b, int comparator) {
  lua_pushvalue(state, comparator);
  lua_pushvalue(state, a);
  lua_pushvalue(state, b);
  lua_call(state, 2, 1);
  const bool before = lua_toboolean(state, -1) != 0;
  lua_pop(state, 1);
  return before;
}

struct Run {
  lua_Integer first, middle, end;  // merges the sorted parts [first, middle) and [middle, end)
};

/// Merges the two parts of a run into table `to`; of equals, the left part's come first.
void merge(lua_State* state, int from, int to, const Run& run, IsBefore is_before, int comparator) {
  const int left = lua_gettop(state) + 1;
  const int right = left + 1;
  lua_Integer i = run.first, j = run.middle;
  lua_rawgeti(state, from, i);
  lua_rawgeti(state, from, j);
  for (lua_Integer target = run.first; target < run.end; ++target) {
    const bool right_first =
        i == run.middle || (j < run.end && is_before(state, right, left, comparator));
    lua_pushvalue(state, right_first ? right : left);
    lua_rawseti(state, to, target);
    lua_rawgeti(state, from, right_first ? ++j : ++i);
    lua_replace(state, right_first ? right : left);
  }
  lua_pop(state, 2);
}

/// The length of the list at argument 1: a script's table, or an object of the host.
lua_Integer list_length(lua_State* state) {
  if (lua_istable(state, 1)) return static_cast<lua_Integer>(lua_rawlen(state, 1));
  if (lua_type(state, 1) != LUA_TUSERDATA) luaL_typeerror(state, 1, "table");
  return luaL_len(state, 1);
}

int push_element(lua_State* state, lua_Integer index) {
  return lua_istable(state, 1) ? lua_rawgeti(state, 1, index) : lua_geti(state, 1, index);
}

/// How many numbers there are from `first` to `last`, inclusive, without overflow.
std::size_t count_between(lua_Integer first, lua_Integer last) {
  if (first > last) return 0;
  const auto count = static_cast<std::size_t>(last) - static_cast<std::size_t>(first);
  return count == SIZE_MAX ? count : count + 1;
}

/// The guard of insert and remove: with more than `least` arguments, the second is a position, and
/// all values from there on are moved.
template <int least>
int charge_moved(lua_State* state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  const auto length = static_cast<lua_Integer>(lua_rawlen(state, 1));
  const lua_Integer position = lua_gettop(state) > least ? lua_tointeger(state, 2) : 0;
  if (position >= 1) charge(state, count_between(position, length));
  return call_stock(state);
}

/// Our own, so that the error can say which element is not a string.
int concat_values(lua_State* state) {
  const lua_Integer first = integer_or(state, 3, 1);
  const std::size_t count = count_between(first, integer_or(state, 4, list_length(state)));
  ShownText separator, shown;
  separator.text = "";
  if (!lua_isnoneornil(state, 2)) check_text(state, 2, separator);
  charge(state, count > SIZE_MAX / 8 ? count : count * 8);
  std::size_t total = 0;
  luaL_Buffer buffer;
  luaL_buffinit(state, &buffer);
  for (std::size_t i = 0; i < count; ++i) {
    const lua_Integer index = first + static_cast<lua_Integer>(i);
    const int type = push_element(state, index);
    if (type != LUA_TSTRING && type != LUA_TNUMBER) {
      return luaL_error(state, "element %I is a %s (concat joins strings and numbers)", index,
                        lua_typename(state, type));
    }
    show(state, -1, shown);
    const std::size_t added = shown.text.size() + (i + 1 < count ? separator.text.size() : 0);
    check_length(state, total += added);
    charge(state, added / 64);
    lua_pushlstring(state, shown.text.data(), shown.text.size());
    lua_remove(state, -2);
    luaL_addvalue(&buffer);
    if (i + 1 < count) luaL_addlstring(&buffer, separator.text.data(), separator.text.size());
  }
  luaL_pushresult(&buffer);
  return 1;
}

/// Sorts a copy, so that a comparator that changes the list does no harm.
int sort_list(lua_State* state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  const bool by_function = !lua_isnoneornil(state, 2);
  if (by_function) luaL_checktype(state, 2, LUA_TFUNCTION);
  lua_settop(state, 2);
  const auto length = static_cast<lua_Integer>(lua_rawlen(state, 1));
  charge(state, static_cast<std::size_t>(length) * 8);
  lua_createtable(state, static_cast<int>(std::min<lua_Integer>(length, INT_MAX)), 0);
  for (lua_Integer i = 1; i <= length; ++i) {
    lua_rawgeti(state, 1, i);
    lua_rawseti(state, 3, i);
  }
  merge_sort(state, 3, length, by_function ? &is_before_by_function : &is_naturally_before, 2);
  for (lua_Integer i = 1; i <= length; ++i) {
    lua_rawgeti(state, 3, i);
    lua_rawseti(state, 1, i);
  }
  return 0;
}

int unpack_values(lua_State* state) {
  const lua_Integer first = integer_or(state, 2, 1);
  const lua_Integer last = lua_isnoneornil(state, 3) ? list_length(state) : check_integer(state, 3);
  const std::size_t count = count_between(first, last);
  if (count > static_cast<std::size_t>(most_unpacked)) {
    return luaL_error(state, "too many values to unpack (at most %I)", most_unpacked);
  }
  list_length(state);  // raises if it is not a list
  charge(state, count);
  return call_stock(state);
}

}  // namespace

bool is_before_in_pairs(lua_State* state, int a, int b, int) {
  const int left = rank_in_pairs(lua_type(state, a));
  const int right = rank_in_pairs(lua_type(state, b));
  if (left != right) return left < right;
  if (left == 0) return lua_compare(state, a, b, LUA_OPLT) != 0;
  return left == 1 ? is_text_before(state, a, b)
                   : lua_toboolean(state, a) < lua_toboolean(state, b);
}

void merge_sort(lua_State* state, int list, lua_Integer length, IsBefore is_before,
                int comparator) {
  if (length < 2) return;
  const auto count = static_cast<std::size_t>(length);
  charge(state, count * 8 * static_cast<std::size_t>(std::bit_width(count)));
  lua_createtable(state, static_cast<int>(std::min<lua_Integer>(length, INT_MAX)), 0);
  int from = list;
  int to = lua_gettop(state);
  const int scratch = to;
  for (lua_Integer width = 1; width < length; width *= 2) {
    for (lua_Integer first = 1; first <= length; first += 2 * width) {
      const Run run{first, std::min(first + width, length + 1),
                    std::min(first + 2 * width, length + 1)};
      merge(state, from, to, run, is_before, comparator);
    }
    std::swap(from, to);
  }
  for (lua_Integer i = 1; from == scratch && i <= length; ++i) {
    lua_rawgeti(state, scratch, i);
    lua_rawseti(state, list, i);
  }
  lua_settop(state, scratch - 1);
}

void push_table_library(lua_State* state) {
  constexpr Offered offered[] = {
      {"concat", &concat_values}, {"insert", &charge_moved<2>}, {"remove", &charge_moved<1>},
      {"sort", &sort_list},       {"unpack", &unpack_values},
  };
  lua_createtable(state, 0, static_cast<int>(std::size(offered)));
  add_guarded(state, &luaopen_table, offered);
}

}  // namespace kasino
