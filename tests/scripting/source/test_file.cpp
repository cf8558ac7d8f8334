#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/text/error.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;
using Catch::Matchers::ContainsSubstring;
namespace fs = std::filesystem;

namespace {

/// A folder for one test, removed afterwards.
class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "kasino-test-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path_ = name;
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string operator/(const std::string& name) const { return (path_ / name).string(); }
  std::size_t files() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(path_), fs::directory_iterator()));
  }

 private:
  fs::path path_;
};

void write_plainly(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

std::string message_of_saving(const std::string& path, const std::string& text = "text") {
  try {
    save_atomically(path, text);
  } catch (const Error& error) {
    return error.what();
  }
  return "was saved";
}

mode_t permissions(const std::string& path) {
  struct stat status {};
  REQUIRE(stat(path.c_str(), &status) == 0);
  return status.st_mode & 07777;
}

/// Runs `act` in a process of its own, which then ends. Answers the process.
template <typename Act>
pid_t in_child(Act act) {
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child != 0) return child;
  act();
  _exit(0);
}

int wait_for(pid_t child) {
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  return status;
}

const std::string& contents(int number) {
  static const std::string texts[] = {std::string(200'000, 'a'), std::string(300'000, 'b')};
  return texts[number % 2];
}

}  // namespace

TEST_CASE("What is saved is read back", "[save]") {
  const Folder folder;
  for (const std::string& text : {std::string(), std::string("record\n"),
                                  std::string("\0\r\n\xff", 4), std::string(1'000'000, 'x')}) {
    save_atomically(folder / "game", text);
    CHECK(read_file(folder / "game") == text);
  }
  CHECK(folder.files() == 1);
}

TEST_CASE("A file in the current folder is saved by its bare name", "[save]") {
  const Folder folder;
  const fs::path before = fs::current_path();
  fs::current_path(folder / "");
  save_atomically("game", "text");
  fs::current_path(before);
  CHECK(read_file(folder / "game") == "text");
}

TEST_CASE("Saving keeps the permissions of the old file", "[save]") {
  const Folder folder;
  write_plainly(folder / "game", "old");
  for (const mode_t mode : {mode_t{0600}, mode_t{0664}, mode_t{0755}}) {
    REQUIRE(chmod((folder / "game").c_str(), mode) == 0);
    save_atomically(folder / "game", "new");
    CHECK(permissions(folder / "game") == mode);
  }
}

TEST_CASE("A new file has the permissions the user wants for new files", "[save]") {
  const Folder folder;
  const mode_t before = umask(0027);
  save_atomically(folder / "game", "text");
  umask(before);
  CHECK(permissions(folder / "game") == 0640);
}

TEST_CASE("Saving through a symbolic link writes the file it leads to", "[save]") {
  const Folder folder;
  fs::create_directory(folder / "games");
  write_plainly(folder / "games/game", "old");
  fs::create_symlink("games/game", folder / "link");
  fs::create_symlink("link", folder / "link-to-link");
  save_atomically(folder / "link-to-link", "new");
  CHECK(fs::is_symlink(folder / "link-to-link"));
  CHECK(fs::is_symlink(folder / "link"));
  CHECK(read_file(folder / "games/game") == "new");
}

TEST_CASE("Saving through a dangling link makes the file it leads to", "[save]") {
  const Folder folder;
  fs::create_symlink("game", folder / "link");
  save_atomically(folder / "link", "text");
  CHECK(fs::is_symlink(folder / "link"));
  CHECK(read_file(folder / "game") == "text");
}

TEST_CASE("What cannot be saved is reported with the path and the reason", "[save]") {
  const Folder folder;
  fs::create_directory(folder / "games");
  fs::create_symlink("loop", folder / "loop");
  write_plainly(folder / "file", "text");
  CHECK(message_of_saving(folder / "games") == (folder / "games") + ": is a directory");
  CHECK(message_of_saving(folder / "none/game") ==
        (folder / "none/game") + ": no such file or directory");
  CHECK(message_of_saving(folder / "file/game") == (folder / "file/game") + ": not a directory");
  CHECK_THAT(message_of_saving(folder / "loop"), ContainsSubstring("too many levels"));
  CHECK_THAT(message_of_saving(folder / std::string(300, 'n')),
             ContainsSubstring("file name too long"));
  CHECK_THAT(message_of_saving("/dev/full"), ContainsSubstring("/dev/full: is no regular file"));
  CHECK(message_of_saving("") == "expected the name of a file, found none");
  CHECK_THAT(message_of_saving(std::string("a\0b", 3)), ContainsSubstring("\"a\\x00b\""));
  CHECK(folder.files() == 3);
}

