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
  Merge,
  Replay,
  Completion,
  Man
};
enum class Colour : std::uint8_t { Auto, Always, Never };

/// A share of a simulation: 1 of 1 is all of it.
struct Shard {
  std::uint64_t number = 1;
  std::uint64_t of = 1;
};

/// "2/5"; nothing for any other word, or if there are more than a million.
std::optional<Shard> read_shard(const std::string& text);

struct CommandLine {
  Subcommand subcommand = Subcommand::Play;
  std::string variant = "standard";
  std::string other;               ///< diff, simulate: the second variant, or empty
  std::string file;                ///< replay; check: a record, empty if there is none
  std::vector<std::string> files;  ///< test: scenario files, and folders of them; merge: parts
  bool coverage = false;           ///< test
  bool update = false;             ///< test
  int deals = 200;                 ///< check, diff
  std::optional<std::uint64_t> simulated_deals;    ///< simulate
  std::optional<std::uint64_t> simulated_matches;  ///< simulate, instead
  int jobs = 0;                                    ///< simulate, perft; 0: one for each core
  bool csv = false;                                ///< simulate, merge
  std::string svg;                                 ///< simulate, merge: a file; empty: none
  std::optional<Shard> shard;                      ///< simulate
  std::string part;           ///< simulate: the file for the share; empty: none
  std::string name;           ///< new
  bool modifier = false;      ///< new
  bool json = false;          ///< play, simulate, merge
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
  std::map<std::string, std::string> set_a;  ///< diff, simulate: of the first variant alone
  std::map<std::string, std::string> set_b;  ///< likewise: of the second
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

/// "kasino 0.1.0"
extern const char* const version;

/// The options, or a text to print and be done (help, version, completion, manual page). Throws
/// UsageError.
std::variant<CommandLine, std::string> parse_command_line(int argc, const char* const* argv);

}  // namespace kasino
