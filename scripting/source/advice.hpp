// What an author can do about an error of Lua's. Lua says what it expected and where it stopped, or
// which value is wrong; the advice says what to write instead.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kasino {

/// What to add to Lua's words.
struct SyntaxAdvice {
  std::string text;                   ///< "; what to do", or empty
  std::optional<std::size_t> column;  ///< where Lua stopped; nothing where that cannot be told
};

/// Of Lua's `problem` in line `line` of `source`.
///
///   "'}' expected (to close '{' at line 2) near 'match'"  ->  "; is a comma missing before it?"
SyntaxAdvice syntax_advice(std::string_view problem, std::string_view source, int line);

/// Lua names a letter that it cannot read by its first byte, near '<\226>'; the same problem with
/// the letter itself, as it stands in the line.
std::string with_letters(std::string problem, std::string_view source, int line);

/// The names that a script is offered.
struct OfferedNames {
  std::vector<std::string> globals;
  std::map<std::string, std::vector<std::string>> fields;  ///< of globals that are tables
};

/// A line of a text, from 1.
struct LineOf {
  std::string_view source;
  int line;
};

/// "; what to do" or " (did you mean ...?)" about a `problem` that was raised in a line, perhaps by
/// one of the functions that scripts are offered: `called` is its name. Or nothing.
///
///   "attempt to call a nil value (global 'paris')"  ->  " (did you mean pairs?)"
std::string runtime_advice(std::string_view problem, std::string_view called, LineOf at,
                           const OfferedNames& offered);

/// The same about the wrong answer of a function that stands in the lines `first` to `last`.
std::string answer_advice(std::string_view problem, std::string_view source, int first, int last);

}  // namespace kasino
