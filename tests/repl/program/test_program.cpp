// The program, besides data/transcripts: all commands and options alike.
#include <algorithm>
#include <cstdlib>
#include <sstream>

#include "repl/console/surroundings.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

TEST_CASE("Every subcommand has a help with an example", "[options]") {
  for (const char* name : {"play", "variants", "rules", "new", "check", "diff", "test", "perft",
                           "simulate", "merge", "replay"}) {
    CAPTURE(name);
    const Result help = run({name, "--help"});
    CHECK(help.status == 0);
    CHECK_THAT(help.out, ContainsSubstring(std::string("kasino ") + name));
    CHECK_THAT(help.out, ContainsSubstring("Example"));
  }
  CHECK_THAT(run({"--help"}).out, ContainsSubstring("Example"));
  CHECK_THAT(run({"--help"}).out, !ContainsSubstring("Subcommands:"));  // each stands in a group
  CHECK_THAT(run({"--version"}).out, StartsWith("kasino "));
}

TEST_CASE("Options that every command takes are accepted and shown by all", "[options]") {
  const Folder folder;
  const std::string record = folder.path() + "/game.txt";
  REQUIRE(run({"play"}, "save " + record + "\n").status == 0);
  const std::vector<std::vector<std::string>> commands = {{"play"},
                                                          {"variants"},
                                                          {"rules", "standard"},
                                                          {"perft", "standard", "--depth", "1"},
                                                          {"replay", record}};
  const std::vector<std::pair<std::string, std::string>> options = {
      {"--players", "2"},        {"--dealer", "2"}, {"--seed", "7"},      {"--deck", ""},
      {"--set", "values=fixed"}, {"--lang", "sv"},  {"--color", "never"}, {"--variants-dir", "."}};
  for (const auto& words : commands)
    for (const auto& [name, value] : options) {
      CAPTURE(words, name);
      std::vector<std::string> behind = words, before = words;
      behind.insert(behind.end(), {name, value});
      before.insert(before.begin(), {name, value});
      CHECK(run(behind).status == 0);
      CHECK(run(before).status == 0);
      CHECK_THAT(run({words.front(), "--help"}).out, ContainsSubstring(name));
    }
}

TEST_CASE("A standard output that cannot be written is reported, whatever was asked", "[options]") {
  const Folder folder;
  const std::string errors = folder.path() + "/errors";
  for (const std::string words : {"--help", "--version", "rules --help", "rules standard"}) {
    CAPTURE(words);
    const std::string command =
        "'" + tested_program + "' " + words + " > /dev/full 2> '" + errors + "'";
    CHECK(std::system(command.c_str()) != 0);
    CHECK_THAT(read_file(errors), StartsWith("kasino: standard output: it cannot be written"));
  }
}

TEST_CASE("Perft counts the same on any number of threads, and split by first move", "[perft]") {
  const std::vector<std::string> words = {"perft",  "standard", "--depth", "3",
                                          "--seed", "7",        "--jobs"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), words.begin(), words.end());
    return run(more);
  };
  const Result one = with({"1", "--divide"});
  CHECK(one.status == 0);
  CHECK(with({"3", "--divide"}).out == one.out);
  const std::string whole = with({"2"}).out;
  CHECK_THAT(one.out, Catch::Matchers::EndsWith(whole.substr(whole.find("depth"))));
}

TEST_CASE("Help names the options that one excludes in the order of their names", "[help]") {
  for (const char* command : {"play", "simulate"}) {
    CAPTURE(command);
    const std::string help = run({command, "--help"}).out;
    for (std::size_t at = 0; (at = help.find(" Excludes: ", at)) != std::string::npos;) {
      at += std::string_view(" Excludes: ").size();
      std::istringstream list(help.substr(at, help.find('\n', at) - at));
      std::vector<std::string> names;
      for (std::string word; list >> word && word.starts_with("--");) names.push_back(word);
      REQUIRE_FALSE(names.empty());
      CHECK(std::is_sorted(names.begin(), names.end()));
    }
  }
  CHECK_THAT(run({"play", "--help"}).out,
             ContainsSubstring("--json Excludes: --hotseat --no-spoilers --script\n"));
}

TEST_CASE("Directories asked for come first, then the environment's", "[paths]") {
  const auto found = variant_directories({{"/asked"}, "/one::/two", "/usr/bin/kasino"});
  REQUIRE(found.size() >= 3);
  CHECK(found[0] == "/asked");
  CHECK(found[1] == "/one");
  CHECK(found[2] == "/two");
}
