// Where the program runs, the folders it looks for variants in, and how it ends: what main() and
// the tools share.
#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include "engine/text/error.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// "kasino 0.1.0"
extern const char* const version;

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

/// Where a tool writes, and in which style.
struct Console {
  std::ostream& out;
  std::ostream& err;
  const Style& style;
  bool shows_progress = false;  ///< on one line of `err`, written again and again
};

enum class ExitStatus : int { Done = 0, Failed = 1, Usage = 2, Script = 3, BadInput = 4 };

/// What decides the folders.
struct VariantPlaces {
  std::vector<std::filesystem::path> asked_for;  ///< --variants-dir, in order
  std::string environment;                       ///< KASINO_VARIANTS: a list with colons between
  std::filesystem::path program;                 ///< the program's own path, links resolved
  std::filesystem::path beside = {};             ///< the folder of a scenario file; empty: none
};

/// The path of the running program: as the system says, else as it was called.
std::filesystem::path program_path(const std::string& called_as);

/// The directories to search, in order: those asked for, those of the environment, the folder of a
/// scenario file, those installed with the program, and while it lies in a build folder those of
/// its sources.
std::vector<std::filesystem::path> variant_directories(const VariantPlaces& places);

}  // namespace kasino
