// What a person reads first.
#include <sstream>

#include "engine/text/text.hpp"
#include "repl/screen/screen.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

Style in(Language language, int width = 80) {
  Style style;
  style.language = language;
  style.width = width;
  return style;
}

}  // namespace

TEST_CASE("The greeting tells the title, the aim, how a move is typed, and what else",
          "[greeting]") {
  Conversation talk;
  talk.ask("setup table=\"d10\" hand1=\"c2\" hand2=\"d2\"");
  CHECK(draw_greeting(talk.session(), in(Language::English)) ==
        "Kasino\n"
        "Take cards from the table with cards of your hand; spades, aces, storan, lillan\n"
        "and most cards score. Most points win once somebody has 16.\n"
        "Type suit (s h d c) and rank: s7 lays that card out, s7xh7 takes h7 with it.\n"
        "`moves` lists what you can play, `rules` the rules, `help` all else.\n\n");
  CHECK(draw_greeting(talk.session(), in(Language::Swedish)) ==
        "Kasino\n"
        "Ta in kort från bordet med kort från handen: spader, ess, storan, lillan och\n"
        "flest kort ger poäng. Flest poäng vinner när någon har 16.\n"
        "Skriv färg (s h r k) och valör: s7 lägger ut kortet, s7xh7 tar in h7 med det.\n"
        "`drag` visar vad du kan spela, `regler` reglerna, `hjälp` allt annat.\n\n");
}

TEST_CASE("The greeting's example is no move of the game", "[greeting]") {
  Conversation talk;
  const auto greeting = [&] { return draw_greeting(talk.session(), in(Language::English)); };
  talk.ask("setup table=\"h7\" hand1=\"c2\" hand2=\"s7\"");
  CHECK_THAT(greeting(), ContainsSubstring("s6xh6 takes h6"));
  talk.ask("setup table=\"h6\" hand1=\"s7\" hand2=\"d2\"");
  CHECK_THAT(greeting(), ContainsSubstring("s5xh5 takes h5"));
}

TEST_CASE("The greeting keeps to the screen", "[greeting]") {
  Conversation talk;
  for (const Language language : {Language::English, Language::Swedish})
    for (const int width : {40, 80, 120}) {
      std::istringstream lines(draw_greeting(talk.session(), in(language, width)));
      for (std::string line; std::getline(lines, line);) CHECK(columns_of(line) <= width);
    }
}

TEST_CASE("Another variant says what it is about", "[greeting]") {
  const std::string shown = run({"play", "standard", "--seed", "1"}, "variant misar\n").out;
  const std::string aim = shown.substr(shown.find("Kasino mis"));
  CHECK_THAT(aim, StartsWith("Kasino misère\n"));
  CHECK_THAT(aim, ContainsSubstring("\n\nDeal 1, round 1: seat 2 deals.\n"));
  CHECK(aim.find("Avoid points") < aim.find("Deal 1"));
  CHECK_THAT(run({"play", "standard", "--lang", "sv"}, "variant misar\n").out,
             ContainsSubstring("Undvik poäng"));
}

TEST_CASE("A piped session is not greeted", "[greeting]") {
  CHECK(run({"play", "standard", "--seed", "1"}, "quit\n").out.find("Type suit") ==
        std::string::npos);
}
