#include "scripting/script.hpp"

#include <lua.hpp>

#include "engine/record.hpp"
#include "scripting/kasino_library.hpp"
#include "scripting/lexer.hpp"
#include "scripting/schema.hpp"

namespace kasino {

/// Copies a script's table out of Lua, key by key, and notes where each was written.
class Conversion {
 public:
  Conversion(Script& script, lua_State* state) : script_(script), state_(state) {}

  Data convert(int index) {
    Data data{false, &script_, line(), shown_path()};
    switch (lua_type(state_, index)) {
      case LUA_TBOOLEAN: data.value = lua_toboolean(state_, index) != 0; break;
      case LUA_TNUMBER: number(index, data); break;
      case LUA_TSTRING: data.value = text(index); break;
      case LUA_TFUNCTION: function(index, data); break;
      case LUA_TTABLE: table(index, data); break;
      case LUA_TUSERDATA: option(index, data); break;
      default: fail_at(data, "no such thing can stand here");
    }
    return data;
  }

 private:
  static constexpr std::size_t deepest = 16;
  static constexpr int most_nodes = 10'000;

  std::string text(int index) {
    std::size_t length = 0;
    const char* bytes = lua_tolstring(state_, index, &length);
    return {bytes, length};
  }

  void number(int index, Data& data) {
    if (lua_isinteger(state_, index) != 0)
      data.value = static_cast<std::int64_t>(lua_tointeger(state_, index));
    else
      data.value = lua_tonumber(state_, index);
  }

  void function(int index, Data& data) {
    script_.functions_.push_back({script_.sandbox().keep(state_, index), data.path});
    data.value = FunctionIndex{script_.functions_.size() - 1};
  }

  void option(int index, Data& data) {
    // Only kasino's own functions make userdata, and only options can stand inside a table.
    lua_getiuservalue(state_, index, 1);
    if (lua_type(state_, -1) != LUA_TSTRING)
      fail_at(data, "a variant cannot stand inside another; use kasino.extend");
    data.value = OptionName{text(-1)};
    lua_pop(state_, 1);
  }

  void table(int index, Data& data) {
    if (keys_.size() >= deepest)
      fail_at(data, "tables lie more than 16 deep; is one inside itself?");
    if (++nodes_ > most_nodes) fail_at(data, "more than 10000 tables and values");
    if (lua_checkstack(state_, 4) == 0) fail_at(data, "tables lie too deep");
    Fields entries;
    index = lua_absindex(state_, index);
    lua_pushnil(state_);
    while (lua_next(state_, index) != 0) {
      const Key key = key_at(-2, data);
      keys_.push_back(key);
      ++nodes_;
      entries.emplace(key, convert(-1));
      keys_.pop_back();
      lua_pop(state_, 1);
    }
    data.value = std::move(entries);
  }

  Key key_at(int index, const Data& data) {
    if (lua_type(state_, index) == LUA_TSTRING) return text(index);
    if (lua_isinteger(state_, index) != 0)
      return static_cast<std::int64_t>(lua_tointeger(state_, index));
    fail_at(data, "a key must be a name or a whole number");
  }

  int line() const {
    std::vector<std::string> names;
    for (const Key& key : keys_) names.push_back(to_text(key));
    return script_.map_.find(names).line;
  }

  /// "refuses["STEP-1"].test", "deal.first[2].hand".
  std::string shown_path() const {
    std::string path;
    for (const Key& key : keys_) {
      const std::string name = to_text(key);
      if (std::holds_alternative<std::int64_t>(key))
        path += '[' + name + ']';
      else if (is_plain(name))
        path += (path.empty() ? "" : ".") + name;
      else
        path += "[\"" + printable(name, 60) + "\"]";
    }
    return path;
  }

  static bool is_plain(const std::string& name) {
    return !name.empty() && name.find_first_not_of(
                                "abcdefghijklmnopqrstuvwxyz_"
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == std::string::npos;
  }

  Script& script_;
  lua_State* state_;
  std::vector<Key> keys_;
  int nodes_ = 0;
};

namespace {

constexpr const char* expected_return =
    "a rule script must end in `return kasino.variant {...}`, `return kasino.extend(\"base\", "
    "{...})` or `return kasino.modifier {...}`";
constexpr const char* expected_scenarios =
    "a scenario file must end in `return { scenarios = {...} }`";

}  // namespace

Script::Script(const std::filesystem::path& path, Budget& budget, ScriptKind kind)
    : path_(path),
      name_(path.filename().string()),
      source_(with_newlines(read_file(path.string()))),
      map_(source_),
      sandbox_(std::make_unique<Sandbox>(name_, budget)) {
  const bool rules = kind == ScriptKind::Rules;
  const Ref returned = sandbox_->run(source_, [](lua_State* state) { install_kasino(state); });
  sandbox_->enter("loading", [&](lua_State* state) {
    sandbox_->push(state, returned);
    if (rules)
      take_declaration(state);
    else if (lua_type(state, -1) != LUA_TTABLE)
      throw ScriptError(ScriptErrorKind::Load, {name_, {}, "loading"}, expected_scenarios);
    data_ = Conversion(*this, state).convert(lua_gettop(state));
  });
  rules ? check_schema(data_) : check_scenario_schema(data_);
}

/// Reads the declaration on top of the stack, and pushes its table.
void Script::take_declaration(lua_State* state) {
  const int declared = lua_gettop(state);
  const auto* declaration =
      static_cast<const Declaration*>(luaL_testudata(state, declared, declaration_type));
  if (declaration == nullptr)
    throw ScriptError(ScriptErrorKind::Load, {name_, {}, "loading"}, expected_return);
  form_ = static_cast<ScriptForm>(declaration->form);
  declared_at_ = declaration->line;
  if (lua_getiuservalue(state, declared, 2) == LUA_TSTRING) base_ = lua_tostring(state, -1);
  lua_getiuservalue(state, declared, 1);
}

ScriptError Script::base_error(const std::string& problem) const {
  return {ScriptErrorKind::Load,
          {name_, declared_at_, "kasino.extend"},
          problem,
          {},
          source_line(source_, declared_at_, '\'' + base_ + '\'')};
}

}  // namespace kasino
