// What the program does with its options: everything between parsing them and the process.
#pragma once

#include <exception>

#include "repl/console/options.hpp"
#include "repl/console/surroundings.hpp"

namespace kasino {

/// Does what `line` says. Throws what ends the program, mostly Error: see exit_status().
ExitStatus run_program(const CommandLine& line, const Surroundings& surroundings);

/// The exit status of a program that an exception ends, our own or a library's.
ExitStatus exit_status(const std::exception& error);

}  // namespace kasino
