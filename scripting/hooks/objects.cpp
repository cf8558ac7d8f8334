#include "scripting/hooks/objects.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/facts.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/sandbox/bind.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

bool holds(Members list, std::string_view name) {
  return std::ranges::any_of(list, [&](const MemberRow& member) { return member.name == name; });
}

/// "; a game has, ..." if another object has what this one lacks.
std::string who_has(std::string_view name) {
  if (holds(game_methods, name))
    return "; a game has, which acts get, such as on_... and does, as their last parameter: "
           "function(move, game)";
  for (const Members list : {view_methods, view_questions, view_fields})
    if (holds(list, name)) return "; a view has";
  return holds(move_fields, name) ? "; a move has" : "";
}

std::string unknown_name(lua_State* state, const char* name) {
  std::vector<std::string> known;
  add_names(state, lua_upvalueindex(1), known);
  add_names(state, lua_upvalueindex(2), known);
  const std::string elsewhere = who_has(name);
  return std::string("a ") + lua_tostring(state, lua_upvalueindex(3)) + " has no '" +
         printable(name, 60) + '\'' + (elsewhere.empty() ? did_you_mean(name, known) : elsewhere);
}

[[noreturn]] void raise_stale(lua_State* state, const char* shown) {
  raise_format(state, "this %s is of an earlier call; what a later one needs goes into vars",
               shown);
}

/// index_fields() for objects whose methods Lua finds by itself. Upvalue 4: the number of the
/// object's set.
int index_object(lua_State* state) {
  if (lua_tointeger(state, lua_upvalueindex(4)) != sandbox_of(state).at_hand().set)
    raise_stale(state, lua_tostring(state, lua_upvalueindex(3)));
  return index_fields(state);
}

int refuse_writing(lua_State* state) {
  raise_format(state, "a %s is read-only", lua_tostring(state, lua_upvalueindex(1)));
}

/// Pushes the methods as a table that also answers the fields; without methods, only the function
/// that answers the fields. [-0, +1, m]
void push_members(lua_State* state, const char* shown, int set,
                  std::initializer_list<Members> methods, Members fields) {
  lua_newtable(state);
  for (const Members list : methods) set_functions(state, list);
  lua_pushvalue(state, -1);
  lua_newtable(state);
  set_functions(state, fields);
  for (const Fact& fact : facts())
    if (fields.data() == view_fields.data() && fact.is_used(in_views)) {
      lua_pushlightuserdata(state, const_cast<Fact*>(&fact));
      lua_setfield(state, -2, fact.told_as().data());
    }
  lua_pushstring(state, shown);
  lua_pushinteger(state, set);
  lua_pushcclosure(state, &index_object, 4);
  if (methods.size() == 0) return lua_remove(state, -2);
  lua_newtable(state);  // the metatable of the methods
  lua_rotate(state, -2, 1);
  lua_setfield(state, -2, "__index");
  lua_setmetatable(state, -2);
}

/// Makes a type's object for one of the sets. [-0, +1, m]
const void* push_new_object(lua_State* state, const char* shown, int set,
                            std::initializer_list<Members> methods, Members fields) {
  const void* object = lua_newuserdatauv(state, 0, 0);
  lua_newtable(state);
  lua_pushfstring(state, "kasino.%s", shown);
  lua_setfield(state, -2, "__name");
  push_members(state, shown, set, methods, fields);
  lua_setfield(state, -2, "__index");
  push_refusal_to_write(state, shown);
  lua_setfield(state, -2, "__newindex");
  lock_metatable(state);
  lua_setmetatable(state, -2);
  return object;
}

/// The state's AtHand, if a call is being made; raises if not. [-0, +0, v]
const AtHand& at_hand_in_call(lua_State* state) {
  const AtHand& at_hand = sandbox_of(state).at_hand();
  if (at_hand.call == nullptr)
    raise_format(state,
                 "this is good only while one of the variant's functions is called; do not "
                 "keep it for later");
  return at_hand;
}

}  // namespace

int index_fields(lua_State* state) {
  lua_pushvalue(state, 2);
  switch (lua_rawget(state, lua_upvalueindex(2))) {
    case LUA_TFUNCTION: return lua_tocfunction(state, -1)(state);
    case LUA_TLIGHTUSERDATA:
      return push_fact(state, *static_cast<const Fact*>(lua_touserdata(state, -1)));
    default: break;
  }
  if (lua_type(state, 2) != LUA_TSTRING)
    raise_format(state, "a %s has no such key", lua_tostring(state, lua_upvalueindex(3)));
  luaL_checkstack(state, 4, nullptr);
  const char* const name = lua_tostring(state, 2);
  sandbox_of(state).blame() = {Misuse::Other, name};
  raise_words(state, [&] { return unknown_name(state, name); });
}

