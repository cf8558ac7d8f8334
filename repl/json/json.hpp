// Answers as JSON, one compact line each, as the machine interface defines them.
#pragma once

#include <string>

#include "repl/commands/reply.hpp"
#include "repl/session/session.hpp"

namespace kasino {

/// The answer to the command just executed, without a newline; positions are those of `session`.
/// Throws what the rules throw.
std::string to_json(const Reply& reply, const Session& session);

/// The same, or an error if a script called for it fails.
std::string answer_in_json(const Reply& reply, const Session& session);

/// An error, without a session.
std::string to_json(const std::string& command, const Failure& failure);

}  // namespace kasino
