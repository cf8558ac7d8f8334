// The merged table of a variant's scripts as Lua, with the place where each key was last written.
#pragma once

#include <string>

#include "scripting/variant/compose.hpp"

namespace kasino {

/// The merged table, with options settled and removed keys as `false`: one line for each key, in
/// the order of key_rows(); names of the scripts' own are in the order in which they were first
/// written. It is Lua that can be read again, but functions in it do nothing.
///
///   aces = { each = "A", points = 1 }, -- standard.lua:40
std::string keys_text(const Composition& composition);

}  // namespace kasino
