// What editors and linters are told of rule scripts is what there is: the stub for editors, the
// names that luacheck knows, and the libraries that language servers leave out.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <sstream>

#include "scripting/hooks/kasino_library.hpp"
#include "scripting/hooks/objects.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/sandbox/sandbox.hpp"
#include "scripting/scenario/scenario.hpp"
#include "scripting/variant/schema.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/stub.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

using Names = std::set<std::string>;

const std::string stub_file = KASINO_SOURCE_VARIANTS "/kasino.meta.lua";

// Keys of the table.

Kinds kinds_of(const KeyRow& row) {
  Kinds kinds;
  const auto add = [&](std::uint32_t holds, const char* kind) {
    if ((row.holds & holds) != 0) kinds.insert(kind);
  };
  add(holds_flag, "flag");
  add(holds_number | holds_integer | holds_value | holds_seed, "number");
  add(holds_name, "name");
  add(holds_text, "text");
  add(holds_pattern, "pattern");
  add(holds_clause, "clause");
  add(holds_function, "function");
  add(holds_list, "list");
  add(holds_map, "map");
  add(holds_patch, "patch");
  add(holds_anything, "anything");
  std::istringstream words{std::string(row.words)};
  for (std::string word; words >> word;) kinds.insert("word:" + word);
  return kinds;
}

/// As the schema does: what an option's value can be, can hang on one, but for options themselves.
bool can_hang_on_an_option(const KeyRow& row) {
  constexpr std::uint32_t values =
      holds_flag | holds_number | holds_integer | holds_value | holds_word | holds_pattern;
  return (row.holds & values) != 0 && !row.path.starts_with("options.");
}

std::map<std::string, Kinds> keys_of_the_table() {
  std::map<std::string, Kinds> keys;
  for (const KeyRow& row : key_rows()) {
    Kinds kinds = kinds_of(row);
    if (can_hang_on_an_option(row)) kinds.insert("option");
    keys.emplace(row.path, std::move(kinds));
  }
  return keys;
}

/// Whether the reader takes a key of a scenario in a step; those that it takes may be empty.
bool stands_in_a_step(const std::string& key) {
  const ScriptFolder folder;
  Budget budget;
  const std::string source =
      "return { scenarios = { { name = \"n\", seed = 1, steps = { { " + key + " = {} } } } } }";
  try {
    read_scenarios(folder.write("t.test.lua", source), budget);
    return true;
  } catch (const ScriptError&) {
    return false;
  }
}

/// Adds the keys of a step, which has those of a scenario that stand in it, as `step` says.
void add_step(const KeyRow& step, std::map<std::string, Kinds>& keys) {
  const std::string prefix = std::string(step.keys_of) + '.';
  for (const KeyRow& row : scenario_key_rows()) {
    if (!row.path.starts_with(prefix)) continue;
    const std::string below(row.path.substr(prefix.size()));
    if (stands_in_a_step(below.substr(0, below.find('.'))))
      keys.emplace(std::string(step.path) + '.' + below, kinds_of(row));
  }
}

std::map<std::string, Kinds> keys_of_scenarios() {
  std::map<std::string, Kinds> keys;
  for (const KeyRow& row : scenario_key_rows()) {
    keys.emplace(row.path, kinds_of(row));
    if (!row.keys_of.empty()) add_step(row, keys);
  }
  return keys;
}

/// A line for each key, so that a failure names it.
Names lines_of(const std::map<std::string, Kinds>& keys) {
  Names lines;
  for (const auto& [path, kinds] : keys) {
    std::string line = path + ':';
    for (const std::string& kind : kinds) line += ' ' + kind;
    lines.insert(line);
  }
  return lines;
}

/// Those of `some` that `others` lacks.
Names those_missing(const Names& some, const Names& others) {
  Names missing;
  std::set_difference(some.begin(), some.end(), others.begin(), others.end(),
                      std::inserter(missing, missing.end()));
  return missing;
}

/// That the class of the stub has these keys, and no others.
void check_keys(const std::map<std::string, Kinds>& keys, const std::string& type) {
  const Names wanted = lines_of(keys);
  const Names written = lines_of(key_paths(read_stub(stub_file), type));
  CHECK(those_missing(wanted, written) == Names{});
  CHECK(those_missing(written, wanted) == Names{});
}

// Objects.

void add_names(Names& names, const luaL_Reg* list) {
  for (; list->name != nullptr; ++list) names.insert(list->name);
}

Names names_of(std::initializer_list<const luaL_Reg*> lists) {
  Names names;
  for (const luaL_Reg* list : lists) add_names(names, list);
  return names;
}

/// The string keys of the table on top; pops it.
Names take_keys(lua_State* state) {
  Names names;
  for (lua_pushnil(state); lua_next(state, -2) != 0; lua_pop(state, 1))
    names.insert(lua_tostring(state, -2));
  lua_pop(state, 1);
  return names;
}

/// The fields of the library under `name` in the table of globals at 1. Libraries are read-only: an
/// empty table in front of the one with the fields.
Names library(lua_State* state, const std::string& name) {
  lua_getfield(state, 1, name.c_str());
  luaL_getmetafield(state, -1, "__index");
  lua_remove(state, -2);
  return take_keys(state);
}

