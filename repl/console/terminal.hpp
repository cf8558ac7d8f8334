// What the terminal can do and the user wants of it; keys; Ctrl-C as a flag that long work polls.
#pragma once

#include <atomic>
#include <csignal>
#include <cstdint>
#include <iterator>
#include <optional>
#include <streambuf>

#include <termios.h>

#include "repl/console/options.hpp"
#include "repl/console/surroundings.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// The style to draw in: with colour as asked for or, if that is auto, on a terminal unless
/// NO_COLOR or TERM=dumb forbids it; with suit symbols on a terminal in a UTF-8 locale.
Style style_for(const SharedOptions& options, bool on_screen);

struct ScreenSize {
  int columns = 80;
  int rows = 24;
};
/// The size of the terminal.
ScreenSize size_of_screen();

/// Sets in `style` the size of the terminal, and the width of text: 40 to 100 columns.
void fit_to_screen(Style& style);

/// Standard input at a terminal. It ends at Ctrl-D, and at Ctrl-C, which sets the interrupt flag,
/// but can be read on afterwards.
class TypedInput : public std::streambuf {
 protected:
  int_type underflow() override;

 private:
  char bytes_[4096];
};

/// While it lives, the terminal of standard input gives keys one by one, and does not show them. It
/// must be made before a question is shown, so that no key pressed at the question is missed.
class Keys {
 public:
  Keys();
  ~Keys();
  Keys(const Keys&) = delete;
  Keys& operator=(const Keys&) = delete;

  /// Waits for a key; nothing at the end of input or after Ctrl-C, which sets the interrupt flag.
  std::optional<char> next();

 private:
  std::optional<termios> before_;  ///< nothing: standard input is no terminal
};

/// What kind standard input is; Edited only if standard output is a terminal, too.
Input standard_input();
/// Whether the terminal of standard input has been closed.
bool is_terminal_gone();
/// The language of the environment: the first of LC_ALL, LC_MESSAGES and LANG that is set decides.
Language language_of_locale();
/// Whether standard output is a terminal.
bool is_shown_on_a_terminal();
/// Whether standard error is a terminal.
bool are_errors_on_a_terminal();

/// Set by Ctrl-C once catch_interrupts() was called; whoever acts on it clears it. It is a
/// global because a signal handler can reach nothing else.
std::atomic<bool>& interrupt_flag();

/// From now on Ctrl-C sets the flag instead of ending the program.
void catch_interrupts();

/// What ended a wait for a key.
enum class Woken : std::uint8_t {
  Key,          ///< there is something to read, or the end of input
  Interrupted,  ///< Ctrl-C
  Resized,      ///< the terminal
  Called        ///< a signal that stops or ends the program, or lets it go on
};

/// Waits for keys while a line is edited. While it lives, signals that concern the terminal end a
/// wait, even those that come right before it.
class KeyWait {
 public:
  KeyWait();
  ~KeyWait();
  KeyWait(const KeyWait&) = delete;
  KeyWait& operator=(const KeyWait&) = delete;

  Woken wait();
  /// Does what the signal wants that the last wait ended with; returns once the program may go on.
  void obey();

  /// Whether there is something to read at once.
  static bool has_key();

 private:
  static constexpr int signals_[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGQUIT};
  struct sigaction before_[std::size(signals_)]{};
  int called_by_ = 0;
};

}  // namespace kasino
