#include <cstring>

#include "scripting/card_objects.hpp"
#include "scripting/objects.hpp"
#include "scripting/suggest.hpp"

namespace kasino {

/// "table", "stock", {"hand", seat}, {"pile", seat}.
template <>
struct Argument<Place> {
  static Place read(lua_State* state, int index) {
    if (lua_type(state, index) == LUA_TSTRING) {
      const char* name = lua_tostring(state, index);
      if (std::strcmp(name, "table") == 0) return Place::table();
      if (std::strcmp(name, "stock") == 0) return Place::stock();
      raise_format(state,
                   "unknown place \"%s\"; places are \"table\", \"stock\", {\"hand\", seat} "
                   "and {\"pile\", seat}",
                   name);
    }
    if (lua_type(state, index) != LUA_TTABLE)
      raise_format(state, "expected a place (\"table\", {\"hand\", seat}), found a %s",
                   luaL_typename(state, index));
    lua_rawgeti(state, index, 1);
    lua_rawgeti(state, index, 2);
    const Seat seat = Argument<SeatNumber>::read(state, lua_gettop(state)).seat;
    const char* name = lua_type(state, -2) == LUA_TSTRING ? lua_tostring(state, -2) : "";
    const bool hand = std::strcmp(name, "hand") == 0;
    if (!hand && std::strcmp(name, "pile") != 0)
      raise_format(state, "only hands and piles belong to a seat: {\"hand\", 1}, {\"pile\", 1}");
    lua_pop(state, 2);
    return hand ? Place::hand(seat) : Place::pile(seat);
  }
};

namespace {

Acts& acts_of(Self self) {
  if (self->acts == nullptr) throw ActError("only on_ functions may act; this one answers");
  return *self->acts;
}

void check_clause(Self self, std::string_view clause) {
  const RuleData& rules = self->rules->data();
  if (rules.find_clause(std::string(clause)) != nullptr) return;
  std::vector<std::string> known;
  for (const Clause& rule : rules.clauses) known.push_back(rule.id);
  throw ActError("no clause " + printable(clause, 60) + " is in force" +
                 did_you_mean(clause, known));
}

void give(Self self, std::span<const Card> cards, Place from, Place to) {
  acts_of(self).give(cards, from, to);
}

void award(Self self, SeatNumber seat, int points, std::string_view clause) {
  check_clause(self, clause);
  if (points < -10'000 || points > 10'000) throw ActError("points are -10000 to 10000");
  acts_of(self).award(seat.seat, points, std::string(clause));
}

void sweep(Self self, SeatNumber seat, int count, std::string_view clause) {
  check_clause(self, clause);
  if (count < -100 || count > 100) throw ActError("sweeps are -100 to 100");
  acts_of(self).sweep(seat.seat, count, std::string(clause));
}

void end_deal(Self self) { acts_of(self).end_deal(); }

/// draw(n, to): the cards drawn.
int draw(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const int count = Argument<int>::read(state, 2);
  const Place to = Argument<Place>::read(state, 3);
  const std::size_t before = self->state->cards(to).size();
  Fault fault;
  fault.set("");
  try {
    acts_of(self).draw(count, to);
  } catch (const std::exception& error) {
    fault.set(error.what());
  }
  if (fault.text[0] != '\0') raise(state, fault);
  push_cards(state, self->state->cards(to).subspan(before));
  return 1;
}

/// The value at `index` as the number that State keeps for the variable; raises if it is none.
int check_value(lua_State* state, int index, const VariableRule& rule) {
  switch (rule.type) {
    case VariableRule::Type::Flag:
      if (lua_type(state, index) == LUA_TBOOLEAN) return lua_toboolean(state, index);
      raise_format(state, "%s is true or false, not a %s", rule.name.c_str(),
                   luaL_typename(state, index));
    case VariableRule::Type::Number: return Argument<int>::read(state, index);
    case VariableRule::Type::SeatNumber:
      if (lua_type(state, index) == LUA_TBOOLEAN && lua_toboolean(state, index) == 0) return 0;
      return Argument<SeatNumber>::read(state, index).seat;
    case VariableRule::Type::Word: {
      const char* word = lua_type(state, index) == LUA_TSTRING ? lua_tostring(state, index) : "";
      for (std::size_t i = 0; i < rule.words.size(); ++i)
        if (rule.words[i] == word) return static_cast<int>(i);
      raise_format(state, "%s is none of the words that %s may hold", word, rule.name.c_str());
    }
  }
  return 0;
}

/// set(name[, seat], value)
int set(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const std::size_t index = check_variable(state, 2, self->rules->data());
  const VariableRule& rule = self->rules->data().variables[index];
  const Seat seat = rule.per_seat ? Argument<SeatNumber>::read(state, 3).seat : 1;
  const int value = check_value(state, rule.per_seat ? 4 : 3, rule);
  Fault fault;
  fault.set("");
  try {
    acts_of(self).set(index, seat, value);
  } catch (const std::exception& error) {
    fault.set(error.what());
  }
  if (fault.text[0] != '\0') raise(state, fault);
  return 0;
}

/// One field of an event from the Lua value on top; false if it can be none.
bool read_field(lua_State* state, Field& field) {
  switch (lua_type(state, -1)) {
    case LUA_TNUMBER: field.value = static_cast<int>(lua_tointeger(state, -1)); return true;
    case LUA_TSTRING: {
      std::size_t length = 0;
      const char* text = lua_tolstring(state, -1, &length);
      field.value = printable({text, length}, 200);
      return true;
    }
    case LUA_TUSERDATA: return false;
    default: return false;
  }
}

/// Tells an event whose fields are those of the table at 3. Calls nothing of Lua that can raise.
void tell_event(lua_State* state, Self self, std::string_view type) {
  Event event{std::string(type), {}};
  if (lua_type(state, 3) == LUA_TTABLE) {
    lua_pushnil(state);
    while (lua_next(state, 3) != 0) {
      Field field;
      const bool named = lua_type(state, -2) == LUA_TSTRING;
      if (!named || !read_field(state, field))
        throw ActError("the fields of an event are names with numbers or texts");
      field.name = lua_tostring(state, -2);
      event.fields.push_back(std::move(field));
      lua_pop(state, 1);
    }
    std::sort(event.fields.begin(), event.fields.end(),
              [](const Field& a, const Field& b) { return a.name < b.name; });
  }
  const auto& texts = self->rules->data().events;
  const bool known = std::any_of(texts.begin(), texts.end(),
                                 [&](const EventText& text) { return text.type == type; });
  if (!known)
    throw ActError("the event " + printable(type, 60) + " has no text; add it under events");
  acts_of(self).tell(std::move(event));
}

/// event(type, fields)
int event(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const std::string_view type = Argument<std::string_view>::read(state, 2);
  Fault fault;
  fault.set("");
  try {
    tell_event(state, self, type);
  } catch (const std::exception& error) {
    fault.set(error.what());
  }
  if (fault.text[0] != '\0') raise(state, fault);
  return 0;
}

}  // namespace

const luaL_Reg game_methods[] = {{"give", binding<&give>},         {"draw", binding<&draw>},
                                 {"award", binding<&award>},       {"sweep", binding<&sweep>},
                                 {"set", binding<&set>},           {"event", binding<&event>},
                                 {"end_deal", binding<&end_deal>}, {nullptr, nullptr}};

}  // namespace kasino
