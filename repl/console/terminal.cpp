#include "repl/console/terminal.hpp"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <initializer_list>
#include <span>
#include <string>

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace kasino {

namespace {

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

bool is_dumb() { return variable("TERM").empty() || variable("TERM") == "dumb"; }

/// The first of these variables that is set, in the order of POSIX; empty if none is.
std::string first_set(std::initializer_list<const char*> names) {
  for (const char* name : names)
    if (std::string value = variable(name); !value.empty()) return value;
  return {};
}

bool speaks_utf8() {
  std::string value = first_set({"LC_ALL", "LC_CTYPE", "LANG"});
  std::transform(value.begin(), value.end(), value.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return value.find("utf-8") != std::string::npos || value.find("utf8") != std::string::npos;
}

bool wants_colour(Colour colour, bool on_screen) {
  switch (colour) {
    case Colour::Always: return true;
    case Colour::Never: return false;
    case Colour::Auto: return on_screen && !is_dumb() && variable("NO_COLOR").empty();
  }
  return false;
}

/// Newlines that scroll everything out of sight on a terminal that cannot clear its screen.
constexpr int tallest_screen = 100;

}  // namespace

ScreenSize size_of_screen() {
  winsize size{};
  for (const int stream : {STDERR_FILENO, STDOUT_FILENO})
    if (isatty(stream) != 0) ioctl(stream, TIOCGWINSZ, &size);
  return {size.ws_col == 0 ? 80 : size.ws_col, size.ws_row == 0 ? 24 : size.ws_row};
}

void fit_to_screen(Style& style) {
  constexpr int narrowest = 40;
  constexpr int widest = 100;  // longer lines are hard to read
  const ScreenSize size = size_of_screen();
  style.columns = size.columns;
  style.width = std::clamp(style.columns, narrowest, widest);
  style.height = is_dumb() ? 0 : size.rows;
}

Style style_for(const SharedOptions& options, bool on_screen) {
  Style style;
  style.colour = wants_colour(options.colour, on_screen);
  style.symbols = on_screen && !is_dumb() && speaks_utf8();
  if (on_screen)
    style.clearing =
        is_dumb() ? std::string(tallest_screen, '\n') : std::string(terminal::clear_screen);
  style.language = options.language.value_or(Language::English);
  if (on_screen) fit_to_screen(style);
  return style;
}

namespace {

/// Waits until there is something to read; false once `is_over`, which signals bring about. They
/// are let through only during the wait, since one right before it would be missed.
template <typename IsOver>
bool wait_for(IsOver is_over, std::span<const int> signals) {
  sigset_t blocked;
  sigset_t before;
  sigemptyset(&blocked);
  for (const int signal : signals) sigaddset(&blocked, signal);
  sigaddset(&blocked, SIGINT);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  pollfd input{STDIN_FILENO, POLLIN, 0};
  bool has_input = false;
  while (!is_over() && !has_input)
    has_input = ppoll(&input, 1, nullptr, &before) >= 0 || errno != EINTR;
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return has_input && !is_over();
}

bool wait_for_input() {
  return wait_for([] { return interrupt_flag().load(); }, {});
}

}  // namespace

TypedInput::int_type TypedInput::underflow() {
  const ssize_t count = wait_for_input() ? ::read(STDIN_FILENO, bytes_, sizeof bytes_) : 0;
  if (count <= 0) return traits_type::eof();
  setg(bytes_, bytes_, bytes_ + count);
  return traits_type::to_int_type(bytes_[0]);
}

Keys::Keys() {
  termios settings{};
  if (tcgetattr(STDIN_FILENO, &settings) != 0) return;
  before_ = settings;
  settings.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  tcsetattr(STDIN_FILENO, TCSADRAIN, &settings);
}

Keys::~Keys() {
  if (before_) tcsetattr(STDIN_FILENO, TCSADRAIN, &*before_);
}

std::optional<char> Keys::next() {
  char key = 0;
  const bool is_read = before_ && wait_for_input() && ::read(STDIN_FILENO, &key, 1) == 1;
  return is_read ? std::optional(key) : std::nullopt;
}

Input standard_input() {
  if (isatty(STDIN_FILENO) == 0) return Input::Piped;
  return isatty(STDOUT_FILENO) != 0 && !is_dumb() ? Input::Edited : Input::Typed;
}

bool is_terminal_gone() {
  termios settings{};
  return tcgetattr(STDIN_FILENO, &settings) != 0;
}

Language language_of_locale() {
  const std::string value = first_set({"LC_ALL", "LC_MESSAGES", "LANG"});
  return value.starts_with("sv") ? Language::Swedish : Language::English;
}

bool is_shown_on_a_terminal() { return isatty(STDOUT_FILENO) != 0; }

bool are_errors_on_a_terminal() { return isatty(STDERR_FILENO) != 0; }

// Ctrl-C.

namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

/// The last signal that KeyWait has to take notice of.
std::atomic<int> noted{0};
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler may set it");

extern "C" void note_interrupt(int) { interrupted = true; }

extern "C" void note_signal(int signal) { noted = signal; }

/// The handler makes the current read return, so that the line is given up.
struct sigaction action_of(void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  return action;
}

}  // namespace

std::atomic<bool>& interrupt_flag() { return interrupted; }

void catch_interrupts() {
  const struct sigaction action = action_of(note_interrupt);
  sigaction(SIGINT, &action, nullptr);
}

KeyWait::KeyWait() {
  const struct sigaction action = action_of(note_signal);
  for (std::size_t i = 0; i < std::size(signals_); ++i) {
    sigaction(signals_[i], nullptr, &before_[i]);
    if (before_[i].sa_handler != SIG_IGN) sigaction(signals_[i], &action, nullptr);
  }
  noted = 0;
}

KeyWait::~KeyWait() {
  for (std::size_t i = 0; i < std::size(signals_); ++i)
    sigaction(signals_[i], &before_[i], nullptr);
}

Woken KeyWait::wait() {
  const bool has_key = wait_for([] { return interrupted || noted != 0; }, signals_);
  if (interrupted) return Woken::Interrupted;
  called_by_ = noted.exchange(0);
  if (called_by_ != 0) return called_by_ == SIGWINCH ? Woken::Resized : Woken::Called;
  return has_key ? Woken::Key : Woken::Interrupted;
}

void KeyWait::obey() {
  if (called_by_ == SIGCONT) return;
  const std::ptrdiff_t at = std::ranges::find(signals_, called_by_) - std::begin(signals_);
  sigaction(called_by_, &before_[at], nullptr);
  std::raise(called_by_);
  const struct sigaction action = action_of(note_signal);
  sigaction(called_by_, &action, nullptr);
  noted = 0;  // the signal to go on has done its work
}

bool KeyWait::has_key() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  return ::poll(&input, 1, 0) > 0;
}

}  // namespace kasino
