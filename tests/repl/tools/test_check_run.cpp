// `kasino check`, besides data/transcripts/check.txt: its time.
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"

using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("A check takes as long as it may, and says what it had no time for", "[check_run]") {
  const Result result =
      run({"check", "standard", "--deals", "100000", "--time", "1", "--players", "2"});
  CHECK(result.status == 0);
  CHECK_THAT(result.out, ContainsSubstring("The time was up: "));
  CHECK_THAT(result.out, ContainsSubstring(" deals were begun; `--time SECONDS` allows more.\n"));
}
