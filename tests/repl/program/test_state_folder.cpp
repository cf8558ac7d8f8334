// The folder of what is kept: whatever lies there or cannot be written, the session goes on.
#include <filesystem>

#include <sys/stat.h>

#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/terminal.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
namespace fs = std::filesystem;

namespace {

/// All that is shown of a session in which something is played.
std::string played(const Folder& folder, std::vector<std::string> variables = {},
                   const std::vector<std::string>& lines = {"play 1", "moves", "play 1"}) {
  variables.push_back("TERM=xterm");
  Terminal terminal(
      {{"play", "standard", "--seed", "1"}, std::move(variables), folder.path(), false});
  for (const std::string& line : lines) terminal.ask(line);
  terminal.type(std::string("quit") + enter);
  terminal.wait_for("The game is ");
  CHECK(terminal.wait_for_end() == 0);
  return terminal.text();
}

/// How often `text` holds `part`, wherever the screen breaks its lines.
int times_in(std::string text, const std::string& part) {
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos;) {
    const std::size_t end = text.find_first_not_of(' ', at + 1);
    text.replace(at, (end == std::string::npos ? text.size() : end) - at, " ");
  }
  int times = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++times;
  return times;
}

}  // namespace

TEST_CASE("Pipes, links and folders among what is kept hold up nothing, and stay", "[state]") {
  for (const std::string kind : {"pipe", "device", "link", "dangling", "folder"}) {
    CAPTURE(kind);
    const Folder folder;
    const fs::path state = fs::path(folder.path()) / "kasino";
    fs::create_directories(state);
    folder.write("theirs", "precious\n");
    for (const char* name : {"history", "autosave-1.txt", "learner.json", "door.txt"}) {
      const fs::path path = state / name;
      if (kind == "pipe") REQUIRE(::mkfifo(path.c_str(), 0600) == 0);
      if (kind == "device") fs::create_symlink("/dev/zero", path);
      if (kind == "link") fs::create_symlink("../theirs", path);
      if (kind == "dangling") fs::create_symlink("../nowhere", path);
      if (kind == "folder") fs::create_directory(path);
    }
    const std::string shown = played(folder, {"XDG_STATE_HOME=" + folder.path()}, {"play 1"});
    CHECK(times_in(shown, "what you type is not remembered for later: ") == 1);
    CHECK(times_in(shown, "what was learnt before cannot be read, and is put aside: ") == 1);
    CHECK(times_in(shown, "The game is kept: restore 1") == 1);
    CHECK(read_file(folder.path() + "/theirs") == "precious\n");
    CHECK_FALSE(fs::exists(fs::path(folder.path()) / "nowhere"));
    CHECK(fs::exists(fs::symlink_status(state / "learner.json.aside-1")));
  }
}

TEST_CASE("A state folder is an absolute path, or is passed over with a word", "[state]") {
  const Folder folder;
  const std::string shown = played(folder, {"XDG_STATE_HOME=here"});
  CHECK(times_in(shown, "kasino: XDG_STATE_HOME: warning: it must be an absolute path") == 1);
  CHECK(times_in(shown, "The game is kept") == 1);
  CHECK_FALSE(fs::exists(folder.path() + "/here"));
  CHECK(times_in(played(folder, {"HOME=here"}), "neither HOME nor XDG_STATE_HOME") == 1);
  CHECK_FALSE(fs::exists(folder.path() + "/here"));
}

TEST_CASE("That nothing can be kept is said once, and the session goes on", "[state]") {
  const Folder folder;
  folder.write("file", "");
  fs::create_symlink("nowhere", folder.path() + "/link");
  for (const std::string home : {"/proc/nothing", "/dev/null/x", "/file", "/link"}) {
    const std::string path = home.find("/", 1) == std::string::npos ? folder.path() + home : home;
    for (const char* variable : {"HOME=", "XDG_STATE_HOME="}) {
      CAPTURE(path, variable);
      const std::string shown = played(folder, {variable + path});
      CHECK(times_in(shown, "the game is not kept: ") == 1);
      CHECK(times_in(shown, "The game is not kept.") == 1);
      CHECK(times_in(shown, "remembered") == 0);
    }
  }
}

TEST_CASE("Two sessions remember what either was told", "[state]") {
  const Folder folder;
  const TerminalSettings settings{{"play", "standard", "--seed", "1"}, {}, folder.path(), false};
  Terminal one(settings), other(settings);
  one.ask("echo first");
  other.ask("echo å \\ 2");
  one.ask("echo third");
  one.type(std::string("quit") + enter);
  CHECK(one.wait_for_end() == 0);
  Terminal next(settings);
  next.type(std::string(up) + up);
  next.wait_for_line("you> echo third");
  next.type(up);
  next.wait_for_line("you> echo å \\ 2");
  next.type(up);
  next.wait_for_line("you> echo first");
}
