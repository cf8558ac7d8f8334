// What two variants differ in as they are written: data, options, functions, clauses.
//
// Compared is what their scripts come to once they are merged, with the options settled; how they
// play is another matter (paired_play.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "scripting/variant/compose.hpp"

namespace kasino {

enum class DifferenceKind : std::uint8_t { Data, Option, Function, Clause };

/// What one of the two has.
struct Written {
  std::string place;  ///< "mine.lua:12"
  std::string value;  ///< of data, as Lua writes it; of functions empty
  std::optional<OptionValue> option{};
  bool is_fixed = false;  ///< the option is no longer offered
  Text text{};            ///< of a clause
};

/// Something that one has and the other has not, or has otherwise.
struct Difference {
  DifferenceKind kind;
  std::string path;  ///< "scoring.aces.points"; of a clause or an option its name
  std::optional<Written> a{};
  std::optional<Written> b{};
};

/// Data first, then options, functions, and the clauses in force; each by its path, clauses in the
/// order of ids. Empty if nothing differs. Names, titles and sources are not compared. Throws
/// ScriptError if a budget of the scripts is spent.
std::vector<Difference> differences(const Composition& a, const Composition& b);

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
