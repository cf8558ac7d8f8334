// Ctrl-C at any moment of a command: it ends soon, and the session goes on.
//
// What is measured is what the program computes after Ctrl-C, which a busy machine does not change.
#include <chrono>
#include <csignal>
#include <initializer_list>
#include <string>
#include <thread>

#include "tests/support/catch.hpp"
#include "tests/support/terminal.hpp"
#include "tests/support/this_build.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;
using namespace std::chrono_literals;

namespace {

const int moments = is_sanitized ? 2 : 10;
const auto most_computed = is_sanitized ? 10s : 1s;

/// Lets the command run until the moment, from 0 on.
void run_to(int moment) { std::this_thread::sleep_for(moment * (is_sanitized ? 400ms : 17ms)); }

/// A variant, and a lesson of 40 pages, for each of which many games are searched.
void write_long_lesson(const WorkingFolder& folder) {
  folder.write("long.lua",
               "return kasino.extend(\"scopone\", { id = \"long\", title = \"Long\" })");
  std::string text = R"(return { lessons = { { title = "Long", variant = "long", steps = {)";
  for (int i = 0; i < 40; ++i) text += "{ quiz = { \"best\" }, questions = 3 },\n";
  folder.write("long.lesson.lua", text + "} } } }");
}

}  // namespace

TEST_CASE("Ctrl-C ends any command at any moment, and the session goes on", "[interrupt]") {
  const WorkingFolder folder;
  write_long_lesson(folder);
  const std::string line =
      GENERATE(as<std::string>(), "analyse", "analyse all", "analyse game", "auto", "auto 1 expert",
               "coverage", "explain", "export page.html", "goto 3", "hint", "history", "lesson 1",
               "moves", "new", "perft 9", "quiz best n=100", "quiz n=100", "quiz n=100 --print",
               "reload", "rules", "undo 3", "variant cuarenta");
  CAPTURE(line);
  Terminal terminal({.words = {"play", "./long.lua", "--seed", "7"}, .folder = folder.path()});
  for (int i = 0; i < 8; ++i) terminal.ask("auto");
  for (int moment = 0; moment < moments; ++moment) {
    CAPTURE(moment);
    terminal.enter_line(line);
    run_to(moment);
    const auto before = terminal.processor_time();
    // The key that comes right behind Ctrl-C may belong to the line given up.
    const std::string said = "said-" + std::to_string(moment);
    terminal.type(ctrl('c') + " echo " + said + enter);
    terminal.wait_for('\n' + said + '\n');
    CHECK(terminal.processor_time() - before < most_computed);
    terminal.wait_for_prompt();
  }
}

TEST_CASE("Ctrl-C ends every command of the shell", "[interrupt]") {
  using Words = std::vector<std::string>;
  const WorkingFolder folder;
  write_long_lesson(folder);
  const auto words = GENERATE(
      Words{"check", "standard", "--time", "60"}, Words{"diff", "standard", "misar"},
      Words{"perft", "standard", "--depth", "9"},
      Words{"quiz", "scopone", "best", "--n", "100", "--print"}, Words{"rules", "blackjack"},
      Words{"simulate", "standard", "--deals", "100000000", "--jobs", "2"},
      Words{"test", "./long.lesson.lua"});
  CAPTURE(words);
  for (int moment = 0; moment < moments; ++moment) {
    CAPTURE(moment);
    Terminal terminal({.words = words, .folder = folder.path(), .prompts = false});
    run_to(moment);
    const auto before = terminal.processor_time();
    terminal.interrupt();
    const int status = terminal.wait_for_end();
    CAPTURE(status, terminal.text());
    CHECK((status <= 1 || status == 3 || status == 128 + SIGINT));
    CHECK(terminal.processor_time() - before < most_computed);
  }
}
