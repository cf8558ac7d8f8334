// Completion for shells, and the manual page.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "repl/command_line/command_line.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string folder_of_files = KASINO_SOURCE_VARIANTS "/../repl/command_line/";

/// What a shell prints for a command.
std::string answer_of(const Folder& folder, const std::string& command) {
  const std::string out = folder.path() + "/out";
  const int status =
      std::system(("cd '" + folder.path() + "' && (" + command + ") > '" + out + "' 2>&1").c_str());
  return (status == 0 ? "" : "failed: ") + read_file(out);
}

bool is_installed(const std::string& program) {
  return std::system(("command -v " + program + " > /dev/null").c_str()) == 0;
}

/// The completions of the last of the words.
std::string completed(const std::string& typed) {
  std::vector<std::string> words = {"--complete"};
  std::istringstream list(typed);
  for (std::string word; list >> word;) words.push_back(word == "''" ? "" : word);
  std::string all = run(words).out;
  std::replace(all.begin(), all.end(), '\n', ' ');
  return std::string(trimmed(all));
}

/// The completions that bash offers for the last of the words.
std::string completed_by_bash(const std::string& typed) {
  const Folder folder;
  folder.write("script", "source '" + folder_of_files +
                             "kasino.bash'\n"
                             "COMP_WORDS=('" +
                             tested_program + "' " + typed +
                             ")\n"
                             "COMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n"
                             "_kasino\n"
                             "echo ${COMPREPLY[@]}\n");
  return answer_of(folder, "bash ./script");
}

}  // namespace

TEST_CASE("What the process says on a screen is wrapped between words", "[program]") {
  const std::string help = run({"play", "--help"}).out;
  const std::string laid = help_in_columns(help, 80);
  std::istringstream lines(laid);
  for (std::string line; std::getline(lines, line);) CHECK(line.size() <= 80);
  CHECK_THAT(laid, ContainsSubstring("human, random,\n" + std::string(30, ' ') + "novice,"));
  CHECK(help_in_columns(help, 1000) == help);
}

TEST_CASE("Commands, options, values and variants are completed", "[completion]") {
  CHECK(completed("pla") == "play");
  CHECK_THAT(completed("''"),
             ContainsSubstring("check diff export learn merge new perft play quiz"));
  CHECK(completed("play --js") == "--json");
  CHECK(completed("play --se") == "--seats --seed --set");
  CHECK(completed("replay --depth") == "");
  CHECK(completed("--col") == "--color");
  CHECK(completed("play --lang s") == "sv");
  CHECK(completed("play --lang=s") == "--lang=sv");
  CHECK(completed("play --color = a") == "always auto");
  CHECK(completed("play --seed ''") == "");
  CHECK(completed("play --seats ''") == "expert greedy human novice random");
  CHECK(completed("play --seats human,gr") == "human,greedy");
  CHECK(completed("replay comp") == "");  // files are the shell's affair
  CHECK(completed("rules stand") == "standard");
  CHECK(completed("simulate standard --compare misa") == "misar");
  CHECK(completed("diff misa") == "misar");
  CHECK(completed("play standard+dra") == "standard+draw");
  CHECK(completed("play standard+misa") == "");  // a modifier stands behind a +
}

TEST_CASE("Shells ask the program for what it completes", "[completion]") {
  CHECK(completed_by_bash("pla") == "play\n");
  CHECK(completed_by_bash("play --lang = ''") == "en sv\n");
  CHECK(completed_by_bash("play standard+dra") == "standard+draw\n");
  CHECK(completed_by_bash("replay comp") == "\n");
  const Folder folder;
  if (is_installed("zsh"))
    CHECK(answer_of(folder, "zsh -n " + folder_of_files + "kasino.zsh") == "");
  if (is_installed("fish"))
    CHECK(answer_of(folder, "fish --no-execute " + folder_of_files + "kasino.fish") == "");
}

TEST_CASE("bash is given names that it reads as one word, whatever a file is called",
          "[completion]") {
  const Folder folder;
  const std::string names =
      "zz;touch pwned\nzz $(touch pwned)\nzz`touch pwned`\nzz'\"&|<>\nzz\\;touch pwned\nzz*\n~zz\n";
  folder.write("names", names);
  folder.write("script", "source '" + folder_of_files +
                             "kasino.bash'\n"
                             "names() { cat ./names; }\n"
                             "COMP_WORDS=(names '')\n"
                             "COMP_CWORD=1\n"
                             "_kasino\n"
                             "eval \"printf '%s\\n' ${COMPREPLY[*]}\"\n");
  CHECK(answer_of(folder, "bash ./script") == names);
  CHECK_FALSE(std::filesystem::exists(folder.path() + "/pwned"));
}

TEST_CASE("The manual and the page of the program hold every command and option, and man reads it",
          "[completion]") {
  const Folder folder;
  const std::string page_of_program =
      read_file(std::string(KASINO_SOURCE_VARIANTS) + "/../repl/README.md");
  const std::string manual = run({"--manual", folder_of_files + "kasino.1.in"}).out;
  folder.write("kasino.1", manual);
  std::string page = manual;
  std::erase(page, '\\');
  std::istringstream commands(completed("''"));
  for (std::string command; commands >> command;) {
    CAPTURE(command);
    const std::size_t begin = page.find("\n.SS kasino " + command);
    REQUIRE(begin != std::string::npos);
    const std::size_t end = std::min(page.find("\n.S", begin + 1), page.size());
    const std::string shared = page.substr(0, page.find("\n.SH COMMANDS"));
    const std::string about = page.substr(begin, end - begin) + shared;
    std::istringstream options(completed(command + " --"));
    for (std::string option; options >> option;) {
      CAPTURE(option);
      CHECK_THAT(about, ContainsSubstring("fB" + option + "fR"));
      CHECK((page_of_program.find(option) != std::string::npos));
    }
  }
  if (is_installed("groff")) CHECK(answer_of(folder, "groff -man -Tutf8 -ww -z kasino.1") == "");
  if (is_installed("mandoc")) CHECK(answer_of(folder, "mandoc -T lint -W error kasino.1") == "");
}
