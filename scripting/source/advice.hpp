// What an author can do about an error that Lua reports. Lua says what it expected and where it
// stopped, or which value is wrong; the advice says what to write instead.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kasino {

/// What to add to Lua's message.
struct SyntaxAdvice {
  std::string text;                   ///< "; what to do", or empty
  std::optional<std::size_t> column;  ///< where Lua stopped; nothing if that is not known
};

/// The advice on Lua's `problem` in line `line` of `source`.
///
///   "'}' expected (to close '{' at line 2) near 'match'"  ->  "; is a comma missing before it?"
SyntaxAdvice syntax_advice(std::string_view problem, std::string_view source, int line);

/// Lua shows a letter that it cannot read by its first byte, as in near '<\226>'. Answers the same
/// problem with the whole letter, as it stands in the line.
std::string with_letters(std::string problem, std::string_view source, int line);

/// The names that scripts can use.
struct OfferedNames {
  std::vector<std::string> globals;
  std::map<std::string, std::vector<std::string>> fields;  ///< of globals that are tables
};

/// A line of a source text; lines count from 1.
struct LineOf {
  std::string_view source;
  int line;
};

/// Advice on a `problem` raised in a line: "; what to do", " (did you mean ...?)", or nothing.
/// `called` is the name of the offered function that raised it, if one did.
///
///   "attempt to call a nil value (global 'paris')"  ->  " (did you mean pairs?)"
std::string runtime_advice(std::string_view problem, std::string_view called, LineOf at,
                           const OfferedNames& offered);

/// The same for a wrong answer of a function, which is written in lines `first` to `last`.
std::string answer_advice(std::string_view problem, std::string_view source, int first, int last);

}  // namespace kasino
