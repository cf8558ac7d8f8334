// The layout of rows of cards in boxes.
#include "engine/cards/card_text.hpp"
#include "repl/commands/commands.hpp"
#include "repl/screen/cards.hpp"
#include "repl/screen/screen.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

/// A style with boxes on lines of `width` columns.
Style boxes(int width) {
  Style style;
  style.symbols = style.boxes = true;
  style.width = width;
  return style;
}

std::string row(const std::string& cards, int width) {
  return labelled_boxes("hand", boxes_of(parse_cards(cards), boxes(width)), boxes(width));
}

std::string screen_of(Conversation& talk, const std::string& line, const Style& style) {
  return to_screen(execute(talk.desk(), line), talk.session(), style);
}

/// A screen with symbols.
Style screen_style(int height, int columns) {
  Style style;
  style.symbols = true;
  style.width = columns;
  style.columns = columns;
  style.height = height;
  return style;
}

constexpr const char* wide_table =
    "setup hand1=\"c8\" hand2=\"s7\" table=\"s5 d5 h5 c5 s9 d9 h9 c9 s10 d10 h10 c10 sJ dJ hJ cJ "
    "hK sK cK dK\"";

}  // namespace

TEST_CASE("Cards stand beside one another where there is room", "[cards]") {
  CHECK(row("h7 s10", 80) ==
        "          ╭──╮ ╭───╮\n"
        "hand      │♥7│ │♠10│\n"
        "          ╰──╯ ╰───╯\n");
  CHECK(row("h7 s10", 20) == row("h7 s10", 80));  // it just fits
}

TEST_CASE("Where there is no room, they overlap, and go on below", "[cards]") {
  CHECK(row("h7 s10", 19) ==
        "          ╭──╭───╮\n"
        "hand      │♥7│♠10│\n"
        "          ╰──╰───╯\n");
  CHECK(row("h7 s10", 18) == row("h7 s10", 19));
  CHECK(row("h7 s10 c2", 17) ==
        "          ╭──╮\n"
        "hand      │♥7│\n"
        "          ╰──╯\n"
        "          ╭───╮\n"
        "          │♠10│\n"
        "          ╰───╯\n"
        "          ╭──╮\n"
        "          │♣2│\n"
        "          ╰──╯\n");
}

TEST_CASE("A red suit is red in its box", "[cards]") {
  Style style = boxes(80);
  style.colour = true;
  CHECK_THAT(labelled_boxes("hand", boxes_of(parse_cards("h7 s7"), style), style),
             ContainsSubstring("│\33[31m♥7\33[0m│ │♠7│\n"));
}

TEST_CASE("A box with a title is wide enough for it, and never overlaps", "[cards]") {
  const std::vector<Box> builds = {{" ♠2 ", "8, seat 1"}, {" ♠3 ", "9"}};
  CHECK(labelled_boxes("builds", builds, boxes(80)) ==
        "          ╭─8, seat 1─╮ ╭─9──╮\n"
        "builds    │ ♠2        │ │ ♠3 │\n"
        "          ╰───────────╯ ╰────╯\n");
  CHECK_THAT(labelled_boxes("builds", builds, boxes(29)), StartsWith("          ╭─8, seat 1─╮\n"));
  CHECK(have_room(builds, boxes(23)));
  CHECK_FALSE(have_room(builds, boxes(22)));
}

TEST_CASE("A style has the cards that suit its screen, or those asked for", "[cards]") {
  const auto look = [](const Style& style) { return std::pair(style.symbols, style.boxes); };
  using Look = std::pair<bool, bool>;
  CHECK(look(with_cards(screen_style(24, 80), {})) == Look(true, true));
  CHECK(look(with_cards(screen_style(23, 80), {})) == Look(true, false));
  CHECK(look(with_cards(screen_style(24, 39), {})) == Look(true, false));
  CHECK(look(with_cards({}, {})) == Look(false, false));
  CHECK(look(with_cards({}, CardLook::Big)) == Look(true, true));
  CHECK(look(with_cards({}, CardLook::Line)) == Look(true, false));
  CHECK(look(with_cards(screen_style(24, 80), CardLook::Ascii)) == Look(false, false));
}