/// The methods of a list of cards, which lie in an upvalue of its type.
Names methods_of_cards(lua_State* state) {
  luaL_getmetatable(state, "kasino.cards");
  lua_getfield(state, -1, "__index");
  lua_getupvalue(state, -1, 1);
  const Names names = take_keys(state);
  lua_pop(state, 2);
  return names;
}

/// What a script can name while it is loaded: globals, and the fields of those that have any.
struct Sight {
  Names globals;
  std::map<std::string, Names> libraries;
  Names cards;
};

Sight sight_of_scripts() {
  Sight sight;
  Budget budget;
  Sandbox sandbox("t.lua", budget);
  sandbox.run("return 1", [&](lua_State* state) {
    install_kasino(state);
    lua_pushvalue(state, 1);
    sight.globals = take_keys(state);
    for (const std::string& name : sight.globals) {
      const bool has_fields = lua_getfield(state, 1, name.c_str()) == LUA_TTABLE;
      lua_pop(state, 1);
      if (has_fields) sight.libraries[name] = library(state, name);
    }
    sight.cards = methods_of_cards(state);
  });
  return sight;
}

// What luacheck and language servers are told.

struct CloseState {
  void operator()(lua_State* state) const { lua_close(state); }
};
using StockLua = std::unique_ptr<lua_State, CloseState>;

/// Lua as it comes, with what .luacheckrc expects.
StockLua stock_lua() {
  StockLua lua(luaL_newstate());
  luaL_openlibs(lua.get());
  REQUIRE(luaL_dostring(lua.get(), "stds, files = {}, {}") == LUA_OK);
  return lua;
}

/// What .luacheckrc allows a variant to read.
Sight sight_of_luacheck() {
  const StockLua lua = stock_lua();
  REQUIRE(luaL_dofile(lua.get(), KASINO_SOURCE_VARIANTS "/../.luacheckrc") == LUA_OK);
  REQUIRE(luaL_dostring(lua.get(), "return stds[std].read_globals") == LUA_OK);
  Sight sight;
  lua_pushvalue(lua.get(), -1);
  sight.globals = take_keys(lua.get());
  for (const std::string& name : sight.globals) {
    lua_getfield(lua.get(), -1, name.c_str());
    if (lua_getfield(lua.get(), -1, "fields") == LUA_TTABLE)
      sight.libraries[name] = take_keys(lua.get());
    else
      lua_pop(lua.get(), 1);
    lua_pop(lua.get(), 1);
  }
  return sight;
}

}  // namespace

TEST_CASE("The stub for editors has every key of the table, with what it holds, and no other",
          "[stub]") {
  check_keys(keys_of_the_table(), "kasino.Variant");
}

TEST_CASE("The stub has every key of a scenario file, with what it holds, and no other", "[stub]") {
  check_keys(keys_of_scenarios(), "kasino.Scenarios");
}

TEST_CASE("The stub has what a view, a game, a move and cards have, and no more", "[stub]") {
  const Stub stub = read_stub(stub_file);
  CHECK(field_names(stub, "kasino.View") == names_of({view_fields}));
  CHECK(method_names(stub, "kasino.View") ==
        names_of({view_methods, view_questions, view_captures}));
  CHECK(stub.classes.at("kasino.Game").base == "kasino.View");
  CHECK(field_names(stub, "kasino.Game").empty());
  CHECK(method_names(stub, "kasino.Game") == names_of({game_methods}));
  CHECK(field_names(stub, "kasino.Move") == names_of({move_fields}));
  CHECK(method_names(stub, "kasino.Move").empty());
  CHECK(method_names(stub, "kasino.Cards") == sight_of_scripts().cards);
}

TEST_CASE("The stub has the functions of kasino", "[stub]") {
  CHECK(method_names(read_stub(stub_file), "kasino.Library") ==
        sight_of_scripts().libraries.at("kasino"));
}

TEST_CASE("The stub has a line on each key, field and function", "[stub]") {
  CHECK(read_stub(stub_file).unexplained == std::vector<std::string>{});
}

TEST_CASE("luacheck knows the globals of the sandbox, and no others", "[stub]") {
  const Sight scripts = sight_of_scripts();
  const Sight luacheck = sight_of_luacheck();
  CHECK(luacheck.globals == scripts.globals);
  CHECK(luacheck.libraries == scripts.libraries);
}

TEST_CASE("Language servers leave out the libraries that scripts do not have", "[stub]") {
  std::ifstream file(KASINO_SOURCE_VARIANTS "/../.luarc.json");
  const std::string settings{std::istreambuf_iterator<char>(file), {}};
  const Names globals = sight_of_scripts().globals;
  const StockLua lua = stock_lua();
  for (const char* name :
       {LUA_COLIBNAME, LUA_TABLIBNAME, LUA_IOLIBNAME, LUA_OSLIBNAME, LUA_STRLIBNAME,
        LUA_UTF8LIBNAME, LUA_MATHLIBNAME, LUA_DBLIBNAME, LUA_LOADLIBNAME}) {
    CAPTURE(name);
    const std::string entry = '"' + std::string(name) + "\": \"disable\"";
    CHECK((settings.find(entry) == std::string::npos) == (globals.count(name) == 1));
  }
}
