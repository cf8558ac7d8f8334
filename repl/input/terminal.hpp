// What the terminal can do, what the user wants of it, and Ctrl-C as a flag that long work polls.
#pragma once

#include <atomic>
#include <optional>
#include <streambuf>

#include <termios.h>

#include "repl/command_line/options.hpp"
#include "repl/command_line/surroundings.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// How to draw: colour as asked for or, if that is auto, on a terminal that has not been asked to
/// do without (NO_COLOR, TERM=dumb); suit symbols on a terminal in a UTF-8 locale.
Style style_for(const SharedOptions& options, bool on_screen);

/// Sets the size of the terminal of standard output, and the width to write in: 40 to 100 columns.
void fit_to_screen(Style& style);

/// Standard input of a person whose terminal edits the lines. It can be read on after its end,
/// which is Ctrl-D, or Ctrl-C, which sets the interrupt flag.
class TypedInput : public std::streambuf {
 protected:
  int_type underflow() override;

 private:
  char bytes_[4096];
};

/// While it lives, the terminal of standard input gives key by key, and does not show them. Keys
/// that are pressed at a question belong to it only if this is made before the question is shown.
class Keys {
 public:
  Keys();
  ~Keys();
  Keys(const Keys&) = delete;
  Keys& operator=(const Keys&) = delete;

  /// Waits for a key; nothing at the end of the input, or once Ctrl-C was pressed, which then sets
  /// the interrupt flag.
  std::optional<char> next();

 private:
  std::optional<termios> before_;  ///< Nothing where standard input is no terminal.
};

/// What standard input is. Lines are edited only if standard output is a terminal, too.
Input standard_input();
/// Whether the terminal of standard input has been closed.
bool is_terminal_gone();
/// The language that the environment asks for: the first of LC_ALL, LC_MESSAGES and LANG that is
/// set decides.
Language language_of_locale();
/// Whether standard output is a terminal.
bool is_shown_on_a_terminal();
/// Whether standard error is one.
bool are_errors_on_a_terminal();

/// Set by Ctrl-C once catch_interrupts() was called; who acts on it clears it. It is the one global
/// of the program, because a signal handler can reach nothing else.
std::atomic<bool>& interrupt_flag();

/// From now on Ctrl-C sets the flag instead of ending the program.
void catch_interrupts();

/// While it lives, Ctrl-C ends a wait for input in a library, even if it was pressed right before
/// the wait began. For the main thread only.
class InterruptibleRead {
 public:
  InterruptibleRead();
  ~InterruptibleRead();
  InterruptibleRead(const InterruptibleRead&) = delete;
  InterruptibleRead& operator=(const InterruptibleRead&) = delete;
};

}  // namespace kasino