TEST_CASE("The command cards changes how they are drawn, and shows the board so", "[cards]") {
  Conversation talk;
  const Style style = screen_style(24, 80);
  CHECK_THAT(screen_of(talk, "state", style), ContainsSubstring("table     │♠Q│"));
  CHECK_THAT(screen_of(talk, "cards line", style), ContainsSubstring("\ntable     ♠Q ♥A"));
  CHECK_THAT(screen_of(talk, "cards ascii", style), ContainsSubstring("\ntable     sQ hA"));
  CHECK_THAT(screen_of(talk, "cards big", style), ContainsSubstring("table     │♠Q│"));
  CHECK(talk.ask("cards line").contains("state"));
  CHECK(talk.error("cards huge") == "expected big, line or ascii, not \"huge\"");
}

TEST_CASE("Boxes that the screen is too low for are drawn in a line", "[cards]") {
  Conversation talk;
  talk.ask(wide_table);
  talk.ask("cards big");
  CHECK_THAT(screen_of(talk, "state", screen_style(24, 80)),
             ContainsSubstring("table     │♠5│♦5│"));
  CHECK_THAT(screen_of(talk, "state", screen_style(11, 80)),
             ContainsSubstring("\ntable     ♠5 ♦5"));
  for (int height = 10; height <= 24; ++height) {
    const std::string text = screen_of(talk, "state", screen_style(height, 80));
    CAPTURE(height, text);
    CHECK(count_lines(text) < height);
  }
}

TEST_CASE("On a wide screen what happened is told beside the board, on a narrow one above it",
          "[cards]") {
  Conversation talk;
  const std::string sentence = "Seat 1 lays out ♥Q.\n";
  const std::string beside = screen_of(talk, "play hQ", screen_style(24, 110));
  CHECK_THAT(beside, StartsWith("\nKasino: deal 1, round 1, stock 40, seed 1") &&
                         ContainsSubstring("  " + sentence) && !ContainsSubstring("\n" + sentence));
  talk.ask("undo");
  CHECK_THAT(screen_of(talk, "play hQ", screen_style(24, 109)), StartsWith(sentence + "\n"));
}

TEST_CASE("The last move stands on the board unless it was told with it", "[cards]") {
  Conversation talk;
  CHECK_THAT(screen_of(talk, "play hQ", {}), !ContainsSubstring("last"));
  CHECK_THAT(screen_of(talk, "state", {}), ContainsSubstring("last      seat 1 laid out hQ"));
  talk.ask("play 1");
  CHECK_THAT(screen_of(talk, "undo", {}), ContainsSubstring("last      seat 1 laid out hQ"));
}

TEST_CASE("The board says that a move broke the rules when the game is walked through", "[cards]") {
  Conversation talk;
  talk.ask("setup table=\"h7\" hand1=\"c2 s9\" hand2=\"h9 dK\"");
  talk.ask("force c2xh7");
  talk.ask("h9");
  CHECK_THAT(screen_of(talk, "back", {}),
             ContainsSubstring("last      seat 1 took h7 with c2, against the rules"));
}

TEST_CASE("Captured cards are told in their groups, each capture in its own", "[cards]") {
  Conversation talk;
  talk.ask("setup table=\"h7 d4 s3 c9 d5\" hand1=\"s7 c2\" hand2=\"h9 dK\"");
  CHECK_THAT(screen_of(talk, "s7xh7d4s3", {}),
             StartsWith("Seat 1 takes h7 and d4+s3 (4+3) with s7.\n"));
  CHECK_THAT(screen_of(talk, "h9xc9", {}), StartsWith("Seat 2 takes c9 with h9.\n"));
  talk.ask("undo 2");
  CHECK_THAT(screen_of(talk, "step 2", {}), StartsWith("Seat 2 takes c9 with h9.\n"));
}
