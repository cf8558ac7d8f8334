// Scripts' string functions: without patterns, locales, addresses, or strings that are too long.
#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/text/reading.hpp"
#include "scripting/sandbox/bind.hpp"
#include "scripting/sandbox/library.hpp"

namespace kasino {
namespace {

constexpr std::string_view magic = "^$*+?.([%-";

std::string_view text_argument(lua_State* state, int index) {
  std::size_t length = 0;
  const char* const bytes = luaL_checklstring(state, index, &length);
  return {bytes, length};
}

char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// Changes ASCII letters only: what other letters are depends on the machine's language.
int change_letters(lua_State* state, char (*change)(char)) {
  const std::string_view text = text_argument(state, 1);
  charge(state, text.size() / 8);
  luaL_Buffer buffer;
  std::transform(text.begin(), text.end(), luaL_buffinitsize(state, &buffer, text.size()), change);
  luaL_pushresultsize(&buffer, text.size());
  return 1;
}

int string_lower(lua_State* state) { return change_letters(state, &lower); }
int string_upper(lua_State* state) { return change_letters(state, &upper); }

/// Repeats a string. Stock Lua appends one copy after another; this doubles what it has.
int string_rep(lua_State* state) {
  const std::string_view text = text_argument(state, 1);
  const std::string_view between = lua_isnoneornil(state, 3) ? "" : text_argument(state, 3);
  const std::size_t step = text.size() + between.size();
  const lua_Integer times = check_integer(state, 2);
  if (times <= 0 || step == 0) {  // stock Lua would loop `times` times for nothing
    lua_pushliteral(state, "");
    return 1;
  }
  const auto count = static_cast<std::size_t>(times);
  const std::size_t total = count > SIZE_MAX / step ? SIZE_MAX : count * step - between.size();
  check_length(state, total);
  charge(state, total / 8);
  luaL_Buffer buffer;
  char* const begin = luaL_buffinitsize(state, &buffer, std::max(total, step));
  char* end = std::copy(between.begin(), between.end(), std::copy(text.begin(), text.end(), begin));
  while (end < begin + total)
    end = std::copy_n(begin, std::min(end - begin, begin + total - end), end);
  luaL_pushresultsize(&buffer, total);
  return 1;
}

/// Finds plain text only. If the text would mean something else as a pattern, `plain` has to be
/// given.
int string_find(lua_State* state) {
  const std::string_view text = text_argument(state, 1);
  const std::string_view wanted = text_argument(state, 2);
  const bool plain = lua_toboolean(state, 4) != 0;
  if (!plain && wanted.find_first_of(magic) != std::string_view::npos) {
    return luaL_error(state, "patterns are not offered (for plain text write find(text, 1, true))");
  }
  charge(state, text.size() / 8 * (wanted.size() / 8 + 1));
  return call_stock(state);
}

/// Replaces the argument at `index` so that stock Lua's conversion `letter` shows no address and no
/// sign of a NaN. Raises for other types and conversions.
void prepare_argument(lua_State* state, char letter, int index) {
  ShownText shown;
  switch (letter) {
    case 'c':
    case 'd':
    case 'i':
    case 'o':
    case 'x':
    case 'X': check_integer(state, index); return;
    case 'e':
    case 'E':
    case 'f':
    case 'g':
    case 'G':
      if (lua_type(state, index) != LUA_TNUMBER) luaL_typeerror(state, index, "number");
      if (!std::isnan(lua_tonumber(state, index))) return;
      lua_pushnumber(state, std::numeric_limits<double>::quiet_NaN());
      break;
    case 's':
      if (lua_type(state, index) == LUA_TUSERDATA && luaL_callmeta(state, index, "__tostring") != 0)
        lua_replace(state, index);
      show(state, index, shown);
      charge(state, shown.text.size() / 8);
      lua_pushlstring(state, shown.text.data(), shown.text.size());
      break;
    default:
      luaL_error(state, "format '%%%c' is not offered (there are c d e f g i o s x)",
                 letter >= ' ' && letter < 0x7f ? letter : '?');
  }
  lua_replace(state, index);
}

/// Stock Lua refuses whatever is wrong or missing between a % and its letter.
int string_format(lua_State* state) {
  const std::string_view format = text_argument(state, 1);
  const int last = lua_gettop(state);
  charge(state, format.size());
  int argument = 1;
  for (std::size_t at = format.find('%'); at != std::string_view::npos;
       at = format.find('%', at + 1)) {
    at = format.find_first_not_of("-+ #0123456789.", at + 1);
    if (at == std::string_view::npos) break;
    if (format[at] != '%' && ++argument > last) break;
    if (format[at] != '%') prepare_argument(state, format[at], argument);
  }
  return call_stock(state);
}

}  // namespace

void push_string_library(lua_State* state) {
  constexpr Offered offered[] = {
      {"byte", &charge_texts}, {"char", &charge_texts},  {"find", &string_find},
      {"len", &charge_texts},  {"lower", &string_lower}, {"upper", &string_upper},
      {"rep", &string_rep},    {"sub", &charge_texts},   {"format", &string_format},
  };
  lua_createtable(state, 0, static_cast<int>(std::size(offered)));
  add_guarded(state, &luaopen_string, offered);
}

}  // namespace kasino
