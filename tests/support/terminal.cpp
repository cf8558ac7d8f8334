#include "tests/support/terminal.hpp"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <stdexcept>

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "engine/text/utf8.hpp"
#include "repl/text/words.hpp"
#include "tests/support/this_build.hpp"

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

/// Keeps Ctrl-C for later, so that a new process does not handle it as this one does.
void block_interrupts(bool blocks) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  ::sigprocmask(blocks ? SIG_BLOCK : SIG_UNBLOCK, &signals, nullptr);
}

/// In the new process: takes the terminal, and becomes the program.
[[noreturn]] void become(const char* terminal, const TerminalSettings& settings, char** words,
                         char** variables) {
  ::setsid();
  const int device = ::open(terminal, O_RDWR);
  ::ioctl(device, TIOCSCTTY, 0);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::dup2(device, stream);
  ::close(device);
  std::signal(SIGINT, SIG_DFL);
  block_interrupts(false);
  std::signal(SIGHUP, settings.outlives_hangups ? SIG_IGN : SIG_DFL);
  if (::chdir(settings.folder.c_str()) == 0) ::execve(tested_program.c_str(), words, variables);
  ::_exit(127);
}

}  // namespace

Terminal::Terminal(const TerminalSettings& settings) {
  start(settings);
  if (!settings.prompts) return;
  if (settings.prompt.empty())
    wait_for_prompt();
  else
    wait_for_line(settings.prompt);
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
  resize(settings.rows, settings.columns);
  const std::string name = ::ptsname(device_);
  Words words = settings.words;
  words.insert(words.begin(), "kasino");
  Words variables = environment(settings);
  edits_lines_ = std::find(variables.begin(), variables.end(), "TERM=dumb") == variables.end();
  std::vector<char*> word_list = pointers(words);
  std::vector<char*> variable_list = pointers(variables);
  block_interrupts(true);
  program_ = ::fork();
  if (program_ == 0) become(name.c_str(), settings, word_list.data(), variable_list.data());
  block_interrupts(false);
}

/// Reads what the program shows, waiting a while for it. Answers whether more may come.
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
/// which would echo keys typed in between, and handle Ctrl-C itself.
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

void Terminal::type_at_prompt(const std::string& line) {
  const std::string before = this->line();
  type(line);
  wait_for_line(before + (line.empty() ? "" : " ") + line);
}

void Terminal::enter_line(const std::string& line) {
  type_at_prompt(line);
  type(enter);
}

