// The table that a variant's scripts come to, as Lua, with where each key was written last.
#pragma once

#include <string>

#include "scripting/variant/compose.hpp"

namespace kasino {

/// The merged table, with options settled and what is removed as `false`; a line for each key, in
/// the order of key_rows(), names of the scripts' own in the order in which they were first
/// written. It is Lua that can be read again, but for what functions do.
///
///   aces = { each = "A", points = 1 }, -- standard.lua:40
std::string keys_text(const Composition& composition);

}  // namespace kasino
