#include "scripting/hooks/answers.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "scripting/hooks/card_objects.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_listed = 10'000;

/// How many elements the list at `index` has; nothing if it is no list. [-0, +0, -]
std::optional<lua_Integer> length_at(lua_State* state, int index) {
  if (lua_type(state, index) != LUA_TTABLE) return std::nullopt;
  if (lua_rawlen(state, index) > most_listed)
    throw AnswerError("must answer no list of more than " + std::to_string(most_listed) +
                      " elements");
  lua_Integer keys = 0;
  lua_pushnil(state);
  while (lua_next(state, index) != 0) {
    lua_pop(state, 1);
    ++keys;
  }
  const auto length = static_cast<lua_Integer>(lua_rawlen(state, index));
  return keys == length ? std::optional(length) : std::nullopt;
}

Card read_card(lua_State* state, const std::string& capture) {
  if (lua_type(state, -1) != LUA_TSTRING)
    throw AnswerError(capture + " must be a list of table cards, and holds " +
                      kind_at(state, -1).words());
  try {
    return parse_card(text_at(state, -1));
  } catch (const Error& error) {
    throw AnswerError(capture + ": " + error.what());
  }
}

/// The cards of the capture on top, as they are listed. [-0, +0, -]
Cards read_cards(lua_State* state, const std::string& capture) {
  if (lua_type(state, -1) == LUA_TUSERDATA) {
    const std::span<const Card> cards = cards_at(state, -1);
    return Cards(cards.begin(), cards.end());
  }
  const int index = lua_gettop(state);
  const std::optional<lua_Integer> length = length_at(state, index);
  if (!length)
    throw AnswerError(capture + " must be a list of table cards, not " +
                      kind_at(state, index).words());
  Cards cards;
  for (lua_Integer i = 1; i <= *length; ++i) {
    lua_rawgeti(state, index, i);
    cards.push_back(read_card(state, capture));
    lua_pop(state, 1);
  }
  return cards;
}

void check_capture(const Cards& cards, std::span<const Card> table, const std::string& capture) {
  if (cards.empty()) throw AnswerError(capture + " is empty: a capture takes at least one card");
  const auto twice = std::adjacent_find(cards.begin(), cards.end());
  if (twice != cards.end()) throw AnswerError(capture + " names " + to_text(*twice) + " twice");
  for (Card card : cards)
    if (std::find(table.begin(), table.end(), card) == table.end())
      throw AnswerError(capture + " names " + to_text(card) + ", which is not on the table");
}

}  // namespace

std::vector<Cards> read_captures(lua_State* state, std::span<const Card> table) {
  const std::optional<lua_Integer> length = length_at(state, 1);
  if (!length)
    throw AnswerError(
        std::string("must answer a list of captures, each a list of table cards, not ") +
        kind_at(state, 1).words());
  std::vector<Cards> captures;
  for (lua_Integer i = 1; i <= *length; ++i) {
    lua_rawgeti(state, 1, i);
    const std::string capture = "capture " + std::to_string(i);
    Cards cards = read_cards(state, capture);
    lua_pop(state, 1);
    std::sort(cards.begin(), cards.end());
    check_capture(cards, table, capture);
    captures.push_back(std::move(cards));
  }
  return captures;
}

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
    if (lua_type(state, -1) == LUA_TSTRING) name = text_at(state, -1);
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
    case LUA_TSTRING: return printable(text_at(state, -1), 200);
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

namespace {

/// The string under `language` of the table at 1; raises nothing.
std::string text_in(lua_State* state, const char* language) {
  lua_pushstring(state, language);
  const bool found = lua_rawget(state, 1) == LUA_TSTRING;
  std::string text = found ? printable(lua_tostring(state, -1), 300) : std::string();
  lua_pop(state, 1);
  return text;
}

/// Throws AnswerError unless the table at 1 has the fields of an event.
void require_fields(lua_State* state) {
  const lua_CFunction check = [](lua_State* inner) {
    check_fields(inner, 1);
    return 0;
  };
  lua_pushcfunction(state, check);
  lua_pushvalue(state, 1);
  if (lua_pcall(state, 1, 0, 0) == LUA_OK) return;
  const char* why = lua_tostring(state, -1);
  throw AnswerError(why == nullptr ? "must answer the fields of its event" : why);
}

}  // namespace

std::optional<Text> read_refusal(lua_State* state) {
  switch (lua_type(state, 1)) {
    case LUA_TSTRING: return Text{printable(lua_tostring(state, 1), 300), {}};
    case LUA_TTABLE: return Text{text_in(state, "en"), text_in(state, "sv")};
    case LUA_TBOOLEAN:
      if (lua_toboolean(state, 1) == 0) return std::nullopt;
      return Text{};
    default: break;
  }
  throw AnswerError(
      std::string("must answer false, true, or why it is refused, on every path, not ") +
      kind_at(state, 1).words());
}

std::optional<Seat> read_seat(lua_State* state, int players) {
  if (lua_type(state, 1) == LUA_TBOOLEAN && lua_toboolean(state, 1) == 0) return std::nullopt;
  const lua_Integer seat = lua_isinteger(state, 1) != 0 ? lua_tointeger(state, 1) : 0;
  if (seat >= 1 && seat <= players) return static_cast<Seat>(seat);
  throw AnswerError("must answer a seat from 1 to " + std::to_string(players) +
                    ", or false for nobody, not " + kind_at(state, 1).words());
}

int read_count(lua_State* state) {
  constexpr lua_Integer most = 10'000;
  const bool whole = lua_isinteger(state, 1) != 0;
  const lua_Integer count = whole ? lua_tointeger(state, 1) : 0;
  if (whole && count >= -most && count <= most) return static_cast<int>(count);
  throw AnswerError(std::string("must answer a whole number from -10000 to 10000, not ") +
                    kind_at(state, 1).words());
}

std::optional<std::vector<Field>> read_remark(lua_State* state) {
  if (lua_type(state, 1) == LUA_TBOOLEAN && lua_toboolean(state, 1) == 0) return std::nullopt;
  if (lua_type(state, 1) != LUA_TTABLE)
    throw AnswerError(std::string("must answer the fields of its event or false, not ") +
                      kind_at(state, 1).words());
  require_fields(state);
  return read_fields(state, 1);
}

}  // namespace kasino
