// Scenario files: the tests of a variant, in Lua, beside its script (pluck.test.lua).
//
// A file runs in a sandbox and returns one table of data; its keys are listed in scenario_keys.cpp.
// Reading it (read_scenario.hpp) loads no rules, and does not check whether its expectations hold.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/setup.hpp"

namespace kasino {

/// Something that a scenario file says, with its place.
template <typename Type>
struct Said {
  Type what{};
  int line = 1;
  std::string key;  ///< "scenarios[2].after.table"
};

/// A move or action that must be refused.
struct Forbidden {
  std::string text;
  std::string clause;  ///< the clause that must refuse it; empty: any
};

/// A fact about a position: a name ("turn", "hand2", "vars.offender") and its value as a scenario
/// file writes it, lists with spaces between. Cards and winners are sorted.
struct ExpectedFact {
  std::string name;
  std::string value;
};

/// Points that a seat must have in this deal: all of them, or those by one clause.
struct ExpectedPoints {
  Seat seat = 1;
  std::string clause;  ///< empty: all points
  int points = 0;
};

/// Steps that must be legal in a position, and such as must not be.
struct ExpectedSteps {
  std::vector<Said<std::string>> legal;
  std::optional<Said<std::vector<std::string>>> only;
  std::vector<Said<Forbidden>> illegal;
};

/// Some moves, and what is expected before and after them.
struct Checkpoint {
  ExpectedSteps legality;
  std::vector<Said<std::string>> play;
  ExpectedSteps legality_after;
  std::vector<Said<ExpectedFact>> after;
  std::vector<Said<ExpectedPoints>> score;
  std::vector<Said<std::string>> events;
};

struct Scenario {
  Said<std::string> name;
  /// Not empty. If the file names no variant, the one that the file is named after, at line 1 and
  /// without a key.
  std::vector<Said<std::string>> variants;
  Said<std::map<std::string, std::string>> options;
  std::optional<int> players;
  std::optional<Seat> dealer;
  /// Without `players` and `dealer`, which may depend on the variant. A setup has as many players
  /// as it names seats.
  GameStart start;
  std::map<std::string, int> start_lines;  ///< of the keys that make the start: "hand1", "deck"
  std::vector<Checkpoint> steps;           ///< not empty
};

}  // namespace kasino
