// Commands that show more than the board, besides data/sessions/explain.txt: files, and a screen
// that people share.
#include <algorithm>

#include "repl/screen/screen.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

const std::string position =
    "setup table=\"h7 s3 d4 c9\" hand1=\"s7 c2 cK\" hand2=\"s9 d2 dK\" pile1=\"hA\"";

/// What a piped session shows after these lines.
std::string shown(const std::vector<std::string>& lines, std::vector<std::string> options = {}) {
  std::string input = position + '\n';
  for (const std::string& line : lines) input += line + '\n';
  std::vector<std::string> words{"play", "standard", "--seed", "1"};
  words.insert(words.end(), options.begin(), options.end());
  const Result result = run(words, input);
  return result.out + result.err;
}

std::string behind(const std::string& text, const std::string& mark) {
  const std::size_t at = text.rfind(mark);
  REQUIRE(at != std::string::npos);
  return text.substr(at + mark.size());
}

}  // namespace

TEST_CASE("explain goes back to one's own step where the computer has answered it", "[show]") {
  const Result result =
      run({"play", "standard", "--seats", "human,greedy", "--seed", "1"},
          "setup table=\"hA s3\" hand1=\"sA c9\" hand2=\"s9 d2\" stock=\"c5\"\nsAxhA\nexplain\n");
  const std::string told = behind(result.out, "(greedy) ");
  CHECK_THAT(told, ContainsSubstring("you took hA with sA") && ContainsSubstring("seat 2 "));
  CHECK(told.find("you took hA with sA:") < told.rfind("seat 2 "));
}

TEST_CASE("explain tells secure points from those of an end now, and tells a capture once",
          "[show]") {
  const std::string setup =
      "setup table=\"hA s3 d9\" hand1=\"sA c9\" hand2=\"s9 d2\" stock=\"c5 c6\"\nsAxhA\nexplain\n";
  const auto told = [&](const char* language) {
    return run({"play", "standard", "--seed", "1", "--lang", language}, setup).out;
  };
  CHECK_THAT(behind(told("en"), "seat 1 took"),
             StartsWith(" hA with sA: STD-") &&
                 ContainsSubstring("What is secure:\n  seat 1: +2 by STD-SCO-3") &&
                 ContainsSubstring("If the deal ended now:\n  seat 1: +1 by STD-SCO-1"));
  CHECK_THAT(told("sv"), ContainsSubstring("Det som är säkrat:\n  plats 1: +2 genom STD-SCO-3") &&
                             ContainsSubstring("Om given slutade nu:\n"));
}

TEST_CASE("Counts and positions are told in Swedish in a Swedish session", "[show]") {
  const auto shown_in_swedish = [](const std::string& lines) {
    const Result result = run({"play", "standard", "--seed", "1", "--lang", "sv"}, lines);
    return result.out + result.err;
  };
  CHECK_THAT(shown_in_swedish("setup table=\"s2\" hand1=\"dJ\" hand2=\"h9\" stock=\"c5 "
                              "c6\"\nperft 1 --divide\n"),
             ContainsSubstring("dKn 1\ndjup 1\ndragföljder 1\n"));
  CHECK_THAT(shown_in_swedish("ställ-upp bord=\"h7 h7\" hand1=\"s2\" hand2=\"s3\"\n"),
             ContainsSubstring("bord: h7 nämns två gånger, första gången i bord"));
}

TEST_CASE("The only person is addressed as you in what is told of the game", "[show]") {
  const auto shown_in = [](const char* language, const std::string& command) {
    const std::string lines =
        "setup table=\"hA s3\" hand1=\"sA c9\" hand2=\"s9 d2\" stock=\"c5\" dealer=1 turn=1\n"
        "sAxhA\necho look\n";
    return behind(
        run({"play", "standard", "--seats", "human,greedy", "--seed", "1", "--lang", language},
            lines + command + "\n")
            .out,
        "look\n");
  };
  for (const char* command : {"explain", "history", "last", "score", "try c9"}) {
    CAPTURE(command);
    CHECK_THAT(shown_in("en", command), !ContainsSubstring("eat 1"));
    CHECK_THAT(shown_in("sv", command), !ContainsSubstring("lats 1"));
  }
  CHECK_THAT(shown_in("en", "explain"), ContainsSubstring("  you: +2 by STD-SCO-3"));
  CHECK_THAT(shown_in("en", "history"), StartsWith("deal 1, dealt by you\nyou   "));
  CHECK_THAT(shown_in("sv", "history"), StartsWith("giv 1, given av dig\ndu   "));
  CHECK_THAT(shown_in("en", "undo\ntry sAxhA"), ContainsSubstring("\nyou: 5 points"));
}

TEST_CASE("Programs are told seat numbers", "[show]") {
  SessionSettings settings = plain_settings();
  settings.by_program = true;
  settings.seats = {std::nullopt, Bot::Greedy};
  Conversation talk(settings);
  talk.ask("play 1");
  CHECK_THAT(talk.text("history"), ContainsSubstring("\nseat 1 "));
  CHECK_THAT(talk.text("explain"), ContainsSubstring("seat 1 laid out"));
}

