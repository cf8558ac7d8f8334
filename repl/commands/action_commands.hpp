// A variant's own actions, as commands: announce, call seat=2.
#pragma once

#include <string>

#include "repl/commands/commands.hpp"

namespace kasino {

/// Whether the first word of `text` is an action of the variant (in force).
bool names_action(const Session& session, const std::string& text);

/// Performs the action that `text` names. Throws IllegalMove with the clause that refuses it, and
/// ActionError.
ReplyBody play_action(Session& session, const std::string& text);

/// Whether it is open, and by which clause (not).
ReplyBody why_action(const Session& session, const std::string& text);

}  // namespace kasino
