// Where the scripts of one variant are at odds: a key that one writes, and a later one writes
// otherwise.
#pragma once

#include <string>
#include <vector>

#include "scripting/variant/compose.hpp"

namespace kasino {

/// A key that two scripts of a variant set against each other; the later one is in force, unless
/// one later still has its own.
struct Override {
  std::string path;         ///< "scoring.aces.points", "options.target.default"
  std::string below;        ///< what it was, as Lua writes it
  std::string below_place;  ///< "standard.lua:40"
  std::string above;        ///< what it is; empty: it is taken away
  std::string above_place;
  bool operator==(const Override&) const = default;
};

/// In the order in which the scripts are merged. Functions under `on_*` add up, and are never at
/// odds; nor is a script with its own options.
std::vector<Override> overrides_in(const Composition& composition);

}  // namespace kasino
