#include "scripting/objects.hpp"

#include <algorithm>
#include <cstring>

#include "scripting/suggest.hpp"

namespace kasino {

namespace {

constexpr const char* view_type = "kasino.view";
constexpr const char* move_type = "kasino.move";
constexpr const char* game_type = "kasino.game";

// Their addresses are keys of the registry.
constexpr char context_key = 0;
constexpr char view_key = 0;
constexpr char move_key = 0;
constexpr char game_key = 0;

/// Adds the names in the table at `index`. Raises nothing. [-0, +0, -]
void add_names(lua_State* state, int index, std::vector<std::string>& names) {
  for (lua_pushnil(state); lua_next(state, index) != 0; lua_pop(state, 1))
    names.emplace_back(lua_tostring(state, -2));
}

bool holds(const luaL_Reg* list, std::string_view name) {
  for (; list->name != nullptr; ++list)
    if (list->name == name) return true;
  return false;
}

/// "; a game has, ..." where another object has what this one lacks.
std::string who_has(std::string_view name) {
  if (holds(game_methods, name))
    return "; a game has, which acts get, such as on_... and does, as their last parameter: "
           "function(move, game)";
  for (const luaL_Reg* list : {view_methods, view_questions, view_captures, view_fields})
    if (holds(list, name)) return "; a view has";
  return holds(move_fields, name) ? "; a move has" : "";
}

void unknown_name(lua_State* state, const char* name, Fault& fault) {
  std::vector<std::string> known;
  add_names(state, lua_upvalueindex(1), known);
  add_names(state, lua_upvalueindex(2), known);
  std::sort(known.begin(), known.end());
  const std::string elsewhere = who_has(name);
  fault.set(std::string("a ") + lua_tostring(state, lua_upvalueindex(3)) + " has no '" +
            printable(name, 60) + '\'' +
            (elsewhere.empty() ? did_you_mean(name, known) : elsewhere));
}

/// object.NAME, where NAME is no method: those Lua finds by itself. Upvalue 1: methods by name, 2:
/// getters by name, 3: what the object is called.
int index_object(lua_State* state) {
  lua_pushvalue(state, 2);
  if (lua_rawget(state, lua_upvalueindex(2)) == LUA_TFUNCTION)
    return lua_tocfunction(state, -1)(state);
  if (lua_type(state, 2) != LUA_TSTRING)
    raise_format(state, "a %s has no such key", lua_tostring(state, lua_upvalueindex(3)));
  luaL_checkstack(state, 4, nullptr);
  Fault fault;
  unknown_name(state, lua_tostring(state, 2), fault);
  raise(state, fault);
}

int refuse_writing(lua_State* state) {
  raise_format(state, "a %s is read-only", lua_tostring(state, lua_upvalueindex(1)));
}

/// Pushes the methods as a table that answers the fields too. [-0, +1, m]
void push_members(lua_State* state, const char* shown,
                  std::initializer_list<const luaL_Reg*> methods, const luaL_Reg* fields) {
  lua_newtable(state);
  for (const luaL_Reg* list : methods) luaL_setfuncs(state, list, 0);
  lua_newtable(state);  // its metatable
  lua_pushvalue(state, -2);
  lua_newtable(state);
  if (fields != nullptr) luaL_setfuncs(state, fields, 0);
  lua_pushstring(state, shown);
  lua_pushcclosure(state, &index_object, 3);
  lua_setfield(state, -2, "__index");
  lua_setmetatable(state, -2);
}

/// Makes the one object of a type and keeps it under `key`. Answers where it is. [-0, +0, m]
const void* install_object(lua_State* state, const char* type, const char* shown, const char* key,
                           std::initializer_list<const luaL_Reg*> methods, const luaL_Reg* fields) {
  luaL_newmetatable(state, type);
  push_members(state, shown, methods, fields);
  lua_setfield(state, -2, "__index");
  lua_pushstring(state, shown);
  lua_pushcclosure(state, &refuse_writing, 1);
  lua_setfield(state, -2, "__newindex");
  lua_pushboolean(state, 0);
  lua_setfield(state, -2, "__metatable");
  lua_pop(state, 1);
  const void* object = lua_newuserdatauv(state, 0, 0);
  luaL_setmetatable(state, type);
  lua_rawsetp(state, LUA_REGISTRYINDEX, key);
  return object;
}

/// What is found of a state's objects in one step. Lies in a userdata.
struct Installed {
  CallContext* context;
  const void* view;  // by their addresses
  const void* game;
};

/// Raises outside of a call. [-0, +0, v]
const Installed& installed_in_call(lua_State* state) {
  const Installed* installed = nullptr;
  if (lua_rawgetp(state, LUA_REGISTRYINDEX, &context_key) == LUA_TUSERDATA)
    installed = static_cast<const Installed*>(lua_touserdata(state, -1));
  lua_pop(state, 1);
  if (installed == nullptr || installed->context->state == nullptr)
    raise_format(state,
                 "this is good only while one of the variant's functions is called; do not "
                 "keep it for later");
  return *installed;
}

}  // namespace

void install_objects(lua_State* state, CallContext& context) {
  auto* installed = static_cast<Installed*>(lua_newuserdatauv(state, sizeof(Installed), 0));
  *installed = Installed{&context, nullptr, nullptr};
  lua_rawsetp(state, LUA_REGISTRYINDEX, &context_key);
  installed->view = install_object(state, view_type, "view", &view_key,
                                   {view_methods, view_questions, view_captures}, view_fields);
  install_object(state, move_type, "move", &move_key, {}, move_fields);
  installed->game =
      install_object(state, game_type, "game", &game_key,
                     {view_methods, view_questions, view_captures, game_methods}, view_fields);
}

CallContext& current_call(lua_State* state) { return *installed_in_call(state).context; }

void push_view(lua_State* state) { lua_rawgetp(state, LUA_REGISTRYINDEX, &view_key); }
void push_move(lua_State* state) { lua_rawgetp(state, LUA_REGISTRYINDEX, &move_key); }
void push_game(lua_State* state) { lua_rawgetp(state, LUA_REGISTRYINDEX, &game_key); }

Self Argument<Self>::read(lua_State* state, int index) {
  const Installed& installed = installed_in_call(state);
  const void* object = lua_touserdata(state, index);
  const bool is_game = object == installed.game;
  if (!is_game && object != installed.view)
    raise_format(state,
                 "expected a view or game first, found %s; call it with a colon, as in "
                 "view:hand()",
                 kind_at(state, index).words());
  if (is_game && installed.context->acts == nullptr)
    raise_format(state, "a game is given to acts only; this function answers, from a view");
  return {installed.context};
}

SeatNumber Argument<SeatNumber>::read(lua_State* state, int index) {
  const CallContext& context = current_call(state);
  if (lua_isinteger(state, index) == 0)
    raise_format(state, "expected a seat, found %s", kind_at(state, index).words());
  const lua_Integer seat = lua_tointeger(state, index);
  if (seat < 1 || seat > context.state->players())
    raise_format(state, "seats are 1 to %d, not %lld", context.state->players(),
                 static_cast<long long>(seat));
  return {static_cast<Seat>(seat)};
}

std::optional<SeatNumber> Argument<std::optional<SeatNumber>>::read(lua_State* state, int index) {
  if (lua_isnoneornil(state, index)) return std::nullopt;
  return Argument<SeatNumber>::read(state, index);
}

int Answer<SeatOrFalse>::push(lua_State* state, const SeatOrFalse& value) {
  if (value.seat)
    lua_pushinteger(state, *value.seat);
  else
    lua_pushboolean(state, 0);
  return 1;
}

namespace {

std::optional<std::size_t> find_variable(std::string_view name, const RuleData& rules) {
  for (std::size_t i = 0; i < rules.variables.size(); ++i)
    if (rules.variables[i].name == name) return i;
  return std::nullopt;
}

void unknown_variable(std::string_view name, const RuleData& rules, Fault& fault) {
  std::vector<std::string> known;
  for (const VariableRule& variable : rules.variables) known.push_back(variable.name);
  fault.set("unknown variable " + printable(name, 60) + did_you_mean(name, known) +
            "; variables are declared under vars");
}

}  // namespace

namespace {

std::size_t check_variable_name(lua_State* state, int index, const RuleData& rules) {
  if (lua_type(state, index) != LUA_TSTRING)
    raise_format(state, "expected a variable's name, found %s", kind_at(state, index).words());
  std::size_t length = 0;
  const char* name = lua_tolstring(state, index, &length);
  if (const auto found = find_variable({name, length}, rules)) return *found;
  Fault fault;
  unknown_variable({name, length}, rules, fault);
  raise(state, fault);
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

}  // namespace kasino
