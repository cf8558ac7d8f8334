// What the program does with its options: everything but parsing them and the process itself.
#pragma once

#include "engine/text/error.hpp"
#include "repl/command_line/options.hpp"
#include "repl/command_line/surroundings.hpp"

namespace kasino {

/// Does what `line` says. Throws Error for what ends the program: see exit_status().
ExitStatus run_program(const CommandLine& line, const Surroundings& surroundings);

/// The exit status that an error ends the program with.
ExitStatus exit_status(const Error& error);

}  // namespace kasino
