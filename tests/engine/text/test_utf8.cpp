#include <iomanip>
#include <string>

#include "engine/text/utf8.hpp"
#include "tests/support/catch.hpp"

using kasino::quoted;

TEST_CASE("What was written is quoted as it is", "[quote]") {
  CHECK(quoted("s7 x h7") == "\"s7 x h7\"");
  CHECK(quoted("misär ♠7") == "\"misär ♠7\"");
  CHECK(quoted("") == "\"\"");
}

TEST_CASE("Nothing that is quoted steers a screen", "[quote]") {
  CHECK(quoted("a\x1b[2J\n") == "\"a\\x1b[2J\\x0a\"");
  CHECK(quoted(std::string("\0\x7f", 2)) == "\"\\x00\\x7f\"");
  CHECK(quoted("\xc2\x9b") == "\"\\xc2\\x9b\"");
  CHECK(quoted("\xff\xe2\x99") == "\"\\xff\\xe2\\x99\"");
}

TEST_CASE("A long text is cut, between two characters", "[quote]") {
  const std::string longest(32, 'a');
  CHECK(quoted(longest) == '"' + longest + '"');
  CHECK(quoted(longest + "b") == '"' + longest + "...\"");
  CHECK(quoted(std::string(31, 'a') + "ä") == '"' + std::string(31, 'a') + "...\"");
}

TEST_CASE("A std::string is quoted by us, not by the standard library", "[quote]") {
  const std::string text = "\x1b";
  CHECK(quoted(text) == "\"\\x1b\"");
}
