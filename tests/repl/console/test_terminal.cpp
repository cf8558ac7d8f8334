// The program at a terminal: lines are edited, completed, remembered and given up, and output fits
// the screen.
#include <algorithm>

#include "repl/text/words.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/terminal.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

TerminalSettings in(const Folder& folder, std::vector<std::string> variables = {},
                    std::vector<std::string> words = {"play", "standard", "--seed", "1", "--seats",
                                                      "human,human"}) {
  return {std::move(words), std::move(variables), folder.path(), false};
}

int widest_line(const Terminal& terminal) {
  int widest = 0;
  for (std::size_t i = 0; i < terminal.screen().lines(); ++i)
    widest = std::max(widest, columns_of(terminal.screen().line(i)));
  return widest;
}

/// Types `keys`, and waits until the line reads `line`.
void type_to(Terminal& terminal, const std::string& keys, const std::string& line) {
  terminal.type(keys);
  terminal.wait_for_line(line);
}

}  // namespace

TEST_CASE("The screen of these tests does what a terminal does", "[terminal]") {
  TerminalScreen screen(3, 10);
  screen.take("one\r\ntwo\33[1mx\33[0m\b\b2\33[");
  screen.take("K\r\n王å");
  CHECK(screen.line(1) == "tw2");
  CHECK(screen.line(2) == "王å");
  CHECK(screen.cursor_column() == 3);
  CHECK_FALSE(screen.has_colour());
  screen.take("\33[31m\33[Hx\33[C\33[4hyz\33[4l\33[2P");
  CHECK(screen.has_colour());
  CHECK(screen.line(0) == "xnyz");
  screen.take("\33[3;1H\n0123456789");
  CHECK_FALSE(screen.has_wrapped());
  screen.take("a");
  CHECK(screen.has_wrapped());
  CHECK(screen.line(4) == "a");
}

TEST_CASE("A line is typed and edited", "[terminal]") {
  const Folder folder;
  Terminal terminal(in(folder));
  terminal.type("perf 2");
  type_to(terminal, std::string(left) + left + "t", "seat 1> perft 2");
  type_to(terminal, ctrl('A') + "#" + ctrl('E') + "1", "seat 1> #perft 21");
  type_to(terminal, backspace, "seat 1> #perft 2");
  CHECK(terminal.screen().cursor_column() == 16);
  terminal.type("\33[1~\33[3~");  // Home, Delete
  terminal.wait_for_line("seat 1> perft 2");
  CHECK(terminal.answer_to(enter) == "depth 2\nnodes 36\n");
  CHECK(terminal.ask("echo å王ä") == "å王ä\n");
  type_to(terminal, up, "seat 1> echo å王ä");
  type_to(terminal, std::string(left) + backspace + "x", "seat 1> echo åxä");
  CHECK(terminal.screen().cursor_column() == 15);
  CHECK(terminal.answer_to(enter) == "åxä\n");
}

TEST_CASE("A letter of another alphabet is refused with words, and takes nothing with it",
          "[terminal]") {
  const Folder folder;
  Terminal terminal(in(folder));
  terminal.type("echo v\xe4rd\xff");
  terminal.wait_for("echo v\xef\xbf\xbdrd\xef\xbf\xbd");
  CHECK_THAT(terminal.answer_to(enter), ContainsSubstring("a letter of the line came as no UTF-8"));
  terminal.type("echo \xe4");
  CHECK_THAT(terminal.answer_to(enter), ContainsSubstring("a letter of the line came as no UTF-8"));
}

TEST_CASE("A line wider than the screen is redrawn correctly", "[terminal]") {
  const Folder folder;
  Terminal terminal(in(folder));
  const std::string words = "echo " + std::string(100, 'a');
  type_to(terminal, words + ctrl('A') + ctrl('K') + "perft 1", "seat 1> perft 1");
  CHECK(terminal.answer_to(enter).find("depth 1\nnodes 6\n") != std::string::npos);
  type_to(terminal, words, std::string(33, 'a'));
  CHECK(terminal.answer_to(ctrl('C')).find_first_not_of('\n') == std::string::npos);
  CHECK(terminal.ask("perft 1") == "depth 1\nnodes 6\n");
}

