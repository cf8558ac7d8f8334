// The options of the program: what all commands share, and those of the one that was typed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/players/bot.hpp"
#include "engine/text/text.hpp"
#include "repl/session/settings.hpp"

namespace kasino {

enum class Colour : std::uint8_t { Auto, Always, Never };

/// Every command takes these; not all of them matter to each.
struct SharedOptions {
  std::optional<int> players;
  FirstDealer dealer;
  std::optional<std::uint64_t> seed;
  std::string deck;                        ///< cards, or @ and the name of a file that holds them
  std::map<std::string, std::string> set;  ///< options of the variant
  std::vector<std::filesystem::path> variants_dirs;
  std::optional<Language> language;  ///< nothing: as the environment says
  Colour colour = Colour::Auto;
  std::optional<std::int64_t> script_steps;
  std::optional<std::size_t> script_memory;  ///< in MiB
};

struct PlayOptions {
  std::string variant = "standard";
  SessionSettings session{};  ///< of it, what options say; the rest follows from where it runs
  std::string script{};       ///< a file of commands to begin with; empty: none
  std::string learner{};      ///< who learns; empty: whoever uses the program
  bool no_spoilers = false;   ///< moves are not completed
  bool wants_record = false;  ///< VARIANT is the file of a game
  bool prints = false;        ///< the answer to the first line is all that is wanted
  bool is_untyped = false;    ///< no command was typed: playing is what that means
};

struct VariantsOptions {
  bool with_options = false;
  bool stub = false;  ///< kasino.meta.lua instead of the list
};

struct RulesOptions {
  std::string variant;
  bool keys = false;  ///< the table of its scripts instead of the rule sheet
};

struct NewOptions {
  std::string name;
  std::string variant = "standard";  ///< that it changes, or that a lesson teaches
  bool modifier = false;
  bool lesson = false;  ///< a lesson instead of a script
};

struct CheckOptions {
  std::string variant;
  int deals = 200;
  bool quick = false;            ///< fewer deals, and by default less time
  std::optional<int> seconds{};  ///< at most
  std::string game;              ///< a record to check instead; empty: none
};

struct DiffOptions {
  std::string a, b;
  std::map<std::string, std::string> set_a, set_b;  ///< options of one variant alone
  int deals = 200;
};

struct TestOptions {
  std::vector<std::string> files;  ///< scenario files, and folders of them
  bool coverage = false;
  bool questions = false;
  bool json = false;
};

struct PerftOptions {
  std::string variant;
  int depth = 0;
  bool divide = false;
  int jobs = 1;
};

/// How the numbers of a simulation are printed, and drawn.
struct ReportOptions {
  bool json = false;
  bool csv = false;
  std::string svg;  ///< the file of a drawing; empty: none
};

/// A share of a simulation: 1 of 1 is all of it.
struct Shard {
  std::uint64_t number = 1;
  std::uint64_t of = 1;
};

struct SimulateOptions {
  std::string variant;
  std::string other;                                ///< to compare with; empty: none
  std::map<std::string, std::string> set_a, set_b;  ///< options of one variant alone
  std::uint64_t deals = 10'000;
  std::optional<std::uint64_t> matches;  ///< instead of deals
  std::vector<Bot> seats;                ///< by seat - 1; the others are random
  std::optional<int> playouts;           ///< of an expert, a move
  int jobs = 1;
  ReportOptions report;
  std::optional<Shard> shard;
  std::string part;  ///< the file for the share; empty: none
};

struct MergeOptions {
  std::vector<std::string> files;  ///< parts that `simulate` has written
  ReportOptions report;
};

struct ReplayOptions {
  std::string file;
};

struct ExportOptions {
  std::string file;                  ///< the record
  std::string html;                  ///< the file of the page
  std::optional<Seat> view{};        ///< whose eyes see it; nothing: all hands are face up
  std::vector<std::string> names{};  ///< of people, by seat - 1
};

/// `kasino --complete WORDS`: the words typed so far, the last of them unfinished.
struct CompleteOptions {
  std::vector<std::string> words;
};

struct CommandLine {
  SharedOptions shared;
  std::variant<PlayOptions, VariantsOptions, RulesOptions, NewOptions, CheckOptions, DiffOptions,
               TestOptions, PerftOptions, SimulateOptions, MergeOptions, ReplayOptions,
               ExportOptions, CompleteOptions>
      command;
};

}  // namespace kasino
