// What the terminal can do, and what the user wants of it.
#pragma once

#include <streambuf>

#include "repl/look.hpp"
#include "repl/options.hpp"
#include "repl/program.hpp"

namespace kasino {

/// How to draw: colour as asked for or, if that is auto, on a terminal that has not been asked to
/// do without (NO_COLOR, TERM=dumb); suit symbols on a terminal in a UTF-8 locale.
Look look_for(const CommandLine& options, bool on_screen);

/// How many columns there are to write in: those of the terminal, from 40 to 100; 80 where standard
/// output is none.
int width_of_screen();

/// Standard input while a person types lines that the terminal itself edits. Its end is not for
/// ever: it is Ctrl-D, or Ctrl-C, which sets the interrupt flag.
class TypedInput : public std::streambuf {
 protected:
  int_type underflow() override;

 private:
  char bytes_[4096];
};

/// What standard input is; lines are edited only where the output is a terminal too.
Input standard_input();
/// Whether the terminal that standard input was has been closed.
bool is_terminal_gone();
/// The language that the environment asks for: the first of LC_ALL, LC_MESSAGES and LANG that is
/// set decides.
Language language_of_locale();
/// Whether standard output is a terminal.
bool is_shown_on_a_terminal();
/// Whether errors are.
bool are_errors_on_a_terminal();

}  // namespace kasino