TEST_CASE("A long line stays whole wherever it is edited, and however the window changes",
          "[terminal]") {
  const Folder folder;
  Terminal terminal(in(folder));
  const std::string words = std::string(30, 'a') + ' ' + std::string(42, 'b');
  type_to(terminal, "echo " + words, std::string(6, 'b'));
  terminal.type(ctrl('A') + "#");
  terminal.wait_for("seat 1> #echo " + std::string(30, 'a') + ' ' + std::string(35, 'b') + "\n" +
                    std::string(7, 'b') + '\n');
  using Size = std::pair<unsigned short, unsigned short>;
  for (const auto& [rows, columns] :
       {Size{5, 20}, Size{2, 7}, Size{30, 132}, Size{1, 3}, Size{24, 80}}) {
    terminal.resize(rows, columns);
    terminal.type(ctrl('E') + "c");
  }
  terminal.wait_for(std::string(7, 'b') + "ccccc\n");
  terminal.type(ctrl('A') + "\33[3~");  // Delete
  CHECK_THAT(terminal.answer_to(enter), ContainsSubstring(words + "ccccc\n"));
}

TEST_CASE("Tab completes commands, moves, options and files, and lists what there is",
          "[terminal]") {
  const Folder folder;
  folder.write("games/evening.txt", "");
  Terminal terminal(in(folder));
  terminal.type("mov");
  type_to(terminal, tab, "seat 1> moves");
  terminal.type("li");
  type_to(terminal, tab, "seat 1> moves limit=");
  CHECK_THAT(terminal.answer_to("1" + std::string(enter)), ContainsSubstring(" 1  hQ"));
  terminal.type("why hQ");
  terminal.type(tab);
  terminal.wait_for("hQ  hQxsQ\n");
  terminal.wait_for_line("seat 1> why hQ");  // drawn anew below the list
  terminal.type("x");
  type_to(terminal, tab, "seat 1> why hQxsQ");
  CHECK_THAT(terminal.answer_to(enter), StartsWith("hQxsQ is legal"));
  terminal.type("option val");
  type_to(terminal, tab, "seat 1> option values=");
  terminal.type("f");
  type_to(terminal, tab, "seat 1> option values=fixed");
  terminal.type(ctrl('U') + "load g");
  type_to(terminal, tab, "seat 1> load games/");
  type_to(terminal, tab, "seat 1> load games/evening.txt");
  type_to(terminal, ctrl('U') + "nonsense " + tab + "x", "seat 1> nonsense x");
}

TEST_CASE("What was typed comes back, in the next session too", "[terminal]") {
  const Folder folder;
  const std::vector<std::string> state = {"XDG_STATE_HOME=" + folder.path() + "/state"};
  {
    Terminal terminal(in(folder, state));
    terminal.ask("perft 1");
    terminal.ask("echo å\\ 王");
    terminal.type(ctrl('R') + "perf");
    terminal.wait_for("bck:perf\n");  // below the line that was found
    terminal.wait_for_line("seat 1> perft 1");
    CHECK_THAT(terminal.answer_to(enter), EndsWith("depth 1\nnodes 6\n"));
    terminal.hang_up();  // not even asked to end
    terminal.wait_for_end();
  }
  Terminal terminal(in(folder, state));
  type_to(terminal, up, "seat 1> perft 1");
  type_to(terminal, up, "seat 1> echo å\\ 王");
  type_to(terminal, down, "seat 1> perft 1");
}

TEST_CASE("Ctrl-C gives up a line, or ends a long command; Ctrl-D ends the session", "[terminal]") {
  const Folder folder;
  for (const char* kind : {"TERM=xterm", "TERM=dumb"}) {
    CAPTURE(kind);
    Terminal terminal(in(folder, {kind}));
    type_to(terminal, "nonsense", "seat 1> nonsense");
    CHECK(terminal.answer_to(ctrl('C')) == "");
    CHECK_THAT(terminal.ask("moves limit=1"), ContainsSubstring("1 of 6"));
    do {  // if the key comes before the program has read the line, the line is given up
      type_to(terminal, "perft 1000", "seat 1> perft 1000");
      type_to(terminal, enter, "");
      terminal.type(ctrl('C'));
      terminal.wait_for_prompt();  // on this line, if it was given up
      if (terminal.line() != "seat 1>") terminal.answer_to(ctrl('C'));  // it stands behind a ^C
    } while (terminal.text().find("perft was interrupted\n") == std::string::npos);
    CHECK(terminal.ask("perft 1") == "depth 1\nnodes 6\n");
    terminal.type(ctrl('D'));
    CHECK(terminal.wait_for_end() == 0);
  }
}

