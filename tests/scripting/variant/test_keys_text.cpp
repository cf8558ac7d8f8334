// The merged table as Lua.
#include <filesystem>

#include "scripting/variant/keys_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string keys_of(const std::string& spec, const std::vector<std::filesystem::path>& folders) {
  Budget budget;
  return keys_text(compose({spec, folders, {}}, budget));
}

}  // namespace

TEST_CASE("Each key is shown with the file and line that wrote it last", "[keys_text]") {
  const ScriptFolder folder;
  folder.write("t.lua", small_game(clauses("") + "on_play = function() end,"));
  folder.write("m.lua",
               "return kasino.modifier { id = \"m\", title = \"M\",\n"
               "  scoring = { aces = { points = 2 },\n"
               "    sweep = false },\n"
               "  on_play = function()\n  end,\n"
               "  clauses = { [\"M-1\"] = 'A \"quoted\" word.' } }");
  CHECK(keys_of("t+m", {folder.path()}) ==
        "return kasino.variant {\n"
        "  id = \"t\", -- t.lua:2\n"
        "  title = \"T\", -- t.lua:2\n"
        "  players = 2, -- t.lua:2\n"
        "  deck = { without = \"2-8\" }, -- t.lua:2\n"
        "  deal = { first = { { hand = 5 }, { table = 4 } }, later = { { hand = 5 } } }, -- "
        "t.lua:3\n"
        "  capture = {\n"
        "    equal = { by = \"value\", clause = \"T-1\" }, -- t.lua:4\n"
        "    sum = { by = \"sum\", clause = \"T-1\" }, -- t.lua:4\n"
        "  },\n"
        "  scoring = {\n"
        "    aces = {\n"
        "      each = \"A\", -- t.lua:5\n"
        "      points = 2, -- m.lua:2\n"
        "      clause = \"T-1\", -- t.lua:5\n"
        "    },\n"
        "    sweep = false, -- m.lua:3\n"
        "  },\n"
        "  clauses = {\n"
        "    [\"T-1\"] = \"Play.\", -- t.lua:9\n"
        "    [\"M-1\"] = \"A \\\"quoted\\\" word.\", -- m.lua:6\n"
        "  },\n"
        "  on_play = function(...) end, -- t.lua:9\n"
        "  on_play = function(...) end, -- m.lua:4\n"
        "}\n");
}

TEST_CASE("The table of every shipped variant can be read again", "[keys_text]") {
  const std::vector<std::filesystem::path> folders = {KASINO_SOURCE_VARIANTS,
                                                      KASINO_SOURCE_VARIANTS "/house"};
  Budget budget;
  std::vector<std::string> problems;
  for (const VariantInfo& info : list_variants(folders, budget, problems)) {
    const std::string spec = (info.modifier ? "standard+" : "") + info.id;
    CAPTURE(spec);
    budget.begin_command();
    const Composition composition = compose({spec, folders, {}}, budget);
    const ScriptFolder folder;
    const std::string name = *composition.scripts.front()->data().find("id")->as<std::string>();
    const std::string id = info.modifier ? name : info.id;
    const Script again(folder.write(id + ".lua", keys_text(composition)), budget);
    CHECK(again.data().find("deal") != nullptr);
  }
  CHECK(problems.empty());
}
