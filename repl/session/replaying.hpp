// Games played again: one read from a record, under the rules that it names, and the current one
// under other rules.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "engine/game/game.hpp"
#include "engine/model/rules.hpp"
#include "engine/record/record.hpp"
#include "engine/text/text.hpp"
#include "repl/session/session.hpp"

namespace kasino {

/// Loads rules, and keeps them. Throws UnknownVariant, OptionError, ScriptError.
using RulesKeeper = std::function<const Rules&(const RulesName&)>;

/// A game read from its record.
struct RecordedGame {
  Game game;
  std::optional<Text> warning;  ///< it was recorded under another script
};

/// The game recorded in `file`. Throws Error if that can't be read, RecordError with the file and
/// the line, and ScriptError.
RecordedGame recorded_game(const std::string& file, const RulesKeeper& rules,
                           const Replaying& how = {});
/// The game recorded in a file of the session, under rules that it keeps. Each step is a command to
/// scripts, as it was when it was played. Throws Interrupted, too.
RecordedGame recorded_game(const std::string& file, Session& session);

/// A game as it is under other rules.
struct Transfer {
  Game game;  ///< every step that could be done again; what the rules now forbid is irregular
  std::optional<std::string> illegal{};  ///< the first step that was legal, and why it is not now
  std::optional<std::string> scored{};   ///< the first step after which points differ, and how
  std::optional<std::string> ended{};    ///< the first step that cannot be done at all, and why
  std::size_t cut_lines = 0;      ///< other lines of play that could not be done to their end
  std::size_t illegal_lines = 0;  ///< others of them that have a step that was legal and is not now
};

/// Does the steps in force of `old` again under `rules`, which must outlive the result, and what
/// can be of its other lines of play. Throws
/// SetupError if the game cannot even begin under them. Calls `keep_going` now and then, and throws
/// Interrupted if it is false.
Transfer transfer(const Game& old, const Rules& rules, Language language,
                  const std::function<bool()>& keep_going);

}  // namespace kasino
