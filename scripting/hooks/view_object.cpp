#include <algorithm>
#include <any>
#include <stdexcept>
#include <type_traits>

#include "engine/model/facts.hpp"
#include "engine/model/money.hpp"
#include "engine/play/scoring.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/objects.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

std::optional<Seat> viewer(const HookCall& call) { return call.viewer; }

// Facts.

/// What a fact says if it is no list or map: it owns nothing, so pushing it may raise.
using PlainValue =
    std::variant<std::monostate, Unseen, bool, int, std::string_view, Card, SeenCards>;
static_assert(std::is_trivially_destructible_v<PlainValue>);

/// The plain value; nothing for a list or map.
std::optional<PlainValue> plain(const FactValue& value) {
  return std::visit(
      [](const auto& is) -> std::optional<PlainValue> {
        if constexpr (std::is_constructible_v<PlainValue, decltype(is)>) return is;
        return std::nullopt;
      },
      value.is);
}

/// Pushes what a fact says: false for nobody and for what is unseen. [-0, +1, m]
struct FactPusher {
  lua_State* state;

  int operator()(std::monostate) const { return Answer<bool>::push(state, false); }
  int operator()(Unseen) const { return Answer<bool>::push(state, false); }
  int operator()(const SeenCards& cards) const {
    return Answer<std::span<const Card>>::push(state, cards.shown);
  }
  int operator()(const FactValue::List& list) const {
    lua_createtable(state, static_cast<int>(list.size()), 0);
    for (std::size_t i = 0; i < list.size(); ++i) {
      std::visit(*this, list[i].is);
      lua_rawseti(state, -2, static_cast<lua_Integer>(i + 1));
    }
    return 1;
  }
  int operator()(const FactValue::Set& set) const { return (*this)(set.values); }
  int operator()(const FactValue::Map& map) const {
    lua_createtable(state, 0, static_cast<int>(map.size()));
    for (const auto& [name, value] : map) {
      Answer<std::string_view>::push(state, name);
      std::visit(*this, value.is);
      lua_rawset(state, -3);
    }
    return 1;
  }
  template <class Plain>
  int operator()(const Plain& value) const {
    return Answer<Plain>::push(state, value);
  }
};

}  // namespace

int push_fact(lua_State* state, const Fact& fact) {
  const HookCall& call = current_call(state);
  std::any& answer = sandbox_of(state).answer();  // outlives whatever pushing raises
  std::optional<PlainValue> value;
  guarded(state, [&] {
    FactValue told = fact.tell(*call.state, call.rules->data(), call.view());
    value = plain(told);
    if (!value) answer = std::move(told);
  });
  return value ? std::visit(FactPusher{state}, *value)
               : std::visit(FactPusher{state}, std::any_cast<FactValue>(&answer)->is);
}