void push_fields(lua_State* state, const char* shown, Members fields, lua_CFunction index) {
  lua_newtable(state);
  lua_newtable(state);
  set_functions(state, fields);
  lua_pushstring(state, shown);
  lua_pushcclosure(state, index, 3);
}

void push_refusal_to_write(lua_State* state, const char* shown) {
  lua_pushstring(state, shown);
  lua_pushcclosure(state, &refuse_writing, 1);
}

void install_objects(lua_State* state) {
  install_choice_object(state);
  AtHand& at_hand = sandbox_of(state).at_hand();
  for (int set = 0; set < AtHand::sets; ++set) {
    AtHand::Objects& objects = at_hand.objects[static_cast<std::size_t>(set)];
    objects.view_object =
        push_new_object(state, "view", set, {view_methods, view_questions}, view_fields);
    objects.view = luaL_ref(state, LUA_REGISTRYINDEX);
    push_new_object(state, "move", set, {}, move_fields);
    objects.move = luaL_ref(state, LUA_REGISTRYINDEX);
    objects.game_object = push_new_object(
        state, "game", set, {view_methods, view_questions, game_methods}, view_fields);
    objects.game = luaL_ref(state, LUA_REGISTRYINDEX);
  }
}

const HookCall& current_call(lua_State* state) { return *at_hand_in_call(state).call; }

void push_view(lua_State* state) {
  lua_rawgeti(state, LUA_REGISTRYINDEX, sandbox_of(state).at_hand().now().view);
}
void push_move(lua_State* state) {
  lua_rawgeti(state, LUA_REGISTRYINDEX, sandbox_of(state).at_hand().now().move);
}
void push_game(lua_State* state) {
  lua_rawgeti(state, LUA_REGISTRYINDEX, sandbox_of(state).at_hand().now().game);
}

Self Argument<Self>::read(lua_State* state, int index) {
  const AtHand& at_hand = at_hand_in_call(state);
  const void* object = lua_touserdata(state, index);
  const bool is_game = object == at_hand.now().game_object;
  if (object == nullptr || (!is_game && object != at_hand.now().view_object)) {
    for (const AtHand::Objects& earlier : at_hand.objects) {
      if (object == nullptr) break;
      if (object == earlier.view_object) raise_stale(state, "view");
      if (object == earlier.game_object) raise_stale(state, "game");
    }
    raise_expected(state, index, "a view or game first", Misuse::Other,
                   "; call it with a colon, as in view:hand()");
  }
  if (is_game && at_hand.call->effects == nullptr)
    raise_format(state, "a game is given to acts only; this function answers, from a view");
  return {at_hand.call};
}

SeatNumber Argument<SeatNumber>::read(lua_State* state, int index) {
  const HookCall& context = current_call(state);
  if (lua_isinteger(state, index) == 0) raise_expected(state, index, "a seat", Misuse::Seat);
  const lua_Integer seat = lua_tointeger(state, index);
  if (seat < 1 || seat > context.state->players())
    raise_format(state, "seats are 1 to %d, not %lld", context.state->players(),
                 static_cast<long long>(seat));
  return {static_cast<Seat>(seat)};
}

