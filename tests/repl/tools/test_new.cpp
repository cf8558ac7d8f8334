// `kasino new`: the script and the scenarios that it writes, for every game.
#include <map>
#include <optional>
#include <sstream>

#include "scripting/source/file.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/this_build.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;

namespace {

/// Checks what was written: its scenarios pass, and a check finds nothing, not even a note.
void check_that_it_works(const std::string& spec, const std::optional<std::string>& players = "2") {
  CAPTURE(spec);
  const Result tested = run({"test", "mine.test.lua"});
  CHECK_THAT(tested.out, EndsWith("3 passed, 0 failed\n"));
  CHECK(tested.status == 0);
  std::vector<std::string> check = {"check", spec, "--deals", "1"};
  if (players) check.insert(check.end(), {"--players", *players});
  const Result checked = run(check);
  CHECK_THAT(checked.out, EndsWith("passed, 0 notes\n"));
  CHECK(checked.status == 0);
}

std::vector<VariantInfo> shipped() {
  Budget budget;
  std::vector<std::string> problems;
  return list_variants({KASINO_SOURCE_VARIANTS, KASINO_SOURCE_VARIANTS "/house"}, budget, problems);
}

}  // namespace

TEST_CASE("new says what it has written, and what to type next", "[new]") {
  const WorkingFolder folder;
  const Result result = run({"new", "mine"});
  CHECK(result.status == 0);
  CHECK(result.out ==
        "mine.lua and mine.test.lua are written. Now try\n"
        "  kasino play ./mine.lua\n"
        "  kasino test mine.test.lua\n"
        "  kasino check ./mine.lua\n");
  CHECK_THAT(read_file("mine.lua"), ContainsSubstring("return kasino.extend(\"standard\", {"));
  CHECK(read_file("mine.lua").find("NEW_") == std::string::npos);
  CHECK(read_file("mine.test.lua").find("NEW_") == std::string::npos);
}

TEST_CASE("A new script works, for every game", "[new]") {
  for (const VariantInfo& info : shipped()) {
    // Slow with sanitizers: only two games, of one and of two packs.
    const bool is_enough = info.id == "standard" || info.id == "krypkasino";
    if (info.modifier || (is_sanitized && !is_enough)) continue;
    const WorkingFolder folder;
    if (info.id == "blackjack") {
      const Result refused = run({"new", "mine", "--from", info.id});
      CHECK(refused.status != 0);
      CHECK_THAT(refused.err, ContainsSubstring("is played for money"));
      continue;
    }
    CHECK(run({"new", "mine", "--from", info.id}).status == 0);
    const bool is_for_two = run({"rules", info.id, "--players", "2"}).status == 0;
    check_that_it_works("./mine.lua", is_for_two ? std::optional<std::string>("2") : std::nullopt);
  }
}

TEST_CASE("A new script works for compositions", "[new]") {
  const std::map<std::string, std::string> players = {{"misar+draw", "2"},
                                                      {"standard+teams+early16", "4"}};
  for (const auto& [base, count] : players) {
    const WorkingFolder folder;
    CHECK(run({"new", "mine", "--from", base}).status == 0);
    check_that_it_works("./mine.lua", count);
  }
}

TEST_CASE("A new script works for a script of the author's own", "[new]") {
  const WorkingFolder folder;
  CHECK(run({"new", "first"}).status == 0);
  CHECK(run({"new", "mine", "--from", "./first.lua"}).status == 0);
  check_that_it_works("./mine.lua");
}

TEST_CASE("A new modifier goes with any game", "[new]") {
  const WorkingFolder folder;
  const Result result = run({"new", "mine", "--modifier"});
  CHECK_THAT(result.out, ContainsSubstring("kasino play standard+./mine.lua\n"));
  CHECK_THAT(read_file("mine.lua"), ContainsSubstring("return kasino.modifier({"));
  check_that_it_works("standard+./mine.lua");
  CHECK(run({"rules", "misar+draw+./mine.lua"}).status == 0);
}

TEST_CASE("What stands in the comments of a new script works as well", "[new]") {
  const WorkingFolder folder;
  CHECK(run({"new", "mine"}).status == 0);
  std::istringstream lines(read_file("mine.lua"));
  std::string script;
  bool inside = false;
  for (std::string line; std::getline(lines, line); script += line + '\n') {
    inside |= line == "  -- refuses = {";
    const bool last = line == "  -- },";
    if (inside || line.find("-- [\"MINE-2\"]") != std::string::npos)
      line.erase(line.find("-- "), 3);
    inside &= !last;
  }
  folder.write("mine.lua", script);
  CAPTURE(script);
  CHECK_THAT(run({"rules", "./mine.lua"}).out, ContainsSubstring("MINE-2"));
  check_that_it_works("./mine.lua");
}

TEST_CASE("Names with dashes and digits are good ones, and words of Lua", "[new]") {
  for (const std::string name : {"a-1", "end", "std", "x"}) {
    const WorkingFolder folder;
    CHECK(run({"new", name}).status == 0);
    CHECK(run({"test", name + ".test.lua"}).status == 0);
  }
}

TEST_CASE("A clause of the game keeps its id", "[new]") {
  const WorkingFolder folder;
  CHECK(run({"new", "stdx"}).status == 0);
  CHECK_THAT(read_file("stdx.lua"), ContainsSubstring("[\"STDX-1\"]"));
}

TEST_CASE("Nothing is overwritten", "[new]") {
  const WorkingFolder folder;
  folder.write("mine.test.lua", "precious");
  const Result result = run({"new", "mine"});
  CHECK(result.status == 2);
  CHECK(result.err ==
        "kasino: mine.test.lua: it is there already, and stays as it is; choose another name\n");
  CHECK_FALSE(folder.has("mine.lua"));
  CHECK(read_file("mine.test.lua") == "precious");
}

TEST_CASE("Impossible names are refused", "[new]") {
  const WorkingFolder folder;
  for (const std::string name : {"Mine", "1st", "a/b", "../a", "a.lua", "å", "-a", ""}) {
    CAPTURE(name);
    CHECK(run({"new", name}).status == 2);
  }
  CHECK_THAT(run({"new", "Mine"}).err, ContainsSubstring("a name is small letters, digits and -"));
}

TEST_CASE("A name that a shipped variant has is refused", "[new]") {
  const WorkingFolder folder;
  for (const char* name : {"standard", "pluck"}) {
    const Result result = run({"new", name});
    CHECK(result.status == 2);
    CHECK_THAT(result.err, ContainsSubstring("there is a variant of that name already"));
  }
  CHECK_FALSE(std::filesystem::exists("standard.lua"));
}

TEST_CASE("A base that does not exist is refused as everywhere", "[new]") {
  const WorkingFolder folder;
  const Result result = run({"new", "mine", "--from", "stadnard"});
  CHECK(result.status == 2);
  CHECK_THAT(result.err, ContainsSubstring("did you mean standard?"));
  CHECK_FALSE(folder.has("mine.lua"));
}
