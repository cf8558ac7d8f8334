// What two variants differ in as they are written.
//
// Compared is what their scripts come to once they are merged, with the options settled; how they
// play is another matter (paired_play.hpp).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scripting/variant/compose.hpp"

namespace kasino {

/// What one of the two has.
struct Written {
  std::string value;  ///< as Lua writes it, of texts one language; a function is told as such
  std::string place;  ///< "mine.lua:12"
};

/// A key that one has and the other has not, or has otherwise.
struct Difference {
  std::string path;  ///< "scoring.aces.points", "options.target", "clauses["STD-1"]"
  std::optional<Written> a{};
  std::optional<Written> b{};
};

/// By path, the options after other keys, and then the clauses in force. Empty if nothing differs.
/// Names, titles and sources are not compared. Throws ScriptError if a budget of the scripts is
/// spent.
std::vector<Difference> differences(const Composition& a, const Composition& b);

}  // namespace kasino
