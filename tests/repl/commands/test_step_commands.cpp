// The commands that walk through a game: back, step, goto, history, swap, compare, try, echo.
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;

namespace {

const std::string position =
    "setup table=\"h7 s3 d4 c9\" hand1=\"s7 c2 cK\" hand2=\"s9 d2 dK\" pile1=\"hA\"";

/// Three moves: s7xh7, s9xc9, c2.
void play_three(Conversation& talk) {
  for (const char* line : {position.c_str(), "s7xh7", "s9xc9", "c2"})
    REQUIRE(talk.ask(line).at("ok") == true);
}

std::string text(Conversation& talk, const std::string& line) {
  return talk.ask(line).at("text").get<std::string>();
}

std::string table(const json& answer) {
  std::string cards;
  for (const json& card : answer.at("state").at("table")) cards += card.get<std::string>() + ' ';
  return cards;
}

std::string message(Conversation& talk, const std::string& line) {
  return talk.ask(line).at("error").at("message").get<std::string>();
}

}  // namespace

TEST_CASE("back and step walk through the game, and stop at its ends", "[step]") {
  Conversation talk;
  play_three(talk);
  CHECK(table(talk.ask("back")) == "s3 d4 ");
  CHECK(table(talk.ask("back 2")) == "h7 s3 d4 c9 ");
  CHECK(message(talk, "back") == "this is where the game begins");
  const json step = talk.ask("step");
  CHECK(table(step) == "s3 d4 c9 ");
  CHECK(step.at("events").at(0).at("type") == "capture");
  CHECK(table(talk.ask("step 100")) == "s3 d4 c2 ");
  CHECK(message(talk, "step") == "this is where the game has got to");
  CHECK(talk.error_kind("back some") == "bad-argument");
  CHECK(talk.error_kind("step 0") == "bad-argument");
}

TEST_CASE("A game that was loaded is walked through; undo leads back to the one before", "[step]") {
  const Folder folder;
  Conversation talk;
  play_three(talk);
  talk.ask("save " + folder.path() + "/game.txt");
  Conversation other;
  const json before = other.ask("state").at("state");
  other.ask("load " + folder.path() + "/game.txt");
  CHECK(table(other.ask("back 3")) == "h7 s3 d4 c9 ");
  CHECK(table(other.ask("step")) == "s3 d4 c9 ");
  CHECK(table(other.ask("undo")) == "h7 s3 d4 c9 ");
}

TEST_CASE("history shows a column for each seat, where the game stands, and what was taken back",
          "[step]") {
  Conversation talk;
  play_three(talk);
  CHECK(text(talk, "history") ==
        "deal 1, dealt by seat 2\n"
        "seat 1                        seat 2\n"
        "1 s7xh7                       2 s9xc9\n"
        "3 c2 <\n");
  talk.ask("back 2");
  CHECK_THAT(text(talk, "history"),
             ContainsSubstring("1 s7xh7 <                     (2 s9xc9)\n(3 c2)\n"));
}

TEST_CASE("goto shows the game after the move of that number", "[step]") {
  Conversation talk;
  play_three(talk);
  CHECK(table(talk.ask("goto 1")) == "s3 d4 c9 ");
  CHECK(table(talk.ask("goto 3")) == "s3 d4 c2 ");
  CHECK(table(talk.ask("goto 0")) == "h7 s3 d4 c9 ");
  CHECK(message(talk, "goto 4") ==
        "expected the number of a move, 0 (the beginning) to 3, not \"4\"");
  CHECK(talk.error_kind("goto") == "bad-argument");
}

TEST_CASE("A game whose deals are numbered through is walked from deal to deal", "[step]") {
  Conversation talk;
  while (talk.ask("state").at("state").at("phase") == "play") talk.ask("play 1");
  talk.ask("next");
  talk.ask("play 1");
  const std::string history = text(talk, "history");
  CHECK_THAT(history, ContainsSubstring("deal 1, dealt by seat 2"));
  CHECK_THAT(history, ContainsSubstring("round 6"));
  CHECK_THAT(history, ContainsSubstring("points, match"));
  CHECK_THAT(history, ContainsSubstring("deal 2, dealt by seat 1"));
  CHECK_THAT(history, ContainsSubstring("49 "));
  CHECK(talk.ask("goto 48").at("state").at("phase") != "play");
  CHECK(talk.ask("goto 49").at("state").at("deal") == 2);
}

TEST_CASE("try shows what a move leads to, and changes nothing", "[step]") {
  Conversation talk;
  play_three(talk);
  talk.ask("back");
  const json before = talk.ask("state");
  const json tried = talk.ask("try c2");
  CHECK(tried.at("move") == "c2");
  CHECK_THAT(tried.at("text").get<std::string>(), ContainsSubstring("table     s3 d4 c2\n"));
  CHECK(talk.ask("state") == before);
  CHECK(talk.ask("step").at("ok") == true);  // what was taken back is still there
  talk.ask("back 3");
  CHECK_THAT(text(talk, "try s7xh7,d4+s3"), ContainsSubstring("seat 1: 4 points"));
  CHECK(talk.error_kind("try s7xc9") == "illegal-move");
  CHECK(talk.error_kind("try") == "bad-argument");
}

TEST_CASE("swap lets two cards change places, wherever they lie", "[step]") {
  Conversation talk;
  play_three(talk);
  const json state = talk.ask("swap hA dK").at("state");
  CHECK(state.at("piles").at(0).dump().find("dK") != std::string::npos);
  CHECK(state.at("hands").at(1).dump().find("hA") != std::string::npos);
  CHECK(state.at("turn") == 2);
  CHECK(message(talk, "swap hA h5") == "h5 is not in play here");
  CHECK(talk.error_kind("swap hA") == "bad-argument");
  CHECK(talk.error_kind("swap hA hX") == "bad-card");
  CHECK(talk.ask("undo").at("state").at("piles").at(0).dump().find("hA") != std::string::npos);
}

TEST_CASE("compare tells where the game and a record part", "[step]") {
  const Folder folder;
  const std::string file = folder.path() + "/game.txt";
  Conversation talk;
  play_three(talk);
  talk.ask("save " + file);
  CHECK(text(talk, "compare " + file) == "the same game: 3 moves\n");
  talk.ask("undo");
  talk.ask("cK");
  CHECK(text(talk, "compare " + file) ==
        "alike up to move 2; then\n  here: cK by seat 1 (match 0 0)\n  " + file +
            ": c2 by seat 1 (match 0 0)\ngoto 2 shows where they part\n");
  talk.ask("setup table=\"h7\" hand1=\"s7 c2\" hand2=\"d2\"");
  CHECK(text(talk, "compare " + file) == "they begin with other cards, seats or another dealer\n");
  CHECK(talk.error_kind("compare " + folder.path() + "/none") == "io");
  CHECK(talk.error_kind("compare") == "bad-argument");
}

TEST_CASE("A session begins with the commands of --script, shown as if they were typed", "[step]") {
  const Folder folder;
  const std::string file = folder.write(
      "demo.txt", "echo Look, \"no\" quotes = needed.\n" + position + "\n; not shown\ns7xh7\n");
  const Result result = run({"play", "standard", "--script", file}, "undo\n");
  CHECK(result.status == 0);
  CHECK_THAT(result.out, ContainsSubstring("seat 1> s7xh7\nSeat 1 takes h7 with s7."));
  CHECK_THAT(result.out, ContainsSubstring("Look, \"no\" quotes = needed.\n"));
  CHECK(run({"play", "standard", "--script", folder.path() + "/none"}).status != 0);
  CHECK(run({"play", "standard", "--json", "--script", file}).status == 2);
}
