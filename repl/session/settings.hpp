// What a session and its games are begun with.
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
#include "scripting/scenario/lesson.hpp"

namespace kasino {

/// A variant as it is asked for: its name, the options that are not as by default, and for how many
/// players, which matters to some.
struct RulesName {
  std::string variant;
  std::map<std::string, std::string> options;
  std::optional<int> players{};

  bool operator==(const RulesName&) const = default;
};

/// How these rules would be asked for.
RulesName rules_name(const RuleData& rules);

/// How the rules of a lesson are asked for: by its name, or where that finds another script in
/// `folders` than the one beside its file, by the path of this one.
RulesName rules_of(const Lesson& lesson, const std::vector<std::filesystem::path>& folders);

/// Finds and loads a variant; throws Error.
using RulesLoader = std::function<std::unique_ptr<Rules>(const RulesName&)>;

/// Who deals first: a seat, or whoever draws the highest card. Nothing: the last seat.
struct Cut {};
using FirstDealer = std::optional<std::variant<Seat, Cut>>;

/// "2" or "cut"; nothing for any other text.
FirstDealer dealer_named(const std::string& text);

/// What the first game is like, and by default every later one.
struct SessionSettings {
  RulesName rules;
  std::uint64_t seed = 0;      ///< of the first game; later ones get theirs from it
  std::optional<int> players;  ///< nothing: two, or as few as the variant wants
  FirstDealer dealer;
  Cards deck;  ///< of the first deal; empty: shuffled
  Language language = Language::English;
  std::size_t moves_shown = 1000;           ///< by `moves` without a limit
  bool orders_moves = false;                ///< a list of all moves begins with those to look at
  std::vector<std::optional<Bot>> seats{};  ///< by seat - 1; nothing: a person
  int think_ms = 300;                       ///< of an expert, a move
  std::optional<int> playouts{};            ///< instead of by time
  bool hotseat = false;                     ///< people share a screen: hands are hidden
  bool offers_moves = true;                 ///< moves are completed
  bool by_program = false;                  ///< no person looks: nothing is hidden
  std::vector<std::string> variants{};      ///< names to complete
  std::vector<std::string> own_folders{};   ///< of variants, before those of everybody
  std::optional<CardLook> cards{};          ///< nothing: as suits the screen
  std::string autosaves{};                  ///< where games are kept; may be empty
  std::vector<std::filesystem::path> folders{};  ///< of variants, and lessons, in order
  std::string learner{};     ///< the file of what somebody has learnt; empty: it is not kept
  bool classroom = false;    ///< lessons are shown to a class
  std::string first_line{};  ///< a command that is done instead of showing the game; may be empty
};

/// A fresh match, where it differs from the one before or the settings.
struct NewGame {
  std::optional<int> players;
  FirstDealer dealer;
  Cards deck;
  std::optional<std::uint64_t> seed;
  std::vector<int> scores;
};

}  // namespace kasino
