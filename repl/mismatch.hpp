// Something that is not as a scenario says, and how a person is told: what was expected above what
// was found, and where both are lists, in what they differ.
#pragma once

#include <string>
#include <vector>

#include "repl/look.hpp"

namespace kasino {

struct Mismatch {
  int line = 1;
  std::string what;      ///< "after.table", "play[2] c8xs5"; empty: `found` says all
  std::string expected;  ///< empty where only an error can be told
  std::string found;
  bool of_cards = false;  ///< `expected` and `found` are cards with blanks between
  /// Of lists: what was expected and not found, and what was found besides.
  std::vector<std::string> missing{};
  std::vector<std::string> besides{};
  std::vector<std::string> under{};  ///< lines to show under it, of a function that failed
};

/// Notes in what two lists, each sorted, differ, if both hold something.
void note_difference(const std::vector<std::string>& expected,
                     const std::vector<std::string>& found, Mismatch& mismatch);

/// Makes it one of two lists of cards, each with blanks between, or a word where there are none.
void note_cards(Mismatch& mismatch);

/// The lines that tell it, each with its newline; `file` holds the scenario.
std::string to_lines(const Mismatch& mismatch, const std::string& file, const Look& look);

}  // namespace kasino
