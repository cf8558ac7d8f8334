// What the program writes about itself: completion files for shells, and its manual page.
#include <algorithm>
#include <cstdlib>

#include "engine/record.hpp"
#include "repl/command_tree.hpp"
#include "repl/commands.hpp"
#include "tests/catch.hpp"
#include "tests/program.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

/// What a shell says of a script: nothing, if all is well.
std::string complaints(const std::string& shell, const Folder& folder, const std::string& script) {
  const std::string file = folder.write("script", script);
  const std::string errors = folder.path() + "/errors";
  const std::string command = shell + " '" + file + "' > '" + errors + "' 2>&1";
  const int status = std::system(command.c_str());
  return (status == 0 ? "" : "failed: ") + read_file(errors);
}

bool is_installed(const std::string& program) {
  return std::system(("command -v " + program + " > /dev/null").c_str()) == 0;
}

/// What bash makes of `words`, the last of which is being typed.
class Bash {
 public:
  Bash() { folder_.write("completion", run({"completion", "bash"}).out); }

  std::string complete(const std::string& words) const {
    folder_.write("mine.lua", "");
    const std::string script = "cd '" + folder_.path() +
                               "'\n"
                               "source ./completion || exit 1\n"
                               "COMP_WORDS=('" KASINO_BINARY "' " +
                               words +
                               ")\n"
                               "COMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n"
                               "_kasino\n"
                               "echo ${COMPREPLY[@]}\n";
    return complaints("bash", folder_, script);
  }

 private:
  Folder folder_;
};

}  // namespace

TEST_CASE("The table of the command line names every command, option and word", "[completion]") {
  const std::vector<CommandEntry> tree = command_tree();
  const auto command = [&](const std::string& name) {
    const auto found = std::find_if(tree.begin(), tree.end(),
                                    [&](const CommandEntry& one) { return one.name == name; });
    REQUIRE(found != tree.end());
    return *found;
  };
  const auto option = [&](const std::string& name, const std::string& option_name) {
    const CommandEntry& entry = command(name);
    const auto found =
        std::find_if(entry.options.begin(), entry.options.end(),
                     [&](const OptionEntry& one) { return one.name == option_name; });
    REQUIRE(found != entry.options.end());
    return *found;
  };
  CHECK(tree.front().name.empty());
  CHECK(option("", "--lang").choices == std::vector<std::string>{"en", "sv"});
  CHECK(option("play", "--seed").value == "S");
  CHECK(option("play", "--json").expected == Expected::Nothing);
  CHECK(option("play", "--script").expected == Expected::File);
  CHECK(option("rules", "--variants-dir").expected == Expected::Folder);
  CHECK(command("play").words.at(0).expected == Expected::Variant);
  CHECK_FALSE(command("play").words.at(0).is_required);
  CHECK(command("diff").words.size() == 2);
  CHECK(command("completion").words.at(0).choices.size() == 3);
  CHECK(std::none_of(tree.begin(), tree.end(), [](const auto& one) { return one.name == "man"; }));
}

TEST_CASE("bash completes commands, options, values and variants", "[completion]") {
  const Bash bash;
  CHECK(bash.complete("pla") == "play\n");
  CHECK(bash.complete("play --js") == "--json\n");
  CHECK(bash.complete("play --se") == "--seats --seed --set\n");
  CHECK(bash.complete("replay --depth") == "\n");
  CHECK(bash.complete("--col") == "--color\n");
  CHECK(bash.complete("play --lang s") == "sv\n");
  CHECK(bash.complete("play --lang = ''") == "en sv\n");
  CHECK(bash.complete("play --color = a") == "always auto\n");
  CHECK(bash.complete("play --seed ''") == "\n");
  CHECK(bash.complete("play --seats ''") == "greedy human random\n");
  CHECK(bash.complete("play --seats human,gr") == "human,greedy\n");
  CHECK(bash.complete("completion ''") == "bash fish zsh\n");
  CHECK(bash.complete("replay comp") == "completion\n");  // a file
  CHECK(bash.complete("rules stand") == "standard\n");
  CHECK(bash.complete("play standard+dra") == "standard+draw\n");
  CHECK(bash.complete("play ./mi") == "./mine.lua\n");
}

TEST_CASE("The files for zsh and fish hold every command and option, and can be read",
          "[completion]") {
  const Folder folder;
  const std::string zsh = run({"completion", "zsh"}).out;
  const std::string fish = run({"completion", "fish"}).out;
  for (const CommandEntry& command : command_tree()) {
    CAPTURE(command.name);
    if (!command.name.empty()) {
      CHECK_THAT(zsh, ContainsSubstring("\n    " + command.name + ")\n"));
      CHECK_THAT(fish, ContainsSubstring("__fish_use_subcommand -a " + command.name + " -d '"));
    }
    for (const OptionEntry& option : command.options) {
      CHECK_THAT(zsh, ContainsSubstring(option.name));
      CHECK_THAT(fish, ContainsSubstring(" -l " + option.name.substr(2) + " "));
    }
  }
  CHECK_THAT(zsh, StartsWith("#compdef kasino\n"));
  if (is_installed("zsh")) CHECK(complaints("zsh -n", folder, zsh) == "");
  if (is_installed("fish")) CHECK(complaints("fish --no-execute", folder, fish) == "");
}

TEST_CASE("An unknown shell is told which there are", "[completion]") {
  const Result result = run({"completion", "csh"});
  CHECK(result.status == 2);
  CHECK_THAT(result.err, ContainsSubstring("csh"));
  CHECK_THAT(result.err, ContainsSubstring("fish"));
}

TEST_CASE("The manual page holds every command of program and session, and man reads it",
          "[completion]") {
  const Folder folder;
  const std::string page = run({"man"}).out;
  CHECK_THAT(page, StartsWith(".TH KASINO 1"));
  for (const CommandEntry& command : command_tree())
    CHECK_THAT(page, ContainsSubstring(".SS \\fBkasino " + command.name));
  for (const Command& command : commands())
    CHECK_THAT(page, ContainsSubstring("\n\\fB" + command.name + "\\fR"));
  if (is_installed("groff")) CHECK(complaints("groff -man -Tutf8 -ww -z", folder, page) == "");
  if (is_installed("mandoc")) CHECK(complaints("mandoc -T lint -W error", folder, page) == "");
}
