// The command line as a table: what completion files and the man page are written from.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace kasino {

/// What can stand where a value is expected, as far as a shell can help with it.
enum class Expected : std::uint8_t {
  Nothing,
  Anything,
  Choice,
  List,  ///< of choices, with commas between
  File,
  Folder,
  Variant
};

/// An option or, without dashes, a word that a command takes.
struct OptionEntry {
  std::string name;   ///< "--seed", "VARIANT"
  std::string value;  ///< "S"; empty for a flag
  std::string help;
  Expected expected = Expected::Nothing;
  std::vector<std::string> choices{};
  bool is_required = false;
};

struct CommandEntry {
  std::string name;  ///< empty for the program without a command
  std::string summary;
  std::string footer;  ///< more words, and examples
  std::vector<OptionEntry> words;
  std::vector<OptionEntry> options;
};

/// The program itself, then its commands as its help lists them; options that are not shown there
/// are not in it.
std::vector<CommandEntry> command_tree();

}  // namespace kasino
