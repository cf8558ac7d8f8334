#include "tests/support/terminal.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <stdexcept>

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

namespace kasino::test {

namespace {

/// A sanitized build on a busy machine is slow to start.
constexpr std::chrono::seconds patience(60);

using Words = std::vector<std::string>;

Words environment(const TerminalSettings& settings) {
  Words variables = settings.variables;
  const auto add = [&](const std::string& name, const std::string& value) {
    for (const std::string& variable : settings.variables)
      if (variable.starts_with(name + '=')) return;
    variables.push_back(name + '=' + value);
  };
  add("TERM", "xterm");
  add("LANG", "C.UTF-8");
  add("HOME", settings.folder.string());
  for (const char* name : {"PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS", "LD_LIBRARY_PATH"})
    if (const char* value = std::getenv(name)) add(name, value);
  return variables;
}

std::vector<char*> pointers(Words& words) {
  std::vector<char*> list;
  for (std::string& word : words) list.push_back(word.data());
  list.push_back(nullptr);
  return list;
}

/// In the new process: takes the terminal for its own, and becomes the program.
[[noreturn]] void become(const char* terminal, const TerminalSettings& settings, char** words,
                         char** variables) {
  ::setsid();
  const int device = ::open(terminal, O_RDWR);
  ::ioctl(device, TIOCSCTTY, 0);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::dup2(device, stream);
  ::close(device);
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGHUP, settings.outlives_hangups ? SIG_IGN : SIG_DFL);
  if (::chdir(settings.folder.c_str()) == 0) ::execve(KASINO_BINARY, words, variables);
  ::_exit(127);
}

}  // namespace

Terminal::Terminal(const TerminalSettings& settings) {
  start(settings);
  wait_for_prompt();
}

Terminal::~Terminal() {
  hang_up();
  if (!has_ended()) {
    ::kill(program_, SIGKILL);
    ::waitpid(program_, nullptr, 0);
  }
}

void Terminal::start(const TerminalSettings& settings) {
  device_ = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (device_ < 0 || ::grantpt(device_) != 0 || ::unlockpt(device_) != 0)
    throw std::runtime_error("there is no pseudo-terminal to be had");
  resize(rows, columns);
  const std::string name = ::ptsname(device_);
  Words words = settings.words;
  words.insert(words.begin(), "kasino");
  Words variables = environment(settings);
  edits_lines_ = std::find(variables.begin(), variables.end(), "TERM=dumb") == variables.end();
  std::vector<char*> word_list = pointers(words);
  std::vector<char*> variable_list = pointers(variables);
  program_ = ::fork();
  if (program_ == 0) become(name.c_str(), settings, word_list.data(), variable_list.data());
}

/// Takes what the program shows, waiting a while for it. Answers whether more may come.
bool Terminal::listen(int milliseconds) {
  if (device_ < 0) return false;
  pollfd wait{device_, POLLIN, 0};
  if (::poll(&wait, 1, milliseconds) <= 0) return true;
  char bytes[4096];
  const ssize_t count = ::read(device_, bytes, sizeof bytes);
  if (count > 0) screen_.take({bytes, static_cast<std::size_t>(count)});
  return count > 0 || (count < 0 && errno == EINTR);  // EIO: the program has ended
}

void Terminal::wait_until(const Question& done, const std::string& what) {
  const auto limit = std::chrono::steady_clock::now() + patience;
  while (!done()) {
    const bool goes_on = listen(50);
    if (done()) return;
    if (!goes_on) throw std::runtime_error("the program ended before " + what + ":\n" + text());
    if (std::chrono::steady_clock::now() > limit)
      throw std::runtime_error("waited in vain for " + what + ":\n" + text());
  }
}

/// Whether the program waits for keys. It prompts before it takes the terminal from the kernel,
/// which would echo keys that come between, and take Ctrl-C for itself.
bool Terminal::is_at_prompt() const {
  if (!line().ends_with('>')) return false;
  termios settings{};
  return !edits_lines_ ||
         (::tcgetattr(device_, &settings) == 0 && (settings.c_lflag & ICANON) == 0);
}

void Terminal::type(const std::string& keys) {
  for (std::size_t at = 0; at < keys.size();) {
    const ssize_t count = ::write(device_, keys.data() + at, keys.size() - at);
    if (count < 0 && errno != EINTR) throw std::runtime_error("the terminal takes no keys");
    if (count > 0) at += static_cast<std::size_t>(count);
  }
}

void Terminal::wait_for_line(const std::string& text) {
  wait_until([&] { return line() == text; }, "the line " + text);
}

void Terminal::wait_for_prompt() {
  wait_until([&] { return is_at_prompt(); }, "a prompt");
}

void Terminal::wait_for(const std::string& text) {
  wait_until([&] { return this->text().find(text) != std::string::npos; }, text);
}

std::string Terminal::ask(const std::string& line) {
  const std::string before = this->line();
  type(line);
  wait_for_line(before + (line.empty() ? "" : " ") + line);
  return answer_to(enter);
}

std::string Terminal::answer_to(const std::string& key) {
  const std::size_t begin = screen_.cursor_line() + 1;
  type(key);
  wait_until([&] { return screen_.cursor_line() >= begin && is_at_prompt(); }, "a prompt");
  return text_between(begin, screen_.cursor_line());
}

std::string Terminal::text_between(std::size_t begin, std::size_t end) const {
  std::string text;
  for (std::size_t i = begin; i < end; ++i) text += screen_.line(i) + '\n';
  return text;
}

void Terminal::resize(unsigned short new_rows, unsigned short new_columns) {
  const winsize size{new_rows, new_columns, 0, 0};
  ::ioctl(device_, TIOCSWINSZ, &size);  // the kernel sends SIGWINCH
  screen_.resize(new_rows, new_columns);
}

void Terminal::hang_up() {
  if (device_ >= 0) ::close(device_);
  device_ = -1;
}

bool Terminal::has_ended() {
  if (status_) return true;
  int status = 0;
  if (::waitpid(program_, &status, WNOHANG) != program_) return false;
  status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return true;
}

int Terminal::wait_for_end() {
  const auto limit = std::chrono::steady_clock::now() + patience;
  while (!has_ended()) {
    if (!listen(20)) ::usleep(2000);  // the process may outlive its terminal a little
    if (std::chrono::steady_clock::now() > limit)
      throw std::runtime_error("the program did not end:\n" + text());
  }
  return *status_;
}

}  // namespace kasino::test
