#include "engine/legality/judge.hpp"
#include "engine/legality/turn_builds.hpp"
#include "engine/legality/turn_context.hpp"
#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/objects.hpp"

namespace kasino {

namespace {

/// The call, if it is about a move, an action or a sweep that was made. Throws Error if not.
const CallContext& with_move(const CallContext& call) {
  if (!call.has_move()) throw Error("there is no move in this call");
  return call;
}

/// The move of a card; null for a sweep that no card made, and for an action that played no card.
/// Throws Error for any other action.
const Move* find_move(const CallContext& call) {
  if (with_move(call).action != nullptr && call.before == nullptr)
    throw Error("an action plays no card");
  return call.move;
}

Seat seat(const CallContext& call) {
  if (with_move(call).move != nullptr) return call.move->seat;
  return call.action != nullptr ? call.action->seat : call.sweep->seat;
}

/// The name of the action; nothing for a card that was played.
std::optional<std::string_view> action(const CallContext& call) {
  if (with_move(call).action == nullptr) return std::nullopt;
  return call.action->name;
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
  const CallContext& call = current_call(state);
  guarded(state, [&] { with_move(call); });
  lua_newtable(state);
  if (call.action == nullptr) return 1;
  const ActionRule& rule = *call.rules->data().find_action(call.action->name);
  for (std::size_t i = 0; i < call.action->arguments.size(); ++i) {
    push_argument(state, rule.arguments[i], call.action->arguments[i]);
    lua_setfield(state, -2, rule.arguments[i].name.c_str());
  }
  return 1;
}

/// The card played; nothing if none was.
std::optional<Card> card(const CallContext& call) {
  const Move* move = find_move(call);
  return move != nullptr ? std::optional(move->card) : std::nullopt;
}

/// The place that the card was played from: "hand", "pile", or a zone of the variant; nothing if no
/// card was played.
std::optional<std::string_view> from(const CallContext& call) {
  if (find_move(call) == nullptr) return std::nullopt;
  const RuleData& rules = call.rules->data();
  const auto& source = rules.stages[static_cast<std::size_t>(call.before->stage())].from;
  if (source && source->zone == Zone::Own)
    return rules.zones[static_cast<std::size_t>(source->own)].name;
  return source && source->zone == Zone::Pile ? "pile" : "hand";
}

/// What the move takes from the table, with the cards of builds.
int captured(lua_State* state) {
  const CallContext& call = current_call(state);
  const Move* move = nullptr;
  guarded(state, [&] { move = find_move(call); });
  if (move != nullptr && move->captures() && (move->piles & all_builds(*call.before)) != 0)
    return push_answer(state, [&] {
      Cards cards = move->captured;
      for (std::size_t i = 0; i < call.before->builds.size(); ++i)
        if ((move->piles >> i & 1) != 0)
          cards.insert(cards.end(), call.before->build(i).begin(), call.before->build(i).end());
      return sorted(cards);
    });
  if (move != nullptr)
    push_cards(state, move->builds() ? std::span<const Card>() : std::span(move->captured));
  else
    push_cards(state, call.sweep != nullptr ? std::span<const Card>(call.sweep->captured)
                                            : std::span<const Card>());
  return 1;
}

/// The table cards that go into a build with the card; none for other moves.
std::span<const Card> with(const CallContext& call) {
  const Move* move = find_move(call);
  return move != nullptr && move->builds() ? std::span<const Card>(move->captured)
                                           : std::span<const Card>();
}

bool trails(const CallContext& call) {
  const Move* move = find_move(call);
  return move != nullptr && move->trails();
}

bool captures(const CallContext& call) {
  const Move* move = find_move(call);
  return (move != nullptr && move->captures()) || call.sweep != nullptr;
}

bool sweeps(const CallContext& call) {
  const Move* move = find_move(call);
  return call.sweep != nullptr || (move != nullptr && clears_table(*move, *call.before));
}

bool builds(const CallContext& call) {
  const Move* move = find_move(call);
  return move != nullptr && move->builds();
}

/// The value of a build; nothing for other moves.
std::optional<int> built(const CallContext& call) {
  return builds(call) ? std::optional(int{call.move->built}) : std::nullopt;
}

/// Whether it is a build of several groups.
bool multiple(const CallContext& call) {
  return builds(call) && is_multiple(*call.move, *call.before, *call.rules);
}

/// The cards of the builds that the move is laid on.
Cards onto(const CallContext& call) {
  Cards cards;
  if (!builds(call)) return cards;
  for (const Place build : piles_of(*call.move, call.rules->data(), call.before->players()))
    for (const Card card : call.before->cards(build)) cards.push_back(card);
  return cards;
}

/// The names of the piles that the move takes whole.
std::vector<std::string> piles(const CallContext& call) {
  std::vector<std::string> names;
  if (const Move* move = find_move(call))
    for (const Place pile : piles_of(*move, call.rules->data(), call.before->players()))
      names.push_back(to_text(pile, call.rules->data()));
  return names;
}

/// The lowest legal value of the played card; nothing for a trail, for a card without values, for a
/// set that is taken whole, and for what was taken without a card or by an action.
std::optional<int> value(const CallContext& call) {
  const Move* move = find_move(call);
  const int played = move != nullptr && call.action == nullptr
                         ? played_value(*move, *call.before, *call.rules).value_or(0)
                         : 0;
  return played != 0 ? std::optional(played) : std::nullopt;
}

/// The groups of the capture in written form; none if no card was played, or by an action.
std::vector<Cards> groups(const CallContext& call) {
  const Move* move = find_move(call);
  if (move == nullptr || call.action != nullptr) return {};
  const TurnContext turn(*call.before, *call.rules);
  const auto played = played_value(*move, turn);
  if (!played) return {};
  std::vector<Cards> groups;
  for (const Group& group : turn.captures(move->card).explain(*played, turn.taken(*move)).groups) {
    Cards& cards = groups.emplace_back();
    for (const Counted& counted : group.cards) cards.push_back(counted.card);
  }
  return groups;
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

std::vector<std::string> broken(const CallContext& call) {
  const Move* move = find_move(call);
  if (call.action != nullptr) return broken_clauses(*call.action, *call.before, *call.rules);
  if (move == nullptr) return {};
  return broken_clauses(*move, *call.before, *call.rules);
}

/// The clauses that the move breaks at an honest table: a list with has(id).
int breaks(lua_State* state) {
  field<&broken>(state);
  lua_pushcfunction(state, binding<&has_clause>);
  lua_setfield(state, -2, "has");
  return 1;
}

}  // namespace

const luaL_Reg move_fields[] = {{"seat", field<&seat>},
                                {"card", field<&card>},
                                {"captured", &captured},
                                {"piles", field<&piles>},
                                {"value", field<&value>},
                                {"groups", field<&groups>},
                                {"trails", field<&trails>},
                                {"captures", field<&captures>},
                                {"builds", field<&builds>},
                                {"built", field<&built>},
                                {"multiple", field<&multiple>},
                                {"with", field<&with>},
                                {"onto", field<&onto>},
                                {"sweeps", field<&sweeps>},
                                {"action", field<&action>},
                                {"breaks", &breaks},
                                {"args", &args},
                                {"from", field<&from>},
                                {nullptr, nullptr}};

}  // namespace kasino
