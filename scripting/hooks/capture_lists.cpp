#include "scripting/hooks/capture_lists.hpp"

#include <algorithm>
#include <optional>
#include <string>
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
  std::size_t length = 0;
  const char* text = lua_tolstring(state, -1, &length);
  try {
    return parse_card({text, length});
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

}  // namespace kasino
