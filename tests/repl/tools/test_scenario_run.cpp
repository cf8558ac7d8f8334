// `kasino test`, besides data/transcripts/scenarios.txt: every scenario that there is.
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("Every scenario of the shipped variants passes, and touches every clause and function",
          "[test]") {
  std::vector<std::string> words = {"test", "--coverage"};
  if (is_sanitized)  // where house rules would take too long
    for (const char* name : {"standard", "misar", "draw", "teams", "krypkasino"})
      words.push_back(std::string(KASINO_SOURCE_VARIANTS) + '/' + name + ".test.lua");
  else
    words.emplace_back(KASINO_SOURCE_VARIANTS);
  const Result result = run(words);
  INFO(result.out);
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  CHECK_THAT(result.out, ContainsSubstring(" passed, 0 failed\n"));
  CHECK_THAT(result.out, !ContainsSubstring("not touched") && !ContainsSubstring("not called"));
}

TEST_CASE("Every scenario of what scripts can do passes", "[test]") {
  const Result result = run({"test", KASINO_TEST_DATA "/scenarios"});
  INFO(result.out);
  CHECK(result.status == 0);
  CHECK(result.err.empty());
}

TEST_CASE("What fails stands out in colour", "[test]") {
  const Folder folder;
  const std::string file = folder.write("t.test.lua",
                                        "return { variant = \"standard\", scenarios = { { name = "
                                        "\"n\", seed = 1, legal = \"s7\" } } }");
  CHECK_THAT(run({"test", file, "--color", "always"}).out, ContainsSubstring("\33[1mFAILED\33[0m"));
}
