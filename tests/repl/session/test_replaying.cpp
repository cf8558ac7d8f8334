// The rules that a record names are found, or the line at fault is reported.
#include <filesystem>
#include <string>

#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

const std::string script = "return kasino.extend(\"standard\", { id = \"own\", title = \"T\" })\n";

/// A record of a position in a deal, under the variant and options of `head`, two or more lines.
std::string record(const std::string& head) {
  return "kasino record 1\n" + head +
         "players 2\n\ndeal 1\nsetup\nhand1 s7\nhand2 h7\nround 1\n  s7\n\nend\n";
}

/// The error of `replay` and of `load` for a record, with the exit status.
void check_refused(const Folder& folder, const std::string& text, const std::string& line,
                   const std::string& why) {
  CAPTURE(text);
  const std::string file = folder.write("game.txt", text);
  const Result replayed = run({"replay", file});
  CHECK(replayed.status == 1);
  CHECK_THAT(replayed.err, StartsWith("kasino: " + file + ":" + line + ": "));
  CHECK_THAT(replayed.err, ContainsSubstring(why));
  const Result loaded = run({"play"}, "load " + file + "\n");
  CHECK(loaded.status == 4);
  CHECK_THAT(loaded.err, ContainsSubstring("load: " + file + ":" + line + ": "));
  CHECK_THAT(loaded.err, ContainsSubstring(why));
}

/// Whether `replay` and `load` both read the record.
void check_read(const std::string& file) {
  CAPTURE(file);
  CHECK(run({"replay", file}).err.empty());
  CHECK(run({"replay", file}).status == 0);
  CHECK(run({"play"}, "load " + file + "\n").err.empty());
}

}  // namespace

TEST_CASE("An unknown variant or option in a record is reported with its line", "[replay]") {
  const Folder folder;
  check_refused(folder, record("variant standrad\n"), "2", "did you mean standard?");
  check_refused(folder, record("option values fixed\nvariant standrad\n"), "3", "standrad");
  check_refused(folder, record("variant standard+none\n"), "2", "unknown variant none");
  check_refused(folder, record("variant standard\noption valeus fixed\n"), "3",
                "did you mean values?");
  check_refused(folder, record("variant standard\noption must_capture true\noption values best\n"),
                "4", "option values: expected one of");
}

TEST_CASE("A script that a record names and that is broken stays a script's error", "[replay]") {
  const Folder folder;
  const std::string broken = folder.write("broken.lua", "return kasino.variant { id = \n");
  const std::string file = folder.write("game.txt", record("variant " + broken + "\n"));
  const Result replayed = run({"replay", file});
  CHECK(replayed.status == 3);
  CHECK_THAT(replayed.err, ContainsSubstring("broken.lua:"));
  CHECK(run({"play"}, "load " + file + "\n").status == 3);
}

TEST_CASE("A script named by a relative path is found beside the record", "[replay]") {
  const Folder folder;
  std::filesystem::create_directory(folder.path() + "/house");
  folder.write("own.lua", script);
  folder.write("house/own.lua", script);
  for (const char* name : {"own.lua", "./own.lua", "house/own.lua", "./own.lua+draw"}) {
    CAPTURE(name);
    check_read(folder.write("game.txt", record("variant " + std::string(name) + "\n")));
  }
  check_refused(folder, record("variant ./none.lua\n"), "2",
                "./none.lua: there is no such file, neither here nor in the record's folder");
}

TEST_CASE("A replay tells all moves of a deal, whatever is done between them", "[replay]") {
  const Folder folder;
  const std::string own =
      folder.write("own.lua",
                   "return kasino.extend(\"standard\", { id = \"own\", title = "
                   "\"T\", actions = { wave = { does = function() end } } })\n");
  const std::string file = folder.write(
      "game.txt", "kasino record 1\nvariant " + own +
                      "\nplayers 2\n\ndeal 1\nsetup\nhand1 s7 s8\nhand2 h7 h8\nround 1\n  s7 h7\n"
                      "  wave\n  s8 h8\nscore 0 0\n\nend\n");
  CHECK_THAT(run({"replay", file}).out, ContainsSubstring("deal 1: 4 moves, 1 action,"));
}

TEST_CASE("A record that changed rules forbid says that they changed", "[replay]") {
  const Folder folder;
  const auto write = [&](const std::string& rest) {
    return folder.write(
        "own.lua",
        "return kasino.extend(\"standard\", { id = \"own\", title = \"Own\"" + rest + " })\n");
  };
  const std::string own = write("");
  CHECK(
      run({"play", own, "--seed", "3"}, "auto 30\nsave " + folder.path() + "/game.txt\n").status ==
      0);
  const std::string file = folder.path() + "/game.txt";
  check_read(file);
  write(
      ", refuses = { [\"NO-1\"] = { on = \"capture\", test = function() return true end } },"
      " clauses = { [\"NO-1\"] = \"None.\" }");
  const std::string why = "the record was made under another version of the rules of ";
  for (const std::string command : {"load ", "compare "})
    CHECK_THAT(run({"play"}, command + file + "\n").err, ContainsSubstring(why));
  const std::string replayed = run({"replay", file}).err;
  CHECK_THAT(replayed, ContainsSubstring(why));
  CHECK_THAT(replayed, ContainsSubstring(" then, "));
}

TEST_CASE("A script in a folder with + in its name is one script", "[replay]") {
  const Folder folder;
  folder.write("a+b/own.lua", script);
  const std::string deeper = folder.write("a+b/c+d+/own.lua", script);
  folder.write("a+b/more.lua", "return kasino.modifier { id = \"more\", title = \"More\" }\n");
  check_read(folder.write("game.txt", record("variant a+b/own.lua\n")));
  check_read(folder.write("game.txt", record("variant a+b/own.lua+a+b/more.lua+draw\n")));
  check_read(folder.write("game.txt", record("variant " + deeper + "+draw\n")));
  check_refused(folder, record("variant standard+./a+b/none.lua\n"), "2", "./a");
  CHECK(run({"check", deeper, "--quick", "--deals", "1"}).status == 0);
}
