// Sessions that are killed, whatever they keep: at most the last answer is lost.
#include <chrono>
#include <csignal>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <thread>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/cards/random.hpp"
#include "engine/text/reading.hpp"
#include "repl/input/line_editor.hpp"
#include "repl/session/autosave.hpp"
#include "repl/teach/learner.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/child.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// Keeps answer number `n`; the answers of a folder are numbered through.
using Keep = std::function<void(int n)>;

/// Something that sessions keep in the current folder.
struct Kept {
  std::string what;
  std::function<Keep()> begin_session;
  std::function<int()> last;  ///< the number of the last answer that is kept; 0: none
  std::ptrdiff_t most_files;
};

std::shared_ptr<Learner> learner() {
  std::optional<Text> problem;
  auto opened = std::make_shared<Learner>("l.json", problem);
  CHECK_FALSE(problem);
  return opened;
}

Kept progress() {
  const auto standard = std::make_shared<Variant>("standard");
  return {"what a learner knows",
          [=] {
            return [=, one = learner()](int) {
              one->saw(*standard, "STD-CAP-6");
              one->save();
            };
          },
          [=] { return learner()->progress(*standard, "STD-CAP-6").seen; }, 1};
}

/// The number behind the last `mark` in the text; 0 if there is none.
int last_number(const std::string& text, const std::string& mark) {
  const std::size_t at = text.rfind(mark);
  return at == std::string::npos ? 0 : std::stoi(text.substr(at + mark.size()));
}

Kept games() {
  const auto begin_session = [] {
    const auto talk = std::make_shared<Conversation>();
    const auto autosave = std::make_shared<Autosave>(std::filesystem::current_path());
    talk->ask("play 1");
    return [=](int n) {
      talk->ask("note answer " + std::to_string(n));
      if (autosave->keep(talk->session())) ::_exit(1);
    };
  };
  const auto last = [] {
    int found = 0;
    for (const auto& entry : std::filesystem::directory_iterator(".")) {
      const std::string text = read_file(entry.path().string());
      if (!entry.path().filename().string().starts_with("autosave-")) continue;
      CHECK(text.find("\nend\n") != std::string::npos);
      found = std::max(found, last_number(text, "; answer "));
    }
    return found;
  };
  return {"games", begin_session, last, 22};
}

Kept lines() {
  const auto begin_session = [] {
    int ends[2];
    if (::pipe(ends) != 0) ::_exit(1);
    ::dup2(ends[0], STDIN_FILENO);
    ::dup2(::open("/dev/null", O_WRONLY), STDOUT_FILENO);
    std::optional<Text> problem;
    const auto editor = std::make_shared<LineEditor>([](std::string_view) { return Completion{}; },
                                                     std::filesystem::path("history"), problem);
    return [=, end = ends[1]](int n) {
      const std::string line = "line " + std::to_string(n) + '\n';
      if (problem || ::write(end, line.data(), line.size()) < 0 || !editor->read("> ")) ::_exit(1);
    };
  };
  return {"lines typed", begin_session,
          [] { return last_number(read_own("history").value_or(""), "line\\040"); }, 1};
}

}  // namespace

TEST_CASE("A session that is killed at any moment loses at most its last answer", "[killed]") {
  const Kept kept = GENERATE(progress(), games(), lines());
  CAPTURE(kept.what);
  const WorkingFolder folder;
  Random random(7);
  int saved = 0;  // what the sessions have told of, through a pipe
  for (int moment = 0; moment < 200; ++moment) {
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    const pid_t child = in_child([&] {
      const Keep keep = kept.begin_session();
      for (int n = saved + 1;; ++n) {
        keep(n);
        if (::write(ends[1], "x", 1) != 1) ::_exit(1);
      }
    });
    ::close(ends[1]);
    const auto begin = std::chrono::steady_clock::now();
    char told[4096];
    CHECK(::read(ends[0], told, 1) == 1);
    ++saved;
    const auto one_save = std::chrono::steady_clock::now() - begin;
    std::this_thread::sleep_for(one_save * random.below(1000) / 500);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    for (ssize_t count = 0; (count = ::read(ends[0], told, sizeof told)) > 0;)
      saved += static_cast<int>(count);
    ::close(ends[0]);
    const int found = kept.last();
    CHECK(found >= saved);
    CHECK(found <= saved + 1);
    saved = found;
  }
  // The next session leaves nothing behind but what is kept.
  const pid_t child = in_child([&] { kept.begin_session()(saved + 1); });
  int status = 1;
  CHECK(::waitpid(child, &status, 0) == child);
  CHECK(status == 0);
  CHECK(std::distance(std::filesystem::directory_iterator("."), {}) <= kept.most_files);
}
