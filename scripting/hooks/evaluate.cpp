#include "scripting/hooks/evaluate.hpp"

#include <cstdint>
#include <string_view>

#include <lua.hpp>

#include "scripting/hooks/call_context.hpp"
#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/describe.hpp"
#include "scripting/hooks/kasino_library.hpp"
#include "scripting/sandbox/sandbox.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

constexpr const char* file = "lua";

/// Adds what can be named to the table of globals at 1.
void install(lua_State* state, const CallContext& call) {
  install_kasino(state);
  install_objects(state);
  push_view(state);
  lua_setfield(state, 1, "view");
  if (!call.viewer) {  // as in an act, which reads the game
    push_view(state);
    lua_setfield(state, 1, "game");
  }
  if (call.has_move()) {
    push_move(state);
    lua_setfield(state, 1, "move");
  }
  if (call.card) {
    push_card(state, *call.card);
    lua_setfield(state, 1, "card");
  }
  if (call.seat) {
    lua_pushinteger(state, *call.seat);
    lua_setfield(state, 1, "seat");
  }
}

std::string run(const std::string& source, const CallContext& call, Budget& budget) {
  Sandbox sandbox(file, budget);
  sandbox.at_hand().call = &call;
  const Ref value = sandbox.run(source, [&](lua_State* state) { install(state, call); });
  std::string text;
  sandbox.enter(file, [&](lua_State* state) {
    sandbox.push(state, value);
    text = describe(state, -1);
  });
  return text;
}

enum class Syntax : std::uint8_t { Right, Unfinished, Wrong };

Syntax syntax_of(const std::string& source, Budget& budget) {
  Sandbox sandbox(file, budget);
  Syntax syntax = Syntax::Right;
  sandbox.enter(file, [&](lua_State* state) {
    if (luaL_loadbufferx(state, source.data(), source.size(), "=script", "t") != LUA_OK)
      syntax = std::string_view(lua_tostring(state, -1)).ends_with("<eof>") ? Syntax::Unfinished
                                                                            : Syntax::Wrong;
    lua_settop(state, 0);
  });
  return syntax;
}

}  // namespace

std::string evaluate(std::string_view lua, const HookCall& seen, Budget& budget) {
  const CallContext call{seen};
  const std::string source(lua);
  const std::string expression = "return " + source;
  const bool is_expression = syntax_of(expression, budget) == Syntax::Right;
  try {
    return run(is_expression ? expression : source, call, budget);
  } catch (const ScriptError& error) {
    // What is evaluated is no script that is loaded, and calls nothing that had to be traced.
    throw ScriptError(error.kind(), {file, error.line(), {}}, error.problem(), {}, error.source());
  }
}

bool is_unfinished(std::string_view lua, Budget& budget) {
  const std::string source(lua);
  const Syntax as_expression = syntax_of("return " + source, budget);
  const Syntax as_statements = syntax_of(source, budget);
  return as_expression != Syntax::Right && as_statements != Syntax::Right &&
         (as_expression == Syntax::Unfinished || as_statements == Syntax::Unfinished);
}

}  // namespace kasino
