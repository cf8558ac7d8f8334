// Where the program keeps what it remembers between sessions.
#pragma once

#include <filesystem>

namespace kasino {

/// ~/.local/state/kasino, or where the environment says such things lie; empty without a home.
std::filesystem::path state_folder();

}  // namespace kasino
