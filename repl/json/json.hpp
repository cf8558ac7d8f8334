// Answers as JSON: one compact line each, to the letter of the machine interface.
#pragma once

#include <string>

#include "repl/session/reply.hpp"
#include "repl/session/session.hpp"

namespace kasino {

/// The answer to the command just executed; positions in it are those of `session`. No newline.
std::string to_json(const Reply& reply, const Session& session);

/// An error that leaves no session to speak of.
std::string to_json(const std::string& command, const Failure& failure);

}  // namespace kasino
