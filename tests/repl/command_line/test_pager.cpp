// Texts longer than the screen, at a terminal: $PAGER or we page them.
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/terminal.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

constexpr const char* more = "-- more: Enter, q to end --";

TerminalSettings in(const Folder& folder, std::vector<std::string> variables = {}) {
  return {{"play", "standard", "--seed", "1", "--seats", "human,human"},
          std::move(variables),
          folder.path()};
}

/// Asks for a long text, and waits for the first stop.
void ask_for_much(Terminal& terminal) {
  terminal.type(std::string("help all") + enter);
  terminal.wait_for_line(more);
}

}  // namespace

TEST_CASE("A text longer than the screen stops at each screenful", "[pager]") {
  const Folder folder;
  Terminal terminal(in(folder));
  ask_for_much(terminal);
  const std::size_t first = terminal.screen().cursor_line();
  CHECK_THAT(terminal.screen().line(first - 23), StartsWith("  state "));  // and nothing is lost
  // What is no answer is dropped with its Enter, and not taken for a command in part.
  CHECK_THAT(terminal.answer_to(std::string("why s7") + enter + "  "),
             EndsWith("  quit      end the session\n"));
  CHECK(terminal.ask("perft 1") == "depth 1\nnodes 6\n");
}

TEST_CASE("q, Ctrl-C and Ctrl-D end a long text, and the session goes on", "[pager]") {
  const Folder folder;
  Terminal terminal(in(folder));
  for (const std::string& key : {std::string("q"), ctrl('C'), ctrl('D')}) {
    ask_for_much(terminal);
    terminal.type(key);
    terminal.wait_for_line("seat 1>");  // on the same line as the stop
    terminal.wait_for_prompt();
    CHECK(terminal.ask("perft 1") == "depth 1\nnodes 6\n");
  }
  CHECK_THAT(terminal.text(), !ContainsSubstring("end the session"));
}

TEST_CASE("$PAGER pages, if it can be run", "[pager]") {
  const Folder folder;
  folder.write("pager", "head -2\necho and so on with $LESS\n");
  {
    Terminal terminal(in(folder, {"PAGER=sh ./pager"}));
    const std::string shown = terminal.ask("help all");
    CHECK_THAT(shown, StartsWith("  state ") && EndsWith("\nand so on with FRX\n"));
    CHECK(terminal.ask("perft 1") == "depth 1\nnodes 6\n");  // short: no pager
  }
  {
    Terminal terminal(in(folder, {"PAGER=sh ./pager", "LESS=R"}));
    CHECK_THAT(terminal.ask("help all"), EndsWith("\nand so on with R\n"));
  }
  Terminal terminal(in(folder, {"PAGER=./none"}));
  ask_for_much(terminal);
  CHECK_THAT(terminal.answer_to(std::string(enter) + enter),
             EndsWith("  quit      end the session\n"));
}

TEST_CASE("A dumb terminal, and a screen that is tall enough, show a text whole", "[pager]") {
  const Folder folder;
  TerminalSettings high = in(folder);
  high.rows = 100;
  for (const TerminalSettings& settings : {in(folder, {"TERM=dumb"}), high}) {
    Terminal terminal(settings);
    CHECK_THAT(terminal.ask("help all"), EndsWith("  quit      end the session\n"));
  }
}

TEST_CASE("The rules that the command line asks for are paged, too", "[pager]") {
  const Folder folder;
  TerminalSettings settings = in(folder);
  settings.words = {"rules", "standard"};
  settings.prompt = more;
  Terminal terminal(settings);
  terminal.type("q");
  CHECK(terminal.wait_for_end() == 0);
}

TEST_CASE("One Enter too many at a pager deals no cards, but says what Enter does", "[pager]") {
  const Folder folder;
  Terminal terminal(in(folder));
  terminal.ask("auto 48");
  REQUIRE(terminal.line() == "deal over>");
  ask_for_much(terminal);
  terminal.type("q");
  terminal.wait_for_line("deal over>");
  CHECK(terminal.answer_to(enter) == "Enter: next\n");
  CHECK(terminal.line() == "deal over>");
  CHECK_THAT(terminal.answer_to(enter), ContainsSubstring("deal 2"));
}
