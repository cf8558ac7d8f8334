// At a terminal: what is said of progress is true, and Enter does what the line above it says.
#include <filesystem>

#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/terminal.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

TerminalSettings learning_in(const Folder& folder, std::vector<std::string> variables = {}) {
  return {{"learn"}, std::move(variables), folder.path()};
}

/// Presses Enter, and waits for what the page then shows, which replaces the one before.
void turn_to(Terminal& terminal, const std::string& shown) {
  terminal.type(std::string(enter));
  terminal.wait_for(shown);
  terminal.wait_for_line("lesson>");
}

std::string quit(Terminal& terminal) {
  terminal.type("quit" + std::string(enter));
  CHECK(terminal.wait_for_end() == 0);
  return terminal.text();
}

}  // namespace

TEST_CASE("A lesson goes on where leaving it said that it would", "[progress]") {
  const Folder folder;
  {
    Terminal terminal(learning_in(folder));
    turn_to(terminal, " · 1 of ");
    turn_to(terminal, " · 2 of ");
    CHECK_THAT(quit(terminal), ContainsSubstring("\nLesson 1 goes on at step 2 next time.\n"));
  }
  {
    Terminal terminal(learning_in(folder));
    CHECK_THAT(terminal.text(), ContainsSubstring("(at step 2)"));
    turn_to(terminal, " · 2 of ");
    terminal.hang_up();  // not even asked to end
    terminal.wait_for_end();
  }
  Terminal terminal(learning_in(folder));
  CHECK_THAT(terminal.text(), ContainsSubstring("(at step 2)"));
}

TEST_CASE("That nothing is kept is said once, and stays on the screen", "[progress]") {
  const Folder folder;
  folder.write("file", "");
  for (const auto& [home, why] : {std::pair{std::string("HOME="), "neither HOME nor"},
                                  std::pair{"XDG_STATE_HOME=" + folder.path() + "/file", "file"}}) {
    CAPTURE(home);
    Terminal terminal(learning_in(folder, {home}));
    turn_to(terminal, " · 1 of ");
    CHECK_THAT(terminal.text(),
               ContainsSubstring("\nwhat you learn is not kept: ") && ContainsSubstring(why));
    turn_to(terminal, " · 2 of ");
    CHECK_THAT(terminal.text(), !ContainsSubstring("not kept"));
    CHECK_THAT(quit(terminal), !ContainsSubstring("next time"));
  }
}

TEST_CASE("After any command Enter does what the line above it says", "[progress]") {
  const Folder folder;
  TerminalSettings settings = learning_in(folder);
  {
    Terminal terminal(settings);
    turn_to(terminal, " · 1 of ");
    CHECK_THAT(terminal.ask("clause STD-CAP-1"), EndsWith("\nEnter goes on; progress, leave\n"));
    turn_to(terminal, " · 2 of ");
  }
  settings.words = {"play", "standard", "--seed", "1", "--seats", "human,human"};
  Terminal terminal(settings);
  terminal.ask("play 1");
  terminal.ask("back");
  CHECK_THAT(terminal.ask("why 1"), EndsWith("\nEnter: step\n"));
  terminal.ask("auto 100");
  CHECK(terminal.line() == "deal over>");
  CHECK_THAT(terminal.text(), ContainsSubstring("\nEnter or next deals anew; score, undo, help\n"));
  CHECK_THAT(terminal.ask("score"), EndsWith("\nEnter: next\n"));
  CHECK_THAT(terminal.answer_to(enter), ContainsSubstring("Deal 2, round 1"));
}
