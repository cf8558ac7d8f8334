// Walking through a game and looking at it, besides data/sessions/walk.txt, explain.txt and
// data/transcripts/steps.txt, shown.txt.
#include <algorithm>

#include "repl/screen/screen.hpp"
#include "repl/session/session.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;
using nlohmann::json;

TEST_CASE("Giving up an old line of play is reported", "[step]") {
  Conversation talk;
  const auto notices = [&](const std::string& line) {
    const json answer = talk.ask(line);
    REQUIRE(answer.at("ok") == true);
    return answer.value("notices", json::array());
  };
  talk.ask(
      "setup table=\"\" hand1=\"sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK\" "
      "hand2=\"hA h2 h3 h4 h5 h6 h7 h8 h9 h10 hJ hQ hK\"");
  for (int i = 0; talk.session().game().line_count() < Game::most_lines; ++i) {
    talk.ask("goto 0");
    CHECK(notices("play " + std::to_string(i / 13 + 1)).empty());
    CHECK(notices("play " + std::to_string(i % 13 + 1)).empty());
  }
  talk.ask("goto 0");
  CHECK(notices("try sA").empty());
  CHECK(notices("play sA") ==
        json({"the oldest line of play is given up for this one: a game keeps 100"}));
  CHECK(talk.session().game().line_count() == Game::most_lines);
  CHECK(notices("undo").empty());
}

TEST_CASE("If steps lie ahead, the line below the board says how to walk on", "[step]") {
  const Language language = GENERATE(Language::English, Language::Swedish);
  const bool is_english = language == Language::English;
  SessionSettings settings = plain_settings();
  settings.by_program = false;
  settings.language = language;
  Conversation talk(settings);
  Style style;
  style.language = language;
  style.terminal = true;
  const auto hint_after = [&](const std::string& line) {
    talk.ask(line);
    return draw_hint(talk.session(), {}, style);
  };
  const std::string forward = is_english ? "Enter or step goes forward, back goes back; "
                                         : "Enter eller steg går framåt, tillbaka bakåt; ";
  const std::string back = is_english ? "Enter or back goes back, step goes forward; "
                                      : "Enter eller tillbaka går bakåt, steg framåt; ";
  CHECK_THAT(hint_after("spela 1"), !ContainsSubstring("Enter"));
  CHECK_THAT(hint_after("play 1"), !ContainsSubstring("Enter"));
  CHECK_THAT(hint_after("tillbaka"), StartsWith(back));
  CHECK_THAT(hint_after("state"), StartsWith(forward));
  CHECK_THAT(hint_after("goto 0"), StartsWith(forward));
  CHECK_THAT(hint_after("step"), StartsWith(forward));
  CHECK_THAT(hint_after("step"), !ContainsSubstring("Enter"));
  talk.ask("back 2");
  talk.ask("play 2");
  CHECK_THAT(hint_after("line 1"), StartsWith(forward));
  talk.session().seat_player(1, Bot::Greedy);
  CHECK_THAT(hint_after("state"), StartsWith(forward) && ContainsSubstring("1"));
  style.terminal = false;
  CHECK_THAT(hint_after("state"),
             !ContainsSubstring("Enter") &&
                 ContainsSubstring(is_english ? "step goes forward" : "steg går framåt"));
}

TEST_CASE("Programs are told seat numbers", "[show]") {
  SessionSettings settings = plain_settings();
  settings.by_program = true;
  settings.seats = {std::nullopt, Bot::Greedy};
  Conversation talk(settings);
  talk.ask("play 1");
  CHECK_THAT(talk.text("history"), ContainsSubstring("\nseat 1 "));
  CHECK_THAT(talk.text("explain"), ContainsSubstring("seat 1 took"));
}

TEST_CASE("What can be typed now fits on a line of any width", "[show]") {
  Conversation talk;
  talk.ask("setup table=\"h7 s3 d4 c9 h2 h5 d6 dA cA\" hand1=\"dK\" hand2=\"s9\"");
  for (const int width : {40, 60, 80, 100}) {
    Style style;
    style.width = width;
    const std::string hint = draw_hint(talk.session(), {}, style);
    CAPTURE(hint);
    CHECK(std::count(hint.begin(), hint.end(), '\n') == 1);
    CHECK_THAT(hint, ContainsSubstring("moves") && ContainsSubstring("help"));
  }
}

TEST_CASE("A note stays with its step through undo, other lines, records and new rules", "[step]") {
  Conversation talk;
  const auto note_here = [&] { return talk.ask("state")["state"].value("note", ""); };
  CHECK_THAT(talk.text("note"), ContainsSubstring("the beginning has no note"));
  CHECK(talk.text("note \"how it began\"") == "the beginning: how it began");
  talk.ask("play 1");
  CHECK(note_here().empty());
  CHECK(talk.text("note   a \x01pawn  of two") == "move 1: a pawn of two");
  CHECK(talk.text("note") == "move 1: a pawn of two");
  talk.ask("play 1");
  talk.ask("back");
  CHECK(note_here() == "a pawn of two");
  talk.ask("play 2");
  talk.ask("anteckna of line 2");
  CHECK(talk.ask("line 1")["state"].at("note") == "a pawn of two");
  talk.ask("note of both");
  CHECK(talk.ask("undo")["state"].at("note") == "of line 2");
  CHECK(talk.ask("back")["state"].at("note") == "of both");
  CHECK(talk.ask("goto 0")["state"].at("note") == "how it began");
  CHECK_THAT(talk.text("history"),
             ContainsSubstring("\n    ; how it began\n") && ContainsSubstring("\n    ; of both\n"));
  talk.ask("goto 1");
  talk.ask("option target=11");
  CHECK(talk.ask("goto 1")["state"].at("note") == "of both");
  CHECK(talk.ask("goto 0")["state"].at("note") == "how it began");
  CHECK(talk.text("note -") == "the beginning: the note is gone");
  CHECK(talk.error("note -") == "the beginning has no note");
  CHECK_THAT(talk.error("note " + std::string(2001, 'a')), StartsWith("a note has at most 2000"));
  talk.ask("note \xe5 broken \xff");
  CHECK(note_here() == "\ufffd broken \ufffd");
}
