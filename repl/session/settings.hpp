// What a session and its games begin with.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"
#include "engine/players/bot.hpp"
#include "engine/text/text.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// How rules are asked for: the variant, the options that differ from their defaults and, as some
/// variants depend on it, the number of players.
struct RulesName {
  std::string variant;
  std::map<std::string, std::string> options;
  std::optional<int> players{};

  bool operator==(const RulesName&) const = default;
};

/// The name by which these rules would be asked for.
RulesName rules_name(const RuleData& rules);

/// Finds and loads a variant. Throws Error.
using RulesLoader = std::function<std::unique_ptr<Rules>(const RulesName&)>;

/// Whoever draws the highest card deals first.
struct Cut {};
/// Who deals first: a seat, the person called so, or as a Cut decides. Nothing: the last seat.
using FirstDealer = std::optional<std::variant<Seat, Cut, std::string>>;

/// "2", "cut" or a name; nothing for any other text.
FirstDealer dealer_named(const std::string& text);

/// How the first game begins and, by default, every later one.
struct SessionSettings {
  RulesName rules;
  std::uint64_t seed = 0;      ///< of the first game; later seeds follow from it
  std::optional<int> players;  ///< nothing: two, or as few as the variant wants
  FirstDealer dealer;
  Cards deck;  ///< of the first deal; empty: shuffled
  Language language = Language::English;
  std::size_t moves_shown = 1000;           ///< by `moves` without a limit
  std::vector<std::optional<Bot>> seats{};  ///< by seat - 1; nothing: a person
  std::vector<std::string> names{};         ///< of people, by seat - 1
  int think_ms = 300;                       ///< for each move of an expert
  std::optional<int> playouts{};            ///< for each move of an expert, instead of time
  std::optional<int> advice_playouts{};     ///< for each position that advice is asked for
  bool hotseat = false;                     ///< people share a screen: hands are hidden
  bool offers_moves = true;                 ///< Tab completes moves
  bool coach = false;                       ///< moves that give points away are spoken of
  bool by_program = false;                  ///< a program asks: nothing is hidden
  std::vector<std::string> variants{};      ///< names that Tab completes
  std::vector<std::string> own_folders{};   ///< of variants, searched before the installed ones
  std::optional<CardLook> cards{};          ///< nothing: as suits the screen
  std::string autosave_folder{};            ///< where games are kept; may be empty
  std::vector<std::filesystem::path> folders{};  ///< of variants and lessons, in search order
  std::string learner_file{};  ///< the file of what was learnt; empty: it is not kept
  bool lacks_home = false;     ///< what would be kept has no place
  bool classroom = false;      ///< lessons are shown to a class
  std::string first_line{};    ///< a command run instead of showing the game; may be empty
};

/// How a fresh match differs from the one before and from the settings.
struct NewGame {
  std::optional<int> players;
  FirstDealer dealer;
  Cards deck;
  std::optional<std::uint64_t> seed;
  std::vector<int> scores;
};

}  // namespace kasino
