// A game record in a file, and the rules that it was played under.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "engine/model/rules.hpp"
#include "engine/record/record.hpp"
#include "repl/session/session.hpp"

namespace kasino {

/// Loads rules, and keeps them. Throws UnknownVariant, OptionError, ScriptError.
using RulesKeeper = std::function<const Rules&(const RulesName&)>;

/// The rules that `head` of the record in `file` names. A script named by a relative path is looked
/// for from the working folder, then from that of the record. Throws RecordError with the line of
/// the variant or option that leads to no rules; what is wrong with a script itself stays a
/// ScriptError.
const Rules& rules_of_record(const RecordHead& head, const std::string& file,
                             const RulesKeeper& rules);

/// A game read from its record.
struct RecordedGame {
  Game game;
  std::optional<std::string> warning;  ///< it was recorded under another script
};

/// The game recorded in `file`. Throws Error if that can't be read, RecordError with the file and
/// the line, and ScriptError.
RecordedGame recorded_game(const std::string& file, const RulesKeeper& rules,
                           const Replaying& how = {});
/// The game recorded in a file of the session, under rules that it keeps. Each step is a command to
/// scripts, as it was when it was played. Throws Interrupted, too.
RecordedGame recorded_game(const std::string& file, Session& session);

}  // namespace kasino
