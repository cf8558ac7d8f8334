#include <algorithm>
#include <sstream>

#include "engine/model/state.hpp"
#include "repl/commands/commands.hpp"
#include "repl/screen/screen.hpp"
#include "repl/sheets/narration.hpp"
#include "repl/text/words.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

std::string screen_of(Conversation& talk, const std::string& line, const Style& style = {}) {
  return to_screen(execute(talk.desk(), line), talk.session(), style);
}

int widest_line(const std::string& text) {
  int widest = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) widest = std::max(widest, columns_of(line));
  return widest;
}

}  // namespace

TEST_CASE("Columns are counted in characters, without colours", "[style]") {
  CHECK(columns_of("s7") == 2);
  CHECK(columns_of("♠7 ägg") == 6);
  CHECK(columns_of("\33[31m♥7\33[0m") == 2);
  CHECK(columns_of("王x") == 3);
  CHECK(columns_of("e\u0301") == 1);
  CHECK(padded("♠7", 4) == "♠7  ");
  CHECK(right_aligned("♠7", 4) == "  ♠7");
}

TEST_CASE("Lines are broken at spaces and go on indented", "[style]") {
  CHECK(wrapped("one two three", 7, 2) == "one two\n  three");
  CHECK(wrapped("  id  some text here", 14, 6) == "  id  some\n      text\n      here");
  CHECK(wrapped("a\nb", 10) == "a\nb");
  CHECK(wrapped("of 王王王王王王", 7, 1) == "of 王王\n 王王王\n 王");
  CHECK(wrapped("unbreakable", 4) == "unbreakable");
  CHECK(wrapped("", 4).empty());
}

TEST_CASE("A line too wide for the screen goes on under its text, and a caret under its word",
          "[style]") {
  CHECK(fitted("one two\n", 7) == "one two\n");
  CHECK(fitted("one two three", 9) == "one two\n  three");
  CHECK(fitted("id  some text here\nnext", 12) == "id  some\n    text\n    here\nnext");
  CHECK(fitted("      so far in that it would be cut", 12) ==
        "      so far\n      in\n      that\n      it\n      would\n      be cut");
  CHECK(fitted("    local a = pionts.x\n              ^\nend", 18) ==
        "    local a =\n      pionts.x\n      ^\nend");
  CHECK(fitted("    local b = å or a\n                   ^", 18) ==
        "    local b = å or\n      a\n      ^");
  CHECK(fitted("\33[31mone\33[0m two three\33[K", 9) == "\33[31mone\33[0m two\n  three\33[K");
}

TEST_CASE("A move too long for a line is broken between its groups", "[style]") {
  CHECK(wrapped("1  hAxs2,d4+s3,cQ+d2 (sweep)", 12, 3) ==
        "1  hAxs2,\n   d4+s3,\n   cQ+d2\n   (sweep)");
  CHECK(wrapped("1  hAxs2,d4", 12, 3) == "1  hAxs2,d4");
  CHECK(wrapped("one,two", 7) == "one,two");
}

TEST_CASE("A long list of long moves keeps to the screen, and no group is torn", "[screen]") {
  Conversation talk;
  talk.ask(
      "setup hand1=\"hK\" hand2=\"dQ\" table=\"sA dA cA s2 d2 c2 s3 d3 c3 s4 d4 c4 s5 d5 c5 "
      "s6 d6 c6 s7 d7 c7 s8 d8 c8 s9 d9 c9 s10 c10 sJ dJ cJ sQ cQ sK dK cK\"");
  const std::string text = screen_of(talk, "moves limit=200");
  CHECK(widest_line(text) <= 80);
  CHECK_THAT(text, StartsWith("  1  hK\n  2  hKx"));
  CHECK_THAT(text, ContainsSubstring(",\n     "));
  CHECK_THAT(text, !ContainsSubstring("+\n"));
  CHECK(widest_line(screen_of(talk, "why 180")) <= 80);
}

TEST_CASE("On a narrow screen of many seats these stand under one another", "[screen]") {
  SessionSettings settings = plain_settings();
  settings.players = 4;
  Conversation talk(settings);
  talk.ask(
      "setup players=4 table=\"h7 dA cA\" hand1=\"s7 c2\" hand2=\"sA d2\" hand3=\"c9\" "
      "hand4=\"d9\" turn=1");
  talk.ask("s7xh7");
  talk.ask("sAxdA");
  Style narrow;
  narrow.width = 40;
  const std::string score = screen_of(talk, "score", narrow);
  CAPTURE(score);
  CHECK(widest_line(score) <= 40);
  CHECK_THAT(score, ContainsSubstring("\nif it ended now\n  seat 1   ") &&
                        ContainsSubstring("   seat 2   ") && ContainsSubstring("\n  seat 3   "));
  CHECK(screen_of(talk, "history", narrow) ==
        "deal 1, dealt by seat 4\nseat 1   1 s7xh7\nseat 2   2 sAxdA <\n");
  CHECK_THAT(screen_of(talk, "history"), ContainsSubstring("seat 1             seat 2 "));
  for (const char* line :
       {"help", "help play", "help all", "explain", "rules", "moves", "why c9"}) {
    const std::string text = screen_of(talk, line, narrow);
    CAPTURE(text);
    CHECK(widest_line(text) <= 40);
  }
  CHECK_THAT(screen_of(talk, "help", narrow), ContainsSubstring("\n             "));
}

