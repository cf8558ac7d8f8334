// The keys of a script's table, besides tests/data/faults.
#include <algorithm>
#include <set>

#include "scripting/variant/schema.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

TEST_CASE("A clause that is removed may not be cited any more", "[schema]") {
  const std::string lifted = extension_error("clauses = { [\"STD-CAP-8\"] = false }");
  CHECK_THAT(lifted,
             Catch::StartsWith("t.lua:1: clauses[\"STD-CAP-8\"]: the clause is still cited, "
                               "by cites.trail (standard.lua:"));
  CHECK_THAT(lifted, Catch::EndsWith("); take that away too (false), or leave the clause"));
  CHECK(
      extension_error("clauses = { [\"STD-CAP-8\"] = false }, cites = { trail = false }").empty());
}

TEST_CASE("Every key stands once, and after the table it belongs to", "[schema]") {
  std::set<std::string_view> seen = {""};
  for (const KeyRow& row : key_rows()) {
    CAPTURE(row.path);
    const std::size_t dot = row.path.rfind('.');
    CHECK(seen.count(dot == std::string_view::npos ? "" : row.path.substr(0, dot)) == 1);
    CHECK(seen.insert(row.path).second);
    CHECK(((row.holds & holds_word) != 0) == !row.holds.words.empty());
  }
}

TEST_CASE("What a modifier requires is a key that there can be", "[schema]") {
  CHECK(extension_error("requires = { [\"mach.rank\"] = \"lowest\" }") ==
        "t.lua:1: requires[\"mach.rank\"]: no key of a script is called mach.rank (did you mean "
        "match.rank?)");
  CHECK(
      extension_error("requires = { [\"scoring.storan\"] = true, [\"match.rank\"] = \"highest\" }")
          .empty());
}

TEST_CASE("A number's option lays one patch when it is 0, and another when it is not", "[schema]") {
  const ScriptFolder folder;
  folder.write("t.lua", extension("options = { bonus = { default = 3, min = 0, on = { scoring = { "
                                  "bonus = { each = \"hK\", points = 2 } } }, off = { scoring = { "
                                  "aces = false } } } }"));
  const auto has = [](const Variant& variant, const std::string& name) {
    const auto& items = variant.data().scoring;
    return std::any_of(items.begin(), items.end(),
                       [&](const ScoringItem& item) { return item.name == name; });
  };
  const Variant three = folder.load("t");
  CHECK(has(three, "bonus"));
  CHECK(has(three, "aces"));
  const Variant none = folder.load("t", {{"bonus", "0"}});
  CHECK_FALSE(has(none, "bonus"));
  CHECK_FALSE(has(none, "aces"));
}

TEST_CASE("A script that leads back to itself is reported at its line", "[schema]") {
  const ScriptFolder folder;
  folder.write("t.lua", "\nreturn kasino.extend(\"./t.lua\", { id = \"t\", title = \"T\" })");
  CHECK_THROWS_WITH(folder.load((folder.path() / "t.lua").string()),
                    Catch::StartsWith("t.lua:2: kasino.extend: this leads back to t.lua"));
}
