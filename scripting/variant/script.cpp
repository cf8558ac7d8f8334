#include "scripting/variant/script.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include <lua.hpp>

#include "engine/text/utf8.hpp"
#include "scripting/hooks/kasino_library.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/data.hpp"
#include "scripting/variant/schema.hpp"

namespace kasino {

/// Copies a script's table out of Lua, and notes where each key was written.
class Script::Conversion {
 public:
  Conversion(Script& script, lua_State* state) : script_(script), state_(state) {}

  Data convert(int index, const std::string& path = {}) {
    const SourcePlace place = script_.map_.find(names_);
    Data data{false, &script_.source_, place.line, path};
    if (script_.map_.has_table()) data.column = place.column;
    switch (lua_type(state_, index)) {
      case LUA_TBOOLEAN: data.value = lua_toboolean(state_, index) != 0; break;
      case LUA_TNUMBER: number(index, data); break;
      case LUA_TSTRING:
        data.value = text(index);
        text_bytes_ += data.as<std::string>()->size();
        if (text_bytes_ > most_text) fail_at(data, "more than 256 KiB of text in one script");
        if (!is_well_formed(*data.as<std::string>()))
          fail_at(data, "the text is no UTF-8, or holds a NUL: save the file as UTF-8");
        break;
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
  static constexpr std::size_t longest_key = 1000;
  static constexpr std::size_t most_text = 256U << 10U;

  std::string text(int index) {
    std::size_t length = 0;
    const char* bytes = lua_tolstring(state_, index, &length);
    return {bytes, length};
  }

  /// In Lua 4/2 is 2.0, so a number without a fraction counts as whole.
  void number(int index, Data& data) {
    int is_whole = 0;
    const lua_Integer whole = lua_tointegerx(state_, index, &is_whole);
    if (is_whole != 0)
      data.value = static_cast<std::int64_t>(whole);
    else
      data.value = lua_tonumber(state_, index);
  }

  void function(int index, Data& data) {
    std::deque<Hook>& functions = script_.cell_->functions;
    functions.push_back({script_.cell_->sandbox.keep(state_, index), data.path});
    data.value = ScriptFunction{&script_.cell_->sandbox, &functions.back()};
  }

  void option(int index, Data& data) {
    // Only kasino's functions make userdata, and only options can be inside a table.
    lua_getiuservalue(state_, index, 1);
    if (lua_type(state_, -1) != LUA_TSTRING)
      fail_at(data, "a variant cannot stand inside another; use kasino.extend");
    data.value = OptionName{text(-1)};
    lua_pop(state_, 1);
  }

  void table(int index, Data& data) {
    if (names_.size() >= deepest)
      fail_at(data, "tables lie more than 16 deep; is one inside itself?");
    if (++nodes_ > most_nodes) fail_at(data, "more than 10000 tables and values");
    if (lua_checkstack(state_, 4) == 0) fail_at(data, "tables lie too deep");
    Fields entries;
    index = lua_absindex(state_, index);
    for (const Key& key : keys_of(index, data)) {
      push_key(key);
      lua_rawget(state_, index);
      names_.push_back(to_text(key));
      entries.emplace(key, convert(-1, path_below(data.path, key)));
      names_.pop_back();
      lua_pop(state_, 1);
    }
    data.value = std::move(entries);
  }

  /// The keys, sorted, so that every run finds the same error first: Lua's order varies.
  std::vector<Key> keys_of(int index, const Data& data) {
    std::vector<Key> keys;
    bool are_keys = true;
    std::size_t longest = 0;
    for (lua_pushnil(state_); lua_next(state_, index) != 0; lua_pop(state_, 1)) {
      if (++nodes_ > most_nodes) fail_at(data, "more than 10000 tables and values");
      if (lua_type(state_, -2) == LUA_TSTRING) {
        longest = std::max(longest, static_cast<std::size_t>(lua_rawlen(state_, -2)));
        if (longest <= longest_key) keys.emplace_back(text(-2));
      } else if (lua_isinteger(state_, -2) != 0) {
        keys.emplace_back(static_cast<std::int64_t>(lua_tointeger(state_, -2)));
      } else {
        are_keys = false;
      }
    }
    if (longest > longest_key)
      fail_at(data, "a key of " + std::to_string(longest) + " bytes stands in it; " +
                        std::to_string(longest_key) + " are enough");
    if (!are_keys) fail_at(data, "a key must be a name or a whole number");
    std::sort(keys.begin(), keys.end());
    return keys;
  }

  void push_key(const Key& key) {
    if (const auto* number = std::get_if<std::int64_t>(&key))
      lua_pushinteger(state_, *number);
    else
      lua_pushlstring(state_, std::get<std::string>(key).data(), std::get<std::string>(key).size());
  }

  Script& script_;
  lua_State* state_;
  std::vector<std::string> names_;  ///< the keys that lead to the value being converted
  int nodes_ = 0;
  std::size_t text_bytes_ = 0;
};

namespace {

constexpr const char* expected_return =
    "a rule script must end in `return kasino.variant {...}`, `return kasino.extend(\"base\", "
    "{...})` or `return kasino.modifier {...}`";
constexpr const char* expected_scenarios =
    "a scenario file must end in `return { scenarios = {...} }`";
constexpr const char* expected_lessons = "a lesson file must end in `return { lessons = {...} }`";

/// The version of the interface that this program offers to scripts. It goes up when a change would
/// break correct scripts; check_api then tells their authors what has changed.
constexpr std::int64_t offered_api = 1;

/// Comes before all other checks: what looks like a misspelt key may be one of a newer version.
void check_api(const Data& script) {
  const Data* api = script.find("api");
  if (api == nullptr) return;
  const std::string offered = "version " + std::to_string(offered_api);
  const auto* wanted = api->as<std::int64_t>();
  if (wanted == nullptr)
    fail_at(*api, "expected the number of a version, found " + api->kind() +
                      "; this program knows " + offered + " (api = " + std::to_string(offered_api) +
                      ")");
  if (*wanted > offered_api)
    fail_at(*api, "this program knows " + offered + ", and the script wants version " +
                      std::to_string(*wanted) +
                      "; get a newer program (kasino --version tells which this is)");
  if (*wanted < 1)
    fail_at(*api, "there is no version " + std::to_string(*wanted) +
                      "; the first is 1, and this program knows " + offered);
}

/// The text of the file, unless it is too long for a script.
std::string source_of(const std::filesystem::path& path, const Limits& limits) {
  std::error_code unknown;
  const std::uintmax_t size = std::filesystem::file_size(path, unknown);
  if (!unknown && size > limits.source_bytes)
    throw ScriptError(ScriptErrorKind::Load, {path.filename().string(), {}, "loading"},
                      "the script has " + std::to_string(size) + " bytes (at most " +
                          std::to_string(limits.source_bytes) + ")");
  std::string source = read_file(path.string());
  // Some editors put this before UTF-8 text; Lua cannot read it.
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  if (source.starts_with(byte_order_mark)) source.erase(0, byte_order_mark.size());
  return source;
}

}  // namespace

Script::Script(const std::filesystem::path& path, Budget& budget, ScriptKind kind)
    : source_{.path = path,
              .name = path.filename().string(),
              .text = source_of(path, budget.limits())},
      map_(source_.text),
      cell_(new ScriptCell{.sandbox{source_.name, budget}}) {
  const bool rules = kind == ScriptKind::Rules;
  const Ref returned =
      cell_->sandbox.run(source_.text, [](lua_State* state) { install_kasino(state); });
  cell_->sandbox.enter("loading", [&](lua_State* state) {
    cell_->sandbox.push(state, returned);
    if (rules)
      take_declaration(state);
    else if (lua_type(state, -1) != LUA_TTABLE)
      throw ScriptError(ScriptErrorKind::Load, {source_.name, {}, "loading"},
                        kind == ScriptKind::Lessons ? expected_lessons : expected_scenarios);
    data_ = Conversion(*this, state).convert(lua_gettop(state));
  });
  if (rules) check_api(data_);
  if (rules)
    check_schema(data_);
  else
    check_schema(data_, kind == ScriptKind::Lessons ? lesson_key_rows() : scenario_key_rows());
  if (rules) check_id();
}

/// Throws ScriptError unless the id is the file's name, which is what users type.
void Script::check_id() const {
  const Data* id = data_.find("id");
  const auto* written = id == nullptr ? nullptr : id->as<std::string>();
  const std::string name = source_.path.stem().string();
  if (written != nullptr && *written != name)
    fail_at(*id, "the file is called " + source_.name + ": write id = \"" + name +
                     "\", or rename the file to " + *written + ".lua");
}

/// Reads the declaration on top of the stack, and pushes its table.
void Script::take_declaration(lua_State* state) {
  const int declared = lua_gettop(state);
  const auto* declaration =
      static_cast<const Declaration*>(luaL_testudata(state, declared, declaration_type));
  if (declaration == nullptr) throw return_error(lua_isnil(state, declared));
  source_.form = static_cast<ScriptForm>(declaration->form);
  declared_at_ = declaration->line;
  if (lua_getiuservalue(state, declared, 2) == LUA_TSTRING) base_ = lua_tostring(state, -1);
  lua_getiuservalue(state, declared, 1);
}

/// The error of a script that returns nothing, or something other than a declaration; it points at
/// the table that is returned, or that should be.
ScriptError Script::return_error(bool returned_nothing) const {
  ScriptPlace at{source_.name, {}, "loading"};
  std::optional<std::size_t> column;
  if (map_.has_table()) {
    const SourcePlace place = map_.find({});
    at.line = place.line;
    column = place.column;
  }
  if (returned_nothing)
    for (const Token& token : tokens_of(source_.text))
      if (token.is("kasino")) {
        at.line = token.line;
        column = token.column;
      }
  auto shown = at.line ? source_line_at(source_.text, *at.line, column) : std::nullopt;
  const char* advice = returned_nothing && at.line ? "; is the word return missing here?" : "";
  return {ScriptErrorKind::Load,
          std::move(at),
          std::string(expected_return) + advice,
          {},
          std::move(shown)};
}

ScriptError Script::base_error(const std::string& problem) const {
  return {ScriptErrorKind::Load,
          {source_.name, declared_at_, "kasino.extend"},
          problem,
          {},
          source_line(source_.text, declared_at_, base_)};
}

std::map<std::string, const Data*> entries_anywhere(const Script& script, const char* key) {
  std::vector<const Data*> tables = {&script.data()};
  const auto add_all = [&](const Fields& patches) {
    for (const auto& [name, patch] : patches) tables.push_back(&patch);
  };
  add_all(script.data().entries("for_players"));
  for (const auto& [name, option] : script.data().entries("options")) {
    for (const char* state : {"on", "off"})
      if (const Data* patch = option.find(state)) tables.push_back(patch);
    add_all(option.entries("choices"));
  }
  std::map<std::string, const Data*> entries;
  for (const Data* table : tables)
    for (const auto& [name, entry] : table->entries(key)) {
      const Data*& first = entries[to_text(name)];
      if (first == nullptr || first->is_false()) first = &entry;
    }
  return entries;
}

}  // namespace kasino