namespace {

/// The index of the rule with that name; nothing if there is none.
template <typename Rule>
std::optional<std::size_t> find_named(std::string_view name, const std::vector<Rule>& rules) {
  for (std::size_t i = 0; i < rules.size(); ++i)
    if (rules[i].name == name) return i;
  return std::nullopt;
}

std::size_t check_variable_name(lua_State* state, int index, const RuleData& rules) {
  if (lua_type(state, index) != LUA_TSTRING) raise_expected(state, index, "a variable's name");
  const std::string_view name = text_at(state, index);
  if (const auto found = find_named(name, rules.variables)) return *found;
  raise_words(state, [&] {
    return "unknown variable " + printable(name, 60) +
           did_you_mean(name, texts_of(rules.variables, &VariableRule::name)) +
           "; variables are declared under vars";
  });
}

std::string_view name_at(lua_State* state, int index) {
  if (lua_type(state, index) != LUA_TSTRING) raise_expected(state, index, "the name of a place");
  return text_at(state, index);
}

int check_zone(lua_State* state, std::string_view name) {
  const RuleData& rules = current_call(state).rules->data();
  if (const auto zone = find_named(name, rules.zones)) return static_cast<int>(*zone);
  raise_words(state, [&] {
    std::vector<std::string> known = texts_of(rules.zones, &ZoneRule::name);
    known.insert(known.begin(), {"table", "stock", "hand", "pile"});
    return "unknown place " + printable(name, 60) + did_you_mean(name, known) +
           "; places are \"table\", \"stock\", {\"hand\", seat}, {\"pile\", seat} and the "
           "zones declared under zones";
  });
}

int check_slot(lua_State* state, int index, const ZoneRule& zone) {
  if (lua_isnoneornil(state, index) && zone.slots == 1) return 1;
  const int is_number = lua_isinteger(state, index);
  const lua_Integer slot = is_number != 0 ? lua_tointeger(state, index) : 0;
  if (slot < 1 || slot > zone.slots)
    raise_format(state, "slots of %s are 1 to %d", zone.name.c_str(), zone.slots);
  return static_cast<int>(slot);
}

/// The slot of a zone whose seat and slot number stand at `index` and behind.
Place own_place_at(lua_State* state, int zone, int index) {
  const RuleData& rules = current_call(state).rules->data();
  const ZoneRule& rule = rules.zones[static_cast<std::size_t>(zone)];
  const Seat seat = rule.per_seat ? Argument<SeatNumber>::read(state, index).seat : 1;
  return Place::own(rules, zone, seat, check_slot(state, rule.per_seat ? index + 1 : index, rule));
}

}  // namespace

VariableAt check_variable(lua_State* state, int index, const RuleData& rules) {
  VariableAt at;
  at.variable = check_variable_name(state, index, rules);
  const VariableRule& rule = rules.variables[at.variable];
  at.next = index + 1;
  if (rule.per_seat) at.seat = Argument<SeatNumber>::read(state, at.next++).seat;
  if (rule.slots == 1) return at;
  at.slot = Argument<int>::read(state, at.next++);
  if (at.slot < 1 || at.slot > rule.slots)
    raise_format(state, "slots of %s are 1 to %d, not %d", rule.name.c_str(), rule.slots, at.slot);
  return at;
}

int check_own_zone(lua_State* state, std::string_view name) {
  for (const char* const common : {"table", "hand", "pile", "stock"})
    if (name == common)
      raise_format(state,
                   "%s is not one of the variant's own zones; there are view.table, "
                   "view:hand(seat) and view:pile(seat)",
                   common);
  return check_zone(state, name);
}

Place check_own_place(lua_State* state, int first) {
  const std::string_view name = name_at(state, first);
  if (name == "stock") {
    check_argument_count(state, first);
    return Place::stock();
  }
  const HookCall& call = current_call(state);
  if (const auto place = place_named(name, call.rules->data(), call.state->players());
      place && place->zone() == Zone::Own) {
    check_argument_count(state, first);
    return *place;
  }
  return own_place_at(state, check_own_zone(state, name), first + 1);
}

Place Argument<Place>::read(lua_State* state, int index) {
  if (lua_type(state, index) == LUA_TSTRING) {
    const std::string_view name = name_at(state, index);
    if (name == "table") return Place::table();
    if (name == "stock") return Place::stock();
    const HookCall& call = current_call(state);
    if (const auto place = place_named(name, call.rules->data(), call.state->players()))
      if (place->zone() != Zone::Build || place->own_number() < call.state->builds.size())
        return *place;
    if (name == "hand" || name == "pile")
      raise_format(state, "say whose %s: {\"%s\", seat}", name.data(), name.data());
    const int zone = check_zone(state, name);
    const ZoneRule& rule = call.rules->data().zones[static_cast<std::size_t>(zone)];
    if (rule.per_seat)
      raise_format(state, "say whose %s: {\"%s\", seat}", name.data(), name.data());
    raise_format(state, "say which slot: {\"%s\", slot}", name.data());
  }
  if (lua_type(state, index) != LUA_TTABLE)
    raise_expected(state, index, "a place (\"table\", {\"hand\", seat})");
  const int top = lua_gettop(state);
  for (int i = 1; i <= 3; ++i) lua_rawgeti(state, index, i);
  const std::string_view name = name_at(state, top + 1);
  if (name == "table" || name == "stock") {
    sandbox_of(state).blame() = {Misuse::Other, name};
    raise_format(state, "\"%s\" belongs to no seat: write it as a word", name.data());
  }
  const auto seat = [&] { return Argument<SeatNumber>::read(state, top + 2).seat; };
  const auto build = [&] {
    const int number = Argument<int>::read(state, top + 2);
    const auto there = static_cast<int>(current_call(state).state->builds.size());
    if (number < 1 || number > there)
      raise_format(state, "there is no build %d; builds on the table: %d", number, there);
    return Place::build(number);
  };
  const Place place = name == "hand"    ? Place::hand(seat())
                      : name == "build" ? build()
                      : name == "pile"  ? Place::pile(seat())
                                        : own_place_at(state, check_zone(state, name), top + 2);
  lua_settop(state, top);
  return place;
}

