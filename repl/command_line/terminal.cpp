#include "repl/command_line/terminal.hpp"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <initializer_list>
#include <string>

#include <poll.h>
#include <sys/ioctl.h>
#include <sys/time.h>
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

namespace {

/// The size of the terminal, or the usual one where it is not known.
winsize size_of_screen() {
  winsize size{};
  for (const int stream : {STDERR_FILENO, STDOUT_FILENO})
    if (isatty(stream) != 0) ioctl(stream, TIOCGWINSZ, &size);
  if (size.ws_col == 0) size.ws_col = 80;
  if (size.ws_row == 0) size.ws_row = 24;
  return size;
}

}  // namespace

int columns_of_screen() { return size_of_screen().ws_col; }

void fit_to_screen(Style& style) {
  constexpr int narrowest = 40;
  constexpr int widest = 100;  // longer lines are hard to read
  const winsize size = size_of_screen();
  style.columns = size.ws_col;
  style.width = std::clamp(style.columns, narrowest, widest);
  style.height = is_dumb() ? 0 : size.ws_row;
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

/// Waits until there is something to read; false once Ctrl-C was pressed. The signal is let through
/// only during the wait, since one right before it would be missed.
bool wait_for_input() {
  sigset_t interrupts;
  sigset_t before;
  sigemptyset(&interrupts);
  sigaddset(&interrupts, SIGINT);
  pthread_sigmask(SIG_BLOCK, &interrupts, &before);
  pollfd input{STDIN_FILENO, POLLIN, 0};
  while (!interrupt_flag() && ppoll(&input, 1, nullptr, &before) < 0 && errno == EINTR) continue;
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return !interrupt_flag();
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

std::atomic<bool> is_reading{false};

/// Sends SIGALRM at this interval; 0 stops it. setitimer() is safe in a signal handler.
void send_alarms(int milliseconds) {
  const timeval pause{0, milliseconds * 1000};
  const itimerval timer{pause, pause};
  setitimer(ITIMER_REAL, &timer, nullptr);
}

extern "C" void note_interrupt(int) {
  constexpr int pause = 20;
  interrupted = true;
  if (is_reading) send_alarms(pause);
}

/// Handles the alarm, which only makes the current read return.
extern "C" void wake(int) {}

void handle(int signal, void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  action.sa_flags = 0;  // makes the current read return, so that the line is given up
  sigaction(signal, &action, nullptr);
}

}  // namespace

std::atomic<bool>& interrupt_flag() { return interrupted; }

void catch_interrupts() { handle(SIGINT, note_interrupt); }

InterruptibleRead::InterruptibleRead() {
  handle(SIGALRM, wake);
  is_reading = true;
}

InterruptibleRead::~InterruptibleRead() {
  is_reading = false;
  send_alarms(0);
}

}  // namespace kasino
