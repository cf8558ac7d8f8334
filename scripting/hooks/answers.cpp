#include "scripting/hooks/answers.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/model/setup.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/objects.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_listed = 10'000;

/// "must answer true or false, not nil", for the answer on top.
AnswerError wrong_answer(lua_State* state, const std::string& wanted) {
  if (lua_isnil(state, -1)) sandbox_of(state).blame() = {Misuse::Nil, {}};
  return AnswerError(wanted + ", not " + kind_at(state, -1).words());
}

/// The length of the list at `index`; nothing if it is no list. [-0, +0, -]
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

/// The cards of the capture on top, in the order of the list. [-0, +0, -]
Cards read_cards(lua_State* state, const std::string& capture) {
  if (lua_type(state, -1) == LUA_TUSERDATA) {
    const std::span<const Card> cards = cards_at(state, -1);
    return Cards(cards.begin(), cards.end());
  }
  const int index = lua_gettop(state);
  const std::optional<lua_Integer> length = length_at(state, index);
  if (!length) throw wrong_answer(state, capture + " must be a list of table cards");
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

constexpr std::size_t most_fields = 32;
constexpr std::size_t longest_name = 60;

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= longest_name &&
         text.find_first_not_of(
             "abcdefghijklmnopqrstuvwxyz_-ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") ==
             std::string_view::npos;
}

/// The value on top, for the field `name`.
FieldValue read_value(lua_State* state, const std::string& name) {
  switch (lua_type(state, -1)) {
    case LUA_TBOOLEAN: return std::string(lua_toboolean(state, -1) != 0 ? "true" : "false");
    case LUA_TSTRING: return printable(text_at(state, -1), 200);
    case LUA_TUSERDATA:
    case LUA_TTABLE: return cards_from(state, lua_gettop(state));
    case LUA_TNUMBER:
      if (lua_isinteger(state, -1) != 0) return static_cast<int>(lua_tointeger(state, -1));
      break;
    default: break;
  }
  throw wrong_answer(state, name +
                                ": the fields of an event are whole numbers, texts, true or false "
                                "and cards");
}

}  // namespace

std::vector<Cards> read_captures(lua_State* state, std::span<const Card> table) {
  const int list = lua_gettop(state);
  const std::optional<lua_Integer> length = length_at(state, list);
  if (!length)
    throw wrong_answer(state, "must answer a list of captures, each a list of table cards");
  std::vector<Cards> captures;
  for (lua_Integer i = 1; i <= *length; ++i) {
    lua_rawgeti(state, list, i);
    const std::string capture = "capture " + std::to_string(i);
    Cards cards = read_cards(state, capture);
    lua_pop(state, 1);
    std::sort(cards.begin(), cards.end());
    check_capture(cards, table, capture);
    captures.push_back(std::move(cards));
  }
  return captures;
}

std::vector<Field> read_fields(lua_State* state, int index) {
  std::map<std::string, FieldValue> values;
  std::map<std::string, std::string> problems;  // by name, since the order in memory is accidental
  if (lua_isnoneornil(state, index)) return {};
  if (lua_type(state, index) != LUA_TTABLE)
    throw expected_at(state, index, "the fields of an event, {seat = 1, ...}");
  index = lua_absindex(state, index);
  bool are_names = true;
  std::size_t count = 0;
  for (lua_pushnil(state); lua_next(state, index) != 0; lua_pop(state, 1)) {
    if (++count > most_fields)
      throw AnswerError("an event has " + std::to_string(most_fields) + " fields at most");
    const bool is_text = lua_type(state, -2) == LUA_TSTRING;
    const std::string name(is_text ? text_at(state, -2) : std::string_view());
    are_names = are_names && is_name(name);
    const int top = lua_gettop(state);
    try {
      values[name] = read_value(state, name);
    } catch (const AnswerError& error) {
      problems[name] = error.what();
      lua_settop(state, top);
    }
  }
  if (!are_names)
    throw AnswerError(
        "the fields of an event have names, {seat = 1, ...}: letters, digits, - and _, at most " +
        std::to_string(longest_name) + " of them");
  if (values.contains("type") || problems.contains("type"))
    throw AnswerError("an event has its type already: call the field something else");
  if (!problems.empty()) throw AnswerError(problems.begin()->second);
  std::vector<Field> fields;
  for (auto& [name, value] : values) fields.push_back({name, std::move(value)});
  return fields;
}

bool read_bool(lua_State* state) {
  if (lua_type(state, -1) == LUA_TBOOLEAN) return lua_toboolean(state, -1) != 0;
  throw wrong_answer(state, "must answer true or false on every path");
}

namespace {

/// The text on top, a string or {en =, sv =}; nothing if it is neither.
std::optional<Text> text_on_top(lua_State* state) {
  constexpr std::size_t longest = 300;
  if (lua_type(state, -1) == LUA_TSTRING)
    return Text{printable(lua_tostring(state, -1), longest), {}};
  if (lua_type(state, -1) != LUA_TTABLE) return std::nullopt;
  Text text;
  for (lua_pushnil(state); lua_next(state, -2) != 0; lua_pop(state, 1)) {
    if (lua_type(state, -2) != LUA_TSTRING || lua_type(state, -1) != LUA_TSTRING) continue;
    const std::string_view language = text_at(state, -2);
    if (language == "en") text.en = printable(lua_tostring(state, -1), longest);
    if (language == "sv") text.sv = printable(lua_tostring(state, -1), longest);
  }
  return text;
}

}  // namespace

std::optional<Text> read_refusal(lua_State* state) {
  if (is_false(state, -1)) return std::nullopt;
  if (lua_type(state, -1) == LUA_TBOOLEAN) return Text();
  if (std::optional<Text> reason = text_on_top(state)) return reason;
  throw wrong_answer(state, "must answer false, true, or why it is refused, on every path");
}

