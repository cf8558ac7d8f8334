#include <algorithm>
#include <stdexcept>

#include "engine/model/money.hpp"
#include "engine/play/scoring.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/objects.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

std::optional<Seat> viewer(const CallContext& call) { return call.viewer; }
std::optional<Seat> turn(const CallContext& call) {
  return call.state->phase == Phase::Play ? std::optional(call.state->turn) : std::nullopt;
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
std::optional<Seat> last_capturer(const CallContext& call) { return call.state->last_capturer; }
std::optional<Seat> last_player(const CallContext& call) { return call.state->last_player; }
int players(const CallContext& call) { return call.state->players(); }
std::vector<Seat> seats(const CallContext& call) { return call.state->seats_in(); }
/// The cards of the deck, wherever they lie.
Cards deck(const CallContext& call) { return full_deck(call.rules->data().deck); }
/// The sweeps by seat; seats that are out count too.
std::vector<int> sweeps_by_seat(const CallContext& call) {
  const auto& sweeps = call.state->sweeps;
  return {sweeps.begin(), sweeps.begin() + call.state->players()};
}

int push_option(lua_State* state, const OptionValue& option) {
  if (option.is_number())
    lua_stringtonumber(state, option.value.c_str());
  else if (option.is_flag())
    lua_pushboolean(state, option.value == "true" ? 1 : 0);
  else
    lua_pushlstring(state, option.value.data(), option.value.size());
  return 1;
}

int option_named(lua_State* state) {
  if (lua_type(state, 2) != LUA_TSTRING) raise_format(state, "options have names");
  const RuleData& rules = current_call(state).rules->data();
  const char* const name = lua_tostring(state, 2);
  for (const auto* options : {&rules.options, &rules.pinned})
    for (const OptionValue& option : *options)
      if (option.name == name) return push_option(state, option);
  raise_words(state, [&] {
    std::vector<std::string> names;
    for (const auto* options : {&rules.options, &rules.pinned})
      for (const OptionValue& option : *options) names.push_back(option.name);
    return "there is no option '" + printable(name, 60) + '\'' + did_you_mean(name, names);
  });
}

/// view.options: booleans, numbers and words by name, as set or pinned.
int options(lua_State* state) {
  static const char key = 0;
  if (lua_rawgetp(state, LUA_REGISTRYINDEX, &key) == LUA_TTABLE) return 1;
  lua_newtable(state);
  lua_newtable(state);
  lua_pushcfunction(state, &option_named);
  lua_setfield(state, -2, "__index");
  push_refusal_to_write(state, "list of options");
  lua_setfield(state, -2, "__newindex");
  lock_metatable(state);
  lua_setmetatable(state, -2);
  lua_pushvalue(state, -1);
  lua_rawsetp(state, LUA_REGISTRYINDEX, &key);
  return 1;
}

int match(lua_State* state) {
  const MatchRule& rule = current_call(state).rules->data().match;
  lua_createtable(state, 0, 4);
  set_field(state, "to", rule.to);
  set_field(state, "out_at", rule.out_at);
  set_field(state, "deals", rule.deals);
  set_field(state, "rank", std::string_view(rule.highest_wins ? "highest" : "lowest"));
  return 1;
}

/// The winners, if the match is over: those of an act of this call, or those by the scores once the
/// deal is counted.
std::optional<std::vector<Seat>> winners_if_over(const CallContext& call) {
  if (call.effects != nullptr && call.effects->match_winners())
    return call.effects->match_winners();
  switch (call.state->phase) {
    case Phase::Play: return std::nullopt;
    case Phase::DealOver: return match_winners(*call.state, call.rules->data());
    case Phase::MatchOver: return call.state->winners;
  }
  return std::nullopt;
}

/// view.builds: { cards, value, owner, multiple } of each.
int builds(lua_State* state) {
  const State& position = *current_call(state).state;
  lua_createtable(state, static_cast<int>(position.builds.size()), 0);
  for (std::size_t i = 0; i < position.builds.size(); ++i) {
    const Build& build = position.builds[i];
    lua_createtable(state, 0, 4);
    set_field(state, "cards", position.build(i));
    set_field(state, "value", build.value);
    set_field(state, "owner", build.owner);
    set_field(state, "multiple", build.is_multiple);
    lua_rawseti(state, -2, static_cast<lua_Integer>(i + 1));
  }
  return 1;
}

bool match_is_over(const CallContext& call) { return winners_if_over(call).has_value(); }
/// The winners; none before the match is over.
std::vector<Seat> winners(const CallContext& call) {
  return winners_if_over(call).value_or(std::vector<Seat>());
}

/// The play that waits for answers, as a table (an action: its name); false if none waits.
int pending(lua_State* state) {
  const std::optional<Step>& play = current_call(state).state->pending;
  if (!play) return Answer<bool>::push(state, false);
  lua_createtable(state, 0, 5);
  set_field(state, "seat", seat_of(*play));
  if (const auto* action = std::get_if<Action>(&*play)) {
    set_field(state, "action", std::string_view(action->name));
    return 1;
  }
  const auto* move = &std::get<Move>(*play);
  set_field(state, "card", move->card);
  set_field(state, "captured", move->captured);
  set_field(state, "trails", move->trails());
  set_field(state, "captures", move->captures());
  if (move->builds()) set_field(state, "built", int{move->built});
  return 1;
}

// Cards.

/// Pushes the cards of a place; if they are hidden, only their number.
int push_place(lua_State* state, Self self, Place place) {
  const View view = self->view();
  if (!view.is_readable(place)) {
    push_hidden_cards(state, place, static_cast<std::size_t>(view.count(place)));
    return 1;
  }
  return push_answer(state, [&] { return view.cards(place); });
}

/// The seat named at 2, or the viewer's own seat.
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

/// The next place of each(): its seat, its slot and its cards. Upvalues: the object asked, the
/// zone, and the number of the place.
int next_place(lua_State* state) {
  const Self self = Argument<Self>::read(state, lua_upvalueindex(1));
  const auto index = static_cast<int>(lua_tointeger(state, lua_upvalueindex(2)));
  const ZoneRule& zone = self->rules->data().zones[static_cast<std::size_t>(index)];
  const int places = zone.per_seat ? self->state->players() * zone.slots : zone.slots;
  for (auto at = static_cast<int>(lua_tointeger(state, lua_upvalueindex(3))); at < places; ++at) {
    const Seat seat = zone.per_seat ? at / zone.slots + 1 : 0;
    const int slot = at % zone.slots + 1;
    const Place place = Place::own(self->rules->data(), index, seat, slot);
    if (self->view().count(place) == 0) continue;
    lua_pushinteger(state, at + 1);
    lua_replace(state, lua_upvalueindex(3));
    Answer<std::optional<int>>::push(state, seat == 0 ? std::nullopt : std::optional(seat));
    lua_pushinteger(state, slot);
    return 2 + push_place(state, self, place);
  }
  return 0;
}

/// each(zone): for `for seat, slot, cards in view:each("box") do`; skips empty places.
int each_place(lua_State* state) {
  Argument<Self>::read(state, 1);
  check_argument_count(state, 2);
  const int zone = check_own_zone(state, Argument<std::string_view>::read(state, 2));
  lua_settop(state, 1);
  lua_pushinteger(state, zone);
  lua_pushinteger(state, 0);
  lua_pushcclosure(state, binding<&next_place>, 3);
  return 1;
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

// Money.

int bank(const CallContext& call) { return call.state->bank; }

/// purse([seat])
int purse(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  check_argument_count(state, 2);
  const Seat seat = whose(state, self, "purse");
  return push_answer(state, [&] { return purse_of(*self->state, self->rules->data(), seat); });
}

/// pot(name[, seat][, slot]): the money in these slots together.
template <bool OfOneSeat>
int pot(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  check_argument_count(state, OfOneSeat ? 5 : 4);
  return Answer<int>::push(
      state, staked_in(read_pot(state, 2, OfOneSeat), *self->state, self->rules->data()));
}

// Variables.

/// Pushes a value as scripts know it: a boolean, a number, a word, a seat or card or false.
int push_value(lua_State* state, const VariableRule& rule, int value) {
  if (value == 0 &&
      (rule.type == VariableRule::Type::SeatNumber || rule.type == VariableRule::Type::OneCard))
    return Answer<bool>::push(state, false);
  switch (rule.type) {
    case VariableRule::Type::Flag: return Answer<bool>::push(state, value != 0);
    case VariableRule::Type::Number:
    case VariableRule::Type::SeatNumber: return Answer<int>::push(state, value);
    case VariableRule::Type::OneCard: return Answer<Card>::push(state, Card::of_number(value - 1));
    case VariableRule::Type::Word: break;
  }
  return Answer<std::string>::push(state, rule.words[static_cast<std::size_t>(value)]);
}

/// var(name[, seat[, slot]])
int variable(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const RuleData& rules = self->rules->data();
  const VariableAt at = check_variable(state, 2, rules);
  check_argument_count(state, at.next - 1);
  const VariableRule& rule = rules.variables[at.variable];
  if (!self->view().knows(rule, at.seat)) {
    if (!rule.per_seat) raise_format(state, "%s is hidden", rule.name.c_str());
    raise_format(state, "%s of seat %d is hidden", rule.name.c_str(), at.seat);
  }
  const std::size_t slot = variable_slot(rules, at.variable, at.seat, at.slot);
  if (!rule.is_set) return push_value(state, rule, self->state->variables[slot]);
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
                                {"seats", field<&seats>},
                                {"players", field<&players>},
                                {"options", &options},
                                {"deck", field<&deck>},
                                {"table", field<&table>},
                                {"builds", &builds},
                                {"stock", field<&stock>},
                                {"sweeps", field<&sweeps_by_seat>},
                                {"last_capturer", field<&last_capturer>},
                                {"last_player", field<&last_player>},
                                {"pending", &pending},
                                {"bank", field<&bank>},
                                {"match", &match},
                                {"match_is_over", field<&match_is_over>},
                                {"winners", field<&winners>},
                                {nullptr, nullptr}};

const luaL_Reg view_methods[] = {{"hand", binding<&hand>},         {"pile", binding<&pile>},
                                 {"zone", binding<&zone>},         {"each", binding<&each_place>},
                                 {"holds", binding<&holds_value>}, {"purse", binding<&purse>},
                                 {"pot", binding<&pot<true>>},     {"staked", binding<&pot<false>>},
                                 {"var", binding<&variable>},      {nullptr, nullptr}};

}  // namespace kasino
