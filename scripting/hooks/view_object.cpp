#include <algorithm>
#include <stdexcept>

#include "engine/text/spelling.hpp"
#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/objects.hpp"

namespace kasino {

namespace {

/// A field of the view, answered from the call under way.
template <auto read>
int field(lua_State* state) {
  using Result = decltype(read(std::declval<const CallContext&>()));
  return Answer<Result>::push(state, read(current_call(state)));
}

SeatOrFalse viewer(const CallContext& call) { return {call.viewer}; }
SeatOrFalse turn(const CallContext& call) {
  if (call.state->phase != Phase::Play) return {};
  return {call.state->turn};
}
std::string_view stage(const CallContext& call) {
  return call.rules->data().stages[static_cast<std::size_t>(call.state->stage())].name;
}
int dealer(const CallContext& call) { return call.state->dealer; }
int deal(const CallContext& call) { return call.state->deal; }
int round_number(const CallContext& call) { return call.state->round; }
bool last_round(const CallContext& call) { return call.state->last_round; }
int stock(const CallContext& call) { return static_cast<int>(call.state->stock().size()); }
std::span<const Card> table(const CallContext& call) { return call.state->table(); }
SeatOrFalse last_capturer(const CallContext& call) { return {call.state->last_capturer}; }
SeatOrFalse last_player(const CallContext& call) { return {call.state->last_player}; }

int seats(lua_State* state) {
  return push_seats(state, [](Seat) { return true; });
}

/// The cards that there are, wherever they lie.
int deck(lua_State* state) {
  const CallContext& call = current_call(state);
  auto* cards = static_cast<Card*>(lua_newuserdatauv(state, most_cards_in_deck * sizeof(Card), 0));
  std::size_t count = 0;
  guarded(state, [&] {
    const Cards all = full_deck(call.rules->data().deck);
    std::copy(all.begin(), all.end(), cards);
    count = all.size();
  });
  push_cards(state, {cards, count});
  return 1;
}

/// Sweeps by seat, of those that are out too.
int sweeps_by_seat(lua_State* state) {
  const State& position = *current_call(state).state;
  lua_createtable(state, position.players(), 0);
  for (Seat seat = 1; seat <= position.players(); ++seat) {
    lua_pushinteger(state, position.sweeps[static_cast<std::size_t>(seat - 1)]);
    lua_rawseti(state, -2, seat);
  }
  return 1;
}

/// Sets the fields of the table on top. [-0, +0, m]
void set_options(lua_State* state, const std::vector<OptionValue>& options) {
  for (const OptionValue& option : options) {
    lua_pushlstring(state, option.value.data(), option.value.size());
    if (option.choices.empty()) {
      lua_stringtonumber(state, option.value.c_str());
      lua_remove(state, -2);
    } else if (option.value == "true" || option.value == "false") {
      lua_pop(state, 1);
      lua_pushboolean(state, option.value == "true" ? 1 : 0);
    }
    lua_setfield(state, -2, option.name.c_str());
  }
}

/// options.NAME, where there is no such option.
int unknown_option(lua_State* state) {
  if (lua_type(state, 2) != LUA_TSTRING) raise_format(state, "options have names");
  Fault fault;
  const auto tell = [&] {
    std::vector<std::string> names;
    const RuleData& rules = current_call(state).rules->data();
    for (const OptionValue& option : rules.options) names.push_back(option.name);
    for (const OptionValue& option : rules.pinned) names.push_back(option.name);
    const std::string name = lua_tostring(state, 2);
    fault.set("there is no option '" + printable(name, 60) + '\'' + did_you_mean(name, names));
  };
  current_call(state);  // raises where there is none, with nothing to leave behind
  tell();
  raise(state, fault);
}

/// view.options: true and false, numbers and words, as they are set or pinned.
int options(lua_State* state) {
  const RuleData& rules = current_call(state).rules->data();
  lua_createtable(state, 0, static_cast<int>(rules.options.size() + rules.pinned.size()));
  set_options(state, rules.options);
  set_options(state, rules.pinned);
  constexpr const char* type = "kasino.options";
  if (luaL_newmetatable(state, type) != 0) {
    lua_pushcfunction(state, &unknown_option);
    lua_setfield(state, -2, "__index");
    lock_metatable(state);
  }
  lua_setmetatable(state, -2);
  return 1;
}

int match(lua_State* state) {
  const MatchRule& rule = current_call(state).rules->data().match;
  lua_createtable(state, 0, 4);
  lua_pushinteger(state, rule.to);
  lua_setfield(state, -2, "to");
  lua_pushinteger(state, rule.out_at);
  lua_setfield(state, -2, "out_at");
  lua_pushinteger(state, rule.deals);
  lua_setfield(state, -2, "deals");
  lua_pushstring(state, rule.highest_wins ? "highest" : "lowest");
  lua_setfield(state, -2, "rank");
  return 1;
}

/// The move that waits, as a table; false if none does.
int pending(lua_State* state) {
  const CallContext& call = current_call(state);
  if (!call.state->pending) {
    lua_pushboolean(state, 0);
    return 1;
  }
  const Move& move = *call.state->pending;
  lua_createtable(state, 0, 5);
  lua_pushinteger(state, move.seat);
  lua_setfield(state, -2, "seat");
  push_card(state, move.card);
  lua_setfield(state, -2, "card");
  push_cards(state, move.captured);
  lua_setfield(state, -2, "captured");
  lua_pushboolean(state, move.trails() ? 1 : 0);
  lua_setfield(state, -2, "trails");
  lua_pushboolean(state, move.trails() ? 0 : 1);
  lua_setfield(state, -2, "captures");
  return 1;
}

// Cards.

/// The cards of a place: where they are hidden, no more than how many.
int push_place(lua_State* state, Self self, Place place) {
  const View view = self->view();
  if (!view.is_readable(place)) {
    push_hidden_cards(state, place, static_cast<std::size_t>(view.count(place)));
    return 1;
  }
  std::span<const Card> cards;
  guarded(state, [&] { cards = view.cards(place); });
  push_cards(state, cards);
  return 1;
}

/// The seat named at 2, or the viewer's own.
Seat whose(lua_State* state, Self self, const char* what) {
  if (const auto named = Argument<std::optional<SeatNumber>>::read(state, 2)) return named->seat;
  if (!self->viewer) raise_format(state, "say whose %s: game:%s(seat)", what, what);
  return *self->viewer;
}

int hand(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  check_argument_count(state, 2);
  return push_place(state, self, Place::hand(whose(state, self, "hand")));
}

int pile(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  check_argument_count(state, 2);
  return push_place(state, self, Place::pile(whose(state, self, "pile")));
}

/// zone(name[, seat[, slot]])
int zone(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const Place place = check_own_place(state, 2);
  return push_place(state, self, place);
}

bool holds_value(Self self, int value, std::optional<Card> except) {
  if (!self->viewer) throw std::invalid_argument("holds is asked of a view, not of the game");
  const auto cards = self->view().cards(Place::hand(*self->viewer));
  return std::any_of(cards.begin(), cards.end(), [&](Card card) {
    const Values& values = self->rules->data().capture.hand_values[card.face()];
    return (!except || card != *except) &&
           std::find(values.begin(), values.end(), value) != values.end();
  });
}

// Variables.

/// Pushes a value as the script knows it: a boolean, a number, a seat or card or false, a word.
void push_value(lua_State* state, const VariableRule& rule, int value) {
  switch (rule.type) {
    case VariableRule::Type::Flag: lua_pushboolean(state, value); return;
    case VariableRule::Type::Number: lua_pushinteger(state, value); return;
    case VariableRule::Type::SeatNumber:
      Answer<SeatOrFalse>::push(state, {value == 0 ? std::nullopt : std::optional<Seat>(value)});
      return;
    case VariableRule::Type::OneCard:
      if (value == 0)
        lua_pushboolean(state, 0);
      else
        push_card(state, Card::of_number(value - 1));
      return;
    case VariableRule::Type::Word: {
      const std::string& word = rule.words[static_cast<std::size_t>(value)];
      lua_pushlstring(state, word.data(), word.size());
    }
  }
}

/// var(name[, seat[, slot]])
int variable(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const RuleData& rules = self->rules->data();
  const VariableAt at = check_variable(state, 2, rules);
  check_argument_count(state, at.next - 1);
  const VariableRule& rule = rules.variables[at.variable];
  const bool restricted = self->viewer || self->is_public;
  const bool others = !rule.per_seat || self->viewer != at.seat;
  if (restricted && (rule.show == Show::Hidden || (rule.show == Show::Owner && others))) {
    if (!rule.per_seat) raise_format(state, "%s is hidden", rule.name.c_str());
    raise_format(state, "%s of seat %d is hidden", rule.name.c_str(), at.seat);
  }
  const std::size_t slot = variable_slot(rules, at.variable, at.seat, at.slot);
  if (!rule.is_set) {
    push_value(state, rule, self->state->variables[slot]);
    return 1;
  }
  const std::vector<int>& values = self->state->sets[slot];
  push_empty_set(state, values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    push_value(state, rule, values[i]);
    lua_rawseti(state, -2, static_cast<lua_Integer>(i + 1));
  }
  return 1;
}

}  // namespace

const luaL_Reg view_fields[] = {{"seat", field<&viewer>},
                                {"turn", field<&turn>},
                                {"stage", field<&stage>},
                                {"dealer", field<&dealer>},
                                {"deal", field<&deal>},
                                {"round", field<&round_number>},
                                {"last_round", field<&last_round>},
                                {"seats", &seats},
                                {"options", &options},
                                {"deck", &deck},
                                {"table", field<&table>},
                                {"stock", field<&stock>},
                                {"sweeps", &sweeps_by_seat},
                                {"last_capturer", field<&last_capturer>},
                                {"last_player", field<&last_player>},
                                {"pending", &pending},
                                {"match", &match},
                                {nullptr, nullptr}};

const luaL_Reg view_methods[] = {{"hand", binding<&hand>},    {"pile", binding<&pile>},
                                 {"zone", binding<&zone>},    {"holds", binding<&holds_value>},
                                 {"var", binding<&variable>}, {nullptr, nullptr}};

}  // namespace kasino
