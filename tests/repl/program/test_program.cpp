#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "repl/command_line/surroundings.hpp"
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

TEST_CASE("The rules of a variant are shown for as many players as it has", "[rules]") {
  CHECK(run({"rules", "standard", "--players", "3"}).status == 0);
  const Result result = run({"rules", "standard", "--players", "7"});
  CHECK(result.status == 2);
  CHECK(result.err == "kasino: standard is for 2 to 4 players, not 7\n");
  CHECK(run({"rules", "krypkasino", "--players", "8"}).err ==
        "kasino: krypkasino is for 2 to 6 players, not 8\n");
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

TEST_CASE("A wrong command line gets an error and ends with 2", "[options]") {
  const std::vector<std::pair<std::vector<std::string>, std::string>> wrong = {
      {{"plya"}, "did you mean play?"},
      {{"play", "--playrs", "3"}, "did you mean --players?"},
      {{"play", "standard", "extra"}, "extra"},
      {{"check", "standard", "--divide"}, "check: --divide: unknown option"},
      {{"check", "standard", "--hotseat"}, "check: --hotseat: unknown option"},
      {{"variants", "--seats", "human"}, "variants: --seats: unknown option"},
      {{"play", "--players", "many"}, "players"},
      {{"play", "--players", "3", "--dealer", "first"}, "dealer"},
      {{"play", "--set", "values"}, "OPTION=VALUE"},
      {{"play", "--set", "values=best"}, "values"},
      {{"play", "--lang", "fi"}, "lang"},
      {{"play", "no-such-variant"}, "no-such-variant"},
      {{"play", "--players", "7"}, "7"},
      {{"play", "--deck", "s7"}, "deck"},
      {{"play", "--deck", "@/nowhere"}, "/nowhere"},
      {{"rules"}, "VARIANT"},
      {{"test"}, "FILE"},
      {{"test", "/nowhere"}, "/nowhere"},
      {{"perft", "standard"}, "depth"},
      {{"replay", "/nowhere"}, "/nowhere"}};
  for (const auto& [words, part] : wrong) {
    CAPTURE(words);
    const Result result = run(words);
    CHECK(result.status == 2);
    CHECK_THAT(result.err, StartsWith("kasino: "));
    CHECK_THAT(result.err, ContainsSubstring(part));
  }
}

TEST_CASE("Bad lines in a pipe are told with their number, and the status is 4", "[text]") {
  const Result result = run({"play", "--seed", "7"}, "# a comment\n\nplya\n; another\nplay 1\n");
  CHECK(result.status == 4);
  CHECK(result.err == "kasino: line 3: unknown command \"plya\" (did you mean play?)\n");
  CHECK_THAT(result.out, ContainsSubstring("Seat 1"));
  CHECK(run({"play", "--seed", "7"}, "play 1\nquit\nplya\n").status == 0);
}

TEST_CASE("A script that fails or breaks a limit in a pipe ends with 3, whatever else was wrong",
          "[text]") {
  const Folder folder;
  const std::string position = "setup table=\"h7\" hand1=\"s7 c2\" hand2=\"d9\"\n";
  for (const char* body : {"error(\"no\")", "while true do end"}) {
    CAPTURE(body);
    const std::string script =
        folder.write("t.lua",
                     "return kasino.extend(\"standard\", { id = \"t\", title = \"T\",\n"
                     "  clauses = { [\"T-1\"] = \"t\" },\n"
                     "  refuses = { [\"T-1\"] = { on = \"capture\", test = function() " +
                         std::string(body) + " end } } })\n");
    const Result result = run({"play", script}, position + "plya\ns7xh7\n");
    CHECK(result.status == 3);
    CHECK_THAT(result.err, ContainsSubstring("line 2: unknown command"));
    CHECK_THAT(result.err, ContainsSubstring("line 3: play: t.lua:3: refuses"));
    CHECK(run({"play", script, "--json"}, position + "s7xh7\n").status == 0);
  }
}

TEST_CASE("With JSON bad lines leave the status alone", "[machine]") {
  const Result result = run({"play", "--seed", "7", "--json"}, "plya\nstate\n");
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  CHECK(std::count(result.out.begin(), result.out.end(), '\n') == 3);
}

TEST_CASE("A script that does not load ends with 3, with JSON after one error line", "[machine]") {
  const Folder folder;
  const std::string script = folder.write("broken.lua", "return kasino.variant { id = \n");
  const Result text = run({"play", script});
  CHECK(text.status == 3);
  CHECK_THAT(text.err, ContainsSubstring("broken.lua:"));
  const Result machine = run({"play", script, "--json"}, "state\n");
  CHECK(machine.status == 3);
  CHECK(std::count(machine.out.begin(), machine.out.end(), '\n') == 1);
  CHECK_THAT(machine.out, StartsWith("{\"ok\":false,\"cmd\":\"state\",\"error\":{\"kind\":"
                                     "\"script-error\""));
}

TEST_CASE("An option without its value takes no other option for it", "[options]") {
  const Result result = run({"play", "--seed=", "--json"}, "");
  CHECK(result.status == 2);
  CHECK_THAT(result.err, ContainsSubstring("--seed=: a value is missing"));
}

TEST_CASE("A deck is read from the command line or a file", "[options]") {
  const Folder folder;
  const std::string deck = pack_but();
  const std::string file = folder.write("deck.txt", deck + "\n");
  const Result one = run({"play", "--seed", "7", "--json", "--deck", deck}, "");
  CHECK(one.status == 0);
  CHECK_THAT(one.out, ContainsSubstring("\"table\":[\"s5\",\"s6\",\"sJ\",\"sQ\"]"));
  CHECK(run({"play", "--seed", "7", "--json", "--deck", "@" + file}, "").out == one.out);
}

TEST_CASE("A saved game is replayed, and refused once it breaks a rule", "[replay]") {
  const Folder folder;
  const std::string file = folder.path() + "/game.txt";
  CHECK(run({"play", "--seed", "7"}, "play 1\nplay 1\nsave " + file + "\n").status == 0);
  const Result good = run({"replay", file});
  CHECK(good.status == 0);
  CHECK_THAT(good.out, ContainsSubstring("standard, 2 players"));
  std::ofstream(file, std::ios::app) << "round 1\n  s7xh7\n";
  const Result bad = run({"replay", file});
  CHECK(bad.status == 1);
  CHECK_THAT(bad.err, ContainsSubstring(file + ":"));
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
  CHECK(run({"perft", "standard", "--depth", "0", "--divide"}).status == 2);
}

TEST_CASE("Perft prints seed, depth and nodes", "[perft]") {
  const Result result = run({"perft", "standard", "--depth", "2", "--seed", "7"});
  CHECK(result.status == 0);
  CHECK(result.out == "seed 7\ndepth 2\nnodes 45\n");
}

TEST_CASE("An error tells the file and line of what was typed for it", "[play]") {
  const Folder folder;
  const std::string script = folder.write("lesson.txt", "\ufeffscore\nfoo\n");
  const Result result = run({"--script", script}, "bar\n");
  CHECK(result.status == 4);
  CHECK_THAT(result.err, ContainsSubstring("kasino: " + script + ":2: unknown command \"foo\""));
  CHECK_THAT(result.err, ContainsSubstring("kasino: line 1: unknown command \"bar\""));
  const std::string position =
      folder.write("position.txt", "table=\"s5\"\nhand1=\"c8\"\nhand2=\"s5\"\n");
  CHECK_THAT(run({"play"}, "setup @" + position + "\n").err,
             ContainsSubstring(position + ":3: hand2: s5 is named twice"));
  const std::string wrong = folder.write("wrong.txt", "table=\"s5\"\nhadn1=\"c8\"\n");
  CHECK_THAT(run({"play"}, "setup @" + wrong + "\n").err,
             ContainsSubstring(wrong + ":2: \"hadn1\": unknown argument"));
  const std::string open = folder.write("open.txt", "table=\"s5\"\nhand1=\"c8\n");
  CHECK_THAT(run({"play"}, "setup @" + open + "\n").err,
             ContainsSubstring(open + ":2: a quote is open"));
  const std::string deck = folder.write("deck.txt", "\ufeffhA\nzz\n");
  CHECK_THAT(run({"play", "--deck", "@" + deck}).err,
             ContainsSubstring(deck + ":2: \"zz\" is no card"));
  const std::string empty = folder.write("empty.txt", "; nothing yet\n");
  CHECK_THAT(run({"play"}, "setup @" + empty + "\n").err,
             ContainsSubstring(empty + ": it says nothing; a line may be setup table="));
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

TEST_CASE("Without a command it plays, by default the standard variant", "[options]") {
  CHECK_THAT(run({"--seed", "7"}, "state\n").out, ContainsSubstring("Kasino"));
  CHECK(run({"--seats", "greedy,greedy", "--seed", "1"}, "quit\n").status == 0);
  CHECK(run({"--json"}, "quit\n").out.front() == '{');
  CHECK(run({"help", "play"}).out == run({"play", "--help"}).out);
  CHECK_THAT(run({"misar"}).err, ContainsSubstring("a variant is played by kasino play misar"));
  CHECK_THAT(run({"play", "--seats", "greedy,greedy,greedy", "--players", "2"}).err,
             ContainsSubstring("--seats names 3 players, and 2 are to play (--players)"));
}

TEST_CASE("What looks like a game's file is not taken for a variant", "[options]") {
  const Folder folder;
  const std::string none = folder.path() + "/none";
  for (const std::string& name : {std::string("nosuch.kasino"), none, none + ".kasino"}) {
    CAPTURE(name);
    const Result result = run({"play", name});
    CHECK(result.status == 2);
    CHECK_THAT(result.err, ContainsSubstring(name + ": there is no such file"));
  }
  const std::string diary = folder.write("diary.kasino", "dear diary\n");
  CHECK_THAT(run({"play", diary}).err,
             ContainsSubstring(": it is no game record; the name of a script ends in .lua"));
  CHECK_THAT(run({"play", none + ".lua"}).err, ContainsSubstring(": there is no such file"));
  CHECK_THAT(run({"play", "nosuch"}).err, ContainsSubstring("unknown variant nosuch"));
}

TEST_CASE("A game has no more players than its record says", "[options]") {
  const Folder folder;
  const std::string game = folder.path() + "/g1.kasino";
  run({"play", "standard", "--seed", "1"}, "play 1\nsave " + game + "\n");
  const Result result = run({"play", game, "--seats", "human,greedy,greedy"});
  CHECK(result.status == 2);
  CHECK_THAT(result.err,
             ContainsSubstring("--seats names 3 players, and the game of " + game + " has 2"));
  CHECK(run({"play", game, "--seats", "human,greedy"}).status == 0);
}

TEST_CASE("Variants are listed one a line, with options where asked for", "[variants]") {
  const Result result = run({"variants"});
  CHECK(result.status == 0);
  CHECK_THAT(result.out, ContainsSubstring("standard"));
  CHECK_THAT(run({"variants", "--options"}).out, ContainsSubstring("target=16"));
}

TEST_CASE("Rules are shown with the options applied, in both languages", "[rules]") {
  const std::string plain = run({"rules", "standard"}).out;
  const std::string fixed = run({"rules", "standard", "--set", "values=fixed"}).out;
  CHECK_THAT(plain, ContainsSubstring("STD-VAL-2") && !ContainsSubstring("STD-VAL-V2"));
  CHECK_THAT(fixed, ContainsSubstring("STD-VAL-V2") && !ContainsSubstring("STD-VAL-2 "));
  CHECK_THAT(run({"rules", "standard", "--lang", "sv"}).out, ContainsSubstring("spelare"));
}

TEST_CASE("Directories asked for come first, then the environment's", "[paths]") {
  const auto found = variant_directories({{"/asked"}, "/one::/two", "/usr/bin/kasino"});
  REQUIRE(found.size() >= 3);
  CHECK(found[0] == "/asked");
  CHECK(found[1] == "/one");
  CHECK(found[2] == "/two");
}

TEST_CASE("A script of a folder asked for is found before a shipped one", "[paths]") {
  const Folder folder;
  folder.write("standard.lua", "nonsense\n");
  CHECK(run({"rules", "standard", "--variants-dir", folder.path()}).status == 3);
}
