// Scripts' own string functions: no patterns, no locale, no length beyond what strings may have.
#include <algorithm>

#include "scripting/sandbox/library.hpp"

namespace kasino {
namespace {

constexpr lua_Integer most_bytes = 250;  // that byte answers, that char takes
constexpr std::string_view magic = "^$*+?.([%-";

/// A start as scripts count it, from 1 or from the end, made a start from 0; at least 0.
std::size_t start_of(lua_Integer position, std::size_t length) {
  if (position > 0) return static_cast<std::size_t>(position) - 1;
  if (position == 0 || position < -static_cast<lua_Integer>(length)) return 0;
  return static_cast<std::size_t>(static_cast<lua_Integer>(length) + position);
}

/// The end (not counted) that a last position, from 1 or from the end, stands for.
std::size_t end_of(lua_Integer position, std::size_t length) {
  const auto signed_length = static_cast<lua_Integer>(length);
  if (position > signed_length) return length;
  if (position >= 0) return static_cast<std::size_t>(position);
  return position < -signed_length ? 0 : static_cast<std::size_t>(signed_length + position + 1);
}

/// The part of `text` that the positions at arguments `index` and `index + 1` cut out.
std::string_view cut(lua_State* state, std::string_view text, int index, lua_Integer first,
                     lua_Integer last) {
  const std::size_t start = start_of(integer_or(state, index, first), text.size());
  const std::size_t end = end_of(integer_or(state, index + 1, last), text.size());
  return start < end ? text.substr(start, end - start) : std::string_view();
}

int push(lua_State* state, std::string_view text) {
  lua_pushlstring(state, text.data(), text.size());
  return 1;
}

int string_len(lua_State* state) {
  ShownText shown;
  check_text(state, 1, shown);
  lua_pushinteger(state, static_cast<lua_Integer>(shown.text.size()));
  return 1;
}

int string_sub(lua_State* state) {
  ShownText shown;
  check_text(state, 1, shown);
  check_integer(state, 2);
  const std::string_view part = cut(state, shown.text, 2, 1, -1);
  charge(state, part.size() / 64);
  return push(state, part);
}

int string_byte(lua_State* state) {
  ShownText shown;
  check_text(state, 1, shown);
  const lua_Integer first = integer_or(state, 2, 1);
  const std::string_view part = cut(state, shown.text, 2, 1, first);
  if (part.size() > static_cast<std::size_t>(most_bytes)) {
    return luaL_error(state, "too many bytes at once (at most %I)", most_bytes);
  }
  check_room(state, static_cast<int>(part.size()));
  for (const char letter : part) lua_pushinteger(state, static_cast<unsigned char>(letter));
  return static_cast<int>(part.size());
}

int string_char(lua_State* state) {
  std::array<char, static_cast<std::size_t>(most_bytes)> bytes;
  const int count = lua_gettop(state);
  if (count > most_bytes)
    return luaL_error(state, "too many bytes at once (at most %I)", most_bytes);
  for (int i = 0; i < count; ++i) {
    const lua_Integer code = check_integer(state, i + 1);
    luaL_argcheck(state, code >= 0 && code <= 255, i + 1, "value out of range");
    bytes[static_cast<std::size_t>(i)] = static_cast<char>(code);
  }
  return push(state, {bytes.data(), static_cast<std::size_t>(count)});
}

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}
char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// Letters of ASCII only; what the others are depends on the machine's language.
int change_letters(lua_State* state, char (*change)(char)) {
  ShownText shown;
  check_text(state, 1, shown);
  charge(state, shown.text.size() / 8);
  luaL_Buffer buffer;
  char* const start = luaL_buffinitsize(state, &buffer, shown.text.size());
  std::transform(shown.text.begin(), shown.text.end(), start, change);
  luaL_pushresultsize(&buffer, shown.text.size());
  return 1;
}

int string_lower(lua_State* state) { return change_letters(state, &lower); }
int string_upper(lua_State* state) { return change_letters(state, &upper); }

int string_rep(lua_State* state) {
  ShownText shown, separator;
  check_text(state, 1, shown);
  separator.text = "";
  const lua_Integer times = check_integer(state, 2);
  if (!lua_isnoneornil(state, 3)) check_text(state, 3, separator);
  const std::size_t step = shown.text.size() + separator.text.size();
  if (times <= 0 || step == 0) return push(state, "");
  const auto count = static_cast<std::size_t>(times);
  const std::size_t most = sandbox_of(state).budget().limits().string_bytes;
  const std::size_t total = count > most + 1 ? SIZE_MAX : step * count - separator.text.size();
  check_length(state, total);
  charge(state, total / 8);
  luaL_Buffer buffer;
  char* const start = luaL_buffinitsize(state, &buffer, total);
  char* end = start;
  for (std::size_t i = 0; i < count; ++i) {
    end = std::copy(shown.text.begin(), shown.text.end(), end);
    if (i + 1 < count) end = std::copy(separator.text.begin(), separator.text.end(), end);
  }
  luaL_pushresultsize(&buffer, total);
  return 1;
}

/// Plain only. A text that would be another thing as a pattern has to say so.
int string_find(lua_State* state) {
  ShownText text, wanted;
  check_text(state, 1, text);
  check_text(state, 2, wanted);
  const bool plain = lua_toboolean(state, 4) != 0;
  if (!plain && wanted.text.find_first_of(magic) != std::string_view::npos) {
    return luaL_error(state, "patterns are not offered (for plain text write find(text, 1, true))");
  }
  const std::size_t start = start_of(integer_or(state, 3, 1), text.text.size());
  charge(state, text.text.size() / 8 * (wanted.text.size() / 8 + 1));
  const std::size_t found =
      start > text.text.size() ? std::string_view::npos : text.text.find(wanted.text, start);
  if (found == std::string_view::npos) {
    lua_pushnil(state);
    return 1;
  }
  lua_pushinteger(state, static_cast<lua_Integer>(found) + 1);
  const std::size_t end = found + wanted.text.size();
  lua_pushinteger(state, static_cast<lua_Integer>(end));
  return 2;
}

constexpr luaL_Reg string_functions[] = {
    {"byte", &string_byte}, {"char", &string_char},   {"find", &string_find},
    {"len", &string_len},   {"lower", &string_lower}, {"upper", &string_upper},
    {"rep", &string_rep},   {"sub", &string_sub},     {"format", &string_format},
    {nullptr, nullptr},
};

}  // namespace

void push_string_library(lua_State* state) { luaL_newlib(state, string_functions); }

}  // namespace kasino