TEST_CASE("On a dumb terminal nothing but plain text is shown", "[terminal]") {
  const Folder folder;
  Terminal terminal(in(folder, {"TERM=dumb"}));
  CHECK_THAT(terminal.text(), ContainsSubstring("sQ hA cK h5"));
  CHECK_FALSE(terminal.screen().has_colour());
  terminal.type("quit" + std::string(enter));
  CHECK(terminal.wait_for_end() == 0);
}

TEST_CASE("Colour is used on terminals unless the environment forbids it", "[terminal]") {
  const Folder folder;
  const std::vector<std::string> never = {"play",    "standard",    "--seed",  "1",
                                          "--seats", "human,human", "--color", "never"};
  CHECK(Terminal(in(folder)).screen().has_colour());
  CHECK_FALSE(Terminal(in(folder, {"NO_COLOR=1"})).screen().has_colour());
  CHECK_FALSE(Terminal(in(folder, {}, never)).screen().has_colour());
}

TEST_CASE("Nothing is wider than the screen, and wide characters count as wide", "[terminal]") {
  const Folder folder;
  folder.write("wide.lua", R"(return kasino.extend("standard", {
    id = "wide", title = { en = "王の遊び på åäö" },
    clauses = { ["WIDE-1"] = { en = "王王王王王王王王王王王王王王王王王王王王王王王王王王王王王王王王王王王王"
      .. "王王王王王王王王王王王王王王王王王 and so on, and on, and on, and on, and on, and on." } },
  }))");
  Terminal terminal(
      in(folder, {"PAGER=cat"}, {"play", "./wide.lua", "--seed", "1", "--seats", "human,human"}));
  CHECK_THAT(terminal.text(), ContainsSubstring("王の遊び på åäö: deal 1"));
  CHECK_THAT(terminal.text(), ContainsSubstring("│♠Q│ │♥A│ │♣K│ │♥5│"));
  CHECK_THAT(terminal.ask("rules"), ContainsSubstring("王"));
  const std::string help = terminal.ask("help all");  // longer than the screen
  CHECK(std::count(help.begin(), help.end(), '\n') > Terminal::rows);
  CHECK_THAT(help, ContainsSubstring("show the table"));
  for (const char* line : {"help", "help setup", "score", "moves", "history", "why hQxsQ"})
    terminal.ask(line);
  CHECK(widest_line(terminal) <= Terminal::columns);
  CAPTURE(terminal.text());
  CHECK_FALSE(terminal.screen().has_wrapped());
}

TEST_CASE("Who starts a game reads what it is about, how one wins, and what to type",
          "[terminal]") {
  const Folder folder;
  const Terminal terminal(
      in(folder, {}, {"play", "misar", "--seats", "human,greedy", "--seed", "1"}));
  CHECK_THAT(
      terminal.text(),
      StartsWith("Kasino misère\n"
                 "Avoid points: a card that can capture must, and whoever can clear the table\n"
                 "must. With 21 points or more you are out; the last one in wins.\n"
                 "Type suit (s h d c) and rank: s"));
  CHECK_THAT(terminal.text(), ContainsSubstring("\n`moves` lists what you can play"));
  CHECK(terminal.line() == "you>");
  CHECK(terminal.screen().lines() <= Terminal::rows);
}

TEST_CASE("Cards are drawn as suits the screen, or as asked for", "[terminal]") {
  const Folder folder;
  const std::string big = "│♠Q│ │♥A│ │♣K│ │♥5│\n";
  const std::string in_line = "table     ♠Q ♥A ♣K ♥5\n";
  TerminalSettings settings = in(folder);
  CHECK_THAT(Terminal(settings).text(), ContainsSubstring(big));
  settings.columns = 40;
  CHECK_THAT(Terminal(settings).text(), ContainsSubstring(big));
  settings.rows = 20;
  CHECK_THAT(Terminal(settings).text(), ContainsSubstring(in_line));
  settings = in(folder, {},
                {"play", "standard", "--seed", "1", "--seats", "human,human", "--cards", "line"});
  Terminal terminal(settings);
  CHECK_THAT(terminal.text(), ContainsSubstring(in_line));
  CHECK_THAT(terminal.ask("cards big"), ContainsSubstring(big));
  CHECK_THAT(terminal.ask("cards ascii"), ContainsSubstring("table     sQ hA cK h5\n"));
}