Text read_reason(lua_State* state) {
  if (lua_isnoneornil(state, -1) || is_false(state, -1)) return {};
  if (std::optional<Text> reason = text_on_top(state)) return *std::move(reason);
  throw wrong_answer(state, "must answer, behind the choice, why it is chosen, or nothing");
}

Text read_label(lua_State* state) {
  if (is_false(state, -1)) return {};
  if (lua_isinteger(state, -1) != 0) return {std::to_string(lua_tointeger(state, -1)), {}};
  if (std::optional<Text> label = text_on_top(state)) return *std::move(label);
  throw wrong_answer(state,
                     "must answer a text or a whole number to stand beside the cards, or false, on "
                     "every path");
}

std::vector<Text> read_lines(lua_State* state) {
  constexpr lua_Unsigned most = 100;
  std::vector<Text> lines;
  const lua_Unsigned there = lua_type(state, -1) == LUA_TTABLE ? lua_rawlen(state, -1) : 0;
  for (lua_Unsigned i = 1; i <= std::min(there, most); ++i) {
    lua_rawgeti(state, -1, static_cast<lua_Integer>(i));
    std::optional<Text> line = text_on_top(state);
    lua_pop(state, 1);
    if (!line) break;
    lines.push_back(*std::move(line));
  }
  if (there > 0 && lines.size() == there) return lines;
  throw wrong_answer(state, "must answer a list of 1 to 100 texts, line by line");
}

int read_number(lua_State* state) {
  const bool is_whole = lua_isinteger(state, -1) != 0;
  const lua_Integer number = is_whole ? lua_tointeger(state, -1) : 0;
  if (is_whole && number >= -most_points && number <= most_points) return static_cast<int>(number);
  throw wrong_answer(state, "must answer a whole number on every path");
}

std::optional<Seat> read_seat(lua_State* state, int players, const char* otherwise) {
  if (is_false(state, -1)) return std::nullopt;
  const lua_Integer seat = lua_isinteger(state, -1) != 0 ? lua_tointeger(state, -1) : 0;
  if (seat >= 1 && seat <= players) return static_cast<Seat>(seat);
  throw wrong_answer(state, "must answer a seat from 1 to " + std::to_string(players) +
                                ", or false for " + otherwise);
}

int read_count(lua_State* state, int points) {
  const lua_Integer most = std::min(10'000, most_points / std::max(1, std::abs(points)));
  const bool whole = lua_isinteger(state, -1) != 0;
  const lua_Integer count = whole ? lua_tointeger(state, -1) : 0;
  if (whole && count >= -most && count <= most) return static_cast<int>(count);
  const AnswerError error = wrong_answer(
      state,
      "must answer a whole number from -" + std::to_string(most) + " to " + std::to_string(most) +
          (most < 10'000 ? ", as each is " + std::to_string(points) + " points, and a seat has " +
                               std::to_string(most_points) + " at most"
                         : ""));
  if (lua_type(state, -1) != LUA_TNUMBER || whole) throw error;
  throw AnswerError(error.what() + std::string("; write // for whole division"));
}

namespace {

std::string wanted_of(std::size_t count) {
  return "must answer one of the choices, or its number, 1 to " + std::to_string(count) +
         ", on every path";
}

}  // namespace

std::size_t read_choice(lua_State* state, std::uint64_t list, std::size_t count) {
  const int answer = lua_absindex(state, -2);
  const bool is_number = lua_isinteger(state, answer) != 0;
  if (is_number) lua_rawgeti(state, -1, lua_tointeger(state, answer));
  const ChoiceObject* choice = choice_at(state, is_number ? -1 : answer);
  if (choice != nullptr && choice->list == list) return choice->number;
  lua_settop(state, answer);
  if (choice != nullptr && !is_number)
    throw AnswerError(wanted_of(count) + ", not a choice of an earlier call");
  throw wrong_answer(state, wanted_of(count));
}

std::size_t read_number_of_choice(lua_State* state, std::size_t count) {
  const lua_Integer number = lua_tointeger(state, -1);
  if (number >= 1 && number <= static_cast<lua_Integer>(count))
    return static_cast<std::size_t>(number - 1);
  throw wrong_answer(state, wanted_of(count));
}

namespace {

/// The action in words on top. Longer words are no action, and are not copied.
std::string read_wish(lua_State* state) {
  constexpr std::size_t longest = 300;
  const std::string_view wish = text_at(state, -1);
  if (wish.size() <= longest) return std::string(wish);
  throw AnswerError("must answer actions in words of at most " + std::to_string(longest) +
                    " bytes, not of " + std::to_string(wish.size()));
}

}  // namespace

std::vector<std::string> read_wishes(lua_State* state) {
  const int index = lua_gettop(state);
  if (lua_type(state, index) == LUA_TSTRING) return {read_wish(state)};
  std::vector<std::string> wishes;
  const std::optional<lua_Integer> length = length_at(state, index);
  for (lua_Integer i = 1; i <= length.value_or(0); ++i) {
    if (lua_rawgeti(state, index, i) == LUA_TSTRING) wishes.push_back(read_wish(state));
    lua_pop(state, 1);
  }
  if (!wishes.empty() && std::ssize(wishes) == length) return wishes;
  throw wrong_answer(state, "must answer an action in words, or a list of such, on every path");
}

std::optional<std::vector<Field>> read_remark(lua_State* state) {
  if (is_false(state, -1)) return std::nullopt;
  if (lua_type(state, -1) == LUA_TTABLE) return read_fields(state, -1);
  throw wrong_answer(state, "must answer the fields of its event or false");
}

}  // namespace kasino
