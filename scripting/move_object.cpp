#include "engine/legality.hpp"
#include "engine/turn.hpp"
#include "scripting/card_objects.hpp"
#include "scripting/objects.hpp"

namespace kasino {

namespace {

const Move& check_move(lua_State* state) {
  const CallContext& call = current_call(state);
  if (call.move == nullptr) raise_format(state, "there is no move in this call");
  return *call.move;
}

int seat(lua_State* state) {
  lua_pushinteger(state, check_move(state).seat);
  return 1;
}

int card(lua_State* state) {
  push_card(state, check_move(state).card);
  return 1;
}

int captured(lua_State* state) {
  push_cards(state, check_move(state).captured);
  return 1;
}

int trails(lua_State* state) {
  lua_pushboolean(state, check_move(state).trails() ? 1 : 0);
  return 1;
}

int captures(lua_State* state) {
  lua_pushboolean(state, check_move(state).trails() ? 0 : 1);
  return 1;
}

int sweeps(lua_State* state) {
  const Move& move = check_move(state);
  const State& before = *current_call(state).before;
  lua_pushboolean(state, !move.trails() && move.captured.size() == before.table().size() ? 1 : 0);
  return 1;
}

/// The lowest legal value of the played card; false for a trail and for a card without values.
int value(lua_State* state) {
  const Move& move = check_move(state);
  const CallContext& call = current_call(state);
  int played = 0;
  Fault fault;
  fault.set("");
  try {
    played = played_value(move, *call.before, *call.rules).value_or(0);
  } catch (const std::exception& error) {
    fault.set(error.what());
  }
  if (fault.text[0] != '\0') raise(state, fault);
  if (played == 0)
    lua_pushboolean(state, 0);
  else
    lua_pushinteger(state, played);
  return 1;
}

/// How many groups the capture has in its written form, and how many cards are in each: enough to
/// push them without owning anything meanwhile.
struct GroupSizes {
  int count = 0;
  std::array<std::uint16_t, ItemSet::capacity> sizes{};
};

/// Orders the captured cards of `list` (as many) group by group.
GroupSizes order_by_group(const CallContext& call, Card* list) {
  GroupSizes result;
  const Move& move = *call.move;
  const auto played = played_value(move, *call.before, *call.rules);
  if (!played) return result;
  const Turn turn(*call.before, *call.rules);
  for (const Group& group :
       turn.search().explain(move.card, *played, turn.table(), turn.taken(move)).groups) {
    for (const Counted& counted : group.cards) *list++ = counted.card;
    result.sizes[static_cast<std::size_t>(result.count++)] =
        static_cast<std::uint16_t>(group.cards.size());
  }
  return result;
}

/// A list of Cards, one for each group.
int groups(lua_State* state) {
  const Move& move = check_move(state);
  const CallContext& call = current_call(state);
  auto* cards =
      static_cast<Card*>(lua_newuserdatauv(state, (move.captured.size() + 1) * sizeof(Card), 0));
  GroupSizes sizes;
  Fault fault;
  fault.set("");
  try {
    sizes = order_by_group(call, cards);
  } catch (const std::exception& error) {
    fault.set(error.what());
  }
  if (fault.text[0] != '\0') raise(state, fault);
  lua_createtable(state, sizes.count, 0);
  for (int i = 0; i < sizes.count; ++i) {
    const std::size_t size = sizes.sizes[static_cast<std::size_t>(i)];
    push_cards(state, {cards, size});
    cards += size;
    lua_rawseti(state, -2, i + 1);
  }
  return 1;
}

}  // namespace

const luaL_Reg move_fields[] = {
    {"seat", &seat},         {"card", &card},     {"captured", &captured},
    {"value", &value},       {"groups", &groups}, {"trails", &trails},
    {"captures", &captures}, {"sweeps", &sweeps}, {nullptr, nullptr}};

}  // namespace kasino
