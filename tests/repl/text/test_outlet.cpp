#include <sstream>

#include "repl/text/outlet.hpp"
#include "tests/support/catch.hpp"

using kasino::Outlet;

namespace {

std::string passed(const std::string& text, bool styled = false) {
  std::ostringstream target;
  Outlet(target, styled) << text;
  return target.str();
}

}  // namespace

TEST_CASE("Text that can be shown passes as it is", "[outlet]") {
  CHECK(passed("misär ♠7 王\n\ttwo\r\n") == "misär ♠7 王\n\ttwo\r\n");
  const std::string much(200'000, 'x');
  CHECK(passed(much + '\n' + much) == much + '\n' + much);
}

TEST_CASE("Control sequences of a terminal are written out as text", "[outlet]") {
  CHECK(passed("a\x1b[2Jb\x07\rc") == "a\\27[2Jb\\7\\13c");
  CHECK(passed("\xc2\x9b|\xff") == "\\194\\155|\\255");
  for (const char* unseen : {"\u061c", "\u180e", "\ufff9", "\ufffb", "\u00ad", "\u202e", "\u2066",
                             "\u200b", "\U000e0041", "\U000e0100", "\u3164"})
    CHECK(passed(unseen).starts_with("\\"));
}

TEST_CASE("The program's own colours pass where there are any, and no others", "[outlet]") {
  CHECK(passed("\33[31mred\33[0m", true) == "\33[31mred\33[0m");
  CHECK(passed("\33[31mred") == "\\27[31mred");
  CHECK(passed("\33[8mhidden\33]0;title\7", true) == "\\27[8mhidden\\27]0;title\\7");
}

TEST_CASE("A character that is written in parts passes whole", "[outlet]") {
  std::ostringstream target;
  Outlet out(target, false);
  out << "\xe2\x99";
  out.put('\xa0');
  out << std::flush;
  CHECK(target.str() == "♠");
}

TEST_CASE("A stream that cannot be written fails", "[outlet]") {
  std::ostringstream target;
  Outlet out(target, false);
  target.setstate(std::ios::badbit);
  CHECK_FALSE(out << "x" << std::flush);
}

TEST_CASE("Lines too wide for a screen are wrapped at words, also where they come in parts",
          "[outlet]") {
  std::ostringstream target;
  Outlet out(target, true, [] { return 12; });
  out << std::unitbuf;
  out << "one two three\n"
      << "one "
      << "two "
      << "three"
      << "\n";
  out << "\r\33[K10 %"
      << "\r\33[K"
      << "four five six\n";
  CHECK(target.str() ==
        "one two\n  three\none two \n  three\n\r\33[K10 %\r\33[Kfour five\n  six\n");
}
