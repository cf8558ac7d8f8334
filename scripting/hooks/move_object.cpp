#include "engine/legality/judge.hpp"
#include "engine/legality/turn_context.hpp"
#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/objects.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_broken = 16;

/// The call of a move, an action or a sweep that was made; raises if it is of none.
const CallContext& check_call(lua_State* state) {
  const CallContext& call = current_call(state);
  if (!call.has_move()) raise_format(state, "there is no move in this call");
  return call;
}

/// The move of a card; null for a sweep that no card made. Raises for an action.
const Move* find_move(lua_State* state) {
  const CallContext& call = check_call(state);
  if (call.action != nullptr) raise_format(state, "an action plays no card");
  return call.move;
}

int push_false(lua_State* state) {
  lua_pushboolean(state, 0);
  return 1;
}

int seat(lua_State* state) {
  const CallContext& call = check_call(state);
  lua_pushinteger(state, call.move != nullptr     ? call.move->seat
                         : call.action != nullptr ? call.action->seat
                                                  : call.sweep->seat);
  return 1;
}

/// The name of the action; false for a card.
int action(lua_State* state) {
  const CallContext& call = check_call(state);
  if (call.action == nullptr) return push_false(state);
  lua_pushlstring(state, call.action->name.data(), call.action->name.size());
  return 1;
}

void push_argument(lua_State* state, const ArgumentRule& rule, const ArgumentValue& value) {
  using Kind = ArgumentRule::Kind;
  switch (rule.kind) {
    case Kind::OneCard: return push_card(state, value.cards.front());
    case Kind::SomeCards:
    case Kind::CardSets: return push_cards(state, value.cards);
    case Kind::AnySeat:
    case Kind::Number: return lua_pushinteger(state, value.number);
    case Kind::Word: {
      const std::string& word = rule.words[static_cast<std::size_t>(value.number)];
      lua_pushlstring(state, word.data(), word.size());
      return;
    }
  }
}

/// The arguments of the action by name, as far as they are chosen; none for a card.
int args(lua_State* state) {
  const CallContext& call = check_call(state);
  lua_newtable(state);
  if (call.action == nullptr) return 1;
  const ActionRule& rule = *call.rules->data().find_action(call.action->name);
  for (std::size_t i = 0; i < call.action->arguments.size(); ++i) {
    push_argument(state, rule.arguments[i], call.action->arguments[i]);
    lua_setfield(state, -2, rule.arguments[i].name.c_str());
  }
  return 1;
}

/// False where no card was played.
int card(lua_State* state) {
  const Move* move = find_move(state);
  if (move == nullptr) return push_false(state);
  push_card(state, move->card);
  return 1;
}

/// Where the card was played from: "hand", "pile", or a zone of the variant; false where none was.
int from(lua_State* state) {
  if (find_move(state) == nullptr) return push_false(state);
  const CallContext& call = current_call(state);
  const RuleData& rules = call.rules->data();
  const auto& source = rules.stages[static_cast<std::size_t>(call.before->stage())].from;
  const bool own = source && source->zone == Zone::Own;
  lua_pushstring(state, own ? rules.zones[static_cast<std::size_t>(source->own)].name.c_str()
                        : source && source->zone == Zone::Pile ? "pile"
                                                               : "hand");
  return 1;
}

int captured(lua_State* state) {
  const Move* move = find_move(state);
  push_cards(state, move != nullptr ? move->captured : current_call(state).sweep->captured);
  return 1;
}

int trails(lua_State* state) {
  const Move* move = find_move(state);
  lua_pushboolean(state, move != nullptr && move->trails() ? 1 : 0);
  return 1;
}

int captures(lua_State* state) {
  const Move* move = find_move(state);
  lua_pushboolean(state, move != nullptr && move->trails() ? 0 : 1);
  return 1;
}

int sweeps(lua_State* state) {
  const Move* move = find_move(state);
  const bool all =
      move == nullptr ||
      (!move->trails() && move->captured.size() == current_call(state).before->table().size());
  lua_pushboolean(state, all ? 1 : 0);
  return 1;
}

/// The lowest legal value of the played card; false for a trail, for a card without values, and for
/// what is taken whole or without a card.
int value(lua_State* state) {
  const Move* move = find_move(state);
  const CallContext& call = current_call(state);
  int played = 0;
  if (move != nullptr)
    guarded(state, [&] { played = played_value(*move, *call.before, *call.rules).value_or(0); });
  if (played == 0) return push_false(state);
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
  const TurnContext turn(*call.before, *call.rules);
  const auto played = played_value(move, turn);
  if (!played) return result;
  for (const Group& group : turn.captures(move.card).explain(*played, turn.taken(move)).groups) {
    for (const Counted& counted : group.cards) *list++ = counted.card;
    result.sizes[static_cast<std::size_t>(result.count++)] =
        static_cast<std::uint16_t>(group.cards.size());
  }
  return result;
}

/// A list of Cards, one for each group; empty where no card was played.
int groups(lua_State* state) {
  if (find_move(state) == nullptr) return lua_newtable(state), 1;
  const CallContext& call = current_call(state);
  const Move& move = *call.move;
  auto* cards =
      static_cast<Card*>(lua_newuserdatauv(state, (move.captured.size() + 1) * sizeof(Card), 0));
  GroupSizes sizes;
  guarded(state, [&] { sizes = order_by_group(call, cards); });
  lua_createtable(state, sizes.count, 0);
  for (int i = 0; i < sizes.count; ++i) {
    const std::size_t size = sizes.sizes[static_cast<std::size_t>(i)];
    push_cards(state, {cards, size});
    cards += size;
    lua_rawseti(state, -2, i + 1);
  }
  return 1;
}

/// breaks:has(id)
int has_clause(lua_State* state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  const std::string_view id = Argument<std::string_view>::read(state, 2);
  bool found = false;
  for (lua_Integer i = 1; !found && lua_rawgeti(state, 1, i) == LUA_TSTRING; ++i)
    found = id == lua_tostring(state, -1);
  lua_pushboolean(state, found ? 1 : 0);
  return 1;
}

/// The clauses that the move breaks at an honest table: a list with has(id).
int breaks(lua_State* state) {
  const Move* move = find_move(state);
  const CallContext& call = current_call(state);
  // Ids of clauses in force: their texts outlive the call.
  std::array<const char*, most_broken> ids{};
  std::size_t count = 0;
  guarded(state, [&] {
    if (move == nullptr) return;
    for (const std::string& id : broken_clauses(*move, *call.before, *call.rules))
      if (count < ids.size()) ids[count++] = call.rules->data().find_clause(id)->id.c_str();
  });
  lua_createtable(state, static_cast<int>(count), 1);
  for (std::size_t i = 0; i < count; ++i) {
    lua_pushstring(state, ids[i]);
    lua_rawseti(state, -2, static_cast<lua_Integer>(i + 1));
  }
  lua_pushcfunction(state, binding<&has_clause>);
  lua_setfield(state, -2, "has");
  return 1;
}

}  // namespace

const luaL_Reg move_fields[] = {
    {"seat", &seat},     {"card", &card},     {"captured", &captured}, {"value", &value},
    {"groups", &groups}, {"trails", &trails}, {"captures", &captures}, {"sweeps", &sweeps},
    {"action", &action}, {"breaks", &breaks}, {"args", &args},         {"from", &from},
    {nullptr, nullptr}};

}  // namespace kasino
