// Editors and linters know exactly what rule scripts may use: the stub for editors
// (variants/kasino.meta.lua), .luacheckrc, .luarc.json, and the names in the guide.
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <sstream>

#include "engine/model/facts.hpp"
#include "scripting/hooks/kasino_library.hpp"
#include "scripting/hooks/objects.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/sandbox/sandbox.hpp"
#include "scripting/scenario/read_scenario.hpp"
#include "scripting/variant/schema.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

using Names = std::set<std::string>;

std::string text_of(const std::string& name) {
  std::ifstream file(KASINO_SOURCE_VARIANTS "/" + name);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The kinds of annotations that the stub uses.
struct Stub {
  std::map<std::string, std::map<std::string, std::string>> fields;  ///< class -> name -> type
  std::map<std::string, std::string> bases, aliases;
  std::map<std::string, Names> methods;
  Names unexplained;

  Stub() {
    static const std::regex form(
        R"(---@(alias|class|field) ([\w.]+|\[\w+\])\??:? ?(.*)|(function) (\w+)[:.](\w+)\(.*|)"
        R"((?:local )?(\w+) = \{\})");
    std::istringstream text(text_of("kasino.meta.lua"));
    std::string type;
    std::map<std::string, std::string> owners;
    bool explained = false;
    for (std::string line; std::getline(text, line);) {
      std::smatch found;
      if (!std::regex_match(line, found, form)) {
        if (!line.starts_with("---@")) explained = line.starts_with("--- ");
        continue;
      }
      if (found[1] == "alias") aliases[found[2]] = found[3];
      if (found[1] == "class") bases[type = found[2]] = found[3];
      if (found[1] == "field") fields[type][found[2]] = found[3];
      if (found[4].matched) methods[owners.at(found[5])].insert(found[6]);
      if (found[7].matched) owners[found[7]] = type;
      const bool is_name = found[4].matched || (found[1] == "field" && found[2] != "[integer]");
      if (is_name && !explained) unexplained.insert(line);
      if (!found[7].matched) explained = false;
    }
  }

  Names field_names(const std::string& type) const {
    Names names;
    if (fields.count(type) == 1)
      for (const auto& [name, held] : fields.at(type))
        if (name.front() != '[') names.insert(name);
    return names;
  }

  /// Adds the keys of a class, under `prefix`, and those of the classes of its fields.
  void add_keys(const std::string& type, const std::string& prefix, Names& keys) const {
    if (!bases.at(type).empty()) add_keys(bases.at(type), prefix, keys);
    for (const auto& [name, held] : fields.at(type))
      add_type(prefix + (name.front() == '[' ? "" : '.' + name), held, keys);
  }

 private:
  void add_type(const std::string& path, const std::string& type, Names& keys) const {
    static const std::regex word(R"(fun\(.*|"[\w-]+"|[\w.]+|\[\])"), of_a_table("table<[^,]+, "),
        after_a_space(" .*");
    keys.insert(path);
    const std::string held = std::regex_replace(type, of_a_table, "");
    for (std::sregex_iterator at(held.begin(), held.end(), word), end; at != end; ++at) {
      const std::string name = at->str();
      if (name.starts_with("fun("))
        keys.insert(path + ": fun");
      else if (fields.count(name) == 1 && name != "kasino.Patch")
        add_keys(name, path, keys);
      else if (aliases.count(name) == 1 && !aliases.at(name).starts_with("string"))
        add_type(path, std::regex_replace(aliases.at(name), after_a_space, ""), keys);
      else if (name != "false" && name != "table")
        keys.insert(path + ": " + name);
    }
  }
};

/// Adds a row's type, under its path without names that scripts choose.
void add_row(const KeyRow& row, const std::string& path, bool takes_options, Names& keys) {
  static const std::pair<std::uint32_t, const char*> words[] = {
      {holds_flag, "boolean"},
      {holds_number | holds_integer | holds_value | holds_seed, "integer"},
      {holds_name, "string"},
      {holds_text, "kasino.Text"},
      {holds_pattern, "kasino.Pattern"},
      {holds_clause, "kasino.Clause"},
      {holds_function, "fun"},
      {holds_list, "[]"},
      {holds_patch, "kasino.Patch"},
      {holds_anything, "any"}};
  constexpr std::uint32_t values =
      holds_flag | holds_number | holds_integer | holds_value | holds_word | holds_pattern;
  static const std::regex chosen(R"(\.[*#])");
  const std::string key = '.' + std::regex_replace(path, chosen, "");
  keys.insert(key);
  for (const auto& [holds, word] : words)
    if ((row.holds & holds) != 0) keys.insert(key + ": " + word);
  std::istringstream own{std::string(row.words)};
  for (std::string word; own >> word;) keys.insert(key + ": \"" + word + '"');
  if (takes_options && (row.holds & values) != 0 && !row.path.starts_with("options."))
    keys.insert(key + ": kasino.Option");
}

/// Whether the reader accepts a key of a scenario in a step.
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

/// The elements of `some` that `others` lacks, so that a failure names only these.
Names those_missing(Names some, const Names& others) {
  std::erase_if(some, [&](const std::string& name) { return others.count(name) == 1; });
  return some;
}

void add(Names& names, const luaL_Reg* list) {
  for (; list->name != nullptr; ++list) names.insert(list->name);
}

/// The string keys of the table on top of the stack, "a", and of tables in it, "a.b"; pops it. A
/// read-only table is an empty one in front of the one with the fields.
Names take_names(lua_State* state, const std::string& prefix = "") {
  Names names;
  for (lua_pushnil(state); lua_next(state, -2) != 0; lua_pop(state, 1)) {
    const std::string name = prefix + lua_tostring(state, -2);
    names.insert(name);
    if (!prefix.empty() || !lua_istable(state, -1)) continue;
    if (luaL_getmetafield(state, -1, "__index") == LUA_TNIL) lua_pushvalue(state, -1);
    names.merge(take_names(state, name + '.'));
  }
  lua_pop(state, 1);
  return names;
}

/// The names that a script can use while it is loaded, and the methods of a list of cards as
/// "cards.NAME".
Names names_of_scripts() {
  Names names;
  Budget budget;
  Sandbox sandbox("t.lua", budget);
  sandbox.run("return 1", [&](lua_State* state) {
    install_kasino(state);
    lua_pushvalue(state, 1);
    names = take_names(state);
    luaL_getmetatable(state, "kasino.cards");
    lua_getfield(state, -1, "__index");
    lua_getupvalue(state, -1, 1);
    names.merge(take_names(state, "cards."));
    lua_pop(state, 2);
  });
  return names;
}

/// The names that begin with `prefix`, without it.
Names below(const std::string& prefix, const Names& names) {
  Names found;
  for (const std::string& name : names)
    if (name.starts_with(prefix)) found.insert(name.substr(prefix.size()));
  return found;
}

}  // namespace

