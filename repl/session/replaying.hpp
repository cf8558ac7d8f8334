// Replaying games: one read from a record, under the rules that it names, and the current game
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

/// The game recorded in `file`. Throws Error if the file cannot be read, RecordError with file and
/// line, and ScriptError.
RecordedGame recorded_game(const std::string& file, const RulesKeeper& rules,
                           const Replaying& how = {});
/// The same under rules that the session keeps. Scripts get a fresh budget for each step, as when
/// it was played. Throws Interrupted, too.
RecordedGame recorded_game(const std::string& file, Session& session);

/// A game replayed under other rules.
struct Transfer {
  Game game;  ///< all steps that could be replayed; those now forbidden are irregular
  std::optional<std::string> illegal{};  ///< the first step that was legal, and why it is not now
  std::optional<std::string> scored{};   ///< the first step after which points differ, and how
  std::optional<std::string> ended{};    ///< the first step that cannot be replayed, and why
  std::size_t cut_lines = 0;      ///< other lines of play that could not be replayed to their end
  std::size_t illegal_lines = 0;  ///< whole ones with a step that was legal and is not now
};

/// Replays the steps of `old` up to its current position under `rules`, which must outlive the
/// result, and its other lines of play as far as possible. Throws SetupError if the game cannot
/// begin under these rules, ScriptError, and Interrupted once `keep_going` answers false.
Transfer transfer(const Game& old, const Rules& rules, Language language,
                  const std::function<bool()>& keep_going);

}  // namespace kasino
