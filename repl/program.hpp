// What the program does with its options: everything but parsing them and the process itself.
#pragma once

#include <exception>

#include "repl/command_line/options.hpp"
#include "repl/command_line/surroundings.hpp"

namespace kasino {

/// Does what `line` says. Throws what ends the program, mostly an Error: see exit_status().
ExitStatus run_program(const CommandLine& line, const Surroundings& surroundings);

/// The exit status that an error ends the program with, one of ours or of a library.
ExitStatus exit_status(const std::exception& error);

}  // namespace kasino
