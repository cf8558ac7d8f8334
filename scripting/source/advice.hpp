// What an author can do about an error that Lua reports. Lua says what it expected and where it
// stopped, or which value is wrong; the advice says what to write instead.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/source/script_error.hpp"

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

/// An error that was raised as a script ran.
struct Raised {
  std::string_view problem;
  Misuse misuse;
  std::string_view word;    ///< of the script, that is to blame; may be empty
  std::string_view called;  ///< the name of the offered function that raised it, if one did
};

/// Advice on an error in a line: "; what to do", " (did you mean ...?)", or nothing.
///
///   "attempt to call a nil value (field 'gsub')"  ->  "; scripts have no patterns of text: use
///   find and sub"
std::string runtime_advice(const Raised& raised, LineOf at, const OfferedNames& offered);

/// The same for a function, written in lines `first` to `last`, that answers nothing.
std::string answer_advice(std::string_view source, int first, int last);

}  // namespace kasino