TEST_CASE("People who share a screen see a hand once they are ready", "[show]") {
  const std::string told = shown({"", "c2", "moves", "peek", "help play", ""}, {"--hotseat"});
  const std::size_t hidden = told.find("Seat 1 lays out c2.");
  const std::size_t ready = told.rfind("seat 1 laid out c2");
  REQUIRE(hidden < ready);
  const std::string before = told.substr(hidden, ready - hidden);
  CHECK_THAT(before, ContainsSubstring("seat 2: press Enter once only you look"));
  CHECK_THAT(before, !ContainsSubstring("dK") && !ContainsSubstring("s9"));
  CHECK_THAT(told.substr(ready), ContainsSubstring("hand      dK s9 d2"));
  CHECK_THAT(told, ContainsSubstring("moves: the hand of seat 2 is hidden: press Enter"));
  CHECK_THAT(told, ContainsSubstring("peek: the hand of seat 2 is hidden"));
}

TEST_CASE("Whoever walks through the game of a shared screen sees no other hand", "[show]") {
  for (const char* walk : {"undo", "back", "goto 0"}) {
    CAPTURE(walk);
    const std::string told = behind(shown({"", "c2", walk}, {"--hotseat"}), "Seat 1 lays out c2.");
    CHECK_THAT(told, ContainsSubstring("seat 1: press Enter once only you look"));
    CHECK_THAT(told, !ContainsSubstring("hand      "));
  }
  CHECK_THAT(shown({"", "state view=2"}, {"--hotseat"}),
             ContainsSubstring("what seat 2 sees is hidden here"));
}

TEST_CASE("explain tells nobody what else a hidden hand could have done", "[show]") {
  const std::string lines = "setup table=\"h7 c2\" hand1=\"s7 s9 c3\" hand2=\"s8 h4 d3\"\nready\n";
  const auto explained = [&](const std::string& play, std::vector<std::string> options) {
    std::vector<std::string> words{"play", "misar", "--seed", "3", "--hotseat"};
    words.insert(words.end(), options.begin(), options.end());
    return behind(run(words, lines + play + "\nexplain\n").out, "press Enter");
  };
  const std::string honest = explained("s7xh7", {"--set", "enforce=honest"});
  CHECK_THAT(honest, ContainsSubstring("s7 takes h7") && !ContainsSubstring("MIS-A2"));
  const std::string forced = explained("force s7xh7", {});
  CHECK_THAT(forced, ContainsSubstring("against the rules") && ContainsSubstring("MIS-A"));
  CHECK_THAT(forced, !ContainsSubstring("s9"));
}

TEST_CASE("What is typed before a player is ready is not played", "[show]") {
  const std::string told = shown({"s7xh7", "", "s7xh7"}, {"--hotseat"});
  CHECK_THAT(told, ContainsSubstring("the hand of seat 1 is hidden"));
  CHECK_THAT(told, ContainsSubstring("Seat 1 takes h7 with s7."));
}

TEST_CASE("A position in which nobody has a card says why the deal is over", "[show]") {
  Conversation talk;
  const std::string told = talk.ask("setup table=\"c2\"").at("notices").at(0);
  CHECK_THAT(told, ContainsSubstring("nobody has anything to play"));
  CHECK_FALSE(talk.ask("setup table=\"c2\" phase=deal-over").contains("notices"));
  CHECK_FALSE(talk.ask("setup table=\"c2\" hand1=\"s7\"").contains("notices"));
}

TEST_CASE("A position is read from a file, in lines, with comments", "[show]") {
  const Folder folder;
  const std::string file = folder.write(
      "sweep.txt", "; a lesson\nsetup table=\"h7\"\n  hand1=\"s7\"  ; the capture\nhand2=\"s9\"\n");
  Conversation talk;
  CHECK(talk.ask("setup @" + file).at("state").at("table").size() == 1);
  CHECK(talk.error_kind("setup @" + folder.path() + "/none.txt") == "bad-argument");
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

TEST_CASE("A record is saved over a record, and over nothing else", "[show]") {
  const Folder folder;
  const std::string file = folder.write("notes.txt", "dear diary\n");
  Conversation talk;
  talk.ask("play 1");
  talk.ask("play 1");
  CHECK(talk.error_kind("save " + file) == "io");
  CHECK(read_file(file) == "dear diary\n");
  const std::string game = folder.path() + "/game.txt";
  CHECK_THAT(talk.text("save " + game), ContainsSubstring("2 moves"));
  talk.ask("undo");
  CHECK_THAT(talk.text("save " + game), ContainsSubstring("2 moves"));  // steps ahead, too
  CHECK_THAT(read_file(game), ContainsSubstring("\nat line 1 after 1\n"));
  talk.ask("load " + game);
  CHECK(talk.ask("step")["ok"] == true);  // steps ahead are there
}
