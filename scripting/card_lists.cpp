// Lists of cards that a script answers with.
#include "scripting/card_objects.hpp"

namespace kasino {

void check_card_lists(lua_State* state, int index) {
  constexpr lua_Unsigned most = 4096;
  if (lua_type(state, index) != LUA_TTABLE)
    raise_format(state, "must answer a list of lists of cards, {{\"s2\", \"h3\"}, ...}, not a %s",
                 luaL_typename(state, index));
  index = lua_absindex(state, index);
  const lua_Unsigned size = lua_rawlen(state, index);
  if (size > most) raise_format(state, "must answer at most 4096 lists of cards");
  for (lua_Unsigned i = 1; i <= size; ++i) {
    lua_rawgeti(state, index, static_cast<lua_Integer>(i));
    const std::span<const Card> cards = check_cards_argument(state, lua_gettop(state));
    if (cards.empty()) raise_format(state, "must answer lists that each hold a card");
    lua_rawseti(state, index, static_cast<lua_Integer>(i));
  }
}

std::vector<Cards> card_lists_at(lua_State* state, int index) {
  std::vector<Cards> lists;
  index = lua_absindex(state, index);
  const lua_Unsigned size = lua_rawlen(state, index);
  for (lua_Unsigned i = 1; i <= size; ++i) {
    lua_rawgeti(state, index, static_cast<lua_Integer>(i));
    const std::span<const Card> cards = cards_at(state, -1);
    lists.emplace_back(cards.begin(), cards.end());
    lua_pop(state, 1);
  }
  return lists;
}

}  // namespace kasino
