#include <algorithm>
#include <array>
#include <cstring>

#include "scripting/card_objects.hpp"
#include "scripting/event_fields.hpp"
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

void take(Self self, SeatNumber seat, std::span<const Card> cards, Place from) {
  acts_of(self).take(seat.seat, cards, from);
}

void bury(Self self, std::span<const Card> cards, Place from) { acts_of(self).bury(cards, from); }

void redeal(Self self, std::string_view clause) {
  check_clause(self, clause);
  acts_of(self).redeal(std::string(clause));
}

int stage_named(Self self, std::string_view name) {
  std::vector<std::string> known;
  for (const StageRule& stage : self->rules->data().stages) {
    if (stage.name == name) return static_cast<int>(known.size());
    known.push_back(stage.name);
  }
  throw ActError("unknown stage " + printable(name, 60) + did_you_mean(name, known) +
                 "; stages are declared under stages");
}

void ask(Self self, SeatNumber seat, std::string_view stage) {
  acts_of(self).ask(seat.seat, stage_named(self, stage));
}

void close(Self self, std::string_view stage) { acts_of(self).close(stage_named(self, stage)); }

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
  guarded(state, [&] { acts_of(self).draw(count, to); });
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
  guarded(state, [&] { acts_of(self).set(index, seat, value); });
  return 0;
}

void check_event_has_text(Self self, std::string_view type) {
  const auto& texts = self->rules->data().events;
  if (std::any_of(texts.begin(), texts.end(),
                  [&](const EventText& text) { return text.type == type; }))
    return;
  throw ActError("the event " + printable(type, 60) + " has no text; add it under events");
}

/// event(type, fields)
int event(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const std::string_view type = Argument<std::string_view>::read(state, 2);
  check_fields(state, 3);
  guarded(state, [&] {
    check_event_has_text(self, type);
    acts_of(self).tell({std::string(type), read_fields(state, 3)});
  });
  return 0;
}

/// end_match(seats, clause)
int end_match(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  luaL_checktype(state, 2, LUA_TTABLE);
  const std::string_view clause = Argument<std::string_view>::read(state, 3);
  std::array<Seat, max_seats> seats{};
  std::size_t count = 0;
  for (; count < seats.size() &&
         lua_rawgeti(state, 2, static_cast<lua_Integer>(count + 1)) != LUA_TNIL;
       ++count)
    seats[count] = Argument<SeatNumber>::read(state, lua_gettop(state)).seat;
  guarded(state, [&] {
    check_clause(self, clause);
    acts_of(self).end_match({seats.begin(), seats.begin() + count});
  });
  return 0;
}

}  // namespace

const luaL_Reg game_methods[] = {{"give", binding<&give>},
                                 {"take", binding<&take>},
                                 {"bury", binding<&bury>},
                                 {"redeal", binding<&redeal>},
                                 {"ask", binding<&ask>},
                                 {"close", binding<&close>},
                                 {"draw", binding<&draw>},
                                 {"award", binding<&award>},
                                 {"sweep", binding<&sweep>},
                                 {"set", binding<&set>},
                                 {"event", binding<&event>},
                                 {"end_deal", binding<&end_deal>},
                                 {"end_match", binding<&end_match>},
                                 {nullptr, nullptr}};

}  // namespace kasino
