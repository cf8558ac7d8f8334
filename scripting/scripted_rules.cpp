#include "scripting/scripted_rules.hpp"

#include <utility>

#include <lua.hpp>

namespace kasino {

namespace {

/// Fills the context for one call, and leaves it as it was however the call ends: a function that
/// asks for points may lead to another that counts them.
class CallScope {
 public:
  CallScope(CallContext& context, CallContext call)
      : context_(context), outer_(std::exchange(context, call)) {}
  ~CallScope() { context_ = outer_; }
  CallScope(const CallScope&) = delete;
  CallScope& operator=(const CallScope&) = delete;

 private:
  CallContext& context_;
  CallContext outer_;
};

bool read_bool(lua_State* state) {
  if (lua_type(state, 1) == LUA_TBOOLEAN) return lua_toboolean(state, 1) != 0;
  throw AnswerError(std::string("must answer true or false on every path, not ") +
                    (lua_isnil(state, 1) ? "nil" : std::string("a ") + luaL_typename(state, 1)));
}

int read_count(lua_State* state) {
  constexpr lua_Integer most = 10'000;
  const bool whole = lua_isinteger(state, 1) != 0;
  const lua_Integer count = whole ? lua_tointeger(state, 1) : 0;
  if (whole && count >= -most && count <= most) return static_cast<int>(count);
  throw AnswerError(std::string("must answer a whole number from -10000 to 10000, not ") +
                    (lua_isnil(state, 1) ? "nil" : std::string("a ") + luaL_typename(state, 1)));
}

}  // namespace

ScriptedRules::ScriptedRules(Compiled compiled, std::vector<std::unique_ptr<Script>> scripts)
    : Rules(std::move(compiled.data)),
      scripts_(std::move(scripts)),
      functions_(std::move(compiled.functions)),
      context_(std::make_unique<CallContext>()) {
  for (const auto& script : scripts_)
    script->sandbox().enter("loading",
                            [&](lua_State* state) { install_objects(state, *context_); });
}

bool ScriptedRules::ask(const ScriptFunction& function, const Move& move,
                        const State& state) const {
  const CallScope scope(*context_, {this, &state, move.seat, &move, &state, nullptr});
  bool answer = false;
  function.script->sandbox().invoke(
      function.hook(),
      [](lua_State* lua) {
        push_move(lua);
        push_view(lua);
        return 2;
      },
      [&](lua_State* lua) { answer = read_bool(lua); });
  return answer;
}

bool ScriptedRules::refuses(std::size_t refusal, const Move& move, const State& state) const {
  return ask(functions_.refuses[refusal], move, state);
}

bool ScriptedRules::voids_sweep(std::size_t index, const Move& move, const State& state) const {
  return ask(functions_.voids[index], move, state);
}

int ScriptedRules::count(std::size_t item, Seat seat, const State& state) const {
  const ScriptFunction& function = *functions_.counts[item];
  const CallScope scope(*context_, {this, &state, std::nullopt, nullptr, nullptr, nullptr});
  int answer = 0;
  function.script->sandbox().invoke(
      function.hook(),
      [&](lua_State* lua) {
        lua_pushinteger(lua, seat);
        push_view(lua);
        return 2;
      },
      [&](lua_State* lua) { answer = read_count(lua); });
  return answer;
}

void ScriptedRules::act(Happening happening, const Move* move, const State* before,
                        Acts& acts) const {
  for (const ScriptFunction& function : functions_.acts[static_cast<std::size_t>(happening)]) {
    const CallScope scope(*context_, {this, &acts.state(), std::nullopt, move, before, &acts});
    function.script->sandbox().invoke(
        function.hook(),
        [&](lua_State* lua) {
          if (move != nullptr) push_move(lua);
          push_game(lua);
          return move != nullptr ? 2 : 1;
        },
        [](lua_State*) {});
  }
}

}  // namespace kasino
