#include <algorithm>

#include "engine/cards/random.hpp"
#include "repl/input/line_drawing.hpp"
#include "repl/text/words.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/terminal.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// A drawing and its screen.
struct Drawn {
  Drawn(int rows, int columns)
      : size{columns, rows},
        screen(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns)) {
    screen.take("above\r\n");
  }

  std::string draw(const std::string& before, const std::string& after = {}) {
    std::string sent = drawing.drawn(before, after, size);
    screen.take(sent);
    return sent;
  }

  void resize(int rows, int columns) {
    size = {columns, rows};
    screen.resize(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns));
  }

  /// The lines of the screen, without empty ones at its end.
  std::string text() const {
    std::string lines;
    for (std::size_t i = 0; i < screen.lines(); ++i) lines += screen.line(i) + '\n';
    while (lines.ends_with("\n\n")) lines.pop_back();
    return lines;
  }

  ScreenSize size;
  TerminalScreen screen;
  LineDrawing drawing;
};

}  // namespace

TEST_CASE("A line is drawn with its cursor, and drawn anew where it stands", "[line_drawing]") {
  Drawn line(5, 10);
  line.draw("> one");
  CHECK(line.text() == "above\n> one\n");
  CHECK(line.draw("> one 2") == " 2");  // what is typed at the end is all that is sent
  line.draw("> o", "ne");
  CHECK(line.text() == "above\n> one\n");
  CHECK(line.screen.cursor_column() == 3);
  CHECK(line.draw("> o", "ne").empty());
  line.draw("> å王", "e");
  CHECK(line.text() == "above\n> å王e\n");
  CHECK(line.screen.cursor_column() == 5);
  line.screen.take(line.drawing.ended());
  line.draw("> ");
  CHECK(line.text() == "above\n> å王e\n>\n");
}

TEST_CASE("A line longer than the screen is wide stays whole", "[line_drawing]") {
  Drawn line(5, 10);
  line.draw("> 12345678");
  CHECK(line.screen.cursor_line() == 2);  // where the next character will stand
  CHECK(line.screen.cursor_column() == 0);
  line.draw("> 123456789");
  CHECK(line.text() == "above\n> 12345678\n9\n");
  line.draw("> ", "123456789");
  CHECK(line.screen.cursor_line() == 1);
  line.draw("> x", "123456789");
  CHECK(line.text() == "above\n> x1234567\n89\n");
  CHECK(line.screen.cursor_line() == 1);
  CHECK(line.screen.cursor_column() == 3);
  line.screen.take(line.drawing.ended());
  CHECK(line.screen.cursor_line() == 3);
  line.draw("> 1234567王");  // a wide character does not stand on the edge
  CHECK(line.text() == "above\n> x1234567\n89\n> 1234567\n王\n");
}

TEST_CASE("Of a line with more rows than the screen those around the cursor are shown",
          "[line_drawing]") {
  Drawn line(3, 4);
  line.draw("0000111122223333x");
  CHECK(line.text().ends_with("2222\n3333\nx\n"));
  line.draw("0000", "111122223333x");
  CHECK(line.text().ends_with("0000\n1111\n2222\n"));
  CHECK(line.screen.line(line.screen.cursor_line()) == "1111");
  line.draw("", "0000111122223333x");
  CHECK(line.screen.line(line.screen.cursor_line()) == "0000");
  CHECK(line.screen.cursor_column() == 0);
}

TEST_CASE("A line survives any change of the screen's size", "[line_drawing]") {
  Drawn line(6, 20);
  line.draw("> 0123456789abcdef");
  line.resize(6, 9);
  line.draw("> 0123456789abcdef");
  CHECK(line.text() == "above\n> 0123456\n789abcdef\n");
  line.resize(6, 40);
  line.draw("> 0123456789abcdef");
  CHECK(line.text() == "above\n> 0123456789abcdef\n");
  line.resize(1, 1);
  line.draw("> 01", "23");
  line.resize(2, 3);
  line.draw("> 01", "23");
  CHECK(line.text().ends_with("> 0\n123\n"));
}

TEST_CASE("whatever_is_typed_is_drawn", "[line_drawing]") {
  Random random(1);
  for (int game = 0; game < 200; ++game) {
    const auto some = [&](std::uint64_t most) { return static_cast<int>(random.below(most)) + 1; };
    Drawn line(12, some(30));
    std::string before = "> ", after;
    for (int step = 0; step < 40; ++step) {
      const char* more[] = {"a", "王", "å", "xyz", "b"};
      switch (random.below(5)) {
        case 0: before += more[random.below(5)]; break;
        case 1: std::swap(before, after); break;
        case 2: after = more[random.below(4)] + after; break;
        case 3: before.clear(); break;
        default: before += 'b';
      }
      if (columns_of(before + after) > 5 * line.size.columns || line.size.columns < 2) break;
      line.draw(before, after);
      Drawn fresh(12, line.size.columns);
      fresh.draw(before, after);
      CAPTURE(before, after, line.size.columns);
      REQUIRE(line.text() == fresh.text());
      REQUIRE(line.screen.cursor_line() == fresh.screen.cursor_line());
      REQUIRE(line.screen.cursor_column() == fresh.screen.cursor_column());
    }
  }
}