TEST_CASE("A wide screen has the events right of the board, and tells them once", "[terminal]") {
  const Folder folder;
  TerminalSettings settings = in(folder);
  settings.rows = 40;
  settings.columns = 120;
  Terminal terminal(settings);
  CHECK_THAT(terminal.text(), ContainsSubstring("all else.\n\nKasino: deal 1"));
  const std::string board = terminal.ask("hQ");
  CHECK_THAT(board, StartsWith("\nKasino: deal 1, round 1, stock 40, seed 1    "));
  CHECK_THAT(board, ContainsSubstring("     Seat 1 lays out ♥Q.\n"));
  CHECK_THAT(board, !ContainsSubstring("laid out"));
  CHECK_THAT(terminal.ask("state"), ContainsSubstring("\nlast      seat 1 laid out ♥Q\n"));
  CHECK_FALSE(terminal.screen().has_wrapped());
}

TEST_CASE("A board of boxes fits the screen with what is typed", "[terminal]") {
  const Folder folder;
  TerminalSettings settings =
      in(folder, {}, {"play", "standard", "--seed", "1", "--seats", "human,human,human,human"});
  Terminal terminal(settings);
  for (int i = 0; i < 8; ++i) {
    const std::string answer = terminal.ask("play 1");
    CAPTURE(answer);
    CHECK(count_lines(answer) < settings.rows);
  }
  CHECK_THAT(terminal.ask("state"), ContainsSubstring("╭──╮ ╭"));
  CHECK_FALSE(terminal.screen().has_wrapped());
}

TEST_CASE("A window that changes its size is filled anew", "[terminal]") {
  const Folder folder;
  Terminal terminal(in(folder));
  type_to(terminal, "sta", "seat 1> sta");
  terminal.resize(20, 66);
  type_to(terminal, "te", "seat 1> state");
  CHECK_THAT(
      terminal.answer_to(enter),
      ContainsSubstring("\nmoves lists what you can play; why MOVE, hint, undo, score, help\n"));
  CHECK_FALSE(terminal.screen().has_wrapped());
}

TEST_CASE("A game that was cut off or left is restored", "[terminal]") {
  const Folder folder;
  {
    Terminal terminal(in(folder, {}, {"play", "misar", "--seed", "1", "--seats", "human,human"}));
    CHECK_THAT(terminal.ask("1"), ContainsSubstring("no move on the screen has the number 1"));
    terminal.ask("m");
    terminal.ask("play 1");
    terminal.type("q" + std::string(enter));
    terminal.wait_for("The game is kept: restore 1 goes on with it");
    CHECK(terminal.wait_for_end() == 0);
  }
  {
    Terminal terminal(
        in(folder, {}, {"play", "standard", "--seed", "1", "--seats", "human,human"}));
    terminal.ask("play 1");
    terminal.hang_up();
    terminal.wait_for_end();
  }
  Terminal terminal(in(folder));
  CHECK_THAT(terminal.text(), ContainsSubstring("A game of standard is kept: restore 1 "));
  CHECK_THAT(terminal.ask("restore"),
             ContainsSubstring("standard: deal 1, score 0, 0; seat 1, seat 2\n  2  ") &&
                 ContainsSubstring("misar: deal 1, score 0, 0; seat 1, seat 2\nrestore 1 opens"));
  CHECK_THAT(terminal.ask("restore 1"), ContainsSubstring("restored: deal 1, 1 move"));
  CHECK_THAT(terminal.ask("state"), ContainsSubstring("Kasino: deal 1"));
  CHECK_THAT(terminal.ask("restore"), ContainsSubstring("restored: deal 1, 1 move"));
  CHECK_THAT(terminal.ask("state"), ContainsSubstring("Kasino misère: deal 1"));
  terminal.type("quit" + std::string(enter));
  CHECK(terminal.wait_for_end() == 0);
}

TEST_CASE("A match that is over is kept, and walked through later", "[terminal]") {
  const Folder folder;
  {
    Terminal terminal(
        in(folder, {},
           {"play", "standard", "--set", "target=0", "--seed", "1", "--seats", "human,human"}));
    terminal.ask("auto 48");
    CHECK_THAT(terminal.ask("back 5"), ContainsSubstring("move 43 of 48"));
    terminal.type("quit" + std::string(enter));
    terminal.wait_for("The match is kept: restore 1 shows it again next time.");
    CHECK(terminal.wait_for_end() == 0);
  }
  Terminal terminal(in(folder));
  CHECK_THAT(terminal.text(), !ContainsSubstring("is kept") &&
                                  ContainsSubstring("restore lists the games that are finished."));
  terminal.ask("restore");
  CHECK(terminal.line() == "match over>");
  CHECK_THAT(terminal.ask("back 5"), ContainsSubstring("move 43 of 48"));
}