namespace {

/// The slot at `index`, from 1 to `slots`; nothing if none is named. Raises if arguments follow.
std::optional<int> last_slot_at(lua_State* state, int index, const std::string& name, int slots) {
  if (!lua_isnoneornil(state, index + 1))
    raise_format(state, "too much is named: behind the slot of %s comes nothing", name.c_str());
  if (lua_isnoneornil(state, index)) return std::nullopt;
  if (lua_isinteger(state, index) == 0)
    raise_expected(state, index, lua_pushfstring(state, "a slot of %s", name.c_str()));
  const lua_Integer slot = lua_tointeger(state, index);
  if (slot < 1 || slot > slots)
    raise_format(state, "slots of %s are 1 to %d, not %lld", name.c_str(), slots,
                 static_cast<long long>(slot));
  return static_cast<int>(slot);
}

}  // namespace

PotPart read_pot(lua_State* state, int first, bool names_seat) {
  const HookCall& call = current_call(state);
  const RuleData& rules = call.rules->data();
  const std::string_view name = name_at(state, first);
  const auto pot = find_named(name, rules.pots);
  if (!pot)
    raise_words(state, [&] {
      return "unknown pot " + printable(name, 60) +
             did_you_mean(name, texts_of(rules.pots, &PotRule::name)) +
             "; pots are declared under pots";
    });
  const PotRule& rule = rules.pots[*pot];
  PotPart part{*pot};
  int at = first + 1;
  if (rule.per_seat && names_seat) part.seat = Argument<SeatNumber>::read(state, at++).seat;
  if (!rule.beside) {
    if (const auto slot = last_slot_at(state, at, rule.name, rule.slots))
      part.slots = {*slot, *slot};
    return part;
  }
  const ZoneRule& zone = rules.zones[static_cast<std::size_t>(*rule.beside)];
  Seat owner = 1;
  if (zone.per_seat) {
    const auto seat = Argument<std::optional<SeatNumber>>::read(state, at++);
    if (!seat) return part;
    owner = seat->seat;
  }
  part.slots = slots_beside(rule, rules, owner, last_slot_at(state, at, zone.name, zone.slots));
  return part;
}

std::size_t check_pot(lua_State* state, int first) {
  const HookCall& call = current_call(state);
  const RuleData& rules = call.rules->data();
  const PotPart part = read_pot(state, first, true);
  const PotRule& rule = rules.pots[part.pot];
  const int players = call.state->players();
  const SlotRange slots = part.slots_for(rules, players);
  if (slots.first != slots.last) {
    const bool is_of_seats =
        rule.beside && rules.zones[static_cast<std::size_t>(*rule.beside)].per_seat;
    raise_format(state, "%s has several slots: say which: {\"%s\"%s%s, slot}", rule.name.c_str(),
                 rule.name.c_str(), rule.per_seat ? ", seat" : "",
                 is_of_seats ? ", whose place" : "");
  }
  return pot_slot(rules, part.pot, players, part.seat, slots.first);
}

MoneyPlace Argument<MoneyPlace>::read(lua_State* state, int index) {
  if (lua_isinteger(state, index) != 0)
    return MoneyPlace::purse(Argument<SeatNumber>::read(state, index).seat);
  const int top = lua_gettop(state);
  switch (lua_type(state, index)) {
    case LUA_TSTRING:
      if (text_at(state, index) == "bank") return MoneyPlace::bank();
      lua_pushvalue(state, index);
      break;
    case LUA_TTABLE:
      for (int i = 1; i <= 4; ++i) lua_rawgeti(state, index, i);
      break;
    default: raise_expected(state, index, "where money is (\"bank\", a seat, {\"bet\", seat})");
  }
  const MoneyPlace place = MoneyPlace::in_pot(check_pot(state, top + 1));
  lua_settop(state, top);
  return place;
}

}  // namespace kasino