TEST_CASE("The stub for editors has every key of the table, with what it holds, and no other",
          "[stub]") {
  Names wanted, written;
  for (const KeyRow& row : key_rows()) add_row(row, std::string(row.path), true, wanted);
  Stub().add_keys("kasino.Variant", "", written);
  CHECK(those_missing(wanted, written) == Names{});
  CHECK(those_missing(written, wanted) == Names{});
}

TEST_CASE("The stub has every key of a scenario file, with what it holds, and no other", "[stub]") {
  Names wanted, written;
  for (const KeyRow& row : scenario_key_rows()) {
    add_row(row, std::string(row.path), false, wanted);
    if (row.keys_of.empty()) continue;
    for (const KeyRow& in : scenario_key_rows()) {
      if (!in.path.starts_with(std::string(row.keys_of) + '.')) continue;
      const std::string key(in.path.substr(row.keys_of.size() + 1));
      if (stands_in_a_step(key.substr(0, key.find('.'))))
        add_row(in, std::string(row.path) + '.' + key, false, wanted);
    }
  }
  Stub().add_keys("kasino.Scenarios", "", written);
  CHECK(those_missing(wanted, written) == Names{});
  CHECK(those_missing(written, wanted) == Names{});
}

TEST_CASE("The stub has every key of a lesson file, with what it holds, and no other", "[stub]") {
  Names wanted, written;
  for (const KeyRow& row : lesson_key_rows()) add_row(row, std::string(row.path), false, wanted);
  Stub().add_keys("kasino.Lessons", "", written);
  CHECK(those_missing(wanted, written) == Names{});
  CHECK(those_missing(written, wanted) == Names{});
}

TEST_CASE("The stub and the guide have what a view, a game, a move, cards and kasino have",
          "[stub]") {
  Stub stub;
  std::map<std::string, Names> fields, methods;
  add(fields["kasino.View"], view_fields);
  for (const Fact& fact : facts())
    if (fact.is_used(in_views)) fields["kasino.View"].insert(std::string(fact.told_as()));
  add(fields["kasino.Move"], move_fields);
  for (const luaL_Reg* list : {view_methods, view_questions}) add(methods["kasino.View"], list);
  add(methods["kasino.Game"], game_methods);
  methods["kasino.Cards"] = below("cards.", names_of_scripts());
  methods["kasino.Library"] = below("kasino.", names_of_scripts());
  const std::string guide = text_of("README.md");
  for (const char* type :
       {"kasino.View", "kasino.Game", "kasino.Move", "kasino.Cards", "kasino.Library"}) {
    CAPTURE(type);
    CHECK(stub.field_names(type) == fields[type]);
    CHECK(stub.methods[type] == methods[type]);
    Names names = fields[type];
    names.merge(methods[type]);
    for (const std::string& name : names) {
      CAPTURE(name);
      CHECK(std::regex_search(guide, std::regex("\\b" + name + "\\b")));
    }
  }
  CHECK(stub.bases.at("kasino.Game") == "kasino.View");
  CHECK(stub.unexplained == Names{});
}

TEST_CASE("luacheck knows the globals of the sandbox, and language servers no other library",
          "[stub]") {
  const std::unique_ptr<lua_State, void (*)(lua_State*)> lua(luaL_newstate(), lua_close);
  luaL_openlibs(lua.get());
  const std::string allowed = "stds, files = {}, {}\n" + text_of("../.luacheckrc") +
                              "\nlocal names = {} for name, is in pairs(stds[std].read_globals) do "
                              "names[name] = is.fields or 0 end return names";
  REQUIRE(luaL_dostring(lua.get(), allowed.c_str()) == LUA_OK);
  Names scripts = names_of_scripts();
  for (const char* library :
       {LUA_COLIBNAME, LUA_TABLIBNAME, LUA_IOLIBNAME, LUA_OSLIBNAME, LUA_STRLIBNAME,
        LUA_UTF8LIBNAME, LUA_MATHLIBNAME, LUA_DBLIBNAME, LUA_LOADLIBNAME}) {
    CAPTURE(library);
    const std::string entry = '"' + std::string(library) + "\": \"disable\"";
    CHECK((text_of("../.luarc.json").find(entry) == std::string::npos) ==
          (scripts.count(library) == 1));
  }
  std::erase_if(scripts, [](const std::string& name) { return name.starts_with("cards."); });
  CHECK(take_names(lua.get()) == scripts);
}