TEST_CASE("A game of four is read on a screen of 40 columns", "[terminal]") {
  const Folder folder;
  TerminalSettings narrow = in(folder, {"PAGER=cat"},
                               {"play", "standard", "--seed", "1", "--players", "4", "--seats",
                                "human,greedy,greedy,greedy"});
  narrow.columns = 40;
  Terminal terminal(narrow);
  terminal.ask("auto 2");
  CHECK_THAT(terminal.ask("history"),
             ContainsSubstring("\nyou      1 ") && ContainsSubstring("\nseat 4   4 "));
  CHECK_THAT(terminal.ask("score"), ContainsSubstring("\n  you      "));
  for (const char* line : {"rules", "help", "help all", "moves", "why 1", "explain"})
    terminal.ask(line);
  CHECK_FALSE(terminal.screen().has_wrapped());
}

TEST_CASE("A record is opened by play, and stepped through by replay, where Enter goes on",
          "[terminal]") {
  const Folder folder;
  {
    Terminal terminal(
        in(folder, {}, {"play", "standard", "--seed", "1", "--seats", "human,human"}));
    terminal.ask("play 1");
    terminal.ask("play 1");
    terminal.ask("save game.kasino");
  }
  {
    Terminal terminal(in(folder, {}, {"replay", "game.kasino"}));
    CHECK_THAT(terminal.text(),
               ContainsSubstring("move 0 of 2") && !ContainsSubstring("Type suit (s h d c)"));
    CHECK_THAT(terminal.answer_to(enter), ContainsSubstring("move 1 of 2"));
    CHECK_THAT(terminal.ask("back"), ContainsSubstring("move 0 of 2"));
    CHECK_THAT(terminal.ask("step"), ContainsSubstring("move 1 of 2"));
    CHECK_THAT(terminal.answer_to(enter), !ContainsSubstring(" of 2"));
    CHECK_THAT(terminal.answer_to(enter), ContainsSubstring("this is where the game has got to"));
    CHECK_THAT(terminal.ask("goto 0"),
               ContainsSubstring("\nEnter or step goes forward, back goes back; moves"));
    CHECK_THAT(terminal.answer_to(enter), ContainsSubstring("move 1 of 2"));
    terminal.ask("play 2");
    CHECK_THAT(terminal.ask("line 1"), ContainsSubstring("move 1 of 2"));
    CHECK_THAT(terminal.answer_to(enter), ContainsSubstring("seed 1, line 1 of 2"));
    CHECK_THAT(terminal.ask("back"),
               ContainsSubstring("\nEnter or back goes back, step goes forward; moves"));
    terminal.ask("why 1");
    terminal.ask("no-such-word");
    CHECK_THAT(terminal.answer_to(enter), ContainsSubstring("move 0 of 2"));
  }
  Terminal terminal(in(folder, {}, {"play", "game.kasino", "--no-spoilers"}));
  CHECK_THAT(terminal.ask("history"),
             ContainsSubstring("(lines of play)") || ContainsSubstring(" <"));
  terminal.type("hi");
  type_to(terminal, tab, "seat 1> hi");
}

TEST_CASE("When its terminal is closed the program ends", "[terminal]") {
  const Folder folder;
  for (const bool outlives_hangups : {false, true}) {
    CAPTURE(outlives_hangups);
    TerminalSettings settings = in(folder);
    settings.outlives_hangups = outlives_hangups;
    Terminal terminal(settings);
    type_to(terminal, "mov", "seat 1> mov");
    terminal.hang_up();
    CHECK(terminal.wait_for_end() >= 0);
  }
}

TEST_CASE("Enter that was typed ahead plays nothing, and other lines are done in order",
          "[terminal]") {
  const Folder folder;
  Terminal terminal(in(folder, {}, {"play", "standard", "--seed", "1", "--seats", "human,human"}));
  terminal.type("auto 48" + std::string(enter) + enter + enter + "perft 0" + enter + enter + enter +
                "echo done");
  terminal.wait_for_line("deal over> echo done");
  CHECK_THAT(terminal.text(), ContainsSubstring("nodes 1") && !ContainsSubstring("deal 2"));
  terminal.ask("");
  CHECK_THAT(terminal.answer_to(enter), ContainsSubstring("deal 2"));
}
