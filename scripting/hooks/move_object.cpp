#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_builds.hpp"
#include "engine/legality/turn_context.hpp"
#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/objects.hpp"

namespace kasino {

namespace {

/// What the call is about. Throws Error if that is no move, action or sweep.
const Play& play_of(const HookCall& call) {
  if (!call.play) throw Error("there is no move in this call");
  return *call.play;
}

/// The move of a card; null for a sweep that no card made, and for an action that played no card.
/// Throws Error for any other action.
const Move* find_move(const HookCall& call) {
  const Play& play = play_of(call);
  if (play.action != nullptr && play.before == nullptr) throw Error("an action plays no card");
  return play.move;
}

Seat seat(const HookCall& call) { return play_of(call).seat; }

/// The name of the action; nothing for a card that was played.
std::optional<std::string_view> action(const HookCall& call) {
  const Action* action = play_of(call).action;
  return action != nullptr ? std::optional<std::string_view>(action->name) : std::nullopt;
}

void push_argument(lua_State* state, const ArgumentRule& rule, const ArgumentValue& value) {
  using Kind = ArgumentRule::Kind;
  switch (rule.kind) {
    case Kind::OneCard: return push_card(state, value.cards.front());
    case Kind::SomeCards:
    case Kind::CardSets: return push_cards(state, value.cards);
    case Kind::AnySeat:
    case Kind::Number: return lua_pushinteger(state, value.number);
    case Kind::OnePlace:
      if (rule.place.zone == Zone::Build) return lua_pushinteger(state, value.number + 1);
      [[fallthrough]];
    case Kind::Word: {
      const std::string& word = rule.words[static_cast<std::size_t>(value.number)];
      lua_pushlstring(state, word.data(), word.size());
      return;
    }
  }
}

/// The arguments of the action by name, as far as they are chosen; none for a card.
int args(lua_State* state) {
  const HookCall& call = current_call(state);
  guarded(state, [&] { play_of(call); });
  lua_newtable(state);
  const Action* action = call.play->action;
  if (action == nullptr) return 1;
  const ActionRule& rule = *call.rules->data().find_action(action->name);
  for (std::size_t i = 0; i < action->arguments.size(); ++i) {
    push_argument(state, rule.arguments[i], action->arguments[i]);
    lua_setfield(state, -2, rule.arguments[i].name.c_str());
  }
  return 1;
}

/// The card played; nothing if none was.
std::optional<Card> card(const HookCall& call) {
  const Move* move = find_move(call);
  return move != nullptr ? std::optional(move->card) : std::nullopt;
}

/// The cards played: several by an action that names them, as far as they are chosen.
Cards cards(const HookCall& call) {
  const Play& play = play_of(call);
  if (play.action != nullptr)
    return cards_of_play(*play.action, play.before != nullptr ? *play.before : *call.state,
                         call.rules->data())
        .played;
  return play.move != nullptr ? Cards{play.move->card} : Cards();
}

/// The place that the card was played from: "hand", "pile", or a zone of the variant; nothing if no
/// card was played.
std::optional<std::string_view> from(const HookCall& call) {
  if (find_move(call) == nullptr) return std::nullopt;
  const RuleData& rules = call.rules->data();
  const auto& source = stage_asked(*call.play->before, rules).from;
  if (source && source->zone == Zone::Own)
    return rules.zones[static_cast<std::size_t>(source->own)].name;
  return source && source->zone == Zone::Pile ? "pile" : "hand";
}

/// What the move takes from the table, with the cards of builds.
int captured(lua_State* state) {
  const HookCall& call = current_call(state);
  const Move* move = nullptr;
  guarded(state, [&] { move = find_move(call); });
  if (move != nullptr && move->captures() && (move->whole & all_builds(*call.play->before)) != 0)
    return push_answer(state, [&] {
      Cards cards = move->captured;
      for (std::size_t i = 0; i < call.play->before->builds.size(); ++i)
        if ((move->whole >> i & 1) != 0)
          cards.insert(cards.end(), call.play->before->build(i).begin(),
                       call.play->before->build(i).end());
      return sorted(cards);
    });
  if (move != nullptr)
    push_cards(state, move->builds() ? std::span<const Card>() : std::span(move->captured));
  else
    push_cards(state, call.play->swept);
  return 1;
}

/// The table cards that go into a build with the card; none for other moves.
std::span<const Card> with(const HookCall& call) {
  const Move* move = find_move(call);
  return move != nullptr && move->builds() ? std::span<const Card>(move->captured)
                                           : std::span<const Card>();
}

bool trails(const HookCall& call) {
  const Move* move = find_move(call);
  return move != nullptr && move->trails();
}

bool captures(const HookCall& call) {
  const Move* move = find_move(call);
  return (move != nullptr && move->captures()) || call.play->is_sweep_by_acts();
}

bool sweeps(const HookCall& call) {
  const Move* move = find_move(call);
  return call.play->is_sweep_by_acts() ||
         (move != nullptr && clears_table(*move, *call.play->before));
}

bool builds(const HookCall& call) {
  const Move* move = find_move(call);
  return move != nullptr && move->builds();
}

/// The value of a build; nothing for other moves.
std::optional<int> built(const HookCall& call) {
  return builds(call) ? std::optional(int{call.play->move->built}) : std::nullopt;
}

/// Whether it is a build of several groups.
bool multiple(const HookCall& call) {
  return builds(call) && is_multiple(*call.play->move, *call.play->before, *call.rules);
}

/// The cards of the builds that the move is laid on.
Cards onto(const HookCall& call) {
  Cards cards;
  if (!builds(call)) return cards;
  for (const Place build :
       places_of(*call.play->move, call.rules->data(), call.play->before->players()))
    for (const Card card : call.play->before->cards(build)) cards.push_back(card);
  return cards;
}

/// The names of the piles that the move takes, or the top card of.
std::vector<std::string> piles(const HookCall& call) {
  std::vector<std::string> names;
  if (const Move* move = find_move(call))
    for (const Place pile : places_of(*move, call.rules->data(), call.play->before->players()))
      names.push_back(to_text(pile, call.rules->data()));
  return names;
}

/// The lowest legal value of the played card; nothing for a trail, for a card without values, for a
/// set that is taken whole, and for what was taken without a card or by an action.
std::optional<int> value(const HookCall& call) {
  const Move* move = find_move(call);
  const int played = move != nullptr && call.play->action == nullptr
                         ? played_value(*move, *call.play->before, *call.rules).value_or(0)
                         : 0;
  return played != 0 ? std::optional(played) : std::nullopt;
}

/// The groups of the capture in written form; none if no card was played, or by an action.
std::vector<Cards> groups(const HookCall& call) {
  const Move* move = find_move(call);
  if (move == nullptr || call.play->action != nullptr) return {};
  const TurnContext turn(*call.play->before, *call.rules);
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

std::vector<std::string> broken(const HookCall& call) {
  const Move* move = find_move(call);
  if (call.play->action != nullptr)
    return broken_clauses(*call.play->action, *call.play->before, *call.rules);
  if (move == nullptr) return {};
  return broken_clauses(*move, *call.play->before, *call.rules);
}

/// The clauses that the move breaks at an honest table: a list with has(id).
int breaks(lua_State* state) {
  field<&broken>(state);
  lua_pushcfunction(state, binding<&has_clause>);
  lua_setfield(state, -2, "has");
  return 1;
}

constexpr MemberRow move_fields_rows[] = {
    {"seat", field<&seat>, "kasino.Seat", "who makes it", R"(game:award(move.seat, 1, "X-1"))"},
    {"card", field<&card>, "kasino.Card",
     "the played card; of cards only. False for a sweep by game:sweep", R"(move.card == "s2")"},
    {"cards", field<&cards>, "kasino.Cards",
     "the cards played: of an action that plays all that it names of where cards are played from",
     "move.cards:sum() == 10"},
    {"captured", &captured, "kasino.Cards",
     "what it takes from the table, builds too; empty for other moves. Of cards only",
     R"(move.captured:has("A"))"},
    {"piles", field<&piles>, "string[]",
     "the names of the piles that it takes, or the top card of; empty for most. Of cards only",
     R"(move.piles[1] == "pile2")"},
    {"value", field<&value>, "integer|false",
     "the lowest value the card can be played at; false if none is needed. Of cards only",
     "move.value == 14"},
    {"groups", field<&groups>, "kasino.Cards[]",
     "what it takes, group by group; empty for what is taken whole. Of cards only",
     "#move.groups > 1"},
    {"trails", field<&trails>, "boolean", "whether the card is laid out; of cards only",
     "move.trails and not view.last_round"},
    {"captures", field<&captures>, "boolean", "whether it takes something; of cards only",
     "if move.captures then ... end"},
    {"builds", field<&builds>, "boolean", "whether it builds; of cards only",
     "if move.builds then ... end"},
    {"built", field<&built>, "integer|false",
     "the value that it builds to; false for another move. Of cards only", "move.built == 8"},
    {"multiple", field<&multiple>, "boolean",
     "whether it is a build of several groups; of cards only", "not move.multiple"},
    {"with", field<&with>, "kasino.Cards",
     "the cards of the table that go into the build with it; empty for another move. Of cards only",
     R"(move.with:has("s2"))"},
    {"onto", field<&onto>, "kasino.Cards",
     "the cards of the builds that it is laid on; empty for most. Of cards only", "#move.onto > 0"},
    {"sweeps", field<&sweeps>, "boolean",
     "whether it takes the whole table, void sweeps too; of cards only", "not move.sweeps"},
    {"action", field<&action>, "string|false", "the action's name; false for a card",
     R"(move.action == "call")"},
    {"breaks", &breaks, "kasino.Breaks", "the clauses it breaks at an honest table; of cards only",
     R"(move.breaks:has("X-1"))"},
    {"args", &args, "table<string, any>", "an action's arguments by name; empty for a card",
     "move.args.card"},
    {"from", field<&from>, "string",
     R"(where the card was played from: "hand", "pile" or a zone of yours; of cards only)",
     R"(move.from == "reserve")"},
};

}  // namespace

const Members move_fields = move_fields_rows;

}  // namespace kasino
