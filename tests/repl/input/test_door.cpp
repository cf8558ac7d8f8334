// What `kasino` alone offers at a terminal, and what its keys lead to.
#include <filesystem>

#include "repl/session/names.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/terminal.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

TerminalSettings door_in(const Folder& folder, std::vector<std::string> words = {}) {
  return {std::move(words), {}, folder.path()};
}

/// Types a line, and waits for a prompt that asks who is ready, or another.
void type_to(Terminal& terminal, const std::string& line, const std::string& prompt) {
  terminal.type(line + enter);
  terminal.wait_for_line(prompt);
}

std::string file_in(const Folder& folder, const std::string& name) {
  return read_file(folder.path() + '/' + name);
}

}  // namespace

TEST_CASE("Who comes for the first time plays against the computer with one key", "[door]") {
  const Folder folder;
  Terminal terminal(door_in(folder));
  CHECK(terminal.text() ==
        "Enter, 1  play against the computer\n"
        "       2  learn it in a quarter of an hour\n"
        "       3  two or more at this keyboard\n"
        "     new  write a rule of your own\n"
        "Or type a command: help lists them, quit ends.\n"
        "choose>\n");
  CHECK_THAT(terminal.answer_to(enter), StartsWith("Kasino\n") &&
                                            ContainsSubstring("\nyou       hand 4") &&
                                            ContainsSubstring("\nseat 2    hand 4"));
  CHECK(terminal.line() == "you>");
  terminal.ask("moves");
  CHECK_THAT(terminal.ask("1"), ContainsSubstring("Seat 2 (novice) "));
}

TEST_CASE("The door offers the kept game first, and else what was taken last", "[door]") {
  const Folder folder;
  {
    Terminal terminal(door_in(folder));
    type_to(terminal, "2", "lesson>");
    terminal.type("quit" + std::string(enter));
    CHECK(terminal.wait_for_end() == 0);
  }
  {
    Terminal terminal(door_in(folder));
    CHECK_THAT(terminal.text(), ContainsSubstring("\nEnter, 2  learn"));
    type_to(terminal, "", "lesson>");
    CHECK_THAT(terminal.text(), ContainsSubstring("Lesson 1/"));
  }
  {
    Terminal terminal(door_in(folder));
    terminal.ask("1");
    terminal.ask("play 1");
    terminal.hang_up();
    terminal.wait_for_end();
  }
  Terminal terminal(door_in(folder));
  CHECK_THAT(terminal.text(),
             StartsWith("   Enter  go on with the game of standard that is kept\n       1  play"));
  CHECK_THAT(terminal.answer_to(enter), StartsWith("restored: deal 1, "));
  CHECK(terminal.line() == "you>");
}

TEST_CASE("People at one keyboard are asked for their names, which come back", "[door]") {
  const Folder folder;
  {
    Terminal terminal(door_in(folder));
    CHECK(terminal.ask("3") == "Your names, as Ada, Bo, or how many you are (Enter: 2).\n");
    CHECK(terminal.line() == "names>");
    CHECK_THAT(terminal.ask("Ada, ada"), ContainsSubstring("are too much alike"));
    CHECK_THAT(terminal.ask("Ada"), ContainsSubstring("Kasino is for 2 to 4 players, not 1"));
    type_to(terminal, "Ada,  Bo , Cilla", "Ada, ready?");
    CHECK_THAT(terminal.text(), StartsWith("Deal 1, round 1: Cilla deals.\n") &&
                                    ContainsSubstring("\nAda       hand 4"));
    type_to(terminal, "", "Ada>");
    type_to(terminal, "play 1", "Bo, ready?");
    CHECK_THAT(terminal.text(), StartsWith("Deal 1, round 1: Cilla deals.\nAda "));
    terminal.type("history" + std::string(enter));
    terminal.wait_for("deal 1, dealt by Cilla\nAda ");
  }
  Terminal terminal(door_in(folder));
  CHECK_THAT(terminal.text(), ContainsSubstring("\n       3  two"));
  CHECK(terminal.ask("3") ==
        "Your names, as Ada, Bo, or how many you are (Enter: Ada, Bo, Cilla).\n");
  type_to(terminal, "", "Ada, ready?");
}

TEST_CASE("What else is typed at the door is a command, and Enter still does what is said",
          "[door]") {
  const Folder folder;
  Terminal terminal(door_in(folder));
  CHECK_THAT(terminal.ask("help"), EndsWith("Enter: play against the computer; or 1, 2, 3, new\n"));
  CHECK_THAT(terminal.ask("nonsense"),
             EndsWith("Enter: play against the computer; or 1, 2, 3, new\n"));
  terminal.ask("3");
  terminal.answer_to(ctrl('C'));
  CHECK(terminal.line() == "choose>");
  CHECK_THAT(terminal.ask("lesson"), ContainsSubstring("Enter opens lesson 1"));
  type_to(terminal, "", "lesson>");
  CHECK_THAT(terminal.text(), ContainsSubstring("Lesson 1/"));
  terminal.ask("leave");
  CHECK_THAT(terminal.ask("variant misar"), ContainsSubstring("\nyou "));
  CHECK(terminal.line() == "you>");
  terminal.type("quit" + std::string(enter));
  CHECK(terminal.wait_for_end() == 0);
}

