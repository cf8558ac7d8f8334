// The manual page, made of the tables of the command line and of the session's commands.
#pragma once

#include <string>
#include <vector>

#include "repl/command_tree.hpp"
#include "repl/commands.hpp"

namespace kasino {

/// kasino(1) in man's macros. `version` is "kasino 0.1.0".
std::string man_page(const std::vector<CommandEntry>& tree, const std::vector<Command>& commands,
                     const std::string& version);

}  // namespace kasino
