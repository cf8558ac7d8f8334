// What the program does with its options: everything but parsing them and the process itself.
#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>

#include "engine/error.hpp"
#include "repl/options.hpp"

namespace kasino {

/// Where the input comes from: a file or pipe, a person, a person whose terminal can edit lines.
enum class Input : std::uint8_t { Piped, Typed, Edited };

/// Where the program runs. Tests put strings in place of the terminal.
struct Surroundings {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  std::filesystem::path program;  ///< its own path
  Input input = Input::Piped;
  bool on_screen = false;       ///< the output is a terminal
  bool shows_progress = false;  ///< the errors go to one
};

enum class ExitStatus : int { Done = 0, Failed = 1, Usage = 2, Script = 3, BadInput = 4 };

/// Does what `options` say. Throws Error for what ends the program: see exit_status().
ExitStatus run_program(const CommandLine& options, const Surroundings& surroundings);

/// The exit status that an error ends the program with.
ExitStatus exit_status(const Error& error);

}  // namespace kasino