namespace {

/// The cards of the deck, wherever they lie.
Cards deck(const HookCall& call) { return full_deck(call.rules->data().deck); }
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
  sandbox_of(state).blame() = {Misuse::Other, name};
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
std::optional<std::vector<Seat>> winners_if_over(const HookCall& call) {
  if (call.effects != nullptr && call.effects->match_winners())
    return call.effects->match_winners();
  switch (call.state->phase) {
    case Phase::Play: return std::nullopt;
    case Phase::DealOver: return match_winners(*call.state, call.rules->data());
    case Phase::MatchOver: return call.state->winners;
  }
  return std::nullopt;
}

bool match_is_over(const HookCall& call) { return winners_if_over(call).has_value(); }
/// The winners; none before the match is over.
std::vector<Seat> winners(const HookCall& call) {
  return winners_if_over(call).value_or(std::vector<Seat>());
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

int push_place_of(lua_State* state, Place (*of)(Seat), const char* what) {
  const Self self = Argument<Self>::read(state, 1);
  check_argument_count(state, 2);
  return push_place(state, self, of(whose(state, self, what)));
}

int hand(lua_State* state) { return push_place_of(state, &Place::hand, "hand"); }
int pile(lua_State* state) { return push_place_of(state, &Place::pile, "pile"); }

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

int push_value(lua_State* state, const VariableRule& rule, int value) {
  const std::optional<PlainValue> pushed = plain(variable_value(rule, value));
  return std::visit(FactPusher{state}, *pushed);
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

/// For a field that is a fact of the position, which has its meaning.
constexpr lua_CFunction by_fact = nullptr;

constexpr MemberRow view_fields_rows[] = {
    {"seat", field<&viewer>, "kasino.Seat|false", "whose eyes these are; false where nobody's",
     "view:hand(view.seat)"},
    {"turn", by_fact, "kasino.Seat|false", "", "view.turn == view.seat"},
    {"stage", by_fact, "string", "", R"(view.stage == "double")"},
    {"dealer", by_fact, "kasino.Seat", "", "move.seat == view.dealer"},
    {"deal", by_fact, "integer", "", "view.deal == 1"},
    {"round", by_fact, "integer", "", "view.round > 1"},
    {"last_round", by_fact, "boolean", "", "not view.last_round"},
    {"seats", by_fact, "kasino.Seat[]", "", "for _, seat in ipairs(game.seats) do ... end"},
    {"players", by_fact, "integer", ""},
    {"options", &options, "table<string, boolean|integer|string>",
     "what the options are set to, by name", "view.options.target == 0"},
    {"deck", field<&deck>, "kasino.Cards", "the cards of the whole deck, wherever they lie",
     R"(view.deck:count("8") == 0)"},
    {"table", by_fact, "kasino.Cards", "", "view.table[#view.table]"},
    {"builds", by_fact, "kasino.Build[]", "", "view.builds[1].value == 8"},
    {"stock", by_fact, "integer", "", "view.stock == 0"},
    {"sweeps", by_fact, "integer[]", "", "view.sweeps[view.seat]"},
    {"last_capturer", by_fact, "kasino.Seat|false", "", "view.last_capturer == move.seat"},
    {"last_player", by_fact, "kasino.Seat|false", "", "view.last_player"},
    {"pending", by_fact, "kasino.Pending|false", "", "view.pending.card"},
    {"bank", by_fact, "integer", "", "view.bank"},
    {"match", &match,
     R"({ to: integer, out_at: integer, deals: integer, rank: "highest"|"lowest" })",
     "when the match is over; 0: no such end", "game:score(1) >= game.match.to"},
    {"match_is_over", field<&match_is_over>, "boolean",
     "whether the match would be over as it stands now; false until the deal is counted, in "
     "on_scored",
     "if game.match_is_over then ... end"},
    {"winners", field<&winners>, "kasino.Seat[]", "who has won it then; nobody before",
     "for _, seat in ipairs(game.winners) do ... end"},
};

constexpr MemberRow view_methods_rows[] = {
    {"hand", binding<&hand>, "seat? -> kasino.Cards",
     "the hand of a seat, or your own; of another only how many cards it has. `seat`: needed where "
     "nobody is looking",
     "#view:hand()"},
    {"pile", binding<&pile>, "seat? -> kasino.Cards",
     "the pile of a seat, or your own. `seat`: needed where nobody is looking",
     R"(view:pile(seat):has("d10"))"},
    {"zone", binding<&zone>,
     "name, seat?, slot? -> kasino.Cards or fun(self: kasino.View, name: string, slot: integer): "
     "kasino.Cards",
     "the cards of a zone of yours; of one that shows its top, that card alone. `seat`: for a zone "
     "that each seat has; `slot`: for a zone with slots",
     R"(view:zone("reserve", view.seat)`, `view:zone("row", 3)`, `view:zone("stock"))"},
    {"each", binding<&each_place>, "name -> fun(): kasino.Seat|false, integer, kasino.Cards",
     "for a loop over the places of a zone of yours that hold cards: whose each is (false where it "
     "is all seats'), its slot, its cards",
     R"(for seat, slot, cards in view:each("box") do end)"},
    {"holds", binding<&holds_value>, "value, except?: kasino.Card -> boolean",
     "whether your hand can make the value with one card. `except`: a card that is not looked at",
     "view:holds(14)"},
    {"purse", binding<&purse>, "seat? -> integer",
     "what a seat has at hand, its stakes not counted; the viewer's own by default",
     "view:purse(2)"},
    {"pot", binding<&pot<true>>,
     "name, seat?, ...: integer -> integer or fun(self: kasino.View, name: string, slot: integer): "
     "integer",
     "what lies in a pot; in several, together. `seat`: for a pot that each seat has; `...`: the "
     "slot, or seat and slot of the place that it lies beside; by default all",
     R"(view:pot("bet", view.seat))"},
    {"staked", binding<&pot<false>>, "name, ...: integer -> integer",
     "what all seats have in their pots of that name. `...`: the slot, or seat and slot of the "
     "place that they lie beside; by default all",
     R"(view:staked("bet"))"},
    {"var", binding<&variable>, "name, seat?, slot? -> any",
     "what a variable holds; of many, a kasino.Set. `seat`: for a variable that each seat has; "
     "`slot`: for a variable with slots",
     R"(view:var("called", move.seat))"},
};

}  // namespace

const Members view_fields = view_fields_rows;
const Members view_methods = view_methods_rows;

}  // namespace kasino