TEST_CASE("A rule of one's own is written at the door, and played at once", "[door]") {
  const Folder folder;
  Terminal terminal(door_in(folder));
  terminal.ask("new");
  CHECK(terminal.line() == "its name>");
  CHECK_THAT(terminal.ask("My rule"), ContainsSubstring("a name is small letters"));
  CHECK_THAT(terminal.ask("mine"), StartsWith("mine.lua and mine.test.lua are written.") &&
                                       ContainsSubstring("\nmine: deal 1"));
  CHECK(terminal.line() == "you>");
  CHECK_THAT(file_in(folder, "mine.lua"), ContainsSubstring("kasino.extend(\"standard\""));
}

TEST_CASE("The door speaks Swedish, and fits 40 columns", "[door]") {
  const Folder folder;
  TerminalSettings settings = door_in(folder, {"--lang", "sv"});
  settings.columns = 40;
  settings.rows = 20;
  Terminal terminal(settings);
  CHECK_THAT(terminal.text(), StartsWith("Enter, 1  spela mot datorn\n"
                                         "       2  lär dig det på en kvart\n"
                                         "       3  två eller fler vid det här\n"
                                         "          tangentbordet\n"
                                         "      ny  skriv en egen regel\n"));
  terminal.ask("ny");
  CHECK(terminal.line() == "dess namn>");
  terminal.answer_to(enter);
  CHECK(terminal.line() == "välj>");
  terminal.answer_to(enter);
  CHECK(terminal.line() == "du>");
  CHECK_FALSE(terminal.screen().has_wrapped());
}

TEST_CASE(
    "Options that say what is played open no door; a home that cannot be written is no matter",
    "[door]") {
  const Folder folder;
  CHECK(Terminal(door_in(folder, {"--seed", "1"})).line() == "you>");
  CHECK(Terminal(door_in(folder, {"--seats", "human,human"})).line() == "seat 1>");
  CHECK(Terminal(door_in(folder, {"--names", "Ada,Bo"})).line() == "Ada>");
  CHECK(Terminal(door_in(folder, {"play"})).line() == "you>");
  folder.write("file", "");
  for (const std::string& home :
       {"XDG_STATE_HOME=" + folder.path() + "/file", std::string("HOME=")}) {
    TerminalSettings settings = door_in(folder);
    settings.variables = {home};
    Terminal terminal(settings);
    terminal.answer_to(enter);
    CHECK(terminal.line() == "you>");
  }
}

TEST_CASE("Names are parted by commas, blanks, and a last and", "[door]") {
  const std::vector<std::string> three = {"Åke", "Göran", "Ulla"};
  for (const char* list : {"Åke, Göran och Ulla", "Åke Göran Ulla", "Åke,Göran,Ulla",
                           "Åke Göran and Ulla", "Åke, Göran, Ulla"})
    CHECK(people_named(list) == three);
  CHECK(people_named("Mor och far") == std::vector<std::string>{"Mor", "far"});
  CHECK(people_named("Anna Karin, Bo") == std::vector<std::string>{"Anna Karin", "Bo"});
}

TEST_CASE("Names for people are as many as play, and cannot be taken for one another", "[door]") {
  CHECK_THAT(run({"play", "standard", "--names", "Ada,Bo"}, "score\n").out,
             ContainsSubstring("Ada") && ContainsSubstring("Bo"));
  CHECK_THAT(run({"play", "standard", "--names", "Åsa,åsa"}).err,
             ContainsSubstring("too much alike"));
  CHECK_THAT(run({"play", "standard", "--names", "Ada,,Bo"}).err,
             ContainsSubstring("a name is missing"));
  CHECK_THAT(run({"play", "standard", "--names", "Ada,B\x1b[2J"}).err,
             ContainsSubstring("that can be shown"));
  CHECK_THAT(run({"play", "standard", "--names", "Ada,Abcdefghijklmnopq"}).err,
             ContainsSubstring("16 letters at most"));
  for (const char* other : {"s7", "10h", "Seat 1", "plats 2", "3"}) {
    INFO(other);
    CHECK_THROWS_WITH(people_named("Ada," + std::string(other)),
                      ContainsSubstring("a card, a seat or a number is called so"));
  }
  CHECK(people_named("Ed,Ada 2") == std::vector<std::string>{"Ed", "Ada 2"});
  CHECK_THAT(run({"play", "standard", "--names", "Ada,Bo,Cilla", "--players", "2"}).err,
             ContainsSubstring("--names names 3 people, and 2 are to play"));
}

TEST_CASE("Where a variant brings a player for its hints, that one sits beside a person",
          "[door]") {
  const Folder folder;
  Terminal terminal(door_in(folder, {"play", "blackjack", "--seed", "3"}));
  CHECK_THAT(terminal.ask("bet 100"), ContainsSubstring("Seat 2 (basic) stakes 100 kr, as little"));
}
