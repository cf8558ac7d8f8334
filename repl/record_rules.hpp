// The rules that a game record was played under.
#pragma once

#include <functional>
#include <string>

#include "engine/record.hpp"
#include "engine/rules.hpp"
#include "repl/session.hpp"

namespace kasino {

/// Loads rules, and keeps them. Throws UnknownVariant, OptionError, ScriptError.
using RulesKeeper = std::function<const Rules&(const RulesName&)>;

/// The rules that `head` of the record in `file` names. A script named by a relative path is looked
/// for from the working folder, then from that of the record. Throws RecordError with the line of
/// the variant or option that leads to no rules; what is wrong with a script itself stays a
/// ScriptError.
const Rules& rules_of_record(const RecordHead& head, const std::string& file,
                             const RulesKeeper& rules);

}  // namespace kasino
