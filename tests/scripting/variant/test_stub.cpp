// Editors and linters know exactly what rule scripts may use: the stub for editors
// (variants/kasino.meta.lua), the tables of the guide, .luacheckrc and .luarc.json.
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <set>

#include "engine/model/facts.hpp"
#include "engine/text/reading.hpp"
#include "scripting/hooks/kasino_library.hpp"
#include "scripting/hooks/members.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/sandbox/sandbox.hpp"
#include "scripting/variant/schema.hpp"
#include "scripting/variant/script.hpp"
#include "scripting/variant/stub.hpp"
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

/// Holds a file to what is written into it, or writes it if KASINO_BLESS is set.
void check_written(const std::string& name, const std::string& wanted) {
  if (std::getenv("KASINO_BLESS") != nullptr)
    std::ofstream(KASINO_SOURCE_VARIANTS "/" + name) << wanted;
  CHECK(text_of(name) == wanted);
}

/// `guide` with `table` between the marks of that name.
std::string with_table(const std::string& guide, const std::string& name,
                       const std::string& table) {
  const std::string begin = "<!-- " + name + " -->\n", end = "<!-- end of " + name + " -->";
  const std::size_t from = guide.find(begin), to = guide.find(end);
  REQUIRE(from != std::string::npos);
  REQUIRE(to != std::string::npos);
  return guide.substr(0, from + begin.size()) + table + guide.substr(to);
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

/// A script in which the key of `row` has its example.
std::string script_with(const KeyRow& row) {
  std::string open, close;
  for (const std::string& part : parts_of(row.path, '.')) {
    open += part == "#" ? "{ " : (part == "*" ? "[\"s\"]" : part) + " = { ";
    close += " }";
  }
  const std::size_t last = open.rfind("{ ");
  return "return kasino.variant { " + open.substr(0, last) + std::string(row.example) +
         close.substr(2) + " }";
}

}  // namespace

TEST_CASE("The stub for editors is what the rows of keys and members say", "[stub]") {
  check_written("kasino.meta.lua", stub_text());
}

TEST_CASE("The tables of the guide are what the rows say", "[stub]") {
  check_written("README.md", with_table(text_of("README.md"), "members", member_table()));
  check_written("keys.md", with_table(text_of("keys.md"), "keys", key_table()));
}

TEST_CASE("A view has the facts that are told to views, and each has its row", "[stub]") {
  std::set<std::string_view> told, rows;
  for (const Fact& fact : facts())
    if (fact.is_used(in_views)) told.insert(fact.told_as());
  for (const MemberRow& row : view_fields)
    if (row.function == nullptr) rows.insert(row.name);
  CHECK(rows == told);
}

TEST_CASE("The stub is Lua", "[stub]") {
  const std::unique_ptr<lua_State, void (*)(lua_State*)> lua(luaL_newstate(), lua_close);
  CHECK(luaL_dostring(lua.get(), stub_text().c_str()) == LUA_OK);
}

TEST_CASE("Every key has a meaning, and every example is right", "[stub]") {
  for (const auto* rows : {&scenario_key_rows(), &lesson_key_rows()})
    for (const KeyRow& row : *rows) {
      CAPTURE(row.path);
      CHECK((row.name() == "*" || row.name() == "#" || !row.meaning.empty()));
    }
  for (const KeyRow& row : key_rows()) {
    CAPTURE(row.path);
    const bool is_named = row.name() != "*" && row.name() != "#";
    CHECK((!is_named || !row.meaning.empty()));
    if (row.example.empty()) continue;
    Budget budget;
    const ScriptFolder folder;
    CHECK_NOTHROW(Script(folder.write("sweep3.lua", script_with(row)), budget));
  }
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