std::string Terminal::ask(const std::string& line) {
  type_at_prompt(line);
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

void Terminal::interrupt() { ::kill(program_, SIGINT); }

void Terminal::hang_up() {
  if (device_ >= 0) ::close(device_);
  device_ = -1;
}

bool Terminal::has_ended() {
  if (status_) return true;
  int status = 0;
  rusage usage{};
  if (::wait4(program_, &status, WNOHANG, &usage) != program_) return false;
  for (const timeval& part : {usage.ru_utime, usage.ru_stime})
    spent_ += std::chrono::seconds(part.tv_sec) + std::chrono::microseconds(part.tv_usec);
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

std::chrono::nanoseconds Terminal::processor_time() const {
  clockid_t clock{};
  timespec spent{};
  if (status_ || ::clock_getcpuclockid(program_, &clock) != 0 ||
      ::clock_gettime(clock, &spent) != 0)
    return spent_;
  return std::chrono::seconds(spent.tv_sec) + std::chrono::nanoseconds(spent.tv_nsec);
}

namespace {

constexpr char escape = '\33';

/// The numbers in "3;4" or "?25".
std::vector<std::size_t> numbers_of(std::string_view text) {
  std::vector<std::size_t> numbers;
  bool in_number = false;
  for (const char c : text) {
    const bool digit = std::isdigit(static_cast<unsigned char>(c)) != 0;
    if (digit && !in_number) numbers.push_back(0);
    if (digit) numbers.back() = numbers.back() * 10 + static_cast<std::size_t>(c - '0');
    in_number = digit;
  }
  return numbers;
}

}  // namespace

void TerminalScreen::take(std::string_view bytes) {
  rest_ += bytes;
  std::size_t at = 0;
  while (at < rest_.size()) {
    const std::size_t taken = take_one(std::string_view(rest_).substr(at));
    if (taken == 0) break;
    at += taken;
  }
  rest_.erase(0, at);
}

/// Obeys an escape sequence. Answers its length in bytes; 0 if more must come first.
std::size_t TerminalScreen::take_one(std::string_view bytes) {
  const char first = bytes.front();
  if (first != escape && static_cast<unsigned char>(first) < ' ') {
    control(first);
    return 1;
  }
  if (first != escape) {
    const std::size_t length = first_character(bytes).bytes;
    if (length > 0) put(std::string(bytes.substr(0, length)));
    return length;
  }
  if (bytes.size() < 2) return 0;
  if (bytes[1] == '(') return bytes.size() < 3 ? 0 : 3;  // a character set
  if (bytes[1] != '[') return 2;
  const auto end = std::find_if(bytes.begin() + 2, bytes.end(), [](char c) { return c >= '@'; });
  if (end == bytes.end()) return 0;
  sequence(*end, numbers_of({bytes.begin() + 2, end}));
  return static_cast<std::size_t>(end - bytes.begin()) + 1;
}

void TerminalScreen::put(const std::string& character) {
  const auto width = static_cast<std::size_t>(columns_of(character));
  if (is_past_edge_ || column_ + width > columns_) {
    has_wrapped_ = true;
    column_ = 0;
    line_feed();
    continues_[line_] = true;
  }
  if (cells().size() < column_ + width) cells().resize(column_ + width, " ");
  const auto at = cells().begin() + static_cast<std::ptrdiff_t>(column_);
  if (inserts_) cells().insert(at, width, std::string());
  for (std::size_t i = 0; i < width; ++i) cells()[column_ + i] = i == 0 ? character : "";
  if (cells().size() > columns_) cells().resize(columns_);
  is_past_edge_ = column_ + width == columns_;
  column_ = std::min(column_ + width, columns_ - 1);
}

void TerminalScreen::control(char byte) {
  if (byte == '\n') line_feed();
  if (byte == '\r') move_to(line_, 0);
  if (byte == '\b') move_to(line_, column_ == 0 ? 0 : column_ - 1);
  if (byte == '\t') move_to(line_, std::min((column_ / 8 + 1) * 8, columns_ - 1));
}

void TerminalScreen::line_feed() {
  is_past_edge_ = false;
  if (++line_ == cells_.size()) cells_.emplace_back();
  continues_.resize(cells_.size());
}

void TerminalScreen::move_to(std::size_t line, std::size_t column) {
  is_past_edge_ = false;
  line_ = line;
  column_ = std::min(column, columns_ - 1);
  if (line_ >= cells_.size()) cells_.resize(line_ + 1);
  continues_.resize(cells_.size());
}

void TerminalScreen::sequence(char final, const std::vector<std::size_t>& numbers) {
  const auto number = [&](std::size_t i, std::size_t otherwise) {
    return i < numbers.size() ? numbers[i] : otherwise;
  };
  const std::size_t count = std::max<std::size_t>(number(0, 1), 1);
  const auto in_line = [&](std::size_t column) {
    return cells().begin() + static_cast<std::ptrdiff_t>(std::min(column, cells().size()));
  };
  switch (final) {
    case 'A': return move_to(std::max(line_ - std::min(line_, count), top()), column_);
    case 'B': return move_to(std::min(line_ + count, top() + rows_ - 1), column_);
    case 'C': return move_to(line_, column_ + count);
    case 'D': return move_to(line_, column_ - std::min(column_, count));
    case 'G': return move_to(line_, count - 1);
    case 'H': return move_to(top() + count - 1, std::max<std::size_t>(number(1, 1), 1) - 1);
    case 'J': return erase_below(number(0, 0));
    case 'K': return erase_in_line(number(0, 0));
    case 'P': cells().erase(in_line(column_), in_line(column_ + count)); return;
    case '@': cells().insert(in_line(column_), count, " "); return;
    case 'h': inserts_ |= number(0, 0) == 4; return;
    case 'l': inserts_ &= number(0, 0) != 4; return;
    case 'm':
      has_colour_ |= std::any_of(numbers.begin(), numbers.end(),
                                 [](std::size_t n) { return n >= 30 && n != 39 && n != 49; });
      return;
    default: return;
  }
}

void TerminalScreen::erase_in_line(std::size_t mode) {
  const std::size_t begin = mode == 0 ? column_ : 0;
  const std::size_t end = mode == 1 ? column_ + 1 : cells().size();
  for (std::size_t i = begin; i < std::min(end, cells().size()); ++i) cells()[i] = " ";
}

void TerminalScreen::erase_below(std::size_t mode) {
  if (mode == 0) erase_in_line(0);
  for (std::size_t i = mode == 0 ? line_ + 1 : top(); i < cells_.size(); ++i) {
    cells_[i].clear();
    continues_[i] = false;
  }
}

void TerminalScreen::resize(std::size_t rows, std::size_t columns) {
  std::vector<Cells> lines;
  std::vector<bool> continues;
  std::size_t cursor_line = 0, cursor_column = 0;
  for (std::size_t i = 0; i < cells_.size();) {
    Cells whole;
    std::optional<std::size_t> cursor;
    do {
      if (i == line_) cursor = whole.size() + column_ + (is_past_edge_ ? 1 : 0);
      const std::size_t begin = whole.size();
      whole.insert(whole.end(), cells_[i].begin(), cells_[i].end());
      if (++i < cells_.size() && continues_[i]) whole.resize(begin + columns_, " ");
    } while (i < cells_.size() && continues_[i]);
    const std::size_t first = lines.size();
    std::size_t at = 0;
    do {
      Cells& line = lines.emplace_back();
      continues.push_back(lines.size() > first + 1);
      const std::size_t begin = at;
      while (at < whole.size()) {
        const std::size_t width = at + 1 < whole.size() && whole[at + 1].empty() ? 2 : 1;
        if (!line.empty() && line.size() + width > columns) break;
        for (std::size_t end = at + width; at < end; ++at) line.push_back(whole[at]);
      }
      if (cursor && *cursor >= begin && (*cursor < at || at == whole.size())) {
        cursor_line = lines.size() - 1;
        cursor_column = *cursor - begin;
      }
    } while (at < whole.size());
    if (cursor && cursor_column >= columns) {
      ++cursor_line;
      cursor_column = 0;
      lines.emplace_back();
      continues.push_back(true);
    }
  }
  cells_ = std::move(lines);
  continues_ = std::move(continues);
  rows_ = rows;
  columns_ = columns;
  move_to(cursor_line, cursor_column);
}

std::string TerminalScreen::line(std::size_t number) const {
  std::string text;
  for (const std::string& cell : cells_.at(number)) text += cell;
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

}  // namespace kasino::test
