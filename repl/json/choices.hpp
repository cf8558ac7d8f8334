// What can be done now, for a page that draws cards: each choice with the cards of it as they are
// drawn there.
#pragma once

#include <nlohmann/json.hpp>

#include "repl/commands/reply.hpp"
#include "repl/session/session.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// A list, in the order of `list`: {line: what to type, label, seat, hand: cards played, take:
/// other cards of it}, of a build also {built}, of an action {action: its word}, and {sweep} where
/// the table is cleared. Throws what the rules throw.
nlohmann::ordered_json choices_of(const MoveList& list, const Session& session, const Style& style);

}  // namespace kasino
