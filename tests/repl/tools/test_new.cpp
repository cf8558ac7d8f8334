// `kasino new`, besides data/transcripts/new.txt: what it writes works for every game.
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

TEST_CASE("A new script works, for every game", "[new]") {
  for (const VariantInfo& info : shipped()) {
    // Slow with sanitizers: only two games, of one and of two packs.
    const bool is_enough = info.id == "standard" || info.id == "krypkasino";
    if (info.modifier || (is_sanitized && !is_enough)) continue;
    if (info.id == "blackjack") continue;  // it is played for money, and refused
    if (info.id == "laugh") continue;      // no card is laid out, as the last scenario does
    const WorkingFolder folder;
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
