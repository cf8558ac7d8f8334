#include <algorithm>
#include <stdexcept>

#include "scripting/card_objects.hpp"
#include "scripting/objects.hpp"
#include "scripting/suggest.hpp"

namespace kasino {

namespace {

/// A field of the view, answered from the call under way.
template <auto read>
int field(lua_State* state) {
  using Result = decltype(read(std::declval<const CallContext&>()));
  return Answer<Result>::push(state, read(current_call(state)));
}

SeatOrFalse seat(const CallContext& call) { return {call.viewer}; }
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

/// Sweeps by seat, of those that are out too.
int sweeps(lua_State* state) {
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

/// view.options: true and false, numbers and words, as they are set or pinned.
int options(lua_State* state) {
  const RuleData& rules = current_call(state).rules->data();
  lua_createtable(state, 0, static_cast<int>(rules.options.size() + rules.pinned.size()));
  set_options(state, rules.options);
  set_options(state, rules.pinned);
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

// Cards.

std::span<const Card> hand(Self self, std::optional<SeatNumber> of) {
  if (!of && !self->viewer) throw std::invalid_argument("say whose hand: game:hand(seat)");
  return self->view().cards(Place::hand(of ? of->seat : *self->viewer));
}

std::span<const Card> pile(Self self, std::optional<SeatNumber> of) {
  if (!of && !self->viewer) throw std::invalid_argument("say whose pile: game:pile(seat)");
  return self->view().cards(Place::pile(of ? of->seat : *self->viewer));
}

bool holds(Self self, int value, std::optional<Card> except) {
  if (!self->viewer) throw std::invalid_argument("holds is asked of a view, not of the game");
  const auto cards = self->view().cards(Place::hand(*self->viewer));
  return std::any_of(cards.begin(), cards.end(), [&](Card card) {
    const Values& values = self->rules->data().capture.hand_values[card.face()];
    return (!except || card != *except) &&
           std::find(values.begin(), values.end(), value) != values.end();
  });
}

// Variables.

/// var(name[, seat]): a boolean, a number, a seat or false, a word.
int variable(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const RuleData& rules = self->rules->data();
  const std::size_t index = check_variable(state, 2, rules);
  const VariableRule& rule = rules.variables[index];
  const Seat owner = rule.per_seat ? Argument<SeatNumber>::read(state, 3).seat : 1;
  using Show = VariableRule::Show;
  const bool restricted = self->viewer || self->is_public;
  const bool others = !rule.per_seat || self->viewer != owner;
  if (restricted && (rule.show == Show::Hidden || (rule.show == Show::Owner && others))) {
    if (!rule.per_seat) raise_format(state, "%s is hidden", rule.name.c_str());
    raise_format(state, "%s of seat %d is hidden", rule.name.c_str(), owner);
  }
  const int value = self->state->variables[variable_slot(rules, index, owner)];
  switch (rule.type) {
    case VariableRule::Type::Flag: lua_pushboolean(state, value); return 1;
    case VariableRule::Type::Number: lua_pushinteger(state, value); return 1;
    case VariableRule::Type::SeatNumber:
      return Answer<SeatOrFalse>::push(state,
                                       {value == 0 ? std::nullopt : std::optional<Seat>(value)});
    case VariableRule::Type::Word: {
      const std::string& word = rule.words[static_cast<std::size_t>(value)];
      lua_pushlstring(state, word.data(), word.size());
      return 1;
    }
  }
  return 0;
}

}  // namespace

const luaL_Reg view_fields[] = {{"seat", field<&seat>},
                                {"turn", field<&turn>},
                                {"stage", field<&stage>},
                                {"dealer", field<&dealer>},
                                {"deal", field<&deal>},
                                {"round", field<&round_number>},
                                {"last_round", field<&last_round>},
                                {"seats", &seats},
                                {"options", &options},
                                {"table", field<&table>},
                                {"stock", field<&stock>},
                                {"sweeps", &sweeps},
                                {"last_capturer", field<&last_capturer>},
                                {"last_player", field<&last_player>},
                                {"match", &match},
                                {nullptr, nullptr}};

const luaL_Reg view_methods[] = {{"hand", binding<&hand>},
                                 {"pile", binding<&pile>},
                                 {"holds", binding<&holds>},
                                 {"var", binding<&variable>},
                                 {nullptr, nullptr}};

}  // namespace kasino