TEST_CASE("What cannot be read is reported with the path and the reason", "[save]") {
  const Folder folder;
  CHECK_THROWS_WITH(read_file(folder / "none"), (folder / "none") + ": no such file or directory");
  CHECK_THROWS_WITH(read_file(folder / ""), (folder / "") + ": is a directory");
  CHECK_THROWS_WITH(read_file("/dev/zero"), ContainsSubstring("this one has more"));
}

TEST_CASE("A pipe is read to its end, and one that nobody writes to holds up nobody", "[save]") {
  const Folder folder;
  const std::string pipe = folder / "pipe";
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  std::thread writer([&] { std::ofstream(pipe) << "words"; });
  CHECK(read_file(pipe) == "words");
  writer.join();
  const auto never_ends = ContainsSubstring(pipe + ": what comes through this pipe has no end");
  CHECK_THROWS_WITH(read_file(pipe), never_ends);
  const pid_t dripping = in_child([&] {
    for (std::ofstream drops(pipe); drops << "x" << std::flush; usleep(100'000)) continue;
  });
  CHECK_THROWS_WITH(read_file(pipe), never_ends);
  kill(dripping, SIGKILL);
  wait_for(dripping);
}

TEST_CASE("A full disk leaves the old file, and nothing else", "[save]") {
  const Folder folder;
  save_atomically(folder / "game", "old");
  const int status = wait_for(in_child([&] {
    signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{100'000, 100'000};
    setrlimit(RLIMIT_FSIZE, &limit);
    const std::string message = message_of_saving(folder / "game", contents(0));
    _exit(message.find("file too large") != std::string::npos ? 0 : 1);
  }));
  CHECK(WEXITSTATUS(status) == 0);
  CHECK(read_file(folder / "game") == "old");
  CHECK(folder.files() == 1);
}

TEST_CASE("A process that dies of a full disk leaves the old file; the next save cleans up",
          "[save]") {
  const Folder folder;
  save_atomically(folder / "game", "old");
  const int status = wait_for(in_child([&] {
    signal(SIGXFSZ, SIG_DFL);
    const rlimit limit{100'000, 100'000};
    setrlimit(RLIMIT_FSIZE, &limit);
    save_atomically(folder / "game", contents(0));
  }));
  CHECK(WIFSIGNALED(status));
  CHECK(read_file(folder / "game") == "old");
  CHECK(folder.files() == 2);
  save_atomically(folder / "game", "new");
  CHECK(read_file(folder / "game") == "new");
  CHECK(folder.files() == 1);
}

TEST_CASE("A save that is killed at any moment leaves the old file or the new one, whole",
          "[save][property]") {
  const Folder folder;
  save_atomically(folder / "game", contents(0));
  int cut_short = 0;
  for (int kill_after = 0; kill_after < 60; ++kill_after) {
    const pid_t child = in_child([&] {
      for (int i = 0; i < 200; ++i) save_atomically(folder / "game", contents(i));
    });
    usleep(static_cast<useconds_t>(kill_after * kill_after * 7 + 500));
    kill(child, SIGKILL);
    cut_short += WIFSIGNALED(wait_for(child)) ? 1 : 0;
    const std::string found = read_file(folder / "game");
    REQUIRE((found == contents(0) || found == contents(1)));
  }
  CHECK(cut_short > 10);
  save_atomically(folder / "game", "new");
  CHECK(folder.files() == 1);
}

TEST_CASE("Saves side by side do not trip over each other", "[save]") {
  const Folder folder;
  pid_t children[4];
  for (pid_t& child : children)
    child = in_child([&] {
      for (int i = 0; i < 1000; ++i) save_atomically(folder / "game", std::to_string(i));
    });
  for (pid_t child : children) CHECK(wait_for(child) == 0);
  CHECK(read_file(folder / "game") == "999");
  CHECK(folder.files() == 1);
}

TEST_CASE("A left-over under the name a save would use is no obstacle", "[save]") {
  const Folder folder;
  const std::string name = ".game.saving-" + std::to_string(getpid()) + "-1";
  fs::create_directory(folder / name);
  save_atomically(folder / "game", "text");
  CHECK(read_file(folder / "game") == "text");
}

TEST_CASE("Whether a file can be saved is known before, and nothing is written", "[save]") {
  const Folder folder;
  check_savable(folder / "game");
  CHECK(folder.files() == 0);
  save_atomically(folder / "game", "text");
  check_savable(folder / "game");
  CHECK(folder.files() == 1);
  CHECK(read_file(folder / "game") == "text");
  CHECK_THROWS_WITH(check_savable(folder / "no/folder"),
                    ContainsSubstring("no/folder: no such file or directory"));
  CHECK_THROWS_WITH(check_savable(folder / "."), ContainsSubstring("is a directory"));
}

TEST_CASE("A file beside others follows no link, and replaces nothing but what is ours", "[save]") {
  const Folder folder;
  const auto is_ours = [](std::string_view text) { return text.starts_with("ours"); };
  save_beside(folder / "new", "ours 1", is_ours);
  save_beside(folder / "new", "ours 2", is_ours);
  CHECK(read_file(folder / "new") == "ours 2");
  CHECK_THROWS_WITH(save_beside(folder / "new", "x"),
                    ContainsSubstring("something is there already, and stays as it is"));
  save_atomically(folder / "theirs", "theirs");
  fs::create_symlink("new", folder / "link");
  fs::create_symlink("nowhere", folder / "dangling");
  fs::create_directory(folder / "folder");
  for (const char* name : {"theirs", "link", "dangling", "folder"}) {
    CAPTURE(name);
    CHECK_FALSE(may_save_beside(folder / name, is_ours));
    CHECK_THROWS_AS(save_beside(folder / name, "ours", is_ours), Error);
  }
  CHECK(read_file(folder / "new") == "ours 2");
  CHECK(folder.files() == 5);
}

TEST_CASE("A file of the program's own is no link, pipe, device or folder", "[save]") {
  const Folder folder;
  save_own(folder / "new/game", "text");
  CHECK(read_own(folder / "new/game") == "text");
  CHECK(permissions(folder / "new/game") == 0600);
  CHECK(permissions(folder / "new") == 0700);
  CHECK_FALSE(read_own(folder / "nothing"));
  CHECK_FALSE(read_own(folder / "new/game/nothing"));
  write_plainly(folder / "theirs", "theirs");
  fs::create_symlink("theirs", folder / "link");
  fs::create_symlink("nowhere", folder / "dangling");
  fs::create_symlink("loop", folder / "loop");
  fs::create_symlink("/dev/zero", folder / "device");
  fs::create_directory(folder / "folder");
  REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
  for (const char* name : {"link", "dangling", "loop", "device", "folder", "pipe"}) {
    CAPTURE(name);
    const std::string path = folder / name;
    CHECK_THROWS_WITH(read_own(path), path +
                                          ": is no regular file, so it is neither read nor "
                                          "replaced");
    CHECK_THROWS_AS(save_own(path, "text"), Error);
  }
  CHECK_THROWS_AS(read_own("/dev/zero"), Error);
  CHECK(read_file(folder / "theirs") == "theirs");
  CHECK_FALSE(fs::exists(folder / "nowhere"));
  write_plainly(folder / "large", "");
  fs::resize_file(folder / "large", std::uintmax_t{1} << 40);
  CHECK_THROWS_WITH(read_own(folder / "large"), ContainsSubstring("this one has more"));
  CHECK_THROWS_AS(save_own(folder / "too-large", std::string(5 << 20, 'x')), Error);
  CHECK_FALSE(fs::exists(folder / "too-large"));
}

TEST_CASE("Fifty pairs of processes that change a file in turn lose nothing", "[save]") {
  const Folder folder;
  const std::string file = folder / "new/file";
  constexpr int pairs = 50, changes = 5;
  for (int pair = 0; pair < pairs; ++pair) {
    std::vector<pid_t> children;
    for (const char mark : {'a', 'b'})
      children.push_back(in_child([&] {
        for (int i = 0; i < changes; ++i) {
          const OwnTurn turn(file);
          save_own(file, read_own(file).value_or("") + mark);
        }
      }));
    for (const pid_t child : children) CHECK(wait_for(child) == 0);
  }
  const std::string text = read_file(file);
  CHECK(std::count(text.begin(), text.end(), 'a') == pairs * changes);
  CHECK(std::count(text.begin(), text.end(), 'b') == pairs * changes);
}

TEST_CASE("A turn that another process keeps is given up, with a word", "[save]") {
  const Folder folder;
  const std::string file = folder / "file";
  const pid_t holder = in_child([&] {
    const OwnTurn turn(file);
    write_plainly(folder / "held", "");
    sleep(60);
  });
  while (!fs::exists(folder / "held")) usleep(1000);
  CHECK_THROWS_WITH(OwnTurn(file), ContainsSubstring("has kept this folder locked"));
  kill(holder, SIGKILL);
  wait_for(holder);
  const OwnTurn turn(file);  // which dies with its process
}