TEST_CASE("Cards are letters, or symbols where the screen has them", "[style]") {
  const Card seven = Card::of(7, Suit::Hearts);
  Style style;
  CHECK(draw(seven, style) == "h7");
  style.symbols = true;
  CHECK(draw(seven, style) == "♥7");
  style.colour = true;
  CHECK(draw(seven, style) == "\33[31m♥7\33[0m");
  CHECK(draw(Card::joker(2), style) == "*2");
  CHECK(draw(Cards{}, style) == "-");
}

TEST_CASE("The screen shows the mover's hand and hides the others'", "[screen]") {
  Conversation talk;
  talk.ask("setup table=\"s5 d5\" hand1=\"c8 hA\" hand2=\"s9 dQ\" stock=\"h2\"");
  const std::string text = screen_of(talk, "state");
  CHECK_THAT(text, ContainsSubstring("s5 d5"));
  CHECK_THAT(text, ContainsSubstring("c8 hA"));
  CHECK_THAT(text, !ContainsSubstring("dQ") && !ContainsSubstring("h2"));
  CHECK_THAT(screen_of(talk, "state view=2"), ContainsSubstring("dQ s9"));
}

TEST_CASE("With four players and long lists, nothing is wider than the screen", "[screen]") {
  Conversation talk;
  talk.ask("new players=4 seed=3");
  for (const Language language : {Language::English, Language::Swedish}) {
    Style style;
    style.language = language;
    for (int i = 0; i < 12; ++i) {
      for (const char* line : {"state", "moves", "why 1", "score", "rules", "help"}) {
        CAPTURE(line);
        CHECK(widest_line(screen_of(talk, line, style)) <= 80);
      }
      const std::string played = screen_of(talk, "play 1", style);
      CHECK(widest_line(played) <= 80);
      CHECK(std::count(played.begin(), played.end(), '\n') <= 24);
      if (talk.session().state().phase != Phase::Play) talk.ask("next");
    }
  }
}

TEST_CASE("The end of a deal of four players fits the screen, if clauses are short", "[screen]") {
  Conversation talk(plain_settings(), [](const RulesName& name) {
    RuleData data = data_of_shipped(name)->data();
    for (Clause& clause : data.clauses) clause.text = {"the text of " + clause.id, ""};
    return std::make_unique<Rules>(std::move(data));
  });
  talk.ask(
      "setup hand1=\"s7\" table=\"h7\" pile1=\"sA s3 s4\" pile2=\"hA dA d3 d4 d5 h3 h4\" "
      "pile3=\"s2 cA\" pile4=\"d10 h9\" sweeps=\"1,1,0,2\"");
  const std::string text = screen_of(talk, "play s7xh7");
  CHECK(widest_line(text) <= 80);
  CHECK(std::count(text.begin(), text.end(), '\n') <= 23);
}

TEST_CASE("Events are told in the variant's words, then in ours, then as they are", "[narration]") {
  RuleData rules;
  rules.events = {{"sweep", {"Clean, seat {seat}!", "Rent, plats {seat}!"}}};
  const EventLog events = {{"sweep", {{"seat", 2}}},
                           {"trail", {{"seat", 1}, {"card", Cards{Card::of(7, Suit::Spades)}}}},
                           {"pluck", {{"seat", 3}, {"why", std::string("luck")}}}};
  Style style;
  CHECK(narrate(events, rules, style) ==
        "Clean, seat 2!\nSeat 1 lays out s7.\npluck: seat 3, why luck\n");
  style.language = Language::Swedish;
  CHECK_THAT(narrate(events, rules, style), ContainsSubstring("Rent, plats 2!\nPlats 1 lägger ut"));
  CHECK(filled_in("{seat} {none} {", events[0], style) == "2 {none} {");
}

TEST_CASE("A script's text moves no cursor", "[narration]") {
  RuleData rules;
  rules.events = {{"sweep", {"\33[2Jgone", ""}}};
  CHECK(narrate({{"sweep", {}}}, rules, {}).find('\33') == std::string::npos);
}

TEST_CASE("The rule sheet names title, players, deck, options and every clause", "[rules]") {
  Conversation talk;
  const std::string text = screen_of(talk, "rules");
  CHECK_THAT(text, ContainsSubstring("2 to 4 players, 52 cards"));
  CHECK_THAT(text, ContainsSubstring("values=choice"));
  for (const Clause& clause : talk.session().rules().data().clauses)
    CHECK_THAT(text, ContainsSubstring(clause.id));
}
