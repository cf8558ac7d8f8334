// Completion files for shells, made of the table of the command line.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "repl/command_tree.hpp"

namespace kasino {

enum class Shell : std::uint8_t { Bash, Zsh, Fish };

/// The file that makes `shell` complete commands, options and their values. Names of variants it
/// asks of `kasino variants` when they are wanted.
std::string completion_file(Shell shell, const std::vector<CommandEntry>& tree);

}  // namespace kasino
