// The command line, parsed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/error.hpp"
#include "engine/text.hpp"
#include "repl/session.hpp"

namespace kasino {

enum class Subcommand : std::uint8_t {
  Play,
  Variants,
  Rules,
  New,
  Check,
  Diff,
  Test,
  Perft,
  Simulate,
  Replay,
  Completion,
  Man
};
enum class Colour : std::uint8_t { Auto, Always, Never };

struct CommandLine {
  Subcommand subcommand = Subcommand::Play;
  std::string variant = "standard";
  std::string other;               ///< diff: the second variant
  std::string file;                ///< replay; check: a record, empty if there is none
  std::vector<std::string> files;  ///< test: scenario files, and folders of them
  bool coverage = false;           ///< test
  bool update = false;             ///< test
  int deals = 200;                 ///< check, diff
  std::optional<std::uint64_t> simulated_deals;    ///< simulate
  std::optional<std::uint64_t> simulated_matches;  ///< simulate, instead
  int jobs = 0;                                    ///< simulate; 0: one for each core
  std::string name;                                ///< new
  bool modifier = false;                           ///< new
  bool json = false;                               ///< play
  std::string seats;          ///< play: human, random or greedy, separated by commas
  bool hotseat = false;       ///< play: people share the screen
  std::string script;         ///< play: a file of commands to begin with
  std::string shell;          ///< completion
  bool with_options = false;  ///< variants
  int depth = 0;              ///< perft
  bool divide = false;        ///< perft
  std::optional<int> players;
  FirstDealer dealer;
  std::optional<std::uint64_t> seed;
  std::string deck;  ///< cards, or @ and the name of a file that holds them
  std::map<std::string, std::string> set;
  std::map<std::string, std::string> set_a;  ///< diff: of the first variant alone
  std::map<std::string, std::string> set_b;  ///< diff: of the second
  std::vector<std::filesystem::path> variants_dirs;
  std::optional<Language> language;  ///< nothing: as the environment says
  Colour colour = Colour::Auto;
  std::optional<std::int64_t> script_steps;
  std::optional<std::size_t> script_memory;  ///< in MiB
};

/// A command line that is wrong.
class UsageError : public Error {
 public:
  using Error::Error;
};

/// The options, or a text to print and be done (help, version, completion, manual page). Throws
/// UsageError.
std::variant<CommandLine, std::string> parse_command_line(int argc, const char* const* argv);

}  // namespace kasino
