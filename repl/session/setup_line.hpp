// A position as the line that sets it up.
#pragma once

#include <string>

#include "engine/model/setup.hpp"

namespace kasino {

/// `setup table="h7 d4" hand1="s7" turn=2`, as it is typed; what is empty or nought is left out.
std::string setup_line(const Setup& setup);

}  // namespace kasino
