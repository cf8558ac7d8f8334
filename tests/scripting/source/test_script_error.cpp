#include "engine/text/utf8.hpp"
#include "scripting/source/script_error.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;

TEST_CASE("A message says file, line, hook and problem", "[script_error]") {
  const ScriptError full(ScriptErrorKind::Runtime, {"misar.lua", 12, "refuses[\"MIS-A1\"]"},
                         "no answer");
  CHECK(full.what() == std::string("misar.lua:12: refuses[\"MIS-A1\"]: no answer"));
  const ScriptError bare(ScriptErrorKind::Load, {"misar.lua", {}, ""}, "too long");
  CHECK(bare.what() == std::string("misar.lua: too long"));
}

TEST_CASE("A place from a hostile script is made printable", "[script_error]") {
  const ScriptError error(ScriptErrorKind::Runtime, {"a\n.lua", 1, "refuses[\"\x1b[2J\"]"}, "x");
  CHECK(error.what() == std::string("a\\n.lua:1: refuses[\"\\27[2J\"]: x"));
}

TEST_CASE("A problem that quotes a hostile script is made printable", "[script_error]") {
  const ScriptError error(ScriptErrorKind::Load, {"a.lua", 1, ""}, "no option \x1b[2J\n");
  CHECK(error.problem() == "no option \\27[2J\\n");
  CHECK(error.what() == "a.lua:1: " + error.problem());
}

TEST_CASE("Printable text stays as it is", "[script_error]") {
  CHECK(printable("Sistan! Båten går. ♠ 𝄞") == "Sistan! Båten går. ♠ 𝄞");
  CHECK(printable("").empty());
}

TEST_CASE("What a terminal could obey is written out as text", "[script_error]") {
  using namespace std::string_view_literals;
  CHECK(printable("a\nb\x1b[31m\0\x7f\r"sv) == "a\\nb\\27[31m\\0\\127\\13");
  CHECK(printable("\xc2\x9b"
                  "2J") == "\\194\\1552J");  // C1 control in UTF-8
  CHECK(printable("\x9b"
                  "2J") == "\\1552J");  // the same raw
  CHECK(printable("\xe2\x80\xae"
                  "abc") == "\\226\\128\\174abc");  // right-to-left override
  CHECK(printable("\xc0\xaf\xed\xa0\x80\xf4\x90\x80\x80\xe2\x82") ==
        "\\192\\175\\237\\160\\128\\244\\144\\128\\128\\226\\130");
}

TEST_CASE("A long text is cut between characters", "[script_error]") {
  const std::string cut = printable(std::string(1'000'000, 'x'));
  CHECK(cut.size() <= longest_message);
  CHECK(cut.ends_with("x ... (cut)"));
  CHECK(printable("ååååååååååååååå", 20).size() <= 20);
  CHECK(printable("ååååååååååååååå", 20) == "ååååå ... (cut)");
  CHECK(printable("123456789", 9) == "123456789");
}

TEST_CASE("A line is shown without the end that other systems give it", "[script_error]") {
  CHECK(source_line("a\r\nb = c\r\n", 2, "c")->text == "b = c");
  CHECK(source_line("a\r\nb = c\r\n", 2, "c")->column == 4);
}

TEST_CASE("A caret needs a word that stands once in the line", "[script_error]") {
  const std::string source = "local a = 1\nreturn foo(foot, 'x')\nfoo(foo)\n";
  CHECK(source_line(source, 2, "foo")->column == 7);
  CHECK(source_line(source, 2, "foo")->text == "return foo(foot, 'x')");
  CHECK_FALSE(source_line(source, 3, "foo")->column);
  CHECK_FALSE(source_line(source, 2, "")->column);
  CHECK(source_line("f(\"x\")", 1, "x")->column == 2);
  CHECK_FALSE(source_line(source, 9, "x"));
  CHECK_FALSE(source_line(source, 0, "x"));
}

TEST_CASE("Lua blames what it quotes", "[script_error]") {
  CHECK(quoted_word("a nil value (field 'foo')") == "foo");
  CHECK(quoted_word("'}' expected near 'c'") == "c");
  CHECK(quoted_word("'}' expected near <eof>").empty());
  CHECK(quoted_word("it's").empty());
}
