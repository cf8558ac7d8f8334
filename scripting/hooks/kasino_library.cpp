#include "scripting/hooks/kasino_library.hpp"

#include "scripting/hooks/card_objects.hpp"
#include "scripting/sandbox/bind.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

/// The line of the script from which the function is called.
int calling_line(lua_State* state) {
  lua_Debug caller;
  return lua_getstack(state, 1, &caller) != 0 && lua_getinfo(state, "l", &caller) != 0
             ? caller.currentline
             : 1;
}

int push_declaration(lua_State* state, ScriptForm form, int table, int base) {
  luaL_checktype(state, table, LUA_TTABLE);
  auto* declaration = static_cast<Declaration*>(lua_newuserdatauv(state, sizeof(Declaration), 2));
  declaration->form = static_cast<int>(form);
  declaration->line = calling_line(state);
  luaL_setmetatable(state, declaration_type);
  lua_pushvalue(state, table);
  lua_setiuservalue(state, -2, 1);
  if (base != 0) {
    lua_pushvalue(state, base);
    lua_setiuservalue(state, -2, 2);
  }
  return 1;
}

int declare_variant(lua_State* state) { return push_declaration(state, ScriptForm::Variant, 1, 0); }

int declare_modifier(lua_State* state) {
  return push_declaration(state, ScriptForm::Modifier, 1, 0);
}

int declare_extension(lua_State* state) {
  if (lua_type(state, 1) != LUA_TSTRING)
    raise_format(state,
                 "kasino.extend: expected the name of a variant first, as in "
                 "kasino.extend(\"standard\", {...}), found %s",
                 kind_at(state, 1).words());
  return push_declaration(state, ScriptForm::Extension, 2, 1);
}

int name_option(lua_State* state) {
  if (lua_type(state, 1) != LUA_TSTRING)
    raise_format(state, "kasino.option: expected an option's name, found %s",
                 kind_at(state, 1).words());
  lua_newuserdatauv(state, 0, 1);
  luaL_setmetatable(state, option_type);
  lua_pushvalue(state, 1);
  lua_setiuservalue(state, -2, 1);
  return 1;
}

namespace {

constexpr MemberRow loading_functions_rows[] = {
    {"variant", binding<&declare_variant>, "variant: kasino.Variant -> kasino.Declaration",
     "a variant that is complete by itself", R"(return kasino.variant { id = "mine", ... })"},
    {"extend", binding<&declare_extension>,
     "base: string, difference: kasino.Variant -> kasino.Declaration",
     R"(a difference from a variant. `base`: its name, a composition "standard+draw", or the path of a file)",
     R"(return kasino.extend("standard", { id = "mine", ... }))"},
    {"modifier", binding<&declare_modifier>, "difference: kasino.Variant -> kasino.Declaration",
     "a difference from whatever stands left of it",
     R"(return kasino.modifier { id = "mine", ... })"},
    {"option", binding<&name_option>, "name -> kasino.Option",
     "the value that an option gets, in place of any plain value",
     R"(to = kasino.option("target"))"},
};

}  // namespace

void make_opaque_type(lua_State* state, const char* name) {
  luaL_newmetatable(state, name);
  lock_metatable(state);
  lua_pop(state, 1);
}

}  // namespace

const Members loading_functions = loading_functions_rows;

void install_kasino(lua_State* state) {
  make_opaque_type(state, declaration_type);
  make_opaque_type(state, option_type);
  install_card_objects(state);
  install_set_object(state);
  lua_newtable(state);
  set_functions(state, loading_functions);
  set_functions(state, card_functions);
  make_read_only(state, "kasino");
  lua_setfield(state, 1, "kasino");
}

}  // namespace kasino
